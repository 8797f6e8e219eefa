import { differingKeys, type ParameterKey, type Ruleset } from '../rulesets/index.js';
import { questionOf, questionsOf, runScenario, titleOf } from '../scenarios/index.js';
import type { Book, ScenarioOutcomes } from './book.js';

/** A scenario that ends differently because of one parameter, with the answers of both editions. */
export interface Showing {
  scenario: string;
  /** What the scenario is called, in words. */
  title: string;
  question: string;
  answers: [unknown, unknown];
}

/** That no scenario shows a parameter. */
export interface NotShown {
  /** How many scenarios ask for it under either edition. */
  asked: number;
  /** How many of these end differently, because of other parameters. */
  differing: number;
}

/** What scenarios show of the parameters on which two documents differ. */
export interface Showings {
  shown: ReadonlyMap<ParameterKey, Showing>;
  /** For each of the others how near scenarios come to it. */
  notShown: ReadonlyMap<ParameterKey, NotShown>;
}

/** What came out of a game, by question, as JSON; a question that could not be answered is left out. */
export type Answers = Readonly<Record<string, string>>;

/** How many scenarios are played again to find one that a parameter decides. */
const TRIES = 8;

/**
 * Finds for parameters on which two documents differ a scenario that shows it. Where a game asked for no other parameter that
 * differs, the difference in its answers is the parameter's; else the game is played again under either document with this one
 * value taken from the other, to see whether an answer that differs becomes another one.
 *
 * @param outcomes of all scenarios, each with the parameters that its games asked for
 * @param known what was found out about other pairs; games are played again only where nobody has
 */
export function showingsOf(
  outcomes: readonly ScenarioOutcomes[],
  a: Book['documents'][number],
  b: Book['documents'][number],
  known: Map<string, Answers> = new Map(),
): Showings {
  const keys = differingKeys(a.ruleset, b.ruleset);
  const asking = new Map<ParameterKey, number>();
  const candidates = new Map<ParameterKey, Candidate[]>();
  for (const outcome of keys.length === 0 ? [] : outcomes) {
    const asked = new Set(
      outcome.results.flatMap(({ document, result }) =>
        document === a.id || document === b.id ? result.asked : [],
      ),
    );
    const suspects = keys.filter((key) => asked.has(key));
    for (const key of suspects) asking.set(key, (asking.get(key) ?? 0) + 1);
    const differing = outcome.answers.flatMap(({ question, answers }): Showing[] => {
      if (!Object.hasOwn(answers, a.id) || !Object.hasOwn(answers, b.id)) return [];
      const both: Showing['answers'] = [answers[a.id], answers[b.id]];
      return JSON.stringify(both[0]) === JSON.stringify(both[1])
        ? []
        : [{ scenario: outcome.scenario.id, title: titleOf(outcome.scenario), question, answers: both }];
    });
    if (differing.length === 0) continue;
    for (const key of suspects) {
      const list = candidates.get(key) ?? [];
      list.push({ outcome, differing, suspects: suspects.length });
      candidates.set(key, list);
    }
  }
  const shown = new Map<ParameterKey, Showing>();
  const notShown = new Map<ParameterKey, NotShown>();
  for (const key of keys) {
    const list = candidates.get(key) ?? [];
    const found = showingOf(key, list, a.ruleset, b.ruleset, known);
    if (found) shown.set(key, found);
    else notShown.set(key, { asked: asking.get(key) ?? 0, differing: list.length });
  }
  return { shown, notShown };
}

/** A scenario that ends differently, perhaps because of a parameter. */
interface Candidate {
  outcome: ScenarioOutcomes;
  /** The questions with different answers. */
  differing: Showing[];
  /** How many parameters that differ its games asked for. */
  suspects: number;
}

/** The first of the scenarios, those with the fewest other reasons before the others, that a parameter decides. */
function showingOf(
  key: ParameterKey,
  candidates: readonly Candidate[],
  a: Ruleset,
  b: Ruleset,
  known: Map<string, Answers>,
): Showing | undefined {
  // Of those with as few reasons, the one in which more turns out differently has more to see.
  const order = [...candidates].sort(
    (x, y) => x.suspects - y.suspects || y.differing.length - x.differing.length,
  );
  for (const { outcome, differing, suspects } of order.slice(0, TRIES)) {
    if (suspects === 1) return differing[0];
    for (const [own, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const name = JSON.stringify([own.hash, key, other.entry(key).value, outcome.scenario.id]);
      const answers = known.get(name) ?? answersWith(key, outcome, own, other);
      known.set(name, answers);
      const side = own === a ? 0 : 1;
      const found = differing.find(({ question, answers: both }) => {
        const answer = answers[question];
        return answer !== undefined && answer !== JSON.stringify(both[side]);
      });
      if (found) return found;
    }
  }
  return undefined;
}

/** The results by the rules of one document with this value from another one; empty where the game stops. */
function answersWith(
  key: ParameterKey,
  { scenario }: ScenarioOutcomes,
  own: Ruleset,
  other: Ruleset,
): Answers {
  const { edition: _home, ...rest } = scenario;
  const checks = questionsOf(scenario);
  const mixed = { entry: (asked: ParameterKey) => (asked === key ? other : own).entry(asked) };
  const result = runScenario({ ...rest, checks, expect: new Map() }, mixed, {
    edition: own.edition,
    trace: false,
  });
  return Object.fromEntries(
    result.checks.flatMap(({ text, actual, problem }) =>
      problem === undefined ? [[questionOf(text), JSON.stringify(actual)]] : [],
    ),
  );
}
