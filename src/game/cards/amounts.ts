import { rememberedCount } from '../departure/remembered.js';
import type { Engine } from '../engine.js';
import { lifeSeen, poisonOf, poisonSeen } from '../life/seen.js';
import { seen } from '../reach/information.js';
import type { Context, GameObject } from '../state.js';
import { activePlayers } from '../table/teams.js';
import { enteredThisTurn, factOf } from '../turn/facts.js';
import { isFaceDown } from '../zones/faceDown.js';
import { admits, matches, objectsMatching, playersMatching } from './filters.js';
import { objectsOf, playersOf } from './references.js';
import { layersOf, traitsOf } from './traits.js';
import type { Amount, CardDefinition, Condition, PlayerId, PlayerRef } from './types.js';

/** The basic land types. */
const BASIC = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

/**
 * Works an amount out.
 * @param viewers whose range limits what is counted; the controller's when absent
 * @returns a whole number; 0 where the thing asked about is not there
 */
export function amountOf(g: Engine, context: Context, amount: Amount, viewers?: readonly PlayerId[]): number {
  if (typeof amount === 'number') return amount;
  switch (amount.amount) {
    case 'x':
      return context.x;
    case 'n':
      return context.n;
    case 'life':
      return playersOf(g, context, amount.of).reduce((sum, player) => sum + lifeSeen(g, player), 0);
    case 'poison':
      return poisonOf(g, playersOf(g, context, amount.of));
    case 'power':
    case 'toughness': {
      const object = objectsOf(g, context, amount.of)[0];
      if (object === undefined) return 0;
      if (object.zone !== 'battlefield' && object.last !== null) return object.last[amount.amount];
      return traitsOf(g, object)[amount.amount];
    }
    case 'devotion': {
      const players = playersOf(g, context, amount.of);
      return g.survey.permanents
        .filter((object) => players.includes(object.controller))
        .flatMap((object) => symbolsOf(g, object))
        .filter((symbol) => symbol.some((color) => amount.colors.includes(color))).length;
    }
    case 'unspent':
      return playersOf(g, context, amount.of)
        .flatMap((player) => g.state.players[player]?.pool ?? [])
        .reduce((sum, mana) => sum + mana.amount, 0);
    case 'chosenNumber':
      return g.state.objects.get(context.source ?? '')?.chosenNumber ?? 0;
    case 'manaValue': {
      const object = objectsOf(g, context, amount.of)[0];
      return object === undefined ? 0 : manaValue(g, object);
    }
    case 'manaCost': {
      const object = objectsOf(g, context, amount.of)[0];
      return object === undefined ? 0 : manaCost(g, object, amount.less ?? 0);
    }
    case 'counters': {
      const object = objectsOf(g, context, amount.of)[0];
      const there = object?.zone === 'battlefield' ? object.counters : object?.last?.counters;
      return (there ?? object?.counters)?.[amount.kind] ?? 0;
    }
    case 'greatest':
    case 'least':
    case 'total': {
      const values = objectsMatching(g, context, amount.objects, viewers).map((object) =>
        amount.of === 'cost' ? manaValue(g, object) : traitsOf(g, object)[amount.of],
      );
      return amount.amount === 'total'
        ? values.reduce((sum, value) => sum + value, 0)
        : amount.amount === 'least'
          ? values.length === 0
            ? 0
            : Math.min(...values)
          : Math.max(0, ...values);
    }
    case 'cardTypes':
      return new Set(
        objectsMatching(g, context, amount.objects, viewers).flatMap((object) => traitsOf(g, object).types),
      ).size;
    case 'names':
      // What has no name has none to differ by.
      return new Set(
        objectsMatching(g, context, amount.objects, viewers)
          .map((object) => traitsOf(g, object).name)
          .filter((name) => name),
      ).size;
    case 'landTypes': {
      const found = objectsMatching(g, context, amount.objects, viewers);
      return BASIC.filter((type) => found.some((object) => layersOf(g, object).subtypes.includes(type)))
        .length;
    }
    case 'thisTurn':
      return factOf(g, amount.what, amount.of === undefined ? null : playersOf(g, context, amount.of));
    case 'entered': {
      const { controller, ...what } = amount.objects;
      const players = controller === undefined ? null : playersOf(g, context, controller);
      return enteredThisTurn(g, players).filter((object) =>
        matches(g, context, object, { ...what, zone: 'any' }),
      ).length;
    }
    case 'attackedOpponents': {
      const attacked = new Set(
        g.state.threads.flatMap((thread) =>
          (thread.turn?.combat?.attackers ?? []).flatMap(
            ({ defender }) => g.state.teams[defender]?.members ?? [defender],
          ),
        ),
      );
      return playersMatching(g, context, { who: 'opponents' }).filter((player) => attacked.has(player))
        .length;
    }
    case 'numberOf':
      if ('objects' in amount)
        return (
          objectsMatching(g, context, amount.objects, viewers).length +
          rememberedCount(g, context, amount.objects)
        );
      return playersMatching(g, context, amount.players, viewers).length;
    case 'spellsCast': {
      const eyes = viewers ?? [context.controller];
      let total = 0;
      const cast = amount.lastTurn ? (g.state.spellsLastTurn ?? {}) : g.state.spellsThisTurn;
      for (const [player, count] of Object.entries(cast)) {
        if (g.state.players[player]?.inGame !== true && !seesPast(g)) continue;
        if (seen(g, eyes, player) && admits(g, context, player, amount.by ?? {})) total += count;
      }
      return total;
    }
    case 'half': {
      const half = amountOf(g, context, amount.of, viewers) / 2;
      return amount.round === 'up' ? Math.ceil(half) : Math.floor(half);
    }
    case 'times':
      return amount.factor * amountOf(g, context, amount.of, viewers);
    case 'plus':
      return amount.of.reduce((sum: number, part) => sum + amountOf(g, context, part, viewers), 0);
    case 'min':
    case 'max': {
      const values =
        'over' in amount
          ? playersMatching(g, context, amount.over, viewers).map((player) =>
              amountOf(g, { ...context, it: { player } }, amount.of, viewers),
            )
          : amount.of.map((part) => amountOf(g, context, part, viewers));
      if (values.length === 0) return 0;
      return amount.amount === 'min' ? Math.min(...values) : Math.max(...values);
    }
    case 'that':
      return context.that.amount ?? 0;
    case 'remembered':
      return amount.of === undefined
        ? (context.remembered[amount.name] ?? 0)
        : playersOf(g, context, amount.of).reduce(
            (sum, player) => sum + (context.remembered[`${amount.name} of ${player}`] ?? 0),
            0,
          );
  }
}

