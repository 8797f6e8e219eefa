import { keyOf, setAnswer } from '../answers.js';
import { hasKeyword, hasType, isCreature, traitsOf } from '../cards/traits.js';
import type { ObjectId, PlayerId } from '../cards/types.js';
import { numbersFrom } from '../decision.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { type Damage, dealInOrder } from '../life/dealDamage.js';
import type { GameObject, Party } from '../state.js';
import { inTurnOrder } from '../table/seats.js';
import { activePlayers, lastFirst, membersIn, partyOf, turnGroups } from '../table/teams.js';
import type { Attacker, Combat, Frame, Thread } from '../threads.js';
import { newObject, putIn } from '../zones/objects.js';
import { objectBarred } from './targets.js';

type DamageFrame = Extract<Frame, { kind: 'combatDamage' }>;

/**
 * Combat damage: each player (or team) in turn order from the active one says how its creatures' damage is
 * assigned, then all of it is dealt at once.
 */
export function runCombatDamage(g: Engine, thread: Thread, frame: DamageFrame): boolean {
  const combat = thread.turn?.combat;
  if (!combat || thread.turn === null) return true;
  const active = activePlayers(g, thread.turn);
  const quick = !combat.struck && anyStrikesFirst(g, combat);
  const all: Damage[] = [];
  const blockers = blockersIn(combat);
  for (const group of assigningGroups(g, thread.turn.party)) {
    const attacking = group.some((player) => active.includes(player));
    if (!attacking && blockers.length === 0) continue;
    const assigned = attacking
      ? assignAttackers(g, frame, combat, group, quick)
      : assignBlockers(g, frame, combat, blockers, group, quick);
    if (assigned === null) return false;
    if (!assigned.some) continue;
    all.push(...assigned.damage);
    const key = keyOf('assigned', group.length === 1 ? (group[0] ?? '') : group.join(' '));
    if (frame.answers[key] === undefined) {
      setAnswer(frame, key, true);
      if (!g.tells()) continue;
      const first = group[0] ?? '';
      g.emit('damageAssigned', {
        ...(g.state.options.sharedTeamTurns ? { team: partyOf(g, first) } : { player: first }),
        amount: assigned.damage.reduce((sum, damage) => sum + damage.amount, 0),
      });
    }
  }
  if (damageUsesStack(g)) putDamageOnStack(g, thread, all);
  else if (dealInOrder(g, frame, all) === null) return false;
  if (quick) {
    // Creatures that strike first have dealt their damage; the others follow in a step of their own.
    combat.struck = true;
    thread.turn.ahead.unshift('combatDamage');
  }
  return true;
}

/** Whether assigned combat damage waits on the stack until everybody has passed. */
function damageUsesStack(g: Engine): boolean {
  const rule = g.rules.ask('leaving.combatDamageOnStack');
  switch (rule) {
    case 'unaffected':
      return true;
    case 'noDamageOnStack':
      return false;
    default:
      return unhandled('leaving.combatDamageOnStack', rule);
  }
}

/** Damage on the stack belongs to nobody, so that no departure takes it away: it is dealt as it was assigned. */
function putDamageOnStack(g: Engine, thread: Thread, damage: Damage[]): void {
  const first = damage[0];
  if (first === undefined) return;
  const item = newObject(g, 'ability', '', '');
  item.marker = thread.marker;
  item.ability = {
    source: first.source,
    label: 'combatDamage',
    effects: [],
    specs: [],
    condition: null,
    that: {},
    index: -1,
    triggered: false,
    damage,
  };
  putIn(g, item, 'stack');
  g.emit('damageOnStack', {
    object: first.source,
    other: item.id,
    amount: damage.reduce((sum, { amount }) => sum + amount, 0),
  });
}

/** Whether a creature in this combat deals its damage before the others. */
function anyStrikesFirst(g: Engine, combat: Combat): boolean {
  const strikes = (id: ObjectId): boolean => {
    const object = g.object(id);
    return object.zone === 'battlefield' && strikesFirst(g, object);
  };
  for (const { creature, blockedBy } of combat.attackers)
    if (strikes(creature) || blockedBy.some(strikes)) return true;
  return false;
}

function strikesFirst(g: Engine, object: GameObject): boolean {
  const { keywords } = traitsOf(g, object);
  return keywords.length > 0 && (keywords.includes('firstStrike') || keywords.includes('doubleStrike'));
}

