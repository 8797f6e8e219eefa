import type { Effect } from '../../../src/game/index.js';
import type { Step } from '../actions/steps.js';
import { activate } from './casting.js';
import { instruct, type Play } from './play.js';
import { resolve } from './resolving.js';

export function damage(play: Play, step: Extract<Step, { do: 'damage' }>): void {
  const id = play.id(step.source);
  const card = play.scenario.cards.get(
    play.scenario.setup.objects.find((object) => object.id === step.source)?.card ?? '',
  );
  const ability = card?.abilities?.find(
    (candidate) =>
      candidate.ability === 'activated' && JSON.stringify(candidate.effects).includes('"damage"'),
  );
  if (ability) {
    activate(play, { do: 'activate', source: step.source, targets: [step.to] });
    resolve(play, step.source);
    return;
  }
  const to = play.scenario.setup.players.includes(step.to)
    ? ({ player: 'named', name: step.to } as const)
    : ({ object: 'named', id: play.id(step.to) } as const);
  const amount = step.amount ?? play.game.power(id) ?? 0;
  instruct(
    play,
    [{ effect: 'damage', amount, to, source: { object: 'named', id } }],
    play.game.controller(id),
  );
}

export function lose(play: Play, step: Extract<Step, { do: 'lose' }>): void {
  const player = { player: 'named', name: step.player } as const;
  if (step.by === 'life') {
    instruct(
      play,
      [{ effect: 'loseLife', player, amount: Math.max(0, play.game.life(step.player)) }],
      step.player,
    );
    play.driver.note();
    return;
  }
  const controller =
    step.source !== undefined && play.game.exists(step.source)
      ? play.game.controller(step.source)
      : step.player;
  instruct(play, [{ effect: 'lose', player }], controller);
}

/** A mandatory loop that nobody can break. */
export function loop(play: Play, objects: string[]): void {
  const effects: Effect[] = objects.flatMap((object): Effect[] => [
    { effect: 'tap', object: { object: 'named', id: play.id(object) } },
    { effect: 'untap', object: { object: 'named', id: play.id(object) } },
  ]);
  const first = play.id(objects[0] ?? '');
  instruct(
    play,
    effects,
    play.game.exists(first) ? play.game.controller(first) : (play.scenario.setup.players[0] ?? ''),
  );
  const results = () => JSON.stringify(play.scenario.setup.players.map((player) => play.game.result(player)));
  const before = results();
  play.driver.until(() => results() !== before || play.game.isOver());
}
