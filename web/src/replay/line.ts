/** A line that leads nowhere: a table that is only looked at asks nothing and answers nothing. */

import { Refusal } from "../wire/refusal";
import type { Socket } from "../wire/socket";
import type { Lang } from "../wire/types";

export function quietLine(lang: Lang): Socket {
  const line = {
    lang,
    state: null,
    request: () => Promise.reject(Refusal.of("closed")),
    setLang: () => Promise.resolve(),
    close: () => {},
  };
  return line as unknown as Socket;
}
