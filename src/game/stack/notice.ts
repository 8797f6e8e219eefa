import type { GameEvent } from '../api.js';
import { holds } from '../cards/amounts.js';
import { contextOf, glance } from '../cards/context.js';
import { admits, matches } from '../cards/filters.js';
import { hasType } from '../cards/traits.js';
import type { Ability, EventPattern, ObjectId, PlayerId, TeamId } from '../cards/types.js';
import { carryOut } from '../carryOut.js';
import type { Engine } from '../engine.js';
import { ignoresRange } from '../reach/information.js';
import { inRange, limited } from '../reach/range.js';
import type { Context, DelayedTrigger, GameObject } from '../state.js';
import { activePlayers } from '../table/teams.js';
import type { Watcher } from '../zones/survey.js';
import { activatedAbility, isManaAbility } from './abilities.js';
import { watchersAway } from './away.js';
import { mayTrigger } from './conditions.js';
import { lossNoticed, multiplied } from './occasions.js';
import { boundBy, pendingOf, pinned, specsOf } from './pending.js';

type Triggered = Extract<Ability, { ability: 'triggered' }>;

export function watchers(g: Engine, when: EventPattern['when']): readonly Watcher[] {
  const here = g.forces.watchers.get(when) ?? NONE;
  const away = watchersAway(g, [when]);
  return away.length === 0 ? here : [...here, ...away];
}

const NONE: readonly never[] = [];

/** Lets everything that waits for an event of this kind see it. */
export function noticeEvent(g: Engine, event: GameEvent, kinds: readonly EventPattern['when'][]): void {
  for (const when of kinds) {
    if (event.type === 'moved' && event.to !== (when === 'buried' ? 'graveyard' : 'battlefield')) continue;
    for (const watcher of watchers(g, when)) {
      const { controller, source, ability } = watcher;
      // Most of what waits for a step waits for another one.
      if (ability.on.when === 'stepBegins' && ability.on.step !== event.detail?.step) continue;
      for (const that of occurrences(g, controller, source, ability.on, event, ability)) {
        queue(g, watcher, that, event.id, event.type);
      }
    }
    if (g.state.delayed.length > 0)
      g.state.delayed = g.state.delayed.filter((delayed) => !fires(g, delayed, when, event));
  }
}

/** @returns whether a delayed ability has triggered and waits for nothing more */
function fires(g: Engine, delayed: DelayedTrigger, when: EventPattern['when'], event: GameEvent): boolean {
  if (delayed.on.when !== when) return false;
  const { object } = delayed;
  // What has changed zones since is another object, of which the ability knows nothing.
  const gone = object !== null && g.object(object.id).incarnation !== object.incarnation;
  if (gone && delayed.lasting) return true;
  const source = g.state.objects.get(delayed.source);
  const found = occurrences(g, delayed.controller, source, delayed.on, event, null, object?.id);
  if (found.length === 0) return false;
  // At a time that comes whatever has become of the object it triggers, and does nothing to what that is now.
  if (gone) {
    if (delayed.on.when === 'stepBegins') fire(g, { ...delayed, object: null }, found[0] ?? {}, event);
    return true;
  }
  for (const that of delayed.lasting ? found : found.slice(0, 1)) fire(g, delayed, that, event);
  return !delayed.lasting;
}

function fire(g: Engine, delayed: DelayedTrigger, that: Context['that'], event: GameEvent): void {
  const { object } = delayed;
  const about = object === null ? that : { ...that, object: object.id };
  if (delayed.on.when === 'tapsForMana' && delayed.effects.some(({ effect }) => effect === 'mana')) {
    const context = contextOf(delayed.controller, delayed.source, { that: about });
    g.because(event.id, () => carryOut(g, delayed.effects, context));
    return;
  }
  g.emit('triggered', {
    object: delayed.source,
    player: delayed.controller,
    detail: { delayed: true },
  });
  g.state.waiting.push(pendingOf(g, delayed, about, event.id, event.type));
}

/**
 * How an event looks to an ability: one entry for each time that it triggers. Under limited range of influence
 * the whole event must lie within the range of the player who controls the source.
 */
