/**
 * Keyword abilities that are short for sentences which are read like any others: N is their number, C their cost, W what is named.
 * They are read back as those sentences.
 */
const SENTENCES: readonly [RegExp, string][] = [
  [
    /^soulshift (?<N>\d+)$/i,
    'Whenever ~ dies, you may return target Spirit card in your graveyard with mana value N or less to your hand.',
  ],
  [
    /^fabricate (?<N>\d+)$/i,
    'When ~ enters, you may put N +1/+1 counters on ~. Otherwise, you create N 1/1 colorless Servo artifact creature tokens.',
  ],
  [
    /^modular (?<N>\d+)$/i,
    '~ enters with N +1/+1 counters on it.\nWhen ~ dies, you may put X +1/+1 counters on target artifact creature, where X is the number of +1/+1 counters on ~.',
  ],
  [
    /^bloodthirst (?<N>\d+)$/i,
    '~ enters with N +1/+1 counters on it if an opponent was dealt damage this turn.',
  ],
  [/^outlast (?<C>\S+)$/i, 'C, {T}: Put a +1/+1 counter on ~. Activate only as a sorcery.'],
  [
    /^vanishing (?<N>\d+)$/i,
    '~ enters with N time counters on it.\nAt the beginning of your upkeep, if ~ has a time counter on it, remove a time counter from ~.\nWhen ~ has no time counters on it, sacrifice ~.',
  ],
  [
    /^fading (?<N>\d+)$/i,
    '~ enters with N fade counters on it.\nAt the beginning of your upkeep, if ~ has a fade counter on it, remove a fade counter from ~. Otherwise, sacrifice ~.',
  ],
  [/^living weapon$/i, 'When ~ enters, create a 0/0 black Germ creature token, then attach ~ to that token.'],
  [/^dethrone$/i, 'Whenever ~ attacks a player with the most life, put a +1/+1 counter on ~.'],
  [/^undaunted$/i, '~ costs {1} less to cast for each opponent you have.'],
  [
    /^affinity for (?<W>[a-z]+s|Plains|Islands|Swamps|Mountains|Forests)$/i,
    '~ costs {1} less to cast for each W you control.',
  ],
  [
    /^evoke (?<C>\S+)$/i,
    "You may pay C rather than pay ~'s mana cost.\nWhen ~ enters, if ~ was cast for its other cost, sacrifice ~.",
  ],
  [
    /^dash (?<C>\S+)$/i,
    "You may pay C rather than pay ~'s mana cost.\nAs long as ~ was cast for its other cost, ~ has haste.\nWhen ~ enters, if ~ was cast for its other cost, at the beginning of the next end step, return ~ to its owner's hand.",
  ],
  [
    /^surge (?<C>\S+)$/i,
    "If you or a teammate cast a spell this turn, you may pay C rather than pay ~'s mana cost.",
  ],
  [
    /^spectacle (?<C>\S+)$/i,
    "If an opponent lost life this turn, you may pay C rather than pay ~'s mana cost.",
  ],
];

/**
 * What a keyword ability is short for, a paragraph for each of its abilities.
 *
 * @param paragraph a paragraph without its reminder text
 * @returns the paragraphs, the one itself where it is no such keyword
 */
export function expanded(paragraph: string): string[] {
  for (const [keyword, sentences] of SENTENCES) {
    const found = keyword.exec(paragraph)?.groups ?? (keyword.test(paragraph) ? {} : undefined);
    if (found === undefined) continue;
    const named: Record<string, string> = { ...found, W: singular(found.W ?? '') };
    return sentences.replace(/\b[NCW]\b/g, (slot) => named[slot] ?? slot).split('\n');
  }
  return [paragraph];
}

const singular = (word: string): string => (/^plains$/i.test(word) ? word : word.replace(/s$/, ''));
