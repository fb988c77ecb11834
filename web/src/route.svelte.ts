/** Where we are: `/`, `/t/CODE`, `/t/CODE/screen`, `/rules/GAME`, `/replay`, `/replay/ID`. One history, no library. */

export type Route =
  | { at: "start" }
  | { at: "table"; code: string; isScreen: boolean }
  | { at: "rules"; game: string; number: string }
  | { at: "replay"; id: string }
  | { at: "nowhere" };

/** A table's code as people type it: case and stray spaces do not matter. */
export function tidyCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

export function readRoute(path: string, hash = ""): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean);
  if (!first) return { at: "start" };
  if (first === "replay" && rest.length === 0) return { at: "replay", id: second };
  if (first === "t" && rest.length === 1 && rest[0] === "screen" && tidyCode(second)) {
    return { at: "table", code: tidyCode(second), isScreen: true };
  }
  if (rest.length === 0 && second) {
    if (first === "t" && tidyCode(second)) return { at: "table", code: tidyCode(second), isScreen: false };
    if (first === "rules") return { at: "rules", game: second, number: decodeURIComponent(hash.replace(/^#/, "")) };
  }
  return { at: "nowhere" };
}

const first = globalThis.location;
let route = $state.raw<Route>(first ? readRoute(first.pathname, first.hash) : { at: "start" });

/** Where we are. Reactive. */
export function here(): Route {
  return route;
}

function look(): void {
  route = readRoute(location.pathname, location.hash);
}

/** Go to a path of ours without loading the page anew. */
export function go(path: string): void {
  history.pushState(null, "", path);
  look();
  window.scrollTo(0, 0);
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A click on a link to a path of ours stays in the page. */
function catchClick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || !isPlainClick(event)) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (/^\/(api|plain)(\/|$)/.test(link.pathname)) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Begin to follow the address; returns how to stop. */
export function follow(): () => void {
  look();
  window.addEventListener("popstate", look);
  window.addEventListener("hashchange", look);
  document.addEventListener("click", catchClick);
  return () => {
    window.removeEventListener("popstate", look);
    window.removeEventListener("hashchange", look);
    document.removeEventListener("click", catchClick);
  };
}
