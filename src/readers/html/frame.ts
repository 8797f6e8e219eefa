import { FRAME, FRAME_NAME, FRAME_ROLES, HEAD_NAME } from './elements.js';
import { attribute, type Element, wordsIn } from './tree.js';

const RULE = /(?:^|\s)\d{3,4}\.\d{1,3}[a-z]{0,2}\.?\s{1,40}\S[^\n]{30}/;
/** The heading of a section, which may be all that the head of a page holds beside its site. */
const HEADING = /(?:^|\s)\d{3}\.\s+\p{Lu}/u;

/** What stands aside from a rule may be its example. */
const EXAMPLE = /^\s*Examples?\b/;

/**
 * Says whether an element frames the page (navigation, header, footer, sidebar) and is no part of what it says. One
 * that holds a rule with words is part of it, whatever it is called.
 *
 * @param inMain true inside `main` or `article`, where a header is the header of the text
 */
export function isFrame(element: Element, inMain: boolean): boolean {
  const name = element.tagName;
  if (name === 'body' || name === 'html') return false;
  const role = attribute(element, 'role');
  const names = [attribute(element, 'class') ?? '', attribute(element, 'id') ?? ''];
  const framed =
    FRAME.has(name) ||
    (role !== undefined && FRAME_ROLES.has(role)) ||
    names.some((words) => FRAME_NAME.test(words));
  if (framed) {
    const words = wordsIn(element);
    return !RULE.test(words) && !(name === 'aside' && EXAMPLE.test(words));
  }
  if (inMain || !(name === 'header' || names.some((words) => HEAD_NAME.test(words)))) return false;
  const words = wordsIn(element);
  return !RULE.test(words) && !HEADING.test(words);
}

/** Whether the number of a rule with words behind it is in an element. */
export function holdsRule(element: Element): boolean {
  return RULE.test(wordsIn(element));
}

/** So many characters have the number of a page and what is around it. */
const LONGEST_LEAF = 12;

/** True for an element that the page does not show, or only as the number of a printed page. */
export function isHidden(element: Element): boolean {
  if (element.attrs.length === 0) return false;
  const type = attribute(element, 'epub:type') ?? attribute(element, 'role') ?? '';
  if (/\bpagebreak\b/.test(type) && wordsIn(element).length <= LONGEST_LEAF) return true;
  return (
    attribute(element, 'hidden') !== undefined ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute(element, 'style') ?? '')
  );
}
