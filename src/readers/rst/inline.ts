import type { PendingRepair, Piece } from '../layout/block.js';
import type { Markup } from '../layout/markup.js';

/** What inline markup needs to know and where it leaves its findings. */
export interface InlineContext {
  text: string;
  /** Substitutions that the document defines with words. */
  substitutions: ReadonlyMap<string, string>;
  repairs: PendingRepair[];
  markup: Markup;
}

const BEFORE = '(?<![\\p{L}\\p{N}*`|\\\\])';
const MARKS = new RegExp(
  [
    '(?<escape>\\\\(?:\\s|[^\\s]|$))',
    '(?<literal>``[^`]{1,300}``)',
    '(?<role>:[a-z][\\w-]*(?::[a-z][\\w-]*)?:`[^`]{1,300}`)',
    '(?<trailing>`[^`]{1,300}`:[a-z][\\w-]*:(?!`))',
    '(?<quoted>`[^`]{1,300}`(?:__?)?)',
    `(?<strong>${BEFORE}\\*\\*(?=\\S)[^*]{1,300}(?<=\\S)\\*\\*)`,
    `(?<emphasis>${BEFORE}\\*(?=[^\\s*])[^*]{1,300}(?<=\\S)\\*(?![\\p{L}\\p{N}*]))`,
    `(?<substitution>${BEFORE}\\|(?=\\S)[^|\\n]{1,40}(?<=\\S)\\|_{0,2})`,
    '(?<footnote>\\[(?:\\d{1,3}|#[\\w-]*|\\*)\\]_)',
    // A role that a careless replacement has left in the middle of a word.
    '(?<broken>(?<=\\p{L}):[a-z]{2,12}:(?!`)|(?<!\\p{L}):[a-z]{2,12}:(?=\\p{Ll}))',
  ].join('|'),
  'gu',
);

/**
 * Divides the words of a block into what the tree keeps and what is markup: emphasis, strong words, literals, roles,
 * links, substitutions, escapes; and mends roles that are inside a word (`the:ref:ore`).
 *
 * @param start offset of the first character
 * @param end offset after the last one
 */
export function inline(context: InlineContext, start: number, end: number): Piece[] {
  const { text, markup } = context;
  const slice = text.slice(start, end);
  const pieces: Piece[] = [];
  let reached = start;
  for (const match of slice.matchAll(MARKS)) {
    const at = start + match.index;
    const stop = at + match[0].length;
    keep(pieces, reached, at);
    reached = stop;
    const groups = match.groups as Record<string, string | undefined>;
    if (groups.escape !== undefined) {
      markup.claim(at, at + 1);
      if (!/\s/.test(match[0])) keep(pieces, at + 1, stop);
    } else if (groups.literal !== undefined) inner(pieces, markup, at, stop, 2, 2);
    else if (groups.strong !== undefined) inner(pieces, markup, at, stop, 2, 2);
    else if (groups.emphasis !== undefined && /^\*examples?\s*:/i.test(match[0])) {
      inner(pieces, markup, at, stop, 1, 1);
    } else if (groups.emphasis !== undefined) {
      pieces.push({ start: at, end: at + 1, as: '_' });
      keep(pieces, at + 1, stop - 1);
      pieces.push({ start: stop - 1, end: stop, as: '_' });
    } else if (groups.role !== undefined || groups.trailing !== undefined || groups.quoted !== undefined) {
      interpreted(pieces, context, at, stop);
    } else if (groups.substitution !== undefined) substitution(pieces, context, at, stop);
    else if (groups.footnote !== undefined) markup.claim(at, stop);
    else broken(pieces, context, at, stop);
  }
  keep(pieces, reached, end);
  return pieces;
}

function keep(pieces: Piece[], start: number, end: number): void {
  if (end > start) pieces.push({ start, end });
}

function inner(
  pieces: Piece[],
  markup: Markup,
  at: number,
  stop: number,
  before: number,
  after: number,
): void {
  markup.claim(at, at + before);
  keep(pieces, at + before, stop - after);
  markup.claim(stop - after, stop);
}

/** Words in backquotes, with a role or a link: what is shown stays, the target goes. */
function interpreted(pieces: Piece[], { text, markup }: InlineContext, at: number, stop: number): void {
  const open = text.indexOf('`', at) + 1;
  const close = text.lastIndexOf('`', stop - 1);
  const words = text.slice(open, close);
  const bracket = words.endsWith('>') ? words.lastIndexOf('<') : -1;
  const target = bracket < 0 ? 0 : words.slice(0, bracket).trimEnd().length;
  const shown = target > 0 ? open + target : close;
  const hidden = /^[~!]/.test(words) ? 1 : 0;
  markup.claim(at, open + hidden);
  keep(pieces, open + hidden, shown);
  markup.claim(shown, stop);
}

/** `|T|` is a symbol, or the words that the document has defined for it. */
function substitution(pieces: Piece[], context: InlineContext, at: number, stop: number): void {
  const original = context.text.slice(at, stop);
  const name = original.replace(/^\||\|_{0,2}$/g, '');
  const defined = context.substitutions.get(name);
  const repaired = defined ?? `{${name.replace(/\s+/g, '-')}}`;
  pieces.push({ start: at, end: stop, as: repaired });
  context.repairs.push({
    ruleId: 'rst-substitution',
    original,
    repaired,
    reason:
      defined === undefined
        ? `the document does not define ${original}: read as the symbol ${repaired}`
        : `${original} stands for ${repaired}, as the document defines it`,
    start: at,
    end: stop,
  });
}

/** `the:ref:ore` was "therefore" before somebody made roles of its middle. */
function broken(pieces: Piece[], { repairs, text }: InlineContext, at: number, stop: number): void {
  const original = text.slice(at, stop);
  const repaired = original.slice(1, -1);
  pieces.push({ start: at, end: stop, as: repaired });
  repairs.push({
    ruleId: 'rst-broken-role',
    original,
    repaired,
    reason: `the role ${original} stands inside a word and has no target: read as the letters ${repaired}`,
    start: at,
    end: stop,
  });
}
