import type { PlayerId, TeamId } from '../cards/types.js';
import { removeFromGame } from '../departure/leave.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { barred, prohibitedBy } from '../life/prohibitions.js';
import { inRange, limited } from '../reach/range.js';
import { remaining } from '../table/seats.js';
import { areOpponents, membersIn, sharesLife, teamOf } from '../table/teams.js';
import { variantOf } from '../variants/index.js';
import type { Loss } from './stateActions.js';

/** Whether the members of a team win together and, if the rules do not wait for all of them to lose, lose together. */
function sharesFate(g: Engine, losing = false): boolean {
  if (!sharesLife(g)) return false;
  const rule = g.rules.ask('twoHeadedGiant.winAndLossUnit');
  switch (rule) {
    case 'team':
      return true;
    case 'teamLosesWithAllMembers':
      return !losing;
    default:
      return unhandled('twoHeadedGiant.winAndLossUnit', rule);
  }
}

/** Whether a team without a fate of its own falls with any of its players. */
function fallsWithAny(g: Engine): boolean {
  if (sharesLife(g)) return false;
  const rule = g.rules.peek('general.losing.teamCondition');
  switch (rule) {
    case 'allMembersLost':
      return false;
    case 'anyMemberLost':
      g.rules.ask('general.losing.teamCondition');
      return true;
    default:
      return unhandled('general.losing.teamCondition', rule);
  }
}

/** The players whose "cannot win" or "cannot lose" counts for this player. */
function bound(g: Engine, player: PlayerId): PlayerId[] {
  const team = sharesFate(g) ? teamOf(g, player) : null;
  if (team === null) return [player];
  g.rules.rely('twoHeadedGiant.winAndLossProhibition');
  return membersIn(g, team);
}

/** Whether a player can lose the game just now; conceding is always possible. */
export function canLose(g: Engine, player: PlayerId, forLife = false): boolean {
  return !bound(g, player).some(
    (member) => barred(g, member, 'lose') || (forLife && barred(g, member, 'loseToLife')),
  );
}

function canWin(g: Engine, player: PlayerId): boolean {
  return !bound(g, player).some((member) => barred(g, member, 'win'));
}

/** Whether a team falls, or draws, with this player alone: in Emperor games with its emperor or with any general, as the rules say. */
function decidesForTeam(
  g: Engine,
  player: PlayerId,
  by: 'emperor.teamLossWithEmperor' | 'emperor.teamDrawWithEmperor',
): boolean {
  const { emperors } = g.state.options;
  if (emperors.length === 0) return false;
  const rule = g.rules.peek(by);
  let falls = emperors.includes(player);
  switch (rule) {
    case true:
      break;
    case 'withAnyPlayer':
      falls = true;
      break;
    case 'withAnyGeneral':
      falls = !falls;
      break;
    case 'onlyWithAllPlayers':
    case 'notSpecified':
      falls = false;
      break;
    default:
      return unhandled(by, rule);
  }
  // Nothing rests on the rule where the player falls alone.
  if (falls) g.rules.ask(by);
  return falls;
}

/** Everybody who falls with these players: their teams, where a team has one fate or loses with its emperor. */
function withTeams(g: Engine, players: readonly PlayerId[]): PlayerId[] {
  const all = new Set(players);
  for (const player of players) {
    const team = teamOf(g, player);
    if (team === null) continue;
    if (sharesFate(g, true) || decidesForTeam(g, player, 'emperor.teamLossWithEmperor') || fallsWithAny(g))
      for (const member of membersIn(g, team)) all.add(member);
  }
  return [...all].filter((player) => g.state.players[player]?.inGame === true);
}

/**
 * Players lose the game at the same moment and leave it. When nobody would remain the game is a draw for them.
 * @param losses why each of them does, where a state-based action makes them lose
 * @param alone whether their teams stay, whatever they share
 */
export function lose(
  g: Engine,
  players: readonly PlayerId[],
  losses: ReadonlyMap<PlayerId, Loss> = NO_LOSSES,
  alone = false,
): void {
  const losers = alone ? [...players] : withTeams(g, players);
  if (losers.length === 0) return;
  if (remaining(g).every((player) => losers.includes(player))) {
    g.rules.rely('general.gameDraw.teamCondition');
    drawOut(g, losers, losses);
    return;
  }
  g.because(settle(g, 'lost', losers, losses), () => {
    for (const team of new Set(losers.map((player) => teamOf(g, player)))) {
      if (team === null) continue;
      const record = g.state.teams[team];
      if (record === undefined || record.result !== 'none') continue;
      const stillThere = record.members.some(
        (member) => g.state.players[member]?.inGame === true && !losers.includes(member),
      );
      if (!stillThere && teamHasLost(g, record.members)) {
        record.result = 'lost';
        g.emit('teamLost', { team });
      }
    }
    removeFromGame(g, losers, 'loss');
    checkEnd(g);
  });
}

