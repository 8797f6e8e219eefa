import type { Node } from 'unist';
import { type Example, type Paragraph, textOf } from '../tree/index.js';
import type { Source } from './source.js';

/** Shorter paragraphs may have none of the commonest words of their language. */
const SHORTEST = 60;
/** Fewer paragraphs may be quotations. */
const FEWEST = 5;
/** With this share of them in another language a document is in two. */
const LEAST = 0.04;
/** With this share the document is in that language. */
const MOST = 0.7;
/** The commonest words of other languages that English does not have. */
const OTHERS =
  / (?:der|den|dem|das|und|eine?r?|ist|nicht|auf|le|les|des|est|une|dans|pour|qui|el|los|las|una|del|con|por|il|gli|che|della|sono|os|não|uma|het|een|van|och|att|som|är|jest|nie|się|na|že|je) /g;
/** So many of them are no names. */
const FEWEST_WORDS = 3;

const BLANK = 0x20;

/**
 * Whether one of the commonest words of English (the, a, of, is, to, and, in) stands between blanks: nearly every paragraph has one of
 * them soon.
 */
function isEnglish(words: string): boolean {
  for (let at = 0; at + 2 < words.length; at++)
    if (words.charCodeAt(at) === BLANK && isCommon(words, at + 1)) return true;
  return false;
}

function isCommon(words: string, at: number): boolean {
  const second = words.charCodeAt(at + 1);
  let end = at + 2;
  switch (words.charCodeAt(at)) {
    case 0x61: // a, and
      if (second === BLANK) return true;
      if (second !== 0x6e || words.charCodeAt(end++) !== 0x64) return false;
      break;
    case 0x69: // in, is
      if (second !== 0x6e && second !== 0x73) return false;
      break;
    case 0x6f: // of
      if (second !== 0x66) return false;
      break;
    case 0x74: // the, to
      if (second !== 0x6f && (second !== 0x68 || words.charCodeAt(end++) !== 0x65)) return false;
      break;
    default:
      return false;
  }
  return words.charCodeAt(end) === BLANK;
}

/** Counts the paragraphs of a document that are in another language than most of them. */
export class Languages {
  #all = 0;
  #other = 0;
  #first: Node | undefined;

  /**
   * @param node a paragraph
   * @param begin the words that it begins with
   * @param length how many characters all its words have
   */
  add(node: Paragraph | Example, begin: string, length: number): void {
    if (length < SHORTEST) return;
    this.#all++;
    // Nearly all paragraphs are known by one of them, most of these by their first words: nothing is made of all their words then.
    if (isEnglish(begin)) return;
    const words = textOf(node);
    if (isEnglish(words)) return;
    if ((words.match(OTHERS)?.length ?? 0) < FEWEST_WORDS) return;
    this.#other++;
    this.#first ??= node;
  }

  /** Says where paragraphs of another language are among those of the document, as a translation beside it is. */
  report(source: Source): void {
    if (this.#first === undefined || this.#other < FEWEST) return;
    const share = this.#other / this.#all;
    if (share < LEAST || share > MOST) return;
    source.warn(
      'languages-mixed',
      `${this.#other} of ${this.#all} paragraphs are in another language than the others: they may be a translation, and are kept as words of the rules; the first is here`,
      this.#first.position?.start.offset ?? 0,
      this.#first.position?.end.offset,
    );
  }
}
