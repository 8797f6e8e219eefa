import { type Passage, type Piece, passageOf } from './passage.js';
import { root } from './stems.js';
import type { FoundSweep, SweepTable } from './sweeps.js';
import type { Change } from './types.js';
import { type Hunk, hunksOf } from './words.js';

/** What happened between two wordings. */
export interface Judgement {
  change: Change;
  /** Why; never empty for `substantive`. */
  evidence: string[];
  /** The terminology changes that were made. */
  sweeps: FoundSweep[];
}

/** Words that were replaced, and where they stood among the pieces. */
interface Replacement {
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
   * Whether the later edition was built anew: many of its rules were put together from parts of others. Then nearly every rule
   * is said differently, and new words alone are no sign of a change.
   */
  rebuilt?: boolean;
}

/** Texts around the two, such as the other rules that a rule came from or went to: what stands there is neither gone nor new. */
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

/** Orders changes from nothing to a change of the game. */
export const CHANGES: readonly Change[] = [
  'none',
  'typography',
  'reference',
  'terminology',
  'example',
  'wording',
  'substantive',
];

/** The stronger of two changes. */
export function stronger(a: Change, b: Change): Change {
  return CHANGES.indexOf(a) >= CHANGES.indexOf(b) ? a : b;
}

/** Words that carry grammar rather than matter. */
const GRAMMAR =
  /^(?:a|an|the|this|that|these|those|such|some|any|all|each|every|both|either|neither|other|another|one|it|its|he|she|him|her|hi|his|they|them|their|who|whom|whose|which|what|and|or|or not|but|so|as|if|then|than|when|whenever|while|where|of|to|in|on|at|by|for|from|with|into|onto|up|out|off|over|under|about|between|through|during|after|before|until|upon|is|are|was|were|be|been|being|has|have|had|do|doe|did|done|will|would|also|only|just|even|still|itself|himself|themselve|there|here|thi|i|wa|ha|the|way|same|more|following|follow|described|using|used|use|causes|cause|caused|doing|it|having|order|case|normally|usually|simply|instead|first|second|third|fourth|fifth|sixth|next|therefore|however|note|called|known|new|section|rule|example|specific|particular|certain|given|appropriate|actually|simultaneously|etc)$/;
/** Words that speak of the rules themselves and not of the game. */
const ABOUT_THE_TEXT =
  /^(?:specification|addition|additional|information|detail|definition|description|exception|process|procedure|term|word|phrase|text|english|printed|variant|option|including|include|listed|list|refer|mean)$/;
const NUMBER =
  /^(?:[+-]?\d+(?:\/[+-]?\d+)?|zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|hundred|half|twice|double)$/;
const NEGATION =
  /^(?:not|no|never|cannot|(?:ca|is|are|was|were|does|do|did|has|have|had|wo|would|should|must|need)nt|unless|except|without|neither|nor|none)$/;
const ALLOWED = /^(?:may|can|could)$/;
const FORBIDDEN = /^(?:cant|cannot|couldnt|maynot)$/;
const BOUND = /^(?:must|shall|required|require|need|ha to)$/;

/** What unexplained words must weigh together before the meaning counts as changed; about two telling words. */
const MATTER = 11;
/** The part of all telling words that must be new or gone before a rewritten rule counts as changed. */
const MATTER_SHARE = 0.34;
/** The part that must be new where the whole edition was built anew. */
const REBUILT_SHARE = 0.4;
/** What the new words of an added sentence must weigh there, where the rule was neither split nor merged; three telling words. */
const REBUILT_SENTENCE = 15;

/**
 * Judges the change from one wording to another.
 *
 * The layers are taken off one after the other: typography, references, terminology. What is left is a difference of
 * wording, and substantive where it changes a number, a modal verb or a negation, adds or takes away a sentence, or brings
 * in or drops matter that the other wording does not have.
 *
 * @param oldText plain characters; an empty text stands for nothing
 * @param newText plain characters
 * @param elsewhere what the other edges of a split or merged rule lead to
 */
