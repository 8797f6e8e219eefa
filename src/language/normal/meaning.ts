import {
  type Clause,
  type Condition,
  eachInside,
  everyNode,
  keyOf,
  type Many,
  type Node,
  type Quoted,
  type Statement,
  sorted,
  type Term,
  type Thing,
} from '../frames/frame.js';
import { readSentences, type Sentence } from '../read.js';
import { withSeparateConditions } from './conditions.js';
import { withTurn } from './existence.js';
import { isThing, list, pronounOf, put, rewrite, saysOnly, thatOf, without, withoutAdverb } from './forms.js';
import { genericForm } from './generic.js';
import { leveled, neutral } from './level.js';
import { normalNode } from './normal.js';
import { withGoingOnUntil, withKindOfAction } from './recast.js';
import { type Before, resolved } from './references.js';
import { withOwnRange } from './rephrased.js';
import { withoutOne, withThatMany } from './subject.js';
import { takenIn } from './synonyms.js';
import { quotedForm, withHead } from './thingForms.js';
import { withEffect, withPlainVerb } from './wording.js';

/** What a rule says: its clauses in normal form, and the words of the sentences that have none. */
export interface Meaning {
  /** One key for each statement, in alphabetical order; equal lists, equal meaning. */
  clauses: string[];
  /** The statements themselves, in the order of the text. */
  statements: Statement[];
  /** Sentences that are ambiguous or not read. */
  unread: string[];
}

/**
 * What sentences say together. Sentences that say the same in other words, in other order of clauses, joined or split, give
 * equal keys; "then" ties a statement to the one before it.
 *
 * @param sentences the sentences of one rule in their order
 */
export function meaningOf(sentences: readonly Sentence[]): Meaning {
  const statements: Statement[] = [];
  const keys: string[] = [];
  const unread: string[] = [];
  const before: Before = { things: [] };
  let previous = '';
  for (const sentence of sentences) {
    if (sentence.tokens.length === 0) continue;
    if (sentence.frame === undefined) {
      unread.push(sentence.text);
      previous = sentence.text;
      continue;
    }
    for (const statement of partsOf(sentence, sentence.frame)) {
      const done = settled(statement, before);
      statements.push(done);
      const key = keyOf(done);
      const follows = (done as Clause).adverbs?.includes('then') === true;
      keys.push(follows ? `${key} after ${previous}` : key);
      previous = key;
    }
  }
  return { clauses: keys.sort(), statements, unread };
}

/** The statements of a sentence in normal form. */
function partsOf(sentence: Sentence, frame: Statement): Statement[] {
  const commas = new Set(sentence.tokens.flatMap((t, i) => (t.text === ',' ? [i] : [])));
  const said = withThatOf(separate(frame).flatMap((s) => separate(noted(s))));
  const parts = said.flatMap((s) => aside(s, commas));
  return parts.flatMap((s) => separate(rewrite(s, normal) as Statement).flatMap(withKindOfAction));
}

/** "note that it is so": it is so. */
function noted(statement: Statement): Statement {
  if (statement.kind !== 'clause' || statement.verb !== 'note' || !saysOnly(statement, 'what order'))
    return statement;
  const what = statement.what as Statement | undefined;
  return what?.kind === 'clause' || what?.kind === 'many' ? what : statement;
}

/** "the team's total is 30, and that of each other player is 20": the total of each other player. */
function withThatOf(statements: readonly Statement[]): Statement[] {
  return statements.map((s, i) => {
    const [that, first] = [(s as Clause).actor, (statements[i - 1] as Clause | undefined)?.actor];
    if (!isThing(that) || that.noun !== 'that' || that.owner === undefined) return s;
    if (!isThing(first) || first.owner === undefined || first.many !== that.many) return s;
    return put(s as Clause, { actor: { ...that, noun: first.noun, sort: first.sort } });
  });
}

/** One statement of a sentence in normal form. */
export interface Said {
  statement: Statement;
  /** Tokens of the sentence that no statement has any longer: what they mean is in the form of the others. */
  folded: readonly number[];
}

