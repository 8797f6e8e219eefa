import { objectsOf, playersOf } from '../cards/references.js';
import { isCreature, traitsOf } from '../cards/traits.js';
import type { Duration, ObjectFilter, ObjectProhibition, ObjectRef, PlayerRef } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { type Damage, dealInOrder } from '../life/dealDamage.js';
import { addPoison, changeEnergy } from '../life/ledger.js';
import type { EffectContent } from '../state.js';
import { remaining } from '../table/seats.js';
import { refreshControl } from '../zones/control.js';
import { changeCounters } from '../zones/counters.js';
import { crown, emblem, takeInitiative } from '../zones/emblems.js';
import { hide, isFaceDown, reveal } from '../zones/faceDown.js';
import { flip, turnOver } from '../zones/faces.js';
import type { EffectsFrame } from './nest.js';
import { beginEffect } from './permanents.js';
import { affectedObjects, affectedPlayers, sourceOf } from './recipients.js';
import type { EffectOf } from './types.js';

type Restraint = Extract<EffectContent, { kind: 'forbid' | 'strip' | 'force' | 'forceBlock' | 'flashback' }>;
type Unbound<C> = C extends unknown ? Omit<C, 'object' | 'incarnation'> : never;

/** Lays a restraint on each of the objects. @returns true, as handlers do that have ended */
export function restrain(
  g: Engine,
  frame: EffectsFrame,
  on: ObjectRef,
  duration: Duration,
  restraint: Unbound<Restraint>,
): true {
  for (const { id, incarnation } of affectedObjects(g, frame.context, on))
    beginEffect(g, frame, id, duration, { ...restraint, object: id, incarnation });
  return true;
}

export function forbid(g: Engine, frame: EffectsFrame, effect: EffectOf<'forbid'>): boolean {
  const { whom, planeswalkers, cant } = effect;
  const all = settledFilter(g, frame, effect.object);
  if (all !== null || whom !== undefined) {
    const which = all ?? those(g, frame, effect.object);
    const players = whom && affectedPlayers(g, frame.context, whom);
    beginEffect(g, frame, null, effect.duration, {
      kind: 'forbidAll',
      which,
      cant,
      ...(players ? { whom: players } : {}),
      ...(planeswalkers ? { planeswalkers } : {}),
    });
    return true;
  }
  return restrain(g, frame, effect.object, effect.duration, { kind: 'forbid', cant });
}

/** A description that only these objects fit. */
const those = (g: Engine, { context }: EffectsFrame, ref: ObjectRef): ObjectFilter => ({
  anyOf: affectedObjects(g, context, ref).map(({ id, incarnation }) => ({
    is: { object: 'named' as const, id, incarnation },
  })),
});

/** Keeps objects from blocking another. */
export function forbidBlock(g: Engine, frame: EffectsFrame, effect: EffectOf<'forbidBlock'>): boolean {
  const [whom] = affectedObjects(g, frame.context, effect.whom);
  if (whom === undefined) return true;
  const which = settledFilter(g, frame, effect.object) ?? those(g, frame, effect.object);
  const content = { kind: 'forbidBlock' as const, which, whom: whom.id, incarnation: whom.incarnation };
  beginEffect(g, frame, null, effect.duration, content);
  return true;
}

/**
 * What holds of all that a description fits holds of what fits it only later too (611.2c): the description with its players named, or null
 * where it is of single objects or speaks of what is known only now.
 */
function settledFilter(g: Engine, { context }: EffectsFrame, ref: ObjectRef): ObjectFilter | null {
  if (ref.object !== 'each') return null;
  const { controller, owner, ...rest } = ref.filter ?? {};
  const named = (of: PlayerRef | undefined): PlayerRef | undefined | null => {
    if (of === undefined || of.player === 'each') return of;
    const [name, more] = playersOf(g, context, of);
    return name === undefined || more !== undefined ? null : { player: 'named', name };
  };
  const [by, from] = [named(controller), named(owner)];
  if (
    by === null ||
    from === null ||
    /"(?:target|that|it|chosen|pile)"/.test(JSON.stringify([rest, by, from]))
  )
    return null;
  return { ...rest, ...(by ? { controller: by } : {}), ...(from ? { owner: from } : {}) };
}

/** Takes keywords, or all abilities, from objects. */
export function strip(g: Engine, frame: EffectsFrame, effect: EffectOf<'strip'>): boolean {
  const { object, duration, keywords } = effect;
  restrain(g, frame, object, duration, { kind: 'strip', ...(keywords ? { keywords } : {}) });
  refreshControl(g);
  return true;
}

export function force(g: Engine, frame: EffectsFrame, effect: EffectOf<'force'>): boolean {
  const [whom] = effect.whom ? affectedPlayers(g, frame.context, effect.whom) : [];
  if (effect.whom && whom === undefined) return true;
  const one = whom === undefined ? {} : { whom };
  return restrain(g, frame, effect.object, effect.duration, { kind: 'force', not: null, ...one });
}

/** Has objects block another. */
export function forceBlock(g: Engine, frame: EffectsFrame, effect: EffectOf<'forceBlock'>): boolean {
  const [whom] = affectedObjects(g, frame.context, effect.whom);
  if (whom === undefined) return true;
  return restrain(g, frame, effect.object, effect.duration, { kind: 'forceBlock', whom: whom.id });
}

export function goad(g: Engine, frame: EffectsFrame, effect: EffectOf<'goad'>): boolean {
  const { controller } = frame.context;
  return restrain(g, frame, effect.object, { until: 'nextTurn' }, { kind: 'force', not: controller });
}

