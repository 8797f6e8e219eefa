import type { Clause, Many, Node, Quantity, Reference, Statement, Thing } from '../frames/frame.js';
import { everyNode } from '../frames/frame.js';
import { type Said, settledTogether, statementsOf } from '../normal/meaning.js';
import { readSentences } from '../read.js';
import { holeIn, withNumbers } from './letters.js';
import { type Packed, unpack } from './packed.js';
import { tokensOf } from './query.js';

/** What a sentence says, as a sentence of our own words says it: the frame of both in normal form. */
export interface Template {
  readonly text: string;
  /** One in most of them; several where a clause is added after a comma: "…, which starts at N." */
  readonly statements: readonly Statement[];
}

/** What the statements of a sentence answer to a template. */
export interface Fit {
  /** The numbers that are where the template has "N", by that name. */
  slots: Readonly<Record<string, Quantity>>;
  /** Tokens of the sentence that the template has accounted for. */
  claimed: ReadonlySet<number>;
}

/** A sentence that is no template: it has no reading, several, or is more than one sentence. */
export class TemplateError extends Error {}

/** Statements of templates that somebody read before, by their texts; unpacked when a template is first asked for. */
let readBefore: (() => ReadonlyMap<string, readonly Statement[]> | undefined) | undefined;
let statementsBefore: ReadonlyMap<string, readonly Statement[]> | undefined;
const templates = new Map<string, Template>();

/**
 * Reads a template: a sentence of rules English in which "N" is any number, and so are "M", which somebody else has to read, and "K",
 * which says nothing by itself. It is read once.
 *
 * @param text one sentence, perhaps with conditions: "A player may attack N opponents."
 * @throws TemplateError where the text has no reading, several, or is more than one sentence
 */
export function template(text: string): Template {
  const known = templates.get(text);
  if (known !== undefined) return known;
  statementsBefore ??= readBefore?.() ?? new Map();
  const statements = statementsBefore.get(text) ?? statementsOfTemplate(text);
  const made = { text, statements };
  templates.set(text, made);
  return made;
}

/**
 * Takes templates that were read when the package was compiled, so that nobody has to wait for them.
 *
 * @param packed the JSON of `Packed`; those of other texts are read anew
 * @param texts what gives the texts of all templates, in the order in which they were packed
 */
export function takeTemplates(packed: string, texts: () => readonly string[]): void {
  readBefore = () => unpack(JSON.parse(packed) as Packed, texts());
  statementsBefore = undefined;
}

function statementsOfTemplate(text: string): Statement[] {
  const sentences = readSentences(withNumbers(text));
  const [sentence] = sentences;
  if (sentence?.frame === undefined || sentences.length > 1) {
    const why = sentences.map((s) => s.failure?.reason ?? s.status).join(', ');
    throw new TemplateError(`"${text}" is no template; write one sentence with one reading (${why}).`);
  }
  return statementsOf(sentence).map(({ statement }) => statement);
}

/**
 * Asks the statements of a sentence whether they say what a template says. What they say besides (other statements, phrases,
 * conditions, adverbs) stays open; what the template says has to be there: who, what, how many, singular or plural, may or
 * must, not, only.
 *
 * @param said the statements of one sentence in normal form
 * @param wanted the template
 * @param number false where singular and plural count as the same
 * @param settled the same statements, in which what speaks again of a thing has the form of the thing; asked where the others say something else
 * @param inOrder true where what the template says first has to stand first
 * @returns undefined where the sentence says something else
 */
export function fitTemplate(
  said: readonly Said[],
  wanted: Template,
  number = true,
  settled?: readonly Said[],
  inOrder = false,
): Fit | undefined {
  const heard = { that: false };
  const fit = fitAll(said, wanted.statements, number, inOrder, heard);
  if (fit !== undefined || settled === undefined || heard.that) return fit;
  return fitAll(settled, settledOf(wanted), number, inOrder);
}

const settledTemplates = new WeakMap<readonly Statement[], readonly Statement[]>();

