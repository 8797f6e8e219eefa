import { standsBeside } from './cases.js';
import { type Piece, stemsOf } from './passage.js';
import type { Change, Reason } from './reasons.js';
import { lemma } from './stems.js';
import type { SweepTable } from './sweeps.js';
import { GRAMMAR, IN_GRAMMAR, NEGATION, OF_THE_TEXT } from './wordKinds.js';

/** What unexplained words must weigh together before the meaning counts as changed; about three telling words. */
const MATTER = 15;
/** How long a run may be, in words and marks, for one new word to make it a member of an enumeration; longer ones are clauses. */
const MEMBER = 5;
/** The part of all telling words that must be new or gone before a rewritten rule counts as changed. */
const MATTER_SHARE = 0.34;
/** The part that must be new where the whole edition was rebuilt. */
const REBUILT_SHARE = 0.4;

/** Whether a word says something of the game: it is no word of grammar, of the rules as a text, or of negation. */
export function isMatter({ kind, traits }: Piece): boolean {
  return (traits & (IN_GRAMMAR | OF_THE_TEXT | NEGATION)) === 0 && (kind === 'word' || kind === 'symbol');
}

/**
 * What new and lost words say of the subject of a rule: it is another one, or has a case more or less.
 *
 * @param nothingElse whether nothing else speaks for a change
 */
export function subjectReasons(change: Change, nothingElse: boolean): Reason[] {
  const { rest, left, right, gone, come, context, elsewhere } = change;
  const { isKnown, isKept } = explainedWords(change);
  const isNew = (x: Piece): boolean => isMatter(x) && !isKnown(lemma(x.stem));
  const isGone = (x: Piece): boolean => isMatter(x) && !isKept(lemma(x.stem));
  const brought = unique(come.filter(isNew));
  const dropped = unique(gone.filter(isGone));
  const weigh = (list: readonly Piece[]): number => list.reduce((sum, x) => sum + context.weight(x.stem), 0);
  const total = weigh(unique([...left, ...right].filter(isMatter)));
  const changed = weigh(brought) + weigh(dropped);
  const isSubject = total > 0 && changed >= MATTER && changed / total >= MATTER_SHARE;
  const found: Reason[] = [];
  if (isSubject) {
    const changes = [
      ...(dropped.length > 0 ? [`removes ${listed(dropped, left)}`] : []),
      ...(brought.length > 0 ? [`adds ${listed(brought, right)}`] : []),
    ];
    found.push({
      text: `Changes the subject: ${changes.join('; ')}.`,
      proof: !elsewhere.partial && weigh(brought) / total >= REBUILT_SHARE ? 'strong' : 'weak',
    });
  }
  // As a member of an enumeration one word is a case; elsewhere it takes two to be more than a manner of speaking.
  const isCase = (list: readonly Piece[], whole: readonly Piece[], at: readonly [number, number]): boolean =>
    list.length > 0 &&
    (weigh(list) >= MATTER || list.length >= 2 || (at[1] - at[0] <= MEMBER && enumerates(whole, at)));
  // Words put in where nothing was taken out, or taken out with nothing in their place, name a case more or less.
  for (const { gone: from, come: to, oldAt, newAt } of rest) {
    const more = unique(to.filter(isNew));
    const less = unique(from.filter(isGone));
    const isMember = enumerates(right, newAt);
    if (!from.some(isMatter) && isCase(more, right, newAt) && (!isSubject || isMember)) {
      // A case that all else was left alone for is no manner of speaking, whatever became of other rules.
      const isAlone =
        !elsewhere.partial &&
        nothingElse &&
        found.length === 0 &&
        dropped.length === 0 &&
        more.length === brought.length;
      found.push({ text: `Adds: ${listed(more, right)}.`, proof: isAlone || isMember ? 'strong' : 'weak' });
    }
    if (!isSubject && !to.some(isMatter) && isCase(less, left, oldAt))
      found.push({ text: `Removes: ${listed(less, left)}.`, proof: 'weak' });
  }
  return found;
}

/**
 * Which words, by their lemmas, need no explanation after the change, and before it: those of the other side, of texts around the two, and of
 * terms that have a new name.
 */
