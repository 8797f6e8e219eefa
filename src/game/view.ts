import type { Decision } from './api.js';
import type { ObjectId, PlayerId, Zone } from './cards/types.js';
import type { Game } from './game.js';

/** An object as somebody at the table sees it. */
export interface SeenObject {
  id: ObjectId;
  card: string;
  owner: PlayerId;
  controller: PlayerId;
  zone: Zone;
  types: string[];
  power?: number;
  toughness?: number;
  tapped: boolean;
  damage: number;
  counters: Record<string, number>;
  attachedTo: string | null;
  /** Who protects a battle, and the place of the room of a dungeon in which its owner is. */
  protector?: PlayerId;
  room?: number;
}

/** The game as one player may see it. Plain data. */
export interface View {
  viewer: PlayerId;
  players: {
    player: PlayerId;
    inGame: boolean;
    result: string;
    life: number;
    poison: number;
    /** Names of the cards, or only their number where the rules keep the hand hidden. */
    hand: ObjectId[] | number;
    library: number;
    /** The top card of the library where something has it seen by everybody. */
    top?: ObjectId;
    inRange: boolean;
  }[];
  objects: SeenObject[];
  stacks: Record<number, ObjectId[]>;
  turn: { owner: PlayerId | null; step: string | null; active: PlayerId[] };
  /** The decisions that this player may answer. */
  decisions: Decision[];
}

/**
 * What a player sees: everything public, the player's own hand and the hands of teammates as far as the rules let
 * a player look at them.
 */
export function viewOf(game: Game, viewer: PlayerId): View {
  const { state } = game;
  const shown = new Set<ObjectId>();
  const players = state.seats.map((player) => {
    const hand = game.hand(player);
    const visible = game.inGame(player) && game.mayLookAtHand(viewer, player);
    if (visible) for (const id of hand) shown.add(id);
    const top = game.topCardSeen(player);
    return {
      player,
      inGame: game.inGame(player),
      result: game.result(player),
      life: game.inGame(player) ? game.life(player) : 0,
      poison: game.inGame(player) ? game.poison(player) : 0,
      hand: visible ? [...hand] : hand.length,
      library: game.library(player),
      ...(top === undefined ? {} : { top }),
      inRange: game.inGame(player) && game.inRange(viewer, player),
    };
  });
  const objects = state.objects.all
    .filter((object) => object.exists && object.zone !== 'library')
    .filter((object) => object.zone !== 'hand' || shown.has(object.id))
    .map((object): SeenObject => {
      const types = game.types(object.id);
      return {
        id: object.id,
        card: object.ability === null ? object.card : `ability of ${object.ability.source}`,
        owner: object.owner,
        controller: object.controller,
        zone: object.zone,
        types,
        ...(types.includes('creature')
          ? { power: game.power(object.id), toughness: game.toughness(object.id) }
          : {}),
        tapped: object.tapped,
        damage: object.damage,
        counters: { ...object.counters },
        attachedTo: object.attachedTo,
        ...(object.protector === undefined ? {} : { protector: object.protector }),
        ...(object.room === undefined ? {} : { room: object.room }),
      };
    });
  const stacks: Record<number, ObjectId[]> = {};
  for (const marker of Object.keys(state.stacks)) stacks[Number(marker)] = game.stack(Number(marker));
  return {
    viewer,
    players,
    objects,
    stacks,
    turn: { owner: game.turnOwner(), step: game.step(), active: game.activePlayers() },
    decisions: game.pending().filter((decision) => decision.players.includes(viewer)),
  };
}
