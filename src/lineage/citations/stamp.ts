import { commentOf } from './segments.js';

const STAMP = /variorum: rules of (\d{4}-\d\d-\d\d)/;

/**
 * The edition that a file says its citations are of.
 *
 * @returns an ISO date; undefined where it does not say so
 */
export function stampIn(text: string): string | undefined {
  return STAMP.exec(text)?.[1];
}

/**
 * Says in a comment of a file which edition its citations are of, at its beginning or where it was said before.
 *
 * @param text the whole file
 * @param name its name; the ending says how comments are written
 * @param edition ISO date
 * @returns the text with the stamp; undefined where the language has no comments
 */
export function withStamp(text: string, name: string, edition: string): string | undefined {
  const words = `variorum: rules of ${edition}`;
  if (STAMP.test(text)) return text.replace(STAMP, words);
  const comment = commentOf(name, words);
  if (comment === undefined) return undefined;
  const head =
    /^\ufeff?(?:(?:#!|<\?(?:xml|php)|# -\*-)[^\n]*\n|---\r?\n[\s\S]*?\n---\r?\n)*/.exec(text)?.[0] ?? '';
  const end = /\r\n/.test(text) ? '\r\n' : '\n';
  return `${head}${comment}${end}${text.slice(head.length)}`;
}
