/** Everything the page says by itself, in the reader's language.
 *
 * `say(key, args)` is reactive: where a template uses it, the text changes with `setLang`. Files are
 * `xx.ftl` (this folder's own) and `part.xx.ftl` (the table's, the Book's); keys are shared, so each
 * part begins its keys with its own name.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { keep, kept } from "../wire/store";
import type { Lang } from "../wire/types";

export type Args = Record<string, FluentVariable>;

export const LANGS: readonly Lang[] = ["en", "de", "es"];
export const LANG_NAMES: Readonly<Record<Lang, string>> = { en: "English", de: "Deutsch", es: "Español" };

const texts: Record<Lang, () => Promise<{ default: string[] }>> = {
  en: () => import("./all.en"),
  de: () => import("./all.de"),
  es: () => import("./all.es"),
};
const bundles = new Map<Lang, Promise<FluentBundle>>();
let current = $state.raw<{ lang: Lang; bundle: FluentBundle }>({ lang: "en", bundle: new FluentBundle("en") });

export function isLang(text: unknown): text is Lang {
  return LANGS.includes(text as Lang);
}

/** The first language we know among those a browser asks for. */
export function guessLang(asked: readonly string[]): Lang {
  for (const tag of asked) {
    const short = tag.slice(0, 2).toLowerCase();
    if (isLang(short)) return short;
  }
  return "en";
}

async function readBundle(lang: Lang): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of (await texts[lang]()).default) {
    for (const fault of bundle.addResource(new FluentResource(text))) console.warn(lang, fault.message);
  }
  return bundle;
}

function bundleOf(lang: Lang): Promise<FluentBundle> {
  let bundle = bundles.get(lang);
  if (!bundle) {
    bundle = readBundle(lang);
    bundle.catch(() => bundles.delete(lang));
    bundles.set(lang, bundle);
  }
  return bundle;
}

/** The language now. Reactive. */
export function lang(): Lang {
  return current.lang;
}

export async function setLang(lang: Lang): Promise<void> {
  current = { lang, bundle: await bundleOf(lang) };
  document.documentElement.lang = lang;
  keep("lang", lang);
}

/** The words of the remembered language, or of the browser's. */
export async function firstWords(): Promise<void> {
  const remembered = kept("lang");
  await setLang(isLang(remembered) ? remembered : guessLang(navigator.languages));
}

export function has(key: string): boolean {
  return current.bundle.hasMessage(key);
}

/** The sentence for a key; a key without one says itself, so that a gap is seen. Reactive. */
export function say(key: string, args?: Args): string {
  const { bundle } = current;
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  const faults: Error[] = [];
  const text = bundle.formatPattern(message.value, args, faults);
  for (const fault of faults) console.warn(key, fault.message);
  return text;
}
