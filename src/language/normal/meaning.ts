import { type Clause, keyOf, type Many, type Statement } from '../frames/frame.js';
import type { Sentence } from '../read.js';
import { type Before, genericForm, normalNode, resolved, rewrite } from './normal.js';

/** What a rule says: its clauses in normal form, and the words of the sentences that have none. */
export interface Meaning {
  /** One key for each statement, in alphabetical order; equal lists, equal meaning. */
  clauses: string[];
  /** The statements themselves, in the order of the text. */
  statements: Statement[];
  /** Sentences that are ambiguous or not read. */
  unread: string[];
}

/**
 * What sentences say together. Sentences that say the same in other words, in other order of clauses, joined or split, give
 * equal keys; "then" ties a statement to the one before it.
 *
 * @param sentences the sentences of one rule in their order
 */
export function meaningOf(sentences: readonly Sentence[]): Meaning {
  const statements: Statement[] = [];
  const keys: string[] = [];
  const unread: string[] = [];
  const before: Before = [];
  let previous = '';
  for (const sentence of sentences) {
    if (sentence.tokens.length === 0) continue;
    if (sentence.frame === undefined) {
      unread.push(sentence.text);
      previous = sentence.text;
      continue;
    }
    for (const statement of separate(rewrite(sentence.frame, normalNode) as Statement)) {
      const general = statement.kind === 'clause' ? genericForm(statement) : statement;
      const done = resolved(general, before);
      statements.push(done);
      const key = keyOf(done);
      const follows = (done as Clause).adverbs?.includes('then') === true;
      keys.push(follows ? `${key} after ${previous}` : key);
      previous = key;
    }
  }
  return { clauses: keys.sort(), statements, unread };
}

/** Statements that are joined say as much as the same statements one by one; "first …, then …" is an order. */
function separate(statement: Statement): Statement[] {
  const m = statement as Many;
  if (m.kind !== 'many') return [statement];
  if (m.by === 'and') return m.items.flatMap((item) => separate(item as Statement));
  if (m.by !== 'then') return [statement];
  return m.items.flatMap((item, i) =>
    separate(item as Statement).map((s) => (s.kind !== 'clause' ? s : i === 0 ? s : after(s))),
  );
}

const after = (c: Clause): Clause => ({ ...c, adverbs: [...new Set([...(c.adverbs ?? []), 'then'])].sort() });
