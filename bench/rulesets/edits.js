// Edits that change what a sentence of the rules means, one at a time: mutate.mjs tries them all, the tests a sample.

/** Words that say something else when one is written for the other. */
const swaps = [
  ['may', 'must'],
  ['must', 'may'],
  ['each', 'one'],
  ['every', 'one'],
  ['any', 'no'],
  ['any', 'some'],
  ['some', 'all'],
  ['this', 'no'],
  ['these', 'other'],
  ['such', 'any other'],
  ['that', 'some other'],
  ['all', 'some'],
  ['both', 'one'],
  ['both', 'neither'],
  ['either', 'neither'],
  ['only', 'also'],
  ['first', 'last'],
  ['last', 'first'],
  ['first', 'second'],
  ['second', 'third'],
  ['left', 'right'],
  ['right', 'left'],
  ['before', 'after'],
  ['after', 'before'],
  ['at least', 'at most'],
  ['at most', 'at least'],
  ['or more', 'or fewer'],
  ['or less', 'or more'],
  ['more than', 'fewer than'],
  ['less than', 'more than'],
  ['greater than', 'less than'],
  ['no more than', 'at least'],
  ['up', 'down'],
  ['down', 'up'],
  ['teammate', 'opponent'],
  ['teammates', 'opponents'],
  ['opponent', 'teammate'],
  ['opponents', 'teammates'],
  ["opponent's", "teammate's"],
  ["teammate's", "opponent's"],
  ['player', 'team'],
  ['players', 'teams'],
  ["player's", "team's"],
  ['team', 'player'],
  ['teams', 'players'],
  ["team's", "player's"],
  ['controls', 'owns'],
  ['owns', 'controls'],
  ['controller', 'owner'],
  ["controller's", "owner's"],
  ['owner', 'controller'],
  ["owner's", "controller's"],
  ['controlled', 'owned'],
  ['owned', 'controlled'],
  ['attacking', 'blocking'],
  ['blocking', 'attacking'],
  ['attack', 'block'],
  ['attacks', 'blocks'],
  ['block', 'attack'],
  ['defending', 'attacking'],
  ['active', 'nonactive'],
  ['nonactive', 'active'],
  ['own', 'other'],
  ['other', 'own'],
  ['increased', 'decreased'],
  ['increases', 'decreases'],
  ['starting', 'ending'],
  ['starts', 'ends'],
  ['beginning', 'end'],
  ['begins', 'ends'],
  ['end', 'beginning'],
  ['ends', 'begins'],
  ['next', 'previous'],
  ['nearest', 'farthest'],
  ['same', 'different'],
  ['immediately', 'eventually'],
  ['gains', 'loses'],
  ['gain', 'lose'],
  ['loses', 'wins'],
  ['lose', 'win'],
  ['wins', 'loses'],
  ['win', 'lose'],
  ['losing', 'winning'],
  ['winning', 'losing'],
  ['leaves', 'enters'],
  ['leave', 'enter'],
  ['leaves', 'wins'],
  ['draw', 'discard'],
  ['draws', 'discards'],
  ['skips', 'takes'],
  ['top', 'bottom'],
  ['bottom', 'top'],
  ['graveyard', 'hand'],
  ['exiled', 'sacrificed'],
  ['untapped', 'tapped'],
  ['within', 'outside'],
  ['outside', 'within'],
  ['always', 'sometimes'],
  ['during', 'after'],
  ['until', 'before'],
  ['and', 'or'],
  ['or', 'and'],
  ['if', 'unless'],
  ['unless', 'if'],
  ['with', 'without'],
  ['without', 'with'],
  ['clockwise', 'counterclockwise'],
  ['primary', 'secondary'],
  ['secondary', 'primary'],
  ['emperor', 'general'],
  ['general', 'emperor'],
  ['day', 'night'],
  ['step', 'phase'],
  ['turn', 'step'],
  ['simultaneously', 'separately'],
  ['random', 'will'],
  ['spells', 'abilities'],
  ['permanent', 'spell'],
  ['permanents', 'spells'],
  ['creature', 'planeswalker'],
  ['life', 'mana'],
  ['continues', 'stops'],
  ['ignore', 'consider'],
  ['passes', 'returns'],
  ['can', 'must'],
];

