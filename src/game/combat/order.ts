import { keyOf, setAnswer } from '../answers.js';
import type { ObjectId, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { activePlayers, partyOf, turnGroups } from '../table/teams.js';
import type { Attacker, Frame, Thread } from '../threads.js';

/** After blocks: the order in which creatures that face several others deal their damage, where it is announced. */
export function runDamageOrder(g: Engine, thread: Thread, frame: Frame): boolean {
  const combat = thread.turn?.combat;
  if (!combat || thread.turn === null) return true;
  const shared = g.state.options.sharedTeamTurns;
  const announced = announces(g, shared);
  if (announced === false) return true;
  // Of what blocks several, each controller speaks or the attacking player for all of them.
  const attackers = announced === 'attackingPlayer';
  if (!shared && combat.attackers.every((attacker) => attacker.blockedBy.length === 0)) return true;
  const active = activePlayers(g, thread.turn);
  for (const group of turnGroups(g, thread.turn.party)) {
    const attacking = group.some((player) => active.includes(player));
    const lists = attacking
      ? combat.attackers
          .filter((attacker) => attacker.blockedBy.length > 1)
          .map((attacker) => ({ creature: attacker.creature, others: attacker.blockedBy }))
      : [];
    if (attacking === attackers) lists.push(...multiBlockers(g, combat.attackers, attackers ? null : group));
    if (lists.length === 0 && !shared) continue;
    for (const { creature, others } of lists) {
      const order = ordered(g, frame, creature, others, group);
      if (order === null) return false;
      combat.orders[creature] = order;
    }
    const key = keyOf('announced', group.length === 1 ? (group[0] ?? '') : group.join(' '));
    if (frame.answers[key] === undefined) {
      setAnswer(frame, key, true);
      g.emit(
        'damageOrderAnnounced',
        shared ? { team: partyOf(g, group[0] ?? '') } : { player: group[0] ?? '' },
      );
    }
  }
  return true;
}

function announces(g: Engine, shared: boolean): boolean | 'attackingPlayer' {
  return shared
    ? g.rules.ask('sharedTeamTurns.damageAssignmentOrder')
    : g.rules.ask('attackMultiplePlayers.damageAssignmentOrder');
}

const NONE: readonly never[] = [];

/** What each creature of these players, or of anybody, blocks, where it blocks several. */
function multiBlockers(
  g: Engine,
  attackers: readonly Attacker[],
  group: readonly PlayerId[] | null,
): readonly { creature: ObjectId; others: ObjectId[] }[] {
  const all: ObjectId[] = [];
  for (const { blockedBy } of attackers) for (const id of blockedBy) all.push(id);
  const blockers = [...new Set(all)];
  if (blockers.length === all.length) return NONE;
  return blockers
    .filter((id) => group === null || group.includes(g.object(id).controller))
    .map((creature) => ({
      creature,
      others: attackers.filter((each) => each.blockedBy.includes(creature)).map((each) => each.creature),
    }))
    .filter(({ others }) => others.length > 1);
}

function ordered(
  g: Engine,
  frame: Frame,
  creature: ObjectId,
  others: readonly ObjectId[],
  group: readonly PlayerId[],
): ObjectId[] | null {
  const order: ObjectId[] = [];
  while (order.length < others.length) {
    const rest = others.filter((id) => !order.includes(id));
    const answer = g.ask(frame, `order ${creature} ${order.length}`, () => ({
      kind: 'damageOrder',
      ...(g.state.options.sharedTeamTurns
        ? { team: partyOf(g, group[0] ?? ''), members: [...group] }
        : { player: group[0] ?? '' }),
      options: rest.map((object) => ({ type: 'object', object })),
      object: creature,
      slot: String(order.length),
    }));
    if (answer === undefined) return null;
    order.push(answer.type === 'object' ? answer.object : (rest[0] as ObjectId));
  }
  return order;
}
