/** Arrow keys within a group: one of its buttons is in the tab order, the arrows go to the others.
 *
 * An attachment: `<ul {@attach roving}>`. Up and down work like left and right; Home and End go to the
 * ends. Buttons may come and go; if the one in the tab order goes, its neighbour takes its place.
 */

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Where an arrow leads among `count` things, or -1 if the key is none. */
export function stepTo(key: string, at: number, count: number): number {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? -1 : (at + step + count) % count;
}

export function roving(group: HTMLElement): () => void {
  let current: HTMLElement | null = null;
  let place = 0;

  const members = () =>
    [...group.querySelectorAll<HTMLElement>("button, a[href], [data-rove]")].filter((one) => !one.closest("[role=tooltip]"));

  function settle(): void {
    const all = members();
    if (!current || !all.includes(current)) current = all[Math.min(place, all.length - 1)] ?? null;
    place = current ? all.indexOf(current) : 0;
    for (const one of all) {
      const index = one === current ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index;
    }
  }

  function focused(event: FocusEvent): void {
    const target = members().find((one) => one === event.target);
    if (!target) return;
    current = target;
    settle();
  }

  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = members();
    const at = all.findIndex((one) => one === event.target);
    const to = at < 0 ? -1 : stepTo(event.key, at, all.length);
    if (to < 0) return;
    event.preventDefault();
    all[to]?.focus();
  }

  settle();
  const watcher = new MutationObserver(settle);
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", pressed);
  return () => {
    watcher.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("keydown", pressed);
  };
}
