import { amountOf } from '../cards/amounts.js';
import type { Characteristics } from '../cards/definition.js';
import { matches } from '../cards/filters.js';
import { objectsOf, playersOf } from '../cards/references.js';
import { hasKeyword, keywordsAmong, layersOf, permanentsOf } from '../cards/traits.js';
import type { ObjectId, PlayerId, Zone } from '../cards/types.js';
import { leaveCombat } from '../combat/removal.js';
import type { Engine } from '../engine.js';
import type { Context, EffectContent, GameObject } from '../state.js';
import { attachTo } from '../zones/attach.js';
import { refreshControl } from '../zones/control.js';
import { changeCounters, untapOne } from '../zones/counters.js';
import { addEffect } from '../zones/inEffect.js';
import { countersMade, tokensMade } from '../zones/more.js';
import { createTokens, moveTogether } from '../zones/move.js';
import { cameWith } from '../zones/objects.js';
import { armored, regenerated } from '../zones/regeneration.js';
import { joinAttack, whomItAttacks } from './attacking.js';
import { naming } from './choices.js';
import { storedDuration } from './duration.js';
import type { EffectsFrame } from './nest.js';
import { pickInGroups } from './picks.js';
import {
  affectedObjects,
  affectedPlayers,
  byPlayer,
  inGroups,
  recipients,
  remember,
  sourceOf,
} from './recipients.js';
import type { EffectOf } from './types.js';

export function move(g: Engine, frame: EffectsFrame, effect: EffectOf<'move'>): boolean {
  const { context } = frame;
  // What is exiled until the source leaves stays where it is once the source has left.
  if (
    effect.until === 'sourceLeaves' &&
    (context.source === null || g.state.objects.get(context.source)?.zone !== 'battlefield')
  )
    return true;
  const objects =
    effect.object.object === 'found'
      ? objectsOf(g, context, effect.object)
      : affectedObjects(g, context, effect.object);
  const former = objects.map(({ id, zone }) => ({ id, zone }));
  const moving = objects.filter(({ zone }) => effect.from === undefined || zone === effect.from);
  const joining = new Map<ObjectId, string | undefined>();
  for (const { id } of effect.attacking ? moving : []) {
    const defender = whomItAttacks(g, frame, `attacked ${id}`, 'any', false);
    if (defender === null) return false;
    joining.set(id, defender);
  }
  const under = new Map<ObjectId, PlayerId>();
  if (effect.under !== undefined)
    for (const { id } of moving) {
      const player = playersOf(g, { ...context, it: { object: id } }, effect.under)[0];
      if (player !== undefined) under.set(id, player);
    }
  if (effect.to === 'exile') context.piles['exiled this way'] = moving.map(({ id }) => id);
  moveTogether(
    g,
    moving.map(({ id }) => id),
    effect.to,
    { under, ...(effect.tapped ? { tapped: true } : {}), ...(effect.bottom ? { bottom: true } : {}) },
  );
  for (const object of moving) {
    const there = g.object(object.id);
    const before = effect.attackingLike && objectsOf(g, context, effect.attackingLike)[0];
    const defender = before ? g.thread.turn?.combat?.was[before.id] : joining.get(object.id);
    if (there.zone === 'battlefield') joinAttack(g, there.id, defender);
    if (effect.counters && (there.zone === 'battlefield' || there.zone === 'exile'))
      for (const [kind, count] of Object.entries(effect.counters)) {
        const put = countersOn(g, there, kind, amountOf(g, context, count));
        if (put > 0) there.counters = { ...there.counters, [kind]: (there.counters[kind] ?? 0) + put };
      }
    if (effect.to === 'exile') cameWith(g, context, object.id);
    if (effect.remember !== undefined) context.chosen[effect.remember] = object.id;
  }
  if (effect.until === 'sourceLeaves') returnLater(g, frame, former);
  return true;
}

/** How many counters are put on an object where so many would be: of what is in play others may say so. */
const countersOn = (g: Engine, object: GameObject, kind: string, count: number): number =>
  object.zone === 'battlefield' ? countersMade(g, object, kind, count) : count;

