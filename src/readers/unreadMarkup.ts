import type { Node } from 'unist';
import type {
  Chapter,
  Edition,
  Example,
  Glossary,
  GlossaryEntry,
  Paragraph,
  Phrasing,
  Rule,
  Section,
  Subrule,
} from '../tree/index.js';
import { textOf } from '../tree/index.js';
import { DOT, isDigit, isSmallLetter, unitsOf } from './characters.js';
import type { Source } from './source.js';

/**
 * Marks that neither a rule nor a heading has in any edition since 1999: of markup, of code pages and addresses that were read wrongly,
 * of links and counts of pages, of references that a word processor has lost, of remarks in brackets, of notes and stamps, of a word that is
 * not there any more before a stop.
 */
const MARKS =
  /\\(?:[^\s\w]|$)|[\u2190-\u21ff\u2500-\u259f\u2610-\u2612\u2900-\u297f]|\]\[|\brules? \[\d|\{[>=~]|[=~<][=~<]\}|[\u00a0\u202f][:;!?]|''|"""|``|\*\*|~~|\|\||\[\[|\]\]|<\/|\[\/|&(?:[a-z]{2,6}|#\d{2,5});|¶|\[edit|\[\d{1,3}\]$|\[\d{2,4}\] [A-Z]|\+[A-Z][A-Za-z\d+/]{1,4}-(?=[a-z\s])|<U\+|â€|%[2-9A-F][\dA-F]|\{[a-z]{3}|\^[a-z]|\b[Pp]age \d{1,4} of \d|\b\d{1,2}:\d{2}\b|\bExamples?:[*_]?(?: |$)|^ ?[(<[]https?:|\u00ac|\b(?:Error|Fehler|Erreur) ?! ?[A-Z]|\[[A-Z][a-z]+: |[\u060c\u061b\u00b9\u00b2\u00b3\u2070\u2074-\u2079]|[a-z] \.(?:$| [A-Z])|[a-z] ['’]s |-- ?(?:PAGE|[Pp]age) \d|\b[A-Z]{2,6}\d{5,10}\b/;
/** In each of them there is one of these signs, or one of those that {@link mayEndMark} asks for: most words have neither. */
const SIGNS = unitsOf("\\'`*~|[]<&¶!+â%{}^:\u00a0\u00ac\u202f\u060c\u061b\u00b9\u00b2\u00b3\u2070");
for (const [from, to] of [
  [0x2074, 0x2079],
  [0x2190, 0x21ff],
  [0x2500, 0x259f],
  [0x2610, 0x2612],
  [0x2900, 0x297f],
] as const)
  SIGNS.fill(1, from, to + 1);
/** With these a mark may end that has none of the signs: `page`, `PAGE`, three quotation marks, a blank before a stop, five figures. */
const ENDS_OF_MARKS = 2;
for (const unit of '"gG.’0123456789') SIGNS[unit.charCodeAt(0)] = ENDS_OF_MARKS;
/** The same at the start or the end of a heading. */
const MARKS_OF_TITLE = /^[*=#_~{/]|[*=#_~§]$/;
/** Letters with a blank behind each. */
const LETTERS_APART = /(?:^| )\p{L}(?: \p{L}){3}(?: |$)/u;
/** So many paragraphs of a document are looked at for such marks one by one. */
const MOST_LOOKED_AT = 300;
/** With one of these a paragraph of a rule ends: some five of the 250,000 in the official editions do not. */
const ENDS = unitsOf('.:!?)”"’\'\\]}—–…;»');
const BRACKET = 0x5d;
const QUOTE = 0x22;
const BLANK = 0x20;
const SMALL_A = 0x61;
const SMALL_G = 0x67;
const CAPITAL_G = 0x47;
const PARENTHESIS = 0x29;
const ELLIPSIS = 0x2026;

/** The last unit of words; not a number where there are none. */
function endOf(words: string): number {
  return words.charCodeAt(words.length - 1);
}

/** Whether words end with what stands where the rest was left out, perhaps in brackets. */
function isShortened(words: string): boolean {
  let end = words.length;
  let last = words.charCodeAt(end - 1);
  if (last === BRACKET) last = words.charCodeAt(--end - 1);
  // A row of dots has one before its last.
  if (last !== ELLIPSIS && (last !== DOT || words.charCodeAt(end - 2) !== DOT)) return false;
  return words.endsWith('...', end) || words.endsWith('…', end);
}

/** Words in brackets behind words that end no sentence, as pages write for the rest of a text (“[more]”). */
const BRACKETED = /[^.!?:;\s…”"’'\])] ?[[(]\p{L}[\p{L} ’'.…]{0,24}[\])]$/u;
/** So many characters hold them, with the one before. */
const LONGEST_BRACKETED = 30;

function isBracketed(words: string): boolean {
  const last = endOf(words);
  return (last === BRACKET || last === PARENTHESIS) && BRACKETED.test(words.slice(-LONGEST_BRACKETED));
}

/** So many rules have Examples in every edition. */
const MANY_RULES = 240;
/** So many paragraphs without a number are behind others in rules of a document that has no Example: hardly a rule has one. */
const FEWEST_FURTHER = 2;
/** A shorter title may be words of a rule. */
const SHORTEST_TITLE = 15;

function isMarked(words: string): boolean {
  return mayBeMarked(words) && MARKS.test(words);
}

/** A quick look whether any of the marks may be there. */
function mayBeMarked(words: string): boolean {
  for (let at = 0; at < words.length; at++) {
    const unit = words.charCodeAt(at);
    const sign = SIGNS[unit] as number;
    if (sign === 1 || (sign === ENDS_OF_MARKS && mayEndMark(words, at, unit))) return true;
  }
  return false;
}

/** Whether a mark without any of the signs may end with a character. */
function mayEndMark(words: string, at: number, unit: number): boolean {
  const before = words.charCodeAt(at - 1);
  if (isDigit(unit)) return isDigit(before) && isDigit(words.charCodeAt(at - 4));
  if (unit === QUOTE) return before === QUOTE;
  if (unit === SMALL_G || unit === CAPITAL_G) return (before | 0x20) === SMALL_A;
  return before === BLANK;
}

const SENTENCE_END = /[.!?]/;

/** Whether words have the end of a sentence. */
function isSentence(words: Phrasing): boolean {
  return SENTENCE_END.test(words.type === 'text' ? words.value : textOf(words));
}

/** Fewer entries may be cut off, or slips, and fewer paragraphs may end so for a reason. */
const FEWEST_LISTED = 3;

/** No entry of a glossary has so many characters, and none that is the only one: editions have hundreds. */
const LONGEST_ENTRY = 8_000;
const LONGEST_ALONE = 1_500;

/** Whether an entry is longer than any is in its glossary: the rest of the glossary may be in it. */
export function isLong({ position }: GlossaryEntry, glossary: Node | undefined): boolean {
  const entries = (glossary as Glossary | undefined)?.children.length;
  const length = (position?.end.offset ?? 0) - (position?.start.offset ?? 0);
  return length > (entries === 1 ? LONGEST_ALONE : LONGEST_ENTRY);
}

type Kind =
  | 'headingless'
  | 'cut'
  | 'shortened'
  | 'bracketed'
  | 'marked'
  | 'spaced'
  | 'announcing'
  | 'titled'
  | 'unnumbered'
  | 'headless'
  | 'listed';

/** What is said of each kind, given how many there are. */
const SAID: Readonly<Record<Kind, readonly [ruleId: string, reason: (count: number) => string]>> = {
  headingless: [
    'heading-lost',
    (n) =>
      `${n === 1 ? 'the heading of a section is' : `the headings of ${n} sections are`} not above the first rule, and may be among the words of the introduction`,
  ],
  cut: [
    'sentences-cut',
    (n) =>
      `${n} ${n === 1 ? 'paragraph of a rule begins or ends' : 'paragraphs of rules begin or end'} in mid-sentence: words may be missing, or others stand among them`,
  ],
  shortened: [
    'words-left-out',
    (n) =>
      `${n} ${n === 1 ? 'paragraph of a rule ends' : 'paragraphs of rules end'} with the dots that stand for words: the rest was left out`,
  ],
  bracketed: [
    'words-left-out',
    (n) => `${n} paragraphs of rules end in mid-sentence with words in brackets: the rest may be left out`,
  ],
  marked: [
    'marks-within',
    (n) =>
      `${n} ${n === 1 ? 'rule or heading has' : 'rules or headings have'} marks that no edition has: they are kept as words`,
  ],
  spaced: [
    'letters-apart',
    (n) =>
      `${n === 1 ? 'a heading is' : `${n} headings are`} written letter by letter: its words are not known, and terms written so are lost`,
  ],
  announcing: [
    'list-missing',
    (n) =>
      `${n} ${n === 1 ? 'rule ends' : 'rules end'} with a colon and nothing behind it: what is announced there is not here`,
  ],
  titled: [
    'title-within',
    (n) =>
      `the title of the document is repeated inside ${n} ${n === 1 ? 'rule' : 'rules'}, as page headers are`,
  ],
  unnumbered: [
    'words-unnumbered',
    (n) =>
      `${n === 1 ? 'words stand' : `in ${n} places words stand`} before the number of a rule and belong to none: they are kept under a rule that is not here`,
  ],
  listed: [
    'glossary-doubtful',
    (n) =>
      `the meanings of ${n} entries of the glossary are no sentences: they may be lines of a list that is the meaning of another`,
  ],
  headless: [
    'rule-beginning-lost',
    (n) =>
      `${n} ${n === 1 ? 'rule begins' : 'rules begin'} with a later letter than a: what stood before is not here`,
  ],
};

/** Whether words come before the rules that are none of theirs. */
function hasIntroduction(edition: Node | undefined): boolean {
  return (edition as Edition | undefined)?.children.some(({ type }) => type === 'introduction') ?? false;
}

/**
 * What no edition has in its rules and headings. One place is enough to be said: a document of twenty rules has no more, and where words
 * are lost or mixed with others, hardly anything else shows it.
 */
export class Strange {
  readonly #found = new Map<Kind, { first: Node; count: number }>();
  #paragraphs = 0;
  #examples = 0;
  #rules = 0;
  #further = 0;
  #furthest: Node | undefined;
  #edition: Node | undefined;
  /** The last words of the rules, where they are in mid-sentence and no entry of a glossary follows. */
  #unended: Node | undefined;
  #introduced = false;

  #add(kind: Kind, node: Node): void {
    const known = this.#found.get(kind);
    if (known) known.count++;
    else this.#found.set(kind, { first: node, count: 1 });
  }

  /** Whether an edition has an introduction: asked of its children once, as a document without headings may have any number of rules in it. */
  #isIntroduced(edition: Node | undefined): boolean {
    if (this.#edition !== edition) {
      this.#edition = edition;
      this.#introduced = hasIntroduction(edition);
    }
    return this.#introduced;
  }

  addHeading(heading: Chapter | Section): void {
    if (isMarked(heading.title) || MARKS_OF_TITLE.test(heading.title)) this.#add('marked', heading);
    if (LETTERS_APART.test(heading.title)) this.#add('spaced', heading);
  }

  /** @param parent what the rule is in */
  addRule(rule: Rule | Subrule, parent: Node, edition: Edition): void {
    this.#rules++;
    if (rule.type !== 'rule') return;
    if (rule.title !== undefined && isShortened(rule.title)) this.#add('shortened', rule);
    if (rule.title !== undefined && isBracketed(rule.title)) this.#add('bracketed', rule);
    if (rule.number.endsWith('.1') && parent.type !== 'section' && this.#isIntroduced(edition))
      this.#add('headingless', rule);
    if (!rule.orphan) return;
    const first = rule.children[0];
    if (first === undefined) return;
    if (first.type !== 'subrule') this.#add('unnumbered', first);
    else if (!first.number.endsWith('a')) this.#add('headless', first);
  }

  /** A paragraph that is behind another in the same rule. */
  addFurther(paragraph: Paragraph): void {
    this.#further++;
    this.#furthest ??= paragraph;
  }

  /** A rule that ends with a colon. */
  addAnnouncing(paragraph: Paragraph): void {
    this.#add('announcing', paragraph);
  }

  /** An entry of the glossary. */
  addEntry({ children }: GlossaryEntry): void {
    this.#unended = undefined;
    const only = children[0];
    if (children.length !== 1 || only?.type !== 'paragraph') return;
    const last = only.children[only.children.length - 1];
    // Nearly all meanings end so, and need not be looked through.
    if (last?.type === 'text' && endOf(last.value) === DOT) return;
    if (!only.children.some(isSentence)) this.#add('listed', only);
  }

  /**
   * A paragraph or an Example of a rule.
   *
   * @param begin the first unit of its words, and
   * @param end the last one; -1 for what is no plain words
   * @param title the title of the document, whose words need not be in any rule
   */
  addWords(
    { children, type }: Paragraph | Example,
    begin: number,
    end: number,
    title: string | undefined,
  ): void {
    if (type === 'example') this.#examples++;
    const first = children[0];
    const last = children[children.length - 1];
    if (first === undefined || last === undefined) return;
    const begins = isSmallLetter(begin);
    let ends = true;
    if (last.type === 'text') {
      const isCut = isShortened(last.value);
      ends = ENDS[end] === 1 && !(isCut && end === DOT);
      if (isCut) this.#add('shortened', last);
      if (isBracketed(last.value)) this.#add('bracketed', last);
    }
    this.#unended = ends ? undefined : last;
    if (begins || !ends) this.#add('cut', begins ? first : last);
    if (this.#paragraphs++ > MOST_LOOKED_AT) return;
    for (const child of children) {
      if (child.type !== 'text' && child.type !== 'symbol') continue;
      if (isMarked(child.value)) this.#add('marked', child);
      if (title !== undefined && title.length >= SHORTEST_TITLE && child.value.includes(title))
        this.#add('titled', child);
    }
  }

  /** Says what was found, each kind once. */
  report(source: Source): void {
    if (this.#rules >= MANY_RULES && this.#examples === 0)
      source.warn(
        'examples-missing',
        `${this.#rules} rules and no Example, though every edition has some: they may be left out, or stand among the words of the rules`,
        0,
      );
    else if (this.#furthest?.position && this.#examples === 0 && this.#further >= FEWEST_FURTHER) {
      const { start, end } = this.#furthest.position;
      source.warn(
        'examples-missing',
        `${this.#further} paragraphs without a number are behind others in their rules, and none is called an Example: they may be Examples; the first is here`,
        start.offset ?? 0,
        end.offset,
      );
    }
    if (this.#unended?.position) {
      const { start, end } = this.#unended.position;
      source.warn(
        'end-missing',
        'the rules end in mid-sentence: the document is cut off here, and what followed is missing',
        start.offset ?? 0,
        end.offset,
      );
    }
    for (const [kind, { first, count }] of this.#found) {
      if (count < FEWEST_LISTED && (kind === 'listed' || kind === 'bracketed')) continue;
      const [ruleId, reason] = SAID[kind];
      const { start, end } = first.position ?? {};
      source.warn(ruleId, `${reason(count)}; the first is here`, start?.offset ?? 0, end?.offset);
    }
  }
}
