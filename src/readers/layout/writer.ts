import { indexOfLetter, letterAt, parseNumber } from '../../tree/index.js';
import { Derivation } from '../derived.js';
import type { Source } from '../source.js';
import { looksLikeHeading } from '../text/starts.js';
import { type Block, type Piece, setBlockAside } from './block.js';
import { cutAt, rawWords } from './divide.js';
import { inlineExamples, PICTURE, roomOf, split, withoutColon } from './lineParts.js';
import { isLonely } from './numbered.js';
import { type Derived, type Entry, isNamedHeading } from './outline.js';

/** No term has more characters. */
const LONGEST_TERM = 80;
/** Headings behind which the document closes. */
const CLOSING = /^(?:credits|index|copyrights?|legal(?: information)?)$/i;

/** Writes blocks, one after the other, as the lines of an official edition. */
export class Writer {
  readonly derivation: Derivation;
  /** By the offset of a heading: the number that it was given. */
  readonly derivedNumbers = new Map<number, Derived>();
  /** Offsets of blocks that belong to the rule although a subrule is between. */
  readonly rulesOwn = new Set<number>();
  readonly #source: Source;
  readonly #text: string;
  readonly #laidOut: boolean;
  readonly #flowing: boolean;
  /** The rule under which lettered items stand. */
  #rule = '';
  /** How many letters of that rule have passed. */
  #letters = 0;
  /** A number that stands alone and waits for its words. */
  #lonely = false;
  /** A term whose definition follows. */
  #afterTerm = false;
  /** Behind the heading of the glossary. */
  #inGlossary = false;
  /** Behind a heading of what closes the document, which stands alone. */
  #closing = false;
  /** The word “Example” stood alone before. */
  #heralded = false;
  /** The last heading with a number, until something else follows. */
  #lastHeading = '';
  /** The last character written is white space. */
  #blank = true;

  constructor(source: Source, laidOut: boolean, flowing: boolean) {
    this.#flowing = flowing;
    this.#source = source;
    this.#text = source.text;
    this.#laidOut = laidOut;
    this.derivation = new Derivation(source.text);
  }

