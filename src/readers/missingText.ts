import type { CrossReference, Edition, Node, Rule, Subrule } from '../tree/index.js';
import { compareNumbers, parseNumber } from '../tree/index.js';
import { isSmallLetter } from './characters.js';
import type { Source } from './source.js';

/** Of a hundred paragraphs one has such a place where somebody has taken words out; editions have two places in two thousand. */
const TAKEN_SHARE = 0.01;

/**
 * Reports two spaces in the middle of a sentence of a plain text: a word may have been taken out there. Where nearly every paragraph
 * has some, a program has justified the lines.
 *
 * @param paragraphs how many the document has
 */
export function reportTaken({ format }: Edition, paragraphs: number, source: Source): void {
  if (format !== 'text') return;
  const { text, survey } = source;
  const places = survey.folds.filter(
    (at) =>
      text[at] === ' ' &&
      text[at + 1] === ' ' &&
      isSmallLetter(text.charCodeAt(at - 1)) &&
      isSmallLetter(text.charCodeAt(at + 2)),
  );
  const [at] = places;
  if (at === undefined || places.length <= paragraphs * TAKEN_SHARE || places.length > paragraphs) return;
  source.warn(
    'words-taken',
    `${places.length === 1 ? 'at one place' : `at ${places.length} places`} there are two blanks in mid-sentence: words may be missing there; the first is here`,
    at,
    at + 2,
  );
}

/**
 * Says where the last section of a document refers to rules of its own that would come behind its last one: the document ends before
 * its section does. No edition does so.
 */
export function reportEnd(tree: Edition, source: Source): void {
  const rules = lastRules(tree).flatMap((rule): (Rule | Subrule)[] => [
    rule,
    ...rule.children.filter((child) => child.type === 'subrule'),
  ]);
  const last = rules.at(-1);
  const end = last === undefined ? undefined : parseNumber(last.intended ?? last.number);
  if (last === undefined || end?.section === undefined) return;
  const { number } = last;
  const isBehind = (target: string): boolean => {
    const first = target.split('..', 1)[0] as string;
    return parseNumber(first)?.section === end.section && compareNumbers(first, number) > 0;
  };
  for (const rule of rules)
    for (const reference of referencesOf(rule)) {
      const target = reference.targets.find(isBehind);
      if (target === undefined) continue;
      const { start, end: to } = reference.position ?? {};
      source.warn(
        'end-missing',
        `${rule.number} refers to ${target}, and the document ends with ${number}: what followed in the section is not here`,
        start?.offset ?? 0,
        to?.offset,
      );
      return;
    }
}

/** The rules of the last section that a tree has, or those that are in none. */
function lastRules(tree: Edition): Rule[] {
  let children: readonly Node[] = tree.children;
  for (;;) {
    const last = children.findLast(({ type }) => type === 'chapter' || type === 'section' || type === 'rule');
    if (last?.type !== 'chapter' && last?.type !== 'section') break;
    children = last.children;
  }
  return children.filter((child) => child.type === 'rule');
}

function referencesOf({ children }: Rule | Subrule): CrossReference[] {
  return children.flatMap((child) =>
    child.type === 'paragraph' || child.type === 'example'
      ? child.children.filter((word) => word.type === 'crossReference')
      : [],
  );
}
