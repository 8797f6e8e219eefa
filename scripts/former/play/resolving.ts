import type { Step } from '../actions/steps.js';
import { activate, cast } from './casting.js';
import { everything, instruct, type Play, Rejected } from './play.js';

/** Whether a thing of the stack is an object of the scenario or an ability of it. */
function isOf(play: Play, item: string, id: string): boolean {
  return item === id || play.game.state.objects.get(item)?.ability?.source === id;
}

export function resolve(play: Play, what?: string, onlyTrigger = false): void {
  if (what === undefined && play.promise) {
    const { object, under, player } = play.promise;
    play.promise = undefined;
    instruct(
      play,
      [
        {
          effect: 'move',
          object: { object: 'named', id: play.id(object) },
          to: 'battlefield',
          under: { player: 'named', name: under },
        },
      ],
      player,
    );
    return;
  }
  let item: string | undefined;
  if (what !== undefined) {
    const id = play.id(what);
    const find = () => everything(play).findLast((candidate) => isOf(play, candidate, id));
    item = find();
    if (item === undefined && !onlyTrigger && play.game.exists(id)) {
      const zone = play.game.zone(id);
      const targets = play.driver.picks.filter(
        (pick): pick is string => typeof pick === 'string' && play.scenario.setup.players.includes(pick),
      );
      const card = play.scenario.cards.get(
        play.scenario.setup.objects.find((object) => object.id === what)?.card ?? '',
      );
      if (zone === 'hand') {
        const takes = card?.spell?.targets?.length ?? 0;
        cast(play, { do: 'cast', spell: what, targets: takes > 0 ? targets : [] });
        if (takes > 0)
          play.driver.picks = play.driver.picks.filter((pick) => !targets.includes(pick as string));
      } else if (
        zone === 'battlefield' &&
        card?.abilities?.some((ability) => ability.ability === 'activated')
      )
        activate(play, { do: 'activate', source: what, targets });
      else if (zone === 'battlefield' && upkeepTrigger(card)) {
        // "AE's ow resolves": the turn is led to where it triggers, if it ever does.
        const trial = play.fork();
        if (trial.driver.until(() => everything(trial).some((candidate) => isOf(trial, candidate, id))))
          play.become(trial);
      }
      item = find();
    }
    if (item === undefined) return;
  } else item = newest(play);
  if (item === undefined) {
    // Something may be half resolved, waiting for a choice.
    play.driver.until(() => play.driver.choices().length === 0 || everything(play).length > 0, {
      holdChoices: true,
    });
    return;
  }
  const waited = item;
  const marker = play.game.stackOf(waited) ?? undefined;
  play.driver.until(
    () =>
      !everything(play).includes(waited) && play.driver.choices().every((choice) => !resolving(choice.kind)),
    {
      holdChoices: true,
      ...(marker === undefined ? {} : { marker }),
    },
  );
}

export function resolving(kind: string): boolean {
  return !['attack', 'block', 'mulligan', 'priority', 'orderTriggers'].includes(kind);
}

function upkeepTrigger(card: { abilities?: readonly { ability: string }[] } | undefined): boolean {
  return card?.abilities?.some((ability) => ability.ability === 'triggered') ?? false;
}

/** The newest thing on any stack. */
export function newest(play: Play): string | undefined {
  const all = everything(play);
  return all.at(-1);
}

/** "Carissa's team-mate resolves Biorhythm": a card from outside the set-up does what it does. */
export function bring(play: Play, step: Extract<Step, { do: 'bring' }>): void {
  let player = step.player;
  if (step.teammateOf !== undefined) {
    const team = play.driver.teamOf.get(step.teammateOf);
    player = play.scenario.setup.teams?.[team ?? '']?.find((member) => member !== step.teammateOf);
  }
  if (player === undefined) throw new Rejected('nobody is there to cast it');
  if (step.card === 'in hand') {
    const object = play.scenario.setup.objects.find(
      (candidate) =>
        candidate.controller === player &&
        candidate.zone === 'hand' &&
        play.game.zone(candidate.id) === 'hand',
    );
    if (!object) throw new Rejected(`${player} has no card in hand`);
    cast(play, { do: 'cast', player, spell: object.id, targets: [] });
    resolve(play, object.id);
    return;
  }
  const held = play.scenario.setup.objects.find(
    (object) => object.card === step.card && object.zone === 'hand' && object.controller === player,
  );
  if (held) {
    cast(play, { do: 'cast', player, spell: held.id, targets: [] });
    resolve(play, held.id);
    return;
  }
  const card =
    play.scenario.cards.get(step.card) ?? play.setup.cards?.find((candidate) => candidate.name === step.card);
  if (!card?.spell) throw new Rejected(`"${step.card}" has no effect of its own`);
  instruct(play, card.spell.effects, player);
}