/** The statements of a sentence before what speaks again of a thing is found, and after. */
interface Told {
  plain: readonly Said[];
  settled: readonly Said[];
}

/** By the frame, which every sentence of the same words has, and each of the meanings of one that has several. */
const toldIn = new WeakMap<Statement, Told>();

function toldBy(sentence: Sentence): Told {
  const { frame } = sentence;
  if (frame === undefined) return { plain: [], settled: [] };
  let known = toldIn.get(frame);
  if (known === undefined) {
    const parts = partsOf(sentence, frame);
    const plain = parts.map((s) => (s.kind === 'clause' ? genericForm(s) : s));
    known = {
      plain: saidIn(sentence, frame, plain),
      settled: saidIn(sentence, frame, settledTogether(parts)),
    };
    toldIn.set(frame, known);
  }
  return known;
}

function saidIn(sentence: Sentence, frame: Statement, statements: readonly Statement[]): Said[] {
  const kept = new Set<number>();
  for (const statement of statements)
    everyNode(statement, (node) => {
      for (const [, token] of node.at ?? []) kept.add(token);
    });
  const lost = withMeaning(sentence, frame);
  const folded = sentence.tokens.flatMap((_, i) => (kept.has(i) || lost.has(i) ? [] : [i]));
  return statements.map((statement) => ({ statement, folded }));
}

/**
 * The tokens of adverbs, of adjectives and of what comes before a phrase. Where a step of the normal form drops one of them, its meaning is
 * in nothing that is left, but for the few words that the steps themselves take in.
 */
function withMeaning(sentence: Sentence, frame: Statement): Set<number> {
  const found = new Set<number>();
  everyNode(frame, (node) => {
    for (const [slot, token] of node.at ?? []) {
      const { kind, word = '' } = sentence.tokens[token] ?? {};
      if (['adverbs', 'modifiers', 'focus'].includes(slot) && kind === 'word' && !takenIn.has(word))
        found.add(token);
    }
  });
  return found;
}

/**
 * The statements of one sentence in normal form, with the places of their words.
 *
 * @param sentence none are in one that is ambiguous or not read
 */
export const statementsOf = (sentence: Sentence): readonly Said[] => toldBy(sentence).plain;

/** The same statements, in which what speaks again of a thing has the form of the thing. */
export const settledStatementsOf = (sentence: Sentence): readonly Said[] => toldBy(sentence).settled;

/** Statements that follow one another, in which what speaks again of a thing has the form of the thing. */
export function settledTogether(statements: readonly Statement[]): Statement[] {
  const before: Before = { things: [] };
  return statements.map((statement) => settled(statement, before));
}

/** What a statement says of kinds of things, with its pronouns resolved; of "may do this or do that" each part. */
function settled(statement: Statement, before: Before): Statement {
  const m = statement as Many;
  if (m.kind === 'many' && m.by === 'or' && m.items.every((i) => (i as Clause).kind === 'clause')) {
    const items = m.items.map((i) => settled(i as Statement, { ...before, things: [...before.things] }));
    return { ...m, items: sorted(items) };
  }
  const level = leveled(statement.kind === 'clause' ? genericForm(statement) : statement);
  return neutral(resolved(withOwnRange(withThatMany(withoutOne(level))), before));
}

function normal(node: Parameters<typeof normalNode>[0]): Parameters<typeof normalNode>[0] {
  if ((node as Quoted).kind === 'quoted') return quotedForm(node as Quoted, said);
  const n = normalNode(node);
  return (n as Clause).kind === 'clause'
    ? withSeparateConditions(withEffect(withTurn(withPlainVerb(n as Clause))))
    : n;
}

/** What quoted words say, where all of them are read. */
function said(text: string): readonly string[] | undefined {
  const sentences = readSentences(text);
  if (sentences.length === 0 || sentences.some((s) => s.frame === undefined)) return undefined;
  return meaningOf(sentences).clauses;
}

/** A part of a frame in normal form: equal keys, equal meaning, as far as one part by itself tells. */
export function normalOf(node: Node): Node {
  return rewrite(node, normal as (node: Node) => Node) as Node;
}

