import { hasType, permanentsOf } from '../cards/traits.js';
import type { ObjectId, PlayerId } from '../cards/types.js';
import type { Option } from '../decision.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { objectInRange } from '../reach/range.js';
import type { GameObject } from '../state.js';
import { areOpponents } from '../table/teams.js';
import type { Frame } from '../threads.js';
import type { Damage } from './dealDamage.js';
import { increased, increasedOnce, isIncreasedAlone } from './increases.js';
import { hasShields, isShieldedAlone, leftUnderShields, type Spent } from './shields.js';

/**
 * Asks players whose sources would deal damage to opponents whether a planeswalker is to be dealt it instead, where the rules let
 * them have that. Where something protects the player and not the planeswalker, or makes damage to the player alone more, the player says
 * before what applies first.
 *
 * @returns the damage as they want it; null while somebody is asked
 */
export function aimedAtPlaneswalkers(
  g: Engine,
  frame: Frame,
  all: readonly Damage[],
): readonly Damage[] | null {
  const shielded = hasShields(g);
  if (!shielded && g.survey.special.length === 0) return all;
  const spent: Spent = new Map();
  const aimed: Damage[] = [];
  for (const [at, damage] of all.entries()) {
    const one = aimedOne(g, frame, damage, at, spent);
    // What a shield takes of one is not there for the next, so the next is asked about once this one is settled.
    if (one === null && shielded) return null;
    if (one !== null) aimed.push(one);
  }
  return aimed.length === all.length ? aimed : null;
}

function aimedOne(g: Engine, frame: Frame, damage: Damage, at: number, spent: Spent): Damage | null {
  const kept = (left: Damage): Damage => {
    if (hasShields(g)) leftUnderShields(g, left.preventedFirst ? left : increased(g, left), spent);
    return left;
  };
  const walkers = planeswalkersFor(g, damage);
  if (walkers.length === 0) return kept(damage);
  const ids = walkers.map(({ id }) => id);
  let now = damage;
  let order = firstToApply(g, frame, `order ${at}`, now, walkers, ids);
  if (order === 'increase') {
    now = increasedOnce(g, now);
    order = firstToApply(g, frame, `order ${at} increased`, now, walkers, ids);
  }
  if (order === null) return null;
  const late = order === 'prevent';
  if (late && increased(g, now) !== now) now = { ...now, preventedFirst: true };
  if (late && leftUnderShields(g, now, new Map(spent)) <= 0) return kept(now);
  const answer = g.ask(frame, `planeswalker ${at}`, () => ({
    kind: 'chooseObject',
    player: g.object(now.source).controller,
    options: [{ type: 'none' }, ...ids.map((id): Option => ({ type: 'object', object: id }))],
    object: now.source,
    slot: 'planeswalker',
  }));
  if (answer === undefined) return null;
  if (answer.type !== 'object') return kept(now);
  return late ? kept({ ...now, rest: answer.object }) : aimedAt(now, answer.object);
}

/**
 * What applies first to damage that a planeswalker may be dealt instead: what makes it more, what prevents it, or the change of who is dealt it.
 * The player who would be dealt it says so where that makes a difference.
 *
 * @returns null while the player is asked
 */
function firstToApply(
  g: Engine,
  frame: Frame,
  key: string,
  damage: Damage,
  walkers: readonly GameObject[],
  ids: readonly ObjectId[],
): 'increase' | 'prevent' | 'redirect' | null {
  const shielded = isShieldedAlone(g, damage, walkers);
  if (!shielded && !isIncreasedAlone(g, damage, ids)) return 'redirect';
  const modes: ('increase' | 'prevent' | 'redirect')[] = [];
  if (increased(g, damage) !== damage) modes.push('increase');
  if (shielded) modes.push('prevent');
  const answer = g.ask(frame, key, () => ({
    kind: 'chooseMode',
    player: damage.player as PlayerId,
    options: [...modes, 'redirect'].map((mode): Option => ({ type: 'mode', mode })),
    object: damage.source,
    slot: 'damage',
  }));
  if (answer === undefined) return null;
  return modes.find((mode) => answer.type === 'mode' && answer.mode === mode) ?? 'redirect';
}

/** Damage to a planeswalker instead of the player. */
const aimedAt = ({ player, rest: _, ...damage }: Damage, object: ObjectId): Damage => ({
  ...damage,
  object,
  insteadOf: player,
});

/** What is left of damage to a player once what protects the player has applied: a planeswalker is dealt it where one was chosen for the rest. */
export const restAside = (g: Engine, damage: Damage): Damage =>
  damage.rest === undefined ? damage : turnedAside(g, aimedAt(damage, damage.rest));

/** Says of damage to planeswalkers that it is dealt to them instead. */
export function turnedAside(g: Engine, damage: Damage): Damage {
  if (damage.insteadOf === undefined) return damage;
  const { insteadOf: _, ...rest } = damage;
  const { source, object = '', amount } = damage;
  return { ...rest, redirection: g.emit('damageRedirected', { object: source, other: object, amount }) };
}

/** The planeswalkers that may be dealt some damage instead of their controller. The controller of the damage's source chooses one. */
function planeswalkersFor(g: Engine, { source, player, amount, combat }: Damage): GameObject[] {
  if (player === undefined || combat || amount <= 0 || !g.state.players[player]?.inGame) return [];
  const by = g.object(source).controller;
  const walkers = permanentsOf(g, player).filter((object) => hasType(g, object, 'planeswalker'));
  if (walkers.length === 0 || !areOpponents(g, by, player)) return [];
  const rule = g.rules.ask('general.planeswalkers.damageForController');
  switch (rule) {
    case 'none':
      return [];
    case 'noncombat':
      return walkers.filter((object) => objectInRange(g, by, object));
    default:
      return unhandled('general.planeswalkers.damageForController', rule);
  }
}