/** What an object costs; X counts on the stack alone. */
export function manaValue(g: Engine, object: GameObject): number {
  const melded = object.melded === undefined ? undefined : g.state.objects.get(object.melded);
  if (melded !== undefined) return (frontOf(g, object).cost ?? 0) + (g.definition(melded).cost ?? 0);
  const card = frontOf(g, object);
  const times = card.x ?? (card.spell?.x === true ? 1 : 0);
  return (object.printed?.cost ?? card.cost ?? 0) + (object.zone === 'stack' ? object.x * times : 0);
}

/** The card that says what an object costs: with another face up, or as an Aura, it costs what it does as it is printed. */
function frontOf(g: Engine, object: GameObject): CardDefinition {
  const { front, copied, card } = object;
  const own = front === undefined || copied || isFaceDown(card) ? undefined : g.cards.get(front);
  return own === undefined || own.fuse ? g.definition(object) : own;
}

/** What is paid for the mana cost of an object, with so much less of what has no colour; no number where it has no such cost. */
function manaCost(g: Engine, object: GameObject, less: number): number {
  const { types, unpayable, cost, symbols = [] } = g.definition(object);
  if (unpayable || types.includes('land') || (object.kind === 'token' && cost === undefined))
    return Number.POSITIVE_INFINITY;
  return Math.max(symbols.length, (cost ?? 0) - less);
}

/** The coloured symbols of what a permanent costs. */
function symbolsOf(g: Engine, object: GameObject): string[][] {
  return g.definition(object).symbols ?? [];
}

/** Whether effects that look back still find what a player did who has since left. */
function seesPast(g: Engine): boolean {
  // Where no rule speaks of it, nothing takes a past action away from those that are counted.
  return g.rules.ask('leaving.pastActionVisibility') !== false;
}

