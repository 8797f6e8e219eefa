import type { Clause, Condition, Many, Node, Reference, Statement, Term, Thing } from '../frames/frame.js';
import { inside, keyOf } from '../frames/frame.js';
import { readPhrase, type Sentence } from '../read.js';

/** Where a clause stands in its sentence. */
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
 * What stands in a slot. A string is a phrase of rules English ("each player", "the team's life total"): it fits what has
 * the same meaning and perhaps says more. An object names slots of a node. A function decides itself. `anything` fits all.
 */
export type Pattern =
  | string
  | ((node: Node) => boolean)
  | { readonly [slot: string]: Pattern | readonly Pattern[] | number | boolean | undefined }
  | Bound;

/** A pattern whose node is handed out under a name. */
export interface Bound {
  readonly bind: string;
  readonly to?: Pattern;
}

/** Hands out what stands in a slot, where it fits. */
export const slot = (bind: string, to?: Pattern): Bound => ({ bind, ...(to === undefined ? {} : { to }) });
/** Fits everything, and takes all of it as used. */
export const anything = (): boolean => true;
/** Fits any of several patterns. */
export const oneOf =
  (...patterns: readonly Pattern[]): ((node: Node) => boolean) =>
  (node) =>
    patterns.some((pattern) => matches(node, pattern));

/** A question to a clause. What is not named here has to be absent, or is listed as left over. */
export interface Query {
  /** Lemma, or one of several. */
  verb: string | readonly string[];
  actor?: Pattern;
  object?: Pattern;
  recipient?: Pattern;
  is?: Pattern;
  what?: Pattern | Query;
  /** Phrases by preposition: `{ to: 'the defending player', during: 'that turn' }`; the empty name is a bare time. */
  with?: { readonly [preposition: string]: Pattern };
  /** "may", "can" …; an empty string where there is none. Not named: it is left over where there is one. */
  modality?: string | readonly string[];
  /** False where it is not named. */
  negated?: boolean;
  adverbs?: readonly string[];
  conditions?: readonly {
    readonly word: string;
    readonly clause?: Pattern | Query;
    readonly focus?: string;
  }[];
  /** Slots that say nothing for this question, by path: "adverbs:usually", "with:in", "conditions:if", "tense". */
  besides?: readonly string[];
}

/** What a clause answers. */
export interface Answer {
  /** Nodes by the names under which the query binds them. */
  slots: Readonly<Record<string, Node>>;
  /** What the clause says and the query did not ask: a value that rests on this clause has to look at it or do without. */
  left: readonly string[];
}

/**
 * All clauses of a statement: main clauses, and those in conditions, relative clauses, and objects.
 *
 * @param from sentences as they were read, or a frame
 */
export function* clauses(from: readonly Sentence[] | Statement): Generator<Found> {
  if ('kind' in from) yield* walk(from, [], undefined, undefined, undefined);
  else {
    for (const sentence of from) {
      if (sentence.frame !== undefined) yield* walk(sentence.frame, [], undefined, sentence, undefined);
    }
  }
}

function* walk(
  node: Node,
  path: readonly string[],
  above: Clause | undefined,
  sentence: Sentence | undefined,
  step: number | undefined,
): Generator<Found> {
  if ((node as Clause).kind === 'clause') {
    yield {
      clause: node as Clause,
      path,
      ...(sentence === undefined ? {} : { sentence }),
      ...(above === undefined ? {} : { above }),
      ...(step === undefined ? {} : { step }),
    };
    for (const [name, child] of inside(node))
      yield* walk(child, [...path, name], node as Clause, sentence, undefined);
    return;
  }
  if ((node as Many).kind === 'many') {
    const order = (node as Many).by === 'then';
    for (const [i, item] of (node as Many).items.entries())
      yield* walk(item as Node, path, above, sentence, order ? i : step);
    return;
  }
  for (const [name, child] of inside(node)) yield* walk(child, [...path, name], above, sentence, undefined);
}

/**
 * Asks a clause a question.
 *
 * @param clause any clause of a frame
 * @param query verb, roles, phrases, modality, conditions
 * @returns what is bound and what was not asked, or undefined where the clause does not fit
 */
export function ask(clause: Clause, query: Query): Answer | undefined {
  const slots: Record<string, Node> = {};
  const left: string[] = [];
  return askInto(clause, query, slots, left) ? { slots, left } : undefined;
}

/** Like `ask`, but answers only where nothing of the clause is left over. */
export function askWhole(clause: Clause, query: Query): Answer | undefined {
  const answer = ask(clause, query);
  return answer === undefined || answer.left.length > 0 ? undefined : answer;
}

/** True where a node fits a pattern, perhaps saying more. */
export function matches(node: Node, pattern: Pattern): boolean {
  return match(node, pattern, {}, [], '');
}

const one = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

