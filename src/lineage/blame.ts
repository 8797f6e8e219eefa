import { hunksOf, tokenise } from '../compare/index.js';
import type { BlameRun } from './types.js';

/** A word or mark of a wording with the edition that brought it. */
export interface BlamedToken {
  key: string;
  start: number;
  end: number;
  /** Place of the edition in the list. */
  edition: number;
}

/** Words that must stand together to count as taken from another rule; shorter runs are in every rule. */
const TAKEN = 4;

/**
 * Says for each word of a wording where it comes from.
 *
 * @param text the wording
 * @param edition that brought this wording, as a place in the list
 * @param sources wordings of the edition before that it goes back to, its own first, then those of rules whose words came in
 */
export function blamed(
  text: string,
  edition: number,
  sources: readonly { text: string; tokens: readonly BlamedToken[] }[],
): BlamedToken[] {
  const tokens = tokenise(text).map(
    (t): BlamedToken => ({ key: t.key, start: t.start, end: t.end, edition }),
  );
  const keys = tokens.map((t) => t.key);
  const settled = tokens.map(() => false);
  sources.forEach((source, own) => {
    // What an earlier source has explained is no longer compared, so that a second one can explain the rest.
    const open = settled.map((done, i) => (done ? -1 : i)).filter((i) => i >= 0);
    const hunks = hunksOf(
      source.tokens.map((t) => t.key),
      open.map((i) => keys[i] as string),
    );
    for (const hunk of hunks) {
      if (!hunk.kept || (own > 0 && hunk.newTo - hunk.newFrom < TAKEN)) continue;
      for (let k = 0; k < hunk.newTo - hunk.newFrom; k++) {
        const at = open[hunk.newFrom + k] as number;
        (tokens[at] as BlamedToken).edition = (source.tokens[hunk.oldFrom + k] as BlamedToken).edition;
        settled[at] = true;
      }
    }
  });
  return tokens;
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
