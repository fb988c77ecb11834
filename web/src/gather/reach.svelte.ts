/** How others reach this server: as this browser does, or by the machine's address in its network. */

import { fetchHere } from "../wire/http";

const OWN = ["localhost", "127.0.0.1", "[::1]"];
let lan = $state<string[]>([]);
let isAsked = false;

function isOwn(): boolean {
  return OWN.includes(location.hostname);
}

function ask(): void {
  if (isAsked || !isOwn()) return;
  isAsked = true;
  fetchHere().then(
    (here) => (lan = here.lan),
    () => (isAsked = false),
  );
}

/** The origin that a phone would call. Reactive: it may become known later. */
export function reach(): string {
  ask();
  return (isOwn() && lan[0]) || location.origin;
}

/** Whether nobody but this machine can follow the link. */
export function isOnlyHere(): boolean {
  ask();
  return isOwn() && !lan.length;
}