  block(given: Entry): void {
    const entry = this.#withoutPicture(given);
    const { block, words, start, derived } = entry;
    if (words === '' && block.mark === undefined) return;
    if (block.owner === 'rule') this.rulesOwn.add((block.mark ?? block.pieces[0])?.start ?? -1);
    if (this.#isRepeated(entry)) return;
    if (this.#exampleHeading(entry) || this.#countedExample(entry)) return;
    const heralded = this.#heralded;
    this.#heralded = false;
    const item = this.#lettered(entry);
    if (block.role === 'item' || item) this.#item(item ?? block);
    else if (block.role === 'example' || (heralded && block.role === 'paragraph' && !start)) {
      this.#line(false, block);
      if (block.mark) this.#mark('Example: ', block.mark);
      else this.derivation.insert('Example: ', block.pieces[0]?.start);
      this.#blank = true;
      this.#words(block.pieces);
    } else if (start && (block.role === 'heading' || this.#mayStart(entry))) {
      this.#line(true, block);
      this.#numbered(entry);
    } else if (block.role === 'heading' || entry.named) this.#heading(block, words, derived);
    else if (block.role === 'term') {
      this.#line(true, block);
      this.#term(block.pieces);
    } else if (!this.#boldTerm(block) && !this.#brokenTerm(block)) {
      this.#line(false, block);
      this.#words(block.pieces);
      this.#lonely = start !== undefined && isLonely(words, start);
    }
  }

  /** A picture that comes before the word “Example” in a box of notes is no word. */
  #withoutPicture(entry: Entry): Entry {
    const { block, words } = entry;
    const picture = block.role === 'paragraph' ? PICTURE.exec(words)?.[0] : undefined;
    if (picture === undefined) return entry;
    const [before, pieces] = split(this.#text, block.pieces, picture.length);
    for (const piece of before) this.#source.claim(piece.start, piece.end);
    return { ...entry, words: words.slice(picture.length), block: { ...block, pieces } };
  }

  /** Writes the words in bold with which a paragraph of the glossary begins as a term, and what is left as its meaning. */
  #boldTerm(block: Block): boolean {
    if (!this.#inGlossary || this.#laidOut || block.boldEnd === undefined) return false;
    const at = block.boldEnd;
    const term: Piece[] = [];
    const rest: Piece[] = [];
    for (const piece of block.pieces) {
      if (piece.end <= at && rest.length === 0) term.push(piece);
      else if (piece.as !== undefined || piece.start >= at) rest.push(piece);
      else {
        term.push({ start: piece.start, end: at });
        rest.push({ start: at, end: piece.end });
      }
    }
    const words = rawWords(this.#text, term);
    if (words.trim() === '' || words.length > LONGEST_TERM || /^\s*Examples?\b/.test(words)) return false;
    const after = rawWords(this.#text, rest);
    const separator = /^\s*[:\u2013\u2014-]?\s*/.exec(after)?.[0].length ?? 0;
    const parts = separator === 0 ? [[], rest] : cutAt(rest, [separator]);
    const [mark = [], meaning = []] = parts;
    this.#line(true, block);
    this.#term(term);
    for (const piece of mark) this.#source.claim(piece.start, piece.end);
    if (separator < after.length) {
      this.#line(false, block);
      this.#words(meaning);
    }
    return true;
  }

  /** Writes a term without the colon between it and its meaning, which may be on either side. */
  #term(pieces: Piece[]): void {
    const length = withoutColon(rawWords(this.#text, pieces)).length;
    const [head = [], tail = []] = cutAt(pieces, [length]);
    this.#words(head);
    for (const piece of tail) this.#source.claim(piece.start, piece.end);
    this.#afterTerm = true;
  }

  /** Writes the first line of a paragraph of the glossary as a term where it stops although the next word had room on it. */
  #brokenTerm(block: Block): boolean {
    if (!this.#inGlossary || this.#laidOut || this.#afterTerm || block.role !== 'paragraph') return false;
    const words = rawWords(this.#text, block.pieces);
    const from = words.length - words.trimStart().length;
    const end = words.indexOf('\n', from);
    if (end < 0) return false;
    const head = words.slice(from, end).trim();
    const rest = words.slice(end).trimStart();
    const word = rest.split(/\s/, 1)[0] as string;
    if (word === '') return false;
    if (head.length > LONGEST_TERM || !looksLikeHeading(head.replace(/!$/, '')) || /^\d/.test(head))
      return false;
    // A break that the document asks for needs no room to tell it.
    const asked = block.pieces.find(
      ({ as, start, end }) =>
        as === '\n' || (as === undefined && this.#text.slice(start, end).includes('\n')),
    );
    if (asked?.as !== '\n') {
      const printed = this.#printed(block.pieces, words);
      const first = printed.slice(0, printed.indexOf('\n')).trim();
      const next = printed.slice(first.length).trimStart().split(/\s/, 1)[0] as string;
      if (this.#flowing || first.length + 1 + next.length >= roomOf(printed, word)) return false;
    }
    const [term = [], meaning = []] = cutAt(block.pieces, [words.length - rest.length]);
    this.#line(true, block);
    this.#term(term);
    this.#line(false, block);
    this.#words(meaning);
    return true;
  }

  /** The words of pieces with the marks between them, which took room on the lines of the document; without them where the lines are not the same. */
  #printed(pieces: Piece[], words: string): string {
    const printed = this.#text.slice(pieces[0]?.start, pieces.at(-1)?.end).trim();
    return printed.split('\n').length === words.trim().split('\n').length ? printed : words.trim();
  }

  /** Writes a heading that plain text knows and the document leaves out. */
  named(name: string, before: Block): void {
    this.derivation.insert(
      this.derivation.length === 0 ? `${name}\n` : `\n\n${name}\n`,
      before.pieces[0]?.start,
    );
    this.#blank = true;
  }

  /** A heading that repeats the one before it, with nothing in between, is set aside. */
  #isRepeated({ block, words, start, repeated: announces }: Entry): boolean {
    if (announces) {
      setBlockAside(
        this.#source,
        block,
        'repeated-heading',
        'the next heading says the same with its number',
      );
      return true;
    }
    const isHeading = start?.kind === 'section' || start?.kind === 'chapter';
    const folded = isHeading
      ? words
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim()
      : '';
    const repeated = isHeading && folded === this.#lastHeading;
    this.#lastHeading = folded;
    if (repeated) setBlockAside(this.#source, block, 'repeated-heading', 'this heading is printed twice');
    return repeated;
  }

  /** Begins a block: on the line of a lonely number, on the next line, or after a free one. */
  #line(spaced: boolean, block: Block): void {
    if (this.#lonely && block.role !== 'heading' && !spaced) {
      this.#lonely = false;
      this.derivation.insert(' ');
      this.#blank = true;
      return;
    }
    this.#lonely = false;
    const free = this.#closing || (this.#laidOut ? block.spaced === true : spaced && !this.#afterTerm);
    this.#closing = false;
    this.#afterTerm = false;
    if (this.derivation.length > 0) this.derivation.insert(free ? '\n\n' : '\n');
    this.#blank = true;
  }

  /** A paragraph that begins with a number starts a rule; one that only looks like a heading has to be short. */
  #mayStart({ start, words }: Entry): boolean {
    if (start === undefined) return false;
    if (start.kind === 'rule' || start.kind === 'subrule') return true;
    // The senses of a word are counted.
    if (this.#inGlossary && start.kind === 'chapter') return false;
    return words.length <= 120 && !/[,;]$/.test(words);
  }

  #numbered(entry: Entry): void {
    const { block, words, start } = entry;
    if (start === undefined) return;
    const isRule = start.kind === 'rule' || start.kind === 'subrule';
    this.#letters = start.kind === 'subrule' ? indexOfLetter(parseNumber(start.number)?.letter ?? '') + 1 : 0;
    if (isRule)
      this.#rule = start.kind === 'rule' ? start.number : start.number.replace(/(?<![a-z])[a-z]{1,2}$/, '');
    // A paragraph that begins with a figure may be a sense or a step; only a heading ends the rule for sure.
    else if (block.role === 'heading' || start.kind === 'section') this.#rule = '';
    if (isRule && isLonely(words, start)) {
      this.#words(block.pieces);
      if (start.kind === 'rule' && !words.endsWith('.')) this.derivation.insert('.');
      this.#lonely = true;
      return;
    }
    if (isLonely(words, start)) {
      this.#words(block.pieces);
      if (!words.endsWith('.')) this.derivation.insert('.');
      this.#lonely = true;
      return;
    }
    // What separates the number from the words becomes what plain text has there: a dot and a blank, or a blank.
    const [number, rest] = split(this.#text, block.pieces, start.length);
    const [separator, remaining] = split(this.#text, rest, start.words - start.length, false);
    this.#words(isRule ? number : this.#withoutWord(number));
    const wanted = start.kind === 'subrule' ? ' ' : '. ';
    const printed = separator.map((p) => p.as ?? this.#text.slice(p.start, p.end)).join('');
    if (/^\.?\s+$/.test(printed) || (printed === '.' && isRule)) this.#words(separator);
    else {
      const first = separator.find((piece) => piece.end > piece.start);
      if (first) this.derivation.replace(wanted, first.start, first.end);
      else this.derivation.insert(wanted);
      // The rest of a separator that markup has cut in two belongs to its first part.
      for (const piece of separator) if (piece !== first) this.#source.claim(piece.start, piece.end);
      this.#blank = true;
    }
    this.#words(remaining);
  }

  /** Leaves out a word before a number ("Chapter 8"): its characters go with the number. */
  #withoutWord(number: Piece[]): Piece[] {
    const words = rawWords(this.#text, number);
    const at = words.search(/\d/);
    if (words.slice(0, Math.max(0, at)).trim() === '') return number;
    const [word = [], ...rest] = cutAt(number, [at]);
    for (const piece of word) this.#source.claim(piece.start, piece.end);
    return rest.flat();
  }

  #heading(block: Block, words: string, derived: Derived | undefined): void {
    this.#line(true, block);
    this.#rule = '';
    if (derived?.number !== undefined) {
      const at = block.pieces[0]?.start ?? 0;
      this.derivation.insert(`${derived.number}. `, at);
      this.#blank = true;
      this.derivedNumbers.set(at, derived);
    }
    this.#words(block.pieces);
    if (!isNamedHeading(words)) return;
    this.#afterTerm = false;
    this.#inGlossary = /^glossary$/i.test(words);
    this.#closing = CLOSING.test(words);
  }

  /** A block that says nothing but “Example” makes the next one an example. */
  #exampleHeading({ block, words }: Entry): boolean {
    if (!/^Examples?(?: \d{1,2})?[:.]?$/.test(words)) return false;
    for (const piece of block.pieces) this.#source.claim(piece.start, piece.end);
    this.#heralded = true;
    return true;
  }

  /** Examples that are counted ("Example 2:") are examples like others; their count is no word of theirs. */
  #countedExample({ block, words }: Entry): boolean {
    const mark = block.role === 'paragraph' ? /^Example (?:\d{1,2}|[A-Z])[:.]\s*/.exec(words) : null;
    if (!mark) return false;
    const [before, pieces] = split(this.#text, block.pieces, mark[0].length);
    const printed = before.filter((piece) => piece.end > piece.start);
    this.#line(false, block);
    for (const piece of printed.slice(1)) this.#source.claim(piece.start, piece.end);
    if (printed[0]) this.#mark('Example: ', printed[0]);
    this.#blank = true;
    this.#words(pieces);
    return true;
  }

  /** A paragraph that begins with the letter which comes next under the rule is an item of it. */
  #lettered({ block, words }: Entry): Block | undefined {
    if (block.role !== 'paragraph' || this.#rule === '') return undefined;
    const mark = /^\(?([a-z]{1,2})[.)]\s+(?=\S)/.exec(words);
    const letter = mark?.[1];
    if (!mark || letter !== letterAt(this.#letters)) return undefined;
    const [before, pieces] = split(this.#text, block.pieces, mark[0].length);
    const from = before.find((piece) => piece.end > piece.start);
    if (before.filter((piece) => piece.end > piece.start).length !== 1 || !from) return undefined;
    return { ...block, role: 'item', letter: letter as string, mark: from, pieces };
  }

  /** A lettered item is the subrule of the rule that it is under. */
  #item(block: Block): void {
    if (this.#rule === '' || block.letter === undefined) {
      this.#line(false, block);
      if (block.mark) this.#words([block.mark, { start: block.mark.end, end: block.mark.end, as: ' ' }]);
      this.#words(block.pieces);
      return;
    }
    this.#line(true, block);
    this.#letters = indexOfLetter(block.letter) + 1;
    const number = `${this.#rule}${block.letter}`;
    if (block.mark && block.mark.end > block.mark.start) {
      this.#mark(`${number} `, block.mark);
    } else this.derivation.insert(`${number} `, block.pieces[0]?.start);
    this.#blank = true;
    this.#words(block.pieces);
  }

  #mark(characters: string, mark: Piece): void {
    if (mark.end > mark.start) this.derivation.replace(characters, mark.start, mark.end);
    else this.derivation.insert(characters, mark.start);
  }

  /** Copies pieces with white space folded and inline examples on lines of their own. */
  #words(pieces: Piece[]): void {
    const parts = cutAt(pieces, inlineExamples(rawWords(this.#text, pieces)));
    parts.forEach((part, i) => {
      if (i > 0) {
        this.derivation.insert('\n', part[0]?.start);
        this.#blank = true;
      }
      for (const piece of part) {
        if (piece.as !== undefined) this.#replacement(piece, piece.as);
        else this.#copy(piece.start, piece.end);
      }
    });
  }

  #replacement(piece: Piece, as: string): void {
    const folded = as.replace(/\s+/g, ' ');
    const trimmed = this.#blank ? folded.trimStart() : folded;
    if (trimmed === '') return;
    if (piece.end > piece.start) this.derivation.replace(trimmed, piece.start, piece.end);
    else this.derivation.insert(trimmed, piece.start);
    this.#blank = /\s$/.test(trimmed);
  }

  #copy(start: number, end: number): void {
    const text = this.#text;
    const slice = text.slice(start, end);
    let reached = 0;
    for (const m of slice.matchAll(/\s+/g)) {
      this.#verbatim(start + reached, start + m.index);
      reached = m.index + m[0].length;
      if (!this.#blank) {
        if (m[0] === ' ') this.derivation.copy(start + m.index, start + reached);
        else this.derivation.replace(' ', start + m.index, start + reached);
        this.#blank = true;
      }
    }
    this.#verbatim(start + reached, end);
  }

  #verbatim(start: number, end: number): void {
    if (end <= start) return;
    this.derivation.copy(start, end);
    this.#blank = false;
  }
}
