import type { Option } from '../api.js';
import { contextOf } from '../cards/context.js';
import { hasKeyword, isPermanentType, layersOf } from '../cards/traits.js';
import type { PlayerId } from '../cards/types.js';
import { carryOut } from '../carryOut.js';
import { numbersFrom } from '../decision.js';
import type { Engine } from '../engine.js';
import { dealDamage } from '../life/dealDamage.js';
import { orderedDamage } from '../life/increases.js';
import { ignoresRange } from '../reach/information.js';
import type { Context, GameObject, Target } from '../state.js';
import { remaining } from '../table/seats.js';
import type { Frame, Thread } from '../threads.js';
import { COLORS } from '../zones/asked.js';
import { attachTo } from '../zones/attach.js';
import { ceaseBestowed, isBestowed } from '../zones/bestow.js';
import { changeCounters } from '../zones/counters.js';
import { enterBattlefield } from '../zones/enter.js';
import { cease, moveObject } from '../zones/move.js';
import { castSpecs } from './actions.js';
import { conditionHolds, defendersMeant } from './conditions.js';
import { becomeCopy, modelOf } from './copying.js';
import { rearm } from './leaving.js';
import { pushModes } from './modes.js';
import { modesOf } from './splice.js';
import { namedChoosers, stillLegal } from './targets.js';

type ResolveFrame = Extract<Frame, { kind: 'resolve' }>;

/** The top object of a stack resolves. */
export function runResolve(g: Engine, _thread: Thread, frame: ResolveFrame): boolean {
  const object = g.object(frame.object);
  if (frame.stage === 0) {
    if (!object.exists || object.zone !== 'stack') return true;
    return begin(g, frame, object);
  }
  const model = modelOf(g, frame, object);
  if (model === null) return false;
  if (model !== undefined) becomeCopy(g, object, model);
  const more = mayEnterWith(g, frame, object);
  const chosen = more === null ? null : entersWith(g, frame, object);
  if (chosen === null) return false;
  finish(g, object);
  if (object.zone === 'battlefield')
    for (const [kind, count] of Object.entries(more ?? {})) changeCounters(g, object, kind, count);
  if (object.zone === 'battlefield') {
    if (chosen?.type === 'color') object.chosenColor = chosen.color;
    else if (chosen?.type === 'player') object.chosenPlayer = chosen.player;
    else if (chosen?.type === 'mode') object.chosenType = chosen.mode;
    else if (chosen?.type === 'number') object.chosenNumber = chosen.number;
    if (chosen !== undefined) g.changed();
  }
  return true;
}

/** The counters with which a permanent enters where its controller wants them; null while that is asked. */
function mayEnterWith(
  g: Engine,
  frame: ResolveFrame,
  object: GameObject,
): Readonly<Record<string, number>> | null | undefined {
  const may = object.ability === null ? g.definition(object).entersMay : undefined;
  if (may === undefined || !object.exists || object.zone !== 'stack') return undefined;
  const answer = g.ask(frame, 'entersMay', () => ({
    kind: 'may',
    player: object.controller,
    options: [{ type: 'yes' }, { type: 'no' }],
    object: object.id,
    slot: 'entersMay',
  }));
  if (answer === undefined) return null;
  return answer.type === 'yes' ? may.counters : undefined;
}

/** What is chosen as a permanent enters: undefined where nothing is, null while its controller chooses. */
function entersWith(g: Engine, frame: ResolveFrame, object: GameObject): Option | null | undefined {
  const what = object.ability === null ? g.definition(object).entersChoosing : undefined;
  if (what === undefined || !object.exists || object.zone !== 'stack') return undefined;
  const player = object.controller;
  return (
    g.ask(frame, 'enters', () =>
      what === 'color'
        ? {
            kind: 'chooseColor',
            player,
            options: COLORS.map((color) => ({ type: 'color', color })),
            object: object.id,
          }
        : typeof what === 'object'
          ? {
              ...('number' in what
                ? { kind: 'chooseX', options: numbersFrom(what.number.least, what.number.most) }
                : { kind: 'chooseMode', options: what.subtype.map((mode) => ({ type: 'mode', mode })) }),
              player,
              object: object.id,
            }
          : {
              kind: 'choosePlayer',
              player,
              options: (what === 'opponent' ? namedChoosers(g, player) : remaining(g)).map((one) => ({
                type: 'player',
                player: one,
              })),
              object: object.id,
              slot: 'player',
            },
    ) ?? null
  );
}

