import type { GameRuleset } from '../../game/index.js';
import type { UnreadScenario } from '../load.js';
import type { Scenario } from '../scenario.js';
import { Carrier, type Homes, reasonOf } from './carry.js';
import { CHANGES, guide } from './guide.js';
import { type Vector, vectorFrom } from './vector.js';

/** A kit: files by their paths. */
export type Kit = Map<string, string>;

/** What a kit is made of beside scenarios and rules. */
export interface KitOptions {
  /** Turns names of editions into those of the rulesets. */
  resolve?: (name: string) => string | undefined;
  /** The rules of editions that scenarios speak of, from which expectations are carried over; nothing is when absent. */
  homes?: Homes;
  /** Scenarios that could not be read; the index names them. */
  unread?: readonly UnreadScenario[];
  /** Name and version of the package that makes it. */
  maker?: { name: string; version: string };
  /** Documents and schemas that go with it, by path. */
  documents?: Readonly<Record<string, string>>;
}

/** A vector as the index lists it. */
export interface KitEntry {
  scenario: string;
  edition: string;
  file: string;
  /** The rule that it shows. */
  rule?: string;
  carriedFrom?: string;
  checks: number;
  decisions: number;
  refused: number;
  means: string[];
}

/** `index.json` of a kit. */
export interface KitIndex {
  format: 'variorum-kit';
  version: 3;
  maker?: { name: string; version: string };
  /** Newest first. `vectors` counts all, `carried` those whose expectation is that of another edition. */
  editions: { edition: string; ruleset: string | null; vectors: number; carried: number }[];
  /** All means that any vector needs. */
  means: string[];
  vectors: KitEntry[];
  /** Scenarios without a vector, and why. */
  left: { scenario: string; edition: string; because: string; parameters?: string[] }[];
  /** Scenarios that could not be read. */
  unread: { scenario?: string; file: string; line: number; column: number; reason: string }[];
}

/**
 * The conformance kit: every scenario under every edition for which its file has an expectation, or for which that of another edition
 * is carried over; one JSON file each, with an index and documents.
 *
 * @param rulesets the rules by the names of their editions
 * @returns the files by path: `README.md`, `CHANGELOG.md`, `index.json`, `EDITION/SCENARIO.json` and those of `options.documents`
 */
export function makeKit(
  scenarios: readonly Scenario[],
  rulesets: ReadonlyMap<string, GameRuleset>,
  options: KitOptions = {},
): Kit {
  const kit: Kit = new Map();
  const carrier = new Carrier(options.homes ?? (() => undefined), options.resolve);
  const index: KitIndex = {
    format: 'variorum-kit',
    version: 3,
    ...(options.maker === undefined ? {} : { maker: options.maker }),
    editions: [],
    means: [],
    vectors: [],
    left: [],
    unread: (options.unread ?? []).map(({ id, error: { file, line, column, reason } }) => ({
      ...(id === undefined ? {} : { scenario: id }),
      file,
      line,
      column,
      reason,
    })),
  };
  for (const [edition, ruleset] of [...rulesets].sort(([a], [b]) => (a < b ? 1 : -1))) {
    const names = new Set<string>();
    const before = index.vectors.length;
    for (const scenario of scenarios) {
      const made = vectorUnder(scenario, edition, ruleset, carrier);
      if ('because' in made) index.left.push({ scenario: scenario.id, edition, ...made });
      else {
        const file = `${edition}/${fileName(scenario.id, names)}.json`;
        kit.set(file, `${JSON.stringify(made.vector, null, 1)}\n`);
        index.vectors.push(entryOf(made.vector, file));
      }
    }
    const own = index.vectors.slice(before);
    index.editions.push({
      edition,
      ruleset: ruleset.hash ?? null,
      vectors: own.length,
      carried: own.filter(({ carriedFrom }) => carriedFrom !== undefined).length,
    });
  }
  index.means = [...new Set(index.vectors.flatMap(({ means }) => means))].sort();
  kit.set('index.json', `${JSON.stringify(index, null, 1)}\n`);
  kit.set('README.md', guide(index));
  kit.set('CHANGELOG.md', CHANGES);
  for (const [path, text] of Object.entries(options.documents ?? {})) kit.set(path, text);
  return kit;
}

/** The vector of a scenario under an edition, or why there is none. */
function vectorUnder(
  scenario: Scenario,
  edition: string,
  ruleset: GameRuleset,
  carrier: Carrier,
): { vector: Vector } | { because: string; parameters?: string[] } {
  try {
    const expected = carrier.expected(scenario, edition, ruleset);
    if ('because' in expected) return expected;
    const { checks, carriedFrom } = expected;
    const made = vectorFrom(scenario, ruleset, checks, {
      edition,
      ...(carriedFrom === undefined ? {} : { carriedFrom }),
    });
    return 'failed' in made ? { because: made.failed } : made;
  } catch (error) {
    return { because: reasonOf(error) };
  }
}

function entryOf(vector: Vector, file: string): KitEntry {
  return {
    scenario: vector.scenario,
    edition: vector.edition,
    file,
    ...(vector.rule === undefined ? {} : { rule: vector.rule }),
    ...(vector.carriedFrom === undefined ? {} : { carriedFrom: vector.carriedFrom }),
    checks: vector.checks.length,
    decisions: vector.steps.filter((step) => 'decision' in step).length,
    refused: vector.refused.length,
    means: vector.means,
  };
}

/** A scenario's id as the name of a file, which no other scenario of the folder has. */
function fileName(id: string, taken: Set<string>): string {
  const base = id.replace(/[^\w.-]+/g, '-');
  let name = base;
  for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${base}-${n}`;
  taken.add(name.toLowerCase());
  return name;
}