function explainedWords({
  left,
  right,
  context,
  elsewhere,
}: Change): Record<'isKnown' | 'isKept', (lemma: string) => boolean> {
  const known = new Set<string>();
  const kept = new Set<string>();
  for (const { stem } of left) known.add(lemma(stem));
  for (const { stem } of right) kept.add(lemma(stem));
  const terms = termsOf(context.sweeps);
  const before = stemsIn(terms.length > 0 ? left : []);
  const after = stemsIn(terms.length > 0 ? right : []);
  // Where an old term is gone and its new one has come, the words of both are explained, though the pattern of the sweep does
  // not fit. Where the old term still is next to the new one, a case was added.
  for (const { old: from, new: to } of terms) {
    const [was, moreOld] = from.telling;
    const [is, moreNew] = to.telling;
    const isOneWord = moreOld === undefined && moreNew === undefined && was !== undefined && is !== undefined;
    if (isOneWord && after.has(is) && after.has(was) && standsBeside(right, is, was))
      for (const w of to.roots) known.add(w);
    if (!from.telling.some((w) => before.has(w) && !after.has(w))) continue;
    if (!to.telling.some((w) => after.has(w) && !before.has(w))) continue;
    for (const w of to.roots) known.add(w);
    for (const w of from.roots) kept.add(w);
  }
  const around = (texts: readonly string[]) => {
    let lemmas: ReadonlySet<string> | undefined;
    return (word: string): boolean => {
      lemmas ??= new Set(stemsOf(texts).map(lemma));
      return lemmas.has(word);
    };
  };
  const isAroundOld = around(elsewhere.old);
  const isAroundNew = around(elsewhere.new);
  return {
    isKnown: (word) => known.has(word) || isAroundOld(word),
    isKept: (word) => kept.has(word) || isAroundNew(word),
  };
}

function stemsIn(pieces: readonly Piece[]): Set<string> {
  const stems = new Set<string>();
  for (const piece of pieces) stems.add(piece.stem);
  return stems;
}

/** The two sides of a sweep, ready to be looked for. */
type Term = Record<'old' | 'new', { telling: string[]; roots: string[] }>;

const terms = new WeakMap<SweepTable, Term[]>();

/** The sweeps of a pair of editions with their telling words; worked out once for each table. */
function termsOf(table: SweepTable): Term[] {
  let list = terms.get(table);
  if (list === undefined) {
    const side = (stems: readonly string[]): Term['old'] => ({
      telling: stems.filter((w) => !GRAMMAR.has(w)),
      roots: stems.map(lemma),
    });
    list = [...table.values()].flat().map((sweep) => ({ old: side(sweep.old), new: side(sweep.new) }));
    terms.set(table, list);
  }
  return list;
}

/** Whether a run is a member of an enumeration: a comma, "and" or "or" is at its beginning or end. */
function enumerates(pieces: readonly Piece[], [from, to]: readonly [number, number]): boolean {
  const joint = (x: Piece | undefined): boolean =>
    x !== undefined && /^(?:and|or|,|and\/or|nor)$/.test(x.key);
  return joint(pieces[from]) || joint(pieces[to - 1]) || (joint(pieces[from - 1]) && joint(pieces[to]));
}

/** The pieces without those whose stem came before. */
export function unique(pieces: readonly Piece[]): Piece[] {
  const seen = new Set<string>();
  return pieces.filter((x) => !seen.has(x.stem) && seen.add(x.stem) !== undefined);
}

/**
 * The first words of several, for a sentence; words that follow each other in the passage stay together.
 *
 * @param passage all pieces of the passage that the words are from, in order
 */
export function listed(pieces: readonly Piece[], passage: readonly Piece[]): string {
  const follows = (piece: Piece, before: Piece | undefined): boolean =>
    passage[passage.indexOf(piece) - 1] === before;
  const words = pieces
    .slice(0, 6)
    .map((piece, at) => (at === 0 ? '' : follows(piece, pieces[at - 1]) ? ' ' : ', ') + piece.text);
  return `${words.join('')}${pieces.length > 6 ? ', …' : ''}`;
}
