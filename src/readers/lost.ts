import type { Node } from 'unist';
import type {
  Edition,
  Example,
  GlossaryEntry,
  Paragraph,
  Phrasing,
  Rule,
  Subrule,
  Node as TreeNode,
} from '../tree/index.js';
import { isSmallLetter, unitsOf } from './characters.js';
import { KnownNumbers } from './knownNumbers.js';
import { Languages } from './languages.js';
import { figuresIn, reportJoined, reportMisread } from './misread.js';
import { reportEnd, reportTaken } from './missingText.js';
import { reportHeads } from './pageHeads.js';
import { Sample } from './sample.js';
import type { Source } from './source.js';
import { reportNumbers } from './unread.js';
import { isLong, Strange } from './unreadMarkup.js';

/** A node that holds others; what holds none has no children here. */
type Inner = Extract<TreeNode, { children: unknown }>;

/** Fewer blocks are too few to judge a document by. */
const FEWEST_BLOCKS = 40;
const FEWEST_BROKEN = 8;
/** No document that is read right has so many paragraphs that begin or end in mid-sentence, or marks in their words. */
const BROKEN_SHARE = 0.03;
const UNENDED_SHARE = 0.12;
const MARKED_SHARE = 0.02;
const QUOTED_SHARE = 0.25;
const EMPTY_SHARE = 0.1;
/** An entry of a glossary, or a rule, has fewer paragraphs. */
const MOST_MEANINGS = 48;

/**
 * Asks of a tree whether it can be all that the document says, whatever form that is in: numbers of rules that count on in the document
 * and begin no rule, paragraphs that begin and end in mid-sentence, marks of a form that nobody has read. A document is never read
 * as few rules without a word about the many that it has.
 *
 * @throws ReadError `numbers-unread` where most of the rules that a document numbers are none of the tree
 */
export function reportLost(trees: readonly Edition[], source: Source): void {
  const look = new Look();
  for (const tree of trees) look.add(tree, tree);
  const { known, looks, strange, languages } = look;
  reportNumbers(known, source);
  reportLines(source);
  reportJoined(source);
  const { words } = look.sample;
  const figures = figuresIn(words);
  reportMisread(words, figures, source);
  reportHeads(words, figures, source);
  languages.report(source);
  looks.report(source, known.size);
  strange.report(source);
  for (const tree of trees) {
    reportTaken(tree, looks.count, source);
    reportEnd(tree, source);
  }
}

/**
 * One look at every node of trees but those of the words, by hand and with the parent alone. Rules and entries have methods of their
 * own: where the nodes that are met have few shapes, their fields are found in much less time.
 */
class Look {
  readonly known = new KnownNumbers();
  readonly looks = new Words();
  readonly strange = new Strange();
  readonly languages = new Languages();
  readonly sample = new Sample();

  /** Looks at what a node holds that is neither a rule nor an entry. */
  add(parent: Inner, tree: Edition): void {
    for (const child of parent.children) {
      const node = child as Inner;
      const { type } = node;
      if (type === 'rule' || type === 'subrule') this.#addRule(node, parent, tree);
      else if (type === 'glossaryEntry') this.#addEntry(node, parent);
      else if (type === 'paragraph' || type === 'example') this.#addBlock(node);
      else if (node.children !== undefined) {
        if (type === 'chapter' || type === 'section') this.strange.addHeading(node);
        this.add(node, tree);
      }
    }
  }

  #addRule(rule: Rule | Subrule, parent: Node, tree: Edition): void {
    const { children } = rule;
    this.looks.addRule(rule);
    if (children.length > MOST_MEANINGS && children[MOST_MEANINGS]?.type === 'paragraph')
      this.looks.swollen ??= rule;
    this.strange.addRule(rule, parent, tree);
    this.known.add(rule.number);
    if (rule.intended !== undefined) this.known.add(rule.intended);
    for (let i = 0; i < children.length; i++) {
      const node = children[i] as Rule['children'][number];
      if (node.type === 'subrule') this.#addRule(node, rule, tree);
      else if (node.type !== 'stamp') this.#addBlockOf(rule, node, i, tree.title);
    }
  }

  #addEntry(entry: GlossaryEntry, glossary: Node): void {
    this.strange.addEntry(entry);
    if (entry.children.length > MOST_MEANINGS || isLong(entry, glossary)) this.looks.crowded ??= entry.term;
    for (const block of entry.children) this.#addBlock(block);
  }

  /** @param title the title of the document */
  #addBlockOf(
    rule: Rule | Subrule,
    block: Paragraph | Example,
    index: number,
    title: string | undefined,
  ): void {
    const { looks, strange } = this;
    const begin = beginOf(block.children[0]);
    const end = endOf(block.children[block.children.length - 1]);
    if (block.type === 'paragraph') {
      looks.addOwn(block, rule, end);
      if (index > 0) strange.addFurther(block);
      if (end === COLON && index === rule.children.length - 1) strange.addAnnouncing(block);
    }
    strange.addWords(block, begin, end, title);
    this.#addBlock(block);
  }

  #addBlock(block: Paragraph | Example): void {
    const { children } = block;
    const first = children[0];
    this.looks.add(block, beginOf(first), endOf(children[children.length - 1]));
    if (this.sample.isFull) return;
    const length = this.sample.add(block);
    this.languages.add(block, first?.type === 'text' ? first.value : '', length);
  }
}

