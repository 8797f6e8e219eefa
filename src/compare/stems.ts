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

/** Forms of verbs that no ending tells; "left" and "found" are not among them, which mean other things as well. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    become: 'became',
    begin: 'began begun',
    bring: 'brought',
    choose: 'chose chosen',
    come: 'came',
    deal: 'dealt',
    draw: 'drawn drew',
    get: 'got',
    give: 'gave given',
    go: 'gone went',
    grow: 'grew grown',
    hide: 'hidden',
    hold: 'held',
    keep: 'kept',
    lose: 'lost',
    make: 'made',
    meet: 'met',
    pay: 'paid',
    say: 'said',
    see: 'saw seen',
    send: 'sent',
    show: 'shown',
    sit: 'sat',
    spend: 'spent',
    stand: 'stood',
    take: 'taken took',
    tell: 'told',
    win: 'won',
    write: 'written wrote',
  }).flatMap(([verb, forms]) => forms.split(' ').map((form) => [form, verb] as const)),
);

/**
 * The same for irregular verbs too: `spent` and `spending` count as one.
 *
 * @param stemmed a word as {@link stem} gives it
 */
export function lemma(stemmed: string): string {
  let found = lemmas.get(stemmed);
  if (found === undefined) {
    if (lemmas.size > 50_000) lemmas.clear();
    found = root(IRREGULAR.get(stemmed) ?? stemmed);
    lemmas.set(stemmed, found);
  }
  return found;
}

const lemmas = new Map<string, string>();

function cut(key: string): string {
  if (key.length > 4 && key.endsWith('ies')) return `${key.slice(0, -3)}y`;
  if (key.length > 4 && /(?:ss|x|z|ch|sh)es$/.test(key)) return key.slice(0, -2);
  if (key.length > 3 && key.endsWith('s') && !/(?:ss|us|is)$/.test(key)) return key.slice(0, -1);
  return key;
}
