import { concordanceData, type EditionSource, type LoadedEdition } from '../../archive/index.js';
import { type Comparison, compare } from '../../compare/index.js';
import { LineageBuilder, type Lineages } from '../../lineage/index.js';
import { compile, parameterKeys, type Value } from '../../rulesets/index.js';

/** A comparison of two editions that are published. */
export interface Compared {
  old: LoadedEdition;
  new: LoadedEdition;
  comparison: Comparison;
  /** True where the older is the whole edition just before the newer: the step of which the life of rules is made. */
  step: boolean;
}

/** What one edition says of a parameter, by the rules that say it. */
export interface Statement {
  key: string;
  edition: string;
  /** Absent where the words are not understood. */
  value?: Value;
  /** Numbers in that edition. */
  rules: readonly string[];
}

/** What is known when all editions have been read. */
export interface Followed {
  /** Whole editions with a date, the oldest first: those that lives run through. */
  chain: readonly EditionSource[];
  /** Absent where there is no whole edition with a date. */
  lineages?: Lineages;
  statements: readonly Statement[];
}

/** What is called with each edition and each comparison as they are made; nothing of them has to be kept. */
export interface Follower {
  edition?(edition: LoadedEdition): void;
  comparison?(compared: Compared): void;
}

/** Up to this many documents every pair is compared; beyond it whole editions with the one before. */
const EVERY_PAIR = 8;

/**
 * Reads editions one after another, the oldest first, compares them, and follows every rule through them.
 *
 * @param sources what to read, the oldest first
 * @param follower called with everything in that order
 * @param onProgress called with what is being done, how much is done, and how much there is
 */
export async function follow(
  sources: readonly EditionSource[],
  follower: Follower,
  onProgress: (words: string, done: number, total: number) => void = () => {},
): Promise<Followed> {
  const chain = chainOf(sources);
  const known = concordanceData();
  const builder = new LineageBuilder(known ? { known } : {});
  const statements: Statement[] = [];
  const few = sources.length <= EVERY_PAIR;
  const kept: LoadedEdition[] = [];
  let before: LoadedEdition | undefined;
  for (const [at, source] of sources.entries()) {
    onProgress(source.name, at, sources.length);
    const edition = await source.load();
    follower.edition?.(edition);
    if (chain.includes(source)) {
      const comparison = builder.add(edition.name, edition.tree);
      if (comparison && before) follower.comparison?.({ old: before, new: edition, comparison, step: true });
      statements.push(...statementsOf(edition));
    }
    for (const old of kept) {
      if (old === before && chain.includes(source)) continue;
      const names = { old: old.name, new: edition.name };
      const comparison = compare(old.tree, edition.tree, { names });
      // Fragments of different sections have nothing to say to each other.
      if (comparison.edges.some((edge) => edge.old !== null && edge.new !== null))
        follower.comparison?.({ old, new: edition, comparison, step: false });
    }
    if (few) kept.push(edition);
    if (chain.includes(source)) before = edition;
  }
  return { chain, ...(chain.length > 0 ? { lineages: builder.build() } : {}), statements };
}

/** The editions that lives run through; samples count only where there is nothing else. */
function chainOf(sources: readonly EditionSource[]): EditionSource[] {
  const whole = sources.filter((s) => !s.partial && s.effective !== undefined);
  const real = whole.filter((s) => !s.sample);
  return real.length > 0 ? real : whole;
}

function statementsOf({ name, tree }: LoadedEdition): Statement[] {
  const { parameters } = compile(tree, { name });
  return parameterKeys.flatMap((key) => {
    const entry = parameters[key];
    if (entry === undefined || entry.rules.length === 0) return [];
    return [
      {
        key,
        edition: name,
        rules: entry.rules,
        ...(entry.value === undefined ? {} : { value: entry.value }),
      },
    ];
  });
}
