/** What the table asks the server about the open question. Reasons and prices are asked for once. */

import type { Socket } from "../wire/socket";
import type { Price } from "../wire/types";

export interface Reason {
  legal: boolean;
  sentence: string;
  rule: string;
  /** What on the table stands against it, by short names. */
  at: string[];
}

export interface Hint {
  picks: string[];
  sentence: string;
}

export interface Answer {
  ask: string;
  picks: string[];
  then?: string[];
}

export class Asking {
  #socket: Socket;
  #reasons = new Map<string, Promise<Reason>>();
  #prices = new Map<string, Promise<Price>>();

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** A new question, or a new language: nothing said before holds. */
  forget(): void {
    this.#reasons.clear();
    this.#prices.clear();
  }

  why(ask: string, pick: string): Promise<Reason> {
    let reason = this.#reasons.get(pick);
    if (!reason) {
      reason = this.#socket.request<Reason>({ t: "why", ask, pick });
      reason.catch(() => this.#reasons.delete(pick));
      this.#reasons.set(pick, reason);
    }
    return reason;
  }

  price(ask: string, pick: string): Promise<Price> {
    let price = this.#prices.get(pick);
    if (!price) {
      price = this.#socket.request<Price>({ t: "price", ask, pick });
      price.catch(() => this.#prices.delete(pick));
      this.#prices.set(pick, price);
    }
    return price;
  }

  /** What these cards are as a payment. */
  async verdict(ask: string, pick: string, cards: string[]): Promise<Price["verdict"]> {
    const price = await this.#socket.request<Price>({ t: "price", ask, pick, cards });
    return price.verdict;
  }

  async hint(): Promise<Hint> {
    const { picks, sentence } = await this.#socket.request<Hint>({ t: "hint" });
    return { picks, sentence };
  }

  choose(answer: Answer): Promise<unknown> {
    return this.#socket.request({ t: "choose", ...answer });
  }
}
