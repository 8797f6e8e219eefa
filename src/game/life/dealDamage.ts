import { isProtectedFrom } from '../cards/guards.js';
import { hasKeyword, hasType, isCreature, staticsOf, traitsOf } from '../cards/traits.js';
import type { EventPattern, ObjectId, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { departed } from '../reasons.js';
import { watchersAway } from '../stack/away.js';
import type { GameObject } from '../state.js';
import { sharesLife } from '../table/teams.js';
import type { Frame } from '../threads.js';
import { changeCounters } from '../zones/counters.js';
import type { Watcher } from '../zones/survey.js';
import { lostToDamage } from './floor.js';
import { increased, orderedDamage } from './increases.js';
import { deathtouch, led, lifelink, linkLater } from './keywords.js';
import { addPoison, loseLife } from './ledger.js';
import { aimedAtPlaneswalkers, restAside, turnedAside } from './planeswalkers.js';
import { afterShields, applyShields, certain, hasShields, type Shielding } from './shields.js';

/** Damage about to be dealt by one source to one player or object. */
export interface Damage {
  source: ObjectId;
  player?: PlayerId;
  object?: ObjectId;
  amount: number;
  combat: boolean;
  /** The event by which it was turned aside. */
  redirection?: number;
  /** The player who would be dealt it, had somebody not chosen a planeswalker. */
  insteadOf?: PlayerId | undefined;
  /** The planeswalker that is dealt what is left of it after what protects the player. */
  rest?: ObjectId;
  /** Cannot be prevented. */
  certain?: true;
  /** What has made it more already, while a player would have been dealt it. */
  grownBy?: readonly ObjectId[];
  /** What prevents it applies before what makes it more. */
  preventedFirst?: true;
}

/**
 * Deals damage as `dealDamage`, once the players concerned have chosen what applies to it first.
 *
 * @returns how much was dealt; null while somebody is asked
 */
export function dealInOrder(g: Engine, frame: Frame, all: readonly Damage[]): number | null {
  const aimed = aimedAtPlaneswalkers(g, frame, all);
  const ordered = aimed && orderedDamage(g, frame, aimed);
  if (ordered === null) return null;
  return dealDamage(
    g,
    ordered.map((damage) => turnedAside(g, damage)),
  );
}

/** Deals damage, all of it at the same time: amounts are settled before the first is dealt. */
export function dealDamage(g: Engine, all: readonly Damage[]): number {
  let total = 0;
  const shielded = hasShields(g);
  const growing = staticsOf(g, 'damage').length > 0;
  const grown = growing ? all.map((damage) => (damage.preventedFirst ? damage : increased(g, damage))) : all;
  const shielding: Shielding = { used: new Set(), consequences: new Map() };
  const underShields = (damage: Damage): Damage[] => applyShields(g, damage, shielding);
  const left = shielded
    ? grown
        .flatMap(underShields)
        .flatMap((damage) => (damage.rest === undefined ? damage : underShields(restAside(g, damage))))
    : grown;
  const settled = growing
    ? left.map((damage) => (damage.preventedFirst ? increased(g, damage) : damage))
    : left;
  const dealt = settled.map((damage) => {
    const amount = deal(g, damage);
    total += amount;
    return amount;
  });
  if (total > 0) {
    if (sumsAwaited(g)) together(g, settled, dealt);
    linkLater(g, settled, dealt);
  }
  if (shielded) afterShields(g, shielding);
  return total;
}

const asksForSum = (on: EventPattern): boolean =>
  on.when === 'isDealtDamage' ||
  (on.when === 'dealsDamage' && on.to === undefined && on.toObject === undefined);

const DAMAGED = ['isDealtDamage', 'dealsDamage'] as const;
const waitsForSum = ({ ability }: Watcher): boolean => asksForSum(ability.on);

function sumsAwaited(g: Engine): boolean {
  const { watchers } = g.forces;
  return (
    g.state.delayed.some(({ on }) => asksForSum(on)) ||
    (watchers.size > 0 && DAMAGED.some((kind) => watchers.get(kind)?.some(waitsForSum))) ||
    watchersAway(g, DAMAGED).some(waitsForSum)
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
    else loseLife(g, player, lostToDamage(g, player, damage.amount));
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
  if (hasType(g, target, 'battle')) {
    const lost = Math.min(damage.amount, target.counters.defense ?? 0);
    if (lost > 0) g.because(event, () => changeCounters(g, target, 'defense', -lost));
  }
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
