import { glance } from '../cards/context.js';
import { matches } from '../cards/filters.js';
import { evades } from '../cards/guards.js';
import { hasKeyword, hasType, layersOf, permanentsOf, staticsOf, traitsOf } from '../cards/traits.js';
import type { ObjectFilter, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { limitedTo } from '../reach/information.js';
import type { GameObject } from '../state.js';
import { partyOf, sharesLife } from '../table/teams.js';
import type { Attacker } from '../threads.js';
import { playersBehind, playersFacing } from './defending.js';
import { objectBarred } from './targets.js';

/** How many attackers a creature can block: one, what the position says, and one more for each ability that says so. */
export function mostBlocked(g: Engine, creature: GameObject): number {
  const { keywords } = traitsOf(g, creature);
  if (keywords.includes('blocksAny')) return Number.POSITIVE_INFINITY;
  return creature.blocks + keywords.filter((one) => one === 'blocksAnother').length;
}

/** Whether a player, or one of the same party, is among these. */
const hasMate = (g: Engine, player: PlayerId, among: readonly PlayerId[]): boolean =>
  among.some((other) => partyOf(g, other) === partyOf(g, player));

/** Whether the rules let a creature of this player block that attacker, evasion aside. */
function inReach(g: Engine, player: PlayerId, attacker: Attacker): boolean {
  // A team that shares its life is spoken of by its own rule, as the creature attacks now.
  const behind = sharesLife(g) ? playersBehind(g, attacker.defender) : playersFacing(g, attacker);
  if (behind.length === 0)
    return sharesLife(g) && g.rules.ask('twoHeadedGiant.blockableAttackers') === 'anyAttackingCreature';
  const walker =
    g.state.players[attacker.defender] === undefined && g.state.teams[attacker.defender] === undefined;
  const teams = sharesLife(g) || g.state.options.sharedTeamTurns;
  const sameTeam = teams && hasMate(g, player, behind);
  if (sharesLife(g)) {
    const rule = g.rules.ask('twoHeadedGiant.blockableAttackers');
    switch (rule) {
      case 'anyAttackingCreature':
        return true;
      case 'anyAttackingTheTeam':
        return sameTeam;
      case 'attackingThem':
        return behind.includes(player) && !walker;
      case 'attackingThemOrTheirs':
        return behind.includes(player);
      default:
        return unhandled('twoHeadedGiant.blockableAttackers', rule);
    }
  }
  if (g.state.options.sharedTeamTurns) {
    const rule = g.rules.ask('sharedTeamTurns.blockableAttackers');
    switch (rule) {
      case 'notSpecified':
      case 'attackingThemOrTheirPlaneswalkers':
      case 'attackingThemTheirPlaneswalkersOrBattles':
        return behind.includes(player);
      case 'attackingThem':
        return behind.includes(player) && !walker;
      case 'attackingMembers':
        return sameTeam && !walker;
      case 'attackingMembersOrPlaneswalkers':
      case 'attackingMembersPlaneswalkersOrBattles':
        return sameTeam;
      default:
        return unhandled('sharedTeamTurns.blockableAttackers', rule);
    }
  }
  const rule = g.rules.ask('attackMultiplePlayers.blockableAttackers');
  if (rule === 'anyAttackingCreature') return true;
  if (!behind.includes(player)) return false;
  switch (rule) {
    case 'attackingThem':
      return !walker;
    case 'attackingThemOrTheirPlaneswalkers':
    case 'attackingThemTheirPlaneswalkersOrBattles':
      return true;
    default:
      return unhandled('attackMultiplePlayers.blockableAttackers', rule);
  }
}

/** Whether an untapped creature could block an attacker. */
export function canBlock(g: Engine, creature: GameObject, attacker: Attacker): boolean {
  if (creature.tapped || hasType(g, creature, 'battle') || objectBarred(g, creature, 'block')) return false;
  const attacking = g.state.objects.get(attacker.creature);
  if (attacking === undefined || !inReach(g, creature.controller, attacker)) return false;
  return (
    !unblockable(g, attacking, attacker) &&
    !evades(g, attacking, creature) &&
    !keptAway(g, attacking, creature) &&
    !particular(g, attacking, creature)
  );
}

/** Whether what is said of such creatures keeps one of them and the other apart: it is one of `not`, or none of `only`. */
function rulesOut(
  g: Engine,
  source: GameObject,
  which: ObjectFilter,
  one: GameObject,
  other: GameObject,
  not: ObjectFilter | undefined,
  only: ObjectFilter | undefined,
): boolean {
  const context = glance(source.controller, source.id);
  if (!limitedTo(g, source, one) || !matches(g, context, one, which)) return false;
  if (not !== undefined && matches(g, context, other, not)) return true;
  return only !== undefined && !matches(g, context, other, only);
}

/** Whether something says that the creature does not block attackers of this kind. */
function particular(g: Engine, attacking: GameObject, creature: GameObject): boolean {
  for (const { source, ability } of staticsOf(g, 'blocks'))
    if (rulesOut(g, source, ability.which, creature, attacking, ability.not, ability.only)) return true;
  return g.inEffect
    .of('forbidBlock')
    .some(
      ({ content, controller, source }) =>
        content.whom === attacking.id &&
        content.incarnation === attacking.incarnation &&
        matches(g, glance(controller, source), creature, content.which),
    );
}

/** Whether something says that this creature can't block the attacker. */
function keptAway(g: Engine, attacking: GameObject, creature: GameObject): boolean {
  for (const { source, ability } of staticsOf(g, 'blockers'))
    if (rulesOut(g, source, ability.which, attacking, creature, ability.by, ability.except)) return true;
  return false;
}

/** Whether nothing can block an attacker: it says so, or a defending player controls the wrong land. */
export function unblockable(g: Engine, attacking: GameObject, attacker: Attacker): boolean {
  if (hasKeyword(g, attacking, 'unblockable') || objectBarred(g, attacking, 'beBlocked')) return true;
  const defenders = playersFacing(g, attacker);
  const all =
    sharesLife(g) && g.state.teams[attacker.defender] !== undefined ? defenders : defenders.slice(0, 1);
  for (const keyword of layersOf(g, attacking).keywords) {
    if (!keyword.startsWith('landwalk:')) continue;
    const kind = keyword.slice('landwalk:'.length);
    const walks = all.some((player) =>
      permanentsOf(g, player).some(
        (land) => hasType(g, land, 'land') && layersOf(g, land).subtypes.includes(kind),
      ),
    );
    if (walks) return true;
  }
  return false;
}
