import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { barred } from '../life/prohibitions.js';
import { lastFirst, primaryPlayer, teamOf, turnGroups } from '../table/teams.js';
import type { Frame } from '../threads.js';
import { listFor } from '../zones/lists.js';
import { topCard } from '../zones/move.js';
import { takeOut } from '../zones/objects.js';

/** A player draws cards, one after another, whatever else could happen instead; a draw that cannot be made is remembered for the next check. */
export function drawCards(g: Engine, player: PlayerId, count: number): void {
  if (g.state.players[player]?.inGame !== true || barred(g, player, 'draw')) return;
  // What more is to be drawn from an empty library comes to the same.
  for (let at = 0; at < count; at++) if (!drawCard(g, player)) break;
}

/** A player who is in the game draws a card. @returns whether there was one */
export function drawCard(g: Engine, player: PlayerId): boolean {
  const top = topCard(g, player);
  if (top === null) {
    const state = g.state.players[player];
    if (state !== undefined) state.drewFromEmpty = true;
    g.emit('drewFromEmptyLibrary', { player });
    return false;
  }
  takeOut(g, top);
  const card = g.changing(top.id);
  card.zone = 'hand';
  card.incarnation++;
  listFor(g.state.hands, player).push(card.id);
  const { turn } = g.thread;
  if (g.away.firstDraws && turn?.step === 'draw') turn.drawn = [...(turn.drawn ?? []), player];
  g.emit('drew', { player, object: card.id, from: 'library', to: 'hand' });
  return true;
}

/**
 * Brings players who all have to draw into the order in which they do. Where the rules leave the order within a
 * team open, the team is asked.
 * @returns the order, or null while a team is choosing
 */
export function drawingOrder(
  g: Engine,
  frame: Frame,
  players: readonly PlayerId[],
  key: string,
): PlayerId[] | null {
  const party = g.thread.turn?.party ?? g.state.seats[0] ?? '';
  const groups = turnGroups(g, party).map((group) => group.filter((player) => players.includes(player)));
  if (!g.state.options.sharedTeamTurns) {
    const order = g.rules.ask('general.drawOrder');
    switch (order) {
      case 'notSpecified':
      case 'activePlayerThenTurnOrder':
        return groups.flat();
      case 'nonactivePlayersThenActivePlayer':
        return lastFirst(groups).flat();
      default:
        return unhandled('general.drawOrder', order);
    }
  }
  const rule = g.rules.ask('sharedTeamTurns.drawOrder');
  switch (rule) {
    case 'notSpecified':
    case 'primaryThenSecondaryActiveTeamFirst':
      return groups.flatMap((group) => primaryFirst(g, group));
    case 'secondaryThenPrimaryActiveTeamFirst':
      return groups.flatMap((group) => primaryFirst(g, group).reverse());
    case 'activeTeamThenNonactiveTeams':
    case 'nonactiveTeamsThenActiveTeam': {
      const order: PlayerId[] = [];
      if (rule === 'nonactiveTeamsThenActiveTeam') groups.push(...groups.splice(0, 1));
      for (const [at, group] of groups.entries()) {
        const left = [...group];
        while (left.length > 0) {
          const answer = g.ask(frame, `${key} ${at} ${left.length}`, () => ({
            kind: 'orderDraws',
            team: teamOf(g, left[0] ?? '') ?? '',
            members: group,
            options: left.map((player) => ({ type: 'player', player })),
          }));
          if (answer === undefined) return null;
          const next = answer.type === 'player' ? answer.player : (left[0] ?? '');
          order.push(next);
          left.splice(Math.max(0, left.indexOf(next)), 1);
        }
      }
      return order;
    }
    default:
      return unhandled('sharedTeamTurns.drawOrder', rule);
  }
}

/** The members of a team with the primary player in front. */
export function primaryFirst(g: Engine, group: readonly PlayerId[]): PlayerId[] {
  const team = teamOf(g, group[0] ?? '');
  const primary = team === null ? null : primaryPlayer(g, team);
  return primary !== null && group.includes(primary)
    ? [primary, ...group.filter((player) => player !== primary)]
    : [...group];
}
