import { amountOf } from '../cards/amounts.js';
import { glance } from '../cards/context.js';
import { admits, matches } from '../cards/filters.js';
import { isProtectedFrom } from '../cards/guards.js';
import { objectsOf, playersOf } from '../cards/references.js';
import { hasKeyword, hasType, isCreature, staticsOf, traitsOf } from '../cards/traits.js';
import type { EventPattern, ObjectId, PlayerId, Shield } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { By, EventReasons } from '../event.js';
import { inRange, limited, objectInRange } from '../reach/range.js';
import { arrivalOf, beginningOf, departed } from '../reasons.js';
import { watchersAway } from '../stack/away.js';
import type { Context, ContinuousEffect, GameObject } from '../state.js';
import { sharesLife } from '../table/teams.js';
import { deathtouch, led, lifelink, linkLater } from './keywords.js';
import { addPoison, loseLife } from './ledger.js';

/** Damage about to be dealt by one source to one player or object. */
export interface Damage {
  source: ObjectId;
  player?: PlayerId;
  object?: ObjectId;
  amount: number;
  combat: boolean;
  /** The event by which it was turned aside. */
  redirection?: number;
}

/** Deals damage, all of it at the same time: amounts are settled before the first is dealt. */
export function dealDamage(g: Engine, all: readonly Damage[]): number {
  let total = 0;
  const shielded = g.inEffect.has('shield') || staticsOf(g, 'shield').length > 0;
  const grown = staticsOf(g, 'damage').length > 0 ? all.map((damage) => increased(g, damage)) : all;
  const settled = shielded ? grown.flatMap((damage) => applyShields(g, damage)) : grown;
  const dealt = settled.map((damage) => {
    const amount = deal(g, damage);
    total += amount;
    return amount;
  });
  if (total > 0) {
    if (sumsAwaited(g)) together(g, settled, dealt);
    linkLater(g, settled, dealt);
  }
  return total;
}

const asksForSum = (on: EventPattern): boolean =>
  on.when === 'isDealtDamage' ||
  (on.when === 'dealsDamage' && on.to === undefined && on.toObject === undefined);

function sumsAwaited(g: Engine): boolean {
  const kinds = ['isDealtDamage', 'dealsDamage'] as const;
  return (
    g.state.delayed.some(({ on }) => asksForSum(on)) ||
    [...kinds.flatMap((kind) => g.forces.watchers.get(kind) ?? []), ...watchersAway(g, kinds)].some(
      ({ ability }) => asksForSum(ability.on),
    )
  );
}

/** What one source has dealt to all, and what one recipient was dealt by all, for abilities that trigger once for it. */
function together(g: Engine, all: readonly Damage[], dealt: readonly number[]): void {
  const sums = new Map<
    string,
    { object?: ObjectId; player?: PlayerId; other?: ObjectId; amount: number; detail: { combat: boolean } }
  >();
  const add = (key: string, what: { object?: ObjectId; player?: PlayerId; other?: ObjectId }, at: number) => {
    const amount = (sums.get(key)?.amount ?? 0) + (dealt[at] ?? 0);
    sums.set(key, { ...what, amount, detail: all[at]?.combat ? IN_COMBAT : OUTSIDE });
  };
  for (const [at, { source, player, object, combat }] of all.entries()) {
    if ((dealt[at] ?? 0) === 0) continue;
    add(`by ${source} ${combat}`, { object: source }, at);
    if (player !== undefined) add(`to ${player} ${combat}`, { player }, at);
    else add(`to ${object} ${combat}`, { other: object ?? '' }, at);
  }
  for (const sum of sums.values()) g.emit('damageSummed', sum);
}

/** Damage as it is after what makes it more, the oldest first. */
function increased(g: Engine, damage: Damage): Damage {
  const source = g.object(damage.source);
  let { amount } = damage;
  for (const { source: own, ability } of staticsOf(g, 'damage')) {
    const context = glance(own.controller, own.id);
    if (amount <= 0 || (ability.combat && !damage.combat)) continue;
    if (!matches(g, context, source, { zone: 'any', ...ability.from })) continue;
    const { to } = ability;
    if (to !== undefined) {
      if ('players' in to) {
        if (damage.player === undefined || !admits(g, context, damage.player, to.players)) continue;
      } else if (damage.object === undefined || !matches(g, context, g.object(damage.object), to.objects))
        continue;
    }
    amount = amount * (ability.times ?? 1) + (ability.more ?? 0);
  }
  return amount === damage.amount ? damage : { ...damage, amount };
}

const IN_COMBAT = { combat: true };
const OUTSIDE = { combat: false };

