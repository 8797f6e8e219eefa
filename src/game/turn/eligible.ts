import type { ValueOf } from '../../rulesets/vocabulary/index.js';
import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { inRange } from '../reach/range.js';
import { sharesStack, stackRule } from '../stack/shared.js';
import type { Party, PendingTrigger } from '../state.js';
import { holdersInOrder, partyMembers, partyOf } from '../table/teams.js';
import type { Thread } from '../threads.js';
import { usesMarkers } from '../variants/index.js';

const NOTHING: readonly never[] = [];

/** Who was found to get priority in one of several turns, and what that depends on. */
export interface Entitled {
  version: number;
  order: readonly Party[];
  /** How many objects are on the stack of the turn. */
  height: number;
  parties: readonly Party[];
}

/** Everybody who gets priority for the stack of this thread, in turn order from the active player or team. */
export function priorityParties(g: Engine, thread: Thread): readonly Party[] {
  const order = orderOfPriority(g, thread.turn?.party ?? g.state.seats[0] ?? '');
  if (!usesMarkers(g)) return order;
  const rule = g.rules.ask('grandMelee.priorityPerStack');
  const height = g.state.stacks[thread.marker]?.length ?? 0;
  const known = g.entitled.get(thread.marker);
  if (known?.version === g.version && known.order === order && known.height === height) return known.parties;
  const parties = partiesNear(g, thread, order, rule);
  g.entitled.set(thread.marker, { version: g.version, order, height, parties });
  return parties;
}

/** Those of the parties who get priority for the stack of one of several turns. */
function partiesNear(
  g: Engine,
  thread: Thread,
  order: readonly Party[],
  rule: ValueOf<'grandMelee.priorityPerStack'>,
): readonly Party[] {
  switch (rule) {
    case 'notSpecified':
      return order;
    case 'markerOrObjectControllerInRange':
      return near(g, order, [...new Set([...controllersOf(g, thread), ...holderOf(g, thread)])]);
    case 'markerInRange':
      return near(g, order, holderOf(g, thread));
    case 'objectControllerInRange':
      return near(g, order, controllersOf(g, thread));
    case 'markerAndObjectControllerInRange': {
      const controllers = near(g, order, controllersOf(g, thread));
      return near(g, order, holderOf(g, thread)).filter((party) => controllers.includes(party));
    }
    default:
      return unhandled('grandMelee.priorityPerStack', rule);
  }
}

/** Who holds the marker of a thread. */
function holderOf(g: Engine, thread: Thread): PlayerId[] {
  const marker = g.state.markers.find((each) => each.number === thread.marker);
  const holder = marker?.holder ?? thread.turn?.party;
  return holder === undefined ? [] : [holder];
}

/** The controllers of what is on the stack of a thread. */
const controllersOf = (g: Engine, thread: Thread): PlayerId[] => [
  ...new Set((g.state.stacks[thread.marker] ?? NOTHING).map((id) => g.object(id).controller)),
];

/** Whether a triggered ability goes onto the stack of what caused it. */
export const isBound = (g: Engine, trigger: PendingTrigger): boolean =>
  trigger.bound === true && stackRule(g).withCause;

/**
 * The triggered abilities that wait for the stack of a turn. In Grand Melee one that no object on a stack has caused goes to any
 * stack for which its controller gets priority, whichever is first, and what waited for a turn that has ended for good does so too.
 */
export function waitingFor(g: Engine, thread: Thread): PendingTrigger[] {
  const { waiting, threads } = g.state;
  if (waiting.length === 0) return [];
  if (threads.length < 2 || sharesStack(g)) return [...waiting];
  return waiting.filter((trigger) => {
    if (trigger.marker === thread.marker) return true;
    if (!threads.some(({ marker }) => marker === trigger.marker)) return true;
    return (
      !isBound(g, trigger) &&
      stackRule(g).named &&
      priorityParties(g, thread).includes(partyOf(g, trigger.controller))
    );
  });
}

/** All players or teams in turn order. The active one comes first; if it has left, the one that gets priority instead. */
function orderOfPriority(g: Engine, active: Party): readonly Party[] {
  let order = g.roster.priority.get(active);
  if (order === undefined) {
    order = g.rules.record(findOrder, g, active);
    g.roster.priority.set(active, order);
  }
  return g.rules.recall(order);
}

function findOrder(g: Engine, active: Party): readonly Party[] {
  const order = holdersInOrder(g, active);
  if (partyMembers(g, active).length > 0 || order.length === 0) return order;
  const rule = g.rules.ask('leaving.turnInProgress');
  switch (rule) {
    case 'notSpecified':
    case 'turnContinuesWithoutActivePlayer':
    // The cleanup step of a turn that is over gives priority for triggers alone.
    case 'turnEndsAtOnce':
      return order;
    case 'previousPlayerGetsPriority':
      return holdersInOrder(g, order.at(-1) as Party);
    default:
      return unhandled('leaving.turnInProgress', rule);
  }
}

/** Those of the parties in whose range one of the players is. */
function near(g: Engine, order: readonly Party[], players: readonly PlayerId[]): readonly Party[] {
  const key = players.length === 1 ? (players[0] as PlayerId) : players.join('\n');
  const known = g.roster.near.get(key);
  if (known !== undefined && known.ranges === g.state.ranges && known.order === order) return known.parties;
  const parties = order.filter((party) => players.some((player) => inRange(g, party, player)));
  g.roster.near.set(key, { ranges: g.state.ranges, order, parties });
  return parties;
}
