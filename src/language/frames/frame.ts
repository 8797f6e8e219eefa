/**
 * What a sentence means: clauses and things, in normal form. Every node knows under `at` which token of its sentence fills
 * which of its slots; meaning is everything else, and two nodes with the same `keyOf` mean the same.
 */

/** Which token of the sentence fills a slot of a node. */
export type Places = readonly (readonly [slot: string, token: number])[];

/** Sorts of things; the lexicon gives one to every noun. */
export type Sort = string;

/** How many: a number, a least, a most, or words such as "any number". */
export interface Quantity {
  is?: number;
  least?: number;
  most?: number;
  /** "any", "that", "same", "how", "half", "X", or what else is where a number would. */
  word?: string;
  /** "exactly two" says more than "two". */
  exactly?: true;
  /** "two each" */
  each?: true;
  /** What the number is counted down from: "10 life (13 - 3)". */
  from?: number;
  at?: Places;
}

/** A thing that a noun stands for. */
export interface Thing {
  kind: 'thing';
  /** Lemma of the noun; empty in "each of those players", where `among` says what. */
  noun: string;
  sort: Sort;
  many: boolean;
  /** "a", "the", "each", "any", "no", "all", "that", "those" …; none of a bare plural or of a thing with an owner. */
  determiner?: string;
  quantity?: Quantity;
  ordinal?: number;
  /** Adjectives and nouns before the noun, in alphabetical order. */
  modifiers?: string[];
  /** What the thing is called: "attack left", "Emperor". */
  names?: Term[];
  /** Whose: genitive or "of". */
  owner?: Term;
  /** "each of …" */
  among?: Term;
  relations?: Relation[];
  /** Relative clauses; the thing itself is the node `head` in them. */
  which?: Statement[];
  /** "only", "even": what comes before the whole phrase. */
  focus?: string[];
  /** The same thing said again, in brackets or between commas. */
  also?: Term[];
  at?: Places;
}

/** A pronoun, or what a clause leaves to be found elsewhere. */
export interface Reference {
  kind: 'reference';
  /**
   * "person" (he or she), "it", "they", "you", "this", "that", "those", "one", "self", "each other"; "head" is the noun that a relative
   * clause belongs to, "same" the actor of the clause above, "there" the empty subject, "hole" never leaves the grammar.
   */
  to: string;
  focus?: string[];
  at?: Places;
}

/** Several of a kind, joined. */
export interface Many {
  kind: 'many';
  /** "and", "or", "then", "and/or", "nor". */
  by: string;
  items: (Term | Statement | Relation | Quality | Condition)[];
  focus?: string[];
  at?: Places;
}

/** Words in quotation marks. */
export interface Quoted {
  kind: 'quoted';
  text: string;
  at?: Places;
}

/** A rule, a section, or a page that the words name. */
export interface Cited {
  kind: 'cited';
  text: string;
  at?: Places;
}

/** A bare number as a term. */
export interface Measure {
  kind: 'measure';
  quantity: Quantity;
  at?: Places;
}

/** A name that stands alone: "Planechase". */
export interface Named {
  kind: 'named';
  name: string;
  /** What is said of whoever is named, in tellings. */
  which?: Statement[];
  relations?: Relation[];
  at?: Places;
}

/** What an adjective says of something: "is empty", "is exempt from …". */
export interface Quality {
  kind: 'quality';
  word: string;
  adverbs?: string[];
  relations?: Relation[];
  what?: Statement;
  quantity?: Quantity;
  at?: Places;
}

/** A phrase with a preposition. */
export interface Relation {
  kind: 'relation';
  preposition: string;
  term: Term | Statement | Quality | Question | Relation;
  adverbs?: string[];
  /** "four seats to …" */
  measure?: Term;
  at?: Places;
}

/** An embedded question: "whether …", "which player …". */
export interface Question {
  kind: 'question';
  word: string;
  asked?: Term;
  clause: Statement;
  at?: Places;
}

