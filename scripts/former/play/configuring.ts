import { checkSetup, type Game, type GameSetup } from '../../../src/game/index.js';
import type { Settings } from '../actions/steps.js';
import { defaultOption } from './driver.js';
import { type Play, Rejected } from './play.js';
import { variantNamed } from './setup.js';

/** A game of as many players as asked, otherwise like the scenario, to compare with. */
export function withPlayers(play: Play, count: number): Game | undefined {
  if (count < 1 || count > 1000) throw new Rejected(`a game of ${count} players`);
  const players = Array.from({ length: count }, (_, index) => play.setup.players[index] ?? `P${index + 1}`);
  const { objects: _objects, teams: _teams, life: _life, start: _start, ...rest } = play.setup;
  const game = play.newGame({ ...rest, players, start: { at: 'opening' } });
  // Hands are kept, so that the first turn begins.
  for (let answers = 0; answers < 10 * count; answers++) {
    const decision = game.pending().find((one) => one.kind !== 'priority');
    if (!decision) break;
    game.answer(decision.id, defaultOption(decision));
  }
  return game;
}

/** Tries a configuration: variants, options, sizes of teams, seats. */
export function configure(play: Play, settings: Settings, during: boolean): void {
  if (during) throw new Rejected('options are settled before play begins');
  const setup: GameSetup = structuredClone(play.setup);
  delete setup.objects;
  delete setup.start;
  delete setup.life;
  const options = { ...setup.options };
  if (settings.variants) {
    const variants = settings.variants.map(variantNamed);
    throw new Rejected(`${variants.join(' and ')} are two variants; a game has one`);
  }
  const attackOptions = ['attackLeft', 'attackRight', 'attackMultiplePlayers'] as const;
  if (attackOptions.some((key) => settings[key]) || settings.none)
    for (const key of attackOptions) {
      if (settings[key]) options[key] = true;
      else if (settings.none) options[key] = false;
      else delete options[key];
    }
  if (settings.deployCreatures) options.deployCreatures = true;
  if (settings.sharedTeamTurns) options.sharedTeamTurns = true;
  if (settings.limitedRange) options.rangeOfInfluence = 1;
  if (typeof settings.range === 'number') options.rangeOfInfluence = settings.range;
  else if (settings.range) {
    const { others, ...named } = settings.range;
    options.rangeOfInfluence = Object.fromEntries(
      play.setup.players.map((player) => [player, named[player] ?? others ?? 1]),
    );
  }
  if (play.scenario.system === 'freeForAll' && !options.variant) options.variant = 'freeForAll';
  if (settings.sizes) {
    const names = settings.sizes.map((_, index) => String.fromCharCode(65 + index));
    setup.teams = Object.fromEntries(
      settings.sizes.map((size, index) => [
        names[index] as string,
        Array.from({ length: size }, (_, seat) => `${names[index]}${seat + 1}`),
      ]),
    );
    const lists = Object.values(setup.teams);
    const interleaved = options.variant === 'alternatingTeams';
    setup.players = interleaved
      ? Array.from({ length: Math.max(...settings.sizes) }, (_, seat) =>
          lists.flatMap((list) => (list[seat] ? [list[seat] as string] : [])),
        ).flat()
      : lists.flat();
    if (options.emperors)
      options.emperors = lists.map((list) => list[Math.floor((list.length - 1) / 2)] as string);
    if (typeof options.rangeOfInfluence === 'object') delete options.rangeOfInfluence;
  }
  const { order } = settings;
  if (order && order.length > 0) {
    if (order[0] === 'alternately') {
      const lists = Object.values(setup.teams ?? {});
      setup.players = Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, seat) =>
        lists.flatMap((list) => (list[seat] ? [list[seat] as string] : [])),
      ).flat();
    } else {
      // Whoever is not named keeps their seats behind those who are.
      const others = setup.players.filter((player) => !order.includes(player));
      const at = Math.min(
        ...order.map((player) => setup.players.indexOf(player)).filter((index) => index >= 0),
      );
      setup.players = [...others.slice(0, at), ...order, ...others.slice(at)];
    }
    if (setup.teams)
      setup.teams = Object.fromEntries(
        Object.entries(setup.teams).map(([team, members]) => [
          team,
          setup.players.filter((player) => members.includes(player)),
        ]),
      );
  }
  setup.options = options;
  play.configured.setup = setup;
  const problems = problemsOf(setup, play, settings);
  if (problems.length > 0) throw new Rejected(problems[0]?.reason ?? 'not allowed');
  play.seating = setup.players;
  if (order && order.length > 0) play.reseated = play.newGame(setup);
}

const ATTACK_OPTIONS = ['attackMultiplePlayers', 'attackLeft', 'attackRight'] as const;

/** What is wrong with a configuration; where it says nothing of how one may attack, some way has to be allowed. */
function problemsOf(setup: GameSetup, play: Play, settings: Settings): readonly { reason: string }[] {
  const problems = checkSetup(setup, play.ruleset);
  const silent = !settings.none && ATTACK_OPTIONS.every((key) => setup.options?.[key] === undefined);
  if (problems.length === 0 || !silent) return problems;
  const some = ATTACK_OPTIONS.some(
    (key) => checkSetup({ ...setup, options: { ...setup.options, [key]: true } }, play.ruleset).length === 0,
  );
  return some ? [] : problems;
}
