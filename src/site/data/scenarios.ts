import { type Scenario, scenarioToJson, titleOf } from '../../scenarios/index.js';

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
  /** The name of the data that hold it, see {@link ScenarioFile}. */
  file: string;
}

/** Scenarios as `scenarioToJson` writes them, by their ids. */
export type ScenarioFile = Record<string, string>;

/** Files of scenarios are about this long, in UTF-16 units. */
const LENGTH = 60_000;

/**
 * Distributes scenarios over files of bounded length, so that a page loads the one that it plays and few others.
 *
 * @param scenarios with distinct ids
 * @param name what the names of the files begin with
 * @returns the list in the order given, and the files by their names
 */
export function packScenarios(
  scenarios: readonly Scenario[],
  name: string,
): { list: ListedScenario[]; files: Map<string, ScenarioFile> } {
  const files = new Map<string, ScenarioFile>();
  let file = '';
  let length = LENGTH;
  const list = scenarios.map((scenario): ListedScenario => {
    const { id, system, setup } = scenario;
    const json = scenarioToJson(scenario);
    const { variant } = setup.options;
    if (length >= LENGTH) {
      file = `${name}-${files.size}`;
      files.set(file, {});
      length = 0;
    }
    (files.get(file) as ScenarioFile)[id] = json;
    length += json.length;
    return {
      id,
      title: titleOf(scenario),
      ...(system === undefined ? {} : { system }),
      ...(typeof variant === 'string' ? { variant } : {}),
      players: setup.players.length,
      file,
    };
  });
  return { list, files };
}