/** So many lines are enough to judge them by, and no text that somebody has wrapped has lines as short as this. */
const FEWEST_LINES = 500;
const SHORTEST = 14;

/** Says where nearly every line has one word: headings and terms cannot be told from the words between them. */
function reportLines(source: Source): void {
  const { text, lineStarts } = source;
  if (lineStarts.length < FEWEST_LINES || text.length > lineStarts.length * SHORTEST) return;
  const worded = text.split('\n').filter((line) => line.trim() !== '');
  if (worded.filter((line) => !line.trim().includes(' ')).length < worded.length * 0.8) return;
  source.warn(
    'words-on-lines',
    'nearly every line of the document has one word: headings and terms are guesses',
    0,
  );
}

/** Marks that no sentence of the rules has. */
const MARKS =
  /\\[a-z([\\.*_]|\*\*|<\/|\[\/|&(?:[a-z]{2,6}|#\d{2,5});|'''|``|=[\dA-F]{2}=|\||"\s{0,4}[:,]\s{0,4}"|[a-z]{2}- [a-z](?!nd |r |o |ut |han )|^= /;
/** In each of them there is one of these: most paragraphs have none, and need not be asked for them all. */
const SOME_MARK = /[\\*<[&'`=|"]|- /;
/** Words without a blank between them. */
const GLUED_WORDS = /[A-Za-z,;’]{45}/;
const FEWEST_GLUED = 45;

function hasGluedWords(words: string): boolean {
  for (let from = 0; from + FEWEST_GLUED <= words.length; ) {
    let blank = from + FEWEST_GLUED - 1;
    while (blank >= from && words.charCodeAt(blank) !== BLANK) blank--;
    if (blank < from) return GLUED_WORDS.test(words);
    from = blank + 1;
  }
  return false;
}
/** Every so many paragraphs one is looked at as a whole. */
const SAMPLED = 12;
const ENDS = unitsOf('.:!?)”"’\'“]}—–…;,*_»™®');

/** So many characters tell that words are those of the beginning. */
const BEGINNING = 24;
const BEHIND_NUMBER = /^[.:)\s]{0,4}/;

/** Whether the words behind a place are those with which the paragraph begins. */
function beginsAgain(words: readonly Phrasing[], at: number): boolean {
  const [first, again] = [words[0], words[at]];
  return (
    first?.type === 'text' &&
    again?.type === 'text' &&
    again.value.replace(BEHIND_NUMBER, '').startsWith(first.value.slice(0, BEGINNING))
  );
}

/** The first unit of plain words. */
function beginOf(words: Phrasing | undefined): number {
  return words?.type === 'text' ? words.value.charCodeAt(0) : NO_UNIT;
}

/** The last unit of plain words. */
function endOf(words: Phrasing | undefined): number {
  return words?.type === 'text' ? words.value.charCodeAt(words.value.length - 1) : NO_UNIT;
}

/** What is no plain words has no units. */
const NO_UNIT = -1;

/** Whether the words of a rule have its own number behind a bracket, end with it between brackets, or begin again behind it. */
function hasOwnNumber(words: readonly Phrasing[], number: string, end: number): boolean {
  const last = words[words.length - 1];
  if (end === CLOSING_PARENTHESIS && last?.type === 'text') {
    if (last.value.endsWith(`(${number})`)) return true;
    const [reference, before] = [words.at(-2), words.at(-3)];
    if (
      last.value === ')' &&
      reference?.type === 'crossReference' &&
      reference.targets[0] === number &&
      before?.type === 'text' &&
      before.value.endsWith('(')
    )
      return true;
  }
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Phrasing;
    if (word.type === 'text') {
      if (at === 0 && word.value.charCodeAt(0) === BRACKET && word.value.startsWith(number, 1)) return true;
    } else if (
      word.type === 'crossReference' &&
      word.targets[0] === number &&
      (endOf(words[at - 1]) === BRACKET || beginsAgain(words, at + 1))
    )
      return true;
  }
  return false;
}

const BRACKET = 0x5b;
const COLON = 0x3a;
const CLOSING_PARENTHESIS = 0x29;
const QUOTE = 0x22;
const BLANK = 0x20;

/** What the paragraphs of a tree look like. */
class Words {
  crowded: string | undefined;
  swollen: Rule | Subrule | undefined;
  #all = 0;
  #sampled = 0;
  #begun: Paragraph | Example | undefined;
  #unbegun = 0;
  #ended: Paragraph | Example | undefined;
  #unended = 0;
  #marked: Paragraph | Example | undefined;
  #marks = 0;
  #enclosed: Paragraph | Example | undefined;
  #quoted = 0;
  #unparted: Paragraph | Example | undefined;
  #glued = 0;
  #empty: Rule | Subrule | undefined;
  #wordless = 0;
  #twice: Rule | Subrule | undefined;
  /** The rules that have their own numbers among their words. */
  readonly #numbered = new Set<Node>();

  /** How many paragraphs there are. */
  get count(): number {
    return this.#all;
  }

  /** A rule, whose words may be missing. */
  addRule(rule: Rule | Subrule): void {
    if (rule.children.length > 0 || (rule.type === 'rule' && rule.title !== undefined)) return;
    this.#wordless++;
    this.#empty ??= rule;
  }

  /** A paragraph of a rule, which may have the number of the rule among its words. */
  addOwn({ children }: Paragraph, rule: Rule | Subrule, end: number): void {
    if (!hasOwnNumber(children, rule.number, end) || this.#numbered.has(rule)) return;
    this.#numbered.add(rule);
    // The paragraphs of a rule may stand behind its subrules.
    if (this.#twice === undefined || (rule.children as Node[]).includes(this.#twice)) this.#twice = rule;
  }

  /**
   * @param begin the first unit of the words of a paragraph, and
   * @param end the last one; -1 for what is no plain words
   */
  add(block: Paragraph | Example, begin: number, end: number): void {
    if (block.children.length === 0) return;
    this.#all++;
    if (begin === QUOTE && end === QUOTE) {
      this.#quoted++;
      this.#enclosed ??= block;
    }
    if (isSmallLetter(begin)) {
      this.#unbegun++;
      this.#begun ??= block;
    }
    if (end !== NO_UNIT && ENDS[end] !== 1) {
      this.#unended++;
      this.#ended ??= block;
    }
    if (this.#all % SAMPLED !== 0) return;
    this.#sampled++;
    if (block.children.some((child) => child.type === 'text' && hasGluedWords(child.value))) {
      this.#glued++;
      this.#unparted ??= block;
    }
    for (const child of block.children) {
      if (child.type !== 'text' || !SOME_MARK.test(child.value) || !MARKS.test(child.value)) continue;
      this.#marks++;
      this.#marked ??= block;
      return;
    }
  }

  report(source: Source, rules: number): void {
    const all = this.#all;
    if (rules === 0 && all >= FEWEST_BLOCKS)
      source.warn(
        'rules-missing',
        `${all} paragraphs and no numbered rule: if the document has rules, their numbers were not read`,
        0,
      );
    if (this.crowded !== undefined)
      source.warn(
        'glossary-crowded',
        `the entry “${this.crowded}” has more paragraphs or words than a meaning has: other entries may be lost in it`,
        0,
      );
    const say = (ruleId: string, reason: string, block: Node | undefined): void => {
      source.warn(ruleId, reason, block?.position?.start.offset ?? 0, block?.position?.end.offset);
    };
    if (this.swollen !== undefined)
      say(
        'rule-crowded',
        `${this.swollen.number} has more paragraphs than a rule has: a glossary or other parts may be lost in it`,
        this.swollen,
      );
    if (this.#quoted >= FEWEST_BROKEN && this.#quoted > all * QUOTED_SHARE)
      say(
        'marks-left',
        `${this.#quoted} of ${all} paragraphs are in quotation marks as a whole, as the values of data do: the marks are kept as words; the first is here`,
        this.#enclosed,
      );
    if (this.#wordless >= FEWEST_BROKEN && this.#wordless > rules * EMPTY_SHARE)
      say(
        'rules-empty',
        `${this.#wordless} of ${rules} rules have no words: they may stand elsewhere in the document; the first is here`,
        this.#empty,
      );
    if (this.#numbered.size >= FEWEST_BROKEN && this.#numbered.size > rules * EMPTY_SHARE)
      say(
        'numbers-twice',
        `${this.#numbered.size} of ${rules} rules have their own number again among their words: another text of them may be mixed in; the first is here`,
        this.#twice,
      );
    if (all < FEWEST_BLOCKS) return;
    if (this.#unbegun >= FEWEST_BROKEN && this.#unbegun > all * BROKEN_SHARE)
      say(
        'paragraphs-cut',
        `${this.#unbegun} of ${all} paragraphs begin with a small letter: they may be parts of others; the first is here`,
        this.#begun,
      );
    else if (this.#unended >= FEWEST_BROKEN && this.#unended > all * UNENDED_SHARE)
      say(
        'paragraphs-cut',
        `${this.#unended} of ${all} paragraphs end in mid-sentence: they may be parts of others; the first is here`,
        this.#ended,
      );
    if (this.#glued >= FEWEST_BROKEN / 2 && this.#glued > this.#sampled * MARKED_SHARE)
      say(
        'blanks-lost',
        `about ${this.#glued * SAMPLED} of ${all} paragraphs have no blanks between their words; the first is here`,
        this.#unparted,
      );
    if (this.#marks >= FEWEST_BROKEN / 2 && this.#marks > this.#sampled * MARKED_SHARE)
      say(
        'marks-left',
        `marks that no sentence has are in about ${this.#marks * SAMPLED} of ${all} paragraphs: the document may be in a form that is not known; the first is here`,
        this.#marked,
      );
  }
}