/** What was exiled goes back to the zone that it was in as soon as the source has left the battlefield. */
function returnLater(g: Engine, frame: EffectsFrame, objects: { id: ObjectId; zone: Zone }[]): void {
  const source = frame.context.source === null ? undefined : g.state.objects.get(frame.context.source);
  if (source === undefined) return;
  addEffect(g, {
    controller: frame.context.controller,
    source: source.id,
    duration: { until: 'permanent' },
    content: { kind: 'return', objects, source: source.id, incarnation: source.incarnation },
  });
  g.changed();
}

export function token(g: Engine, frame: EffectsFrame, effect: EffectOf<'token'>): boolean {
  const { context } = frame;
  const original = effect.copyOf && objectsOf(g, context, effect.copyOf)[0];
  if (effect.copyOf && original === undefined) return true;
  const groups = playersOf(g, context, effect.under).map((under) => {
    const own = context.it.player === undefined ? { ...context, it: { player: under } } : context;
    return {
      under,
      count: tokensMade(g, under, effect.count === undefined ? 1 : amountOf(g, own, effect.count)),
    };
  });
  const attacked: (string | undefined)[] = [];
  const { attacking } = effect;
  const all = attacking === undefined ? 0 : groups.reduce((sum, { count }) => sum + count, 0);
  for (let at = 0; attacking !== undefined && at < all; at++) {
    const key = attacking === 'any' ? `attacked ${at}` : 'attacked';
    const defender = whomItAttacks(g, frame, key, attacking, effect.walkers === true);
    if (defender === null) return false;
    attacked.push(defender);
  }
  const tokens: ObjectId[] = [];
  context.piles.tokens = tokens;
  for (const { under, count } of groups) {
    const made = createTokens(
      g,
      settledSpec(g, context, effect.spec),
      context.controller,
      under,
      count,
      effect.name,
      original && { original, ...(effect.also ? { also: effect.also } : {}) },
    );
    tokens.push(...made);
    for (const id of made) cameWith(g, context, id);
    if (effect.tapped) for (const id of made) g.object(id).tapped = true;
    for (const id of made) joinAttack(g, id, attacked[tokens.indexOf(id)]);
    if (effect.until === 'endOfCombat') for (const id of made) exileAfterCombat(g, frame, id);
  }
  return true;
}

/** Exiles a token at the end of combat. */
function exileAfterCombat(g: Engine, frame: EffectsFrame, object: ObjectId): void {
  g.state.delayed.push({
    id: ++g.state.clock,
    on: { when: 'stepBegins', step: 'endCombat', whose: {} },
    effects: [{ effect: 'move', object: { object: 'that' }, to: 'exile' }],
    source: frame.context.source ?? object,
    controller: frame.context.controller,
    object: { id: object, incarnation: g.object(object).incarnation },
  });
}

export function attach(g: Engine, frame: EffectsFrame, effect: EffectOf<'attach'>): boolean {
  const { context } = frame;
  const object = affectedObjects(g, context, effect.object)[0];
  const host = recipients(g, context, effect.to);
  const to = host.players[0] ?? host.objects[0];
  if (object !== undefined && object.zone === 'battlefield' && to !== undefined) attachTo(g, object, to);
  return true;
}

/** Lets a continuous effect begin: on one object, or on players and whatever they have. */
export function beginEffect(
  g: Engine,
  frame: EffectsFrame,
  object: ObjectId | null,
  duration: EffectOf<'pump'>['duration'],
  content: EffectContent,
): void {
  const { context } = frame;
  const source = context.source === null ? undefined : g.state.objects.get(context.source);
  const stored = storedDuration(g, frame, duration, object);
  const until = duration.until;
  const tapped = until === 'sourceTapped';
  if ((until === 'sourceLeaves' || until === 'sourceLost' || tapped) && source?.zone !== 'battlefield')
    return;
  if (tapped && source?.tapped !== true) return;
  const kept = until === 'sourceLost' || (tapped && duration.kept === true);
  if (kept && source?.controller !== context.controller) return;
  const id = addEffect(g, {
    controller: context.controller,
    source: context.source,
    duration: stored,
    content,
  });
  g.emit('effectBegan', {
    player: context.controller,
    ...(object === null ? {} : { object }),
    detail: { kind: content.kind, effect: id },
  });
}

