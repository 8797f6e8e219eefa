/** A question that a ruleset cannot answer, or a change to it that cannot stand. */
export class RulesetError extends Error {
  /** `unrecognised-value`, `assumed-value`, `contradiction`, `no-silent-value`, `unknown-parameter`, `bad-value`, `unknown-edition`. */
  readonly ruleId: string;
  /** The parameter it is about. */
  readonly key: string;

  constructor(ruleId: string, key: string, reason: string) {
    super(reason);
    this.name = 'RulesetError';
    this.ruleId = ruleId;
    this.key = key;
  }
}
