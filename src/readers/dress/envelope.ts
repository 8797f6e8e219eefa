import { Derivation } from '../derived.js';
import type { Source } from '../source.js';

/** The text is a document where it is this share of the file. */
const SHARE = 0.5;
/** No answer of a service is wrapped in others more often. */
const DEEPEST = 4;

/**
 * Takes a document out of the answer of a service: a string among the values of JSON, which may be JSON with a string in turn.
 *
 * @returns undefined where no string holds most of the file, lines and all
 */
export function withoutEnvelope(source: Source): Source | undefined {
  const { text } = source;
  if (!/^\ufeff?\s{0,8}[{["]/.test(text.slice(0, 10))) return undefined;
  const words = documentIn(text, DEEPEST);
  if (words === undefined) return undefined;
  const start = text.search(/["]/);
  const derivation = new Derivation(text);
  derivation.replace(words.replace(/^\ufeff/, ''), start, text.length);
  source.claim(0, start);
  source.warn('envelope', 'the document is a string within data, which are left out', 0).fatal = undefined;
  return derivation.source(source);
}

function documentIn(text: string, depth: number): string | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
  const longest = longestString(data);
  if (longest === undefined || longest.length < text.length * SHARE) return undefined;
  const inner =
    depth > 0 && /^\ufeff?\s{0,8}[{["]/.test(longest) ? documentIn(longest, depth - 1) : undefined;
  return inner ?? (longest.includes('\n') ? longest : undefined);
}

/** The longest string among the values of data. */
function longestString(data: unknown): string | undefined {
  let longest: string | undefined;
  const open: unknown[] = [data];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') {
      if (value.length > (longest?.length ?? 0)) longest = value;
    } else if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) open.push(inner);
  }
  return longest;
}
