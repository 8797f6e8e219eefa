import type { Value } from '../types.js';
import {
  type Found,
  find,
  type Mention,
  mention,
  mentions,
  type Pattern,
  pattern,
} from '../words/pattern.js';
import type { Sentence } from '../words/sentences.js';
import type { Passage, RuleDocument } from './document.js';
import type { Scope } from './scope.js';

/**
 * What a pattern makes of a sentence: a value, or one worked out from the slots of the pattern; undefined where the
 * slots do not go together, so that the pattern does not fit.
 */
export type Meaning = Value | ((slots: Record<string, string>) => Value | undefined);

/** One matter that sentences can speak of, and the ways in which they are known to put it. */
export interface Clause {
  /** Where to look, the proper place first; the next one counts where those before it do not speak of the matter. */
  in: readonly Scope[];
  /** How to tell that a sentence speaks of the matter, whatever it says of it. */
  about: readonly Mention[];
  /** Known ways to put it; the first one that fits decides. */
  says: readonly { words: Pattern; means: Meaning }[];
  /** True where other matters are spoken of in the same words. */
  loosely: boolean;
}

/** How a clause is written in a provision. */
export interface ClauseDeclaration {
  in: Scope | readonly Scope[];
  /** Patterns that a sentence about the matter fits; `&` joins parts that may stand in any order. */
  about: string | readonly string[];
  /**
   * True where sentences about other matters fit `about` as well: one that is not understood then means nothing beside one
   * that is. Otherwise every sentence about the matter has to be understood.
   */
  loosely?: boolean;
  says: readonly (readonly [words: string, means: Meaning])[];
}

/** One sentence that states a value. */
export interface Reading {
  value: Value;
  passage: Passage;
  sentence: Sentence;
  found: Found;
}

/** What became of a clause in a document. */
export type Outcome =
  /** `reached` is false where the document may be silent only because it is a fragment. */
  | { kind: 'absent'; reached: boolean }
  /** `rest` is where words of the sentence stand that no provision knows, for one that is understood but for them. */
  | {
      kind: 'unread';
      passage: Passage;
      sentence: Sentence;
      rest?: { start: number; end: number } | undefined;
    }
  | { kind: 'read'; reading: Reading; others: readonly Reading[] };

/** What was read in an outcome: the reading that decides, then the others. */
export function readingsOf(outcome: Outcome): Reading[] {
  return outcome.kind === 'read' ? [outcome.reading, ...outcome.others] : [];
}

/** Compiles the patterns of a clause, once for all documents. */
export function clause(declaration: ClauseDeclaration): Clause {
  const { about, in: place, says, loosely = false } = declaration;
  return {
    in: Array.isArray(place) ? (place as readonly Scope[]) : [place as Scope],
    about: (typeof about === 'string' ? [about] : about).map((a) => mention(a)),
    says: says.map(([words, means]) => ({ words: pattern(words), means })),
    loosely,
  };
}

/**
 * Reads a clause in a document.
 *
 * A sentence that one of the patterns fits states a value. Where one speaks of the matter and none fits it, the clause is
 * unread: somebody said something that is not understood, and neither an older value nor what is said in another sentence
 * may stand in for it.
 */
export function readClause(clause: Clause, document: RuleDocument): Outcome {
  for (const scope of clause.in) {
    let unread: { passage: Passage; sentence: Sentence } | undefined;
    const readings: (Reading & { order: number })[] = [];
    for (const passage of scope.passages(document)) {
      for (const sentence of passage.sentences()) {
        const said = fitting(clause, sentence);
        if (said !== undefined) {
          readings.push({ ...said, passage, sentence });
        } else if (
          unread === undefined &&
          !scope.elsewhere &&
          clause.about.some((a) => mentions(a, sentence))
        ) {
          unread = { passage, sentence };
        }
      }
    }
    const order = Math.min(...readings.map((r) => r.order));
    const reading = readings.find((r) => r.order === order);
    if (reading !== undefined && (clause.loosely || unread === undefined))
      return { kind: 'read', reading, others: readings.filter((r) => r !== reading) };
    // What the proper place says and nobody understands is not replaced by what another place says.
    if (unread !== undefined) return { kind: 'unread', ...unread };
  }
  return { kind: 'absent', reached: clause.in[0]?.reached(document) ?? false };
}

function fitting(
  clause: Clause,
  sentence: Sentence,
): { value: Value; found: Found; order: number } | undefined {
  for (const [order, { words, means }] of clause.says.entries()) {
    const found = find(words, sentence);
    if (found === undefined) continue;
    const value = typeof means === 'function' ? means(found.slots) : means;
    if (value !== undefined) return { value, found, order };
  }
  return undefined;
}
