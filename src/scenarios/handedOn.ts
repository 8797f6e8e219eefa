import type { Scenario } from './scenario.js';

/** A scenario as plain data, with lists in place of maps. */
type HandedOn = Omit<Scenario, 'cards' | 'expect'> & {
  cards: [string, unknown][];
  expect: [string, unknown][];
};

/**
 * A scenario that was read, as JSON: cards, steps and checks as they were understood. A program that takes it needs no reader of words.
 *
 * @param scenario from `loadScenarios`
 */
export function scenarioToJson({ cards, expect, ...rest }: Scenario): string {
  return JSON.stringify({ ...rest, cards: [...cards], expect: [...expect] } satisfies HandedOn);
}

/**
 * The scenario that `scenarioToJson` wrote.
 *
 * @param json what it wrote; nothing is checked, since a scenario is checked when it is read
 */
export function scenarioFromJson(json: string): Scenario {
  const { cards, expect, ...rest } = JSON.parse(json) as HandedOn;
  return { ...rest, cards: new Map(cards), expect: new Map(expect) } as Scenario;
}