function deal(g: Engine, damage: Damage): number {
  if (damage.amount <= 0) return 0;
  if (damage.redirection !== undefined) {
    const { redirection, ...plain } = damage;
    return g.because(redirection, () => deal(g, plain));
  }
  const source = g.object(damage.source);
  const infect = hasKeyword(g, source, 'infect');
  const detail = damage.combat ? IN_COMBAT : OUTSIDE;
  if (damage.player !== undefined) {
    const player = damage.player;
    if (g.state.players[player]?.inGame !== true) {
      const rule = g.rules.ask('leaving.combatDamageToDepartedPlayer');
      g.emit('damageNotDealt', {
        object: damage.source,
        other: player,
        amount: damage.amount,
        detail: { rule },
        ...departed(g, player),
      });
      return 0;
    }
    if (sharesLife(g)) g.rules.rely('twoHeadedGiant.damageAndLifeUnit');
    const event = g.emit('damageDealt', {
      object: damage.source,
      player,
      other: player,
      amount: damage.amount,
      detail,
    });
    if (damage.combat && source.commander) led(g, player, source.id, damage.amount);
    const before = g.cause;
    g.cause = event;
    if (infect) addPoison(g, player, damage.amount);
    else loseLife(g, player, damage.amount);
    g.cause = before;
    lifelink(g, source, damage.amount, event);
    const toxic = damage.combat ? toxicOf(g, source) : 0;
    if (toxic > 0) g.because(event, () => addPoison(g, player, toxic));
    return damage.amount;
  }
  const target = damage.object === undefined ? undefined : g.state.objects.get(damage.object);
  if (target === undefined || target.zone !== 'battlefield') return 0;
  if (isProtectedFrom(g, target, source) && !certain(g, damage)) {
    g.emit('damagePrevented', { object: damage.source, amount: damage.amount, other: target.id });
    return 0;
  }
  const loyal = hasType(g, target, 'planeswalker');
  if (loyal) target.counters.loyalty = Math.max(0, (target.counters.loyalty ?? 0) - damage.amount);
  if (isCreature(g, target)) {
    if (infect || hasKeyword(g, source, 'wither'))
      target.counters = { ...target.counters, '-1/-1': (target.counters['-1/-1'] ?? 0) + damage.amount };
    else target.damage += damage.amount;
  }
  const event = g.emit('damageDealt', {
    object: damage.source,
    other: target.id,
    amount: damage.amount,
    detail,
  });
  if (isCreature(g, target)) deathtouch(g, source, target, event);
  lifelink(g, source, damage.amount, event);
  return damage.amount;
}

/** How many poison counters a creature's combat damage gives beside. */
function toxicOf(g: Engine, source: GameObject): number {
  return traitsOf(g, source).keywords.reduce(
    (sum, keyword) => sum + (keyword.startsWith('toxic:') ? Number(keyword.slice('toxic:'.length)) : 0),
    0,
  );
}

interface Protection {
  shield: Shield;
  controller: PlayerId;
  context: Context;
  effect: ContinuousEffect | null;
  to: { player?: PlayerId; object?: ObjectId } | null;
  redirectTo: { player?: PlayerId; object?: ObjectId } | null;
}

/** What becomes of damage under the shields in force, the oldest first. */
function applyShields(g: Engine, damage: Damage): Damage[] {
  const parts: Damage[] = [];
  let left = damage.amount;
  for (const protection of protections(g)) {
    if (left <= 0) break;
    if (!covers(g, protection, damage)) continue;
    const { effect, shield } = protection;
    const limit =
      effect === null
        ? fixedAmount(g, protection)
        : effect.content.kind === 'shield'
          ? effect.content.left
          : 0;
    const taken = limit === 'all' ? left : Math.min(left, limit);
    if (taken <= 0) continue;
    if (shield.redirectTo === undefined && certain(g, damage)) continue;
    if (shield.redirectTo !== undefined) {
      const moved = redirected(g, protection, damage, taken);
      if (moved === 'refused') continue;
      if (moved !== null) parts.push(moved);
    }
    left -= taken;
    if (effect?.content.kind === 'shield') {
      if (shield.once) effect.content.left = 0;
      else if (effect.content.left !== 'all') effect.content.left -= taken;
    }
    if (shield.redirectTo === undefined)
      g.emit('damagePrevented', {
        object: damage.source,
        amount: taken,
        other: damage.player ?? damage.object ?? '',
        ...shieldedBy(g, protection),
      });
  }
  g.state.effects = g.state.effects.filter(
    (effect) => effect.content.kind !== 'shield' || effect.content.left === 'all' || effect.content.left > 0,
  );
  if (left > 0) parts.unshift({ ...damage, amount: left });
  return parts;
}

/** Whether something says that this damage cannot be prevented. */
function certain(g: Engine, damage: Damage): boolean {
  return staticsOf(g, 'unpreventable').some(
    ({ source, ability }) =>
      (ability.combat === undefined || damage.combat) &&
      (ability.from === undefined ||
        matches(g, glance(source.controller, source.id), g.object(damage.source), ability.from)),
  );
}

/** Which object shields, and the event by which it came to. */
function shieldedBy(g: Engine, { effect, context }: Protection): By & EventReasons {
  const began = effect === null ? arrivalOf(g, context.source ?? '') : beginningOf(g, effect.id);
  return { detail: { by: context.source }, ...began };
}

