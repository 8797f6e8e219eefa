import type { Data, Position } from 'unist';

/** What a reader put right: the characters as printed, what is in the tree instead, and where. */
export interface Repair {
  /** The kind of damage, the same word as the message that reports it, such as `rst-broken-role`. */
  ruleId: string;
  /** The characters as the source has them. */
  original: string;
  /** The characters that the tree has instead; empty when something was dropped. */
  repaired: string;
  position?: Position;
}

/** Something that a document lost on its way here and that no reader can bring back with certainty. */
export interface Damage {
  /** `replacement-characters`, `question-marks`, `mangled-utf16`, `truncated`, … */
  kind: string;
  /** How many places are damaged. */
  count: number;
  /** One sentence for people. */
  reason: string;
}

/** Data that Variorum keeps on a node beside what unist asks for. */
export interface NodeData extends Data {
  repairs?: Repair[];
  /** On the edition: what the document lost, so that a better copy can be preferred. */
  damage?: Damage[];
  /** On a numbered node: its number is not printed with it but follows from the rules that it holds. */
  numberDerived?: boolean;
  /** On the edition: the ISO date of the release that a rulings dump says it is drawn from. */
  release?: string;
}

interface Base {
  position?: Position;
  data?: NodeData;
}

/** A run of characters. `value` has white space folded: a hard line break of the source is one blank here. */
export interface Text extends Base {
  type: 'text';
  value: string;
}

/** Words that the source sets in italics. */
export interface Emphasis extends Base {
  type: 'emphasis';
  children: Phrasing[];
}

/** A drawn symbol, such as the tap symbol: `name` is `T`, `value` the characters that plain text has for it. */
export interface GameSymbol extends Base {
  type: 'symbol';
  name: string;
  value: string;
}

/** A mention of other rules; the children are the words as printed, `targets` the numbers or ranges meant. */
export interface CrossReference extends Base {
  type: 'crossReference';
  /** Rule, section or chapter numbers; a range is two numbers with `..` between (`603.7d..603.7f`). */
  targets: string[];
  children: (Text | Emphasis | GameSymbol)[];
}

/** What is inside a paragraph or an example. */
export type Phrasing = Text | Emphasis | GameSymbol | CrossReference;

/** A paragraph of a rule, subrule, glossary entry, introduction or credits. */
export interface Paragraph extends Base {
  type: 'paragraph';
  children: Phrasing[];
}

/** An example; the word that introduces it in print is not part of its children. */
export interface Example extends Base {
  type: 'example';
  children: Phrasing[];
}

/** What a rulings dump says about the last change of the words before it. */
export interface Stamp extends Base {
  type: 'stamp';
  source: string;
  /** ISO date. */
  date: string;
}

interface Numbered {
  /** As printed, blanks and slips of the pen included, without the closing dot. Empty where nothing is printed. */
  number: string;
  /** The number that was likely meant, where `number` is misprinted or missing. */
  intended?: string;
}

/** A lettered rule such as 810.7b. */
export interface Subrule extends Base, Numbered {
  type: 'subrule';
  children: (Paragraph | Example | Stamp)[];
}

/** A numbered rule such as 810.7. */
export interface Rule extends Base, Numbered {
  type: 'rule';
  /** Present when the rule is only a heading; it then has no paragraph. */
  title?: string;
  /** Text whose own number lies outside a fragment. */
  orphan?: boolean;
  children: (Paragraph | Example | Stamp | Subrule)[];
}

/** A section such as 810. */
export interface Section extends Base, Numbered {
  type: 'section';
  title: string;
  /** A section that is left empty so that its neighbours keep their numbers. */
  placeholder?: boolean;
  children: (Rule | Paragraph | Example)[];
}

/** A chapter such as 8. */
export interface Chapter extends Base, Numbered {
  type: 'chapter';
  title: string;
  children: (Section | Rule | Paragraph)[];
}

/** An entry of the glossary. */
export interface GlossaryEntry extends Base {
  type: 'glossaryEntry';
  term: string;
  /** Other names in the same headword ("A, B"). */
  aliases?: string[];
  obsolete?: boolean;
  /** The terms of other entries, where the entry does nothing but point at them. */
  see?: string[];
  children: (Paragraph | Example)[];
}

/** The glossary; a lead-in of its own comes before the entries as paragraphs. */
export interface Glossary extends Base {
  type: 'glossary';
  children: (GlossaryEntry | Paragraph)[];
}

/** What is before the first rule and is not title, date or contents. */
export interface Introduction extends Base {
  type: 'introduction';
  children: Paragraph[];
}

/** Who made the document, legal lines, addresses. */
export interface Credits extends Base {
  type: 'credits';
  children: Paragraph[];
}

/** The dialects and containers that readers know. */
export type Format =
  | 'text'
  | 'rst'
  | 'html'
  | 'markdown'
  | 'rulings'
  | 'docx'
  | 'doc'
  | 'odt'
  | 'rtf'
  | 'pdf';

/** Which code page the bytes were read in, how sure that is, and what speaks for it. */
export interface Encoding {
  /** `ascii`, `utf-8`, `utf-16le`, `utf-16be`, `windows-1252`, `macintosh`, `ibm437`, … or `string` for text. */
  name: string;
  /** Between 0 and 1. */
  confidence: number;
  /** One sentence each, with the bytes and names that decided. */
  evidence: string[];
  /** What the bytes themselves show to be lost. */
  damage?: Damage[];
  /** On a numbered node: its number is not printed with it but follows from the rules that it holds. */
  numberDerived?: boolean;
  /** On the edition: the ISO date of the release that a rulings dump says it is drawn from. */
  release?: string;
}

/** The root: one edition, or a fragment of one. */
export interface Edition extends Base {
  type: 'edition';
  /** ISO date on which the edition took effect, as printed in the document itself. */
  effective?: string;
  title?: string;
  /** BCP 47, of the rules themselves: `en`. */
  language?: string;
  format: Format;
  encoding: Encoding;
  /** True where the document holds less than a whole edition. */
  partial: boolean;
  /** Dates of other languages, where a page states them: language tag to ISO date. */
  translations?: Record<string, string>;
  children: EditionChild[];
}

/** What may be directly under the root; rules only in fragments that have lost their headings. */
export type EditionChild = Introduction | Chapter | Section | Rule | Paragraph | Example | Glossary | Credits;

/** Any node of the rule tree. */
export type Node = Edition | EditionChild | Subrule | Stamp | GlossaryEntry | Phrasing;

/** Any node with children. */
export type Parent = Extract<Node, { children: unknown[] }>;

/** A node that has a number of its own. */
export type NumberedNode = Chapter | Section | Rule | Subrule;