function askInto(clause: Clause, query: Query, slots: Record<string, Node>, left: string[]): boolean {
  if (clause.kind !== 'clause' || !one(query.verb).includes(clause.verb)) return false;
  if ((clause.negated ?? false) !== (query.negated ?? false)) return false;
  const spare = (what: string): void => {
    if (!(query.besides ?? []).some((b) => what === b || what.startsWith(`${b}:`))) left.push(what);
  };
  if (query.modality !== undefined) {
    if (!one(query.modality).includes(clause.modality ?? '')) return false;
  } else if (clause.modality !== undefined) spare(`modality:${clause.modality}`);
  for (const role of ['actor', 'object', 'recipient', 'is', 'what'] as const) {
    const pattern = query[role];
    const node = clause[role] as Node | undefined;
    if (pattern === undefined) {
      if (node !== undefined && (node as Reference).to !== 'head' && (node as Reference).to !== 'same')
        spare(role);
      continue;
    }
    if (node === undefined) return false;
    if (isQuery(pattern)) {
      if ((node as Clause).kind !== 'clause' || !askInto(node as Clause, pattern, slots, left)) return false;
    } else if (!match(node, pattern, slots, left, role)) return false;
  }
  const wanted = new Map(Object.entries(query.with ?? {}));
  for (const relation of clause.relations ?? []) {
    const pattern = wanted.get(relation.preposition);
    if (pattern === undefined) {
      spare(`with:${relation.preposition}`);
      continue;
    }
    if (!match(relation.term as Node, pattern, slots, left, relation.preposition)) return false;
    for (const adverb of relation.adverbs ?? []) spare(`with:${relation.preposition}:${adverb}`);
    if (relation.measure !== undefined) spare(`with:${relation.preposition}:measure`);
    wanted.delete(relation.preposition);
  }
  if (wanted.size > 0) return false;
  for (const adverb of query.adverbs ?? []) if (!clause.adverbs?.includes(adverb)) return false;
  for (const adverb of clause.adverbs ?? []) if (!query.adverbs?.includes(adverb)) spare(`adverbs:${adverb}`);
  const open = [...(clause.conditions ?? [])];
  for (const { word, clause: pattern, focus } of query.conditions ?? []) {
    const at = open.findIndex(
      (c) => c.word === word && (focus ?? '') === (c.focus ?? []).join(' ') && fits(c, pattern, slots, left),
    );
    if (at < 0) return false;
    open.splice(at, 1);
  }
  for (const condition of open) spare(`conditions:${[...(condition.focus ?? []), condition.word].join(' ')}`);
  for (const tense of ['past', 'perfect', 'progressive'] as const) if (clause[tense]) spare(`tense:${tense}`);
  if (clause.particle !== undefined) spare(`particle:${clause.particle}`);
  return true;
}

function isQuery(pattern: unknown): pattern is Query {
  return pattern !== null && typeof pattern === 'object' && 'verb' in pattern;
}

function fits(
  condition: Condition,
  pattern: Pattern | Query | undefined,
  slots: Record<string, Node>,
  left: string[],
): boolean {
  if (pattern === undefined) return true;
  if (!isQuery(pattern)) return match(condition.clause as Node, pattern, slots, left, 'condition');
  const more: string[] = [];
  const bound: Record<string, Node> = {};
  if (!askInto(condition.clause as Clause, pattern, bound, more)) return false;
  Object.assign(slots, bound);
  left.push(...more.map((l) => `conditions:${condition.word}:${l}`));
  return true;
}

/** Slots that a pattern need not name: they follow from others. */
const silent = new Set(['at', 'kind', 'sort', 'many']);

function match(
  node: Node,
  pattern: Pattern,
  slots: Record<string, Node>,
  left: string[],
  path: string,
): boolean {
  if (typeof pattern === 'function') return pattern(node);
  if (typeof pattern === 'string') return matchNode(node, readPhrase(pattern), slots, left, path);
  if ('bind' in pattern && typeof pattern.bind === 'string') {
    const { bind, to } = pattern as Bound;
    if (to !== undefined && !match(node, to, slots, left, path)) return false;
    slots[bind] = node;
    return true;
  }
  return matchNode(node, pattern, slots, left, path);
}

function matchNode(
  node: unknown,
  pattern: unknown,
  slots: Record<string, Node>,
  left: string[],
  path: string,
): boolean {
  if (typeof pattern === 'function') return (pattern as (n: unknown) => boolean)(node);
  if (pattern === null || typeof pattern !== 'object') return pattern === node;
  if (Array.isArray(pattern)) {
    if (!Array.isArray(node) || node.length < pattern.length) return false;
    const rest = [...node];
    for (const wanted of pattern) {
      const at = rest.findIndex((item) =>
        typeof wanted === 'string' ? item === wanted : matchNode(item, wanted, slots, left, path),
      );
      if (at < 0) return false;
      rest.splice(at, 1);
    }
    for (const item of rest)
      left.push(
        `${path}:${typeof item === 'string' ? item : ((item as Thing).noun ?? (item as Thing).kind)}`,
      );
    return true;
  }
  if (node === null || typeof node !== 'object') return false;
  if ('bind' in pattern) return match(node as Node, pattern as Bound, slots, left, path);
  for (const [name, wanted] of Object.entries(pattern)) {
    if (name === 'at' || name === 'sort') continue;
    const value = (node as Record<string, unknown>)[name];
    if (typeof wanted === 'string' && typeof value === 'object' && value !== null) {
      if (!match(value as Node, wanted, slots, left, `${path}.${name}`)) return false;
    } else if (!matchNode(value, wanted, slots, left, `${path}.${name}`)) return false;
  }
  for (const [name, value] of Object.entries(node)) {
    if (!silent.has(name) && value !== undefined && !(name in pattern)) left.push(`${path}.${name}`);
  }
  return true;
}

/** Every term of a role, one by one where several are joined. */
export function terms(node: Term | Statement | undefined): readonly Node[] {
  if (node === undefined) return [];
  return (node as Many).kind === 'many' ? ((node as Many).items as Node[]) : [node as Node];
}

export { keyOf };