export function detain(g: Engine, frame: EffectsFrame, effect: EffectOf<'detain'>): boolean {
  const cant: ObjectProhibition[] = ['attack', 'block', 'activate'];
  return restrain(g, frame, effect.object, { until: 'nextTurn' }, { kind: 'forbid', cant });
}

export function exileIfDies(g: Engine, frame: EffectsFrame, effect: EffectOf<'exileIfDies'>): boolean {
  for (const { id, incarnation } of affectedObjects(g, frame.context, effect.object))
    beginEffect(
      g,
      frame,
      id,
      { until: effect.always ? 'permanent' : 'endOfTurn' },
      { kind: effect.always ? 'exileIfLeaves' : 'exileIfDies', object: id, incarnation },
    );
  return true;
}

export function regenerate(g: Engine, frame: EffectsFrame, effect: EffectOf<'regenerate'>): boolean {
  for (const { id, incarnation, zone } of affectedObjects(g, frame.context, effect.object))
    if (zone === 'battlefield')
      beginEffect(g, frame, id, { until: 'endOfTurn' }, { kind: 'regenerate', object: id, incarnation });
  return true;
}

/** Turns the other face up of what has one; what is no card with two faces stays as it is. */
export function transform(
  g: Engine,
  frame: EffectsFrame,
  effect: EffectOf<'transform' | 'turnUp' | 'turnDown' | 'flip'>,
): boolean {
  const flips = effect.effect === 'flip';
  for (const object of affectedObjects(g, frame.context, effect.object)) {
    if (object.zone !== 'battlefield' || isFaceDown(object.card)) continue;
    if (!(flips ? flip(g, object) : turnOver(g, object))) continue;
    g.boardChanged();
    g.emit(flips ? 'flipped' : 'transformed', { object: object.id });
  }
  return true;
}

/** Turns up what lies face down, or down what lies face up. */
export function turnUp(
  g: Engine,
  frame: EffectsFrame,
  effect: EffectOf<'transform' | 'turnUp' | 'turnDown' | 'flip'>,
): boolean {
  for (const object of affectedObjects(g, frame.context, effect.object))
    if (effect.effect === 'turnUp') reveal(g, object, false);
    else hide(g, object);
  return true;
}

/** Two creatures deal damage equal to their power to each other; nothing happens where one of them is gone. */
export function fight(g: Engine, frame: EffectsFrame, effect: EffectOf<'fight'>): boolean {
  const [a] = affectedObjects(g, frame.context, effect.object);
  const [b] = affectedObjects(g, frame.context, effect.other);
  if (a === undefined || b === undefined || !isCreature(g, a) || !isCreature(g, b)) return true;
  const blow = (source: typeof a, object: typeof a): Damage => ({
    source: source.id,
    object: object.id,
    amount: traitsOf(g, source).power,
    combat: false,
  });
  const blows = a === b ? [blow(a, a), blow(a, a)] : [blow(a, b), blow(b, a)];
  return dealInOrder(g, frame, blows) !== null;
}

export function exchangeControl(
  g: Engine,
  frame: EffectsFrame,
  effect: EffectOf<'exchangeControl'>,
): boolean {
  const [a] = objectsOf(g, frame.context, effect.a);
  const [b] = objectsOf(g, frame.context, effect.b);
  if (a?.zone !== 'battlefield' || b?.zone !== 'battlefield' || a.controller === b.controller) return true;
  const [first, second] = [a.controller, b.controller];
  for (const [object, by] of [
    [a, second],
    [b, first],
  ] as const)
    beginEffect(
      g,
      frame,
      object.id,
      { until: 'permanent' },
      { kind: 'control', object: object.id, incarnation: object.incarnation, by },
    );
  refreshControl(g);
  return true;
}

/** The player chooses any number of players and permanents with counters, and gives each one more of each kind. */
export function proliferate(g: Engine, frame: EffectsFrame, effect: EffectOf<'proliferate'>): boolean {
  const [player] = affectedPlayers(g, frame.context, effect.player);
  if (player === undefined) return true;
  const poisoned = remaining(g).filter((one) => g.state.players[one]?.poison || g.state.players[one]?.energy);
  const marked = g.state.battlefield.filter((id) => Object.keys(g.object(id).counters).length > 0);
  const chosen: string[] = [];
  for (const one of [...poisoned, ...marked]) {
    const answer = g.ask(frame, `proliferate ${one}`, () => ({
      kind: 'may',
      player,
      options: [{ type: 'yes' }, { type: 'no' }],
      ...sourceOf(frame.context),
      slot: one,
    }));
    if (answer === undefined) return false;
    if (answer.type === 'yes') chosen.push(one);
  }
  for (const one of chosen) {
    if (poisoned.includes(one)) {
      if (g.state.players[one]?.poison) addPoison(g, one, 1);
      if (g.state.players[one]?.energy) changeEnergy(g, one, 1);
      continue;
    }
    const object = g.object(one);
    for (const kind of Object.keys(object.counters)) changeCounters(g, object, kind, 1);
  }
  return true;
}

/** A player becomes the monarch, or takes the initiative; there is never more than one. */
export function designate(
  g: Engine,
  frame: EffectsFrame,
  effect: EffectOf<'monarch' | 'initiative'>,
): boolean {
  const [player] = playersOf(g, frame.context, effect.player);
  if (player === undefined || g.state.players[player]?.inGame !== true) return true;
  if (effect.effect === 'monarch') crown(g, player);
  else takeInitiative(g, player);
  return true;
}

/** A player gets an emblem. */
export function getEmblem(g: Engine, frame: EffectsFrame, effect: EffectOf<'emblem'>): boolean {
  for (const player of affectedPlayers(g, frame.context, effect.player))
    emblem(g, player, { name: 'Emblem', types: [], abilities: effect.abilities });
  return true;
}
