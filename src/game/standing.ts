import type { Result } from './api.js';
import type { ObjectId, PlayerId, TeamId, Zone } from './cards/types.js';
import type { Game } from './game.js';

/** How everybody and everything stands, nothing hidden: for referees and for comparing engines. */
export interface Standing {
  /** By player and by team. */
  life: Record<PlayerId | TeamId, number>;
  poison: Record<PlayerId | TeamId, number>;
  results: Record<PlayerId | TeamId, Result>;
  /** Every object with a card or token of its own, those that are gone included. */
  objects: Record<ObjectId, { zone: Zone; owner: PlayerId; controller: PlayerId }>;
}

/** The whole table as it stands, as plain data. */
export function standingOf(game: Game): Standing {
  const { state } = game;
  const sides = Object.keys(state.teams);
  const each = <T>(names: readonly string[], value: (name: string) => T): Record<string, T> =>
    Object.fromEntries(names.map((name) => [name, value(name)]));
  return {
    life: { ...each(state.seats, (name) => game.life(name)), ...each(sides, (name) => game.teamLife(name)) },
    poison: {
      ...each(state.seats, (name) => game.poison(name)),
      ...each(sides, (name) => game.teamPoison(name)),
    },
    results: each([...state.seats, ...sides], (name) => game.result(name)),
    objects: Object.fromEntries(
      Object.values(state.objects)
        .filter((object) => object.ability === null && object.card !== '')
        .map((object) => [
          object.id,
          { zone: object.zone, owner: object.owner, controller: object.controller },
        ]),
    ),
  };
}