/** Verbs that are turned round by "not". */
const negations = [
  ["can't", 'can'],
  ['cannot', 'can'],
  ['can', "can't"],
  ['may', 'may not'],
  ['may not', 'may'],
  ["doesn't", 'does'],
  ["don't", 'do'],
  ["isn't", 'is'],
  ["aren't", 'are'],
  ["won't", 'will'],
  ["hasn't", 'has'],
  ["haven't", 'have'],
  ["didn't", 'did'],
  ["wasn't", 'was'],
  ['not ', ''],
  ['never ', ''],
  ['is', "isn't"],
  ['are', "aren't"],
  ['will', "won't"],
  ['would', "wouldn't"],
  ['must', "needn't"],
  ['has', "hasn't"],
  ['have', "haven't"],
  ['only ', ''],
  ['no', 'any'],
  ['nobody', 'anybody'],
  ['none', 'all'],
];

/** Verbs of the third person and what follows "doesn't". */
const verbs = [
  ['leaves', 'leave'],
  ['loses', 'lose'],
  ['wins', 'win'],
  ['gets', 'get'],
  ['receives', 'receive'],
  ['gains', 'gain'],
  ['takes', 'take'],
  ['draws', 'draw'],
  ['skips', 'skip'],
  ['becomes', 'become'],
  ['chooses', 'choose'],
  ['ends', 'end'],
  ['begins', 'begin'],
  ['starts', 'start'],
  ['uses', 'use'],
  ['affects', 'affect'],
  ['applies', 'apply'],
  ['ceases', 'cease'],
  ['passes', 'pass'],
  ['makes', 'make'],
  ['announces', 'announce'],
  ['counts', 'count'],
  ['covers', 'cover'],
  ['changes', 'change'],
  ['controls', 'control'],
  ['owns', 'own'],
  ['triggers', 'trigger'],
  ['continues', 'continue'],
  ['remains', 'remain'],
  ['goes', 'go'],
  ['sits', 'sit'],
];

/** Clauses that narrow whatever they are added to. */
const clauses = [
  ' unless the players agree otherwise',
  ' except in games of six or more players',
  ' during the first turn only',
  ' if all of them want it',
];

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ordinals = 'first second third fourth fifth sixth'.split(' ');

/** A citation: its numbers say where to look, not what holds. */
const citations =
  /\((?:see )?[^()]*\brules? \d[^()]*\)|\b(?:rules?|sections?) \d+(?:\.\d+[a-z]?)?(?:[–\u2013-]\d*[a-z]?)?|\bchapter \d+/gi;

/**
 * All single edits of a sentence that change what it says.
 *
 * @param {string} sentence as printed
 * @returns {import('./edits.js').Edit[]}
 */