function occurrences(
  g: Engine,
  controller: PlayerId,
  source: GameObject | undefined,
  on: EventPattern,
  event: GameEvent,
  ability: Triggered | null,
  about?: ObjectId,
): Context['that'][] {
  const context = glance(controller, source?.id ?? null, 0, 0, !source || ignoresRange(g, source));
  if (about !== undefined) context.that = { object: about };
  const object = event.object === undefined ? undefined : g.state.objects.get(event.object);
  const other = event.other === undefined ? undefined : g.state.objects.get(event.other as ObjectId);
  const player = event.player;
  const sees = (...players: (PlayerId | undefined)[]): boolean =>
    context.plane || withinRange(g, controller, players);
  const itself = () =>
    object && sees(object.controller) ? [{ object: object.id, player: object.controller }] : [];
  switch (on.when) {
    case 'enters':
    case 'phasesOut':
    case 'phasesIn':
    case 'transforms':
      return object !== undefined && matches(g, context, object, on.what) ? itself() : [];
    case 'leaves':
    case 'dies':
      return [];
    case 'attacks': {
      if (object === undefined || !matches(g, context, object, on.what)) return [];
      const { whom } = on;
      const attackers = g.thread.turn?.combat?.attackers ?? [];
      const own = attackers.filter(({ creature }) => g.object(creature).controller === object.controller);
      if ((on.alone && attackers.length !== 1) || own.length <= (on.beside ?? -1)) return [];
      const defender = event.other ?? '';
      const permanent = g.state.objects.get(defender as ObjectId);
      if (on.permanent !== undefined && permanent && matches(g, context, permanent, on.permanent))
        return itself();
      if (whom === undefined) return on.permanent === undefined ? itself() : [];
      const walker =
        on.planeswalkers && permanent && hasType(g, permanent, 'planeswalker') && permanent.controller;
      const attacked: readonly PlayerId[] = g.state.teams[defender as TeamId]?.members ?? [
        walker || (defender as PlayerId),
      ];
      const meant = attacked.filter(
        (one) => g.state.players[one]?.inGame === true && admits(g, context, one, whom),
      );
      return meant.length > 0 && sees(meant[0]) ? itself() : [];
    }
    case 'playerAttacked': {
      const whom = event.other as PlayerId | undefined;
      if (player === undefined || whom === undefined || !admits(g, context, whom, on.whom)) return [];
      if (on.by !== undefined && !admits(g, context, player, on.by)) return [];
      return sees(player, whom) ? [{ player }] : [];
    }
    case 'notBlocked':
    case 'untaps':
    case 'taps':
      if (object === undefined || !matches(g, context, object, on.what)) return [];
      return sees(object.controller) ? [{ object: object.id, player: object.controller }] : [];
    case 'becomesBlocked':
      if (object === undefined || !matches(g, context, object, on.what)) return [];
      if (on.by === undefined) {
        if (event.type !== 'becameBlocked') return [];
        return sees(object.controller) ? [{ object: object.id, player: object.controller }] : [];
      }
      if (event.type !== 'blocked' || other === undefined || !matches(g, context, other, on.by)) return [];
      return sees(object.controller, other.controller)
        ? [{ object: object.id, other: other.id, player: object.controller }]
        : [];
    case 'blocks':
      if (event.type !== 'blocked' || other === undefined || !matches(g, context, other, on.what)) return [];
      if (on.of !== undefined && (object === undefined || !matches(g, context, object, on.of))) return [];
      return sees(other.controller, object?.controller)
        ? [{ object: other.id, player: other.controller, ...(object ? { other: object.id } : {}) }]
        : [];
    case 'targeted': {
      const targets = (event.detail?.targets ?? []) as string[];
      if (player === undefined || !admits(g, context, player, on.by)) return [];
      // An activated or triggered ability is the second object of its event, a spell is the first.
      const by = other ?? object;
      if (on.spell && (by === undefined || by.kind === 'ability' || by.zone !== 'stack')) return [];
      const aiming = by === undefined ? {} : { other: by.id };
      return [...new Set(targets)].flatMap((id) => {
        if (on.who !== undefined && g.state.players[id] !== undefined && admits(g, context, id, on.who))
          return sees(player, id) ? [{ player, ...aiming }] : [];
        const target = on.what === undefined ? undefined : g.state.objects.get(id);
        if (target === undefined || !matches(g, context, target, on.what ?? {})) return [];
        return sees(player, target.controller) ? [{ object: target.id, player, ...aiming }] : [];
      });
    }
    case 'isDealtDamage': {
      if (event.type !== 'damageSummed' || object !== undefined) return [];
      if (on.combat !== undefined && (event.detail?.combat === true) !== on.combat) return [];
      const size = event.amount === undefined ? {} : { amount: event.amount };
      if (player !== undefined)
        return on.who !== undefined && admits(g, context, player, on.who) && sees(player)
          ? [{ player, ...size }]
          : [];
      if (on.what === undefined || other === undefined || !matches(g, context, other, on.what)) return [];
      return sees(other.controller) ? [{ object: other.id, player: other.controller, ...size }] : [];
    }
    case 'damagePrevented': {
      const { who, what } = on;
      const whom = event.other as PlayerId | undefined;
      const meant =
        other === undefined
          ? whom !== undefined && who !== undefined && admits(g, context, whom, who)
          : what !== undefined && matches(g, context, other, what);
      if (!meant || !sees(other?.controller ?? whom)) return [];
      const size = event.amount === undefined ? {} : { amount: event.amount };
      return [{ ...(object ? { object: object.id } : {}), ...size }];
    }
    case 'turnsUp':
      if (object === undefined || !matches(g, context, object, on.what)) return [];
      return !on.paid || event.detail?.paid === true ? itself() : [];
    case 'countersPut':
      if (object === undefined || !matches(g, context, object, on.what) || !sees(object.controller))
        return [];
      return on.kind === undefined || event.detail?.kind === on.kind ? [{ object: object.id }] : [];
    case 'lastCounterRemoved':
    case 'counterRemoved':
      if (object === undefined || event.type !== 'countersRemoved' || event.detail?.kind !== on.kind)
        return [];
      if (on.when === 'lastCounterRemoved' && object.counters[on.kind]) return [];
      return matches(g, context, object, on.what) ? itself() : [];
    case 'exerted':
      if (object === undefined || player === undefined || !admits(g, context, player, on.who)) return [];
      return matches(g, context, object, on.what) ? itself() : [];
    case 'marked':
      if (object === undefined || event.detail?.mark !== on.mark) return [];
      return matches(g, context, object, on.what) && sees(object.controller) ? [{ object: object.id }] : [];
    case 'tapsForMana': {
      if (event.type !== 'activated' || object === undefined || player === undefined) return [];
      const used = activatedAbility(g, object, Number(event.detail?.ability));
      if (used === undefined || !isManaAbility(used) || !used.costs.some(({ cost }) => cost === 'tap'))
        return [];
      if (!admits(g, context, player, on.who) || !matches(g, context, object, on.what) || !sees(player))
        return [];
      return [{ object: object.id, player }];
    }
    case 'sacrifices':
      if (player === undefined || !admits(g, context, player, on.who) || !sees(player)) return [];
      if (object === undefined || !matches(g, context, object, { ...on.what, zone: object.zone })) return [];
      return [{ object: object.id, player }];
    case 'casts':
      if (player === undefined || !admits(g, context, player, on.who)) return [];
      if (on.targeting !== undefined) {
        const targets = (event.detail?.targets ?? []) as string[];
        const { targeting } = on;
        if (!targets.some((id) => g.state.objects.get(id) && matches(g, context, g.object(id), targeting)))
          return [];
      }
      if (on.nth !== undefined && g.state.spellsThisTurn[player] !== on.nth) return [];
      if (on.castFrom !== undefined && object?.castFrom !== on.castFrom) return [];
      if (on.during !== undefined && !holds(g, context, { if: 'turn', player: on.during })) return [];
      if (
        on.what !== undefined &&
        (object === undefined || !matches(g, context, object, { zone: 'stack', ...on.what }))
      ) {
        return [];
      }
      if (!sees(player)) return [];
      if (object !== undefined && on.what?.self) {
        // How many spells came before it is known only now.
        const cast = Object.values(g.state.spellsThisTurn).reduce((sum, count) => sum + count, 0);
        return [{ player, object: object.id, amount: cast - 1 }];
      }
      return [{ player, ...(object ? { object: object.id } : {}) }];
    case 'buried':
      if (object === undefined || object.kind !== 'card') return [];
      if (!matches(g, context, object, { ...on.what, zone: 'graveyard' }) || !sees(object.owner)) return [];
      return [{ object: object.id, player: object.owner }];
    case 'discards':
    case 'cycles': {
      if (player === undefined || !admits(g, context, player, on.who) || !sees(player)) return [];
      const by = event.detail?.by;
      if ('by' in on && on.by && (typeof by !== 'string' || !admits(g, context, by, on.by))) return [];
      if (
        on.what !== undefined &&
        (object === undefined || !matches(g, context, object, { ...on.what, zone: object.zone }))
      )
        return [];
      return [{ player, ...(object ? { object: object.id } : {}) }];
    }
    case 'draws':
    case 'searches':
    case 'shuffles':
    case 'clashes':
    case 'surveils':
    case 'gainsLife':
    case 'losesLife':
    case 'playsLand':
    case 'becomesMonarch':
    case 'takesInitiative':
    case 'completesDungeon':
      if (player === undefined || !admits(g, context, player, on.who) || !sees(player)) return [];
      return [{ player, ...(event.amount === undefined ? {} : { amount: event.amount }) }];
    case 'entersRoom':
      return player !== undefined && object === source && event.detail?.room === on.room ? [{ player }] : [];
    case 'losesGame': {
      if (player === undefined || !admits(g, context, player, on.who) || !sees(player)) return [];
      return lossNoticed(g, event) ? [{ player }] : [];
    }
    case 'dealsDamage':
      // Damage to several at the same time is one event for what asks of no recipient.
      if ((event.type === 'damageSummed') !== (on.to === undefined && on.toObject === undefined)) return [];
      if (object === undefined || !matches(g, context, object, on.what)) return [];
      if (on.combat === true && event.detail?.combat !== true) return [];
      if (on.to !== undefined || on.toObject !== undefined) {
        const hit =
          player !== undefined
            ? on.to !== undefined && admits(g, context, player, on.to)
            : on.toObject !== undefined && other !== undefined && matches(g, context, other, on.toObject);
        if (!hit) return [];
      }
      if (!sees(object.controller, player ?? other?.controller)) return [];
      return [
        {
          object: object.id,
          ...(player === undefined ? {} : { player }),
          ...(player === undefined && other ? { other: other.id } : {}),
          ...(event.amount === undefined ? {} : { amount: event.amount }),
        },
      ];
    case 'stepBegins': {
      if (event.detail?.step !== on.step) return [];
      const players = activePlayers(g, g.thread.turn);
      // The turn of a player who has left goes on without an active player, and its steps begin all the same: what waits
      // for the steps of certain players has nobody to look at, what waits for every such step has come.
      if (players.length === 0) return Object.keys(on.whose).length === 0 ? [{}] : [];
      const fitting = players.filter((active) => admits(g, context, active, on.whose) && sees(active));
      if (fitting.length <= 1) return fitting.map((active) => ({ player: active }));
      return multiplied(g, controller, source, fitting, ability);
    }
    case 'state':
      return [];
  }
}

