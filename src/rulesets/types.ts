import type { Change, Relation } from '../compare/index.js';
import type { Role } from '../language/index.js';
import type { System } from './vocabulary/index.js';

/**
 * How a value was come by. `overridden` occurs only in rulesets that somebody changed by hand; the compiler gives the
 * other five.
 */
export type Status = 'compiled' | 'carried' | 'default' | 'assumed' | 'unrecognised' | 'overridden';

/** A value as the vocabulary spells it; numbers and formulas take whatever the words state. */
export type Value = string | number | boolean | null;

/** A role in which a sentence differs from one that would state a value. */
export interface SlotDifference {
  /** What the words are in their clause: who, how many, when, whether at all … */
  role: Role;
  /** The words of the program's own sentence for the value, with "N" for any number; absent where it has none in that role. */
  was?: string;
  /** The words of the text; absent where it leaves the role out. */
  is?: string;
  /** Where those words are in the text of the rule (`ownText`), in UTF-16 units; the whole statement where there are none. */
  span: { start: number; end: number };
}

/** One parameter of a ruleset with the words that state it. */
export interface ParameterValue {
  /** Absent when the words are not understood. */
  value?: Value;
  status: Status;
  /**
   * What read the value in the words: a query of their clauses, or a sentence of the program's own words that says the same. Of a
   * value that several sentences state the weaker; absent in shipped rulesets and where no sentence states the value.
   */
  by?: 'query' | 'meaning';
  /** Numbers, in this edition, of the rules that state the value; empty for a default. */
  rules: string[];
  /** Permanent ids of the same rules, where they are known. */
  lineages: string[];
  /** Where in the text of the first rule (`ownText`) the deciding words stand, in UTF-16 units. */
  span?: { start: number; end: number };
  /** The words of the span; absent in shipped rulesets, which hold facts and no text. */
  words?: string;
  /** Fingerprint of those words, case and typography apart: tells whether another copy states the value alike. */
  hash?: string;
  /** For `carried` and `assumed`: the edition that the value was taken from. */
  from?: string;
  /** For `unrecognised`: the sentence that was not understood; absent where no sentence was found at all. */
  sentence?: string;
  /** For `unrecognised`: the words of that sentence that are strange, where all the others are understood. */
  strange?: string;
  /** For `unrecognised`, where the sentence states a value but for one, two or three roles: that value. */
  like?: Value;
  /** For `unrecognised` beside `like`: those roles, with the words on both sides. */
  slots?: SlotDifference[];
  /** For `unrecognised`: the line of the document on which the words of that rule begin, where the tree knows it. */
  line?: number;
  /** For `unrecognised` beside a neighbouring edition: the words that gave the value there. */
  formerly?: string;
  /** For `overridden`: why, in the words of whoever did it. */
  reason?: string;
}

/** Two sentences of one edition that give a parameter different values. */
export interface Conflict {
  parameter: string;
  readings: {
    value: Value;
    /** The parameter that it states, where that is another one that cannot go with this value. */
    of?: string;
    rule: string;
    /** Absent in shipped rulesets. */
    words?: string;
    /** The line of the document on which the words of the rule begin, where the tree knows it. */
    line?: number;
  }[];
  /** Which reading stands, and why. */
  resolution: { value: Value; reason: string };
  /** True where the text gives no reason to prefer one of the readings: no game can go by it. */
  unsettled?: true;
}

/** A sentence of the multiplayer chapter that no parameter reads and no edition is known to have. */
export interface StrangeSentence {
  /** Number in this edition; empty for text that has lost its own. */
  rule: string;
  sentence: string;
  /** The line of the document on which the words of the rule begin, where the tree knows it. */
  line?: number;
  /** The systems whose section it is in, so that whoever uses none of them need not mind. */
  systems?: System[];
  /** The variant whose section it is in, where its system has several: the second word of the names of its parameters. */
  variant?: string;
}

/** What was made of a change of wording: read by parameters, declared by a person, or neither. */
export type Verdict = 'bound' | 'editorial' | 'outside' | 'unbound';

/** One change of wording in the multiplayer chapter. */
export interface CoveredChange {
  /** Number in the edition before, null for an added rule. */
  old: string | null;
  /** Number in this edition, null for a deleted rule. */
  new: string | null;
  relation: Relation;
  change: Change;
  verdict: Verdict;
  /** The parameters that are read from the rule, in either edition. */
  parameters: string[];
  /** Those among them whose value differs between the two editions. */
  moved: string[];
  /** For `editorial` and `outside`: why no parameter has to read it. */
  reason?: string;
}

/** Changes of wording since the neighbouring edition, by what was made of them; all empty where none was given. */
export interface RulesetCoverage {
  /** How many are read by parameters. */
  bound: number;
  /** How many a person has declared to need no parameter. */
  editorial: number;
  /** The others, by number: `old → new`, with `added` or `deleted` for the missing side. */
  unbound: string[];
  /** Every change, in the order of the comparison; absent where no neighbouring edition was given. */
  changes?: CoveredChange[];
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
  /** Absent where there are none. */
  strange?: StrangeSentence[];
}
