import { type Scenario, titleOf } from '../../scenarios/index.js';

/** What a page knows of a scenario before it is chosen. */
export interface ListedScenario {
  id: string;
  title: string;
  system?: string;
  /** As the scenario's file spells it. */
  variant?: string;
  players: number;
  /** Parameters on which its outcome may depend, as places in the list of the index; absent where all editions end alike. */
  differs?: number[];
  /** Which file of scenarios holds it. */
  file: number;
}

/** Scenarios in one file, as their own files have them, by their place in the list. */
export type ScenarioFile = Record<number, string>;

/** Files of scenarios are about this long, in UTF-16 units. */
const LENGTH = 60_000;

/**
 * Distributes scenarios over files of bounded length, so that a page loads the one that it plays and few others.
 *
 * @param scenarios with distinct ids
 * @returns the list in the order given, and the files
 */
export function packScenarios(scenarios: readonly Scenario[]): {
  list: ListedScenario[];
  files: ScenarioFile[];
} {
  const files: ScenarioFile[] = [];
  let length = LENGTH;
  const list = scenarios.map((scenario, at): ListedScenario => {
    const { id, system, written, setup } = scenario;
    const { variant } = setup.options;
    if (length >= LENGTH) {
      files.push({});
      length = 0;
    }
    (files.at(-1) as ScenarioFile)[at] = written;
    length += written.length;
    return {
      id,
      title: titleOf(scenario),
      ...(system === undefined ? {} : { system }),
      ...(typeof variant === 'string' ? { variant } : {}),
      players: setup.players.length,
      file: files.length - 1,
    };
  });
  return { list, files };
}
