import { fingerprint } from '../tree/fingerprint.js';
import { contradictionsOf } from './contradictions.js';
import { RulesetError } from './error.js';
import type {
  Conflict,
  ParameterValue,
  RulesetCoverage,
  RulesetData,
  StrangeSentence,
  Value,
} from './types.js';
import { unlike } from './unlike.js';
import {
  definitionOf,
  isParameterKey,
  type ParameterKey,
  parameterKeys,
  type System,
  silentValue,
  type ValueOf,
} from './vocabulary/index.js';

/** A change that somebody made to a ruleset by hand. */
export interface Override {
  key: ParameterKey;
  /** What the ruleset said before; absent where its words were not understood. */
  was?: Value;
  value: Value;
  reason: string;
}

/**
 * Where the words stand that are not understood, and what they are.
 *
 * @param entry a parameter that is `unrecognised`
 * @returns a sentence without its full stop
 */
export function complaint(entry: ParameterValue): string {
  const { rules, sentence, strange, line } = entry;
  const difference = unlike(entry);
  if (sentence === undefined) return 'No rule states it';
  const rule = rules.length > 0 ? `Rule ${rules.join(', ')}` : 'A rule without a number';
  const place = line === undefined ? rule : `${rule}, line ${line},`;
  return `${place} says: "${sentence.trim()}"${
    difference === undefined
      ? strange === undefined
        ? ''
        : `; strange there: "${strange}"`
      : `; ${difference}`
  }`;
}

/** How a ruleset is found by the name of its edition; whoever has rulesets at hand says so. */
let findByEdition: ((edition: string) => Ruleset) | undefined;

/**
 * Tells every ruleset where to find those of other editions, so that `from` takes a name.
 *
 * @param find throws RulesetError `unknown-edition` for a name that it does not know
 */
export function findEditionsBy(find: (edition: string) => Ruleset): void {
  findByEdition = find;
}

/** The multiplayer rules of one edition as typed data. It never changes: what looks like a change answers a new one. */
export class Ruleset {
  /** ISO date of the edition, or the name that its source was given. */
  readonly edition: string;
  readonly note: string | undefined;
  readonly parameters: Readonly<Record<string, ParameterValue>>;
  readonly coverage: RulesetCoverage;
  readonly conflicts: readonly Conflict[];
  /** Sentences of the multiplayer chapter that state no parameter and that no known edition has. */
  readonly strange: readonly StrangeSentence[];
  readonly overrides: readonly Override[];
  private digest: string | undefined;

  constructor(data: RulesetData, overrides: readonly Override[] = []) {
    this.edition = data.edition;
    this.note = data.note;
    this.parameters = data.parameters;
    this.coverage = data.coverage;
    this.conflicts = data.conflicts;
    this.strange = data.strange ?? [];
    this.overrides = overrides;
  }

  /**
   * The value of a parameter.
   *
   * @throws RulesetError `unrecognised-value` where the edition's words are not understood, `assumed-value` where a
   *   fragment is silent and no neighbouring edition was given, `unknown-parameter` for a key of another vocabulary
   */
  get<K extends ParameterKey>(key: K): ValueOf<K> {
    const entry = this.entry(key);
    if (entry.value === undefined) {
      throw entry.status === 'assumed'
        ? new RulesetError(
            'assumed-value',
            key,
            `${this.edition} does not reach ${key}; compile it beside a neighbouring edition.`,
          )
        : new RulesetError(
            'unrecognised-value',
            key,
            `The words of ${this.edition} about ${key} are not understood. ${complaint(entry)}. Write it as an edition does, or set the value with an override.`,
          );
    }
    return entry.value as ValueOf<K>;
  }

  /**
   * A parameter with its status, rules and words.
   *
   * @throws RulesetError `unknown-parameter`
   */
  entry(key: ParameterKey): ParameterValue {
    const entry = this.parameters[key];
    if (entry === undefined) {
      throw new RulesetError('unknown-parameter', key, `"${key}" is not a parameter of this ruleset.`);
    }
    return entry;
  }

  /** Keys of one system in the order of the vocabulary; all keys without one. */
  keys(system?: System): ParameterKey[] {
    return parameterKeys.filter((key) => system === undefined || key.startsWith(`${system}.`));
  }

  /**
   * A ruleset that says something else about one parameter.
   *
   * @param reason why, for the log of the game
   * @throws RulesetError `bad-value` for a value that the vocabulary does not know, `contradiction` where the new value
   *   cannot be beside another one; both rules are named
   */
  with<K extends ParameterKey>(key: K, value: ValueOf<K>, reason: string): Ruleset {
    checkValue(key, value as Value);
    return this.overridden([{ key, value: value as Value, reason }]);
  }

