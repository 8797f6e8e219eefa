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
import { isShieldedAlone, isShieldedWholly } from './shields.js';

/**
 * Asks players whose sources would deal damage to opponents whether a planeswalker is to be dealt it instead, where the rules let
 * them have that. Where something protects the player and not the planeswalker, the player says before which of the two applies first.
 *
 * @returns the damage as they want it; null while somebody is asked
 */
export function aimedAtPlaneswalkers(
  g: Engine,
  frame: Frame,
  all: readonly Damage[],
): readonly Damage[] | null {
  const aimed = all.map((damage, at): Damage | null => {
    const walkers = planeswalkersFor(g, damage);
    if (walkers.length === 0) return damage;
    const order =
      isShieldedAlone(g, damage, walkers) &&
      g.ask(frame, `order ${at}`, () => ({
        kind: 'chooseMode',
        player: damage.player as PlayerId,
        options: [
          { type: 'mode', mode: 'prevent' },
          { type: 'mode', mode: 'redirect' },
        ],
        object: damage.source,
        slot: 'damage',
      }));
    if (order === undefined) return null;
    const late = order !== false && order.type === 'mode' && order.mode === 'prevent';
    if (late && isShieldedWholly(g, damage)) return damage;
    const answer = g.ask(frame, `planeswalker ${at}`, () => ({
      kind: 'chooseObject',
      player: g.object(damage.source).controller,
      options: [{ type: 'none' }, ...walkers.map(({ id }): Option => ({ type: 'object', object: id }))],
      object: damage.source,
      slot: 'planeswalker',
    }));
    if (answer === undefined) return null;
    if (answer.type !== 'object') return damage;
    return late ? { ...damage, rest: answer.object } : aimedAt(damage, answer.object);
  });
  return aimed.every((damage) => damage !== null) ? aimed : null;
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
  const { insteadOf, ...rest } = damage;
  if (insteadOf === undefined) return damage;
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
