import type { Ruleset } from '../ruleset.js';
import type { Conflict, ParameterValue, RulesetData, Status, Value } from '../types.js';

/**
 * What many rulesets say, as facts: no words of any rule. What stays the same from one edition to the next is written once.
 */
export interface PackedRulesets {
  /** Names of the editions, the oldest first; the numbers in `Runs` are places in this list. */
  editions: string[];
  /** Permanent ids of rules, each once. */
  lineages: string[];
  notes: Runs<string | null>;
  conflicts: Runs<Conflict[]>;
  parameters: Record<string, Runs<PackedValue>>;
}

/** Values with the edition from which each holds, until the next one does. */
export type Runs<T> = [from: number, value: T][];

/** A parameter: value (null also where there is none because it is not understood), status, numbers and lineages (places in the list) of its rules, fingerprint of the words. */
export type PackedValue = [
  value: Value,
  status: Status,
  rules?: string[],
  lineages?: number[],
  hash?: string,
];

/**
 * Packs rulesets for shipping. Words, spans and sentences are left out: they belong to those who wrote them.
 *
 * @param rulesets of different editions, the oldest first
 * @throws RangeError for two rulesets of one edition
 */
export function packRulesets(rulesets: readonly Ruleset[]): PackedRulesets {
  const editions = rulesets.map((r) => r.edition);
  if (new Set(editions).size < editions.length) throw new RangeError('two rulesets are of the same edition');
  const lineages = new Map<string, number>();
  const place = (id: string): number => {
    const known = lineages.get(id);
    if (known !== undefined) return known;
    lineages.set(id, lineages.size);
    return lineages.size - 1;
  };
  const parameters: PackedRulesets['parameters'] = {};
  for (const key of rulesets[0]?.keys() ?? []) {
    parameters[key] = runsOf(
      rulesets.map((ruleset): PackedValue => {
        const { value = null, status, rules, lineages: ids, hash } = ruleset.entry(key);
        if (rules.length === 0) return [value, status];
        return hash === undefined
          ? [value, status, rules, ids.map(place)]
          : [value, status, rules, ids.map(place), hash];
      }),
    );
  }
  return {
    editions,
    lineages: [...lineages.keys()],
    notes: runsOf(rulesets.map((r) => r.note ?? null)),
    conflicts: runsOf(
      rulesets.map((r) =>
        r.conflicts.map((c) => ({ ...c, readings: c.readings.map(({ value, rule }) => ({ value, rule })) })),
      ),
    ),
    parameters,
  };
}

/** The data of one ruleset; undefined where no edition has the name. */
export function unpackRuleset(packed: PackedRulesets, edition: string): RulesetData | undefined {
  const at = packed.editions.indexOf(edition);
  if (at < 0) return undefined;
  const parameters: Record<string, ParameterValue> = {};
  for (const [key, runs] of Object.entries(packed.parameters)) {
    const [value, status, rules = [], ids = [], hash] = valueAt(runs, at);
    parameters[key] = {
      ...(status === 'unrecognised' ? {} : { value }),
      status,
      rules: [...rules],
      lineages: ids.map((id) => packed.lineages[id] as string),
      ...(hash === undefined ? {} : { hash }),
    };
  }
  const note = valueAt(packed.notes, at);
  return {
    edition,
    ...(note === null ? {} : { note }),
    parameters,
    coverage: { bound: 0, editorial: 0, unbound: [] },
    conflicts: valueAt(packed.conflicts, at),
  };
}

function runsOf<T>(values: readonly T[]): Runs<T> {
  const runs: Runs<T> = [];
  let last: string | undefined;
  values.forEach((value, from) => {
    const now = JSON.stringify(value);
    if (now !== last) runs.push([from, value]);
    last = now;
  });
  return runs;
}

function valueAt<T>(runs: Runs<T>, at: number): T {
  return (runs.findLast(([from]) => from <= at) as [number, T])[1];
}