/** Answers a yes-or-no question about the state. */
export function holds(g: Engine, context: Context, condition: Condition): boolean {
  switch (condition.if) {
    case 'compare':
      return compares(g, context, condition);
    case 'matches':
      return objectsOf(g, context, condition.object).some((object) =>
        matches(g, context, object, condition.filter),
      );
    case 'exists':
      return (
        objectsMatching(g, context, condition.objects).length > 0 ||
        rememberedCount(g, context, condition.objects) > 0
      );
    case 'somePlayer':
      return playersMatching(g, context, condition.players).length > 0;
    case 'monarch':
    case 'initiative': {
      const holder = g.state[condition.if];
      return holder !== undefined && playersOf(g, context, condition.player).includes(holder);
    }
    case 'completed':
      return playersOf(g, context, condition.player).some((player) => g.state.players[player]?.completed);
    case 'turn': {
      const active = activePlayers(g, g.thread.turn);
      return playersOf(g, context, condition.player).some((player) => active.includes(player));
    }
    case 'step': {
      const { turn } = g.thread;
      if (turn === null || !condition.steps.includes(turn.step)) return false;
      if (condition.player === undefined) return true;
      const active = activePlayers(g, turn);
      return playersOf(g, context, condition.player).some((player) => active.includes(player));
    }
    case 'attacked': {
      const players = playersOf(g, context, condition.player);
      return g.state.threads.some((thread) =>
        thread.turn?.combat?.attackers.some(({ defender }) =>
          (g.state.teams[defender]?.members ?? [defender]).some((player) => players.includes(player)),
        ),
      );
    }
    case 'chosen':
      return context.chosen[condition.name] !== undefined;
    case 'voted':
      return (
        (context.remembered[`votes ${condition.for}`] ?? 0) >
        (context.remembered[`votes ${condition.over}`] ?? 0)
      );
    case 'suspended':
      return context.source !== null && g.state.objects.get(context.source)?.suspended === true;
    case 'kicked': {
      const kicked = g.state.objects.get(context.source ?? '')?.kicked;
      return kicked === true || (kicked !== undefined && (condition.with ?? kicked) === kicked);
    }
    case 'cameSinceUpkeep':
      return objectsOf(g, context, condition.object).some(
        ({ zone, controller, cameAt }) =>
          zone === 'battlefield' &&
          cameAt !== undefined &&
          cameAt >= (g.state.players[controller]?.upkeeps ?? 0) - 1,
      );
    case 'castFrom':
      return objectsOf(g, context, condition.object).some(({ castFrom }) =>
        condition.castFrom === 'any' ? castFrom !== undefined : castFrom === condition.castFrom,
      );
    case 'otherCost':
      return context.source !== null && g.state.objects.get(context.source)?.otherCost === true;
    case 'poisoned':
      return playersOf(g, context, condition.player).some((player) => poisonSeen(g, player, true) > 0);
    case 'all':
      return condition.of.every((each) => holds(g, context, each));
    case 'any':
      return condition.of.some((each) => holds(g, context, each));
    case 'not':
      return !holds(g, context, condition.of);
  }
}

type Comparison = Extract<Condition, { if: 'compare' }>;

/**
 * Compares two amounts. Where one is that of several players, as of each opponent, it is enough that the comparison holds for
 * one of them; it never speaks of all of them together, except inside `plus`.
 */
function compares(g: Engine, context: Context, condition: Comparison): boolean {
  for (const side of ['left', 'right'] as const) {
    const ref = whose(condition[side]);
    if (ref === null) continue;
    const players = playersOf(g, context, ref);
    if (players.length < 2) continue;
    if (ref.player !== 'each') {
      // The same player on both sides.
      return players.some((player) =>
        compares(g, { ...context, chosen: { ...context.chosen, [`#${ref.player}`]: player } }, condition),
      );
    }
    return players.some((player) =>
      compares(g, context, { ...condition, [side]: ofPlayer(condition[side], player) }),
    );
  }
  const left = amountOf(g, context, condition.left);
  const right = amountOf(g, context, condition.right);
  switch (condition.is) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '==':
      return left === right;
    case '!=':
      return left !== right;
    case '>=':
      return left >= right;
    case '>':
      return left > right;
  }
}

const SEVERAL = new Set<PlayerRef['player']>(['each', 'defending', 'attacking', 'active']);

/** The reference to players who may be several and whose amount this is; null where there is none. */
function whose(amount: Amount): PlayerRef | null {
  if (typeof amount === 'number') return null;
  let ref: PlayerRef | undefined;
  if (amount.amount === 'life' || amount.amount === 'poison') ref = amount.of;
  else if (amount.amount === 'numberOf' && 'objects' in amount)
    ref = amount.objects.controller ?? amount.objects.owner;
  return ref !== undefined && SEVERAL.has(ref.player) ? ref : null;
}

/** The same amount of one player. */
function ofPlayer(amount: Amount, name: PlayerId): Amount {
  const of: PlayerRef = { player: 'named', name };
  if (typeof amount === 'number') return amount;
  if (amount.amount === 'life' || amount.amount === 'poison') return { ...amount, of };
  if (amount.amount !== 'numberOf' || !('objects' in amount)) return amount;
  const { objects } = amount;
  const which = objects.controller === undefined ? { owner: of } : { controller: of };
  return { ...amount, objects: { ...objects, ...which } };
}
