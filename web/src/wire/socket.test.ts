import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "./refusal";
import { Socket } from "./socket";

/** A line that does what the test says. */
class Line {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static all: Line[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
    this.tell({ t: "state", n: 1, log: { from: 0, entries: [], total: 0 } });
  }

  drop(): void {
    this.readyState = 3;
    this.onclose();
  }

  tell(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const last = () => Line.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the line to a table", () => {
  it("says hello first", () => {
    new Socket("OWLET", "secret", "de");
    last().open();
    expect(last().url).toBe("ws://here/ws/OWLET");
    expect(last().sent).toEqual([{ t: "hello", token: "secret", lang: "de" }]);
  });

  it("sends a request again, with the same id, after the line was cut", async () => {
    const socket = new Socket("OWLET", "", "en");
    last().open();
    const answer = socket.request({ t: "hint" });
    const { id } = last().sent[1]!;
    last().drop();
    expect(socket.link).toBe("down");
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent.map((one) => [one.t, one.id])).toEqual([["hello", undefined], ["hint", id]]);
    last().tell({ t: "ok", id, sentence: "Cast Ice." });
    expect(await answer).toMatchObject({ sentence: "Cast Ice." });
    expect(Line.all).toHaveLength(2);
  });

  it("takes a silent line for dead", () => {
    const socket = new Socket("OWLET", "", "en");
    last().open();
    socket.request({ t: "hint" }).catch(() => {});
    vi.advanceTimersByTime(8001);
    expect(Line.all).toHaveLength(2);
  });

  it("gives up a request after a while", async () => {
    const socket = new Socket("OWLET", "", "en");
    const answer = expect(socket.request({ t: "hint" })).rejects.toMatchObject({ fault: { code: "timeout" } });
    vi.advanceTimersByTime(25_001);
    await answer;
  });

  it("hands a refusal to who asked", async () => {
    const socket = new Socket("OWLET", "", "en");
    last().open();
    const answer = socket.request({ t: "start" });
    last().tell({ t: "no", id: last().sent[1]!.id, error: { code: "not_allowed", sentence: "No.", rule: "" } });
    await expect(answer).rejects.toBeInstanceOf(Refusal);
    expect(socket.link).toBe("up");
  });

  it("does not come back to a table that is not there", () => {
    const socket = new Socket("QQQQQ", "", "en");
    const fault = vi.fn();
    socket.onfault = fault;
    last().tell({ t: "no", id: "", error: { code: "unknown_table", sentence: "No.", rule: "" } });
    vi.advanceTimersByTime(60_000);
    expect([socket.link, Line.all.length, fault.mock.calls.length]).toEqual(["gone", 1, 1]);
  });

  it("comes back at once when the net does", () => {
    new Socket("OWLET", "", "en");
    last().drop();
    window.dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(2);
  });
});
