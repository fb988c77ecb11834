/** What is asked at a real table (docs/wire.md). */

/** What chance is asked at a real table, and somebody must tell. */
export interface ChanceAsk {
  ask: string;
  /** The stream as a record names it: `deck.p1`, `die.p2`, `tile`, `curse.fire`. */
  stream: string;
  seat: number;
  question: string;
  /** What has happened since the choice that led here. */
  lines: string[];
  options: { text: string; name: string; copies: number }[];
  refused: { text: string; name: string }[];
  told: string[];
  is_opening: boolean;
}
