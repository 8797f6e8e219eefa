import type { ParameterKey, Ruleset } from '../rulesets/index.js';
import { questionOf, questionsOf, runScenario } from '../scenarios/index.js';
import type { Book, ScenarioOutcomes } from './book.js';

/** A scenario that ends differently because of one parameter, with the answers of both editions. */
export interface Showing {
  scenario: string;
  question: string;
  answers: [unknown, unknown];
}

/** How many scenarios are played again to find one that a parameter decides alone. */
const TRIES = 2;

/**
 * Finds for parameters on which two documents differ a scenario that shows it. Where a game asked for no other parameter that
 * differs, the difference in its answers is the parameter's; else the game is played again with this one value taken from the
 * other document.
 *
 * @param outcomes of all scenarios, each with the parameters that its games asked for
 * @param a the older document
 * @param b the newer document
 * @param known what was found out about other pairs; games are played again only where nobody has
 * @returns by key; a parameter that no scenario shows is left out
 */
export function showingsOf(
  outcomes: readonly ScenarioOutcomes[],
  a: Book['documents'][number],
  b: Book['documents'][number],
  known: Map<string, boolean> = new Map(),
): Map<string, Showing> {
  const keys = a.ruleset.keys().filter((key) => a.ruleset.entry(key).value !== b.ruleset.entry(key).value);
  const found = new Map<string, Showing>();
  if (keys.length === 0) return found;
  const candidates = new Map<ParameterKey, Candidate[]>();
  for (const outcome of outcomes) {
    const differing = outcome.answers.filter(
      ({ answers }) =>
        Object.hasOwn(answers, a.id) &&
        Object.hasOwn(answers, b.id) &&
        JSON.stringify(answers[a.id]) !== JSON.stringify(answers[b.id]),
    );
    const [answer] = differing;
    if (answer === undefined) continue;
    const asked = new Set(
      outcome.results.flatMap(({ document, result }) =>
        document === a.id || document === b.id ? result.asked : [],
      ),
    );
    const suspects = keys.filter((key) => asked.has(key));
    const showing: Showing = {
      scenario: outcome.scenario.id,
      question: answer.question,
      answers: [answer.answers[a.id], answer.answers[b.id]],
    };
    for (const key of suspects) {
      candidates.set(key, [
        ...(candidates.get(key) ?? []),
        { showing, outcome, alone: suspects.length === 1, differing: differing.length },
      ]);
    }
  }
  for (const [key, list] of candidates) {
    let tries = TRIES;
    // The more comes out differently, the more there is to see.
    const shown = list
      .sort((x, y) => y.differing - x.differing)
      .find(
        ({ alone, showing, outcome }) =>
          alone || (tries-- > 0 && decided(key, outcome, showing, a.ruleset, b.ruleset, known)),
      );
    if (shown) found.set(key, shown.showing);
  }
  return found;
}

/** A scenario that may end differently because of a parameter. */
interface Candidate {
  showing: Showing;
  outcome: ScenarioOutcomes;
  /** True where its games asked for no other parameter that differs. */
  alone: boolean;
  /** How many questions have different answers. */
  differing: number;
}

/** {@link decides}, asked once for the same rules, value and question. */
function decided(
  key: ParameterKey,
  outcome: ScenarioOutcomes,
  showing: Showing,
  a: Ruleset,
  b: Ruleset,
  known: Map<string, boolean>,
): boolean {
  const name = JSON.stringify([a.hash, key, b.entry(key).value, showing.scenario, showing.question]);
  const answer = known.get(name) ?? decides(key, outcome, showing, a, b);
  known.set(name, answer);
  return answer;
}

/** Whether the answer becomes another one when this value alone is the other document's. */
function decides(
  key: ParameterKey,
  { scenario }: ScenarioOutcomes,
  { question, answers }: Showing,
  a: Ruleset,
  b: Ruleset,
): boolean {
  const { edition: _home, ...rest } = scenario;
  const checks = questionsOf(scenario).filter(({ text }) => questionOf(text) === question);
  const mixed = { entry: (asked: ParameterKey) => (asked === key ? b : a).entry(asked) };
  const result = runScenario({ ...rest, checks, expect: new Map() }, mixed, {
    edition: a.edition,
    trace: false,
  });
  const [check] = result.checks;
  return check !== undefined && JSON.stringify(check.actual) !== JSON.stringify(answers[0]);
}