export function judge(
  oldText: string,
  newText: string,
  context: JudgementContext,
  elsewhere: Elsewhere = { old: [], new: [] },
): Judgement {
  if (oldText === newText) return { change: 'none', evidence: [], sweeps: [] };
  const a = passageOf(oldText);
  const b = passageOf(newText);
  const words = (p: Passage): string => p.pieces.map((x) => x.target ?? x.key).join(' ');
  if (words(a) === words(b) && a.citations.join(' ') === b.citations.join(' ')) {
    const headings = oldText.replace(/\W+/g, '').toLowerCase() !== newText.replace(/\W+/g, '').toLowerCase();
    // The words differ only in what was folded away: quotes, dashes, italics, or the heading quoted after a number.
    return headings && hasTitles(oldText, newText)
      ? { change: 'reference', evidence: ['The heading quoted with a reference differs.'], sweeps: [] }
      : {
          change: 'typography',
          evidence: ['Only quotes, dashes, capitals or white space differ.'],
          sweeps: [],
        };
  }
  const evidence: string[] = [];
  let change: Change = 'typography';
  if (referencesDiffer(a, b, context, evidence)) change = 'reference';
  if (a.pieces.map((x) => x.key).join(' ') === b.pieces.map((x) => x.key).join(' ')) {
    return { change: 'reference', evidence, sweeps: [] };
  }

  const [left, right, moved] = withoutCommonSentences(a.pieces, b.pieces);
  if (moved) evidence.push('Sentences stand in another order.');
  const hunks = hunksOf(
    left.map((x) => x.stem),
    right.map((x) => x.stem),
  );
  const made: FoundSweep[] = [];
  const rest: Replacement[] = [];
  let marks = false;
  let agreement = moved;
  for (const hunk of hunks) {
    const gone = left.slice(hunk.oldFrom, hunk.oldTo);
    const come = right.slice(hunk.newFrom, hunk.newTo);
    if (hunk.kept) {
      if (gone.some((x, i) => x.key !== come[i]?.key)) agreement = true;
      continue;
    }
    const goneWords = gone.filter((x) => x.kind !== 'mark');
    const comeWords = come.filter((x) => x.kind !== 'mark');
    if (goneWords.length === 0 && comeWords.length === 0) {
      marks = true;
      continue;
    }
    const found = explain(left, right, hunk, context.sweeps);
    if (found) made.push(...found);
    else {
      rest.push({
        gone: goneWords,
        come: comeWords,
        oldAt: [hunk.oldFrom, hunk.oldTo],
        newAt: [hunk.newFrom, hunk.newTo],
      });
    }
  }
  for (const sweep of made) {
    change = stronger(change, 'terminology');
    const line = `Terminology: "${sweep.old.join(' ')}" is now "${sweep.new.join(' ')}".`;
    if (!evidence.includes(line)) evidence.push(line);
  }
  if (rest.length === 0) {
    if (marks) {
      change = 'wording';
      evidence.push('Punctuation differs.');
    } else if (agreement && made.length === 0) {
      change = 'wording';
      evidence.push('Number or person of words differs.');
    }
    return { change, evidence, sweeps: made };
  }
  const reasons = reasonsOf(rest, left, right, context, elsewhere);
  // In an edition that was built anew a change must be shown by something stronger than new words.
  if (context.rebuilt ? reasons.some((reason) => reason.strong) : reasons.length > 0) {
    return {
      change: 'substantive',
      evidence: [...reasons.map((reason) => reason.text), ...evidence],
      sweeps: made,
    };
  }
  evidence.push(
    reasons.length === 0
      ? 'Said differently; no number, modal verb, negation, sentence or subject changed.'
      : 'Said differently, as nearly every rule of this edition is; nothing stronger than new words speaks for a change.',
  );
  return { change: 'wording', evidence, sweeps: made };
}