function settledOf({ statements }: Template): readonly Statement[] {
  let known = settledTemplates.get(statements);
  if (known === undefined) {
    known = settledTogether(statements);
    settledTemplates.set(statements, known);
  }
  return known;
}

function fitAll(
  said: readonly Said[],
  statements: readonly Statement[],
  number: boolean,
  inOrder: boolean,
  heard?: Heard,
): Fit | undefined {
  const [first] = statements;
  // Most sentences have none of the verbs of a template, and need not be looked at.
  if (first?.kind === 'clause' && !said.some((one) => (one.statement as Clause).verb === first.verb))
    return undefined;
  const rest = [...said];
  const claimed = new Set<number>();
  const slots: Record<string, Quantity> = {};
  for (const statement of statements) {
    let fit: Fit | undefined;
    const fits = rest.findIndex((one) => {
      fit = fitStatement(one, statement, number, heard);
      return fit !== undefined;
    });
    for (const token of fit?.claimed ?? []) claimed.add(token);
    Object.assign(slots, fit?.slots);
    if (fits < 0) return undefined;
    rest.splice(inOrder ? 0 : fits, inOrder ? fits + 1 : 1);
  }
  return { slots, claimed };
}

/** Asks one statement whether it says what one of a template says. */
export function fitStatement(
  one: Said,
  wanted: Statement,
  number = true,
  heard: Heard = { that: false },
): Fit | undefined {
  if (wanted.kind === 'clause' && (one.statement as Clause).verb !== wanted.verb) return undefined;
  const state = { claims: [], slots: {}, number, heard };
  const mentions = { mentions: mentionsOf(one.statement), wanted: mentionsOf(wanted) };
  return same(wanted, one.statement, { ...state, ...mentions })
    ? { slots: state.slots, claimed: new Set([...state.claims, ...one.folded]) }
    : undefined;
}

/** What was heard where a statement fits no template. */
interface Heard {
  /** "that team", where the template has any team. */
  that: boolean;
}

interface Matching {
  heard: Heard;
  claims: number[];
  slots: Record<string, Quantity>;
  /** True where singular and plural differ. */
  number: boolean;
  /** Nouns of the things that the statement brings up, with their sorts. */
  mentions: ReadonlyMap<string, Mention>;
  /** Those of the template. */
  wanted: ReadonlyMap<string, Mention>;
}

/** Slots of a node that do not count, and those of which a statement may say more than a template. */
const silent = new Set(['at', 'sort', 'kind']);
const open = new Set(['actor', 'recipient', 'what', 'relations', 'conditions', 'which', 'also', 'adverbs']);

function same(t: unknown, s: unknown, m: Matching): boolean {
  if (t === null || typeof t !== 'object' || s === null || typeof s !== 'object') return t === s;
  const length = m.claims.length;
  if (sameNode(t as Node, s as Node, m)) return true;
  m.claims.length = length;
  return false;
}

function sameNode(t: Node, s: Node, m: Matching): boolean {
  const spoken = anaphor(s, m.mentions);
  const meant = anaphor(t, m.wanted);
  if (spoken !== undefined && meant !== undefined) {
    if (!agree(meant, spoken, m.number) || sameOne(t, s, m)) return false;
    for (const token of tokensOf(s)) m.claims.push(token);
    return true;
  }
  const kind = (node: Node): string | undefined => (node as Thing).kind;
  if (kind(t) !== kind(s)) return false;
  if (kind(t) === 'cited') {
    // Numbers of rules change from edition to edition: that a rule is cited has to agree, not which.
    for (const token of tokensOf(s)) m.claims.push(token);
    return true;
  }
  if (kind(t) !== 'clause') return sameSlots(t, s, m);
  const wanted = lifted(t as Clause);
  const { length } = m.claims;
  if (sameSlots(wanted, lifted(s as Clause), m)) return true;
  m.claims.length = length;
  const turned = turnedRound(wanted);
  return turned !== undefined && sameSlots(turned, lifted(s as Clause), m);
}

