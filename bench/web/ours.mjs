/** A table of ours, as the load sees it: three sockets, a move whenever it is told, an update each. */

import WebSocket from "ws";

const post = async (address, body) => {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
  return answer.json();
};

/** An answer to a question: one option, or the first whole selection; another one at every attempt. */
const answerTo = (decision, turn, attempt) => {
  if (decision.picking !== "alone") {
    if (decision.proposals.length) return decision.proposals[0];
    return decision.options.slice(0, attempt + 1).map((option) => option.text);
  }
  return [decision.options[turn % decision.options.length].text];
};

export class OurTable {
  constructor(port, onupdate, onrefused) {
    this.onrefused = onrefused;
    this.attempt = 0;
    this.host = `127.0.0.1:${port}`;
    this.onupdate = onupdate;
    this.turn = 0;
    this.isOver = false;
    this.refused = 0;
  }

  async open(number) {
    const made = await post(`http://${this.host}/api/tables`, {
      game: "book",
      lang: ["en", "de", "es"][number % 3],
      seats: [{ kind: "me", name: "A" }, { kind: "friend" }, { kind: "friend" }],
      options: {},
    });
    const tokens = [made.token];
    for (const name of ["B", "C"]) {
      tokens.push((await post(`http://${this.host}/api/tables/${made.code}/sit`, { name })).token);
    }
    this.sockets = await Promise.all(tokens.map((token, seat) => this.#connect(made.code, token, seat, number)));
  }

  #connect(code, token, seat, number) {
    return new Promise((done, fail) => {
      const socket = new WebSocket(`ws://${this.host}/ws/${code}`, { perMessageDeflate: false });
      socket.on("error", fail);
      socket.on("open", () =>
        socket.send(JSON.stringify({ t: "hello", token, lang: ["en", "de", "es"][number % 3] })),
      );
      socket.on("message", (data) => {
        const message = JSON.parse(data);
        if (message.t === "no") {
          this.refused += 1;
          this.asked = this.tried;
          this.attempt += 1;
          this.onrefused(this);
        }
        if (message.t !== "state") return;
        if (message.table.phase === "playing") done(socket);
        if (message.table.phase === "over") this.isOver = true;
        if (message.decision) {
          this.asked = { seat, decision: message.decision };
          this.attempt = 0;
        }
        this.onupdate(this, seat, message.n);
      });
    });
  }

  /** Make a move; false if there is none to make now. */
  move() {
    const asked = this.asked;
    if (this.isOver || !asked) return false;
    this.asked = null;
    this.tried = asked;
    this.turn += 1;
    const picks = answerTo(asked.decision, this.turn, this.attempt);
    this.sockets[asked.seat].send(
      JSON.stringify({ t: "choose", id: String(this.turn), ask: asked.decision.ask, picks }),
    );
    return true;
  }

  close() {
    for (const socket of this.sockets ?? []) socket.terminate();
  }
}
