import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesPath } from '../archive/catalogue/paths.js';
import { sha256 } from '../archive/hash.js';
import { stateOfProgram } from '../archive/kept.js';
import { writeWhole } from '../archive/store/files.js';
import type { Ruleset } from '../rulesets/index.js';

/** What tells two rulesets apart: for each parameter the ids of the scenarios that go another way by it alone. */
type Apart = Record<string, string[]>;

/** What is kept: results of one state of the program and its scenarios, by what the two rulesets say, oldest first. */
interface Kept {
  state: string;
  /** Of the pairs, so that a damaged file is noticed. */
  check: string;
  pairs: Record<string, Apart>;
}

/** How many pairs are kept; with each, some ten kilobytes. */
const MOST_PAIRS = 100;
/** The rooms whose code decides how a game goes. */
const PLAYING = ['game', 'scenarios', 'cards', 'language', 'rulesets', 'tree'];
const SCENARIOS = sourcesPath('../fixtures/scenarios');

/**
 * The scenarios that tell two rulesets apart, parameter by parameter. Playing them all takes seconds, and the same values give the
 * same games: what was found is kept in the archive, where there is one that may be written, until the program or a scenario
 * is another.
 *
 * @param archive folder of the archive; where it is absent nothing is kept
 * @param play plays the scenarios under both; called where nothing is kept of such rulesets
 */
export async function scenariosApart(
  a: Ruleset,
  b: Ruleset,
  archive: string | undefined,
  play: () => Promise<Map<string, string[]>>,
): Promise<Map<string, string[]>> {
  if (archive === undefined) return play();
  const path = join(archive, 'apart.json');
  const state = stateOfProgram(PLAYING, [SCENARIOS]);
  const pair = sha256(`${valuesOf(a)}\n${valuesOf(b)}`);
  const kept = keptIn(path, state);
  const known = kept?.pairs[pair];
  if (known !== undefined) return new Map(Object.entries(known));
  const found = await play();
  keep(path, state, pair, Object.fromEntries(found), kept);
  return found;
}

/** All that a game can ask of a ruleset. */
function valuesOf({ parameters }: Ruleset): string {
  return JSON.stringify(
    Object.entries(parameters)
      .map(([key, { value }]) => [key, value])
      .sort(([x], [y]) => ((x as string) < (y as string) ? -1 : 1)),
  );
}

function keptIn(path: string, state: string): Kept | undefined {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as Kept;
    return kept.state === state && kept.check === checkOf(kept.pairs) ? kept : undefined;
  } catch {
    // Nothing is kept, or what is there was damaged: the games are played, and what is found takes its place.
    return undefined;
  }
}

function keep(path: string, state: string, pair: string, found: Apart, kept: Kept | undefined): void {
  const entries = [...Object.entries(kept?.pairs ?? {}), [pair, found] as const].slice(-MOST_PAIRS);
  const pairs = Object.fromEntries(entries);
  try {
    writeWhole(path, `${JSON.stringify({ state, check: checkOf(pairs), pairs } satisfies Kept)}\n`);
  } catch {
    // An archive that may only be read: the games are played each time.
  }
}

function checkOf(pairs: Kept['pairs']): string {
  return sha256(JSON.stringify(pairs));
}
