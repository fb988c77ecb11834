/** What the server tells, made fit for the map: fields as people name them, and what is new to be seen. */

import type { LogEntry, StateMessage } from "../wire/types";
import { spoken } from "./geometry";
import type { Aftermath, MazeView, Sight } from "./types";

/** A state in whose sentences fields are named as the map names them. */
export function toldState(state: StateMessage): StateMessage {
  const { decision, undo } = state;
  return {
    ...state,
    decision: decision && {
      ...decision,
      question: spoken(decision.question),
      options: decision.options.map((option) => ({ ...option, sentence: spoken(option.sentence) })),
    },
    undo: undo && { ...undo, sentence: spoken(undo.sentence) },
    wishes: state.wishes.map((wish) => ({ ...wish, sentence: spoken(wish.sentence) })),
    log: { ...state.log, entries: state.log.entries.map((entry) => ({ ...entry, lines: entry.lines.map(spoken) })) },
    ending: state.ending?.map(spoken) ?? null,
  };
}

/** What is to be seen of the moves after `told`. */
export function newSights(entries: readonly LogEntry[], told: number): Sight[] {
  return entries.filter((entry) => entry.move > told).flatMap((entry) => (entry.sights ?? []) as Sight[]);
}

/** The fields of a level that fell, where nothing lies now. */
export function fallen(before: MazeView | null, now: MazeView | null, sights: readonly Sight[]): string[] {
  const levels = new Set(sights.filter(({ see }) => see === "collapsed").map(({ n }) => n));
  const laid = new Set(now?.tiles.map((tile) => tile.field));
  const lost = (before?.tiles ?? []).filter((tile) => levels.has(tile.level) && !laid.has(tile.field));
  return lost.map((tile) => tile.field);
}

/** How a card ended in which I fought or which I read out: what was told since; null if none did. */
export function aftermathOf(before: MazeView | null, state: StateMessage, sights: readonly Sight[], since: number): Aftermath | null {
  const now = state.view as unknown as MazeView | null;
  const read = sights.findLast(({ see }) => see === "read");
  const was = before?.card ?? null;
  const isMine = read?.seat === state.seat || was?.fighters.includes(state.seat) || was?.reader === state.seat;
  if (now?.card || state.seat < 0 || !isMine || !(read || was)) return null;
  const lines = state.log.entries.filter((entry) => entry.move > since).flatMap((entry) => entry.lines);
  return { card: read?.card ?? was?.card ?? null, deck: read?.deck ?? was?.deck ?? "monster", lines };
}