/** A phrase after an object says the same whether it belongs to the object or to the clause. */
export function lifted(c: Clause): Clause {
  const o = c.object as Thing | undefined;
  if (o?.kind !== 'thing' || o.relations === undefined) return c;
  const { relations, ...object } = o;
  return { ...c, object, relations: [...(c.relations ?? []), ...relations] };
}

/** "The first is the second" says the same as "the second is the first". */
function turnedRound(c: Clause): Clause | undefined {
  const definite = (node: unknown): boolean => (node as Thing | undefined)?.determiner === 'the';
  return c.verb === 'be' && definite(c.actor) && definite(c.is)
    ? { ...c, actor: c.is as Thing, is: c.actor as Thing }
    : undefined;
}

function sameSlots(t: Node, s: Node, m: Matching): boolean {
  const kind = (node: Node): string | undefined => (node as Thing).kind;
  if (kind(t) === undefined && ('is' in t || 'least' in t || 'most' in t || 'word' in t))
    return sameQuantity(t as Quantity, s as Quantity, m);
  const wants = t as unknown as Record<string, unknown>;
  const has = s as unknown as Record<string, unknown>;
  const left = new Set<string>();
  for (const name of new Set([...Object.keys(wants), ...Object.keys(has)])) {
    if (silent.has(name) || (name === 'many' && (wants.quantity !== undefined || !m.number))) continue;
    const want = wants[name];
    const is = has[name];
    if (name === 'determiner') {
      if (!sameDeterminer(want, is) && (m.number || !indefinite(want) || !indefinite(is))) return false;
    } else if (name === 'items' && Array.isArray(want) && Array.isArray(is)) {
      if (!sameItems(want, is, (t as Many).by === 'then', m)) return false;
    } else if (want === undefined) {
      if (!open.has(name) || !worded(is) || (is as readonly unknown[]).includes?.('then')) return false;
      left.add(name);
    } else if (is === undefined) {
      return false;
    } else if (name === 'modality' && !wants.negated && !has.negated && allowed.has(want as string)) {
      // What somebody is allowed to do is what he or she can do, by the rules.
      if (!allowed.has(is as string)) return false;
    } else if (Array.isArray(want) && Array.isArray(is)) {
      const words = want.every((item) => typeof item === 'string');
      if (words ? want.join() !== is.join() : !sameList(want, is, name, m)) return false;
    } else if (!same(want, is, m)) return false;
  }
  for (const [name, token] of s.at ?? [])
    if (!left.has(name) && !(name === 'preposition' && left.has('actor'))) m.claims.push(token);
  return true;
}

const allowed: ReadonlySet<string> = new Set(['may', 'can']);

/** True where all that is open has words that somebody else can account for. */
function worded(value: unknown): boolean {
  if (!Array.isArray(value)) return tokensOf(value as Node).size > 0;
  return value.every((item) => typeof item === 'string' || tokensOf(item as Node).size > 0);
}