  /**
   * A ruleset that takes all parameters with a prefix from another.
   *
   * @param source a ruleset, or the name of an edition whose ruleset is shipped
   * @param prefix a key, a system, or the beginning of keys up to a dot (`twoHeadedGiant.poison`)
   * @throws RulesetError `unknown-parameter` where nothing has the prefix, `unknown-edition` for a
   *   name that is not shipped, otherwise as `with` and `get`
   */
  from(source: Ruleset | string, prefix: string): Ruleset {
    const other = typeof source === 'string' ? byName(source) : source;
    const keys = parameterKeys.filter((key) => key === prefix || key.startsWith(`${prefix}.`));
    if (keys.length === 0) {
      throw new RulesetError(
        'unknown-parameter',
        prefix,
        `No parameter is called "${prefix}" or begins with it.`,
      );
    }
    return this.overridden(
      keys.map((key) => ({ key, value: other.get(key) as Value, reason: `as in ${other.edition}` })),
    );
  }

  /**
   * A ruleset in which no rule speaks of the parameter.
   *
   * @throws RulesetError `no-silent-value` where the game cannot do without a rule, `contradiction` as `with`
   */
  without(key: ParameterKey): Ruleset {
    const value = silentValue(key);
    if (value === undefined) {
      throw new RulesetError(
        'no-silent-value',
        key,
        `${key} has no value that stands where no rule speaks of it.`,
      );
    }
    return this.overridden([{ key, value, reason: 'rule left out' }]);
  }

  private overridden(changes: readonly { key: ParameterKey; value: Value; reason: string }[]): Ruleset {
    const parameters: Record<string, ParameterValue> = { ...this.parameters };
    const overrides = [...this.overrides];
    for (const { key, value, reason } of changes) {
      const was = this.entry(key);
      if (was.value === value && was.status !== 'unrecognised') continue;
      parameters[key] = { value, status: 'overridden', rules: was.rules, lineages: was.lineages, reason };
      overrides.push({ key, value, reason, ...(was.value === undefined ? {} : { was: was.value }) });
    }
    const before = new Set(contradictionsOf(this.parameters).map((c) => c.reason));
    const fresh = contradictionsOf(parameters).find((c) => !before.has(c.reason));
    if (fresh !== undefined) throw new RulesetError('contradiction', fresh.keys[0] as string, fresh.reason);
    return new Ruleset({ ...this.toJSON(), parameters }, overrides);
  }

  /** A fingerprint of the values alone: two rulesets that play alike have the same one. */
  get hash(): string {
    this.digest ??= fingerprint(
      JSON.stringify(parameterKeys.map((key) => [key, this.parameters[key]?.value ?? null])),
    );
    return this.digest;
  }

  /** Plain data, as `variorum ruleset --json` prints it. */
  toJSON(): RulesetData {
    return {
      edition: this.edition,
      ...(this.note === undefined ? {} : { note: this.note }),
      parameters: { ...this.parameters },
      coverage: this.coverage,
      conflicts: [...this.conflicts],
      ...(this.strange.length === 0 ? {} : { strange: [...this.strange] }),
    };
  }
}

/**
 * A ruleset from its JSON form.
 *
 * @throws RulesetError `unknown-parameter` for a key that the vocabulary does not have
 */
export function rulesetOf(data: RulesetData): Ruleset {
  for (const key of Object.keys(data.parameters)) {
    if (!isParameterKey(key)) {
      throw new RulesetError('unknown-parameter', key, `"${key}" is not a parameter of the vocabulary.`);
    }
  }
  return new Ruleset(data);
}

function byName(edition: string): Ruleset {
  if (findByEdition !== undefined) return findByEdition(edition);
  throw new RulesetError('unknown-edition', '', `No rulesets are at hand to find "${edition}" in.`);
}

function checkValue(key: ParameterKey, value: Value): void {
  const definition = definitionOf(key);
  const known =
    definition.values.some((v) => v.value === value) ||
    ((definition.type === 'number' || definition.type === 'count') &&
      typeof value === 'number' &&
      Number.isFinite(value)) ||
    (definition.type === 'formula' && typeof value === 'string' && /^\d+n$|^\d+\+\d+\(n-\d+\)$/.test(value));
  if (known) return;
  const list = definition.values.map((v) => JSON.stringify(v.value)).join(', ');
  throw new RulesetError(
    'bad-value',
    key,
    `${JSON.stringify(value)} is no value of ${key}; it takes ${list}.`,
  );
}
