const known = new Map<string, string>();

/**
 * Cuts the endings of number and person from an English word, so that `player`, `players` and `player's` count as one.
 * Much weaker than Porter's algorithm on purpose: two words that mean different things must never meet.
 *
 * @param key a word in lower case, without apostrophes
 */
export function stem(key: string): string {
  let found = known.get(key);
  if (found === undefined) {
    // The memory is a help, not a record: it may be dropped at any time without a change of the answers.
    if (known.size > 50_000) known.clear();
    found = cut(key);
    known.set(key, found);
  }
  return found;
}

/**
 * Cuts the endings of tense as well, so that `activate`, `activated` and `activating` count as one. Only for the question
 * whether a passage has a word at all.
 *
 * @param stemmed a word as {@link stem} gives it
 */
export function root(stemmed: string): string {
  const bare = stemmed.replace(/(?:ing|ed|e)$/, '');
  return bare.length >= 3 ? bare.replace(/([bdgmnprt])\1$/, '$1') : stemmed;
}

function cut(key: string): string {
  if (key.length > 4 && key.endsWith('ies')) return `${key.slice(0, -3)}y`;
  if (key.length > 4 && /(?:ss|x|z|ch|sh)es$/.test(key)) return key.slice(0, -2);
  if (key.length > 3 && key.endsWith('s') && !/(?:ss|us|is)$/.test(key)) return key.slice(0, -1);
  return key;
}
