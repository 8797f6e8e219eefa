import type {
  Clause,
  Condition,
  Many,
  Node,
  Places,
  Reference,
  Relation,
  Statement,
  Term,
  Thing,
} from '../frames/frame.js';
import { eachInside } from '../frames/frame.js';
import { sameWord } from '../normal/synonyms.js';
import { readPhrase, type Sentence } from '../read.js';

/** Where a clause is in its sentence. */
export interface Found {
  clause: Clause;
  sentence?: Sentence;
  /** Slots from the frame of the sentence down to the clause: "conditions", "which", "what", "clause" …; none of a main clause. */
  path: readonly string[];
  /** The clause that this one is inside of. */
  above?: Clause;
  /** Place among the clauses of "first …, then …", from 0; where nothing follows anything it is missing. */
  step?: number;
}

/**
 * What is in a slot. A string is a phrase of rules English ("each player", "the team's life total"), an object names
 * slots of a node, a function decides itself and takes all of the node. Slots that the pattern does not name stay open: an
 * answer lists their words, and somebody else has to account for them. Articles are never left open.
 */
export type Pattern =
  | string
  | ((node: Node) => boolean)
  | { readonly [slot: string]: unknown }
  | Bound
  | Choice
  | Absent;

/** A pattern whose node is handed out under a name. */
export interface Bound {
  readonly bind: string;
  readonly to?: Pattern;
}

/** Several patterns; the first that fits counts. */
export interface Choice {
  readonly oneOf: readonly Pattern[];
}

/** A slot that has to be empty. */
export interface Absent {
  readonly absent: true;
}

/** Hands out what is in a slot, where it fits; without a pattern all of it is taken. */
export const slot = (bind: string, to?: Pattern): Bound => ({ bind, ...(to === undefined ? {} : { to }) });
/** Fits everything, and takes all of it. */
export const anything = (): boolean => true;
/** Fits any of several patterns; the first that fits counts. */
export const oneOf = (...patterns: readonly Pattern[]): Choice => ({ oneOf: patterns });
/** A slot that has to be empty. */
export const none: Absent = { absent: true };

/** A phrase with a preposition, where more is wanted of it than what it speaks of. */
export interface Phrase {
  readonly term?: Pattern;
  readonly adverbs?: readonly string[];
  readonly measure?: Pattern;
}

/** A question to a clause. What is not named here stays open, but for negation, which has to be named. */
export interface Query {
  /** Lemma, or one of several. */
  verb: string | readonly string[];
  actor?: Pattern | Query;
  object?: Pattern | Query;
  recipient?: Pattern;
  is?: Pattern;
  what?: Pattern | Query;
  /** Phrases by preposition: `{ to: 'the defending player', during: 'that turn' }`; the empty name is a bare time. */
  with?: { readonly [preposition: string]: Pattern | { readonly phrase: Phrase } };
  /** "may", "can" …; an empty string where there has to be none. */
  modality?: string | readonly string[];
  /** False where it is not named; "either" for both. */
  negated?: boolean | 'either';
  /** All adverbs of the clause, in alphabetical order; where they are named there may be no others. */
  adverbs?: readonly string[];
  conditions?: readonly {
    readonly word: string | readonly string[];
    readonly clause?: Pattern | Query;
    readonly focus?: string;
  }[];
  /** Slots of the clause that say nothing for whoever asks: "adverbs", "modality", "with:in", "conditions:if". */
  besides?: readonly string[];
}

/** What a clause answers. */
export interface Answer {
  /** Nodes by the names under which the query binds them. */
  slots: Readonly<Record<string, Node>>;
  /** Tokens of the sentence that the query has accounted for. */
  claimed: ReadonlySet<number>;
  /** Tokens of the clause that it has not: a value that rests on the clause has to know who does. */
  open: readonly number[];
}

/**
 * All clauses of a statement: main clauses, and those in conditions, relative clauses, and objects.
 *
 * @param from sentences as they were read, or a frame
 */