function hasTitles(...texts: string[]): boolean {
  return texts.some((t) => /\d[a-z]?,? ["\u201c?\ufffd]/.test(t));
}

function referencesDiffer(a: Passage, b: Passage, context: JudgementContext, evidence: string[]): boolean {
  const before = evidence.length;
  const compare = (olds: string[], news: string[], what: string): void => {
    if (olds.join() === news.join()) return;
    if (olds.length === news.length) {
      const other = olds.findIndex((t, i) => !context.sameTarget(t, news[i] as string));
      evidence.push(
        other < 0
          ? `${what} renumbered: ${olds[0]} is now ${news[0]}.`
          : `${what} now names ${news[other]} instead of ${olds[other]}.`,
      );
    } else evidence.push(`${what} ${olds.length < news.length ? 'added' : 'taken away'}.`);
  };
  compare(a.targets, b.targets, 'Reference');
  compare(a.citations, b.citations, 'Cross-reference');
  return evidence.length > before;
}

/** Leaves out the sentences that stand in both, wherever they stand. */
function withoutCommonSentences(a: readonly Piece[], b: readonly Piece[]): [Piece[], Piece[], boolean] {
  const spell = (pieces: readonly Piece[]): Map<number, string> => {
    const sentences = new Map<number, string>();
    for (const p of pieces) sentences.set(p.sentence, `${sentences.get(p.sentence) ?? ''} ${p.stem}`);
    return sentences;
  };
  const left = spell(a);
  const right = spell(b);
  const free = new Map<string, number[]>();
  for (const [at, words] of right) free.set(words, [...(free.get(words) ?? []), at]);
  const goneFromLeft = new Set<number>();
  const goneFromRight = new Set<number>();
  let last = -1;
  let moved = false;
  for (const [at, words] of left) {
    const to = free.get(words)?.shift();
    if (to === undefined) continue;
    goneFromLeft.add(at);
    goneFromRight.add(to);
    if (to < last) moved = true;
    last = to;
  }
  return [
    a.filter((p) => !goneFromLeft.has(p.sentence)),
    b.filter((p) => !goneFromRight.has(p.sentence)),
    moved,
  ];
}

/** Explains a replacement by sweeps alone, with up to three words of its surroundings on either side; else undefined. */
function explain(
  left: readonly Piece[],
  right: readonly Piece[],
  hunk: Hunk,
  table: SweepTable,
): FoundSweep[] | undefined {
  if (table.size === 0) return undefined;
  for (let before = 0; before <= 3; before++) {
    for (let after = 0; after <= 3; after++) {
      if (before > Math.min(hunk.oldFrom, hunk.newFrom)) continue;
      if (hunk.oldTo + after > left.length || hunk.newTo + after > right.length) continue;
      const gone = left.slice(hunk.oldFrom - before, hunk.oldTo + after).filter((x) => x.kind !== 'mark');
      const come = right.slice(hunk.newFrom - before, hunk.newTo + after).filter((x) => x.kind !== 'mark');
      if (gone.length > 24 || come.length > 24) continue;
      const found = lead(gone, 0, come, 0, table, new Set());
      if (found && found.length > 0) return found;
    }
  }
  return undefined;
}

/**
 * Looks for a way from one run to the other that takes only equal words and sweeps.
 *
 * @param dead places from which no way was found; each is tried once, so that the search stays quadratic
 */
function lead(
  a: readonly Piece[],
  i: number,
  b: readonly Piece[],
  j: number,
  table: SweepTable,
  dead: Set<number>,
): FoundSweep[] | undefined {
  if (i === a.length && j === b.length) return [];
  const place = i * 64 + j;
  if (i === a.length || dead.has(place)) return undefined;
  const here = (a[i] as Piece).stem;
  for (const sweep of table.get(here) ?? []) {
    if (!sweep.old.every((w, k) => a[i + k]?.stem === w)) continue;
    if (!sweep.new.every((w, k) => b[j + k]?.stem === w)) continue;
    const rest = lead(a, i + sweep.old.length, b, j + sweep.new.length, table, dead);
    if (rest) return [sweep, ...rest];
  }
  const rest =
    j < b.length && here === (b[j] as Piece).stem ? lead(a, i + 1, b, j + 1, table, dead) : undefined;
  if (rest === undefined) dead.add(place);
  return rest;
}

/** What speaks for what is left of a change being a change of the game; empty where nothing does. */
function reasonsOf(
  rest: readonly Replacement[],
  left: readonly Piece[],
  right: readonly Piece[],
  context: JudgementContext,
  elsewhere: Elsewhere,
): Reason[] {
  const found: Reason[] = [];
  const add = (text: string, strong: boolean): void => {
    found.push({ text, strong });
  };
  const gones = notElsewhere(
    rest.map((r) => r.gone),
    left,
    elsewhere.standsStill,
  );
  const comes = notElsewhere(
    rest.map((r) => r.come),
    right,
    elsewhere.stoodBefore,
  );
  rest = rest.map((r, i) => ({ ...r, gone: gones[i] ?? [], come: comes[i] ?? [] }));
  const gone = rest.flatMap((r) => r.gone);
  const come = rest.flatMap((r) => r.come);
  const otherNew = stemsOf(elsewhere.new);
  const otherOld = stemsOf(elsewhere.old);
  sentenceReasons(gone, left, new Set([...right.map((x) => x.stem), ...otherNew]), 'gone', context, (text) =>
    add(text, false),
  );
  sentenceReasons(
    come,
    right,
    new Set([...left.map((x) => x.stem), ...otherOld]),
    'added',
    context,
    (text, news) => add(text, !elsewhere.partial && news >= REBUILT_SENTENCE),
  );

  for (const { gone: from, come: to } of rest) {
    const olds = from.filter((x) => NUMBER.test(x.stem)).map((x) => x.text);
    const news = to.filter((x) => NUMBER.test(x.stem)).map((x) => x.text);
    if (olds.length > 0 && news.length > 0 && olds.join(' ').toLowerCase() !== news.join(' ').toLowerCase()) {
      add(`A number changed: ${olds.join(', ')} is now ${news.join(', ')}.`, true);
    }
  }
  const modal = (pieces: readonly Piece[], kind: RegExp): number =>
    pieces.filter((x, i) => kind.test(x.key) || (kind === FORBIDDEN && hinders(pieces, i))).length;
  for (const [kind, name] of [
    [FORBIDDEN, 'a prohibition'],
    [BOUND, 'an obligation'],
    [ALLOWED, 'a permission'],
  ] as const) {
    const before = modal(gone, kind);
    const after = modal(come, kind);
    if (before !== after)
      add(
        `A modal verb changed: ${name} was ${before < after ? 'added' : 'taken away'}.`,
        kind === FORBIDDEN && after < before,
      );
  }
  const negationsBefore = gone
    .filter((x) => NEGATION.test(x.key) && !FORBIDDEN.test(x.key))
    .map((x) => x.text);
  const negationsAfter = come
    .filter((x) => NEGATION.test(x.key) && !FORBIDDEN.test(x.key))
    .map((x) => x.text);
  if (negationsBefore.length !== negationsAfter.length) {
    add(
      negationsBefore.length < negationsAfter.length
        ? `A negation was added: ${negationsAfter.join(', ')}.`
        : `A negation is gone: ${negationsBefore.join(', ')}.`,
      negationsBefore.length >= negationsAfter.length + 2,
    );
  }
  for (const limit of ['only', 'instead']) {
    if (come.some((x) => x.key === limit) && !gone.some((x) => x.key === limit)) {
      add(`A limit was added: "${limit}".`, true);
    }
  }

  const known = new Set([...left.map((x) => x.stem), ...otherOld].map(root));
  const kept = new Set([...right.map((x) => x.stem), ...otherNew].map(root));
  const matter = (x: Piece): boolean =>
    (x.kind === 'word' || x.kind === 'symbol') &&
    !GRAMMAR.test(x.stem) &&
    !ABOUT_THE_TEXT.test(x.stem) &&
    !NEGATION.test(x.key);
  // Where an old term is gone and its new one has come, the words of both are explained, though the pattern of the sweep does
  // not fit. Where the old term still stands beside the new one, a case was added.
  const before = new Set(left.map((x) => x.stem));
  const after = new Set(right.map((x) => x.stem));
  for (const { old: from, new: to } of termsOf(context.sweeps)) {
    if (!from.telling.some((w) => before.has(w) && !after.has(w))) continue;
    if (!to.telling.some((w) => after.has(w) && !before.has(w))) continue;
    for (const w of to.roots) known.add(w);
    for (const w of from.roots) kept.add(w);
  }
  const isNew = (x: Piece): boolean => matter(x) && !known.has(root(x.stem));
  const isGone = (x: Piece): boolean => matter(x) && !kept.has(root(x.stem));
  const brought = unique(come.filter(isNew));
  const dropped = unique(gone.filter(isGone));
  const weigh = (list: readonly Piece[]): number => list.reduce((sum, x) => sum + context.weight(x.stem), 0);
  const total = weigh(unique([...left, ...right].filter(matter)));
  const changed = weigh(brought) + weigh(dropped);
  const subject = total > 0 && changed >= MATTER && changed / total >= MATTER_SHARE;
  if (subject) {
    add(
      `A subject changed: ${listed(dropped, 'gone')}${dropped.length && brought.length ? '; ' : ''}${listed(brought, 'new')}.`,
      !elsewhere.partial && weigh(brought) / total >= REBUILT_SHARE,
    );
  }
  for (const { gone: from, come: to, oldAt, newAt } of rest) {
    // Words put in where nothing was taken out, or taken out with nothing in their place, name a case more or less. In an
    // enumeration one word is a case; elsewhere it takes two to be more than a manner of speaking.
    const more = unique(to.filter(isNew));
    const less = unique(from.filter(isGone));
    const enough = (
      list: readonly Piece[],
      whole: readonly Piece[],
      at: readonly [number, number],
    ): boolean => weigh(list) >= MATTER || list.length >= 2 || (list.length === 1 && enumerates(whole, at));
    if (from.filter(matter).length === 0 && more.length > 0 && enough(more, right, newAt)) {
      if (!subject || enumerates(right, newAt))
        add(`A case was added: ${listed(more, 'new')}.`, enumerates(right, newAt));
    }
    if (!subject && to.filter(matter).length === 0 && less.length > 0 && enough(less, left, oldAt)) {
      add(`A case is gone: ${listed(less, 'gone')}.`, false);
    }
  }
  return found;
}

/** What speaks for a change of the game. */
interface Reason {
  text: string;
  /** Whether it is enough where nearly everything was said anew. */
  strong: boolean;
}

/** The two sides of a sweep, ready to be looked for. */
type Term = Record<'old' | 'new', { telling: string[]; roots: string[] }>;

const terms = new WeakMap<SweepTable, Term[]>();

/** The sweeps of a pair of editions with their telling words; worked out once for each table. */
function termsOf(table: SweepTable): Term[] {
  let list = terms.get(table);
  if (list === undefined) {
    const side = (stems: readonly string[]): Term['old'] => ({
      telling: stems.filter((w) => !GRAMMAR.test(w)),
      roots: stems.map(root),
    });
    list = [...table.values()].flat().map((sweep) => ({ old: side(sweep.old), new: side(sweep.new) }));
    terms.set(table, list);
  }
  return list;
}

/** The words of texts that a judgement takes for granted. */
function stemsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => passageOf(text).pieces.map((x) => x.stem));
}

