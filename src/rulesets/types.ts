/** How a value was come by. */
export type Status = 'compiled' | 'carried' | 'default' | 'assumed' | 'unrecognised';

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
  /** For `unrecognised`: the sentence that was not understood. */
  sentence?: string;
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
