import {
  type Clause,
  eachInside,
  equal,
  type Many,
  type Node,
  type Statement,
  type Thing,
} from '../frames/frame.js';
import { rewrite } from '../normal/forms.js';
import { meaningOf } from '../normal/meaning.js';
import { normalNode } from '../normal/normal.js';
import type { Sentence } from '../read.js';
import { proves, sayings } from './say.js';

/** A sentence in other words. */
export interface Paraphrase {
  text: string;
  /** True where the text says the same; asked for only where it matters, since the text has to be read. */
  proved(): boolean;
}

/**
 * Words that may be in the place of others: pronouns and names, "that" and what follows it, "all" and "only". They are tried, and
 * none of them means the same until that is proved.
 */
const moves: readonly (readonly [of: RegExp, by: string])[] = [
  [/\bthat player's\b/, 'his or her'],
  [/\b(?:his or her|their)\b/, "that player's"],
  [/\b(?:he or she|they)\b/, 'that player'],
  [/\bthat player\b(?!')/, 'he or she'],
  [/^(.*)\bthat player\b(?!')/, '$1he or she'],
  [/\bthat (that \w+)\b/, '$1'],
  [/\b(if|when) (it|that) does\b/i, '$1 $2 is'],
  [/\b(?:that|who|which) (?:is|are) (?=\w)/, ''],
  [/\ball of (?=the|that|his|their)/, 'all '],
  [/\b(?:one or fewer|no more than one)\b/, 'only one'],
  [/; /, '. '],
  [/\bcan't\b/, 'may not'],
  [/\bwhen\b/, 'at the time'],
  [/\bonly (?:if|when)\b/, 'only any time'],
  // Who is named first is "a", and "that" afterwards.
  [/\bthat (\w+)\b(.*?)\b(?:a|an) \1\b/i, 'a $1$2that $1'],
];
/** So many texts are tried at most. */
const most = 90;

/**
 * A sentence in other words: in every order, as it is and in normal form, and with words in the place of others.
 *
 * @param sentence none are of one that is ambiguous or not read
 * @param before the sentences of the rule before it, which its pronouns may speak of
 */
export function paraphrases(sentence: Sentence, before: readonly Sentence[] = []): Paraphrase[] {
  const { frame, tokens } = sentence;
  if (frame === undefined) return [];
  const plain = rewrite(frame, normalNode) as Statement;
  const forms = [
    frame,
    plain,
    rewrite(frame, eachForAll) as Statement,
    rewrite(plain, eachForAll) as Statement,
  ];
  // Most of them are one and the same; what the sentence has itself comes first.
  const frames = forms.filter((f, i) => forms.findIndex((other) => equal(f, other)) === i);
  const said = new Set([sentence.text, ...frames.flatMap((f) => sayings(asPrinted(f), tokens))]);
  // What was put into the place of others can be followed by another such change.
  for (const text of said) {
    for (const [of, by] of moves) {
      if (said.size >= most) break;
      const other = text.replace(of, by);
      if (other !== text) said.add(other.charAt(0).toUpperCase() + other.slice(1));
    }
  }
  said.delete(sentence.text);
  let wanted: string | undefined;
  return [...said].map((text) => {
    let known: boolean | undefined;
    const proved = (): boolean => {
      wanted ??= meaningOf([...before, sentence]).clauses.join('\n');
      known ??= proves(text, wanted, before);
      return known;
    };
    return { text, proved };
  });
}

/** "all players" as "each player". */
function eachForAll(node: Node): Node {
  const t = node as Thing;
  const all = t.kind === 'thing' && t.many && t.determiner === 'all' && t.quantity === undefined;
  return all ? { ...t, many: false, determiner: 'each' } : node;
}

/** Lists in the order in which the sentence has them; a frame has them in the order of the alphabet. */
function asPrinted(statement: Statement): Statement {
  const ordered = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(ordered);
    if (node === null || typeof node !== 'object') return node;
    const copy: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(node)) copy[name] = name === 'at' ? value : ordered(value);
    const m = copy as unknown as Many;
    if (m.kind === 'many' && m.by !== 'then')
      m.items = [...m.items].sort((a, b) => firstOf(a as Node) - firstOf(b as Node));
    return copy;
  };
  return ordered(statement) as Statement;
}

/** The first token of a node: joined predicates share their subject, so that of a clause is its verb. */
function firstOf(node: Node): number {
  let first = Number.POSITIVE_INFINITY;
  const clause = (node as Clause).kind === 'clause';
  for (const [slot, token] of node.at ?? []) if (!clause || slot === 'verb') first = Math.min(first, token);
  if (first < Number.POSITIVE_INFINITY) return first;
  eachInside(node, (child) => {
    first = Math.min(first, firstOf(child));
  });
  return first;
}
