/** How often the plain page asks: soon when it matters, seldom on a slow line. */

const QUIET = 700;
const LONGEST = 30_000;

/** Milliseconds until the socket is tried again. */
export function wait(tries: number): number {
  return Math.min(LONGEST, 500 * 2 ** tries);
}

/** A deed that is done at once when it matters, else when it has been quiet for a moment. */
export function kept(deed: () => Promise<unknown>): (isUrgent: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (isUrgent) => {
    clearTimeout(timer);
    timer = setTimeout(() => void deed(), isUrgent ? 0 : QUIET);
  };
}
