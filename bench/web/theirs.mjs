/** A table of the peer, as the load sees it: boardgame.io's own messages over socket.io. */

import { io } from "socket.io-client";

export class TheirTable {
  constructor(port, onupdate) {
    this.host = `http://127.0.0.1:${port}`;
    this.onupdate = onupdate;
    this.turn = 0;
    this.isOver = false;
    this.refused = 0;
  }

  async open(number) {
    // The first who asks for a match makes it.
    this.match = `match-${number}`;
    const first = await this.#connect(0);
    this.sockets = [first, await this.#connect(1), await this.#connect(2)];
  }

  #connect(seat) {
    return new Promise((done, fail) => {
      const socket = io(`${this.host}/peer`, { transports: ["websocket"], forceNew: true });
      socket.on("connect_error", fail);
      socket.on("connect", () => socket.emit("sync", this.match, String(seat), undefined, 3));
      socket.on("sync", (_, told) => {
        this.state = told.state;
        done(socket);
      });
      socket.on("update", (_, state) => {
        this.state = state;
        this.onupdate(this, seat, state._stateID);
      });
    });
  }

  move() {
    if (this.sent === this.state._stateID) return false;
    this.sent = this.state._stateID;
    this.turn += 1;
    const seat = this.state.ctx.currentPlayer;
    const action = {
      type: "MAKE_MOVE",
      payload: { type: "play", args: [this.turn % 6], playerID: seat },
    };
    this.sockets[Number(seat)].emit("update", action, this.state._stateID, this.match, seat);
    return true;
  }

  close() {
    for (const socket of this.sockets ?? []) socket.close();
  }
}
