import { keyOf, NO_ANSWERS } from '../answers.js';
import type { Option } from '../api.js';
import { glance } from '../cards/context.js';
import { matches } from '../cards/filters.js';
import { evades } from '../cards/guards.js';
import { objectsOf } from '../cards/references.js';
import {
  hasKeyword,
  hasType,
  isCreature,
  layersOf,
  permanentsOf,
  staticsOf,
  traitsOf,
} from '../cards/traits.js';
import type { ObjectId, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { limitedTo } from '../reach/information.js';
import type { GameObject } from '../state.js';
import { activePlayers, choiceGroups, partyOf, sharesLife } from '../table/teams.js';
import type { Attacker, Frame, Thread } from '../threads.js';
import { isAwaited } from '../zones/survey.js';
import { type Declarer, declarerOf } from './declarers.js';
import { playersBehind, playersFacing } from './defending.js';
import { objectBarred } from './targets.js';

type BlockFrame = Extract<Frame, { kind: 'block' }>;
type Choice = BlockFrame['chosen'][number];

/**
 * Declaring blockers: one defending player after another in turn order from the active player, or the defending
 * team together; for one creature after another, what it blocks.
 */
export function runBlock(g: Engine, thread: Thread, frame: BlockFrame): boolean {
  const combat = thread.turn?.combat;
  if (!combat) return true;
  const groups = blockingGroups(g, thread);
  const together = blocksAsTeam(g);
  const active = activePlayers(g, thread.turn);
  for (;;) {
    const group = groups[frame.group];
    if (group === undefined) {
      // Nobody else asks for it, so games without such abilities keep their logs.
      if (isAwaited(g.forces, ['notBlocked']))
        for (const attack of combat.attackers)
          if (!attack.blocked)
            g.emit('unblocked', { object: attack.creature, player: g.object(attack.creature).controller });
      return true;
    }
    if (frame.at < 0) {
      frame.at = 0;
      frame.chosen = [];
      frame.creatures = [];
      for (const player of group)
        for (const object of g.survey.permanents)
          if (
            object.controller === player &&
            !object.tapped &&
            isCreature(g, object) &&
            combat.attackers.some((attacker) => canBlock(g, object, attacker))
          )
            frame.creatures.push(object.id);
      if (g.tells()) g.emit('blockersAsked', blockContent(g, group));
    }
    while (frame.at < frame.creatures.length) {
      const id = frame.creatures[frame.at] as ObjectId;
      const creature = g.state.objects.get(id);
      let blocking = 0;
      for (const choice of frame.chosen) if (choice.creature === id) blocking++;
      if (
        creature === undefined ||
        creature.zone !== 'battlefield' ||
        !group.includes(creature.controller) ||
        blocking >= mostBlocked(g, creature)
      ) {
        frame.at++;
        continue;
      }
      const answer = g.ask(frame, keyOf('block', id, blocking), () => {
        const options = blockOptions(g, combat.attackers, frame, creature);
        const { controller } = creature;
        const who: Declarer = together
          ? declarerOf(g, 'sharedTeamTurns.blockersDeclaredBy', partyOf(g, controller), controller, active)
          : { player: controller };
        return { kind: 'block', options, object: id, ...who };
      });
      if (answer === undefined) return false;
      if (answer.type === 'block') frame.chosen.push({ creature: id, attacker: answer.attacker });
      else frame.at++;
    }
    declare(g, combat.attackers, frame.chosen, blockContent(g, group));
    frame.group++;
    frame.at = -1;
    frame.answers = NO_ANSWERS;
  }
}

function blockContent(g: Engine, group: readonly PlayerId[]): { team: string } | { player: string } {
  const first = group[0] ?? '';
  return g.state.options.sharedTeamTurns && blocksAsTeam(g) ? { team: partyOf(g, first) } : { player: first };
}

/** How many attackers a creature can block: one, what the position says, and one more for each ability that says so. */
function mostBlocked(g: Engine, creature: GameObject): number {
  const { keywords } = traitsOf(g, creature);
  if (keywords.includes('blocksAny')) return Number.POSITIVE_INFINITY;
  return creature.blocks + keywords.filter((one) => one === 'blocksAnother').length;
}

/** Who declares blockers, in order: each attacked player alone, or a team together. */
function blockingGroups(g: Engine, thread: Thread): readonly (readonly PlayerId[])[] {
  const combat = thread.turn?.combat;
  if (!combat || thread.turn === null) return [];
  const attacked: PlayerId[] = [];
  for (const attacker of combat.attackers)
    for (const player of playersFacing(g, attacker)) if (!attacked.includes(player)) attacked.push(player);
  const groups = choiceGroups(g, thread.turn.party);
  if (blocksAsTeam(g)) {
    const teams = groups.filter((group) =>
      group.some((player) => (attacked.length > 0 ? attacked : combat.defending).includes(player)),
    );
    const apart = g.rules.ask('sharedTeamTurns.blockersDeclaredBy') === 'eachPlayer';
    return apart ? teams.flat().map((player) => [player]) : teams;
  }
  g.rules.rely('attackMultiplePlayers.orderedBlockingCondition');
  const alone = g.state.options.sharedTeamTurns ? groups.flat().map((player) => [player]) : groups;
  const blocking = alone.filter((group) => attacked.includes(group[0] ?? ''));
  const order = g.rules.ask('attackMultiplePlayers.blockDeclarationOrder');
  switch (order) {
    case 'apnapOrder':
      return blocking;
    case 'reverseApnapOrder':
      return blocking.reverse();
    default:
      return unhandled('attackMultiplePlayers.blockDeclarationOrder', order);
  }
}

/** Whether the members of a team declare blocks together: by the rules of its variant or of the option. */
function blocksAsTeam(g: Engine): boolean {
  if (!g.state.options.sharedTeamTurns) return false;
  return sharesLife(g) || g.rules.ask('sharedTeamTurns.ownCombatRules');
}

/** Whether the rules let a creature of this player block that attacker, evasion aside. */
function inReach(g: Engine, player: PlayerId, attacker: Attacker): boolean {
  // A team that shares its life is spoken of by its own rule, as the creature attacks now.
  const behind = sharesLife(g) ? playersBehind(g, attacker.defender) : playersFacing(g, attacker);
  if (behind.length === 0)
    return sharesLife(g) && g.rules.ask('twoHeadedGiant.blockableAttackers') === 'anyAttackingCreature';
  const walker =
    g.state.players[attacker.defender] === undefined && g.state.teams[attacker.defender] === undefined;
  const sameTeam = behind.some((other) => partyOf(g, other) === partyOf(g, player));
  if (sharesLife(g)) {
    const rule = g.rules.ask('twoHeadedGiant.blockableAttackers');
    switch (rule) {
      case 'anyAttackingCreature':
        return true;
      case 'anyAttackingTheTeam':
        return sameTeam;
      default:
        return unhandled('twoHeadedGiant.blockableAttackers', rule);
    }
  }
  if (g.state.options.sharedTeamTurns) {
    const rule = g.rules.ask('sharedTeamTurns.blockableAttackers');
    switch (rule) {
      case 'notSpecified':
        return behind.includes(player);
      case 'attackingMembers':
        return sameTeam && !walker;
      case 'attackingMembersOrPlaneswalkers':
      case 'attackingMembersPlaneswalkersOrBattles':
        return sameTeam;
      default:
        return unhandled('sharedTeamTurns.blockableAttackers', rule);
    }
  }
  if (!behind.includes(player)) return false;
  const rule = g.rules.ask('attackMultiplePlayers.blockableAttackers');
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
  if (creature.tapped || objectBarred(g, creature, 'block')) return false;
  const attacking = g.state.objects.get(attacker.creature);
  if (attacking === undefined || !inReach(g, creature.controller, attacker)) return false;
  return (
    !unblockable(g, attacking, attacker) &&
    !evades(g, attacking, creature) &&
    !keptAway(g, attacking, creature) &&
    !particular(g, attacking, creature)
  );
}

/** Whether something says that the creature does not block attackers of this kind. */
function particular(g: Engine, attacking: GameObject, creature: GameObject): boolean {
  return staticsOf(g, 'blocks').some(({ source, ability }) => {
    const context = glance(source.controller, source.id);
    if (!limitedTo(g, source, creature) || !matches(g, context, creature, ability.which)) return false;
    if (ability.not !== undefined && matches(g, context, attacking, ability.not)) return true;
    return ability.only !== undefined && !matches(g, context, attacking, ability.only);
  });
}

/** Whether something says that this creature can't block the attacker. */
function keptAway(g: Engine, attacking: GameObject, creature: GameObject): boolean {
  return staticsOf(g, 'blockers').some(({ source, ability }) => {
    const context = glance(source.controller, source.id);
    if (!limitedTo(g, source, attacking) || !matches(g, context, attacking, ability.which)) return false;
    if (ability.by !== undefined && matches(g, context, creature, ability.by)) return true;
    return ability.except !== undefined && !matches(g, context, creature, ability.except);
  });
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

function blockLimit(g: Engine): number {
  let most = Number.POSITIVE_INFINITY;
  for (const { ability } of staticsOf(g, 'limit')) most = Math.min(most, ability.blockers ?? most);
  return most;
}

/** The attackers that every creature able to block them has to block. */
function lures(g: Engine): ObjectId[] {
  return staticsOf(g, 'mustBeBlocked').flatMap(({ source, ability }) =>
    objectsOf(g, glance(source.controller, source.id), ability.object).map((object) => object.id),
  );
}

function blockOptions(
  g: Engine,
  attackers: readonly Attacker[],
  frame: BlockFrame,
  creature: GameObject,
): Option[] {
  const taken = frame.chosen
    .filter((choice) => choice.creature === creature.id)
    .map((choice) => choice.attacker);
  const open = attackers.filter(
    (attacker) => !taken.includes(attacker.creature) && canBlock(g, creature, attacker),
  );
  const all: Option[] = [
    { type: 'noBlock', creature: creature.id },
    ...open.map(({ creature: attacker }): Option => ({ type: 'block', creature: creature.id, attacker })),
  ];
  if (!constrained(g, attackers)) return all;
  const legal = all.filter((option) => {
    const chosen =
      option.type === 'block'
        ? [...frame.chosen, { creature: creature.id, attacker: option.attacker }]
        : frame.chosen;
    const next =
      option.type === 'block' && taken.length + 1 < mostBlocked(g, creature) ? frame.at : frame.at + 1;
    return completable(g, attackers, frame.creatures, next, chosen, { steps: SEARCH });
  });
  return legal.length > 0 ? legal : all.slice(0, 1);
}

/** Steps of the search for a legal whole before an option is given the benefit of the doubt. */
const SEARCH = 20_000;

function constrained(g: Engine, attackers: readonly Attacker[]): boolean {
  return (
    Number.isFinite(blockLimit(g)) ||
    lures(g).length > 0 ||
    attackers.some(({ creature }) =>
      ['menace', 'blockedByOne'].some((keyword) => hasKeyword(g, g.object(creature), keyword)),
    )
  );
}

/** Whether choices for the remaining creatures can make the blocks of this group legal as a whole. */
function completable(
  g: Engine,
  attackers: readonly Attacker[],
  creatures: readonly ObjectId[],
  at: number,
  chosen: readonly Choice[],
  budget: { steps: number },
): boolean {
  if (--budget.steps <= 0) return true;
  const id = creatures[at];
  if (id === undefined) return legalBlocks(g, attackers, creatures, chosen);
  if (completable(g, attackers, creatures, at + 1, chosen, budget)) return true;
  const creature = g.object(id);
  const taken = chosen.filter((choice) => choice.creature === id);
  if (taken.length >= mostBlocked(g, creature)) return false;
  for (const attacker of attackers) {
    if (taken.some((choice) => choice.attacker === attacker.creature) || !canBlock(g, creature, attacker))
      continue;
    const more = [...chosen, { creature: id, attacker: attacker.creature }];
    if (completable(g, attackers, creatures, at, more, budget)) return true;
  }
  return false;
}

/** Whether the blocks of one player or team are legal; what others block has no bearing on it. */
function legalBlocks(
  g: Engine,
  attackers: readonly Attacker[],
  creatures: readonly ObjectId[],
  chosen: readonly Choice[],
): boolean {
  const blockers = new Set(chosen.map((choice) => choice.creature));
  const most = blockLimit(g);
  if (blockers.size > most) return false;
  for (const attacker of attackers) {
    const creature = g.object(attacker.creature);
    const blocking = chosen.filter((choice) => choice.attacker === attacker.creature).length;
    if (blocking === 1 && hasKeyword(g, creature, 'menace')) return false;
    if (blocking > 1 && hasKeyword(g, creature, 'blockedByOne')) return false;
  }
  let required = 0;
  let obeyed = 0;
  for (const lure of lures(g)) {
    const attacker = attackers.find((each) => each.creature === lure);
    if (attacker === undefined) continue;
    for (const id of creatures) {
      if (!canBlock(g, g.object(id), attacker)) continue;
      required++;
      if (chosen.some((choice) => choice.creature === id && choice.attacker === lure)) obeyed++;
    }
  }
  return obeyed >= Math.min(required, most) || (required > 0 && obeyed >= possible(g, attackers, creatures));
}

/** How many requirements can be met at most: a creature meets no more of them than it can block attackers. */
function possible(g: Engine, attackers: readonly Attacker[], creatures: readonly ObjectId[]): number {
  const wanted = lures(g);
  return creatures.reduce((sum, id) => {
    const creature = g.object(id);
    const able = attackers.filter(
      (each) => wanted.includes(each.creature) && canBlock(g, creature, each),
    ).length;
    return sum + Math.min(able, mostBlocked(g, creature));
  }, 0);
}

function declare(
  g: Engine,
  attackers: readonly Attacker[],
  chosen: readonly Choice[],
  content: { team: string } | { player: string },
): void {
  const blocked: Attacker[] = [];
  for (const { creature, attacker } of chosen) {
    const attack = attackers.find((each) => each.creature === attacker);
    if (attack === undefined) continue;
    if (g.keepLog) canBlock(g, g.object(creature), attack);
    attack.blockedBy.push(creature);
    if (!attack.blocked) blocked.push(attack);
    attack.blocked = true;
  }
  if (g.tells()) g.emit('blockersDeclared', { ...content, amount: chosen.length });
  for (const { creature, attacker } of chosen) {
    g.emit('blocked', { object: attacker, other: creature, player: g.object(creature).controller });
  }
  for (const attack of blocked) {
    g.emit('becameBlocked', { object: attack.creature, player: g.object(attack.creature).controller });
  }
}