export function clauses(from: readonly Sentence[] | Statement): Found[] {
  const found: Found[] = [];
  if ('kind' in from) walk(from, { path: [] }, found);
  else {
    for (const sentence of from)
      if (sentence.frame !== undefined) walk(sentence.frame, { path: [], sentence }, found);
  }
  return found;
}

function walk(node: Node, place: Omit<Found, 'clause'>, found: Found[]): void {
  if ((node as Many).kind === 'many') {
    const order = (node as Many).by === 'then';
    for (const [i, item] of (node as Many).items.entries())
      walk(item as Node, order ? { ...place, step: i } : place, found);
    return;
  }
  const { step: _, ...inside } = place;
  if ((node as Clause).kind === 'clause') {
    found.push({ clause: node as Clause, ...place });
    inside.above = node as Clause;
  }
  eachInside(node, (child, name) => walk(child, { ...inside, path: [...place.path, name] }, found));
}

/**
 * Asks a clause a question.
 *
 * @param clause any clause of a frame
 * @param query verb, roles, phrases, modality, conditions
 * @returns what is bound, and which tokens are accounted for, or undefined where the clause does not fit
 */
export function ask(clause: Clause, query: Query): Answer | undefined {
  const state: State = { slots: {}, claims: [] };
  if (!askInto(clause, query, state)) return undefined;
  const claimed = new Set(state.claims);
  return {
    slots: state.slots,
    claimed,
    open: [...tokensOf(clause)].filter((t) => !claimed.has(t)).sort((a, b) => a - b),
  };
}

/** Like `ask`, but answers only where all words of the clause are accounted for. */
export function askWhole(clause: Clause, query: Query): Answer | undefined {
  const answer = ask(clause, query);
  return answer === undefined || answer.open.length > 0 ? undefined : answer;
}

/** True where a node fits a pattern, perhaps saying more. */
export function matches(node: Node | undefined, pattern: Pattern): boolean {
  return match(node, pattern, { slots: {}, claims: [] });
}

/** True where a node fits a pattern and says nothing more. */
export function exactly(node: Node | undefined, pattern: Pattern): boolean {
  const state: State = { slots: {}, claims: [] };
  if (!match(node, pattern, state)) return false;
  const claimed = new Set(state.claims);
  return node === undefined || [...tokensOf(node)].every((t) => claimed.has(t));
}

/**
 * Names what a node says: the value of the first pattern that it fits to its last word.
 *
 * @returns undefined where none fits
 */
export function named<V>(
  node: Node | undefined,
  choices: readonly (readonly [pattern: Pattern, value: V])[],
): V | undefined {
  return choices.find(([pattern]) => exactly(node, pattern))?.[1];
}

/** The number of a thing or a measure: "two cards" is 2, "a card" 1; undefined where no number is said. */
export function count(node: Node | undefined): number | undefined {
  if (node === undefined) return undefined;
  const { kind, quantity, determiner } = node as Thing;
  if (quantity !== undefined)
    return quantity.least === undefined && quantity.most === undefined ? quantity.is : undefined;
  return kind === 'thing' && (determiner === 'a' || determiner === 'an') ? 1 : undefined;
}

interface State {
  slots: Record<string, Node>;
  claims: number[];
}

const one = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

