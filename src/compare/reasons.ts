import { groupBy } from '../tree/maps.js';
import { ofThisRule } from './asides.js';
import { figures, isAlternative, isMember, narrows, otherAbility, otherPlaceholder } from './cases.js';
import { type Piece, stemsOf } from './passage.js';
import { isMatter, listed, subjectReasons, unique } from './subjectReasons.js';
import type { SweepTable } from './sweeps.js';
import {
  ALLOWED,
  BOUND,
  FORBIDDEN,
  HAVING,
  HINDERING,
  IN_GRAMMAR,
  NEGATION,
  NUMBER,
  THING,
} from './wordKinds.js';

/** Words that were replaced, and where they were among the pieces. */
export interface Replacement {
  gone: readonly Piece[];
  come: readonly Piece[];
  oldAt: readonly [number, number];
  newAt: readonly [number, number];
}

/** What a judgement may know about the pair of editions. */
export interface JudgementContext {
  sweeps: SweepTable;
  sameTarget(oldTarget: string, newTarget: string): boolean;
  /** How telling a word is; rare words weigh more. */
  weight(stem: string): number;
  /**
   * Whether the later edition was rebuilt: many of its rules were put together from parts of others. Then nearly every rule
   * is said differently, and new words alone are no sign of a change.
   */
  rebuilt?: boolean;
}

/** Texts around the two, such as the other rules that a rule came from or went to: what is there is neither gone nor new. */
export interface Elsewhere {
  old: readonly string[];
  new: readonly string[];
  /** Whether the rule was split or merged, so that only a part of its words is judged. */
  partial?: boolean;
  /** Whether one rule of the old edition said nearly all of a sentence, for a rule that is new. */
  saidBefore?(stems: readonly string[]): boolean;
  /** Whether another rule of the old edition has a sentence of the new one, given by its stems. */
  stoodBefore?(stems: readonly string[]): boolean;
  /** Whether another rule of the new edition has a sentence of the old one. */
  standsStill?(stems: readonly string[]): boolean;
}

/** What the new words of an added sentence must weigh there, where the rule was neither split nor merged; three telling words. */
const REBUILT_SENTENCE = 15;

/** What speaks for a change of the game. */
export interface Reason {
  text: string;
  /**
   * How much it proves where nearly everything was reworded: nothing (`weak`), something beside another reason (`sign`),
   * enough (`strong`), or enough even for a part of a rule (`sure`).
   */
  proof: 'weak' | 'sign' | 'strong' | 'sure';
}

/**
 * Whether reasons suffice for a change of the game.
 *
 * Anything does in editions that keep their wording. In one that was rebuilt it takes something stronger than new words; and
 * a rule that was split or merged was perhaps cut otherwise than its counterpart, so that one sign may be chance and it takes
 * two.
 */
export function suffices(
  reasons: readonly Reason[],
  { rebuilt }: JudgementContext,
  { partial }: Elsewhere,
): boolean {
  if (!rebuilt) return reasons.length > 0;
  const count = (...proofs: Reason['proof'][]): number =>
    reasons.filter(({ proof }) => proofs.includes(proof)).length;
  return partial ? count('sure') > 0 || count('sign', 'strong') > 1 : count('strong', 'sure') > 0;
}

/** A change whose unexplained words are looked at for what they say of the game. */
export interface Change {
  /** The words that were replaced, without those that are no matter of this rule. */
  rest: readonly Replacement[];
  /** All words of the rule before and after. */
  left: readonly Piece[];
  right: readonly Piece[];
  /** The words of all replacements together. */
  gone: readonly Piece[];
  come: readonly Piece[];
  context: JudgementContext;
  elsewhere: Elsewhere;
}

/**
 * What speaks for what is left of a change being a change of the game, the strongest first; empty where nothing does.
 *
 * @param brief true where one reason that suffices is enough
 */
