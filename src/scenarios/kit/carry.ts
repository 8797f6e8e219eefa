import { GameError, type GameRuleset, type Parameter } from '../../game/index.js';
import { definitionOf } from '../../rulesets/vocabulary/index.js';
import { ScenarioError } from '../error.js';
import { runScenario } from '../run.js';
import { type Check, editionsOf, expectationFor, type Scenario } from '../scenario.js';
import { listened } from './vector.js';

/** Rules by the name of an edition as scenarios write it; undefined where there are none. */
export type Homes = (edition: string) => { edition: string; ruleset: GameRuleset } | undefined;

/** What is expected of a scenario under an edition, or why nothing is. */
type Expected =
  | { checks: readonly Check[]; carriedFrom?: string }
  | { because: string; parameters?: string[] };

/** Plays scenarios under the editions that their files speak of, and says where what they expect holds as well. */
export class Carrier {
  readonly #homes: Homes;
  readonly #resolve: ((name: string) => string | undefined) | undefined;
  /** What a scenario asked its rules for under an edition; null where it isn't as the file expects. */
  readonly #asked = new Map<Scenario, Map<string, ReadonlyMap<Parameter, unknown> | null>>();

  /**
   * @param homes the rules of the editions that files speak of
   * @param resolve turns names of editions into those of `homes`
   */
  constructor(homes: Homes, resolve?: (name: string) => string | undefined) {
    this.#homes = homes;
    this.#resolve = resolve;
  }

  /**
   * What is expected under an edition: what the file says of it, else what it says of the nearest edition in which all the parameters
   * that the game asks for are the same, or are played alike.
   */
  expected(scenario: Scenario, edition: string, ruleset: GameRuleset): Expected {
    const own = expectationFor(scenario, edition, this.#resolve);
    if (own !== undefined && 'notApplicable' in own) return { because: own.notApplicable };
    if (own !== undefined) return own;
    let nearest: { edition: string; parameters: string[] } | undefined;
    for (const home of this.#nearest(scenario, edition)) {
      const asked = this.#askedIn(scenario, home);
      if (asked === null) continue;
      const differing = [...asked]
        .filter(([parameter, value]) => !alike(parameter, value, ruleset.entry(parameter)?.value ?? null))
        .map(([parameter]) => parameter);
      const expectation = expectationFor(scenario, home.edition, this.#resolve);
      if (differing.length === 0 && expectation && 'checks' in expectation)
        return { checks: expectation.checks, carriedFrom: home.edition };
      nearest ??= { edition: home.edition, parameters: differing.sort() };
    }
    return nearest === undefined
      ? { because: 'the file expects nothing of an edition whose rules are known' }
      : { because: `the rules differ from those of ${nearest.edition}`, parameters: nearest.parameters };
  }

  #nearest(scenario: Scenario, edition: string): { edition: string; ruleset: GameRuleset }[] {
    const far = (date: string): number => Math.abs(Date.parse(date) - Date.parse(edition)) || 0;
    const found = new Map<string, { edition: string; ruleset: GameRuleset }>();
    for (const name of editionsOf(scenario)) {
      const home = this.#homes(this.#resolve?.(name) ?? name);
      if (home !== undefined) found.set(home.edition, home);
    }
    return [...found.values()].sort((a, b) => far(a.edition) - far(b.edition));
  }

  #askedIn(
    scenario: Scenario,
    home: { edition: string; ruleset: GameRuleset },
  ): ReadonlyMap<Parameter, unknown> | null {
    const known = this.#asked.get(scenario) ?? new Map<string, ReadonlyMap<Parameter, unknown> | null>();
    this.#asked.set(scenario, known);
    const before = known.get(home.edition);
    if (before !== undefined) return before;
    const { heard, asked } = listened(home.ruleset);
    const { status } = runScenario(scenario, heard, {
      edition: home.edition,
      trace: false,
      ...(this.#resolve ? { resolve: this.#resolve } : {}),
    });
    const result = status === 'passed' ? asked : null;
    known.set(home.edition, result);
    return result;
  }
}

/** Whether the game plays the same by both values of a parameter. */
function alike(parameter: Parameter, a: unknown, b: unknown): boolean {
  const { use, values = [] } = definitionOf(parameter);
  const played = (value: unknown): unknown => values.find((one) => one.value === value)?.like ?? value;
  return use === 'informs' || JSON.stringify(played(a)) === JSON.stringify(played(b));
}

/** Why a scenario can't be played under rules, in words; anything else is thrown on. */
export function reasonOf(error: unknown): string {
  if (error instanceof GameError || error instanceof ScenarioError) return error.message;
  throw error;
}
