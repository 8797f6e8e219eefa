import { listIn } from '../../tree/maps.js';
import type { Quantity, Reference, Term, Thing } from '../frames/frame.js';
import { elliptic } from '../lexicon/functionWords.js';
import { pluralOf } from '../lexicon/lexicon.js';
import { NUMBER_WORDS, ORDINAL_WORDS } from '../lexicon/numbers.js';
import { formsOf } from '../lexicon/verbForms.js';
import { verbs } from '../lexicon/verbs.js';

/** Words of a said sentence; undefined where there is no way to say it. */
export type Words = string | undefined;

export const numberWord = (n: number): string => NUMBER_WORDS[n] ?? String(n);
export const ordinalWord = (n: number): string => ORDINAL_WORDS[n] ?? `${n}th`;

/** Joins what is there with blanks; a part that cannot be said makes the whole unsayable. */
export function words(...parts: (Words | false | null)[]): Words {
  if (parts.includes(undefined)) return undefined;
  return parts.filter((p) => p !== '' && p !== false && p !== null).join(' ');
}

/** "a, b, and c" */
export function series(items: readonly Words[], by: string): Words {
  if (items.includes(undefined) || items.length === 0) return undefined;
  if (items.length < 3) return items.join(` ${by} `);
  return `${items.slice(0, -1).join(', ')}, ${by} ${items.at(-1)}`;
}

/** "a" or "an". */
export const article = (next: string): string =>
  /^(?:[aeio]|un(?!i)|up|ult|[AEIO])/.test(next) && !/^one\b/.test(next) ? 'an' : 'a';

/** How many, before a noun or alone. */
export function quantityWords(q: Quantity, alone = false): Words {
  const n = (x: number): string => (alone ? String(x) : numberWord(x));
  if (q.word === 'full' && q.is !== undefined) return `full ${n(q.is)}`;
  if (q.word === 'times') return q.is === undefined ? undefined : `${n(q.is)} times`;
  if (q.word === 'up to' && q.most !== undefined) return `up to ${n(q.most)}`;
  const minus = /^(.*) minus (\d+)$/.exec(q.word ?? '');
  if (minus !== null) return undefined;
  if (q.word !== undefined) return q.word;
  if (q.exactly && q.is !== undefined) return `exactly ${n(q.is)}`;
  if (q.least !== undefined && q.most !== undefined) return `${n(q.least)} to ${n(q.most)}`;
  if (q.least !== undefined) return `${n(q.least)} or more`;
  if (q.most !== undefined) return `${n(q.most)} or ${alone ? 'less' : 'fewer'}`;
  return q.is === undefined ? undefined : n(q.is);
}

const objects: Readonly<Record<string, string>> = {
  person: 'him or her',
  they: 'them',
  it: 'it',
  self: 'itself',
  'the same': 'the same',
  theirs: 'his or hers',
};
const owners: Readonly<Record<string, string>> = {
  person: 'his or her',
  'person own': 'his or her own',
  it: 'its',
  'it own': 'its own',
  they: 'their',
  'they own': 'their own',
  you: 'your',
  'you own': 'your own',
  'each other': "each other's",
};

/** A pronoun before the verb or after it. */
export function referenceWords(r: Reference, subject: boolean): Words {
  if (['head', 'same', 'hole', 'anyone', 'there'].includes(r.to)) return undefined;
  if (r.to === 'person') return subject ? 'he or she' : 'him or her';
  if (r.to === 'who') return 'who';
  return subject ? r.to : (objects[r.to] ?? r.to);
}

/** A pronoun before what it has. */
export const ownerWords = (r: Reference): Words => owners[r.to];

