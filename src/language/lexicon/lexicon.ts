import type { Sign } from '../chart/chart.js';
import type { Clause, Node, Places, Thing } from '../frames/frame.js';
import { HEAD, HOLE } from '../grammar/build.js';
import type { Token } from '../tokens/tokens.js';
import { adjectives, adverbs, names, nouns } from './nouns.js';
import { numberOfWord } from './numbers.js';
import { doubling, irregular, verbs } from './verbs.js';
import {
  adjectiveFrames,
  conjunctions,
  determiners,
  elliptic,
  modals,
  possessives,
  prepositions,
  pronouns,
  sameDeterminer,
} from './words.js';

interface Entry {
  words: readonly string[];
  /** The words as a name prints them; they have to be printed so. */
  printed?: readonly string[];
  make(at: Places): Sign[];
}

const twice = new Set(doubling.split(' '));
const entries = new Map<string, Entry[]>();
const known = new Set<string>();

function enter(table: Map<string, Entry[]>, phrase: string, make: Entry['make'], printed?: string): void {
  const split = (text: string): string[] =>
    text
      .replace(/([,:])/g, '_$1')
      .replace(/'s\b/g, "_'s")
      .split('_')
      .filter((w) => w !== '')
      .map((w) => (w === 'vs.' ? 'vs' : w));
  const words = split(phrase.toLowerCase());
  const first = words[0] as string;
  const entry: Entry = { words, make, ...(printed === undefined ? {} : { printed: split(printed) }) };
  const list = table.get(first);
  if (list === undefined) table.set(first, [entry]);
  else list.push(entry);
  for (const w of words) known.add(w);
}

const list = (data: string): [phrase: string, same: string, extra: string][] =>
  data
    .split(/\s+/)
    .filter((item) => item !== '' && item !== '=')
    .map((item) => {
      const [phrase, same] = item.split('=') as [string, string | undefined];
      const bare = phrase.replace(/_$/, '');
      return [bare, (same === undefined || same === '' ? bare : same).replaceAll('_', ' '), phrase];
    });

/** The plural of a noun by rule. */
export function pluralOf(noun: string): string {
  const other = plurals.get(noun);
  if (other !== undefined) return other;
  if (/(?:[sxz]|[cs]h)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

const plurals = new Map<string, string>();

function word(w: string): (at: Places) => Node {
  return (at) => ({ kind: 'word', word: w, at }) as unknown as Node;
}

function simple(
  table: Map<string, Entry[]>,
  cat: string,
  phrase: string,
  w: string,
  f: Record<string, string> = {},
): void {
  enter(table, phrase, (at) => [{ cat, f: { word: w, ...f }, sem: word(w)(at) }]);
}

for (const [sort, data] of Object.entries(nouns)) {
  for (const item of data.split(/\s+/).filter((i) => i !== '')) {
    const mass = item.includes('~');
    const either = item.includes('^');
    const [lemma, plural] = item.replace(/[~^]/g, '').split('/') as [string, string | undefined];
    const noun = lemma.replaceAll('_', ' ');
    if (plural !== undefined) plurals.set(noun, plural.replaceAll('_', ' '));
    const thing = (many: boolean) => (at: Places) => [
      {
        cat: 'N',
        f: { num: many ? 'pl' : 'sg', sort, count: mass ? 'm' : 'c' },
        sem: {
          kind: 'thing',
          noun,
          sort,
          many,
          at: at.map(([, t]) => ['noun', t] as const),
        } satisfies Thing as Node,
      },
    ];
    enter(entries, lemma, thing(false));
    if (either)
      enter(entries, lemma, (at) => thing(false)(at).map((s) => ({ ...s, f: { ...s.f, count: 'm' } })));
    if (!mass) enter(entries, plural ?? pluralOf(noun).replaceAll(' ', '_'), thing(true));
  }
}

function nameEntry(table: Map<string, Entry[]>, phrase: string, same: string): void {
  const capital = /\p{Lu}/u.test(phrase);
  enter(
    table,
    phrase,
    (at) => [{ cat: 'NAME', f: { word: same }, sem: { kind: 'named', name: same, at } as Node }],
    capital ? phrase : undefined,
  );
}

for (const [phrase, same] of list(names)) nameEntry(entries, phrase, same);
const participles = new Set(
  Object.keys(verbs).flatMap((lemma) => {
    const { pp, ing } = formsOf(lemma);
    return [pp, ing];
  }),
);
for (const [phrase, same] of list(adjectives)) {
  simple(entries, 'ADJW', phrase, same, {
    frames: adjectiveFrames[same] ?? '',
    ...(participles.has(same) ? { part: 'y' } : {}),
  });
}
for (const [kind, data] of Object.entries(adverbs)) {
  for (const [phrase, same] of list(data.replaceAll('~', '')))
    simple(entries, kind === 'focus' ? 'FOCUS' : 'ADV', phrase, same, { kind });
}
for (const w of ['only', 'even', 'just', 'merely', 'solely', 'exclusively', 'not'])
  simple(entries, w === 'not' ? 'NOT' : 'FOCUSADV', w, w);
for (const [phrase, numbers] of Object.entries(determiners)) {
  simple(entries, 'DET', phrase, sameDeterminer[phrase] ?? phrase.replaceAll('_', ' '), { takes: numbers });
}
for (const [phrase, [to, num, use]] of Object.entries(pronouns)) {
  enter(entries, phrase, (at) => [
    {
      cat: use === 'w' ? 'WHPRON' : 'PRON',
      f: { num, ...(use === 'n' ? { case: 'n' } : use === 'a' ? { case: 'a' } : {}), word: to },
      sem: { kind: 'reference', to, at },
    },
  ]);
}
for (const [phrase, to] of Object.entries(possessives)) {
  enter(entries, phrase, (at) => [{ cat: 'POSS', f: { word: to }, sem: { kind: 'reference', to, at } }]);
}
for (const [phrase, same] of list(prepositions)) simple(entries, 'P', phrase, same);
for (const [phrase, same] of list(conjunctions)) simple(entries, 'SUB', phrase, same);
for (const [phrase, same] of list(elliptic)) simple(entries, 'ELL', phrase, same);
for (const [phrase, same] of Object.entries(modals)) simple(entries, 'AUX', phrase, same, { kind: 'modal' });
for (const w of ['and', 'or', 'and/or', 'but', 'then', 'nor', 'and_then'])
  simple(entries, 'CONJ', w, w.replace('_', ' '));
for (const w of [
  'that',
  'whether',
  'who',
  'which',
  'whom',
  'whose',
  'how',
  'when',
  'where',
  'why',
  'there',
  'to',
  'than',
  'as',
  'more',
  'fewer',
  'less',
  'least',
  'most',
  'number',
  'up',
  'exactly',
  'many',
  'much',
  'greater',
  'minus',
  'plus',
  'just',
  'either',
  'neither',
  'both',
  'at',
  'or',
  'few',
  'no',
  'times',
  'half',
  'with',
  'for',
  'each',
  'the',
  'a',
  'of',
  'any',
  'between',
  'some',
  'one',
  'all',
  'only',
  'none',
  'instead',
  'then',
  'rather',
  'so',
  'long',
  'such',
  'not',
  'same',
  'if',
  'most_',
])
  simple(entries, `w:${w}`, w, w);
for (const w of [
  'as_many',
  'as_much',
  'that_many',
  'that_much',
  'how_many',
  'how_much',
  'any_number_of',
  'an_odd_number_of',
  'an_even_number_of',
  'any_amount_of',
  'this_many',
  'the_same_number_of',
  'a_number_of',
  'multiple',
  'half',
  'twice',
  'an_unlimited_number_of',
  'so_many',
  'as_many_as_',
  'a_total_of',
  'an_equal_number_of',
  'the_appropriate_number_of',
  'a_combination_of',
  'a_certain_number_of',
  'a_specific_number_of',
])
  simple(entries, 'NUMW', w, w.replaceAll('_', ' ').trim());
for (const p of ['place', 'up', 'out', 'over', 'on', 'in', 'track', 'down', 'off', 'away'])
  simple(entries, 'PART', p, p);

/** The forms of a verb by rule and by its entry. */
export function formsOf(lemma: string): { s: string; past: string; pp: string; ing: string } {
  if (lemma === 'be') return { s: 'is', past: 'was', pp: 'been', ing: 'being' };
  if (lemma === 'have') return { s: 'has', past: 'had', pp: 'had', ing: 'having' };
  const s = /(?:[sxz]|[cs]h|o)$/.test(lemma)
    ? `${lemma}es`
    : /[^aeiou]y$/.test(lemma)
      ? `${lemma.slice(0, -1)}ies`
      : `${lemma}s`;
  const doubled = twice.has(lemma) ? lemma + lemma.at(-1) : lemma;
  const ed = /e$/.test(lemma)
    ? `${lemma}d`
    : /[^aeiou]y$/.test(lemma)
      ? `${lemma.slice(0, -1)}ied`
      : `${doubled}ed`;
  const ing = /[^eo]e$/.test(lemma)
    ? `${lemma.slice(0, -1)}ing`
    : /ie$/.test(lemma)
      ? `${lemma.slice(0, -2)}ying`
      : `${doubled}ing`;
  const [past, pp] = (irregular[lemma] ?? `${ed} ${ed}`).split(' ') as [string, string];
  return { s, past, pp, ing };
}

/** A verb that waits for what its frame asks for, with or without a gap for the head of a relative clause. */
function verbSign(lemma: string, form: string, frame: readonly string[], at: Places): Sign[] {
  const places = at.map(([, t]) => ['verb', t] as const);
  // Who sits is seated.
  const clause: Clause =
    lemma === 'sit'
      ? { kind: 'clause', verb: 'seat', object: HOLE, at: places }
      : { kind: 'clause', verb: lemma, actor: HOLE, at: places };
  if (form === 'past') clause.past = true;
  const out: Sign[] = [];
  const emit = (needs: readonly string[], sem: Clause, f: Record<string, string>): void => {
    const [need, ...rest] = needs;
    const cat =
      need === undefined ? 'VP' : `V/${need.startsWith(':') ? 'pp' : need.startsWith('+') ? 'part' : need}`;
    out.push({ cat, f: { form, ...f, ...(need === undefined ? {} : { need, rest: rest.join(' ') }) }, sem });
  };
  if (form === 'pass') {
    const { actor: _, ...passive } = clause;
    const o = frame.indexOf('o');
    if (frame[0] === 'i') {
      emit(['o'], { ...passive, recipient: HOLE }, { passive: 'y' });
      emit(frame.slice(2), { ...passive, object: HOLE }, { passive: 'y' });
    } else if (o >= 0)
      emit(
        frame.filter((_x, i) => i !== o),
        { ...passive, object: HOLE },
        { passive: 'y' },
      );
    else if (frame[0] === 'o-inf') emit(['inf'], passive, { passive: 'y', control: 'hole' });
    else if (frame[0] === 'o-from') emit(['from'], passive, { passive: 'y', control: 'hole' });
    else if (frame[0] === 'o-is') emit(['is'], { ...passive, object: HOLE }, { passive: 'y' });
    else if (frame[0] === 'o-as') emit([':as'], { ...passive, object: HOLE }, { passive: 'y' });
    else if (frame[0] === 'wh') emit([], { ...passive, what: HOLE as never }, { passive: 'y', asked: 'y' });
    else if (frame[0] === 'that') emit(['that'], passive, { passive: 'y', there: 'it' });
    else if (frame[0]?.startsWith(':') && frame.length === 1)
      emit(['prep'], passive, { passive: 'y', prep: frame[0].slice(1) });
    return out;
  }
  const needs = frame[0] === 'o-as' ? ['o', ':as'] : frame;
  emit(needs, clause, {});
  const o = needs.indexOf('o');
  if (o >= 0)
    emit(
      needs.filter((_x, i) => i !== o),
      { ...clause, object: HEAD },
      { gap: 'o' },
    );
  return out;
}

for (const [raw, data] of Object.entries(verbs)) {
  const lemma = raw.replace(/_$/, '');
  if (raw !== lemma) continue;
  const frames = data.split(',').map((frame) => (frame.trim() === '.' ? [] : frame.trim().split(' ')));
  const forms = formsOf(lemma);
  const spelled: [string, string][] = [
    [lemma, 'base'],
    [forms.s, 's'],
    [forms.past, 'past'],
    [forms.pp, 'pp'],
    [forms.pp, 'pass'],
    [forms.ing, 'ing'],
  ];
  if (lemma === 'be') spelled.push(['are', 'p'], ['were', 'pastp']);
  if (lemma === 'cancel') spelled.push(['cancelled', 'pass']);
  for (const [spelling, form] of spelled) {
    // "including" is a preposition.
    if ((form === 'pass' && lemma === 'be') || (form === 'ing' && lemma === 'include')) continue;
    enter(entries, spelling, (at) => frames.flatMap((frame) => verbSign(lemma, form, frame, at)));
  }
}
enter(entries, 'gotten', (at) => verbSign('get', 'pp', ['o'], at));
const auxiliaries: [string, string, string][] = [
  ['be', 'be', 'base'],
  ['is', 'be', 's'],
  ['are', 'be', 'p'],
  ['was', 'be', 'past'],
  ['were', 'be', 'pastp'],
  ['been', 'be', 'pp'],
  ['being', 'be', 'ing'],
  ['have', 'have', 'base'],
  ['has', 'have', 's'],
  ['had', 'have', 'past'],
  ['having', 'have', 'ing'],
  ['do', 'do', 'base'],
  ['does', 'do', 's'],
  ['did', 'do', 'past'],
  ["'s", 'be', 's'],
  ["'s", 'have', 's'],
];
for (const [spelling, kind, form] of auxiliaries) simple(entries, 'AUX', spelling, kind, { kind, form });
enter(entries, "'s", (at) => verbSign('be', 's', ['is'], at));
simple(entries, 'CONJ', 'as_well_as', 'and');
simple(entries, 'GEN', "'s", "'s");
simple(entries, 'GEN', "'", "'s");

/** Words that a caller knows beyond the lexicon: names of players, cards, and so on. */
export type Lexicon = ReadonlyMap<string, readonly Entry[]>;

/**
 * A lexicon with names added; they are read where they are printed so.
 *
 * @param more names of players, cards or anything else
 */
export function lexiconWith(more: readonly string[]): Lexicon {
  if (more.length === 0) return entries;
  const table = new Map([...entries].map(([k, v]) => [k, [...v]]));
  for (const name of more) nameEntry(table, name.replaceAll(' ', '_'), name);
  return table;
}

/** True where a word has an entry or is part of one. */
export function isKnown(w: string): boolean {
  return known.has(w);
}

/** The signs of all words and runs of words that the lexicon has. */
export function lexicalSigns(
  tokens: readonly Token[],
  lexicon: Lexicon = entries,
): { from: number; to: number; sign: Sign }[] {
  const out: { from: number; to: number; sign: Sign }[] = [];
  for (const [i, token] of tokens.entries()) {
    const at = (slot: string, to = i + 1): Places =>
      Array.from({ length: to - i }, (_, k) => [slot, i + k] as const);
    const add = (sign: Sign, to = i + 1): void => void out.push({ from: i, to, sign });
    for (const entry of lexicon.get(token.word) ?? []) {
      const to = i + entry.words.length;
      if (to > tokens.length) continue;
      if (!entry.words.every((w, k) => (tokens[i + k] as Token).word === w)) continue;
      if (entry.printed !== undefined) {
        const same = entry.printed.every((w, k) => (tokens[i + k] as Token).text.replace(/\.$/, '') === w);
        if (!same) continue;
      }
      for (const sign of entry.make(at('word', to))) add(sign, to);
    }
    const plain = (cat: string, f: Record<string, string> = {}): void =>
      add({ cat, f, sem: { kind: 'word', word: token.word, at: at('word') } as unknown as Node });
    switch (token.kind) {
      case 'number':
        add({
          cat: 'CARD',
          f: { value: String(token.value), ...(/^\d/.test(token.text) ? {} : { spelled: 'y' }) },
          sem: { is: token.value as number, at: at('quantity') } as Node,
        });
        break;
      case 'ordinal':
        add({
          cat: 'ORD',
          f: { value: String(token.value) },
          sem: { kind: 'word', word: String(token.value), at: at('ordinal') } as unknown as Node,
        });
        break;
      case 'mark':
        plain(
          token.text === ','
            ? 'COMMA'
            : token.text === ':'
              ? 'COLON'
              : token.text === ';'
                ? 'SEMI'
                : token.text === '('
                  ? 'OPEN'
                  : token.text === ')'
                    ? 'CLOSE'
                    : token.text === '\u2014'
                      ? 'DASH'
                      : `m:${token.text}`,
        );
        break;
      case 'quote':
        add({
          cat: 'QUOTE',
          f: {},
          sem: { kind: 'quoted', text: token.text.slice(1, -1).replace(/[.,]$/, ''), at: at('text') },
        });
        break;
      case 'citation':
      case 'address':
        add({
          cat: 'NP',
          f: { num: 'sg', sort: 'rule' },
          sem: { kind: 'cited', text: token.text, at: at('text') },
        });
        break;
      case 'symbol':
        add({ cat: 'SYMBOL', f: {}, sem: { kind: 'named', name: token.text, at: at('name') } });
        break;
      case 'word': {
        const [, number = ''] = /^(\d+|\p{L}+)-\p{L}[\p{L}-]*$/u.exec(token.word) ?? [];
        if (/^\d/.test(number) || (numberOfWord(number) ?? 0) > 1)
          plain('ADJW', { word: token.word, frames: '' });
        break;
      }
    }
  }
  return withoutParts(out);
}

const whole = new Set(['N', 'NAME', 'P', 'SUB', 'ELL', 'ADV', 'POSS', 'CONJ', 'ADJW', 'NUMW', 'PRON', 'DET']);
/** Pronouns of several words that have no other meaning. */
const wholePronouns = new Set(['no one', 'person']);
/** Words that a comparator needs. */
const comparing = /^(?:CARD|w:|m:)/;
const parts = new Set([
  'P',
  'SUB',
  'CONJ',
  'ADV',
  'DET',
  'PRON',
  'ORD',
  'FOCUSADV',
  'N',
  'ADJW',
  'NAME',
  'POSS',
  'WHPRON',
  'PART',
  'NUMW',
]);

/** A term of several words is one word: what its words mean alone is not looked at. */
function withoutParts(signs: { from: number; to: number; sign: Sign }[], compare = true): typeof signs {
  const compared = new Set<number>();
  const has = (at: number, cats: readonly string[]): boolean =>
    signs.some((s) => s.from === at && cats.includes(s.sign.cat));
  for (const { from, sign } of signs) {
    // "no more than two" compares; "no" and "more" are no determiners there.
    if (
      sign.cat === 'w:no' &&
      has(from + 1, ['w:more', 'w:fewer', 'w:less']) &&
      has(from + 2, ['w:than']) &&
      has(from + 3, ['CARD'])
    )
      for (const at of [from, from + 1, from + 2]) compared.add(at);
    if (sign.cat === 'w:up' && has(from + 1, ['w:to']) && has(from + 2, ['CARD']))
      for (const at of [from, from + 1]) compared.add(at);
    if (sign.cat === 'w:at' && has(from + 1, ['w:least', 'w:most']) && has(from + 2, ['CARD']))
      for (const at of [from, from + 1]) compared.add(at);
    if (sign.cat !== 'w:or') continue;
    if (has(from - 1, ['CARD']) && has(from + 1, ['w:more', 'w:fewer', 'w:less', 'w:greater']))
      for (const at of [from - 1, from, from + 1]) compared.add(at);
  }
  const last = Math.max(...signs.map((s) => s.to));
  const comma = (at: number): boolean => signs.some((s) => s.from === at && s.sign.cat === 'COMMA');
  const bounded = (to: number): boolean => to === last || comma(to);
  const long = signs.filter(
    ({ from, to, sign }) =>
      to - from > 1 &&
      whole.has(sign.cat) &&
      (sign.cat !== 'DET' || sign.f.word !== 'all') &&
      (sign.cat !== 'ELL' || bounded(to)) &&
      (sign.cat !== 'PRON' || wholePronouns.has(sign.f.word ?? '')),
  );
  const ends = (at: number, cat: string): boolean => signs.some((s) => s.to === at && s.sign.cat === cat);
  // "in turn" of "in turn order" is no term, nor is the last word of "replacement and prevention effects".
  const terms = long.filter(
    (t) =>
      !(
        t.sign.cat !== 'NAME' &&
        t.sign.cat !== 'N' &&
        long.some((u) => u.sign.cat === 'N' && u.from > t.from && u.from < t.to && u.to > t.to)
      ) &&
      !(
        t.sign.cat === 'N' &&
        t.to - t.from === 2 &&
        ends(t.from, 'CONJ') &&
        ends(t.from - 1, 'ADJW') &&
        signs.some((s) => s.from === t.from && s.to === t.from + 1 && s.sign.cat === 'ADJW')
      ),
  );
  if (compare && compared.size > 0)
    return withoutParts(
      signs.filter(({ from, sign }) => !compared.has(from) || comparing.test(sign.cat)),
      false,
    );
  if (terms.length === 0) return signs;
  return signs.filter(
    ({ from, to, sign }) =>
      !terms.some(
        (t) =>
          t.from <= from &&
          to <= t.to &&
          to - from < t.to - t.from &&
          (parts.has(sign.cat) || t.sign.cat === 'N' || t.sign.cat === 'NAME'),
      ),
  );
}