const NO_LOSSES: ReadonlyMap<PlayerId, Loss> = new Map();

/**
 * Players lose or draw: each because of what was due for the player or, where that was due for a teammate, because the
 * teammate does.
 * @returns the event of the first of them
 */
function settle(
  g: Engine,
  type: 'lost' | 'drawn',
  players: readonly PlayerId[],
  losses: ReadonlyMap<PlayerId, Loss>,
): number | null {
  const events = new Map<PlayerId, number>();
  for (const player of players) {
    const state = g.state.players[player];
    if (state !== undefined) state.result = type === 'lost' ? 'lost' : 'draw';
    const loss = losses.get(player);
    const team = teamOf(g, player);
    const mate = team === null ? undefined : [...events.keys()].find((other) => teamOf(g, other) === team);
    const event =
      loss !== undefined
        ? g.since(loss.reasons, (more) => {
            g.rules.recall(loss.due);
            return g.emit(type, { player, detail: { for: loss.why }, ...more });
          })
        : g.causedBy(mate === undefined ? g.cause : (events.get(mate) ?? g.cause), () =>
            g.emit(type, { player }),
          );
    events.set(player, event);
  }
  return [...events.values()][0] ?? null;
}

function teamHasLost(g: Engine, members: readonly PlayerId[]): boolean {
  g.rules.ask('general.losing.teamCondition');
  // A general who left by a draw does not keep a team in the game whose emperor has lost.
  return (
    members.every((member) => g.state.players[member]?.result === 'lost') ||
    members.some(
      (member) => g.state.options.emperors.includes(member) && g.state.players[member]?.result === 'lost',
    )
  );
}

/** Players for whom the game is a draw leave it. */
export function drawOut(
  g: Engine,
  players: readonly PlayerId[],
  losses: ReadonlyMap<PlayerId, Loss> = NO_LOSSES,
): void {
  const all = new Set(players);
  for (const player of players) {
    const team = teamOf(g, player);
    if (team === null) continue;
    if (sharesFate(g) || decidesForTeam(g, player, 'emperor.teamDrawWithEmperor'))
      for (const member of membersIn(g, team)) all.add(member);
  }
  const drawn = [...all].filter((player) => g.state.players[player]?.inGame === true);
  if (drawn.length === 0) return;
  g.because(settle(g, 'drawn', drawn, losses), () => {
    removeFromGame(g, drawn, 'draw');
    for (const [team, record] of Object.entries(g.state.teams)) {
      if (record.result !== 'none' || membersIn(g, team).length > 0) continue;
      if (!record.members.some((member) => drawn.includes(member))) continue;
      record.result = 'draw';
      g.emit('teamDrawn', { team });
    }
    checkEnd(g);
  });
}

/** The game ends as a draw for everybody who is left. */
export function drawGame(g: Engine): void {
  drawOut(g, remaining(g));
}

/** An effect says that the game is a draw. */
export function drawEffect(g: Engine, controller: PlayerId): void {
  if (!limited(g)) {
    drawGame(g);
    return;
  }
  const rule = g.rules.ask('rangeOfInfluence.gameDrawEffect');
  switch (rule) {
    case 'notSpecified':
      drawGame(g);
      return;
    case 'controllerDraws':
      drawOut(g, [controller]);
      return;
    case 'controllerAndPlayersInRangeDraw':
      drawOut(
        g,
        remaining(g).filter((player) => player === controller || inRange(g, controller, player)),
      );
      return;
    case 'controllerAndOpponentsInRangeDraw':
      drawOut(
        g,
        remaining(g).filter(
          (player) =>
            player === controller || (areOpponents(g, player, controller) && inRange(g, controller, player)),
        ),
      );
      return;
    default:
      unhandled('rangeOfInfluence.gameDrawEffect', rule);
  }
}

