import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { guessLang } from "./words.svelte";

const files = import.meta.glob<string>("./*.ftl", { eager: true, query: "?raw", import: "default" });
const parts = [...new Set(Object.keys(files).map((path) => path.replace(/^\.\/|\.?(en|de|es)\.ftl$/g, "")))];

const fileOf = (part: string, lang: string) => files[part ? `./${part}.${lang}.ftl` : `./${lang}.ftl`] ?? "";
const keysOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]!);
/** The arguments of every message. */
const argsOf = (text: string) => {
  const blocks = text.split(/^(?=[a-z][\w-]* *=)/m).filter((block) => /^[a-z]/.test(block));
  return Object.fromEntries(blocks.map((block) => [block.split(" ")[0], [...new Set(block.match(/\$\w+/g))].sort()]));
};

describe.each(parts)("the words of “%s”", (part) => {
  const english = fileOf(part, "en");

  it.each(["en", "de", "es"])("are all understood in %s", (lang) => {
    const bundle = new FluentBundle(lang);
    expect(bundle.addResource(new FluentResource(fileOf(part, lang)))).toEqual([]);
    for (const key of keysOf(english)) expect(bundle.hasMessage(key), key).toBe(true);
    expect(keysOf(fileOf(part, lang))).toEqual([...new Set(keysOf(fileOf(part, lang)))]);
  });

  it.each(["de", "es"])("have the same keys and arguments in %s", (lang) => {
    const theirs = argsOf(fileOf(part, lang));
    for (const [key, args] of Object.entries(argsOf(english))) expect({ [key]: theirs[key] }).toEqual({ [key]: args });
    expect(keysOf(fileOf(part, lang)).sort()).toEqual(keysOf(english).sort());
  });
});

describe("the first language", () => {
  it("is the first the browser asks for that we know", () => {
    expect(guessLang(["fr-FR", "es-MX", "en"])).toBe("es");
    expect(guessLang(["de-AT"])).toBe("de");
    expect(guessLang(["ja"])).toBe("en");
    expect(guessLang([])).toBe("en");
  });
});