/** Statements that are joined say as much as the same statements one by one, in the order of the text; "first …, then …" is an order. */
function separate(statement: Statement): Statement[] {
  const m = statement as Many;
  if (m.kind !== 'many') return statement.kind === 'clause' ? withGoingOnUntil(statement) : [statement];
  if (m.by === 'and') {
    const items = m.items.map((item) => [item as Statement, firstToken(item as Statement)] as const);
    const [first, ...others] = items.sort(([, a], [, b]) => a - b).map(([item]) => item);
    if (first === undefined) return [];
    return [first, ...others.map((item) => withoutThatCase(withoutThenOf(first, item)))].flatMap(separate);
  }
  if (m.by !== 'then') return [statement];
  return m.items.flatMap((item, i) =>
    separate(item as Statement).map((s) => (s.kind !== 'clause' ? s : i === 0 ? s : after(s))),
  );
}

/**
 * What a clause says beside itself: ", which does …" after its object, and ", so …". Both are statements of their own that follow it.
 */
function aside(statement: Statement, commas: ReadonlySet<number>): Statement[] {
  if (statement.kind !== 'clause') return [statement];
  const after: Statement[] = [];
  let c: Clause = statement;
  const role = c.verb === 'exist' ? 'actor' : 'object';
  const said = c[role] as Thing | undefined;
  if (said?.kind === 'thing' && said.which?.length === 1 && said.which[0]?.kind === 'clause') {
    const between = said.at?.some(([slot, t]) => slot === 'which' && commas.has(t)) === true;
    // "has one emperor who sits there": there is one, comma or not.
    const single = said.quantity?.is === 1 || (said.determiner === 'a' && !said.many);
    const own = c.verb === 'have' && single && c.modality === undefined && !c.negated;
    // "two teams, each of which has two players", says how large the teams are.
    const several = (said.which[0].actor as Thing | undefined)?.among !== undefined;
    // ", which are optional,": optional ones.
    const quality =
      said.which[0].verb === 'be' && (said.which[0].is as Term | undefined)?.kind === ('quality' as never);
    if ((between || own) && !several && !quality && (own || !said.which[0].progressive)) {
      const { which, ...bare } = said;
      c = { ...c, [role]: bare };
      const does = put((which as Clause[])[0] as Clause, { progressive: undefined });
      // On what the clause depends, that depends too, but of one who is chosen nothing is said unless somebody is.
      const among = said.noun === '' ? said.among : undefined;
      const chosen = c.verb === 'choose' && among !== undefined;
      const ifs = chosen
        ? []
        : (c.conditions ?? []).filter(({ word, focus }) => word === 'if' && focus === undefined);
      const told = put(does, { conditions: list([...(does.conditions ?? []), ...ifs]) });
      // "chooses one of them, who becomes it": that one of them does.
      const one = !said.many && isThing(among) ? among : said;
      after.push(withHead(told, thatOf(one, said.many)));
    }
  }
  // "played with teams, each of which may have so many players": what each may do is a statement of its own.
  for (const r of c.relations ?? []) {
    const of = r.term;
    const each = mayEachOf(of) ?? (c.verb === 'consist' ? singleOf(of) : undefined);
    if (!isThing(of) || each === undefined || !of.at?.some(([slot, t]) => slot === 'which' && commas.has(t)))
      continue;
    const bare = put(r, { term: put(of, { which: undefined }) });
    c = put(c, { relations: c.relations?.map((x) => (x === r ? bare : x)) });
    after.push(each);
  }
  // "is drawn, but only during a turn": it is drawn, and it is drawn only then.
  const but = c.relations?.filter((r) => r.adverbs?.includes('but')) ?? [];
  if (but.length > 0) {
    c = put(c, { relations: without(c.relations, but) });
    const again = (t: unknown): Term | undefined =>
      isThing(t)
        ? { kind: 'reference', to: t.many ? 'they' : t.sort === 'player' ? 'person' : 'it' }
        : undefined;
    for (const r of but) {
      const adverbs = list((r.adverbs ?? []).filter((a) => a !== 'but'));
      after.push(
        put(c, {
          actor: again(c.actor) ?? c.actor,
          object: c.actor === undefined ? (again(c.object) ?? c.object) : c.object,
          conditions: undefined,
          relations: [put(r, { adverbs })],
        }),
      );
    }
  }
  const told = (word: string): Statement[] => {
    const found = c.conditions?.filter((x) => x.word === word && x.focus === undefined) ?? [];
    const rest = (c.conditions ?? []).filter((x) => !found.includes(x));
    c = put(c, { conditions: rest.length > 0 ? rest : undefined });
    return found.map((x) => x.clause as Statement);
  };
  after.push(...told('so'));
  // "goes as usual, except that it is so": it is so, and otherwise it goes as usual.
  const excepted = told('except that').flatMap(separate);
  if (excepted.length > 0) c = { ...c, adverbs: [...(c.adverbs ?? []), 'otherwise'].sort() };
  // "if it is so, it does this, though it does that": it does both if it is so.
  const ifs = (c.conditions ?? []).filter(({ word, focus }) => word === 'if' && focus === undefined);
  const [before, behind]: [Statement[], Statement[]] = [[], []];
  for (const s of told('although').flatMap(separate)) {
    const late = firstToken(s) > firstToken({ ...c, conditions: undefined });
    const bare = late && s.kind === 'clause' && s.conditions === undefined;
    (late ? behind : before).push(bare ? put(s, { conditions: list(ifs) }) : s);
  }
  return [...before, ...excepted, c, ...behind, ...after.flatMap(separate)];
}