/** Starts the resolution. @returns true when there is nothing left to do, false also while somebody is asked */
function begin(g: Engine, frame: ResolveFrame, object: GameObject): boolean {
  const ability = object.ability;
  const source = ability === null ? object : g.state.objects.get(ability.source);
  const context: Context = contextOf(object.controller, ability === null ? object.id : ability.source, {
    targets: object.targets,
    n: object.n,
    x: object.x,
    that: ability?.that ?? {},
    chosen: { ...object.paid },
    plane: source !== undefined && ignoresRange(g, source),
  });
  const specs = ability === null ? castSpecs(g, object) : ability.specs;
  const legal = object.targets.map((target) => stillLegal(g, context, specs, target));
  if (object.targets.length > 0 && !legal.includes(true) && isBestowed(object)) {
    ceaseBestowed(g, object);
    object.targets = [];
  } else if (object.targets.length > 0 && !legal.includes(true)) {
    g.emit('fizzled', {
      object: context.source ?? object.id,
      player: object.controller,
    });
    discardFromStack(g, object);
    return true;
  }
  context.targets = object.targets.map(
    (target, at): Target => (legal[at] === true ? target : { spec: target.spec }),
  );
  if (ability?.condition && source !== undefined) {
    if (!conditionHolds(g, object.controller, source, ability.that, ability.condition)) {
      g.emit('conditionFailed', { object: ability.source, player: object.controller });
      discardFromStack(g, object);
      return true;
    }
    const defending = defendersMeant(g, context, ability.condition);
    if (defending !== null && !settleDefender(g, frame, context, defending)) return false;
  }
  const damage = ability?.damage === undefined ? undefined : orderedDamage(g, frame, ability.damage);
  if (damage === null) return false;
  frame.stage = 1;
  frame.cause = g.emit('resolving', {
    object: ability === null ? object.id : ability.source,
    other: object.id,
    player: object.controller,
  });
  if (damage !== undefined) {
    g.because(frame.cause, () => dealDamage(g, damage));
    return false;
  }
  const card = g.definition(object);
  const own = object.overloaded ? card.overload?.effects : card.spell?.effects;
  const effects = ability === null ? (own ?? []) : ability.effects;
  g.because(frame.cause, () => {
    const modes = ability === null ? modesOf(g, object) : ability.modes;
    if (modes !== undefined) pushModes(g, context, modes, object.modes ?? []);
    else if (effects.length > 0) carryOut(g, effects, context);
  });
  return false;
}

/** The player for whom a condition was true is the one whom the effects mean. @returns false while the controller chooses */
function settleDefender(
  g: Engine,
  frame: ResolveFrame,
  context: Context,
  candidates: readonly PlayerId[],
): boolean {
  const answer = g.ask(frame, '#defending', () => ({
    kind: 'defendingPlayer',
    player: context.controller,
    options: candidates.map((player) => ({ type: 'player', player })),
    ...(context.source === null ? {} : { object: context.source }),
    slot: 'defending',
  }));
  if (answer?.type === 'player') context.chosen['#defending'] = answer.player;
  return answer !== undefined;
}

function finish(g: Engine, object: GameObject): void {
  g.emit('resolved', {
    object: object.ability?.source ?? object.id,
    other: object.id,
    player: object.controller,
  });
  if (!object.exists || object.zone !== 'stack') return;
  const { types } = layersOf(g, object);
  if (object.ability === null && object.kind !== 'copy' && types.some(isPermanentType)) {
    const target = object.targets[0];
    if (!enterBattlefield(g, object.id, object.controller)) {
      discardFromStack(g, object);
      return;
    }
    if (g.definition(object).enchant !== undefined && target !== undefined) {
      attachTo(g, object, target.player ?? target.object ?? '');
    }
    return;
  }
  if (object.boughtBack && object.kind !== 'copy') moveObject(g, object.id, 'hand');
  else if (object.kind === 'card' && object.castFrom === 'hand' && hasKeyword(g, object, 'rebound'))
    rebound(g, object);
  else discardFromStack(g, object);
}

/** A spell that rebounds is exiled, and may be cast again in its caster's next upkeep. */
function rebound(g: Engine, object: GameObject): void {
  const { controller } = object;
  moveObject(g, object.id, 'exile');
  const { id, incarnation } = g.object(object.id);
  const you = { player: 'you' } as const;
  g.state.delayed.push({
    id: ++g.state.clock,
    controller,
    source: id,
    on: { when: 'stepBegins', step: 'upkeep', whose: { who: 'you' } },
    effects: [
      {
        effect: 'may',
        player: you,
        effects: [{ effect: 'cast', object: { object: 'that' }, player: you }],
      },
    ],
    object: { id, incarnation },
  });
  g.emit('delayedTriggerMade', { player: controller, object: id });
}

/** What becomes of an object whose time on the stack is over. */
function discardFromStack(g: Engine, object: GameObject): void {
  const { ability } = object;
  if (ability !== null) {
    const source = g.state.objects.get(ability.source);
    if (ability.triggered && source !== undefined) rearm(g, source, ability.index);
    cease(g, object);
    return;
  }
  if (object.kind === 'copy') cease(g, object);
  else if (object.flashedBack) {
    delete object.flashedBack;
    moveObject(g, object.id, 'exile');
  } else moveObject(g, object.id, 'graveyard');
}
