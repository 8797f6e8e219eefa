import { NO_ANSWERS } from '../answers.js';
import { amountOf } from '../cards/amounts.js';
import { contextOf, glance } from '../cards/context.js';
import { matches } from '../cards/filters.js';
import { playersOf } from '../cards/references.js';
import { staticsOf } from '../cards/traits.js';
import type { Characteristics, ObjectId, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { departed } from '../reasons.js';
import { castableNow, castSpecs } from '../stack/actions.js';
import { chooseTargets } from '../stack/targets.js';
import type { GameObject, Target } from '../state.js';
import { copyPrint } from '../zones/copyPrint.js';
import { turnOver } from '../zones/faces.js';
import { addEffect } from '../zones/inEffect.js';
import { cease, moveObject } from '../zones/move.js';
import { newObject, putIn } from '../zones/objects.js';
import { storedDuration } from './duration.js';
import { type EffectsFrame, nest } from './nest.js';
import { affectedObjects, affectedPlayers } from './recipients.js';
import type { EffectOf } from './types.js';

/** Counters spells and abilities. */
export function counter(g: Engine, frame: EffectsFrame, effect: EffectOf<'counter'>): boolean {
  const { context } = frame;
  for (const object of affectedObjects(g, context, effect.object)) {
    if (object.zone !== 'stack') continue;
    const lasting = g
      .definition(object)
      .abilities?.some((one) => one.ability === 'static' && one.static === 'uncounterable' && !one.which);
    if (object.kind === 'card' && lasting) continue;
    const kept = staticsOf(g, 'uncounterable').some(
      ({ source, ability: { which } }) =>
        which !== undefined && matches(g, glance(source.controller, source.id), object, which),
    );
    if (kept) continue;
    const instead = staticsOf(g, 'countering').find(({ source }) => source.controller === context.controller);
    if (instead && object.kind !== 'ability') {
      nest(g, frame, instead.ability.effects, { it: { object: object.id } });
      continue;
    }
    g.emit('countered', { object: object.id, player: object.controller });
    if (object.kind !== 'card') {
      cease(g, object);
      continue;
    }
    moveObject(g, object.id, effect.to ?? 'graveyard');
    if (effect.castableBy === undefined) continue;
    const player = playersOf(g, context, effect.castableBy)[0];
    if (player === undefined) continue;
    addEffect(g, {
      controller: context.controller,
      source: context.source,
      duration: { until: 'permanent' },
      content: { kind: 'castPermission', player, object: object.id },
    });
  }
  return true;
}

/** Lets a player play or cast cards from where they are. */
export function permit(g: Engine, frame: EffectsFrame, effect: EffectOf<'permit'>): boolean {
  const { context } = frame;
  const [player] = playersOf(g, context, effect.player);
  if (player === undefined) return true;
  for (const { id, incarnation } of affectedObjects(g, context, effect.object))
    addEffect(g, {
      controller: context.controller,
      source: context.source,
      duration: storedDuration(g, frame, effect.duration, id),
      content: {
        kind: 'castPermission',
        player,
        object: id,
        incarnation,
        ...(effect.free ? {} : { paid: true }),
        ...(effect.may === 'play' ? { land: true } : {}),
      },
    });
  g.changed();
  return true;
}

/** Copies a spell onto the stack of the original. */
export function copy(g: Engine, frame: EffectsFrame, effect: EffectOf<'copy'>): boolean {
  const { context } = frame;
  const original = affectedObjects(g, context, effect.object)[0];
  if (original === undefined) return true;
  const by =
    effect.by === undefined
      ? context.controller
      : (playersOf(g, context, effect.by)[0] ?? context.controller);
  const owner = effect.owner === undefined ? by : (playersOf(g, context, effect.owner)[0] ?? by);
  if (g.state.players[by]?.inGame !== true || g.state.players[owner]?.inGame !== true) {
    g.rules.rely('leaving.objectOwnedByDepartedPlayer');
    g.emit('copyNotCreated', {
      player: owner,
      ...departed(g, owner),
    });
    return true;
  }
  const specs = castSpecs(g, original);
  const count = effect.count === undefined ? 1 : amountOf(g, context, effect.count);
  const all: Target[][] = [];
  // What the copy is decides what it may target: it is there before its targets are chosen.
  const first = effect.spec !== undefined && effect.newTargets === true && specs.length > 0;
  for (let at = 0; at < count; at++) {
    if (first || effect.newTargets !== true || specs.length === 0) {
      all.push(original.targets);
      continue;
    }
    const seen = contextOf(by, original.id, {
      n: original.n,
      x: original.x,
      ...(original.modes ? { modes: original.modes } : {}),
    });
    const chosen = chooseTargets(g, frame, seen, specs, original.id, original.marker, at);
    if (chosen === null) return false;
    all.push(chosen);
  }
  const made = all.map((targets) => copyOnStack(g, original, by, owner, targets, effect.spec));
  if (first)
    nest(
      g,
      frame,
      made.map((id) => ({
        effect: 'retarget',
        object: { object: 'named', id },
        chooser: { player: 'named', name: by },
      })),
    );
  return true;
}

/** Puts one copy of a spell onto the stack. @returns its id */
function copyOnStack(
  g: Engine,
  original: GameObject,
  by: PlayerId,
  owner: PlayerId,
  targets: readonly Target[],
  spec: Characteristics = {},
): ObjectId {
  const made = newObject(g, 'copy', original.card, owner);
  made.controller = by;
  made.defaultController = by;
  made.printed = copyPrint(g, original, spec);
  if (original.front !== undefined) made.front = original.front;
  made.n = original.n;
  made.x = original.x;
  made.marker = original.marker;
  if (original.overloaded) made.overloaded = true;
  if (original.joined) made.joined = original.joined;
  if (original.modes !== undefined) made.modes = [...original.modes];
  made.targets = targets.map((target) => ({ ...target }));
  putIn(g, made, 'stack');
  g.emit('copied', { object: made.id, other: original.id, player: by });
  return made.id;
}

/** A card is cast while something resolves: no mana is paid for it, and it does not matter when it could be cast. */
export function cast(g: Engine, frame: EffectsFrame, effect: EffectOf<'cast'>): boolean {
  const { context } = frame;
  const player = affectedPlayers(g, context, effect.player)[0];
  let object = affectedObjects(g, context, effect.object)[0];
  const turned = effect.transformed === true && object?.zone === 'exile';
  const turn = (): void => {
    if (!turned || object === undefined) return;
    object = g.changing(object.id);
    turnOver(g, object);
    g.changed();
  };
  turn();
  if (player !== undefined && object?.kind === 'card' && castableNow(g, player, object))
    g.push({
      cause: g.cause,
      answers: NO_ANSWERS,
      kind: 'cast',
      player,
      object: object.id,
      free: true,
      ...(effect.suspended ? { suspended: true } : {}),
    });
  else {
    turn();
    if (effect.else !== undefined) nest(g, frame, effect.else);
  }
  return true;
}

/** New targets for a spell: all of them are chosen again. */
export function retarget(g: Engine, frame: EffectsFrame, effect: EffectOf<'retarget'>): boolean {
  const { context } = frame;
  const object = affectedObjects(g, context, effect.object)[0];
  if (object === undefined || object.zone !== 'stack') return true;
  const chooser =
    effect.chooser === undefined
      ? context.controller
      : (playersOf(g, context, effect.chooser)[0] ?? context.controller);
  const specs = object.ability?.specs ?? castSpecs(g, object);
  const seen = contextOf(chooser, object.id, {
    n: object.n,
    x: object.x,
    ...(object.modes ? { modes: object.modes } : {}),
  });
  const targets = chooseTargets(g, frame, seen, specs, object.id, object.marker);
  if (targets === null) return false;
  // Where nothing else may be chosen, those that it has stay.
  if (targets.length > 0) object.targets = targets;
  g.emit('targetsChosen', { object: object.id, player: chooser });
  return true;
}
