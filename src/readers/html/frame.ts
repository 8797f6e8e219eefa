import { FRAME, FRAME_NAME, FRAME_ROLES } from './elements.js';
import { attribute, type Element, wordsIn } from './tree.js';

const RULE = /(?:^|\s)\d{3}\.\d{1,3}[a-z]?\.?\s+\S[^\n]{30}/;

/**
 * Says whether an element frames the page (navigation, header, footer, sidebar) and is no part of what it says. One
 * that holds a rule with words is part of it, whatever it is called.
 *
 * @param inMain true inside `main` or `article`, where a header is the header of the text
 */
export function isFrame(element: Element, inMain: boolean): boolean {
  const name = element.tagName;
  const role = attribute(element, 'role');
  const framed =
    FRAME.has(name) ||
    (name === 'header' && !inMain) ||
    (role !== undefined && FRAME_ROLES.has(role)) ||
    (name !== 'body' &&
      name !== 'html' &&
      (FRAME_NAME.test(attribute(element, 'class') ?? '') ||
        FRAME_NAME.test(attribute(element, 'id') ?? '')));
  return framed && !RULE.test(wordsIn(element));
}

/** True for an element that the page does not show. */
export function isHidden(element: Element): boolean {
  if (element.attrs.length === 0) return false;
  return (
    attribute(element, 'hidden') !== undefined ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute(element, 'style') ?? '')
  );
}
