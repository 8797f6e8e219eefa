import { ofThisRule } from './asides.js';
import {
  figures,
  isAlternative,
  isMember,
  narrows,
  otherAbility,
  otherPlaceholder,
  standsBeside,
} from './cases.js';
import { type Piece, passageOf } from './passage.js';
import { lemma } from './stems.js';
import type { SweepTable } from './sweeps.js';
import { ABOUT_THE_TEXT, ALLOWED, BOUND, FORBIDDEN, GRAMMAR, NEGATION, NUMBER, THING } from './wordKinds.js';

/** Words that were replaced, and where they stood among the pieces. */
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

/** What unexplained words must weigh together before the meaning counts as changed; about three telling words. */
const MATTER = 15;
/** How long a run may be, in words and marks, for one new word to make it a member of an enumeration; longer ones are clauses. */
const MEMBER = 5;
/** The part of all telling words that must be new or gone before a rewritten rule counts as changed. */
const MATTER_SHARE = 0.34;
/** The part that must be new where the whole edition was rebuilt. */
const REBUILT_SHARE = 0.4;
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

/** What speaks for what is left of a change being a change of the game, the strongest first; empty where nothing does. */
export function reasonsOf(
  rest: readonly Replacement[],
  left: readonly Piece[],
  right: readonly Piece[],
  context: JudgementContext,
  elsewhere: Elsewhere,
): Reason[] {
  const found: Reason[] = [];
  const add = (text: string, proof: Reason['proof']): void => {
    found.push({ text, proof });
  };
  const gones = ofThisRule(
    rest.map((r) => [r.gone, r.come]),
    left,
    elsewhere.standsStill,
  );
  const comes = ofThisRule(
    rest.map((r) => [r.come, r.gone]),
    right,
    elsewhere.stoodBefore,
  );
  rest = rest.map((r, i) => ({ ...r, gone: gones[i] ?? [], come: comes[i] ?? [] }));
  const gone = rest.flatMap((r) => r.gone);
  const come = rest.flatMap((r) => r.come);
  const otherNew = stemsOf(elsewhere.new);
  const otherOld = stemsOf(elsewhere.old);
  sentenceReasons(gone, left, new Set([...right.map((x) => x.stem), ...otherNew]), 'gone', context, (text) =>
    add(text, 'weak'),
  );
  sentenceReasons(
    come,
    right,
    new Set([...left.map((x) => x.stem), ...otherOld]),
    'added',
    context,
    (text, news) => add(text, !elsewhere.partial && news >= REBUILT_SENTENCE ? 'strong' : 'weak'),
  );

  for (const { gone: from, come: to } of rest) {
    const olds = from.filter((x) => NUMBER.test(x.stem)).map((x) => x.text);
    const news = to.filter((x) => NUMBER.test(x.stem)).map((x) => x.text);
    if (olds.length > 0 && news.length > 0 && figures(olds) !== figures(news)) {
      add(`Changes a number: ${olds.join(', ')} to ${news.join(', ')}.`, 'sure');
    }
  }
  for (const { gone: from, come: to, oldAt, newAt } of rest) {
    const ability = otherAbility(from, to);
    // A rule that speaks of both kinds may name now one and now the other.
    const exchanged = ability !== undefined && !mentions(right, ability[0]) && !mentions(left, ability[1]);
    if (exchanged && !context.sweeps.has(ability[0].stem))
      add(`Changes the kind of ability or effect: ${ability[0].text} to ${ability[1].text}.`, 'sure');
    const placeholder = otherPlaceholder(left, oldAt, right, newAt);
    if (placeholder !== undefined)
      add(`Changes the possible values: ${placeholder[0]} to ${placeholder[1]}.`, 'sure');
  }
  // Where an edition was rebuilt, one thing is known by several names; in other editions another name means another thing.
  for (const { gone: from, come: to } of context.rebuilt ? [] : rest) {
    const telling = (list: readonly Piece[]): Piece[] => list.filter((x) => !GRAMMAR.has(x.stem));
    const [was, ...others] = [...telling(from), ...telling(to)];
    const is = others[0];
    if (was === undefined || is === undefined || others.length > 1 || telling(from).length !== 1) continue;
    if (THING.has(was.stem) && THING.has(is.stem) && was.stem !== is.stem)
      add(`Changes what is meant: ${was.text} to ${is.text}.`, 'weak');
  }
  const modal = (pieces: readonly Piece[], kind: RegExp): number =>
    pieces.filter(
      (x, i) =>
        kind.test(x.key) ||
        (kind === FORBIDDEN && hinders(pieces, i)) ||
        (kind === BOUND && /^(?:have|has|had)$/.test(x.key) && pieces[i + 1]?.key === 'to'),
    ).length;
  // What is new among the words of this rule, and yet was there among all its words, is not new.
  const grew = (count: (pieces: readonly Piece[]) => number): number => Math.sign(count(right) - count(left));
  for (const [kind, name] of [
    [FORBIDDEN, 'a prohibition'],
    [BOUND, 'an obligation'],
    [ALLOWED, 'a permission'],
  ] as const) {
    const before = modal(gone, kind);
    const after = modal(come, kind);
    if (before !== after && grew((pieces) => modal(pieces, kind)) === Math.sign(after - before))
      add(
        `${before < after ? 'Adds' : 'Removes'} ${name}.`,
        kind === FORBIDDEN && after < before ? 'strong' : 'sign',
      );
  }
  const negationsBefore = gone
    .filter((x) => NEGATION.test(x.key) && !FORBIDDEN.test(x.key))
    .map((x) => x.text);
  const negationsAfter = come
    .filter((x) => NEGATION.test(x.key) && !FORBIDDEN.test(x.key))
    .map((x) => x.text);
  const denials = (pieces: readonly Piece[]): number =>
    pieces.filter((x) => NEGATION.test(x.key) && !FORBIDDEN.test(x.key)).length;
  const moreDenials = Math.sign(negationsAfter.length - negationsBefore.length);
  if (moreDenials !== 0 && grew(denials) === moreDenials) {
    add(
      negationsBefore.length < negationsAfter.length
        ? `Adds a negation: ${negationsAfter.join(', ')}.`
        : `Removes a negation: ${negationsBefore.join(', ')}.`,
      // A sentence that begins with "No" rules out a whole kind; that is not lost by saying it otherwise.
      negationsBefore.length >= negationsAfter.length + (negationsBefore.includes('No') ? 1 : 2)
        ? 'strong'
        : 'weak',
    );
  }
  for (const limit of ['only', 'instead']) {
    if (come.some((x) => x.key === limit) && !gone.some((x) => x.key === limit)) {
      add(`Adds a limit: "${limit}".`, 'strong');
    }
  }

  const known = new Set([...left.map((x) => x.stem), ...otherOld].map(lemma));
  const kept = new Set([...right.map((x) => x.stem), ...otherNew].map(lemma));
  const matter = (x: Piece): boolean =>
    (x.kind === 'word' || x.kind === 'symbol') &&
    !GRAMMAR.has(x.stem) &&
    !ABOUT_THE_TEXT.has(x.stem) &&
    !NEGATION.test(x.key);
  // Where an old term is gone and its new one has come, the words of both are explained, though the pattern of the sweep does
  // not fit. Where the old term still is next to the new one, a case was added.
  const before = new Set(left.map((x) => x.stem));
  const after = new Set(right.map((x) => x.stem));
  for (const { old: from, new: to } of termsOf(context.sweeps)) {
    const [term, ...more] = [...from.telling, ...to.telling];
    const other = more[0];
    if (
      more.length === 1 &&
      from.telling.length === 1 &&
      standsBeside(right, other as string, term as string)
    )
      for (const w of to.roots) known.add(w);
    if (!from.telling.some((w) => before.has(w) && !after.has(w))) continue;
    if (!to.telling.some((w) => after.has(w) && !before.has(w))) continue;
    for (const w of to.roots) known.add(w);
    for (const w of from.roots) kept.add(w);
  }
  const isNew = (x: Piece): boolean => matter(x) && !known.has(lemma(x.stem));
  const isGone = (x: Piece): boolean => matter(x) && !kept.has(lemma(x.stem));
  const brought = unique(come.filter(isNew));
  const dropped = unique(gone.filter(isGone));
  const weigh = (list: readonly Piece[]): number => list.reduce((sum, x) => sum + context.weight(x.stem), 0);
  const total = weigh(unique([...left, ...right].filter(matter)));
  const changed = weigh(brought) + weigh(dropped);
  const subject = total > 0 && changed >= MATTER && changed / total >= MATTER_SHARE;
  if (subject) {
    const changes = [
      ...(dropped.length > 0 ? [`removes ${listed(dropped)}`] : []),
      ...(brought.length > 0 ? [`adds ${listed(brought)}`] : []),
    ];
    add(
      `Changes the subject: ${changes.join('; ')}.`,
      !elsewhere.partial && weigh(brought) / total >= REBUILT_SHARE ? 'strong' : 'weak',
    );
  }
  for (const { gone: from, come: to, oldAt, newAt } of rest) {
    // Words put in where nothing was taken out, or taken out with nothing in their place, name a case more or less. As a member
    // of an enumeration one word is a case; elsewhere it takes two to be more than a manner of speaking.
    const more = unique(to.filter(isNew));
    const less = unique(from.filter(isGone));
    const enough = (
      list: readonly Piece[],
      whole: readonly Piece[],
      at: readonly [number, number],
    ): boolean =>
      weigh(list) >= MATTER ||
      list.length >= 2 ||
      (list.length === 1 && at[1] - at[0] <= MEMBER && enumerates(whole, at));
    if (from.filter(matter).length === 0 && more.length > 0 && enough(more, right, newAt)) {
      if (!subject || enumerates(right, newAt)) {
        // A case that all else was left alone for is no manner of speaking, whatever became of other rules.
        const alone =
          !elsewhere.partial && found.length === 0 && dropped.length === 0 && more.length === brought.length;
        add(`Adds: ${listed(more)}.`, alone || enumerates(right, newAt) ? 'strong' : 'weak');
      }
    }
    if (!subject && to.filter(matter).length === 0 && less.length > 0 && enough(less, left, oldAt)) {
      add(`Removes: ${listed(less)}.`, 'weak');
    }
  }
  for (const { gone: from, come: to, oldAt, newAt } of rest) {
    if (from.length === 0 && isMember(to, newAt, right, left, matter))
      add(`Adds: ${listed(to.filter(matter))}.`, isAlternative(to) ? 'sure' : 'weak');
    if (context.rebuilt) continue;
    if (to.length === 0 && narrows(from, left, oldAt)) add(`No longer limited to: ${from[0]?.text}.`, 'weak');
    if (from.length === 0 && narrows(to, right, newAt)) add(`Limited to: ${to[0]?.text}.`, 'weak');
  }
  const rank = ({ proof }: Reason): number => ['sure', 'strong', 'sign', 'weak'].indexOf(proof);
  return found.sort((a, b) => rank(a) - rank(b));
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

/** The words of texts that a judgement takes for granted. */
function stemsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    let stems = granted.get(text);
    if (stems === undefined) {
      if (granted.size > 2000) granted.clear();
      stems = passageOf(text).pieces.map((x) => x.stem);
      granted.set(text, stems);
    }
    return stems;
  });
}

