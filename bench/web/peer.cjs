/** The peer: a boardgame.io server with a game whose state is as large as a table of the Book.
 *
 * Three players with hidden hands, piles and a board; a move plays a card and draws another. The
 * state lives in memory (boardgame.io's default), while ours is on disk before a move is answered.
 */
const { Server } = require("boardgame.io/server");

const SUITS = ["air", "earth", "fire", "water"];
const card = (n) => ({ id: n, kind: SUITS[n % 4] + ((n % 3) + 1), value: (n % 3) + 1, owner: n % 3 });
const cards = (from, count) => Array.from({ length: count }, (_, i) => card(from + i));

const table = () => ({
  round: 1,
  hands: [cards(0, 6), cards(10, 6), cards(20, 6)],
  decks: [cards(30, 8), cards(40, 8), cards(50, 8)],
  discards: [cards(60, 5), cards(70, 5), cards(80, 5)],
  supply: cards(100, 16),
  curses: Array.from({ length: 5 }, (_, i) => ({ slot: i, name: `curse_${i}`, cost: { fire: 4 }, text: "Each player receives 1 Madness and discards a card of value 2." })),
  spells: [0, 1, 2].map((seat) => cards(200 + seat * 10, 5)),
  log: [],
});

const game = {
  name: "peer",
  setup: table,
  // Whoever looks gets the own hand; the others' hands and all decks are sizes.
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    decks: G.decks.map((deck) => deck.length),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx }, place) => {
      const seat = Number(ctx.currentPlayer);
      const [played] = G.hands[seat].splice(place, 1);
      G.discards[seat].push(played);
      if (G.decks[seat].length === 0) {
        G.decks[seat] = G.discards[seat];
        G.discards[seat] = [];
      }
      G.hands[seat].push(G.decks[seat].pop());
      G.log = [...G.log.slice(-9), `${seat} plays ${played.kind} and draws a card`];
      G.round += 1;
    },
  },
};

const port = Number(process.argv[2]);
const server = Server({ games: [game], origins: [/.*/] });
server.run({ port, callback: () => console.log("ready") });
