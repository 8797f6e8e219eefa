import { amountOf } from '../cards/amounts.js';
import { contextOf, glance } from '../cards/context.js';
import { admits, matches } from '../cards/filters.js';
import { objectsOf, playersOf } from '../cards/references.js';
import { isCreature, staticsOf } from '../cards/traits.js';
import type { ObjectFilter, ObjectId, PlayerFilter, PlayerId, Shield } from '../cards/types.js';
import { carryOut } from '../carryOut.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { By, EventReasons } from '../event.js';
import { inRange, limited, objectInRange } from '../reach/range.js';
import { arrivalOf, beginningOf } from '../reasons.js';
import type { Context, ContinuousEffect, GameObject } from '../state.js';
import { removeEffects } from '../zones/inEffect.js';
import type { Damage } from './dealDamage.js';

/** What shields have done to damage that is dealt all at once. */
export interface Shielding {
  /** Shields against the next time alone, which are used up by it. */
  used: Set<ContinuousEffect>;
  /** What follows at once, each with how much was prevented in all. */
  consequences: Map<string, { protection: Protection; that: Context['that']; cause: number | null }>;
}

interface Protection {
  /** Tells it from others. */
  key: string;
  shield: Shield;
  controller: PlayerId;
  context: Context;
  effect: ContinuousEffect | null;
  to: { player?: PlayerId; object?: ObjectId } | null;
  redirectTo: { player?: PlayerId; object?: ObjectId } | null;
}

/** What becomes of damage under the shields in force, the oldest first. */
export function applyShields(g: Engine, damage: Damage, shielding: Shielding): Damage[] {
  const parts: Damage[] = [];
  let left = damage.amount;
  for (const protection of protections(g)) {
    if (left <= 0) break;
    if (!covers(g, protection, damage)) continue;
    const { effect, shield } = protection;
    const taken = shareOf(g, protection, left);
    if (taken === 0) continue;
    if (shield.redirectTo === undefined && certain(g, damage)) {
      // It still applies, and what it does beside is done (615.12).
      follows(shielding, protection, damage, 0, g.cause);
      continue;
    }
    if (shield.redirectTo !== undefined) {
      const moved = redirected(g, protection, damage, taken);
      if (moved === 'refused') continue;
      if (moved !== null) parts.push(moved);
    }
    left -= taken;
    if (effect?.content.kind === 'shield') {
      if (shield.once) shielding.used.add(effect);
      else if (effect.content.left !== 'all') effect.content.left -= taken;
    }
    if (shield.redirectTo !== undefined) continue;
    const event = g.emit('damagePrevented', {
      object: damage.source,
      amount: taken,
      other: damage.player ?? damage.object ?? '',
      ...shieldedBy(g, protection),
    });
    follows(shielding, protection, damage, taken, event);
  }
  if (left > 0) parts.unshift({ ...damage, amount: left });
  return parts;
}

/** Whether anything in the game prevents or redirects damage. */
export const hasShields = (g: Engine): boolean =>
  g.inEffect.has('shield') || staticsOf(g, 'shield').length > 0;

/** Whether a shield prevents or redirects only a part of this damage. */
export function isPreventedInPart(g: Engine, damage: Damage): boolean {
  return protections(g).some((protection) => {
    const { shield } = protection;
    const limit = limitOf(g, protection);
    if (limit === 0 || (limit === 'all' && (shield.allBut ?? 0) === 0)) return false;
    if (shield.redirectTo === undefined && certain(g, damage)) return false;
    return covers(g, protection, damage);
  });
}

/** Whether a shield applies to damage to a player that would not apply to it were it dealt to one of some permanents instead. */
export function isShieldedAlone(g: Engine, damage: Damage, instead: readonly GameObject[]): boolean {
  if (!hasShields(g)) return false;
  const { player, ...rest } = damage;
  return protections(g).some(
    (protection) =>
      (protection.shield.redirectTo !== undefined || !certain(g, damage)) &&
      limitOf(g, protection) !== 0 &&
      covers(g, protection, damage) &&
      instead.some(({ id }) => !covers(g, protection, { ...rest, object: id })),
  );
}

/** What shields would have taken already of other damage that is dealt at the same time, by their keys. */
export type Spent = Map<string, number>;

/** How much of damage would be left once the shields in force had applied. Nothing is used up; what they would take is added to `spent`. */
export function leftUnderShields(g: Engine, damage: Damage, spent: Spent): number {
  let left = damage.amount;
  for (const protection of protections(g)) {
    if (left <= 0) break;
    const { effect, key, shield } = protection;
    if (shield.redirectTo === undefined && certain(g, damage)) continue;
    if (!covers(g, protection, damage)) continue;
    const before = effect === null || shield.once ? 0 : (spent.get(key) ?? 0);
    const taken = shareOf(g, protection, left, before);
    spent.set(key, before + taken);
    left -= taken;
  }
  return left;
}

