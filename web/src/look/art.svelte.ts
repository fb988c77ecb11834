/** Pictures that the page fetches. What was lost with the line is fetched again when the line is back. */

let round = $state(0);

/** Where a picture is fetched: another address after every cut, since a lost one is not tried again. */
export function artPath(path: string): string {
  return round ? `/art/${path}.svg?again=${round}` : `/art/${path}.svg`;
}

/** The line is back: every picture in sight is fetched anew, and stays in sight until it is there. */
export function fetchArtAnew(): void {
  round += 1;
}
