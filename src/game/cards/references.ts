import { attackingCandidates, defendingCandidates } from '../combat/defending.js';
import type { Engine } from '../engine.js';
import type { Context, GameObject } from '../state.js';
import { neighbour } from '../table/seats.js';
import { activePlayers } from '../table/teams.js';
import { objectsMatching, playersMatching } from './filters.js';
import type { ObjectRef, PlayerId, PlayerRef } from './types.js';

/**
 * The players that a reference means. Where one of several has been chosen (`active`, `defending`, `attacking`)
 * only that one is given, otherwise all who could be meant.
 */
export function playersOf(g: Engine, context: Context, ref: PlayerRef): PlayerId[] {
  switch (ref.player) {
    case 'you':
      return [context.controller];
    case 'it':
      if (context.it.player !== undefined) return [context.it.player];
      return context.it.object === undefined ? [] : [g.object(context.it.object).controller];
    case 'that':
      return context.that.player === undefined ? [] : [context.that.player];
    case 'active': {
      const chosen = context.chosen['#active'];
      return chosen === undefined ? [...activePlayers(g, g.thread.turn)] : [chosen];
    }
    case 'defending': {
      const chosen = context.chosen['#defending'];
      return chosen === undefined ? defendingCandidates(g, context) : [chosen];
    }
    case 'attacking': {
      const chosen = context.chosen['#attacking'];
      return chosen === undefined ? attackingCandidates(g, context) : [chosen];
    }
    case 'enchanted': {
      const source = context.source === null ? undefined : g.state.objects.get(context.source);
      const host = source?.attachedTo ?? source?.last?.attachedTo ?? null;
      return host !== null && g.state.players[host] !== undefined ? [host] : [];
    }
    case 'left':
    case 'right':
      return playersOf(g, context, ref.of).map((player) =>
        neighbour(g, player, ref.player === 'left' ? 1 : -1),
      );
    case 'planarController':
      return g.state.planarController === null ? [] : [g.state.planarController];
    case 'owner':
      return objectsOf(g, context, ref.of).map((object) => object.owner);
    case 'controller':
      return objectsOf(g, context, ref.of).map((object) => lastController(object));
    case 'target':
      return targetedPlayers(context, ref.index);
    case 'chosen': {
      const source = context.source === null ? undefined : g.state.objects.get(context.source);
      const chosen = context.chosen[ref.name] ?? (ref.name === 'player' ? source?.chosenPlayer : undefined);
      return chosen === undefined ? [] : [chosen];
    }
    case 'named':
      return [ref.name];
    case 'each':
      return playersMatching(g, context, ref.filter ?? {});
  }
}

function targetedPlayers({ targets }: Context, index: number): PlayerId[] {
  const players: PlayerId[] = [];
  for (const { player, spec } of targets) if (spec === index && player !== undefined) players.push(player);
  return players;
}

function lastController(object: GameObject): PlayerId {
  return object.zone !== 'battlefield' && object.zone !== 'stack' && object.last !== null
    ? object.last.controller
    : object.controller;
}

/** The objects that a reference means; those that are gone are left out except for `self` and `that`. */
export function objectsOf(g: Engine, context: Context, ref: ObjectRef): GameObject[] {
  const byName = (id: string | null | undefined): GameObject[] => {
    const object = id === null || id === undefined ? undefined : g.state.objects.get(id);
    return object === undefined ? [] : [object];
  };
  switch (ref.object) {
    case 'self':
      return byName(context.source);
    case 'attached': {
      const source = context.source === null ? undefined : g.state.objects.get(context.source);
      return byName(source?.attachedTo ?? source?.last?.attachedTo);
    }
    case 'it':
      return byName(context.it.object);
    case 'that':
      return byName(context.that.object);
    case 'other':
      return byName(context.that.other);
    case 'found':
      return (context.piles.found ?? [context.found]).flatMap(byName);
    case 'target':
      return context.targets.flatMap((target) =>
        target.spec !== ref.index
          ? []
          : byName(target.object).filter(
              (object) => object.incarnation === (target.incarnation ?? object.incarnation),
            ),
      );
    case 'chosen':
      return byName(context.chosen[ref.name]);
    case 'named':
      return byName(ref.id).filter(({ incarnation }) => incarnation === (ref.incarnation ?? incarnation));
    case 'maker':
      return [];
    case 'each':
      return objectsMatching(g, context, ref.filter ?? {});
  }
}