function protections(g: Engine): Protection[] {
  const found: Protection[] = [];
  for (const { source, ability } of staticsOf(g, 'shield')) {
    const context = glance(source.controller, source.id, source.x, source.n);
    found.push({
      shield: ability.shield,
      controller: source.controller,
      context,
      effect: null,
      to: null,
      redirectTo: turnedTo(g, context, ability.shield),
    });
  }
  for (const effect of g.inEffect.of('shield')) {
    const { content } = effect;
    const context = glance(effect.controller, effect.source);
    found.push({
      shield: content.shield,
      controller: effect.controller,
      context,
      effect,
      to: content.to,
      redirectTo: content.redirectTo,
    });
  }
  return found;
}

/** Where a shield that lasts as long as its source turns damage to, as things are now. */
function turnedTo(g: Engine, context: Context, { redirectTo }: Shield): Protection['redirectTo'] {
  if (redirectTo === undefined) return null;
  const [to] = 'player' in redirectTo ? playersOf(g, context, redirectTo) : objectsOf(g, context, redirectTo);
  if (to === undefined) return null;
  return typeof to === 'string' ? { player: to } : { object: to.id };
}

function fixedAmount(g: Engine, { shield, context }: Protection): number | 'all' {
  return shield.amount === 'all' ? 'all' : amountOf(g, context, shield.amount);
}

/** Whether a shield applies to this damage, range of influence included. */
function covers(g: Engine, { shield, controller, context, to }: Protection, damage: Damage): boolean {
  if (shield.combat === true && !damage.combat) return false;
  const source = g.object(damage.source);
  const target = damage.object === undefined ? undefined : g.state.objects.get(damage.object);
  if (shield.from !== undefined && !matches(g, context, source, shield.from)) return false;
  if (shield.to !== undefined) {
    if (to !== null) {
      if (to.player !== damage.player || to.object !== damage.object) return false;
    } else if ('players' in shield.to) {
      if (damage.player === undefined || !admits(g, context, damage.player, shield.to.players)) return false;
    } else if ('objects' in shield.to) {
      if (target === undefined || !matches(g, context, target, shield.to.objects)) return false;
    } else if ('player' in shield.to) {
      if (damage.player === undefined || !playersOf(g, context, shield.to).includes(damage.player))
        return false;
    } else return false;
  }
  if (!limited(g) || context.plane) return true;
  const sourceSeen = objectInRange(g, controller, source);
  const recipientSeen = recipientInRange(g, controller, damage, target);
  if (shield.from === undefined && shield.to === undefined) {
    const rule = g.rules.ask('rangeOfInfluence.prevention.unspecifiedDamage');
    switch (rule) {
      case 'sourceAndRecipientInRange':
        return sourceSeen && recipientSeen;
      case 'notSpecified':
        return recipientSeen;
      default:
        return unhandled('rangeOfInfluence.prevention.unspecifiedDamage', rule);
    }
  }
  if (shield.from !== undefined && !sourceSeen) return false;
  return shield.to === undefined || recipientSeen;
}

function recipientInRange(
  g: Engine,
  viewer: PlayerId,
  damage: Damage,
  target: GameObject | undefined,
): boolean {
  if (damage.player !== undefined) return inRange(g, viewer, damage.player);
  if (target === undefined) return true;
  const rule = g.rules.ask('rangeOfInfluence.prevention.recipients');
  switch (rule) {
    case 'creaturesAndPlayers':
      return !isCreature(g, target) || objectInRange(g, viewer, target);
    case 'permanentsAndPlayers':
      return objectInRange(g, viewer, target);
    default:
      return unhandled('rangeOfInfluence.prevention.recipients', rule);
  }
}

/** Damage turned aside: the new damage, null where it vanishes, or `refused` where it is not turned aside at all. */
function redirected(
  g: Engine,
  protection: Protection,
  damage: Damage,
  amount: number,
): Damage | null | 'refused' {
  const to = protection.redirectTo;
  if (to === null) return 'refused';
  if (to.player !== undefined && g.state.players[to.player]?.inGame !== true) {
    g.rules.rely('leaving.damageRedirectionWithDepartedPlayer');
    return 'refused';
  }
  const target = to.object === undefined ? undefined : g.state.objects.get(to.object);
  const source = g.object(damage.source);
  const reached =
    to.player !== undefined
      ? inRange(g, source.controller, to.player)
      : target !== undefined && objectInRange(g, source.controller, target);
  if (!reached && limited(g)) {
    g.rules.rely('rangeOfInfluence.replacementOutOfRange');
    g.emit('damageVanished', {
      object: damage.source,
      other: to.player ?? to.object ?? '',
      amount,
      ...shieldedBy(g, protection),
    });
    return null;
  }
  if (!reached) return 'refused';
  const redirection = g.emit('damageRedirected', {
    object: damage.source,
    other: to.player ?? to.object ?? '',
    amount,
    ...shieldedBy(g, protection),
  });
  const moved: Damage = { source: damage.source, amount, combat: damage.combat, redirection };
  if (to.player !== undefined) moved.player = to.player;
  if (to.object !== undefined) moved.object = to.object;
  return moved;
}