const sameWords = (slot: string, some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((word, i) => sameWord(slot, word, others[i]));

/** All tokens that fill slots of a node and of what is inside it. */
export function tokensOf(node: Node, into: Set<number> = new Set()): Set<number> {
  for (const [, token] of node.at ?? []) into.add(token);
  eachInside(node, (child) => tokensOf(child, into));
  return into;
}

/** Tries something, and forgets what it claimed and bound where it fails. */
function attempt(state: State, what: () => boolean): boolean {
  const { length } = state.claims;
  const slots = { ...state.slots };
  if (what()) return true;
  state.claims.length = length;
  state.slots = slots;
  return false;
}

function claim(node: { at?: Places }, state: State, ...names: string[]): void {
  for (const [name, token] of node.at ?? []) if (names.includes(name)) state.claims.push(token);
}

const roles = ['actor', 'object', 'recipient', 'is', 'what'] as const;

function askInto(clause: Clause, query: Query, state: State): boolean {
  return attempt(state, () => {
    if (clause.kind !== 'clause' || !one(query.verb).some((verb) => sameWord('verb', verb, clause.verb)))
      return false;
    if (query.negated !== 'either' && (clause.negated ?? false) !== (query.negated ?? false)) return false;
    // Under "actor" and "object" a clause itself has relative pronouns only.
    claim(clause, state, 'verb', 'negated', 'actor', 'object');
    if (query.modality !== undefined) {
      if (!one(query.modality).includes(clause.modality ?? '')) return false;
      claim(clause, state, 'modality');
    }
    for (const role of roles) {
      const node = clause[role] as Node | undefined;
      const pattern = query[role];
      if (pattern === undefined) {
        // The relative pronoun, and what a clause shares with the one above.
        if (node !== undefined && ['head', 'same'].includes((node as Reference).to)) claimAll(node, state);
      } else {
        if (!fits(node, pattern, state)) return false;
        claim(clause, state, role);
      }
    }
    if (query.actor !== undefined) claim(clause, state, 'preposition');
    const open = [...(clause.relations ?? [])];
    for (const [preposition, pattern] of Object.entries(query.with ?? {})) {
      if (isAbsent(pattern)) {
        if (open.some((r) => sameWord('preposition', r.preposition, preposition))) return false;
        continue;
      }
      const at = open.findIndex(
        (r) => sameWord('preposition', r.preposition, preposition) && relates(r, pattern, state),
      );
      if (at < 0) return false;
      open.splice(at, 1);
    }
    if (query.adverbs !== undefined) {
      if (!sameWords('adverbs', clause.adverbs ?? [], query.adverbs)) return false;
      claim(clause, state, 'adverbs');
    }
    const conditions = [...(clause.conditions ?? [])];
    for (const { word, clause: pattern, focus = '' } of query.conditions ?? []) {
      const at = conditions.findIndex(
        (c) =>
          one(word).includes(c.word) &&
          focus === (c.focus ?? []).join(' ') &&
          (pattern === undefined || fits(c.clause as Node, pattern, state)),
      );
      if (at < 0) return false;
      claim(conditions[at] as Condition, state, 'word', 'focus');
      conditions.splice(at, 1);
    }
    for (const name of query.besides ?? []) {
      const [kind = '', which = ''] = name.split(':');
      if (kind === 'with') for (const r of open) if (r.preposition === which) claimAll(r, state);
      if (kind === 'conditions') for (const c of conditions) if (c.word === which) claimAll(c, state);
      if (kind !== 'adverbs' || which === '' || (clause.adverbs ?? []).join() === which)
        claim(clause, state, kind);
    }
    return true;
  });
}

function relates(relation: Relation, pattern: Pattern | { readonly phrase: Phrase }, state: State): boolean {
  return attempt(state, () => {
    const phrase: Phrase =
      typeof pattern === 'object' && 'phrase' in pattern
        ? (pattern.phrase as Phrase)
        : { term: pattern as Pattern };
    if (phrase.term !== undefined && !fits(relation.term as Node, phrase.term, state)) return false;
    if (phrase.adverbs !== undefined) {
      if (!sameWords('adverbs', relation.adverbs ?? [], phrase.adverbs)) return false;
      claim(relation, state, 'adverbs');
    }
    if (phrase.measure !== undefined) {
      if (!match(relation.measure as Node | undefined, phrase.measure, state)) return false;
      claim(relation, state, 'measure');
    }
    claim(relation, state, 'preposition');
    return true;
  });
}

const isAbsent = (pattern: unknown): pattern is Absent =>
  pattern !== null && typeof pattern === 'object' && 'absent' in pattern;

function fits(node: Node | undefined, pattern: Pattern | Query, state: State): boolean {
  if (pattern !== null && typeof pattern === 'object' && 'verb' in pattern)
    return node !== undefined && askInto(node as Clause, pattern as Query, state);
  return match(node, pattern as Pattern, state);
}

function claimAll(node: Node, state: State): boolean {
  for (const token of tokensOf(node)) state.claims.push(token);
  return true;
}

function match(node: Node | undefined, pattern: Pattern, state: State): boolean {
  if (isAbsent(pattern)) return node === undefined;
  if (node === undefined) return false;
  if (typeof pattern === 'function') return pattern(node) && claimAll(node, state);
  if (typeof pattern === 'string') return attempt(state, () => matchNode(node, readPhrase(pattern), state));
  if ('oneOf' in pattern)
    return (pattern as Choice).oneOf.some((p) => attempt(state, () => fits(node, p, state)));
  if ('bind' in pattern) {
    const { bind, to } = pattern as Bound;
    if (to === undefined ? !claimAll(node, state) : !fits(node, to, state)) return false;
    state.slots[bind] = node;
    return true;
  }
  return attempt(state, () => matchNode(node, pattern, state));
}

/** Slots that follow from others, or that have no words of their own. */
const silent = new Set(['at', 'sort', 'many']);
const articles = new Set(['a', 'an', 'the']);

function matchNode(node: Node, pattern: object, state: State): boolean {
  const said = node as unknown as Record<string, unknown>;
  // What a pronoun, a citation or a quotation says has one slot.
  if (!['thing', 'clause', 'relation', 'quality', 'many', 'question'].includes(said.kind as string))
    claim(node, state, 'word', 'text', 'quantity', 'name');
  const wants = pattern as Record<string, unknown>;
  if (said.kind === 'thing') {
    claim(node, state, 'noun');
    if (wants.determiner === undefined && articles.has(said.determiner as string))
      claim(node, state, 'determiner');
    if (wants.many !== undefined && wants.many !== said.many && typeof wants.noun !== 'string') return false;
  }
  for (const [name, wanted] of Object.entries(wants)) {
    if (silent.has(name) || wanted === undefined) continue;
    if (!matchSlot(said[name], wanted, state, name)) return false;
    // A word of the phrase that follows from its head, as the article of "the team's".
    if (name !== 'determiner' || said.determiner !== undefined) claim(node, state, name);
  }
  return true;
}

function matchSlot(value: unknown, wanted: unknown, state: State, name: string): boolean {
  if (isAbsent(wanted)) return value === undefined;
  if (wanted !== null && typeof wanted === 'object' && 'oneOf' in wanted)
    return (wanted as Choice).oneOf.some((w) => attempt(state, () => matchSlot(value, w, state, name)));
  if (Array.isArray(wanted)) {
    if (!Array.isArray(value) || value.length !== wanted.length) return false;
    const rest = [...value];
    return wanted.every((w) => {
      const at = rest.findIndex((item) => matchSlot(item, w, state, name));
      if (at < 0) return false;
      rest.splice(at, 1);
      return true;
    });
  }
  if (value !== null && typeof value === 'object') {
    if (Array.isArray(value)) return value.length === 1 && matchSlot(value[0], wanted, state, name);
    return fits(value as Node, wanted as Pattern, state);
  }
  return typeof wanted === 'function'
    ? (wanted as (v: unknown) => boolean)(value)
    : sameWord(name, value, wanted);
}

/** Every term of a role, one by one where several are joined. */
export function terms(node: Term | Statement | undefined): readonly Node[] {
  if (node === undefined) return [];
  return (node as Many).kind === 'many' ? ((node as Many).items as Node[]) : [node as Node];
}
