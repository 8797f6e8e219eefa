import type { Value } from '../expression/types.js';
import { optionName, type Table } from '../steps/table.js';
import { list, Unanswerable } from './values.js';

/** Topics of `decisionOrder`: the events that show who came when. */
const ORDERS: Record<string, { events: string[]; teams?: true }> = {
  blocks: { events: ['blockersAsked'] },
  attacks: { events: ['attacked'] },
  damageOrder: { events: ['damageOrderAnnounced'] },
  assignDamage: { events: ['damageAssigned'] },
  sacrificeTeams: { events: ['sacrificed'], teams: true },
  draws: { events: ['drew'] },
  mulliganTeams: { events: ['mulligansDeclared'], teams: true },
  openingHand: { events: ['openingHandAction'], teams: true },
};

export function asked(table: Table, name: string, which: string): Value {
  const number = /^d(\d+)$/.exec(which)?.[1];
  if (number !== undefined) {
    const index = Number(number) - 1;
    const found = table.asked[index];
    if (found) return name === 'asked' ? found.who : list(found.options);
    // Nobody was asked anything yet: whoever would decide now, as when control of a player ends.
    if (name === 'asked') return holder(table, table.game.priority());
    throw new Unanswerable(`there was no decision ${which}`);
  }
  const concerns = /^(attackersOf|castOf|decisionsOf):(.+)$/.exec(which);
  if (concerns) {
    const player = concerns[2] as string;
    const team = table.teamOf.get(player);
    const decision = table
      .pending()
      .find(
        (candidate) =>
          candidate.onBehalfOf === player ||
          candidate.players.includes(player) ||
          (team !== undefined && candidate.team === team) ||
          candidate.options.some((option) => 'player' in option && option.player === player),
      );
    if (name === 'options') {
      if (!decision?.players.includes(player)) throw new Unanswerable(`${player} has nothing to decide`);
      return list(decision.options.map((option) => String(optionName(option))));
    }
    return decision?.players.includes(player) ? player : (decision?.players[0] ?? null);
  }
  if (which === 'starter') {
    const start = table.asked.find((one) => one.decision.kind === 'startingPlayer');
    if (start) return name === 'asked' ? start.who : list(start.options);
    if (name === 'options') return list(table.game.startingCandidates());
    throw new Unanswerable('nobody was asked who starts');
  }
  throw new Unanswerable(`there is no decision '${which}'; decisions are d1, d2, … in the order asked`);
}

/** Who came when, each once in a row of the same. */
export function order(table: Table, topic: string): string[] {
  const known = ORDERS[topic];
  if (!known)
    throw new Unanswerable(`there is no order of '${topic}'; write one of ${Object.keys(ORDERS).join(', ')}`);
  const who: string[] = [];
  for (const type of known.events)
    for (const event of table.game.events(type)) {
      const name = known.teams
        ? (event.team ?? table.teamOf.get(event.player ?? '') ?? event.player)
        : (event.player ?? event.team);
      if (name !== undefined && (topic === 'mulliganTeams' || !who.includes(name))) who.push(name);
    }
  return topic === 'mulliganTeams' ? round(who) : who;
}

function round(who: string[]): string[] {
  for (let length = 1; length < who.length; length++)
    if (who.every((name, index) => name === who[index % length])) return who.slice(0, length);
  return who;
}

/** Who holds priority, as one name: the player, or the team that holds it together. */
export function holder(table: Table, holders: readonly string[] | string | null | undefined): Value {
  if (holders === null || holders === undefined) return null;
  if (typeof holders === 'string') return holders;
  if (holders.length === 1) return holders[0] ?? null;
  const team = table.teamOf.get(holders[0] ?? '');
  const members = table.scenario.setup.teams?.[team ?? ''];
  if (team !== undefined && members && holders.every((one) => members.includes(one))) return team;
  return holders.length === 0 ? null : list(holders);
}
