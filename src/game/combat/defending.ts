import type { ObjectId, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { Context } from '../state.js';
import { activePlayers, membersIn, sharesLife } from '../table/teams.js';
import type { Attacker, Combat } from '../threads.js';

/** The players who could be meant by what a creature attacks. */
export function playersBehind(g: Engine, defender: string): PlayerId[] {
  if (g.state.players[defender] !== undefined) return g.state.players[defender]?.inGame ? [defender] : [];
  if (g.state.teams[defender] !== undefined) return membersIn(g, defender);
  const object = g.state.objects.get(defender);
  if (object === undefined) return [];
  return [object.protector ?? object.controller];
}

/** The players whom a creature attacks, or attacked through a planeswalker that has left the battlefield since. */
export function playersFacing(g: Engine, { defender, faced }: Attacker): PlayerId[] {
  return playersBehind(g, defender === '' && faced !== undefined ? faced : defender);
}

/**
 * Whether "defending player" follows the attack as it is now (or last was), or the attack as it was when the
 * creature became an attacker.
 */
export function followsTheAttack(g: Engine): boolean {
  const rule =
    g.state.options.sharedTeamTurns && g.rules.ask('sharedTeamTurns.ownCombatRules')
      ? g.rules.ask('sharedTeamTurns.defendingPlayerReference')
      : g.rules.ask('attackMultiplePlayers.defendingPlayerReference.chapterRule');
  switch (rule) {
    case 'usuallyPlayerAttacked':
    case 'usuallyPlayerOrPlaneswalkerController':
    case 'usuallyPlayerOrControllerIncludingSpells':
    case 'notSpecified':
    case 'currentElseBeforeRemovalFromCombat':
    case 'currentElseBeforeRemovalWithProtectors':
      return true;
    case 'asOfBecomingAttacker':
      return false;
    default:
      return unhandled('attackMultiplePlayers.defendingPlayerReference.chapterRule', rule);
  }
}

/** All players who could be the "defending player" of an effect, before its controller picks one. */
export function defendingCandidates(g: Engine, context: Context): PlayerId[] {
  const combat = g.thread.turn?.combat;
  if (!combat) return [];
  const source = context.source;
  if (source !== null) {
    const creature = attackerMeant(g, combat, context, source);
    const attack = combat.attackers.find((attacker) => attacker.creature === creature);
    const was = combat.was[creature];
    const began = followsTheAttack(g) ? undefined : combat.began?.[creature];
    if (began !== undefined) return began.filter((player) => g.state.players[player]?.inGame === true);
    if (attack !== undefined) return playersFacing(g, attack);
    if (was !== undefined) return playersBehind(g, was);
  }
  return inOrder(g, combat);
}

/** The attacking creature that an effect speaks of: its source, what that is attached to, or the creature of its event. */
function attackerMeant(g: Engine, combat: Combat, { that }: Context, source: ObjectId): ObjectId {
  const object = g.state.objects.get(source);
  const named = [source, object?.attachedTo ?? object?.last?.attachedTo, that.object];
  const attacks = (id: string | null | undefined): id is ObjectId =>
    typeof id === 'string' &&
    (combat.was[id] !== undefined || combat.attackers.some(({ creature }) => creature === id));
  return named.find(attacks) ?? source;
}

function inOrder(g: Engine, combat: Combat): PlayerId[] {
  const attacked = combat.attackers.flatMap((attacker) => playersFacing(g, attacker));
  const pool = combat.attackers.length > 0 && !teamDefends(g) ? attacked : combat.defending;
  return g.state.seats.filter((player) => pool.includes(player) && g.state.players[player]?.inGame);
}

/** Whether the members of a defending team are together, no single player being attacked. */
export function teamDefends(g: Engine): boolean {
  if (!sharesLife(g)) return false;
  const rule = g.rules.ask('twoHeadedGiant.attackUnit');
  switch (rule) {
    case 'teamAsAGroup':
      return true;
    case 'individualPlayerOrPlaneswalker':
      return false;
    default:
      return unhandled('twoHeadedGiant.attackUnit', rule);
  }
}

/** All players who could be the "attacking player" of an effect. */
export function attackingCandidates(g: Engine, context: Context): PlayerId[] {
  const combat = g.thread.turn?.combat;
  if (!combat) return [];
  const blocked = combat.attackers.filter((attacker) => blockedBy(attacker, context.source));
  const of = blocked.length > 0 ? blocked : [];
  const players = of.map((attacker) => g.object(attacker.creature).controller);
  return players.length > 0 ? [...new Set(players)] : [...activePlayers(g, g.thread.turn)];
}

function blockedBy(attacker: Attacker, source: string | null): boolean {
  return source !== null && attacker.blockedBy.includes(source);
}
