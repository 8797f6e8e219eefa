import { numberOfWord } from '../language/lexicon/numbers.js';
import type { Piece } from './passage.js';
import { IN_GRAMMAR, THING } from './wordKinds.js';

/** From which piece to before which other one a run goes. */
export type Range = readonly [from: number, to: number];

/** The longest run, in words, that can be one member of an enumeration; longer ones are sentences of their own. */
const LONGEST_MEMBER = 14;
/** What a placeholder in brackets stands for, beside kinds of things. */
const PLACEHOLDERS = /^(?:type|quality|color|colour|name|number|subtype|supertype)$/;
/** Kinds of abilities and effects; a rule that exchanges one for another works otherwise. */
const KIND_OF_ABILITY =
  /^(?:static|triggered|activated|evasion|replacement|prevention|loyalty|mana|continuous)$/;
/** The longest runs in which one such word stands for another; in longer ones they speak of different matters. */
const SHORT = 4;

/** Numbers as one string, in figures, so that "forty" and "40" are equal. */
export function figures(numbers: readonly string[]): string {
  return numbers.map((word) => numberOfWord(word.toLowerCase()) ?? word.toLowerCase()).join(' ');
}

/**
 * Whether inserted words are one more member of an enumeration, even if the rule has each of these words already.
 *
 * @param run the words that were put in where nothing was taken out, as far as they are a matter of this rule
 * @param range where they are in the wording that has them
 * @param own that wording
 * @param other the wording that has not
 * @param matter whether a word speaks of the game
 */
export function isMember(
  run: readonly Piece[],
  [from, to]: Range,
  own: readonly Piece[],
  other: readonly Piece[],
  matter: (piece: Piece) => boolean,
): boolean {
  const words = wordsIn(run);
  const telling = run.filter(matter);
  if (telling.length === 0 || words.length > LONGEST_MEMBER) return false;
  // Two ways of putting the same thing on a card are no two cases.
  if (own.slice(from, to).some(({ key }) => key === '[')) return false;
  if (!joins(words[0]) && !joins(words.at(-1))) return false;
  const count = (list: readonly Piece[], stem: string): number => list.filter((x) => x.stem === stem).length;
  return telling.every(({ stem }) => count(own, stem) > count(other, stem));
}

/** Whether a member is an alternative that no manner of speaking adds: a kind of thing, or a clause. */
export function isAlternative(run: readonly Piece[]): boolean {
  const [first, ...words] = wordsIn(run);
  return first?.key === 'or' && (words.length > 2 || words.some(({ stem }) => THING.has(stem)));
}

/** Whether a run is the name of one kind of thing before a wider one, as in "creature cards". */
export function narrows(run: readonly Piece[], whole: readonly Piece[], [, to]: Range): boolean {
  const kind = run[0];
  return (
    kind !== undefined &&
    run.length === 1 &&
    THING.has(kind.stem) &&
    /^(?:card|permanent|spell|token|object)$/.test(whole[to]?.stem ?? '')
  );
}

/** Whether new words are next to an old term as another word for it: "cast or play". */
export function standsBeside(pieces: readonly Piece[], fresh: string, old: string): boolean {
  return pieces.some(
    ({ key }, i) =>
      /^(?:or|\/|and\/or)$/.test(key) &&
      ((pieces[i - 1]?.stem === fresh && pieces[i + 1]?.stem === old) ||
        (pieces[i - 1]?.stem === old && pieces[i + 1]?.stem === fresh)),
  );
}

/** The two kinds of ability or effect of which one took the place of the other; undefined where none did. */
export function otherAbility(
  gone: readonly Piece[],
  come: readonly Piece[],
): readonly [was: Piece, is: Piece] | undefined {
  if (gone.length > SHORT || come.length > SHORT) return undefined;
  const [[was, ...olds], [is, ...news]] = [gone, come].map((run) =>
    run.filter(({ key }) => KIND_OF_ABILITY.test(key)),
  ) as [Piece[], Piece[]];
  if (was === undefined || is === undefined || olds.length + news.length > 0) return undefined;
  return was.key === is.key ? undefined : [was, is];
}

/** What a placeholder in brackets stood for and stands for, where a change lies in it and widens or narrows it. */
export function otherPlaceholder(
  left: readonly Piece[],
  oldAt: Range,
  right: readonly Piece[],
  newAt: Range,
): readonly [was: string, is: string] | undefined {
  const [was, is] = [bracketAround(left, oldAt), bracketAround(right, newAt)];
  if (was === undefined || is === undefined) return undefined;
  const stems = (list: readonly Piece[]): Set<string> => new Set(list.map(({ stem }) => stem));
  const [olds, news] = [stems(was), stems(is)];
  const differing = [...was.filter((x) => !news.has(x.stem)), ...is.filter((x) => !olds.has(x.stem))];
  const telling = differing.filter(({ traits }) => (traits & IN_GRAMMAR) === 0);
  // "[this card]" is the card itself, whatever it is called.
  const self = was[0]?.key === 'this' || is[0]?.key === 'this';
  if (self || telling.length === 0) return undefined;
  if (!telling.every(({ stem }) => THING.has(stem) || PLACEHOLDERS.test(stem))) return undefined;
  const said = (list: readonly Piece[]): string => `[${list.map(({ text }) => text).join(' ')}]`;
  return [said(was), said(is)];
}

/** What is between the brackets around a run; undefined where it is in none, or leaves them. */
function bracketAround(pieces: readonly Piece[], [from, to]: Range): readonly Piece[] | undefined {
  const bracket = (at: number): boolean => {
    const key = pieces[at]?.key ?? ']';
    return key === '[' || key === ']';
  };
  let open = from - 1;
  while (!bracket(open)) open--;
  let close = from;
  while (!bracket(close)) close++;
  return pieces[open]?.key === '[' && pieces[close]?.key === ']' && to <= close
    ? pieces.slice(open + 1, close)
    : undefined;
}

function wordsIn(run: readonly Piece[]): Piece[] {
  return run.filter(({ kind }) => kind !== 'mark');
}

function joins(piece: Piece | undefined): boolean {
  return /^(?:or|and|and\/or)$/.test(piece?.key ?? '');
}
