import { tokenise } from '../compare/tokens.js';
import { calm, hunksOf } from '../compare/wordChanges.js';
import type { BlameRun } from './types.js';

/** A word or mark of a wording with the edition that brought it. */
export interface BlamedToken {
  key: string;
  start: number;
  end: number;
  /** Place of the edition in the list. */
  edition: number;
}

/** Words that must be together to count as taken from another rule; shorter runs are in every rule. */
const TAKEN = 4;
/** Below this part of common words a line is not the old one any more. */
const REWRITTEN = 0.2;
/** From this part of common words on, an example is a version of an earlier one. */
const ALIKE = 0.45;

/**
 * Says for each word of a wording where it comes from.
 *
 * @param text the wording
 * @param edition that brought this wording, as a place in the list
 * @param sources wordings of the edition before that it goes back to: its own (`same`), then those of rules whose words came in
 */
export function blamed(
  text: string,
  edition: number,
  sources: readonly { text: string; tokens: readonly BlamedToken[]; same: boolean }[],
): BlamedToken[] {
  const tokens = tokenise(text).map(
    (t): BlamedToken => ({ key: t.key, start: t.start, end: t.end, edition }),
  );
  const settled = tokens.map(() => false);
  const lines = linesOf(text, tokens);
  const take = (
    source: { tokens: readonly BlamedToken[] },
    line: Line,
    before: Line,
    least: number,
  ): void => {
    // What an earlier source has explained is no longer compared, so that a second one can explain the rest.
    const open = line.places.filter((i) => !settled[i]);
    if (open.length < least) return;
    const hunks = hunksOf(
      before.places.map((i) => (source.tokens[i] as BlamedToken).key),
      open.map((i) => (tokens[i] as BlamedToken).key),
    );
    const kept = hunks.reduce((sum, hunk) => sum + (hunk.kept ? hunk.newTo - hunk.newFrom : 0), 0);
    // Of a line that was rewritten a word or two are the same by chance.
    const needed = kept < REWRITTEN * open.length ? TAKEN : least;
    for (const hunk of calm(hunks)) {
      if (!hunk.kept || hunk.newTo - hunk.newFrom < needed) continue;
      for (let k = 0; k < hunk.newTo - hunk.newFrom; k++) {
        const at = open[hunk.newFrom + k] as number;
        (tokens[at] as BlamedToken).edition = (
          source.tokens[before.places[hunk.oldFrom + k] as number] as BlamedToken
        ).edition;
        settled[at] = true;
      }
    }
  };
  for (const source of sources) {
    if (source.same)
      for (const [line, before] of pairs(lines, linesOf(source.text, source.tokens)))
        take(source, line, before, 1);
    // A rule can take its words from an example, or from any paragraph of an entry of the glossary.
    const whole: Line = { places: source.tokens.map((_, i) => i), keys: new Set() };
    for (const line of lines) take(source, line, whole, TAKEN);
  }
  return tokens;
}

/** The lines of a wording: the rule first, then its examples. */
function linesOf(text: string, tokens: readonly BlamedToken[]): Line[] {
  const lines: Line[] = [{ places: [], keys: new Set() }];
  tokens.forEach((token, i) => {
    const before = i === 0 ? 0 : (tokens[i - 1] as BlamedToken).end;
    if (text.slice(before, token.start).includes('\n')) lines.push({ places: [], keys: new Set() });
    const line = lines.at(-1) as Line;
    line.places.push(i);
    line.keys.add(token.key);
  });
  return lines;
}

/** A line of tokens, as places in the list of its wording. */
interface Line {
  places: number[];
  keys: Set<string>;
}

/** The rule belongs to the rule; an example with the one before it that has most of its words, if it has enough of them. */
function pairs(lines: readonly Line[], before: readonly Line[]): [Line, Line][] {
  const found: [Line, Line][] = [];
  const [rule, ...examples] = lines;
  const [ruleBefore, ...examplesBefore] = before;
  if (rule && ruleBefore) found.push([rule, ruleBefore]);
  const free = new Set(examplesBefore);
  const rated = examples.flatMap((line) =>
    examplesBefore.map((other) => ({ line, other, alike: common(line.keys, other.keys) })),
  );
  const taken = new Set<Line>();
  for (const { line, other, alike } of rated.sort((a, b) => b.alike - a.alike)) {
    if (alike < ALIKE || taken.has(line) || !free.delete(other)) continue;
    taken.add(line);
    found.push([line, other]);
  }
  return found;
}

function common(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const key of a) if (b.has(key)) shared++;
  return (2 * shared) / (a.size + b.size);
}

/** Joins neighbouring words of one edition; the texts of the runs together are the wording. */
export function runsOf(
  text: string,
  tokens: readonly BlamedToken[],
  editions: readonly string[],
): BlameRun[] {
  const runs: BlameRun[] = [];
  let end = 0;
  tokens.forEach((token, i) => {
    const to = i === tokens.length - 1 ? text.length : token.end;
    const edition = editions[token.edition] as string;
    const words = text.slice(end, to);
    const last = runs.at(-1);
    if (last && last.edition === edition) last.text += words;
    else runs.push({ text: words, edition });
    end = to;
  });
  return runs;
}
