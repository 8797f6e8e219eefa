import type { ObjectId, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import type { Attacker, Combat } from '../threads.js';

/** Has a creature attack a player, a team or a planeswalker, unblocked as yet. */
export function joinCombat(
  { attackers }: Combat,
  creature: ObjectId,
  defender: string,
  band: ObjectId | null = null,
): void {
  attackers.push({ creature, defender, band, blockedBy: [], blocked: false, recipient: null });
}

/**
 * Takes a creature or planeswalker out of combat; what it attacked is remembered for those who ask.
 *
 * @param faced who controlled it as it left the battlefield, and goes on being the defending player of what attacked it
 */
export function leaveCombat(g: Engine, object: GameObject, faced?: PlayerId): void {
  for (const thread of g.state.threads) {
    const combat = thread.turn?.combat;
    if (!combat) continue;
    const at = combat.attackers.findIndex((attacker) => attacker.creature === object.id);
    if (at >= 0) {
      const [gone] = combat.attackers.splice(at, 1) as [Attacker];
      combat.was[object.id] = gone.defender;
      g.emit('removedFromCombat', {
        object: object.id,
      });
    }
    for (const attacker of combat.attackers) {
      const blocker = attacker.blockedBy.indexOf(object.id);
      if (blocker >= 0) attacker.blockedBy.splice(blocker, 1);
      if (attacker.defender === object.id) {
        attacker.defender = '';
        if (faced !== undefined) attacker.faced = faced;
      }
    }
  }
}
