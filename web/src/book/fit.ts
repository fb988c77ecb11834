/** A text shows as many lines as its place has room for; only then it ends in dots. */

/** For whatever holds a text whose lines are clamped at `--lines`. */
export function fit(place: HTMLElement): () => void {
  function measure(): void {
    const line = parseFloat(getComputedStyle(place).lineHeight);
    // A sliver may be missing: letters do not fill their line.
    const lines = Math.floor((place.clientHeight + 2) / line);
    place.style.setProperty("--lines", String(Math.max(1, lines)));
  }
  const watch = new ResizeObserver(measure);
  watch.observe(place);
  return () => watch.disconnect();
}
