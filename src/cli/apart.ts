import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sourcesPath } from '../archive/catalogue/paths.js';
import { sha256 } from '../archive/hash.js';
import { keepIn, keptIn, stateOfProgram } from '../archive/kept.js';
import type { Ruleset } from '../rulesets/index.js';
// Not by way of the room's index, which loads the game: mostly nothing has to be played.
import { Comparison, type KnownPlays } from '../scenarios/plays/known.js';
import { listIn } from '../tree/maps.js';
import type { Context } from './context.js';
import { readText } from './files.js';
import { ownScenarioFiles } from './scenarioFiles.js';

/** What tells two rulesets apart: for each parameter the ids of the scenarios that go another way by it alone. */
type Apart = Record<string, string[]>;

/** How many pairs are kept; with each, some ten kilobytes. */
const MOST_PAIRS = 100;
/** The rooms whose code decides how a game goes. */
const PLAYING = ['game', 'scenarios', 'cards', 'language', 'rulesets', 'tree'];
const SCENARIOS = sourcesPath('../fixtures/scenarios');

/** A file of scenarios. `causes` has the parameters that change each scenario, or undefined for a scenario where they are not known. */
interface Asked {
  path: string;
  text: string;
  causes: readonly (readonly [scenario: string, parameters: readonly string[] | undefined])[] | undefined;
}

/**
 * The scenarios of the package that tell two rulesets apart, parameter by parameter. How they go under the values of published
 * editions is known; where a ruleset has other values, the scenarios that ask for these are played.
 *
 * @param archive as {@link keptOrPlayed} takes it
 */
export async function scenariosApart(
  context: Context,
  a: Ruleset,
  b: Ruleset,
  archive: string | undefined,
): Promise<Map<string, string[]>> {
  const files = askedOf(context, a, b);
  if (files.every(({ causes }) => causes?.every(([, parameters]) => parameters !== undefined)))
    return byParameter(files.flatMap(({ causes = [] }) => causes));
  return keptOrPlayed(a, b, archive, async () => {
    const { loadScenarios, tellingApart } = await import('../scenarios/index.js');
    return byParameter(
      files.flatMap(({ path, text, causes }) =>
        causes?.every(([, parameters]) => parameters !== undefined)
          ? causes
          : loadScenarios(text, basename(path)).map((scenario, at) => {
              const known = causes?.[at]?.[1];
              return [scenario.id, known ?? [...tellingApart([scenario], a, b).keys()]] as const;
            }),
      ),
    );
  });
}

function askedOf(context: Context, a: Ruleset, b: Ruleset): Asked[] {
  const plays = knownPlays();
  // What nobody understands, or two places say differently, keeps games from being played whatever the values are.
  const plain = [a, b].every(
    ({ strange, conflicts }) => strange.length === 0 && !conflicts.some(({ unsettled }) => unsettled),
  );
  const comparison = plays && plain ? new Comparison(plays, a, b) : undefined;
  return ownScenarioFiles().map((path): Asked => {
    const text = readText(path, 'a scenario file', context);
    const known = plays?.files[basename(path)];
    return {
      path,
      text,
      causes:
        comparison && known?.text === sha256(text)
          ? known.scenarios.map((scenario) => [scenario[0], comparison.causes(scenario)] as const)
          : undefined,
    };
  });
}

/** How the scenarios of the package go under the values of published editions; undefined where that does not come with it. */
function knownPlays(): KnownPlays | undefined {
  try {
    return JSON.parse(readFileSync(sourcesPath('plays.json'), 'utf8')) as KnownPlays;
  } catch {
    // Everything is played.
    return undefined;
  }
}

function byParameter(
  causes: readonly (readonly [scenario: string, parameters: readonly string[] | undefined])[],
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [scenario, parameters = []] of causes)
    for (const parameter of parameters) listIn(found, parameter).push(scenario);
  return found;
}

/**
 * The scenarios that tell two rulesets apart, parameter by parameter. Playing them all takes seconds, and the same values give the
 * same games: what was found is kept in the archive, where there is one that may be written, until the program or a scenario
 * is another.
 *
 * @param archive folder of the archive; where it is absent nothing is kept
 * @param play plays the scenarios under both; called where nothing is kept of such rulesets
 */
export async function keptOrPlayed(
  a: Ruleset,
  b: Ruleset,
  archive: string | undefined,
  play: () => Promise<Map<string, string[]>>,
): Promise<Map<string, string[]>> {
  if (archive === undefined) return play();
  const path = join(archive, 'apart.json');
  const state = stateOfProgram(PLAYING, [SCENARIOS]);
  const pair = sha256(`${valuesOf(a)}\n${valuesOf(b)}`);
  // What two rulesets say, with what tells them apart; the oldest first.
  const kept = keptIn<Record<string, Apart>>(path, state) ?? {};
  const known = kept[pair];
  if (known !== undefined) return new Map(Object.entries(known));
  const found = await play();
  const pairs = [...Object.entries(kept), [pair, Object.fromEntries(found)] as const].slice(-MOST_PAIRS);
  keepIn(path, state, Object.fromEntries(pairs));
  return found;
}

/** All that a game can ask of a ruleset, and what keeps it from being played. */
function valuesOf({ parameters, strange, conflicts }: Ruleset): string {
  const unsettled = conflicts.filter((conflict) => conflict.unsettled);
  return JSON.stringify([
    ...Object.entries(parameters)
      .map(([key, { value }]) => [key, value])
      .sort(([x], [y]) => ((x as string) < (y as string) ? -1 : 1)),
    ...(strange.length > 0 ? [strange] : []),
    ...(unsettled.length > 0 ? [unsettled] : []),
  ]);
}