export function reasonsOf(
  replaced: readonly Replacement[],
  left: readonly Piece[],
  right: readonly Piece[],
  context: JudgementContext,
  elsewhere: Elsewhere,
  brief: boolean,
): Reason[] {
  const gones = ofThisRule(
    replaced.map((r) => [r.gone, r.come]),
    left,
    elsewhere.standsStill,
  );
  const comes = ofThisRule(
    replaced.map((r) => [r.come, r.gone]),
    right,
    elsewhere.stoodBefore,
  );
  const rest = replaced.map((r, i) => ({ ...r, gone: gones[i] ?? [], come: comes[i] ?? [] }));
  const gone = rest.flatMap((r) => r.gone);
  const come = rest.flatMap((r) => r.come);
  const change: Change = { rest, left, right, gone, come, context, elsewhere };
  const ofWords: Reason[] = [];
  for (const reasons of brief ? CHEAPEST_FIRST : OF_WORDS)
    for (const reason of reasons(change)) {
      if (brief && suffices([reason], context, elsewhere)) return [reason];
      ofWords.push(reason);
    }
  const found = [...ofWords, ...subjectReasons(change, ofWords.length === 0), ...memberships(change)];
  const rank = ({ proof }: Reason): number => ['sure', 'strong', 'sign', 'weak'].indexOf(proof);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** Sentences that are new or gone as a whole. */
function* sentences({ left, right, gone, come, context, elsewhere }: Change): Generator<Reason> {
  const inNew = () => new Set([...right.map((x) => x.stem), ...stemsOf(elsewhere.new)]);
  const inOld = () => new Set([...left.map((x) => x.stem), ...stemsOf(elsewhere.old)]);
  for (const { begins } of wholeSentences(gone, left, inNew, context))
    yield { text: `Removes a sentence: "${begins} …".`, proof: 'weak' };
  for (const { begins, news } of wholeSentences(come, right, inOld, context))
    yield {
      text: `Adds a sentence: "${begins} …".`,
      proof: !elsewhere.partial && news >= REBUILT_SENTENCE ? 'strong' : 'weak',
    };
}

function isNumber({ traits }: Piece): boolean {
  return (traits & NUMBER) !== 0;
}

function* numbers({ rest }: Change): Generator<Reason> {
  for (const { gone, come } of rest) {
    const olds = gone.filter(isNumber).map((x) => x.text);
    const news = come.filter(isNumber).map((x) => x.text);
    if (olds.length > 0 && news.length > 0 && figures(olds) !== figures(news))
      yield { text: `Changes a number: ${olds.join(', ')} to ${news.join(', ')}.`, proof: 'sure' };
  }
}

/** Another kind of ability or effect, other possible values. */
function* kinds({ rest, left, right, context }: Change): Generator<Reason> {
  const hasBrackets = [left, right].every((pieces) => pieces.some(({ key }) => key === '['));
  for (const { gone, come, oldAt, newAt } of rest) {
    const ability = otherAbility(gone, come);
    // A rule that speaks of both kinds may name now one and now the other.
    const exchanged = ability !== undefined && !mentions(right, ability[0]) && !mentions(left, ability[1]);
    if (exchanged && !context.sweeps.has(ability[0].stem))
      yield {
        text: `Changes the kind of ability or effect: ${ability[0].text} to ${ability[1].text}.`,
        proof: 'sure',
      };
    const placeholder = hasBrackets ? otherPlaceholder(left, oldAt, right, newAt) : undefined;
    if (placeholder !== undefined)
      yield { text: `Changes the possible values: ${placeholder[0]} to ${placeholder[1]}.`, proof: 'sure' };
  }
}

/** One thing in the place of another. Where an edition was rebuilt, one thing is known by several names. */
function* things({ rest, context }: Change): Generator<Reason> {
  if (context.rebuilt) return;
  const telling = (list: readonly Piece[]): Piece[] =>
    list.filter(({ traits }) => (traits & IN_GRAMMAR) === 0);
  for (const { gone, come } of rest) {
    const [was, more] = telling(gone);
    const [is, others] = telling(come);
    if (was === undefined || is === undefined || more !== undefined || others !== undefined) continue;
    if (THING.has(was.stem) && THING.has(is.stem) && was.stem !== is.stem)
      yield { text: `Changes what is meant: ${was.text} to ${is.text}.`, proof: 'weak' };
  }
}

/** What is new among the changed words of a rule, and yet was there among all its words, is not new: −1, 0 or 1. */
function growth({ left, right }: Change, count: (pieces: readonly Piece[]) => number): number {
  return Math.sign(count(right) - count(left));
}

const MODALITIES = [
  [FORBIDDEN, 'a prohibition'],
  [BOUND, 'an obligation'],
  [ALLOWED, 'a permission'],
] as const;

/** How many words forbid, oblige or allow. */
function countOf(kind: number, pieces: readonly Piece[]): number {
  let count = 0;
  for (let i = 0; i < pieces.length; i++) {
    const { traits } = pieces[i] as Piece;
    if (
      (traits & kind) !== 0 ||
      (kind === FORBIDDEN && (traits & HINDERING) !== 0 && hinders(pieces, i)) ||
      (kind === BOUND && (traits & HAVING) !== 0 && pieces[i + 1]?.key === 'to')
    )
      count++;
  }
  return count;
}

function* modalities(change: Change): Generator<Reason> {
  for (const [kind, name] of MODALITIES) {
    const more = Math.sign(countOf(kind, change.come) - countOf(kind, change.gone));
    if (more !== 0 && growth(change, (pieces) => countOf(kind, pieces)) === more)
      yield {
        text: `${more > 0 ? 'Adds' : 'Removes'} ${name}.`,
        proof: kind === FORBIDDEN && more < 0 ? 'strong' : 'sign',
      };
  }
}

function* negations(change: Change): Generator<Reason> {
  const denials = (pieces: readonly Piece[]): Piece[] =>
    pieces.filter(({ traits }) => (traits & (NEGATION | FORBIDDEN)) === NEGATION);
  const before = denials(change.gone).map((x) => x.text);
  const after = denials(change.come).map((x) => x.text);
  const more = Math.sign(after.length - before.length);
  if (more === 0 || growth(change, (pieces) => denials(pieces).length) !== more) return;
  // A sentence that begins with "No" rules out a whole kind; that is not lost by saying it otherwise.
  const lost = before.length >= after.length + (before.includes('No') ? 1 : 2);
  yield {
    text: more > 0 ? `Adds a negation: ${after.join(', ')}.` : `Removes a negation: ${before.join(', ')}.`,
    proof: lost ? 'strong' : 'weak',
  };
}

function* limits({ gone, come }: Change): Generator<Reason> {
  for (const limit of ['only', 'instead'])
    if (come.some((x) => x.key === limit) && !gone.some((x) => x.key === limit))
      yield { text: `Adds a limit: "${limit}".`, proof: 'strong' };
}

/** Members of an enumeration, and words that narrow what others say. */
function* memberships({ rest, left, right, context }: Change): Generator<Reason> {
  for (const { gone, come, oldAt, newAt } of rest) {
    if (gone.length === 0 && isMember(come, newAt, right, left, isMatter))
      yield {
        text: `Adds: ${listed(come.filter(isMatter), right)}.`,
        proof: isAlternative(come) ? 'sure' : 'weak',
      };
    if (context.rebuilt) continue;
    if (come.length === 0 && narrows(gone, left, oldAt))
      yield { text: `No longer limited to: ${gone[0]?.text}.`, proof: 'weak' };
    if (gone.length === 0 && narrows(come, right, newAt))
      yield { text: `Limited to: ${come[0]?.text}.`, proof: 'weak' };
  }
}

/** Whether the verb at a place forbids as "can't" does: something is prevented or prohibited from being done. */
function hinders(pieces: readonly Piece[], at: number): boolean {
  return pieces.slice(at + 1, at + 5).some((x) => x.key === 'from');
}

/** The sentences of which nearly all words are among the changed ones: how they begin, and what their new words weigh. */
function* wholeSentences(
  changed: readonly Piece[],
  own: readonly Piece[],
  wordsOfOther: () => ReadonlySet<string>,
  context: JudgementContext,
): Generator<{ begins: string; news: number }> {
  const weight = (list: readonly Piece[]): number =>
    list.reduce((sum, x) => sum + ((x.traits & IN_GRAMMAR) !== 0 ? 0 : context.weight(x.stem)), 0);
  for (const [sentence, pieces] of groupBy(changed, (piece) => piece.sentence)) {
    const all = own.filter((x) => x.sentence === sentence && x.kind !== 'mark');
    if (all.length < 4 || pieces.length < 0.75 * all.length || weight(pieces) === 0) continue;
    const inOther = wordsOfOther();
    const news = weight(unique(pieces.filter((x) => !inOther.has(x.stem))));
    if (news === 0 && inOther.size > 0) continue;
    const begins = all
      .slice(0, 6)
      .map((x) => x.text)
      .join(' ');
    yield { begins, news };
  }
}

function mentions(pieces: readonly Piece[], word: Piece): boolean {
  return pieces.some(({ stem }) => stem === word.stem);
}

/** What the words themselves say, in the order in which it is told. */
const OF_WORDS = [sentences, numbers, kinds, things, modalities, negations, limits];
/** The same in the order in which it is asked where one answer suffices. */
const CHEAPEST_FIRST = [numbers, limits, negations, modalities, things, kinds, sentences];
