import type { Node } from 'unist';
import type { Source } from './source.js';

/** Shorter paragraphs may have none of the commonest words of their language. */
const SHORTEST = 60;
/** Fewer paragraphs may be quotations. */
const FEWEST = 5;
/** With this share of them in another language a document is in two. */
const LEAST = 0.04;
/** With this share the document is in that language. */
const MOST = 0.7;
/** The commonest words of English; nearly every paragraph has one of them. */
const ENGLISH = [' the ', ' a ', ' of ', ' is ', ' to ', ' and ', ' in '];
/** The commonest words of other languages that English does not have. */
const OTHERS =
  / (?:der|den|dem|das|und|eine?r?|ist|nicht|auf|le|les|des|est|une|dans|pour|qui|el|los|las|una|del|con|por|il|gli|che|della|sono|os|não|uma|het|een|van|och|att|som|är|jest|nie|się|na|že|je) /g;
/** So many of them are no names. */
const FEWEST_WORDS = 3;

function isEnglish(words: string): boolean {
  for (const word of ENGLISH) if (words.includes(word)) return true;
  return false;
}

/** Counts the paragraphs of a document that are in another language than most of them. */
export class Languages {
  #all = 0;
  #other = 0;
  #first: Node | undefined;

  /**
   * @param begin the words that a paragraph begins with
   * @param words all its words
   * @param node the paragraph
   */
  add(begin: string, words: string, node: Node): void {
    if (words.length < SHORTEST) return;
    this.#all++;
    // Nearly all paragraphs are known by the first of them, most of these by their first words: nothing is made of all their words then.
    if (isEnglish(begin) || isEnglish(words)) return;
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
