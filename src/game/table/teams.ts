import type { PlayerId, TeamId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { Party } from '../state.js';
import type { TurnState } from '../threads.js';
import { around, inTurnOrder, remaining } from './seats.js';

/** The team of a player, or null in a game without teams. */
export function teamOf(g: Engine, player: PlayerId): TeamId | null {
  g.roster.teams ??= teamsOf(g);
  const { teams } = g.roster;
  return teams.size === 0 ? null : (teams.get(player) ?? null);
}

function teamsOf(g: Engine): ReadonlyMap<PlayerId, TeamId> {
  const teams = new Map<PlayerId, TeamId>();
  for (const [team, { members }] of Object.entries(g.state.teams))
    for (const member of members) teams.set(member, team);
  return teams;
}

/** Members of a team who are still in the game, in seating order. */
export function membersIn(g: Engine, team: TeamId): PlayerId[] {
  const members = g.state.teams[team]?.members ?? [];
  return members.filter((member) => g.state.players[member]?.inGame);
}

/** Whether two players are on different sides. A player is nobody's own opponent. */
export function areOpponents(g: Engine, a: PlayerId, b: PlayerId): boolean {
  if (a === b) return false;
  const team = teamOf(g, a);
  return team === null || team !== teamOf(g, b);
}

/** The opponents of a player who are still in the game, in turn order from that player. */
export function opponentsOf(g: Engine, player: PlayerId): readonly PlayerId[] {
  let opponents = g.roster.opponents.get(player);
  if (opponents === undefined) {
    opponents = g.rules.record(findOpponents, g, player);
    g.roster.opponents.set(player, opponents);
  }
  return g.rules.recall(opponents);
}

const findOpponents = (g: Engine, player: PlayerId): readonly PlayerId[] =>
  inTurnOrder(g, player).filter((other) => areOpponents(g, player, other));

/** Whether the members of a team have one life total and one fate. */
export function sharesLife(g: Engine): boolean {
  return g.state.options.sharedLife;
}

/** Who chooses for a player and acts together: the team where turns are shared, else the player. */
export function partyOf(g: Engine, player: PlayerId): Party {
  return g.state.options.sharedTeamTurns ? (teamOf(g, player) ?? player) : player;
}

/** Who takes the turns of a player: the team where the rules of shared turns say so, else the player. */
export function turnTakerOf(g: Engine, player: PlayerId): Party {
  if (!g.state.options.sharedTeamTurns) return player;
  const taker = g.rules.ask('sharedTeamTurns.turnTaker');
  switch (taker) {
    case 'team':
      return partyOf(g, player);
    case 'player':
      return player;
    default:
      return unhandled('sharedTeamTurns.turnTaker', taker);
  }
}

/** Who has priority for a player: the team where the rules of shared turns say so, else the player. */
export function priorityHolderOf(g: Engine, player: PlayerId): Party {
  if (!g.state.options.sharedTeamTurns) return player;
  const holder = g.rules.ask('sharedTeamTurns.priorityHolder');
  switch (holder) {
    case 'team':
      return partyOf(g, player);
    case 'player':
      return player;
    default:
      return unhandled('sharedTeamTurns.priorityHolder', holder);
  }
}

/** The players of a party who are still in the game. */
export function partyMembers(g: Engine, party: Party): readonly PlayerId[] {
  let members = g.roster.members.get(party);
  if (members === undefined) {
    if (g.state.options.sharedTeamTurns && g.state.teams[party] !== undefined) members = membersIn(g, party);
    else members = g.state.players[party]?.inGame ? [party] : [];
    g.roster.members.set(party, members);
  }
  return members;
}

/** All players of a party, departed ones included. */
export function partyRoll(g: Engine, party: Party): PlayerId[] {
  return g.state.teams[party] !== undefined && g.state.options.sharedTeamTurns
    ? (g.state.teams[party]?.members ?? [])
    : [party];
}

/** The parties still in the game in turn order, beginning with `from` or, if it has left, with the next. */
export function partiesInOrder(g: Engine, from: Party): readonly Party[] {
  let parties = g.roster.parties.get(from);
  if (parties === undefined) {
    const first = partyRoll(g, from)[0] ?? g.state.seats[0] ?? '';
    parties = g.rules.record(findParties, g, first);
    g.roster.parties.set(from, parties);
  }
  return g.rules.recall(parties);
}

const findParties = (g: Engine, first: PlayerId): readonly Party[] => [
  ...new Set(inTurnOrder(g, first).map((player) => partyOf(g, player))),
];

/** Who gets priority, in turn order from whoever takes the turn. */
export function holdersInOrder(g: Engine, from: Party): readonly Party[] {
  if (!g.state.options.sharedTeamTurns) return partiesInOrder(g, from);
  const first = partyRoll(g, from)[0] ?? '';
  return [...new Set(inTurnOrder(g, first).map((player) => priorityHolderOf(g, player)))];
}

/** Whoever takes the turn after that of `party` in the ordinary course. */
export function nextParty(g: Engine, party: Party): Party {
  const order = g.state.options.sharedTeamTurns
    ? inTurnOrder(g, partyRoll(g, party)[0] ?? '').map((player) => turnTakerOf(g, player))
    : partiesInOrder(g, party);
  return order.find((other) => other !== party) ?? party;
}

/** The players whose turn it is, as far as they are still in the game. */
export function activePlayers(g: Engine, turn: TurnState | null): readonly PlayerId[] {
  if (turn === null) return [];
  const { roster } = g;
  if (roster.active?.party !== turn.party)
    roster.active = { party: turn.party, members: partyMembers(g, turn.party) };
  return roster.active.members;
}

/**
 * Players in the order in which they choose when several choose at once: the active player (or team) first, then
 * the others in turn order, or as the rules say of teams. Players of one group may choose in any order among themselves.
 */
export function choiceGroups(g: Engine, party: Party): readonly (readonly PlayerId[])[] {
  const groups = teamGroups(g, party);
  const order = g.state.options.sharedTeamTurns ? g.rules.ask('sharedTeamTurns.apnapOrder') : null;
  const primaryFirst = order === 'byTeamsInTurnOrderPrimaryPlayersFirst';
  if (!primaryFirst && order !== 'byTeamsInTurnOrderSecondaryPlayersFirst') return groups;
  return groups.flatMap(([player = '']) => {
    const team = teamOf(g, player) ?? '';
    const seated = seatedTogether(g, team);
    const fromRight = (primaryPlayer(g, team) === seated[0]) === primaryFirst;
    return (fromRight ? seated : seated.reverse()).map((member) => [member]);
  });
}

function teamGroups(g: Engine, party: Party): readonly (readonly PlayerId[])[] {
  let groups = g.roster.groups.get(party);
  if (groups === undefined) {
    groups = g.rules.record(findGroups, g, party);
    g.roster.groups.set(party, groups);
  }
  return g.rules.recall(groups);
}

function findGroups(g: Engine, party: Party): PlayerId[][] {
  const groups = partiesInOrder(g, party).map((each) => [...partyMembers(g, each)]);
  if (!g.state.options.sharedTeamTurns) {
    g.rules.rely('general.apnapExtension');
    return groups;
  }
  const order = g.rules.ask('sharedTeamTurns.apnapOrder');
  switch (order) {
    case 'byTeam':
    case 'byTeamMembersInAnyOrder':
    case 'byTeamsInTurnOrderMembersInAnyOrder':
    case 'byTeamsInTurnOrderPrimaryPlayersFirst':
    case 'byTeamsInTurnOrderSecondaryPlayersFirst':
      return groups;
    case 'nonactiveTeamsThenActiveTeam':
      return lastFirst(groups);
    default:
      return unhandled('sharedTeamTurns.apnapOrder', order);
  }
}

/** The groups after the first, and then the first. */
export const lastFirst = <T>(groups: readonly T[]): T[] => [...groups.slice(1), ...groups.slice(0, 1)];

/** The same groups in turn order, beginning with whoever takes the turn. For what does not follow the order of choices. */
export function turnGroups(g: Engine, party: Party): readonly (readonly PlayerId[])[] {
  const groups = teamGroups(g, party);
  const first = groups.findIndex(([player]) => player !== undefined && partyOf(g, player) === party);
  return first > 0 ? [...groups.slice(first), ...groups.slice(0, first)] : groups;
}

/**
 * The primary player of a team. Left being next in turn order, the seat furthest to the right as the team sees
 * the table is the team's earliest in turn order.
 */
export function primaryPlayer(g: Engine, team: TeamId): PlayerId | null {
  let primary = g.roster.primary.get(team);
  if (primary === undefined) {
    primary = g.rules.record(findPrimary, g, team);
    g.roster.primary.set(team, primary);
  }
  return g.rules.recall(primary);
}

function findPrimary(g: Engine, team: TeamId): PlayerId | null {
  const seat = g.rules.ask('sharedTeamTurns.primaryPlayerSeat');
  switch (seat) {
    case 'seatedOnTheRight':
    case 'rightmostSeatFromTeamPerspective':
      return seatedTogether(g, team)[0] ?? null;
    case 'leftmostSeatFromTeamPerspective':
    case 'seatedOnTheLeft':
      return seatedTogether(g, team).at(-1) ?? null;
    default:
      return unhandled('sharedTeamTurns.primaryPlayerSeat', seat);
  }
}

/** The members of a team who sit side by side, the one furthest to the right first. */
function seatedTogether(g: Engine, team: TeamId): PlayerId[] {
  const ring = remaining(g);
  const members = membersIn(g, team);
  const first = members.find((member) => {
    const before = ring[(ring.indexOf(member) - 1 + ring.length) % ring.length] as PlayerId;
    return !members.includes(before);
  });
  if (first === undefined) return members;
  return around(g, first, 1).filter((player) => members.includes(player));
}
