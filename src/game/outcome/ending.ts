import type { PlayerId, TeamId } from '../cards/types.js';
import { removeFromGame } from '../departure/leave.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { barred, prohibitedBy } from '../life/prohibitions.js';
import { inRange, limited } from '../reach/range.js';
import type { Parameter } from '../rules.js';
import { remaining } from '../table/seats.js';
import { areOpponents, membersIn, sharesLife, teamOf } from '../table/teams.js';
import type { Loss } from './stateActions.js';

/** Whether the members of a team win and lose together, whoever of them it happens to. */
export function sharesFate(g: Engine): boolean {
  if (!sharesLife(g)) return false;
  const unit = g.rules.ask('twoHeadedGiant.winAndLossUnit');
  switch (unit) {
    case 'team':
      return true;
    default:
      return unhandled('twoHeadedGiant.winAndLossUnit', unit);
  }
}

/** The players whose "cannot win" or "cannot lose" counts for this player. */
function bound(g: Engine, player: PlayerId): PlayerId[] {
  const team = sharesFate(g) ? teamOf(g, player) : null;
  if (team === null) return [player];
  const rule = g.rules.ask('twoHeadedGiant.winAndLossProhibition');
  switch (rule) {
    case 'effectsThatWouldPrevent':
    case 'effectsSayingCannot':
      return membersIn(g, team);
    default:
      return unhandled('twoHeadedGiant.winAndLossProhibition', rule);
  }
}

/** Whether a player can lose the game just now; conceding is always possible. */
export function canLose(g: Engine, player: PlayerId, forLife = false): boolean {
  return !bound(g, player).some(
    (member) => barred(g, member, 'lose') || (forLife && barred(g, member, 'loseToLife')),
  );
}

export function canWin(g: Engine, player: PlayerId): boolean {
  return !bound(g, player).some((member) => barred(g, member, 'win'));
}

/** Everybody who falls with these players: their teams, where a team has one fate or loses with its emperor. */
function withTeams(g: Engine, players: readonly PlayerId[], by: Parameter[]): PlayerId[] {
  const all = new Set(players);
  for (const player of players) {
    const team = teamOf(g, player);
    if (team === null) continue;
    if (sharesFate(g)) {
      by.push('twoHeadedGiant.winAndLossUnit');
      for (const member of membersIn(g, team)) all.add(member);
    } else if (g.state.options.emperors.includes(player)) {
      const rule = g.rules.ask('emperor.teamLossWithEmperor');
      switch (rule) {
        case true:
          by.push('emperor.teamLossWithEmperor');
          for (const member of membersIn(g, team)) all.add(member);
          break;
        default:
          unhandled('emperor.teamLossWithEmperor', rule);
      }
    }
  }
  return [...all].filter((player) => g.state.players[player]?.inGame === true);
}

/**
 * Players lose the game at the same moment and leave it. When nobody would remain the game is a draw for them.
 * @param by the parameters of the rule by which they lose
 * @param losses why each of them does, where a state-based action makes them lose
 */