export function pump(g: Engine, frame: EffectsFrame, effect: EffectOf<'pump'>): boolean {
  const { context } = frame;
  for (const object of affectedObjects(g, context, effect.object)) {
    const own = { ...context, it: { object: object.id } };
    beginEffect(g, frame, object.id, effect.duration, {
      kind: 'pump',
      object: object.id,
      incarnation: object.incarnation,
      power: amountOf(g, own, effect.power),
      toughness: amountOf(g, own, effect.toughness),
    });
  }
  return true;
}

/** Power and toughness change places. */
export function switchSizes(g: Engine, frame: EffectsFrame, effect: EffectOf<'switch'>): boolean {
  for (const object of affectedObjects(g, frame.context, effect.object))
    beginEffect(g, frame, object.id, effect.duration, {
      kind: 'pump',
      object: object.id,
      incarnation: object.incarnation,
      power: 0,
      toughness: 0,
      switched: true,
    });
  return true;
}

export function grant(g: Engine, frame: EffectsFrame, effect: EffectOf<'grant'>): boolean {
  const { context } = frame;
  const { abilities = [], of } = effect;
  const keywords = keywordsAmong(g, context, effect.keywords ?? [], effect.among);
  const others = of
    ? objectsOf(g, context, of).flatMap((model) =>
        [...layersOf(g, model).abilities, ...(g.survey.granted?.get(model.id) ?? [])].filter(
          ({ ability }) => ability === 'activated',
        ),
      )
    : [];
  for (const object of affectedObjects(g, context, effect.object)) {
    beginEffect(g, frame, object.id, effect.duration, {
      kind: 'grant',
      object: object.id,
      incarnation: object.incarnation,
      keywords,
      abilities: [...abilities, ...others],
    });
  }
  return true;
}

/** Numbers of what something becomes, or of a token, are settled as that happens. */
function settledSpec(g: Engine, context: Context, spec: Characteristics): Characteristics {
  const { power, toughness, abilities, subtypes } = spec;
  const maker = g.state.objects.get(context.source ?? '');
  if (subtypes?.[0] === 'chosen') return { ...spec, subtypes: maker?.chosenType ? [maker.chosenType] : [] };
  if (typeof power !== 'object' && typeof toughness !== 'object' && !(abilities && maker)) return spec;
  return {
    ...spec,
    ...(abilities && maker ? { abilities: naming(abilities, maker, 'maker') } : {}),
    ...(power === undefined ? {} : { power: amountOf(g, context, power) }),
    ...(toughness === undefined ? {} : { toughness: amountOf(g, context, toughness) }),
  };
}

export function become(g: Engine, frame: EffectsFrame, effect: EffectOf<'become'>): boolean {
  const spec = settledSpec(g, frame.context, effect.spec);
  for (const object of affectedObjects(g, frame.context, effect.object)) {
    beginEffect(g, frame, object.id, effect.duration, {
      kind: 'become',
      object: object.id,
      incarnation: object.incarnation,
      spec,
      ...(effect.also ? { also: true } : {}),
    });
  }
  refreshControl(g);
  return true;
}

export function tap(g: Engine, frame: EffectsFrame, effect: EffectOf<'tap' | 'untap'>): boolean {
  const tapped = effect.effect === 'tap';
  for (const object of affectedObjects(g, frame.context, effect.object)) {
    if (object.zone !== 'battlefield' || object.tapped === tapped) continue;
    if (!tapped) untapOne(g, object);
    else {
      object.tapped = true;
      if (!effect.entering) g.emit('tapped', { object: object.id });
    }
  }
  // What lasts while something stays tapped ends as it untaps.
  if (!tapped) refreshControl(g);
  return true;
}

