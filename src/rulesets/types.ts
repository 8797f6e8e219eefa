/**
 * How a value was come by. `overridden` occurs only in rulesets that somebody changed by hand; the compiler gives the
 * other five.
 */
export type Status = 'compiled' | 'carried' | 'default' | 'assumed' | 'unrecognised' | 'overridden';

/** A value as the vocabulary spells it; numbers and formulas take whatever the words state. */
export type Value = string | number | boolean | null;

/** One parameter of a ruleset with the words that state it. */
export interface ParameterValue {
  /** Absent when the words are not understood. */
  value?: Value;
  status: Status;
  /** Numbers, in this edition, of the rules that state the value; empty for a default. */
  rules: string[];
  /** Permanent ids of the same rules, where they are known. */
  lineages: string[];
  /** Where in the text of the first rule (`ownText`) the deciding words stand, in UTF-16 units. */
  span?: { start: number; end: number };
  /** The words of the span. */
  words?: string;
  /** For `carried` and `assumed`: the edition that the value was taken from. */
  from?: string;
  /** For `unrecognised`: the sentence that was not understood; absent where no sentence was found at all. */
  sentence?: string;
  /** For `unrecognised` beside a neighbouring edition: the words that gave the value there. */
  formerly?: string;
  /** For `overridden`: why, in the words of whoever did it. */
  reason?: string;
}

/** Two sentences of one edition that give a parameter different values. */
export interface Conflict {
  parameter: string;
  readings: { value: Value; rule: string; words: string }[];
  /** Which reading stands, and why. */
  resolution: { value: Value; reason: string };
}

/** Changes of wording since the neighbouring edition, by what was made of them. */
export interface RulesetCoverage {
  bound: number;
  editorial: number;
  unbound: string[];
}

/** A ruleset as JSON carries it. */
export interface RulesetData {
  /** ISO date, or the name of a file or fragment that states none. */
  edition: string;
  /** For a fragment, the first thing to say about it: what it holds and where the rest was taken from. */
  note?: string;
  parameters: Record<string, ParameterValue>;
  coverage: RulesetCoverage;
  conflicts: Conflict[];
}
