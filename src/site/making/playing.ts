import type { RulesetData } from '../../rulesets/index.js';
import type { Scenario } from '../../scenarios/index.js';
import type { ScenarioOutcome } from '../book.js';
import { dataAddress, writeJson } from './documents.js';
import { keyFrom } from './keep.js';
import type { Made } from './readDocuments.js';
import type { Workshop } from './workshop.js';

/** What a game says of itself, whichever edition it was played under. */
type Game = Omit<ScenarioOutcome, 'edition' | 'assumed'>;

/** The games of a book, each once: most end alike under most editions. */
interface Played {
  games: Game[];
  /**
   * By what they are played from, the games of an edition: its name, and for each scenario which game it is, and whether the edition leaves
   * something unsaid that was asked.
   */
  editions: Record<string, [edition: string, outcomes: [game: number, assumed: boolean][]]>;
}

/** All games of the book that was made before. */
const PLAYED = keyFrom('played');

/** Plays the scenarios by the rules of each document. */
export async function playAll(
  workshop: Workshop,
  made: readonly Made[],
  rulesets: readonly RulesetData[],
  scenarios: readonly Scenario[],
): Promise<ScenarioOutcome[][]> {
  const { keeper, shared } = workshop;
  const path = keeper.path('played', PLAYED);
  const before = keeper.look<Played>(path, PLAYED);
  const known: Known = { bySaying: new Map(), byChecks: new WeakMap() };
  for (const game of before?.games ?? []) known.bySaying.set(keyFrom(game), game as ScenarioOutcome);
  const all = keyFrom(scenarios);
  const froms = made.map(({ document: { id, name } }, i) => [id, name, rulesets[i]?.parameters, all]);
  const keys = froms.map(keyFrom);
  const outcomesBefore = (at: number): ScenarioOutcome[] | undefined => {
    const [edition, outcomes] = before?.editions[keys[at] as string] ?? [];
    return outcomes?.map(([game, assumed]) => ({
      ...(before?.games[game] as Game),
      edition: edition as string,
      assumed,
    }));
  };
  const place = new Map(made.map(({ document: { id } }, at) => [id, at]));
  const tasks = made.map(({ document: { id, name } }, at) => {
    const ruleset = rulesets[at] as RulesetData;
    // What the edition before has in common with this one need not be played again.
    const like = before?.editions[keys[at] as string] ? undefined : outcomesBefore(at - 1);
    const input = {
      id,
      name,
      ruleset,
      ...(like ? { like: { ruleset: rulesets[at - 1] as RulesetData, outcomes: like } } : {}),
    };
    return { input, from: froms[at] };
  });
  // What editions agree in is played once in a thread: a small book plays in one, while the other tells lives.
  const { big } = shared;
  const results = await workshop.kept('play', 'playing', tasks, {
    group: big ? TOGETHER : made.length,
    place: ({ id }) => dataAddress('scenarios', id, big),
    taken: (outcomes) => {
      const { edition = '' } = outcomes[0] ?? {};
      return outcomes.map((outcome) => sharing(outcome, edition, known));
    },
    recall: ({ id }) => outcomesBefore(place.get(id) as number),
  });
  writeJson(shared, path, together(keys, results));
  keeper.note(path, PLAYED, [path]);
  return results;
}

/** How many editions a thread of a large book plays at a time: each game that they have in common comes from it once. */
const TOGETHER = 12;

/** The games found so far, by the hash of all that they say, and by their checks: outcomes that a thread gave of one game share these. */
interface Known {
  bySaying: Map<string, ScenarioOutcome>;
  byChecks: WeakMap<ScenarioOutcome['checks'], ScenarioOutcome>;
}

/**
 * An outcome that shares all that it says of its game with the equal outcome of another edition: most games end alike under most
 * editions, and a large book has tens of thousands of them.
 *
 * @param edition its name, which all outcomes of an edition share
 */
function sharing(outcome: ScenarioOutcome, edition: string, { bySaying, byChecks }: Known): ScenarioOutcome {
  let same = byChecks.get(outcome.checks);
  if (same === undefined) {
    const { edition: _, assumed: __, ...game } = outcome;
    const saying = keyFrom(game);
    same = bySaying.get(saying) ?? outcome;
    bySaying.set(saying, same);
    byChecks.set(outcome.checks, same);
  }
  return { ...same, edition, assumed: outcome.assumed };
}

/** The outcomes of all editions with each game once; outcomes of one game share their checks. */
function together(keys: readonly string[], results: readonly ScenarioOutcome[][]): Played {
  const games: Game[] = [];
  const places = new Map<ScenarioOutcome['checks'], number>();
  const editions: Played['editions'] = {};
  for (const [at, outcomes] of results.entries()) {
    const rows = outcomes.map(({ edition: _, assumed, ...game }): [number, boolean] => {
      const place = places.get(game.checks) ?? games.push(game) - 1;
      places.set(game.checks, place);
      return [place, assumed];
    });
    editions[keys[at] as string] = [outcomes[0]?.edition ?? '', rows];
  }
  return { games, editions };
}