export function destroy(g: Engine, frame: EffectsFrame, effect: EffectOf<'destroy'>): boolean {
  const objects = affectedObjects(g, frame.context, effect.object).filter(
    (object) =>
      object.zone === 'battlefield' &&
      !hasKeyword(g, object, 'indestructible') &&
      (effect.final === true || !regenerated(g, object)) &&
      !armored(g, object),
  );
  if (effect.remember !== undefined) frame.context.remembered[effect.remember] = objects.length;
  frame.context.piles.destroyed = objects.map(({ id }) => id);
  moveTogether(
    g,
    objects.map((object) => object.id),
    'graveyard',
  );
  return true;
}

/** Players choose what they sacrifice, or what they keep, in order; then everything is sacrificed at once. */
export function sacrifice(g: Engine, frame: EffectsFrame, effect: EffectOf<'sacrifice'>): boolean {
  const { context } = frame;
  const players = affectedPlayers(g, context, effect.player);
  const all: ObjectId[] = [];
  const picked = pickInGroups(
    g,
    frame,
    inGroups(g, players),
    (player) => {
      const seen = context.it.player === undefined ? { ...context, it: { player } } : context;
      const own = permanentsOf(g, player).filter((object) => matches(g, seen, object, effect.filter));
      const from = own.map((object) => object.id);
      all.push(...from);
      const { count: wanted = 1 } = effect;
      const count = wanted === 'all' ? own.length : amountOf(g, { ...context, it: { player } }, wanted);
      return { from, count: Math.min(own.length, count) };
    },
    { kind: effect.kept ? 'chooseObject' : 'sacrifice', ...sourceOf(context) },
    effect.kept || effect.count === 'all' ? 'taken' : 'told',
  );
  if (picked === null) return false;
  const chosen = effect.kept ? all.filter((id) => !picked.includes(id)) : picked;
  if (effect.remember !== undefined) remember(context, effect.remember, byPlayer(g, players, chosen));
  if (chosen.length === 1) context.chosen.sacrificed = chosen[0] as ObjectId;
  for (const id of chosen) g.emit('sacrificed', { object: id, player: g.object(id).controller });
  moveTogether(g, chosen, 'graveyard');
  return true;
}

/** Puts counters on objects or takes them away; never more than are there. */
export function counters(
  g: Engine,
  frame: EffectsFrame,
  effect: EffectOf<'putCounters' | 'removeCounters'>,
): boolean {
  const { context } = frame;
  let total = 0;
  for (const object of affectedObjects(g, context, effect.object)) {
    if (object.zone !== 'battlefield' && object.zone !== 'exile') continue;
    const count = amountOf(g, { ...context, it: { object: object.id } }, effect.count);
    const there = object.counters[effect.kind] ?? 0;
    const change =
      effect.effect === 'putCounters'
        ? countersOn(g, object, effect.kind, Math.max(0, count))
        : -Math.min(there, Math.max(0, count));
    if (change === 0) continue;
    changeCounters(g, object, effect.kind, change);
    total += Math.abs(change);
  }
  if (effect.remember !== undefined) context.remembered[effect.remember] = total;
  return true;
}

export function removeFromCombat(
  g: Engine,
  frame: EffectsFrame,
  effect: EffectOf<'removeFromCombat'>,
): boolean {
  for (const object of affectedObjects(g, frame.context, effect.object)) leaveCombat(g, object);
  g.boardChanged();
  return true;
}

/** What the objects have become; an object that is so already does not become so again. */
export function mark(g: Engine, frame: EffectsFrame, effect: EffectOf<'mark'>): boolean {
  for (const object of affectedObjects(g, frame.context, effect.object)) {
    if (object.zone !== 'battlefield' || object.marks?.includes(effect.mark)) continue;
    object.marks = [...(object.marks ?? []), effect.mark];
    g.emit('marked', { object: object.id, detail: { mark: effect.mark } });
  }
  return true;
}