export function editsOf(sentence) {
  const edits = [];
  const cited = [...sentence.matchAll(citations)].map((m) => [m.index, m.index + m[0].length]);
  const free = (at) => !cited.some(([from, to]) => at >= from && at < to);
  const add = (kind, at, was, now) => {
    if (!free(at)) return;
    const put = /^\p{Lu}/u.test(was) && now !== '' ? now[0].toUpperCase() + now.slice(1) : now;
    const text = sentence.slice(0, at) + put + sentence.slice(at + was.length);
    if (text !== sentence) edits.push({ kind, was, now: put, text });
  };
  const everywhere = (kind, was, now) => {
    const word = was.trim().replace(/'/g, "['\u2019]");
    const tail = was.endsWith(' ') ? ' ' : "(?![\\p{L}'\u2019-])";
    for (const m of sentence.matchAll(new RegExp(`(?<![\\p{L}'\u2019-])${word}${tail}`, 'giu'))) {
      add(kind, m.index, m[0], now);
    }
  };

  for (const m of sentence.matchAll(/(?<![\d.])\d+(?![\d.]*[a-z\d])/g)) {
    const n = Number(m[0]);
    for (const other of new Set([n + 1, n - 1, n * 2])) {
      if (other >= 0 && other !== n) add('number', m.index, m[0], String(other));
    }
  }
  for (const m of sentence.matchAll(/(?<![\p{L}-])\p{L}+(?![\p{L}-])/gu)) {
    const n = numbers.indexOf(m[0].toLowerCase());
    if (n < 0) continue;
    for (const other of new Set([n + 1, n - 1, n * 2])) {
      const word = numbers[other];
      if (word !== undefined && other !== n) add('number', m.index, m[0], word);
    }
  }
  for (const m of sentence.matchAll(/(?<![\p{L}-])(?:third|fourth|fifth)(?![\p{L}-])/giu)) {
    add('number', m.index, m[0], ordinals[ordinals.indexOf(m[0].toLowerCase()) + 1]);
  }
  for (const [was, now] of swaps) everywhere('swap', was, now);
  for (const [was, now] of negations) everywhere('negation', was, now);
  for (const [was, stem] of verbs) everywhere('negation', was, `doesn't ${stem}`);
  for (const m of sentence.matchAll(/^[^,]+, (?=\p{L})|, [^,.;:]+(?=[,.;:])|; [^;.]+(?=[;.])|\([^()]+\)/gu)) {
    if (free(m.index + 1)) add('clause deleted', m.index, m[0], '');
  }
  const end = sentence.search(/[.!?]["')\]]*$/);
  if (end > 0) for (const clause of clauses) add('clause added', end, '', clause);
  const main = /, (?=\p{L})/u.exec(sentence);
  if (main !== null) add('clause added', main.index + 2, '', 'in the first turn of the game, ');
  return edits;
}

/** A text with every word of a list written in another way, the case of its first letter kept. */
function written(pairs) {
  return (text) => {
    let now = text;
    for (const [was, other] of pairs) {
      const word = was.replace(/'/g, "['\u2019]");
      now = now.replace(new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}'\u2019-])`, 'giu'), (found) =>
        /^\p{Lu}/u.test(found) ? other[0].toUpperCase() + other.slice(1) : other,
      );
    }
    return now;
  };
}

/** Contractions and what they stand for. */
const contractions = [
  ["can't", 'cannot'],
  ["don't", 'do not'],
  ["doesn't", 'does not'],
  ["isn't", 'is not'],
  ["aren't", 'are not'],
  ["won't", 'will not'],
  ["wouldn't", 'would not'],
  ["wasn't", 'was not'],
  ["hasn't", 'has not'],
  ["haven't", 'have not'],
  ["it's", 'it is'],
  ["that's", 'that is'],
  ["who's", 'who is'],
  ["there's", 'there is'],
  ["they're", 'they are'],
];

const persons = [
  ['he or she controls', 'they control'],
  ['he or she takes', 'they take'],
  ['he or she draws', 'they draw'],
  ['he or she chooses', 'they choose'],
  ['he or she loses', 'they lose'],
  ['he or she owns', 'they own'],
  ['he or she does', 'they do'],
  ["he or she doesn't", "they don't"],
  ['he or she is', 'they are'],
  ['he or she has', 'they have'],
  ['he or she leaves', 'they leave'],
  ['he or she', 'they'],
  ['his or hers', 'theirs'],
  ['his or her', 'their'],
  ['him or her', 'them'],
];

const swapped = (pairs) => pairs.map(([a, b]) => [b, a]);

/**
 * Ways to write a rule that leave its meaning as it is.
 *
 * @type {readonly { name: string, apply: (text: string) => string }[]}
 */
export const rewordings = [
  {
    name: 'curly quotation marks',
    apply: (t) => t.replace(/'/g, '\u2019').replace(/"([^"]*)"/g, '\u201c$1\u201d'),
  },
  {
    name: 'straight quotation marks',
    apply: (t) => t.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"'),
  },
  { name: 'quotation marks left out', apply: (t) => t.replace(/["\u201c\u201d]/g, '') },
  { name: 'blanks that do not break', apply: (t) => t.replace(/ (?=\p{L}{1,3} )/gu, '\u00a0') },
  { name: 'hyphens that do not break', apply: (t) => t.replace(/(?<=\p{L})-(?=\p{L})/gu, '\u2011') },
  { name: 'brackets as dashes', apply: (t) => t.replace(/ \(((?!see)[^()]*)\)(?= )/gi, '\u2014$1\u2014') },
  { name: 'no comma before the last of a list', apply: (t) => t.replace(/, (?=(?:and|or) )/g, ' ') },
  { name: 'contractions written out', apply: written(contractions) },
  { name: 'contracted', apply: written(swapped(contractions)) },
  {
    name: 'can not',
    apply: written([
      ['cannot', 'can not'],
      ["can't", 'can not'],
    ]),
  },
  { name: 'they for one person', apply: written(persons) },
  {
    name: 'his or her for their',
    apply: written([
      // Several have what is theirs.
      ['their(?! controller| seats)', 'his or her'],
    ]),
  },
  {
    name: 'in play',
    apply: written([
      ['onto the battlefield', 'into play'],
      ['enters the battlefield', 'comes into play'],
      ['enter the battlefield', 'come into play'],
      ['on the battlefield', 'in play'],
    ]),
  },
  {
    name: 'on the battlefield',
    apply: written([
      ['comes into play', 'enters the battlefield'],
      ['come into play', 'enter the battlefield'],
      ['put into play', 'put onto the battlefield'],
      ['in play', 'on the battlefield'],
    ]),
  },
  {
    name: 'begins and starts',
    apply: written(
      [
        ['begins', 'starts'],
        ['begin', 'start'],
        ['starts', 'begins'],
        ['start', 'begin'],
      ].slice(0, 2),
    ),
  },
  {
    name: 'starts and begins',
    apply: written([
      ['starts', 'begins'],
      ['start', 'begin'],
    ]),
  },
  {
    name: 'gets priority',
    apply: written([
      ['receives', 'gets'],
      ['receive', 'get'],
      ['received', 'got'],
    ]),
  },
  { name: 'every', apply: written([['each', 'every']]) },
  { name: 'at the same time', apply: written([['simultaneously', 'at the same time']]) },
  { name: 'simultaneously', apply: written([['at the same time', 'simultaneously']]) },
  {
    name: 'which',
    apply: (t) =>
      t.replace(
        /(?<=\p{L}) that(?= (?:is|are|was|would|can|has|have|causes|says|states|refers))/gu,
        ' which',
      ),
  },
  {
    name: 'that',
    apply: (t) =>
      t.replace(
        /(?<=\p{L}) who(?= (?:is|are|was|would|can|has|controls|owns|left|plays|loses|wins))/gu,
        ' that',
      ),
  },
  {
    name: 'that has been',
    apply: written([
      ["that's been", 'that has been'],
      ["who's left", 'who has left'],
    ]),
  },
  { name: 'has to', apply: written([['must', 'has to']]) },
  { name: 'several', apply: written([['multiple', 'several']]) },
  {
    name: 'picks',
    apply: written([
      ['chooses', 'picks'],
      ['choose', 'pick'],
      ['chosen', 'picked'],
    ]),
  },
  {
    name: 'state-based effects',
    apply: written([
      ['state-based actions', 'state-based effects'],
      ['state-based action', 'state-based effect'],
    ]),
  },
  {
    name: 'state-based actions',
    apply: written([
      ['state-based effects', 'state-based actions'],
      ['state-based effect', 'state-based action'],
    ]),
  },
  {
    name: 'spells are played',
    apply: written([
      ['cast', 'play'],
      ['casts', 'plays'],
      ['activate', 'play'],
      ['activates', 'plays'],
    ]),
  },
  { name: 'figures', apply: written(numbers.map((word, n) => [word, String(n)]).slice(2)) },
  {
    name: 'number words',
    apply: (t) => t.replace(/(?<![\d.\p{L}-])(\d|1\d|20)(?![\d.\p{L}-])/gu, (n) => numbers[Number(n)]),
  },
  {
    name: 'citations left out',
    apply: (t) =>
      t
        .replace(/ ?\((?:see|See) (?:also )?(?:rules?|sections?) [^()]*\)/g, '')
        .replace(/ See (?:also )?rules? \d[^.]*(?:\.\d[^.]*)*\.(?= |$)/g, ''),
  },
  {
    name: 'other rules cited',
    apply: (t) => t.replace(/\b(\d{3})\.(\d+)/g, (_, a, b) => `${Number(a) + 1}.${Number(b) + 3}`),
  },
  { name: 'a citation more', apply: (t) => t.replace(/\.$/, ' (see rule 101.2).') },
];
