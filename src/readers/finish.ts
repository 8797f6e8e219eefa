import type { Edition } from '../tree/index.js';
import { languageOf } from './language.js';
import { reportMisspellings } from './misspelling.js';
import type { ReadResult } from './result.js';
import type { Source } from './source.js';

/** What every dialect has done to it in the end: its language, likely slips in names, and the account of characters. */
export function finish(tree: Edition, source: Source): ReadResult {
  const language = tree.language ?? languageOf(source.text);
  if (language !== undefined) tree.language = language;
  reportMisspellings(tree, source);
  const coverage = source.finish();
  return { tree, messages: source.messages, coverage };
}