/** Whether those whom an event concerns are within range of the player: everybody, or anybody where the rules say so. */
export function withinRange(g: Engine, viewer: PlayerId, players: (PlayerId | undefined)[]): boolean {
  if (!limited(g)) return true;
  const partly = g.rules.ask('rangeOfInfluence.triggerCondition') === 'eventPartlyInSourceControllersRange';
  return players[partly ? 'some' : 'every']((one) => one === undefined || inRange(g, viewer, one));
}

export function queue(g: Engine, watcher: Watcher, that: Context['that'], cause: number, type: string): void {
  const { ability, controller, source, index } = watcher;
  const { on } = ability;
  // Attacks are declared, and combat damage is dealt, once between two times at which abilities are put on the stack.
  const before = 'together' in on ? g.state.waiting : NONE;
  const whose = (one: Context['that']): unknown => one.object && g.state.objects.get(one.object)?.controller;
  if (
    before.some(
      (one) =>
        one.source === source.id &&
        one.index === index &&
        one.that.player === that.player &&
        whose(one.that) === whose(that),
    )
  )
    return;
  if (ability.first) {
    const turn = g.state.turnCount;
    if (source.activated?.[index]?.includes(turn)) return;
    g.changing(source.id).activated = { ...source.activated, [index]: [turn] };
  }
  if (!mayTrigger(g, controller, source, that, ability)) return;
  g.because(cause, () =>
    g.emit('triggered', {
      object: source.id,
      player: controller,
    }),
  );
  // What adds mana as something is tapped for mana does not use the stack, nor does what happens as a card is turned face up.
  const once = on.when === 'turnsUp' && on.paid === true;
  if (once || (on.when === 'tapsForMana' && ability.effects.some(({ effect }) => effect === 'mana'))) {
    const context = contextOf(controller, source.id, { that, n: source.n, x: source.x });
    g.because(cause, () => carryOut(g, ability.effects, context));
    return;
  }
  const label = on.when;
  g.state.waiting.push({
    source: source.id,
    controller,
    index,
    label,
    effects: pinned(ability, source),
    ...specsOf(ability),
    condition: ability.condition ?? null,
    that: label === 'enters' && source.stay !== undefined ? { ...that, stay: source.stay } : that,
    marker: g.thread.marker,
    cause,
    ...boundBy(g, type),
  });
}
