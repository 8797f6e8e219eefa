import type { Format } from '../tree/index.js';

/** Which dialect a text is in, and what speaks for it. */
export interface Detection {
  format: Extract<Format, 'text' | 'rst' | 'html' | 'markdown' | 'rulings'>;
  /** One sentence each. */
  evidence: string[];
}

/** How many characters from the start of a document are looked at. */
const WINDOW = 64_000;

const TAG =
  /<\/?(?:html|head|body|div|p|br|span|h[1-6]|ul|ol|li|dl|dt|dd|table|tr|td|b|i|em|strong|a|font|main|article|section|nav|header|footer|blockquote|pre)(?:\s[^<>]{0,500})?\/?>/gi;
const PARTING_TAG =
  /<\/?(?:html|head|body|div|p|br|h[1-6]|ul|ol|li|dl|dt|dd|table|tr|td|main|article|section|pre)[\s>/]/gi;
/** The same without the breaks of lines, which are in the tables of Markdown. */
const FRAMING_TAG =
  /<\/?(?:html|head|body|div|p|h[1-6]|ul|ol|li|dl|dt|dd|table|tr|td|main|article|section|pre)[\s>/]/gi;
const BOLD = /\*\*\d{3}\.\d/;
const DOCTYPE = /^\s*(?:<!doctype\s+html|<html[\s>]|<\?xml[^>]*>\s*<(?:!doctype\s+)?html)/i;
const BULLETED = /^[-*•][ \t]+\d{1,4}(?:\.\d{1,3}[a-z]{0,2})?[ \t]+-[ \t]/gm;
const STAMP = /\[[A-Za-z][\w ]{0,30}\s\d{4}\/\d{1,2}\/\d{1,2}\]/g;
const DIRECTIVE = /^[ \t]{0,40}\.\.[ \t]{1,20}(?:[A-Za-z][\w-]{0,40}::|_[^:\n\r]{1,80}:)/gm;
const RST_ROLE = /(?:^|\s):[a-z][\w-]*:`[^`\n]+`/gm;
const UNDERLINED_NUMBER = /^\d{3,4}(?:\.\d{1,3}[a-z]{0,2})?\.?[ \t]*\r?\n([-=~^"'*+#.:_`])\1{2,}[ \t]*$/gm;
const OVERLINED = /^([=*#~^"'+])\1{2,}[ \t]*\r?\n[^\n]{1,200}\n\1{3,}[ \t]*$/gm;
const HEADING = /^ {0,3}#{1,6}[ \t]+\S/gm;
const BOLD_NUMBER =
  /^(?:[-*+][ \t]+|>[ \t]*)?(?:\*\*|__)\d{1,4}(?:\.\d{1,3}[a-z]{0,2})?\.?[^\n]{0,80}?(?:\*\*|__)/gm;
const QUOTED_NUMBER = /^>[ \t]*(?:1\d{3}|\d{3})\.\d{1,3}[a-z]{0,2}\.?[ \t]/gm;
const TABLE = /^\|[^\n\r]{0,2000}\r?\n\|[ \t:|-]{3,500}$/gm;
const LONELY_NUMBER = /^[ \t]*\d{3,4}\.\d{1,3}(?:\.|[a-z]{1,2}\.?)?[ \t]*$/gm;
const LED_NUMBER = /^[ \t]*\d{3,4}\.\d{1,3}(?:\.|[a-z]{1,2}\.?)?:?[ \t]+\S/gm;

const LINE_BLOCK = /^\| [^|\n]*$/gm;
/** What converters escape in Markdown so that it stays words: the dot behind a number, the end of a line that breaks. */
const ESCAPED = /^(?:#{1,6} )?\d{1,3}(?:\.\d{1,3}[a-z]{0,2})?\\[.)]|[^\\]\\\r?$/gm;
const SETEXT = /^\d{1,3}\. [^\n]{1,100}\n(?:={3,200}|-{3,200})[ \t]{0,8}$/gm;
const FEWEST_LINES = 3;

const TITLE = /^(\d{1,3}\. \S[^\n\r]{0,100})\r?\n([=~^"'*+#.:_`-])\2{2,200}[ \t]*$/gm;

/** How many numbered titles have a line of marks below them that is as long as they are. */
function underlinedTitles(head: string): number {
  let n = 0;
  for (const [whole, title = ''] of head.matchAll(TITLE))
    if (Math.abs(whole.trimEnd().length - 2 * title.trimEnd().length) <= 4) n++;
  return n;
}

/** A quoted letter begins with the mark of one; Markdown quotes only parts. */
const QUOTED_LETTER = /^\s*>/;
const QUOTED_LINE = /^[ \t]*>/gm;
const LINE = /^[ \t]*\S/gm;
const QUOTED_SHARE = 0.95;

/** A line that begins with a mark: without one, all patterns of reStructuredText, Markdown and rulings but roles are in vain. */
const MARKED_LINE = /^[ \t]*[-*•+>#=~^"'.:_`|]/m;

/** Whether a text has a tag of a page; what else is between angle brackets may be words. */
export function hasTags(text: string): boolean {
  return text.includes('<!--') || DOCTYPE.test(text) || text.search(TAG) >= 0;
}

/**
 * Finds the dialect of a decoded document from its own marks. Every dialect but plain text has marks that plain rules
 * never print; where none stands, the document is plain text.
 *
 * @param text the decoded document
 */
export function detect(text: string): Detection {
  const head = text.length > WINDOW ? text.slice(0, WINDOW) : text;
  const count = (pattern: RegExp, worthwhile = true): number => {
    if (!worthwhile) return 0;
    let n = 0;
    for (const _ of head.matchAll(pattern)) n++;
    return n;
  };
  const marked = MARKED_LINE.test(head);
  if (marked && QUOTED_LETTER.test(head)) {
    const quoted = count(QUOTED_LINE);
    if (quoted >= count(LINE) * QUOTED_SHARE)
      return {
        format: 'text',
        evidence: [`${quoted} lines with the mark of a quoted letter, and hardly others`],
      };
  }

  const tags = count(TAG, head.includes('<'));
  if (DOCTYPE.test(head)) return { format: 'html', evidence: ['the document declares itself HTML'] };
  // Markdown may have tags in its lines, but none that part its paragraphs.
  const isBold = tags >= 3 && BOLD.test(head);
  const isMarked = isBold || (tags >= 3 && marked && count(TABLE) > 0);
  const parting = tags < 3 ? 0 : count(isMarked ? FRAMING_TAG : PARTING_TAG);
  if (parting >= 3 || (tags >= 3 && !isMarked && count(HEADING, marked) === 0))
    return { format: 'html', evidence: [`${tags} HTML tags`] };
  if (isBold) return { format: 'markdown', evidence: ['numbers in bold between tags'] };

  const bullets = count(BULLETED, marked);
  const stamps = count(STAMP, head.includes('['));
  if (bullets > 0 || stamps > 1) {
    return {
      format: 'rulings',
      evidence: [`${bullets} bulleted rule numbers between hyphens`, `${stamps} date stamps in brackets`],
    };
  }

  const directives = count(DIRECTIVE, marked);
  const roles = count(RST_ROLE, head.includes('`'));
  const underlined = count(UNDERLINED_NUMBER, marked);
  const overlined = count(OVERLINED, marked);
  const blocks = count(LINE_BLOCK, head.includes('\n| '));
  const titles = marked ? underlinedTitles(head) : 0;
  const headings = count(HEADING, marked);
  const bold = count(BOLD_NUMBER, marked);
  if (
    directives + roles > 0 ||
    (headings === 0 && (blocks >= FEWEST_LINES || titles >= FEWEST_LINES)) ||
    (headings === 0 && bold === 0 && underlined + overlined > 0)
  ) {
    return {
      format: 'rst',
      evidence: [
        `${directives} reStructuredText directives or labels`,
        `${underlined} rule numbers that are underlined titles`,
        `${overlined} titles between two lines`,
      ],
    };
  }
  if (headings + bold > 0) {
    return { format: 'markdown', evidence: [`${headings} Markdown headings`, `${bold} numbers in bold`] };
  }
  const underlines = count(SETEXT, marked);
  if (underlines >= FEWEST_LINES)
    return { format: 'markdown', evidence: [`${underlines} titles with a line below them`] };
  const escaped = count(ESCAPED, head.includes('\\'));
  if (escaped >= FEWEST_LINES) return { format: 'markdown', evidence: [`${escaped} escapes of Markdown`] };
  const quoted = count(QUOTED_NUMBER, marked);
  const tables = count(TABLE, marked);
  if (quoted > 1 || tables > 0) {
    return { format: 'markdown', evidence: [`${quoted} quoted rule numbers`, `${tables} Markdown tables`] };
  }

  const lonely = count(LONELY_NUMBER);
  if (lonely > 0 && lonely > count(LED_NUMBER)) {
    return {
      format: 'html',
      evidence: [`${lonely} rule numbers on lines of their own, as text copied from a web page has them`],
    };
  }
  return { format: 'text', evidence: ['no mark of another dialect'] };
}