/** The words of texts asked for lately: a heading is over all rules of its section. */
const granted = new Map<string, readonly string[]>();

/** Whether a word at a place forbids as "can't" does: something is prevented or prohibited from being done. */
function hinders(pieces: readonly Piece[], at: number): boolean {
  return (
    /^(?:prevent|prohibit)(?:s|ed)?$/.test((pieces[at] as Piece).key) &&
    pieces.slice(at + 1, at + 5).some((x) => x.key === 'from')
  );
}

/** Whether a run is a member of an enumeration: a comma, "and" or "or" is at its beginning or end. */
function enumerates(pieces: readonly Piece[], [from, to]: readonly [number, number]): boolean {
  const joint = (x: Piece | undefined): boolean =>
    x !== undefined && /^(?:and|or|,|and\/or|nor)$/.test(x.key);
  return joint(pieces[from]) || joint(pieces[to - 1]) || (joint(pieces[from - 1]) && joint(pieces[to]));
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
      list.reduce((sum, x) => sum + (GRAMMAR.has(x.stem) ? 0 : context.weight(x.stem)), 0);
    const news = weight(unique(pieces.filter((x) => !inOther.has(x.stem))));
    if (weight(pieces) === 0) continue;
    const begins = all
      .slice(0, 6)
      .map((x) => x.text)
      .join(' ');
    if (news > 0 || inOther.size === 0) {
      add(what === 'added' ? `Adds a sentence: "${begins} …".` : `Removes a sentence: "${begins} …".`, news);
    }
  }
}

function unique(pieces: readonly Piece[]): Piece[] {
  const seen = new Set<string>();
  return pieces.filter((x) => !seen.has(x.stem) && seen.add(x.stem) !== undefined);
}

function listed(pieces: readonly Piece[]): string {
  const words = pieces.slice(0, 6).map((x) => x.text);
  return `${words.join(', ')}${pieces.length > 6 ? ', …' : ''}`;
}

function mentions(pieces: readonly Piece[], word: Piece): boolean {
  return pieces.some(({ stem }) => stem === word.stem);
}