/** Whether a word at a place forbids as "can't" does: something is prevented or prohibited from being done. */
function hinders(pieces: readonly Piece[], at: number): boolean {
  return (
    /^(?:prevent|prohibit)(?:s|ed)?$/.test((pieces[at] as Piece).key) &&
    pieces.slice(at + 1, at + 5).some((x) => x.key === 'from')
  );
}

/** Whether a run is a member of an enumeration: a comma, "and" or "or" stands at its beginning or end. */
function enumerates(pieces: readonly Piece[], [from, to]: readonly [number, number]): boolean {
  const joint = (x: Piece | undefined): boolean =>
    x !== undefined && /^(?:and|or|,|and\/or|nor)$/.test(x.key);
  return joint(pieces[from]) || joint(pieces[to - 1]) || (joint(pieces[from - 1]) && joint(pieces[to]));
}

/** Of runs of changed words what no other rule has, alone or in a sentence most of whose words changed. */
function notElsewhere(
  runs: readonly (readonly Piece[])[],
  own: readonly Piece[],
  has: Elsewhere['standsStill'],
): (readonly Piece[])[] {
  if (has === undefined) return [...runs];
  const isWord = (x: Piece): boolean => x.kind !== 'mark' && x.kind !== 'reference';
  const stemsIn = (words: readonly Piece[]): string[] => words.map((x) => x.stem);
  const counts = new Map<number, number>();
  for (const { sentence } of runs.flat()) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  const moved = new Set<number>();
  for (const [sentence, count] of counts) {
    const all = own.filter((x) => x.sentence === sentence && isWord(x));
    if (count >= 0.5 * all.length && all.length >= 4 && has(stemsIn(all))) moved.add(sentence);
  }
  return runs.map((run) => {
    const words = run.filter(isWord);
    // A run must be long enough to be known again.
    const known = words.filter((x) => !GRAMMAR.test(x.stem)).length >= 3;
    return known && has(stemsIn(words)) ? [] : run.filter((x) => !moved.has(x.sentence));
  });
}