/** Whether a creature deals damage in this step of the combat. */
function dealsNow(g: Engine, combat: Combat, object: GameObject, quick: boolean): boolean {
  if (quick) return strikesFirst(g, object);
  return !combat.struck || !hasKeyword(g, object, 'firstStrike') || hasKeyword(g, object, 'doubleStrike');
}

/** Players, or teams, in the order in which they say how damage is assigned in somebody's turn. */
function assigningGroups(g: Engine, party: Party): readonly (readonly PlayerId[])[] {
  const groups = turnGroups(g, party);
  if (g.state.options.sharedTeamTurns) {
    const teams = g.rules.ask('sharedTeamTurns.combatDamageAnnouncement');
    switch (teams) {
      case 'activeTeamThenDefendingTeam':
        return groups;
      case 'defendingTeamThenActiveTeam':
        return lastFirst(groups);
      default:
        return unhandled('sharedTeamTurns.combatDamageAnnouncement', teams);
    }
  }
  const order = g.rules.ask('attackMultiplePlayers.combatDamageOrder');
  switch (order) {
    case 'apnapOrder':
      return groups;
    case 'reverseApnapOrder':
      return groups.toReversed();
    default:
      return unhandled('attackMultiplePlayers.combatDamageOrder', order);
  }
}

interface Assigned {
  damage: Damage[];
  /** Whether the group had any creature to assign damage for. */
  some: boolean;
}

function assignAttackers(
  g: Engine,
  frame: DamageFrame,
  combat: Combat,
  group: readonly PlayerId[],
  quick: boolean,
): Assigned | null {
  const damage: Damage[] = [];
  let some = false;
  for (const attacker of combat.attackers) {
    const creature = g.state.objects.get(attacker.creature);
    if (creature === undefined || !isCreature(g, creature) || !dealsNow(g, combat, creature, quick)) continue;
    const power = traitsOf(g, creature).power;
    if (power <= 0 || objectBarred(g, creature, 'dealCombatDamage')) continue;
    some = true;
    const recipients = attacker.blockedBy.filter((id) => g.object(id).zone === 'battlefield');
    const order = combat.orders[attacker.creature]?.filter((id) => recipients.includes(id)) ?? recipients;
    const ordered = combat.orders[attacker.creature] !== undefined;
    const through = !attacker.blocked || hasKeyword(g, creature, 'trample');
    let left = power;
    // What tramples goes on only once each of the blockers has its lethal share.
    let short = false;
    for (const [at, id] of order.entries()) {
      const last = at === order.length - 1 && (!through || short);
      const given = last
        ? left
        : share(g, frame, creature, id, left, order.slice(at + 1), through, ordered, group);
      if (given === null) return null;
      if (given < lethalDamage(g, creature, id)) short = true;
      if (given > 0) damage.push(struck(creature.id, given, undefined, id));
      left -= given;
    }
    if (!through || left <= 0) continue;
    const dealt = toDefender(g, frame, attacker, creature, left, group);
    if (dealt === null) return null;
    damage.push(...dealt);
  }
  return { damage, some };
}

/** Who picks the defending player to whom an attacker assigns its damage: those who attack, or those who defend. */
function recipientChooser(g: Engine, attacking: readonly PlayerId[], defending: readonly PlayerId[]) {
  const rule = g.rules.ask('twoHeadedGiant.combatDamageRecipient');
  switch (rule) {
    case 'chosenByActiveTeamAtDamage':
    case 'playerDeclaredAsAttacked':
      return { team: partyOf(g, attacking[0] ?? ''), members: [...attacking] };
    case 'chosenByDefendingTeamAtDamage':
      return { team: partyOf(g, defending[0] ?? ''), members: [...defending] };
    default:
      return unhandled('twoHeadedGiant.combatDamageRecipient', rule);
  }
}

