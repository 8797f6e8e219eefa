/** The commonest words of languages, by BCP 47. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'of', 'and', 'is', 'that'],
  fr: ['le', 'la', 'les', 'des', 'est', 'une'],
  de: ['der', 'die', 'das', 'und', 'ist', 'ein'],
  es: ['el', 'los', 'las', 'una', 'es', 'del'],
  it: ['il', 'gli', 'che', 'una', 'della', 'sono'],
  pt: ['os', 'uma', 'não', 'que', 'do', 'são'],
};
/** Any of them: a sample is looked through once for all languages. */
const ANY = new RegExp(`\\b(?:${[...new Set(Object.values(WORDS).flat())].join('|')})\\b`, 'g');

/**
 * Tells the language of rules by the commonest words.
 *
 * @param text the words; the middle of long documents is looked at
 * @returns BCP 47, or undefined where no language stands out
 */
export function languageOf(text: string): string | undefined {
  const from = Math.max(0, Math.floor(text.length / 2) - 5_000);
  const times = new Map<string, number>();
  for (const word of text.slice(from, from + 10_000).match(ANY) ?? [])
    times.set(word, (times.get(word) ?? 0) + 1);
  let best: string | undefined;
  let most = 0;
  for (const [language, words] of Object.entries(WORDS)) {
    const count = words.reduce((sum, word) => sum + (times.get(word) ?? 0), 0);
    if (count > most) {
      most = count;
      best = language;
    }
  }
  return most >= 2 ? best : undefined;
}