/** Sentences of which nearly all words are among the changed ones. */
function sentenceReasons(
  changed: readonly Piece[],
  own: readonly Piece[],
  inOther: ReadonlySet<string>,
  what: 'added' | 'gone',
  context: JudgementContext,
  add: (text: string, news: number) => void,
): void {
  const parts = new Map<number, Piece[]>();
  for (const piece of changed) {
    const list = parts.get(piece.sentence);
    if (list) list.push(piece);
    else parts.set(piece.sentence, [piece]);
  }
  for (const [sentence, pieces] of parts) {
    const all = own.filter((x) => x.sentence === sentence && x.kind !== 'mark');
    if (all.length < 4 || pieces.length < 0.75 * all.length) continue;
    const weight = (list: readonly Piece[]): number =>
      list.reduce((sum, x) => sum + (GRAMMAR.test(x.stem) ? 0 : context.weight(x.stem)), 0);
    const news = weight(pieces.filter((x) => !inOther.has(x.stem)));
    if (weight(pieces) === 0) continue;
    const begins = all
      .slice(0, 6)
      .map((x) => x.text)
      .join(' ');
    if (news > 0 || inOther.size === 0) {
      add(
        what === 'added' ? `A sentence was added: "${begins} …".` : `A sentence is gone: "${begins} …".`,
        news,
      );
    }
  }
}

function unique(pieces: readonly Piece[]): Piece[] {
  const seen = new Set<string>();
  return pieces.filter((x) => !seen.has(x.stem) && seen.add(x.stem) !== undefined);
}

function listed(pieces: readonly Piece[], what: string): string {
  if (pieces.length === 0) return '';
  const words = pieces.slice(0, 6).map((x) => x.text);
  return `${what}: ${words.join(', ')}${pieces.length > 6 ? ', …' : ''}`;
}
