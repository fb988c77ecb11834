/** Keys of the table: what a key means, wherever the focus is. */

export type Command = "confirm" | "back" | "power 1" | "power 2" | "power 3" | "undo" | "hint" | "rules" | "log" | "propose" | "draft";

const KEYS: Readonly<Record<string, Command>> = {
  Enter: "confirm",
  Escape: "back",
  "1": "power 1",
  "2": "power 2",
  "3": "power 3",
  u: "undo",
  h: "hint",
  "?": "rules",
  l: "log",
  p: "propose",
  d: "draft",
};

/** What the focus is in: a field takes every key, a button takes Enter for itself. */
export type Where = "field" | "control" | "elsewhere";

export function whereIs(target: EventTarget | null): Where {
  if (!(target instanceof Element)) return "elsewhere";
  if (target.closest("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]")) return "field";
  return target.closest("button, a[href], input, summary, [role=button]") ? "control" : "elsewhere";
}

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
}

/** The command behind a key press, or null if it is none of ours. */
export function commandOf(press: Press, where: Where): Command | null {
  if (press.ctrlKey || press.metaKey || press.altKey || where === "field") return null;
  const command = KEYS[press.key.length === 1 ? press.key.toLowerCase() : press.key] ?? null;
  if (command === "confirm" && (where === "control" || press.repeat)) return null;
  return command;
}
