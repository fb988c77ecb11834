/** Soft hyphens for long words, where a browser has no dictionary: cards are narrow. */

/** First parts of German compounds; what follows may go on the next line. */
const HEADS = [
  "Unterstützungs", "Bibliotheks", "Wahnsinns", "Nachzieh", "Ablage", "Element", "Elemente", "Gedanken", "Aschen",
  "Zungen", "Panik", "Spiegel", "Flecht", "Schmelz", "Anzünd", "Phönix", "Wetter", "Rücken", "Passat", "Papier", "Tief",
  "Wiegen", "Kron", "Bücher", "Tinten", "Lösch", "Wasser", "Stunden", "Seiten", "Nacht", "Schwamm", "Chor", "Hexen",
];
const COMPOUND = new RegExp(`(${HEADS.join("|")})-?(?=[a-zäöüß]{4})`, "gi");
const LONG = 11;
const VOWELS = "aeiouáéíóúüäöy";
const VOWEL = new RegExp(`[${VOWELS}]`, "i");
/** Consonants that stay together at the beginning of a syllable. */
const TOGETHER = new RegExp(`^(?:[bcdfgkpt][lr]|ch|ll|rr|qu|sch|st|sp|ph|th|gn)[${VOWELS}]`, "i");

/** Between syllables, roughly: before the last consonant, or the last two that stay together. */
function syllables(word: string): string {
  let soft = "";
  for (let i = 0; i < word.length; i++) {
    const isInside = i > 2 && word.length - i > 3;
    const rest = word.slice(i);
    const begins = TOGETHER.test(rest) || (!VOWEL.test(rest[0] ?? "") && VOWEL.test(rest[1] ?? ""));
    const isCut = TOGETHER.test(word.slice(i - 1)) && begins;
    if (isInside && begins && !isCut && VOWEL.test(word.slice(0, i)) && VOWEL.test(rest)) soft += "\u00ad";
    soft += word[i];
  }
  return soft;
}

/** A text whose long words may break, with a hyphen, where they should. */
export function soften(text: string, long = LONG): string {
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < long) return word;
    const parts = word.replace(COMPOUND, "$1\u00ad").split("\u00ad");
    return parts.map((part) => (part.length >= long ? syllables(part) : part)).join("\u00ad");
  });
}
