import { listIn } from '../../tree/maps.js';
import type { Sign } from '../chart/chart.js';
import type { Clause, Node, Places, Thing } from '../frames/frame.js';
import { HEAD, HOLE } from '../grammar/build.js';
import {
  adjectiveFrames,
  conjunctions,
  determiners,
  elliptic,
  modals,
  possessives,
  prepositions,
  pronouns,
  quantityWords,
  sameDeterminer,
} from './functionWords.js';
import { adjectives, adverbs, names, nouns } from './nouns.js';
import { formsOf } from './verbForms.js';
import { verbs } from './verbs.js';

export interface Entry {
  words: readonly string[];
  /** The words as a name prints them; they have to be printed so. */
  printed?: readonly string[];
  make(at: Places): Sign[];
}

export const entries = new Map<string, Entry[]>();
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
  listIn(table, first).push(entry);
  if (table === entries) for (const w of words) known.add(w);
}

export const list = (data: string): [phrase: string, same: string, extra: string][] =>
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

export function simple(
  table: Map<string, Entry[]>,
  cat: string,
  phrase: string,
  w: string,
  f: Record<string, string> = {},
): void {
  enter(table, phrase, (at) => [{ cat, f: { word: w, ...f }, sem: word(w)(at) }]);
}

export function enterNouns(table: Map<string, Entry[]>, words: Readonly<Record<string, string>>): void {
  for (const [sort, data] of Object.entries(words)) {
    for (const item of data.split(/\s+/).filter((i) => i !== '')) {
      const mass = item.includes('~');
      const either = item.includes('^');
      const [lemma, plural] = item.replace(/[~^]/g, '').split(/\/(?=\p{L})/u) as [string, string | undefined];
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
      enter(table, lemma, thing(false));
      if (either)
        enter(table, lemma, (at) => thing(false)(at).map((s) => ({ ...s, f: { ...s.f, count: 'm' } })));
      if (!mass) enter(table, plural ?? pluralOf(noun).replaceAll(' ', '_'), thing(true));
    }
  }
}

enterNouns(entries, nouns);

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
export function enterAdjectives(table: Map<string, Entry[]>, words: string): void {
  for (const [phrase, same] of list(words)) {
    simple(table, 'ADJW', phrase, same, {
      frames: adjectiveFrames[same] ?? '',
      ...(participles.has(same) ? { part: 'y' } : {}),
    });
  }
}

export function enterAdverbs(table: Map<string, Entry[]>, words: Readonly<Record<string, string>>): void {
  for (const [kind, data] of Object.entries(words)) {
    for (const [phrase, same] of list(data.replaceAll('~', '')))
      simple(table, kind === 'focus' ? 'FOCUS' : 'ADV', phrase, same, { kind });
  }
}

enterAdjectives(entries, adjectives);
enterAdverbs(entries, adverbs);
for (const w of ['only', 'even', 'just', 'merely', 'solely', 'exclusively', 'not'])
  simple(entries, w === 'not' ? 'NOT' : 'FOCUSADV', w, w);
for (const [phrase, numbers] of Object.entries(determiners)) {
  simple(entries, 'DET', phrase, sameDeterminer[phrase] ?? phrase.replaceAll('_', ' '), { takes: numbers });
}
export function enterPronouns(
  table: Map<string, Entry[]>,
  words: Readonly<Record<string, readonly [to: string, number: string, use: string]>>,
  own: Readonly<Record<string, string>>,
): void {
  for (const [phrase, [to, num, use]] of Object.entries(words)) {
    enter(table, phrase, (at) => [
      {
        cat: use === 'w' ? 'WHPRON' : 'PRON',
        f: { num, ...(use === 'n' ? { case: 'n' } : use === 'a' ? { case: 'a' } : {}), word: to },
        sem: { kind: 'reference', to, at },
      },
    ]);
  }
  for (const [phrase, to] of Object.entries(own)) {
    enter(table, phrase, (at) => [{ cat: 'POSS', f: { word: to }, sem: { kind: 'reference', to, at } }]);
  }
}

