// Changes of a sentence that change its meaning, by one word each. `apply` gives undefined where a sentence has no such word.

const swap = (name, pairs) => ({
  name,
  apply(text, chance) {
    const found = [];
    for (const [from, to] of pairs) {
      for (const match of text.matchAll(new RegExp(`\\b${from}\\b`, 'g')))
        found.push([match.index, match[0].length, to]);
    }
    if (found.length === 0) return undefined;
    const [at, length, to] = found[Math.floor(chance() * found.length)];
    return text.slice(0, at) + to + text.slice(at + length);
  },
});
const both = (...pairs) =>
  pairs.flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]);

/** The changes, each with a name. */
export const harms = [
  swap(
    'number',
    both(['one', 'two'], ['three', 'four'], ['two', 'five'], ['1', '2'], ['30', '25'], ['first', 'second']),
  ),
  swap('negation', [
    ["can't", 'can'],
    ["don't", 'do'],
    ["doesn't", 'does'],
    ["isn't", 'is'],
    ["aren't", 'are'],
    ['not', ''],
    ['is', "isn't"],
    ['are', "aren't"],
    ['can', "can't"],
    ['may', 'may not'],
    ['no', 'a'],
  ]),
  swap('quantifier', [
    ['each', 'one'],
    ['all', 'some'],
    ['any', 'all'],
    ['a', 'each'],
    ['both', 'either'],
    ['multiple', 'all'],
    ['only', ''],
    ['other', ''],
    ['another', 'a'],
  ]),
  swap(
    'side',
    both(
      ['left', 'right'],
      ['leftmost', 'rightmost'],
      ['inside', 'outside'],
      ['first', 'last'],
      ['top', 'bottom'],
    ),
  ),
  swap(
    'step',
    both(
      ['draw step', 'upkeep step'],
      ['untap step', 'draw step'],
      ['combat phase', 'main phase'],
      ['before', 'after'],
      ['turn', 'game'],
    ),
  ),
  swap(
    'actor',
    both(
      ['player', 'team'],
      ['opponent', 'teammate'],
      ['active', 'nonactive'],
      ['attacking', 'defending'],
      ['emperor', 'general'],
    ),
  ),
  swap('modality', both(['may', 'must'], ['can', 'must'], ['will', 'may'])),
  swap('condition', both(['if', 'unless'], ['If', 'Unless'], ['when', 'before'], ['until', 'after'])),
  swap('joining', both(['and', 'or'])),
  swap('plural', both(['a card', 'cards'], ['a spell', 'spells'], ['a choice', 'choices'])),
  swap('time', [
    ['instead', ''],
    ['twice', ''],
    ['next', 'last'],
    ['immediately', ''],
    ['always', 'never'],
    ['usually', ''],
  ]),
];
