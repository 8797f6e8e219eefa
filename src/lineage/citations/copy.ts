/** A copy of the rules has at least so many numbers in their order. */
const LEAST = 300;
/** The part of them that are where a rule begins, and of those that are higher than the one before. */
const OPENING = 0.5;
const RISING = 0.9;

const NUMBERS = /(?<![\w.$])[1-9]\d{2}\.\d{1,3}[a-z]{0,2}\b/g;

/**
 * Whether a text is a copy of the rules themselves, whose numbers are no citations: hundreds of numbers in rising order, most of them at the
 * beginning of a line or of an entry of data.
 *
 * @param text the whole file
 */
export function isCopyOfRules(text: string): boolean {
  let opening = 0;
  let rising = 0;
  let all = 0;
  let before = '';
  for (const match of text.matchAll(NUMBERS)) {
    all++;
    const lead = text.slice(Math.max(0, match.index - 24), match.index);
    if (!/(?:^|[\r\n])[^\r\n\w]{0,12}(?:<[^<>\r\n]{1,20}>\s*|"\w{1,10}":\s*")?$/.test(lead)) continue;
    opening++;
    const place = orderOf(match[0]);
    if (place > before) rising++;
    before = place;
  }
  return opening >= LEAST && opening >= OPENING * all && rising >= RISING * opening;
}

/** A number in a form whose order is that of the rules. */
function orderOf(number: string): string {
  const [, section = '', rule = '', letters = ''] = /^(\d+)\.(\d+)([a-z]*)$/.exec(number) ?? [];
  return `${section}.${rule.padStart(3, '0')}.${letters.padStart(2, ' ')}`;
}