enterPronouns(entries, pronouns, possessives);
for (const [phrase, same] of list(prepositions)) simple(entries, 'P', phrase, same);
for (const [phrase, same] of list(conjunctions)) simple(entries, 'SUB', phrase, same);
for (const [phrase, same] of list(elliptic)) simple(entries, 'ELL', phrase, same);
for (const [phrase, same] of Object.entries(modals)) simple(entries, 'AUX', phrase, same, { kind: 'modal' });
for (const w of ['and', 'or', 'and/or', 'but', 'then', 'nor', 'and_then'])
  simple(entries, 'CONJ', w, w.replace('_', ' '));
for (const w of ['after_which', 'whereupon', 'and_afterward', 'and_afterwards'])
  simple(entries, 'CONJ', w, 'then');
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
  'farther',
  'less',
  'least',
  'last',
  'most',
  'number',
  'up',
  'exactly',
  'equal',
  'and',
  'only',
  'above',
  'below',
  'many',
  'much',
  'greater',
  'lower',
  'higher',
  'minus',
  'based',
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
  'right',
  'most_',
])
  simple(entries, `w:${w}`, w, w);
for (const w of quantityWords.split(' ')) simple(entries, 'NUMW', w, w.replaceAll('_', ' ').trim());
simple(entries, 'INORDER', 'in_order', 'in order');
simple(entries, 'INORDER', 'so_as', 'in order');
for (const p of [
  'place',
  'up',
  'out',
  'over',
  'on',
  'in',
  'track',
  'in_motion',
  'part',
  'down',
  'off',
  'away',
  'through',
])
  simple(entries, 'PART', p, p);
for (const w of [
  'and_no_other',
  'and_no_others',
  'no_more_and_no_fewer',
  'no_more_and_no_less',
  'and_no_more',
])
  simple(entries, 'EXACTLY', w, w);

/** Verbs whose participle is a preposition. */
const prepositional = new Set(['include', 'concern', 'regard']);

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

export function enterVerbs(table: Map<string, Entry[]>, words: Readonly<Record<string, string>>): void {
  for (const [lemma, data] of Object.entries(words)) {
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
      // "including", "regarding" and "concerning" are prepositions.
      if ((form === 'pass' && lemma === 'be') || (form === 'ing' && prepositional.has(lemma))) continue;
      enter(table, spelling, (at) => {
        const signs = frames.flatMap((frame) => verbSign(lemma, form, frame, at));
        // "they put" is the present where it can be.
        return form === 'past' && spelling === lemma ? signs.map((s) => ({ ...s, marks: ['past'] })) : signs;
      });
    }
  }
}

enterVerbs(entries, verbs);
enter(entries, 'gotten', (at) => verbSign('get', 'pp', ['o'], at));
/** Helping verbs: each form with what it is. */
const auxiliaries: Readonly<Record<string, string>> = {
  be: "be=base is=s are=p was=past were=pastp been=pp being=ing 's=s",
  have: "have=base has=s had=past having=ing 's=s",
  do: 'do=base does=s did=past',
  get: 'gets=s get=p get=base got=past',
};
for (const [kind, forms] of Object.entries(auxiliaries))
  for (const [spelling, form] of forms.split(' ').map((pair) => pair.split('=') as [string, string]))
    simple(entries, 'AUX', spelling, kind, { kind, form, ...(spelling === "'s" ? { short: 'y' } : {}) });
enter(entries, "'s", (at) => verbSign('be', 's', ['is'], at));
for (const w of ['as_well_as', 'and_also']) simple(entries, 'CONJ', w, 'and');
simple(entries, 'GEN', "'s", "'s");
simple(entries, 'GEN', "'", "'s");

/** Words that a caller knows beyond the lexicon: names of players, cards, and so on. */
export type Lexicon = Pick<ReadonlyMap<string, readonly Entry[]>, 'get'>;

/**
 * A lexicon with names added; they are read where they are printed so.
 *
 * @param names of players, cards or anything else
 */
export function lexiconWith(names: readonly string[]): Lexicon {
  if (names.length === 0) return entries;
  const named = new Map<string, Entry[]>();
  for (const name of names) nameEntry(named, name.replaceAll(' ', '_'), name);
  return {
    get(word) {
      const more = named.get(word);
      return more === undefined ? entries.get(word) : [...(entries.get(word) ?? []), ...more];
    },
  };
}

/** True where a word has an entry or is part of one. */
export function isKnown(w: string): boolean {
  return known.has(w);
}