/** An effect says that a player wins the game. */
export function winEffect(g: Engine, player: PlayerId): void {
  if (g.state.players[player]?.inGame !== true) return;
  if (!canWin(g, player)) {
    g.emit('winPrevented', { player, ...prohibitedBy(g, player, 'win') });
    return;
  }
  const outcome = meaningOfWinning(g);
  if (!outcome.losers) {
    declareWinner(g, player);
    return;
  }
  const losers = remaining(g).filter(
    (other) =>
      areOpponents(g, player, other) &&
      (!outcome.inRangeOnly || inRange(g, player, other)) &&
      canLose(g, other),
  );
  lose(g, losers);
}

/** Whether winning by an effect means that opponents lose, and which of them. */
function meaningOfWinning(g: Engine): { losers: boolean; inRangeOnly: boolean } {
  const wins = { losers: false, inRangeOnly: false };
  if (!g.state.multiplayer) return wins;
  const core = g.rules.ask('general.winEffect.coreRule');
  if (limited(g)) {
    const rule = g.rules.ask('rangeOfInfluence.winEffect');
    if (rule === 'allOpponentsLose') return { losers: true, inRangeOnly: false };
    return rule === 'opponentsInRangeLose' || core !== 'playerWins'
      ? { losers: true, inRangeOnly: true }
      : wins;
  }
  const chapter = g.rules.ask('general.winEffect.unlimitedRange');
  return chapter === 'opponentsLoseInstead' || core === 'opponentsLoseInAllMultiplayerGames'
    ? { losers: true, inRangeOnly: false }
    : wins;
}

/** A player wins outright, and with the player the team; everybody else loses. */
function declareWinner(g: Engine, player: PlayerId): void {
  const team = teamOf(g, player);
  for (const other of remaining(g)) {
    const state = g.state.players[other];
    if (state === undefined) continue;
    if (other === player || (team !== null && team === teamOf(g, other))) {
      state.result = 'won';
      g.emit('won', { player: other });
    } else {
      state.result = 'lost';
      g.emit('lost', { player: other });
    }
  }
  for (const [name, record] of Object.entries(g.state.teams)) {
    if (name === team) {
      record.result = 'won';
      g.emit('teamWon', { team: name });
      includeEarlierLosers(g, name);
    } else if (record.result === 'none') {
      record.result = 'lost';
      g.emit('teamLost', { team: name });
    }
  }
  endGame(g);
}

function includeEarlierLosers(g: Engine, team: TeamId): void {
  const byVariant = variantOf(g)?.winsWithLosers?.(g) === true;
  if (!byVariant && !g.rules.ask('general.winning.lostMemberInclusion')) return;
  for (const member of g.state.teams[team]?.members ?? []) {
    const state = g.state.players[member];
    if (state === undefined || state.result !== 'lost') continue;
    state.result = 'won';
    g.emit('won', {
      player: member,
      team,
    });
  }
}

function endGame(g: Engine): void {
  if (g.state.over) return;
  g.state.over = true;
  g.emit('gameOver');
}

/** Whether the one side that is left has won, or nobody is left at all. */
function checkEnd(g: Engine): void {
  if (g.state.over) return;
  const left = remaining(g);
  const first = left[0];
  if (first === undefined) {
    g.rules.rely('general.gameDraw.teamCondition');
    endGame(g);
  } else if (!left.some((player) => areOpponents(g, first, player)) && lastSideWins(g, first)) {
    declareWinner(g, first);
  }
}

/** Whether the one player, or the one team, that is left wins; it may be kept from winning. */
function lastSideWins(g: Engine, player: PlayerId): boolean {
  const team = teamOf(g, player);
  if (team !== null) {
    g.rules.rely('general.winning.teamCondition');
    const members = membersIn(g, team);
    return (variantOf(g)?.winsThrough?.(g, members) ?? members).some((member) => canWin(g, member));
  }
  return (
    g.rules.ask('general.winning.lastPlayerCondition') === 'opponentsLeftOverridingPrevention' ||
    canWin(g, player)
  );
}

/**
 * Players concede together: they lose and leave at once, whatever would keep them from losing.
 * @param leaving they leave without saying more, which is a loss of itself or else comes down to conceding
 */
export function concede(g: Engine, players: readonly PlayerId[], leaving = false): void {
  g.rules.rely(leaving ? 'general.losing.lossByLeaving' : 'general.losing.concession');
  const alone = sharesLife(g) && g.rules.ask('twoHeadedGiant.concession') === 'onlyThatPlayer';
  lose(g, players, NO_LOSSES, alone);
}
