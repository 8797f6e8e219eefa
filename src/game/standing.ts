import type { Result } from './api.js';
import type { ObjectId, PlayerId, Step, TeamId, Zone } from './cards/types.js';
import type { Game } from './game.js';
import type { GameObject } from './state.js';

/** How everybody and everything stands, nothing hidden: for referees and for comparing engines. */
export interface Standing {
  /** By player and by team. */
  life: Record<PlayerId | TeamId, number>;
  poison: Record<PlayerId | TeamId, number>;
  results: Record<PlayerId | TeamId, Result>;
  /** Numbers of cards, of players who are in the game. */
  hands: Record<PlayerId, number>;
  libraries: Record<PlayerId, number>;
  /** The turns that are going on: one, except in Grand Melee, where each turn marker has its own. */
  turns: StandingTurn[];
  /** Grand Melee: who holds each turn marker, null while it waits for somebody. */
  markers: Record<string, PlayerId | null>;
  /** Who is within the range of influence of each player who is in the game. */
  ranges: Record<PlayerId, PlayerId[]>;
  /** Every object with a card or token of its own, those that are gone included. */
  objects: Record<ObjectId, StandingObject>;
}

/** A turn that is going on. */
export interface StandingTurn {
  /** Number of the turn marker; 1 in games without. */
  marker: number;
  /** Whose turn it is. */
  player: PlayerId | null;
  step: Step | null;
  /** The players or teams that hold priority. */
  priority: (PlayerId | TeamId)[];
}

/** How an object stands. */
export interface StandingObject {
  zone: Zone;
  owner: PlayerId;
  controller: PlayerId;
  tapped: boolean;
  /** Damage dealt to it this turn. */
  damage: number;
  /** By kind; kinds of which there are none are left out. */
  counters: Record<string, number>;
  attachedTo: ObjectId | PlayerId | null;
  /** Who protects it, of a battle. */
  protector?: PlayerId;
  /** The place of the room in which its owner is, of a dungeon. */
  room?: number;
}

/** The whole table as it is, as plain data. */
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
    hands: each(game.players(), (name) => game.hand(name).length),
    libraries: each(game.players(), (name) => game.library(name)),
    turns: state.threads.map(({ marker }) => ({
      marker,
      player: game.turnOwner(marker),
      step: game.step(marker),
      priority: [game.priority(marker) ?? []].flat(),
    })),
    markers: Object.fromEntries(game.markers().map((number) => [number, game.marker(number)])),
    ranges: each(game.players(), (name) => game.rangeOf(name)),
    objects: Object.fromEntries(
      state.objects.all
        .filter((object) => object.ability === null && object.card !== '')
        .map((object) => [object.id, standingObject(object)]),
    ),
  };
}

function standingObject(object: GameObject): StandingObject {
  const { zone, owner, controller, tapped, damage, counters, attachedTo, protector, room } = object;
  return {
    zone,
    owner,
    controller,
    tapped,
    damage,
    counters: Object.fromEntries(
      Object.entries(counters)
        .filter(([, count]) => count !== 0)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    attachedTo,
    ...(protector === undefined ? {} : { protector }),
    ...(room === undefined ? {} : { room }),
  };
}
