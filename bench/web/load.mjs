/** The load: so many tables of three seats, one move a second at each; how long until all have it?
 *
 *   node load.mjs ours|theirs PORT TABLES SECONDS
 *
 * A move's time ends when the last of the three seats has its update. Moves are spread evenly over
 * the second. Prints one line of JSON.
 */

import { OurTable } from "./ours.mjs";
import { TheirTable } from "./theirs.mjs";

const [who, port, tableCount, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const SEATS = 3;
const PATIENCE = 5000;
const PREPARING = 20;

const times = [];
let sent = 0;
let lost = 0;
let ended = 0;

const now = () => performance.now();

/** The first update after a move tells its number; the move is done when every seat has it. */
function onupdate(table, seat, number) {
  const open = table.open_;
  if (!open || open.seen.has(seat) || number <= open.before) return;
  open.seen.add(seat);
  table.last = number;
  if (open.seen.size === SEATS) {
    if (open.isCounted) times.push(now() - open.begun);
    table.open_ = null;
  }
}

/** An answer that the rules refuse is answered, too, but to nobody else; the next move tries another. */
function onrefused(table) {
  if (table.open_?.isCounted) sent -= 1;
  table.open_ = null;
}

function move(table, isCounted) {
  if (table.open_) {
    if (now() - table.open_.begun < PATIENCE) return;
    if (table.open_.isCounted) lost += 1;
    table.open_ = null;
  }
  const open = { begun: now(), seen: new Set(), before: table.last ?? -1, isCounted };
  table.open_ = open;
  if (!table.move()) table.open_ = null;
  else if (isCounted) sent += 1;
}

const quantile = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

async function newTable(number) {
  const table = new (who === "ours" ? OurTable : TheirTable)(port, onupdate, onrefused);
  await table.open(number);
  return table;
}

const tables = [];
for (let number = 0; number < tableCount; number += PREPARING) {
  const some = Array.from({ length: Math.min(PREPARING, tableCount - number) }, (_, i) => newTable(number + i));
  tables.push(...(await Promise.all(some)));
}
await wait(1000);

const begin = now();
const WARMING = 2;
for (let tick = 0; tick < (seconds + WARMING) * tableCount; tick += 1) {
  const due = begin + (tick * 1000) / tableCount;
  if (due > now()) await wait(due - now());
  const place = tick % tableCount;
  if (tables[place].isOver) {
    // A game that has ended makes room for a new one.
    ended += 1;
    tables[place].close();
    const fresh = tables[place];
    fresh.isOver = false;
    fresh.move = () => false;
    newTable(tick).then((table) => (tables[place] = table));
  } else move(tables[place], tick >= WARMING * tableCount);
}
await wait(1500);
for (const table of tables) if (table.open_?.isCounted) lost += 1;
times.sort((a, b) => a - b);
console.log(
  JSON.stringify({
    who,
    tables: tableCount,
    seconds,
    moves: sent,
    told: times.length,
    lost,
    refused: tables.reduce((sum, table) => sum + table.refused, 0),
    ended,
    p50: quantile(0.5),
    p90: quantile(0.9),
    p99: quantile(0.99),
    worst: times.at(-1),
  }),
);
process.exit(0);