function sameList(wants: readonly unknown[], has: readonly unknown[], name: string, m: Matching): boolean {
  const rest = [...has];
  for (const want of wants) {
    const at = rest.findIndex((item) => same(want, item, m));
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  return rest.length === 0 || (open.has(name) && worded(rest));
}

function sameItems(
  wants: readonly unknown[],
  has: readonly unknown[],
  inOrder: boolean,
  m: Matching,
): boolean {
  if (wants.length !== has.length) return false;
  return inOrder ? wants.every((want, i) => same(want, has[i], m)) : sameList(wants, has, 'items', m);
}

function sameQuantity(t: Quantity, s: Quantity, m: Matching): boolean {
  let isOpen = false;
  for (const name of ['is', 'least', 'most'] as const) {
    const want = t[name];
    const is = s[name];
    const hole = want === undefined ? undefined : holeIn(want);
    if (hole === undefined) {
      if (want !== is) return false;
    } else if (is === undefined) return false;
    else if (hole.letter === 'N') m.slots.N = { is: is - hole.offset };
    else isOpen ||= hole.letter === 'M';
  }
  if (t.word !== s.word || t.exactly !== s.exactly || t.each !== s.each) return false;
  if (isOpen) return true;
  for (const [, token] of s.at ?? []) m.claims.push(token);
  return true;
}

const sameDeterminer = (t: unknown, s: unknown): boolean =>
  t === s || (['a', 'an', 'one'].includes(t as string) && ['a', 'an', 'one'].includes(s as string));

const indefinite = (determiner: unknown): boolean => determiner === undefined || determiner === 'a';

/** What brings a thing up or speaks of it again: its noun where it is known, and whether it is a person. */
interface Anaphor {
  noun?: string;
  person?: boolean;
  /** True where the thing is brought up in this statement, and not in one before. */
  here?: boolean;
  /** Absent where it is either. */
  many?: boolean;
}

/** A thing that a statement brings up, and how often it does. */
interface Mention {
  sort: string;
  times: number;
}

/**
 * Which of several clauses brings a thing up and which speaks of it again follows from their order: "a team" and "that team"
 * are the same where the statement has both.
 */
function anaphor(node: Node, mentions: ReadonlyMap<string, Mention>): Anaphor | undefined {
  const r = node as Reference;
  if (r.kind === 'reference' && r.focus === undefined) {
    const person = r.to === 'person' ? true : r.to === 'it' ? false : undefined;
    if (person === undefined && r.to !== 'they') return undefined;
    const nouns = [...mentions].filter(
      ([, { sort }]) => person === undefined || (sort === 'player') === person,
    );
    const noun = nouns.length === 1 ? nouns[0]?.[0] : undefined;
    // "they" are several, or one person.
    return {
      ...(noun === undefined ? {} : { noun, here: true }),
      ...(person === undefined ? {} : { person, many: false }),
    };
  }
  const t = node as Thing;
  if (t.kind !== 'thing' || t.noun === '' || t.focus !== undefined || !bare(t)) return undefined;
  const here = mentions.has(t.noun);
  const speaks = ['a', 'an', 'one', 'that'].includes(t.determiner ?? '') || (t.determiner === 'the' && here);
  return speaks ? { noun: t.noun, person: t.sort === 'player', many: t.many, here } : undefined;
}

const bare = (t: Thing): boolean =>
  [t.modifiers, t.names, t.owner, t.relations, t.which, t.quantity, t.ordinal, t.among, t.also].every(
    (slot) => slot === undefined,
  );

function agree(a: Anaphor, b: Anaphor, number: boolean): boolean {
  const differ = (one: boolean | undefined, other: boolean | undefined): boolean =>
    one !== undefined && other !== undefined && one !== other;
  if ((number && differ(a.many, b.many)) || differ(a.here, b.here)) return false;
  if (a.noun !== undefined && b.noun !== undefined) return a.noun === b.noun;
  return a.person === undefined || b.person === undefined || a.person === b.person;
}

/** True where the template has "a team … a team" for "a team … that team": any team is not the one that was spoken of. */
function sameOne(t: Node, s: Node, m: Matching): boolean {
  const [any, that] = [t as Thing, s as Thing];
  const person = any.sort === 'player' || any.sort === 'team';
  if (!person || any.determiner !== 'a' || that.determiner !== 'that' || any.noun !== that.noun) return false;
  const same = (m.wanted.get(any.noun)?.times ?? 0) > 1 && m.mentions.get(that.noun)?.times === 1;
  if (same) m.heard.that = true;
  return same;
}

const mentioned = new WeakMap<Statement, ReadonlyMap<string, Mention>>();

function mentionsOf(statement: Statement): ReadonlyMap<string, Mention> {
  const known = mentioned.get(statement);
  if (known !== undefined) return known;
  const found = new Map<string, Mention>();
  everyNode(statement as Clause, (node) => {
    const t = node as Thing;
    if (t.kind === 'thing' && !t.many && ['a', 'an', 'one', 'each', 'any'].includes(t.determiner ?? ''))
      found.set(t.noun, { sort: t.sort, times: (found.get(t.noun)?.times ?? 0) + 1 });
  });
  mentioned.set(statement, found);
  return found;
}