/** How much of the damage that is left a shield takes, where it has taken `before` already. */
function shareOf(g: Engine, protection: Protection, left: number, before = 0): number {
  const limit = limitOf(g, protection);
  const most = Math.max(0, left - (protection.shield.allBut ?? 0));
  return limit === 'all' ? most : Math.max(0, Math.min(most, limit - before));
}

/** How much a shield takes at most. */
function limitOf(g: Engine, protection: Protection): number | 'all' {
  const { effect } = protection;
  if (effect === null) return fixedAmount(g, protection);
  return effect.content.kind === 'shield' ? effect.content.left : 0;
}

/** Notes what a shield does beside preventing damage; once for all that it prevents, or for each source where it speaks of the source. */
function follows(
  { consequences }: Shielding,
  protection: Protection,
  { source }: Damage,
  amount: number,
  cause: number | null,
): void {
  const { then } = protection.shield;
  if (then === undefined) return;
  const key = JSON.stringify(then).includes('"object":"that"')
    ? `${protection.key} of ${source}`
    : protection.key;
  const before = consequences.get(key)?.that.amount ?? 0;
  consequences.set(key, { protection, that: { object: source, amount: before + amount }, cause });
}

/** Ends shields that are used up, and carries out what follows from what was prevented. */
export function afterShields(g: Engine, { used, consequences }: Shielding): void {
  removeEffects(
    g,
    (effect) =>
      effect.content.kind === 'shield' &&
      (used.has(effect) || (effect.content.left !== 'all' && effect.content.left <= 0)),
  );
  // What is put on top last happens first.
  for (const { protection, that, cause } of [...consequences.values()].reverse()) {
    const { controller, source, ...known } = protection.context;
    const context = contextOf(controller, source, { ...known, that });
    g.because(cause, () => carryOut(g, protection.shield.then ?? [], context));
  }
}

/** Whether something says that this damage cannot be prevented. */
export function certain(g: Engine, damage: Damage): boolean {
  if (damage.certain || g.inEffect.has('unpreventable')) return true;
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
  for (const [at, { source, ability }] of staticsOf(g, 'shield').entries()) {
    const context = glance(source.controller, source.id, source.x, source.n);
    found.push({
      key: `static ${at}`,
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
    const context = content.known ?? glance(effect.controller, effect.source);
    found.push({
      key: `effect ${effect.id}`,
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
  if (shield.combat !== undefined && shield.combat !== damage.combat) return false;
  const source = g.object(damage.source);
  const target = damage.object === undefined ? undefined : g.state.objects.get(damage.object);
  if (shield.from !== undefined && !matches(g, context, source, shield.from)) return false;
  if (shield.to !== undefined) {
    if (to !== null) {
      if (to.player !== damage.player || to.object !== damage.object) return false;
    } else if ('players' in shield.to || 'objects' in shield.to) {
      const { players, objects } = shield.to as { players?: PlayerFilter; objects?: ObjectFilter };
      const covered =
        damage.player === undefined
          ? target !== undefined && objects !== undefined && matches(g, context, target, objects)
          : players !== undefined && admits(g, context, damage.player, players);
      if (!covered) return false;
    } else if ('player' in shield.to) {
      if (damage.player === undefined || !playersOf(g, context, shield.to).includes(damage.player))
        return false;
    } else if (target === undefined || !objectsOf(g, context, shield.to).includes(target)) return false;
  }
  if (!limited(g) || context.plane) return true;
  const sourceSeen = objectInRange(g, controller, source);
  const recipientSeen = recipientInRange(g, controller, damage, target);
  if (shield.from === undefined && shield.to === undefined) {
    const rule = g.rules.ask('rangeOfInfluence.prevention.unspecifiedDamage');
    switch (rule) {
      case 'sourceAndRecipientInRange':
        return sourceSeen && recipientSeen;
      case 'sourceOrRecipientInRange':
        return sourceSeen || recipientSeen;
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
    if (g.rules.ask('leaving.damageRedirectionWithDepartedPlayer') !== 'prevented') return 'refused';
    g.emit('damageVanished', {
      object: damage.source,
      other: to.player,
      amount,
      ...shieldedBy(g, protection),
    });
    return null;
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
  if (damage.preventedFirst) moved.preventedFirst = true;
  if (to.player !== undefined) moved.player = to.player;
  if (to.object !== undefined) moved.object = to.object;
  return moved;
}
