/** Finding one of many by a few letters. */

/** A text without accents and capitals, for comparing what people type. */
function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Those whose name holds every word that was typed; who begin with it come first. */
export function found<T extends { name: string }>(all: readonly T[], typed: string): T[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (!words.length) return [...all];
  const fit = all.filter(({ name }) => words.every((word) => plain(name).includes(word)));
  const begins = ({ name }: T) => (plain(name).startsWith(words[0]!) ? 0 : 1);
  return fit.sort((one, other) => begins(one) - begins(other));
}