/** On what a clause depends, or when it holds. */
export interface Condition {
  kind: 'condition';
  /** "if", "unless", "when", "whenever", "as", "while", "until", "before", "after", "once", "only if", "even if", "to", "rather than" … */
  word: string;
  clause: Statement | Term | Quality | Relation;
  focus?: string[];
  adverbs?: string[];
  at?: Places;
}

/** One clause: who may or must do what to whom, when, if what. */
export interface Clause {
  kind: 'clause';
  /** Lemma of the verb. */
  verb: string;
  /** "up" of "end up". */
  particle?: string;
  actor?: Term | Statement;
  object?: Term | Statement;
  recipient?: Term;
  /** What "is" or "becomes" makes of the actor, or "call" of the object. */
  is?: Term | Quality | Relation;
  /** The clause or question that the verb takes: what is chosen, said, caused, allowed. */
  what?: Statement | Question;
  relations?: Relation[];
  /** "may", "must", "can", "will", "would", "should", "could", "might". */
  modality?: string;
  negated?: true;
  past?: true;
  perfect?: true;
  progressive?: true;
  /** An instruction to the reader. */
  order?: true;
  adverbs?: string[];
  conditions?: Condition[];
  at?: Places;
}

export type Statement = Clause | Many;
export type Term = Thing | Reference | Many | Quoted | Cited | Measure | Named | Clause | Question;
export type Node = Term | Statement | Relation | Quality | Condition | Question | Quantity;

const keys = new WeakMap<object, string>();

/**
 * The meaning of a node as one string: equal strings, equal meaning. Places are left out, lists without order are sorted
 * where they are made.
 *
 * @param node a node of a frame, or a plain value in one
 */
export function keyOf(node: unknown): string {
  if (node === null || typeof node !== 'object') return JSON.stringify(node) ?? '';
  const known = keys.get(node);
  if (known !== undefined) return known;
  let key: string;
  if (Array.isArray(node)) key = `[${node.map(keyOf).join(',')}]`;
  else {
    // A handful of names is put in order on the way: sorting them afterwards takes a copy of each list.
    const names: string[] = [];
    for (const name in node) {
      if (name === 'at' || (node as Record<string, unknown>)[name] === undefined) continue;
      let place = names.length;
      for (; place > 0 && (names[place - 1] as string) > name; place--)
        names[place] = names[place - 1] as string;
      names[place] = name;
    }
    key = '{';
    for (const name of names)
      key += `${key === '{' ? '' : ' '}${name}:${keyOf((node as Record<string, unknown>)[name])}`;
    key += '}';
  }
  keys.set(node, key);
  return key;
}

/** True where two frames mean the same. */
export function equal(a: unknown, b: unknown): boolean {
  return keyOf(a) === keyOf(b);
}

/** True of a list that is in the order that depends on the meaning of its items alone. */
export function inOrder(items: readonly unknown[]): boolean {
  for (let i = 1; i < items.length; i++) if (keyOf(items[i - 1]) > keyOf(items[i])) return false;
  return true;
}

/** A list in an order that depends on the meaning of its items alone. */
export function sorted<T>(items: readonly T[]): T[] {
  if (inOrder(items)) return [...items];
  return [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}

/** Does something with each node directly inside a node, and the slot that it fills. */
export function eachInside(node: object, visit: (child: Node, slot: string) => void): void {
  for (const slot in node) {
    if (slot === 'at') continue;
    const value = (node as Record<string, unknown>)[slot];
    if (value === null || typeof value !== 'object') continue;
    if (!Array.isArray(value)) visit(value as Node, slot);
    else for (const item of value) if (item !== null && typeof item === 'object') visit(item as Node, slot);
  }
}

/** Does something with every node inside a node, and at last with the node itself: parts come before what they are parts of. */
export function everyNode(node: Node, visit: (node: Node) => void): void {
  eachInside(node, (child) => everyNode(child, visit));
  visit(node);
}
