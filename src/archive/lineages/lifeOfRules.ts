import { Concordance } from '../../lineage/concordance.js';
import type { BlameRun, Citation, History, LineageData } from '../../lineage/index.js';
// Not by way of the room's index: what builds and compares would take ten times as long to load as the answer takes.
import { Lineages } from '../../lineage/lineages.js';
import type { LineageFile } from './file.js';

/** The life of every rule of the editions at hand. */
export interface LifeOfRules {
  /** Names of the editions, the oldest first. */
  editions: readonly string[];
  concordance: Concordance;
  /** The permanent id of the rule, section or chapter that has a number in an edition. */
  lineageOf(number: string, edition: string): string | undefined;
  /** The number of a lineage in an edition. */
  numberIn(id: string, edition: string): string | undefined;
  /** All that happened to a rule. */
  history(id: string): History | undefined;
  /** The words of a rule, each with the edition that brought it. */
  blame(id: string, edition?: string): BlameRun[] | undefined;
  /** The words of a rule in an edition, examples on lines of their own. */
  textIn(id: string, edition: string): string | undefined;
  /** Where the words of one edition's number are in another. */
  cite(number: string, from: string, to: string): Citation | undefined;
  /** All of it at once. */
  all(): Lineages;
  close(): void;
}

/** Answers from lineages that were just made. */
export function inMemory(lineages: Lineages): LifeOfRules {
  return lifeOf(
    lineages.concordance,
    () => lineages,
    () => lineages,
    () => {},
  );
}

/** Answers from stored lineages, of which no more is read than a question needs. */
export function fromFile(file: LineageFile): LifeOfRules {
  const concordance = new Concordance(file.concordance);
  const one = (id: string): Lineages =>
    new Lineages(file.dataFor(concordance.indexOf(id) ?? -1), concordance);
  let all: Lineages | undefined;
  const every = (): Lineages => {
    all ??= new Lineages(file.dataForAll() as LineageData, concordance);
    return all;
  };
  return lifeOf(concordance, one, every, () => file.close());
}

function lifeOf(
  concordance: Concordance,
  one: (id: string) => Lineages,
  all: () => Lineages,
  close: () => void,
): LifeOfRules {
  const exists = (id: string): boolean => concordance.indexOf(id) !== undefined;
  return {
    editions: concordance.editions,
    concordance,
    lineageOf: (number, edition) => concordance.lineageOf(number, edition),
    numberIn: (id, edition) => concordance.numberIn(id, edition),
    history: (id) => (exists(id) ? one(id).history(id) : undefined),
    blame: (id, edition) => (exists(id) ? one(id).blame(id, edition) : undefined),
    textIn: (id, edition) => (exists(id) ? one(id).textIn(id, edition) : undefined),
    cite: (number, from, to) => concordance.cite(number, from, to),
    all,
    close,
  };
}
