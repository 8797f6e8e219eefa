import type { Clause as Frame, Node, Query } from '../../language/index.js';
import type { Value } from '../types.js';
import type { ParameterKey, ValueOf } from '../vocabulary/index.js';
import type { Sentence } from '../words/sentences.js';
import { type Clause, type ClauseDeclaration, clause, type Outcome, readClause } from './clause.js';
import type { RuleDocument } from './document.js';
import { byLaw, type Near } from './near.js';

/** What the clauses of a provision say; a clause is read when it is asked for, and one that nobody asks does not count. */
export type Answers<Name extends string = string> = Readonly<Record<Name, Value | undefined>>;

/** Binds one parameter to the sentences that state it. */
export interface Provision {
  key: ParameterKey;
  clauses: Readonly<Record<string, Clause>>;
  /** Puts the answers of the clauses together; undefined where nothing states the parameter. */
  value(answers: Answers, document: RuleDocument): Value | undefined;
}

/** What a provision makes of a document. */
export interface ProvisionOutcome {
  /** Undefined where nothing states the parameter, and where something is not understood. */
  value: Value | undefined;
  /** The clauses that were asked, in that order. */
  outcomes: readonly Outcome[];
  /** Where sentences are understood but for some of their roles: the value that they would state otherwise. */
  like?: Value | undefined;
}

type AskedMeans<K extends ParameterKey> =
  | ValueOf<K>
  | ((slots: Readonly<Record<string, Node>>, clause: Frame) => ValueOf<K> | undefined);

/** A clause whose meanings are values of the parameter. */
export interface ReadingDeclaration<K extends ParameterKey>
  extends Omit<ClauseDeclaration, 'asks' | 'means'> {
  asks?: readonly (readonly [query: Query, means: AskedMeans<K>])[];
  means?: readonly (readonly [words: string | readonly string[], means: AskedMeans<K>])[];
}

/**
 * A parameter that one kind of sentence states.
 *
 * @param key the parameter; values are checked against the vocabulary by the compiler of the language
 * @param declaration where to look, what tells that the matter is spoken of, and the known ways to put it
 */
export function provision<K extends ParameterKey>(key: K, declaration: ReadingDeclaration<K>): Provision {
  const words = { ...clause(declaration), law: (near: Near) => byLaw(key, near) };
  return { key, clauses: { words }, value: (answers) => answers.words };
}

type Meant<M> = M extends (...slots: never[]) => infer R ? Exclude<R, undefined> : M;

/** What one clause can answer: the meanings of its queries and sentences, or nothing where no sentence speaks of its matter. */
type AnswerOf<D> =
  | undefined
  | (D extends { asks: readonly (readonly [Query, infer M])[] } ? Meant<M> : never)
  | (D extends { means: readonly (readonly [string | readonly string[], infer M])[] } ? Meant<M> : never);

/**
 * A parameter that several sentences state together.
 *
 * @param clauses one for each matter; their meanings are of the provision's own making
 * @param value from the answers (undefined where a clause is absent) to the value, undefined where nothing states it.
 *   Take an answer only where it matters: a clause that is asked and not understood leaves the parameter without value
 */
export function combined<K extends ParameterKey, const C extends Readonly<Record<string, ClauseDeclaration>>>(
  key: K,
  clauses: C,
  value: (
    answers: { readonly [N in keyof C]: AnswerOf<C[N]> },
    document: RuleDocument,
  ) => ValueOf<K> | undefined,
): Provision {
  const compiled: Record<string, Clause> = {};
  for (const [name, declaration] of Object.entries(clauses)) compiled[name] = clause(declaration);
  return { key, clauses: compiled, value: value as unknown as Provision['value'] };
}

/** Stops the work on a value whose words are not understood. */
class NotUnderstood extends Error {}

/**
 * Reads a provision in a document.
 *
 * @param doubtful sentences that are asked thoroughly, as `readClause` does
 */
export function readProvision(
  provision: Provision,
  document: RuleDocument,
  doubtful?: ReadonlyMap<Sentence, boolean>,
): ProvisionOutcome {
  const outcomes = new Map<string, Outcome>();
  const answered = (pardoning: boolean): Value | undefined => {
    const answers = {};
    for (const [name, wanted] of Object.entries(provision.clauses)) {
      Object.defineProperty(answers, name, {
        get: () => {
          let outcome = outcomes.get(name);
          if (outcome === undefined) {
            outcome = readClause(wanted, document, doubtful);
            outcomes.set(name, outcome);
          }
          if (outcome.kind === 'unread') {
            if (pardoning && outcome.near !== undefined) return outcome.near.value;
            throw new NotUnderstood();
          }
          return outcome.kind === 'read' ? outcome.reading.value : undefined;
        },
      });
    }
    try {
      return provision.value(answers, document);
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
      return undefined;
    }
  };
  const value = answered(false);
  const near = value === undefined && [...outcomes.values()].some((o) => o.kind === 'unread' && o.near);
  const like = near ? answered(true) : undefined;
  return { value, outcomes: [...outcomes.values()], ...(like === undefined ? {} : { like }) };
}
