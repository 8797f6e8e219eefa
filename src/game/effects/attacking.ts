import { playersOf } from '../cards/references.js';
import { hasType, permanentsOf } from '../cards/traits.js';
import type { ObjectId, PlayerRef } from '../cards/types.js';
import { teamDefends } from '../combat/defending.js';
import { joinCombat } from '../combat/removal.js';
import type { Option } from '../decision.js';
import type { Engine } from '../engine.js';
import { teamOf } from '../table/teams.js';
import type { EffectsFrame } from './nest.js';
import { choice } from './recipients.js';

/**
 * Whom something that is put onto the battlefield attacks: one player, or whom the controller chooses of those who are defending.
 *
 * @param walkers planeswalkers of that player may be chosen as well
 * @returns undefined where it attacks nobody, null while that is asked
 */
export function whomItAttacks(
  g: Engine,
  frame: EffectsFrame,
  key: string,
  attacked: PlayerRef | 'any',
  walkers: boolean,
): string | null | undefined {
  const { combat } = g.thread.turn ?? {};
  if (!combat) return undefined;
  const any = attacked === 'any';
  const players = any ? combat.defending : playersOf(g, frame.context, attacked).slice(0, 1);
  const sideOf = (player: string): string => (teamDefends(g) && teamOf(g, player)) || player;
  const options: Option[] = players
    .filter((player, at) => players.findIndex((one) => sideOf(one) === sideOf(player)) === at)
    .map((player) => ({ type: 'player', player }));
  if (any || walkers)
    for (const player of players)
      for (const object of permanentsOf(g, player))
        if (hasType(g, object, 'planeswalker')) options.push({ type: 'object', object: object.id });
  const [only] = options;
  if (only?.type === 'player' && options.length === 1) return sideOf(only.player);
  if (only === undefined) return undefined;
  const answer = choice(g, frame, key, { player: 'you' }, () => ({ kind: 'chooseObject', options }));
  if (answer === null) return null;
  return answer.type === 'object'
    ? answer.object
    : answer.type === 'player'
      ? sideOf(answer.player)
      : undefined;
}

/** Has a creature attack that was not declared as an attacker. */
export function joinAttack(g: Engine, creature: ObjectId, defender: string | undefined): void {
  const combat = g.thread.turn?.combat;
  if (combat && defender !== undefined) joinCombat(combat, creature, defender);
}
