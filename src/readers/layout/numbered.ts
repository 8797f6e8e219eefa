/** A number at the start of a block, however the dialect separates it from the words. */
export interface NumberedStart {
  kind: 'chapter' | 'section' | 'rule' | 'subrule';
  /** The number without blanks and closing dot. */
  number: string;
  /** Characters of the number itself, without its closing dot. */
  length: number;
  /** Characters up to the first of the words: number, dot and separator. */
  words: number;
}

const RULE =
  /^((?:1\d{3}|\d{3})\.\s?\d{1,3})(?:\s?([a-z])|([a-z]{2}))?(?![a-z\d])(?:\.(?!\d)|(?=[\s:\u2013\u2014-])|$)\s*(?:[-\u2013\u2014:]\s+)?/;
const SECTION =
  /^(?:(?:section|rule)\s+)?(1\d{3}|\d{3})(?:\.(?!\d)\s*|\s*[-\u2013\u2014:]\s+|\s+|$)(?:[-\u2013\u2014:]\s+)?/i;
const CHAPTER = /^(?:(?:chapter|part)\s+)?(\d{1,2})(?:\.(?!\d)\s*|\s*[-\u2013\u2014:]\s+|$)/i;

/**
 * Recognises the number that opens a block: `810.7b`, `810.7.`, `606.1 - `, `810. `, `Chapter 8: `.
 *
 * @param words the block as one line
 */
export function numberedStart(words: string): NumberedStart | undefined {
  const rule = RULE.exec(words);
  if (rule) {
    const number = (rule[1] as string).replace(/\s/g, '') + (rule[2] ?? rule[3] ?? '');
    const printed = /^\d+\.\s?\d{1,3}(?:\s?[a-z](?![a-z\d])|[a-z]{2}(?![a-z\d]))?/.exec(
      words,
    ) as RegExpExecArray;
    return {
      kind: rule[2] === undefined && rule[3] === undefined ? 'rule' : 'subrule',
      number,
      length: printed[0].length,
      words: rule[0].length,
    };
  }
  const section = SECTION.exec(words);
  if (section) return headed('section', section);
  const chapter = CHAPTER.exec(words);
  if (chapter) return headed('chapter', chapter);
  return undefined;
}

function headed(kind: 'section' | 'chapter', match: RegExpExecArray): NumberedStart {
  const number = match[1] as string;
  return { kind, number, length: match[0].indexOf(number) + number.length, words: match[0].length };
}

/** True for a block that is a number and nothing else, whose words follow in the next block. */
export function isLonely(words: string, start: NumberedStart): boolean {
  return start.words >= words.length;
}