export function lose(
  g: Engine,
  players: readonly PlayerId[],
  by: Parameter[],
  losses: ReadonlyMap<PlayerId, Loss> = NO_LOSSES,
): void {
  const cause = [...by];
  const losers = withTeams(g, players, cause);
  if (losers.length === 0) return;
  if (remaining(g).every((player) => losers.includes(player))) {
    drawOut(g, losers, ['general.gameDraw.teamCondition', ...cause], losses);
    return;
  }
  g.because(settle(g, 'lost', losers, cause, losses), () => {
    for (const team of new Set(losers.map((player) => teamOf(g, player)))) {
      if (team === null) continue;
      const record = g.state.teams[team];
      if (record === undefined || record.result !== 'none') continue;
      const stillThere = record.members.some(
        (member) => g.state.players[member]?.inGame === true && !losers.includes(member),
      );
      if (!stillThere && teamHasLost(g, record.members)) {
        record.result = 'lost';
        g.emit('teamLost', ['general.losing.teamCondition', ...cause], { team });
      }
    }
    removeFromGame(g, losers, 'loss', cause);
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
  by: Parameter[],
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
        ? g.since(loss.reasons, (more) => g.emit(type, by, { player, detail: { for: loss.why }, ...more }))
        : g.because(mate === undefined ? g.cause : (events.get(mate) ?? g.cause), () =>
            g.emit(type, by, { player }),
          );
    events.set(player, event);
  }
  return [...events.values()][0] ?? null;
}

function teamHasLost(g: Engine, members: readonly PlayerId[]): boolean {
  const rule = g.rules.ask('general.losing.teamCondition');
  switch (rule) {
    case 'allMembersLost':
      // A general who left by a draw does not keep a team in the game whose emperor has lost.
      return (
        members.every((member) => g.state.players[member]?.result === 'lost') ||
        members.some(
          (member) => g.state.options.emperors.includes(member) && g.state.players[member]?.result === 'lost',
        )
      );
    default:
      return unhandled('general.losing.teamCondition', rule);
  }
}

/** Players for whom the game is a draw leave it. */
export function drawOut(
  g: Engine,
  players: readonly PlayerId[],
  by: Parameter[],
  losses: ReadonlyMap<PlayerId, Loss> = NO_LOSSES,
): void {
  const cause = [...by];
  const all = new Set(players);
  for (const player of players) {
    const team = teamOf(g, player);
    if (team === null) continue;
    if (sharesFate(g)) for (const member of membersIn(g, team)) all.add(member);
    else if (g.state.options.emperors.includes(player) && g.rules.state('emperor.teamDrawWithEmperor')) {
      cause.push('emperor.teamDrawWithEmperor');
      for (const member of membersIn(g, team)) all.add(member);
    }
  }
  const drawn = [...all].filter((player) => g.state.players[player]?.inGame === true);
  if (drawn.length === 0) return;
  g.because(settle(g, 'drawn', drawn, cause, losses), () => {
    removeFromGame(g, drawn, 'draw', cause);
    for (const [team, record] of Object.entries(g.state.teams)) {
      if (record.result !== 'none' || membersIn(g, team).length > 0) continue;
      if (!record.members.some((member) => drawn.includes(member))) continue;
      record.result = 'draw';
      g.emit('teamDrawn', ['general.gameDraw.teamDrawThroughMembers', ...cause], { team });
    }
    checkEnd(g);
  });
}

/** The game ends as a draw for everybody who is left. */
export function drawGame(g: Engine, by: Parameter[]): void {
  drawOut(g, remaining(g), by);
}

/** An effect says that the game is a draw. */
export function drawEffect(g: Engine, controller: PlayerId): void {
  if (!limited(g)) {
    drawGame(g, ['general.gameDraw.teamCondition']);
    return;
  }
  const rule = g.rules.ask('rangeOfInfluence.gameDrawEffect');
  switch (rule) {
    case 'notSpecified':
      drawGame(g, ['rangeOfInfluence.gameDrawEffect']);
      return;
    case 'controllerAndPlayersInRangeDraw':
      drawOut(
        g,
        remaining(g).filter((player) => player === controller || inRange(g, controller, player)),
        ['rangeOfInfluence.gameDrawEffect'],
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
    const by: Parameter[] = sharesFate(g)
      ? ['twoHeadedGiant.winAndLossProhibition']
      : ['general.winEffect.coreRule'];
    g.emit('winPrevented', by, { player, ...prohibitedBy(g, player, 'win') });
    return;
  }
  const outcome = meaningOfWinning(g);
  if (!outcome.losers) {
    declareWinner(g, player, outcome.by);
    return;
  }
  const losers = remaining(g).filter(
    (other) =>
      areOpponents(g, player, other) &&
      (!outcome.inRangeOnly || inRange(g, player, other)) &&
      canLose(g, other),
  );
  lose(g, losers, outcome.by);
}

function meaningOfWinning(g: Engine): { losers: boolean; inRangeOnly: boolean; by: Parameter[] } {
  const wins = (by: Parameter[]) => ({ losers: false, inRangeOnly: false, by });
  if (!g.state.multiplayer) return wins(['general.multiplayerThreshold']);
  const core = g.rules.ask('general.winEffect.coreRule');
  const coreSays = (() => {
    switch (core) {
      case 'playerWins':
        return { unlimited: false, limited: false };
      case 'opponentsInRangeLoseWithLimitedRange':
        return { unlimited: false, limited: true };
      case 'opponentsLoseInAllMultiplayerGames':
        return { unlimited: true, limited: true };
      default:
        return unhandled('general.winEffect.coreRule', core);
    }
  })();
  if (limited(g)) {
    const rule = g.rules.ask('rangeOfInfluence.winEffect');
    switch (rule) {
      case 'opponentsInRangeLose':
        return { losers: true, inRangeOnly: true, by: winningByRange(g) };
      case 'playerWins':
        if (coreSays.limited) return { losers: true, inRangeOnly: true, by: ['general.winEffect.coreRule'] };
        return wins(['rangeOfInfluence.winEffect', 'general.winEffect.coreRule']);
      default:
        return unhandled('rangeOfInfluence.winEffect', rule);
    }
  }
  const chapter = g.rules.ask('general.winEffect.unlimitedRange');
  switch (chapter) {
    case 'opponentsLoseInstead':
      return { losers: true, inRangeOnly: false, by: ['general.winEffect.unlimitedRange'] };
    case 'playerWins':
      if (coreSays.unlimited) return { losers: true, inRangeOnly: false, by: ['general.winEffect.coreRule'] };
      return wins(['general.winEffect.unlimitedRange', 'general.winEffect.coreRule']);
    default:
      return unhandled('general.winEffect.unlimitedRange', chapter);
  }
}

function winningByRange(g: Engine): Parameter[] {
  const covered = g.rules.ask('rangeOfInfluence.winningCoverage');
  return covered
    ? ['rangeOfInfluence.winEffect', 'rangeOfInfluence.winningCoverage']
    : ['rangeOfInfluence.winEffect'];
}

/** A player wins outright, and with the player the team; everybody else loses. */
export function declareWinner(g: Engine, player: PlayerId, by: Parameter[]): void {
  const team = teamOf(g, player);
  for (const other of remaining(g)) {
    const state = g.state.players[other];
    if (state === undefined) continue;
    if (other === player || (team !== null && team === teamOf(g, other))) {
      state.result = 'won';
      g.emit('won', by, { player: other });
    } else {
      state.result = 'lost';
      g.emit('lost', by, { player: other });
    }
  }
  for (const [name, record] of Object.entries(g.state.teams)) {
    if (name === team) {
      record.result = 'won';
      g.emit('teamWon', by, { team: name });
      includeEarlierLosers(g, name);
    } else if (record.result === 'none') {
      record.result = 'lost';
      g.emit('teamLost', by, { team: name });
    }
  }
  endGame(g, by);
}

function includeEarlierLosers(g: Engine, team: TeamId): void {
  const emperorWins = g.state.options.variant === 'emperor' && g.rules.state('emperor.teamWinWithEmperor');
  if (!g.rules.ask('general.winning.lostMemberInclusion') && !emperorWins) return;
  for (const member of g.state.teams[team]?.members ?? []) {
    const state = g.state.players[member];
    if (state === undefined || state.result !== 'lost') continue;
    state.result = 'won';
    g.emit('won', emperorWins ? ['emperor.teamWinWithEmperor'] : ['general.winning.lostMemberInclusion'], {
      player: member,
      team,
    });
  }
}

function endGame(g: Engine, by: Parameter[]): void {
  if (g.state.over) return;
  g.state.over = true;
  g.emit('gameOver', by);
}

/** Whether the one side that is left has won, or nobody is left at all. */
export function checkEnd(g: Engine): void {
  if (g.state.over) return;
  const left = remaining(g);
  if (left.length === 0) {
    endGame(g, ['general.gameDraw.teamCondition']);
    return;
  }
  const first = left[0] as PlayerId;
  if (left.some((player) => areOpponents(g, first, player))) return;
  const by = teamOf(g, first) === null ? lastPlayer(g, first) : lastTeam(g, first);
  if (by === null) return;
  declareWinner(g, first, by);
}

/** The rule by which the one player left wins, or null where that player cannot win. */
function lastPlayer(g: Engine, player: PlayerId): Parameter[] | null {
  const by: Parameter[] = ['general.winning.lastPlayerCondition'];
  const rule = g.rules.ask('general.winning.lastPlayerCondition');
  switch (rule) {
    case 'opponentsLost':
    case 'opponentsLeft':
      return canWin(g, player) ? by : null;
    case 'opponentsLeftOverridingPrevention':
      return by;
    default:
      return unhandled('general.winning.lastPlayerCondition', rule);
  }
}

function lastTeam(g: Engine, member: PlayerId): Parameter[] | null {
  const by: Parameter[] = ['general.winning.teamCondition'];
  const rule = g.rules.ask('general.winning.teamCondition');
  switch (rule) {
    case 'otherTeamsLost':
    case 'otherTeamsLostAndMemberRemains':
    case 'otherTeamsLeftAndMemberRemains':
      return canWin(g, member) ? by : null;
    default:
      return unhandled('general.winning.teamCondition', rule);
  }
}

/**
 * Players concede together: they lose and leave at once, whatever would keep them from losing.
 * @param leaving they leave without saying more, which is a loss of itself or else comes down to conceding
 */
export function concede(g: Engine, players: readonly PlayerId[], leaving = false): void {
  const by: Parameter[] =
    leaving && g.rules.ask('general.losing.lossByLeaving')
      ? ['general.losing.lossByLeaving']
      : ['general.losing.concession'];
  const rule = g.rules.ask('general.losing.concession');
  switch (rule) {
    case 'loses':
    case 'leavesAndLoses':
      break;
    default:
      unhandled('general.losing.concession', rule);
  }
  if (sharesLife(g)) {
    const team = g.rules.ask('twoHeadedGiant.concession');
    switch (team) {
      case 'teamLoses':
      case 'teamLeavesImmediatelyAndLoses':
        by.push('twoHeadedGiant.concession');
        break;
      default:
        unhandled('twoHeadedGiant.concession', team);
    }
  }
  lose(g, players, by);
}
