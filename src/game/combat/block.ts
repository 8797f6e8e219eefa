import { keyOf, NO_ANSWERS } from '../answers.js';
import type { Option } from '../api.js';
import { isCreature } from '../cards/traits.js';
import type { ObjectId, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { GameObject } from '../state.js';
import { activePlayers, partyOf, sharesLife, turnGroups } from '../table/teams.js';
import type { Attacker, Frame, Thread } from '../threads.js';
import { isAwaited } from '../zones/survey.js';
import { canBlock, mostBlocked } from './blockable.js';
import { type Declarer, declarerOf } from './declarers.js';
import { playersFacing } from './defending.js';
import { type Choice, completable, demandsOn } from './legalBlocks.js';

type BlockFrame = Extract<Frame, { kind: 'block' }>;

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
    const group = nextGroup(g, frame, groups, active[0]);
    if (group === null) return false;
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
          if (object.controller === player && isAble(g, object, combat.attackers))
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
      const key = keyOf('block', id, blocking);
      const answer = askBlock(g, frame, key, combat.attackers, creature, together ? active : null);
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

/**
 * Who declares next: the next of the groups or, where the attacking player chooses the order, whom that player names.
 * @returns undefined when everybody has declared, null while the attacking player is asked
 */
function nextGroup(
  g: Engine,
  frame: BlockFrame,
  groups: readonly (readonly PlayerId[])[],
  attacking: PlayerId | undefined,
): readonly PlayerId[] | undefined | null {
  if (groups.length < 2 || attacking === undefined || blocksAsTeam(g) || !choosesBlockOrder(g))
    return groups[frame.group];
  const named = frame.named ?? [];
  const before = named[frame.group];
  if (before !== undefined) return [before];
  const left = groups.flat().filter((player) => !named.includes(player));
  const [only] = left;
  if (only === undefined || frame.group >= groups.length) return undefined;
  const answer =
    left.length === 1
      ? { type: 'player' as const, player: only }
      : g.ask(frame, 'next', () => ({
          kind: 'choosePlayer',
          player: attacking,
          options: left.map((player) => ({ type: 'player', player })),
          slot: 'blocks next',
        }));
  if (answer === undefined) return null;
  const next = answer.type === 'player' ? answer.player : only;
  frame.named = [...named, next];
  return [next];
}

const choosesBlockOrder = (g: Engine): boolean =>
  g.rules.ask('attackMultiplePlayers.blockDeclarationOrder') === 'chosenByAttackingPlayer';

/** Whether a permanent could block one of these. */
const isAble = (g: Engine, object: GameObject, attackers: readonly Attacker[]): boolean =>
  !object.tapped && isCreature(g, object) && attackers.some((attacker) => canBlock(g, object, attacker));

/**
 * Asks what a creature blocks.
 * @param active who has the turn, where a team declares its blocks together
 */
function askBlock(
  g: Engine,
  frame: BlockFrame,
  key: string,
  attackers: readonly Attacker[],
  creature: GameObject,
  active: readonly PlayerId[] | null,
): Option | undefined {
  return g.ask(frame, key, () => {
    const { id, controller } = creature;
    const options = blockOptions(g, attackers, frame, creature);
    const who: Declarer =
      active !== null
        ? declarerOf(g, 'sharedTeamTurns.blockersDeclaredBy', partyOf(g, controller), controller, active)
        : { player: controller };
    return { kind: 'block', options, object: id, ...who };
  });
}

function blockContent(g: Engine, group: readonly PlayerId[]): { team: string } | { player: string } {
  const first = group[0] ?? '';
  return g.state.options.sharedTeamTurns && blocksAsTeam(g) ? { team: partyOf(g, first) } : { player: first };
}

/** Who declares blockers, in order: each attacked player alone, or a team together. */
function blockingGroups(g: Engine, thread: Thread): readonly (readonly PlayerId[])[] {
  const combat = thread.turn?.combat;
  if (!combat || thread.turn === null) return [];
  const attacked: PlayerId[] = [];
  for (const attacker of combat.attackers)
    for (const player of playersFacing(g, attacker)) if (!attacked.includes(player)) attacked.push(player);
  const groups = turnGroups(g, thread.turn.party);
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
    case 'chosenByAttackingPlayer':
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
  const demands = demandsOn(g, attackers, frame.creatures);
  if (demands === null) return all;
  const legal = all.filter((option) => {
    const chosen =
      option.type === 'block'
        ? [...frame.chosen, { creature: creature.id, attacker: option.attacker }]
        : frame.chosen;
    const next =
      option.type === 'block' && taken.length + 1 < mostBlocked(g, creature) ? frame.at : frame.at + 1;
    return completable(g, demands, next, chosen);
  });
  return legal.length > 0 ? legal : all.slice(0, 1);
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
