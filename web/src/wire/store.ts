/** What this browser remembers. Where nothing may be stored it is remembered until the page closes. */

const PREFIX = "madmage.";
const here = new Map<string, string>();

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function kept(key: string): string | null {
  const known = here.get(key);
  if (known !== undefined) return known;
  try {
    return storage()?.getItem(PREFIX + key) ?? null;
  } catch {
    return null;
  }
}

export function keep(key: string, text: string): void {
  try {
    const box = storage();
    if (!box) throw new Error("no storage");
    box.setItem(PREFIX + key, text);
    here.delete(key);
  } catch {
    here.set(key, text);
  }
}

export function drop(key: string): void {
  here.delete(key);
  try {
    storage()?.removeItem(PREFIX + key);
  } catch {
    // Nothing was stored, so nothing is left.
  }
}

/** Something stored as JSON, or null if there is nothing or it cannot be read. */
export function keptJson(key: string): unknown {
  try {
    return JSON.parse(kept(key) ?? "null");
  } catch {
    return null;
  }
}