/** "consists of one player, who is it": what is said of the one. */
function singleOf(of: unknown): Statement | undefined {
  const [does, ...more] = isThing(of) && of.quantity?.is === 1 ? (of.which ?? []) : [];
  return does?.kind === 'clause' && more.length === 0
    ? withHead(does, thatOf(of as Thing, false))
    : undefined;
}

/** What each of several may do, as a clause of its own. */
function mayEachOf(of: unknown): Clause | undefined {
  const [does, ...more] = isThing(of) && of.many ? (of.which ?? []) : [];
  if (does?.kind !== 'clause' || more.length > 0 || does.modality === undefined) return undefined;
  const each = does.actor;
  if (!isThing(each) || each.determiner !== 'each' || pronounOf(each.among) !== 'head') return undefined;
  const { noun, sort } = of as Thing;
  return put(does, { actor: put(each, { noun, sort, among: undefined }) });
}

/** "…, and in that case it does": as ", in which case it does". */
function withoutThatCase(s: Statement): Statement {
  if (s.kind !== 'clause') return s;
  const that = s.relations?.find(
    (r) =>
      r.preposition === 'in' && isThing(r.term) && r.term.noun === 'case' && r.term.determiner === 'that',
  );
  return that === undefined || !saysOnly(that.term) ? s : put(s, { relations: without(s.relations, that) });
}

/** "Then one is done, and another is": "then" is said of the first, which the other follows anyway. */
function withoutThenOf(first: Statement, s: Statement): Statement {
  if (s.kind !== 'clause' || first.kind !== 'clause' || !s.adverbs?.includes('then')) return s;
  const tokens = (c: Clause) => (c.at ?? []).filter(([slot]) => slot === 'adverbs').map(([, token]) => token);
  const shared = tokens(s).some((token) => tokens(first).includes(token));
  return shared && first.adverbs?.includes('then') ? withoutAdverb(s, 'then') : s;
}

/** The first token of a verb, for the order of joined clauses. */
function firstToken(node: object): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [slot, token] of (node as Condition).at ?? [])
    if (slot === 'verb') least = Math.min(least, token);
  eachInside(node, (child, slot) => {
    if (slot === 'items') least = Math.min(least, firstToken(child));
  });
  return least;
}

const after = (c: Clause): Clause => ({ ...c, adverbs: [...new Set([...(c.adverbs ?? []), 'then'])].sort() });