/** Damage that is not stopped by blockers goes to what the creature attacks. */
function toDefender(
  g: Engine,
  frame: DamageFrame,
  attacker: Attacker,
  creature: GameObject,
  amount: number,
  group: readonly PlayerId[],
): Damage[] | null {
  const { defender } = attacker;
  const toPlayer = (player: PlayerId): Damage[] => [struck(creature.id, amount, player)];
  if (g.state.players[defender] !== undefined) {
    if (g.state.players[defender]?.inGame === true) return toPlayer(defender);
    const rule = g.rules.ask('leaving.combatDamageToDepartedPlayer');
    switch (rule) {
      case 'notAssigned':
        return [];
      case 'assignedToNextPlayer':
        return toPlayer(inTurnOrder(g, defender)[0] ?? defender);
      case 'notDealt':
      case 'notSpecified':
        return toPlayer(defender);
      default:
        return unhandled('leaving.combatDamageToDepartedPlayer', rule);
    }
  }
  const team = g.state.teams[defender];
  if (team === undefined) {
    const object = g.state.objects.get(defender);
    return object?.zone === 'battlefield' &&
      (hasType(g, object, 'planeswalker') || hasType(g, object, 'battle'))
      ? [struck(creature.id, amount, undefined, defender)]
      : [];
  }
  const members = membersIn(g, defender);
  if (members.length === 0) return [];
  const chooser = recipientChooser(g, group, members);
  const answer = g.ask(frame, `recipient ${creature.id}`, () => ({
    kind: 'damageRecipient',
    ...chooser,
    options: members.map((player) => ({ type: 'player', player })),
    object: creature.id,
  }));
  if (answer === undefined) return null;
  return answer.type === 'player' ? toPlayer(answer.player) : [];
}

/** Combat damage to a player or an object; all of it is of one kind to V8. */
function struck(source: ObjectId, amount: number, player?: PlayerId, object?: ObjectId): Damage {
  const damage: Damage = { source, amount, combat: true };
  if (player !== undefined) damage.player = player;
  if (object !== undefined) damage.object = object;
  return damage;
}

/** How much of its damage a creature assigns to one of several; with an announced order, lethal damage first. */
function share(
  g: Engine,
  frame: DamageFrame,
  creature: GameObject,
  to: ObjectId,
  left: number,
  after: readonly ObjectId[],
  through: boolean,
  ordered: boolean,
  group: readonly PlayerId[],
): number | null {
  const lethal = Math.max(0, Math.min(left, lethalDamage(g, creature, to)));
  const least = ordered || (through && after.length === 0) ? lethal : 0;
  // Without an order any division will do; all of it has to be assigned somewhere in the end.
  const options = numbersFrom(Math.min(least, left), left);
  const answer = g.ask(frame, `share ${creature.id} ${to}`, () => ({
    kind: 'assignDamage',
    ...(g.state.options.sharedTeamTurns
      ? { team: partyOf(g, group[0] ?? ''), members: [...group] }
      : { player: creature.controller }),
    options,
    object: creature.id,
    slot: to,
  }));
  if (answer === undefined) return null;
  return answer.type === 'number' ? answer.number : lethal;
}

function lethalDamage(g: Engine, source: GameObject, id: ObjectId): number {
  const object = g.object(id);
  const needed = traitsOf(g, object).toughness - object.damage;
  return hasKeyword(g, source, 'deathtouch') ? Math.min(1, needed) : needed;
}

/** Every creature that blocks, each once. */
function blockersIn(combat: Combat): ObjectId[] {
  const blockers: ObjectId[] = [];
  for (const { blockedBy } of combat.attackers)
    for (const id of blockedBy) if (!blockers.includes(id)) blockers.push(id);
  return blockers;
}

function assignBlockers(
  g: Engine,
  frame: DamageFrame,
  combat: Combat,
  blockers: readonly ObjectId[],
  group: readonly PlayerId[],
  quick: boolean,
): Assigned | null {
  const damage: Damage[] = [];
  let some = false;
  for (const id of blockers) {
    const creature = g.object(id);
    if (creature.zone !== 'battlefield' || !group.includes(creature.controller) || !isCreature(g, creature))
      continue;
    if (!dealsNow(g, combat, creature, quick)) continue;
    const power = traitsOf(g, creature).power;
    if (power <= 0) continue;
    some = true;
    const blocked = combat.attackers
      .filter((attacker) => attacker.blockedBy.includes(id))
      .map((attacker) => attacker.creature);
    const order = combat.orders[id]?.filter((each) => blocked.includes(each)) ?? blocked;
    let left = power;
    for (const [at, to] of order.entries()) {
      const last = at === order.length - 1;
      const given = last
        ? left
        : share(
            g,
            frame,
            creature,
            to,
            left,
            order.slice(at + 1),
            false,
            combat.orders[id] !== undefined,
            group,
          );
      if (given === null) return null;
      if (given > 0) damage.push(struck(id, given, undefined, to));
      left -= given;
    }
  }
  return { damage, some };
}