/** Adverbs that follow the predicate: "draws first", "attacks if able". */
const late = new Set([
  ...elliptic.split(/\s+/).map((e) => (e.split('=')[1] || (e.split('=')[0] as string)).replaceAll('_', ' ')),
  'first',
  'next',
  'once',
  'twice',
  'multiple times',
  'out',
  'away',
  'here',
  'apart',
  'around',
  'elsewhere',
  'instead',
  'this way',
  'together',
  'in turn',
  'as follows',
  'at once',
  'again',
  'back',
  'face up',
  'face down',
  'the same way',
  'as a whole',
  'at that time',
  'at any time',
]);
export const isLate = (adverb: string): boolean => late.has(adverb);

/** The noun of a thing in its number. */
export const nounWords = (t: Thing): string => (t.many ? pluralOf(t.noun) : t.noun);

/** True where the verb that follows is in the plural. */
export function isPlural(t: Term | undefined): boolean {
  if (t === undefined) return false;
  if (t.kind === 'thing') {
    if (t.determiner === 'each' || t.determiner === 'either' || t.determiner === 'neither') return false;
    if (t.noun === '') return t.many || (t.determiner === 'all' && isPlural(t.among));
    return t.many;
  }
  if (t.kind === 'reference')
    return [
      'they',
      'you',
      'these',
      'those',
      'both',
      'all',
      'ones',
      'others',
      'the others',
      'the rest',
      'none',
    ].includes(t.to);
  if (t.kind === 'many') return t.by === 'and' || t.by === 'and/or' || isPlural(t.items.at(-1) as Term);
  return false;
}

const frames = new Map<string, string[]>();
for (const [lemma, data] of Object.entries(verbs)) {
  const verb = lemma.replace(/_$/, '');
  listIn(frames, verb).push(...data.split(','));
}

/** What may follow a verb. */
export const framesOf = (verb: string): readonly string[] => frames.get(verb) ?? [];

/** How the verb of a clause is to be formed. */
export interface Group {
  verb: string;
  plural: boolean;
  passive?: boolean;
  modality?: string | undefined;
  negated?: boolean | undefined;
  past?: boolean | undefined;
  perfect?: boolean | undefined;
  progressive?: boolean | undefined;
  /** Adverbs between the helping verb and the verb. */
  adverbs?: readonly string[];
}

/** The verb with its helping verbs: "can't have been drawn". */
export function verbWords(g: Group): Words {
  const middle = g.adverbs ?? [];
  const be = (): string => (g.past ? (g.plural ? 'were' : 'was') : g.plural ? 'are' : 'is');
  const have = (): string => (g.past ? 'had' : g.plural ? 'have' : 'has');
  const forms = formsOf(g.verb);
  const chain: string[] = [];
  let base: string;
  if (g.passive) base = forms.pp;
  else if (g.progressive) base = forms.ing;
  else base = g.verb;
  if (g.modality === 'is to') chain.push(be(), ...(g.negated ? ['not'] : []), 'to');
  else if (g.modality !== undefined && g.modality !== 'to')
    chain.push(g.negated ? (g.modality === 'can' ? "can't" : `${g.modality} not`) : g.modality);
  const open = chain.length > 0 || g.modality === 'to';
  if (g.modality === 'to') chain.push(g.negated ? 'not to' : 'to');
  const not = g.negated && !open ? ['not'] : [];
  if (g.perfect) chain.push(open ? 'have' : have(), ...not);
  if (g.passive && g.progressive)
    chain.push(
      open ? (g.perfect ? 'been' : 'be') : g.perfect ? 'been' : be(),
      ...(g.perfect ? [] : not),
      'being',
    );
  else if (g.passive || g.progressive)
    chain.push(g.perfect ? 'been' : open ? 'be' : be(), ...(g.perfect ? [] : not));
  else if (g.perfect) base = forms.pp;
  else if (!open) {
    if (g.verb === 'be') return words(be(), ...not, ...middle);
    if (g.negated) chain.push(g.past ? "didn't" : g.plural ? "don't" : "doesn't");
    else base = g.past ? forms.past : g.plural ? g.verb : forms.s;
  }
  return words(...chain, ...middle, base);
}
