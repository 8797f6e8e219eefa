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
 * @returns by key; a parameter that no scenario shows is left out
 */
export function showingsOf(
  outcomes: readonly ScenarioOutcomes[],
  a: Book['documents'][number],
  b: Book['documents'][number],
): Map<string, Showing> {
  const differing = a.ruleset
    .keys()
    .filter((key) => a.ruleset.entry(key).value !== b.ruleset.entry(key).value);
  const found = new Map<string, Showing>();
  if (differing.length === 0) return found;
  const uncertain = new Map<ParameterKey, Candidate[]>();
  for (const outcome of outcomes) {
    const answer = outcome.answers.find(
      ({ answers }) =>
        Object.hasOwn(answers, a.id) &&
        Object.hasOwn(answers, b.id) &&
        JSON.stringify(answers[a.id]) !== JSON.stringify(answers[b.id]),
    );
    if (answer === undefined) continue;
    const asked = new Set(
      outcome.results.flatMap(({ document, result }) =>
        document === a.id || document === b.id ? result.asked : [],
      ),
    );
    const suspects = differing.filter((key) => asked.has(key));
    const showing: Showing = {
      scenario: outcome.scenario.id,
      question: answer.question,
      answers: [answer.answers[a.id], answer.answers[b.id]],
    };
    const [only, ...others] = suspects;
    if (only !== undefined && others.length === 0) {
      if (!found.has(only)) found.set(only, showing);
    } else {
      for (const key of suspects)
        uncertain.set(key, [...(uncertain.get(key) ?? []), { showing, outcome, suspects: suspects.length }]);
    }
  }
  for (const [key, candidates] of uncertain) {
    if (found.has(key)) continue;
    const shown = candidates
      .sort((x, y) => x.suspects - y.suspects)
      .slice(0, TRIES)
      .find(({ showing, outcome }) => decides(key, outcome, showing, a.ruleset, b.ruleset));
    if (shown) found.set(key, shown.showing);
  }
  return found;
}

/** A scenario that may end differently because of a parameter, and how many parameters it may be because of. */
interface Candidate {
  showing: Showing;
  outcome: ScenarioOutcomes;
  suspects: number;
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
