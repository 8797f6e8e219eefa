import { type Edition, walk } from '../tree/index.js';
import { languageOf } from './language.js';
import { reportLost } from './lost.js';
import { reportMisspellings } from './misspelling.js';
import { ReadError, type ReadResult } from './result.js';
import type { Source } from './source.js';

/** From so many rules or entries on, a document is one of rules whatever else it holds. */
const ENOUGH = 3;
/** No rule has so many paragraphs and examples. */
const MOST_BLOCKS = 20;

/**
 * What every dialect has done to it in the end: its language, likely slips in names, and the account of characters.
 *
 * @throws ReadError `not-rules` for prose in which one line or two happen to begin like a rule
 */
export function finish(read: Edition | readonly [Edition, ...Edition[]], source: Source): ReadResult {
  const trees = 'type' in read ? ([read] as const) : read;
  const [tree, ...others] = trees;
  for (const one of trees) {
    refuseProse(one, source);
    const language = one.language ?? languageOf(source.text);
    if (language !== undefined) one.language = language;
    reportMisspellings(one, source);
  }
  reportLost(trees, source);
  if (others.length > 0) reportOthers(others, source);
  reportUnseen(source);
  reportDoubt(source);
  const coverage = source.finish();
  return { tree, ...(others.length > 0 ? { others } : {}), messages: source.messages, coverage };
}

/** Says where further documents begin. */
function reportOthers(others: readonly Edition[], source: Source): void {
  for (const { position, effective } of others) {
    const at = position?.start.offset ?? 0;
    const dated = effective === undefined ? '' : `, of ${effective},`;
    source.warn(
      'further-document',
      `another document${dated} begins here: it has a tree of its own; commands that take one document take the first`,
      at,
    );
  }
}

/** Says how many characters of a document print nothing and are in none of its words. */
function reportUnseen(source: Source): void {
  // A byte order mark at the very start is no part of the text.
  const unseen = source.survey.unseen.filter((at) => at > 0 || source.text.charCodeAt(0) !== 0xfeff);
  const [first] = unseen;
  if (first === undefined) return;
  const code = source.text.charCodeAt(first).toString(16).toUpperCase().padStart(4, '0');
  const reason =
    unseen.length === 1
      ? `a character that prints nothing (U+${code}) is left out of the words`
      : `${unseen.length} characters that print nothing are left out of the words; the first (U+${code}) is here`;
  source.warn('unseen-characters', reason, first, first + 1);
}

/** From this confidence on a code page is taken for granted. */
const CONFIDENT = 0.7;

/** Says where the code page is a guess: its characters may be others. */
function reportDoubt(source: Source): void {
  const { name, confidence } = source.encoding;
  if (confidence >= CONFIDENT) return;
  source.warn(
    'encoding-doubtful',
    `no known code page explains the bytes above 127 well; they are read in ${name} (confidence ${confidence}): letters may be wrong, give the document in UTF-8`,
    0,
  );
}

function refuseProse(tree: Edition, source: Source): void {
  let numbered = 0;
  let blocks = 0;
  walk(tree, (node) => {
    // Most documents are past the question after their first few nodes.
    if (numbered >= ENOUGH) return false;
    if (node.type === 'rule' || node.type === 'subrule' || node.type === 'glossaryEntry') {
      if (node.type !== 'rule' || !node.orphan) numbered++;
    } else if (node.type === 'paragraph' || node.type === 'example') {
      blocks++;
      return false;
    }
    return undefined;
  });
  if (numbered >= ENOUGH || blocks <= MOST_BLOCKS * Math.max(1, numbered)) return;
  throw new ReadError(
    'not-rules',
    `${blocks} paragraphs and only ${numbered === 1 ? 'one rule' : `${numbered} rules`}: it may speak of the Comprehensive Rules, but is no text of them`,
    source.file,
  );
}
