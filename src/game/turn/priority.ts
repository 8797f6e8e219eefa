import type { Option } from '../api.js';
import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { mandatoryLoop } from '../outcome/loops.js';
import { stateActions } from '../outcome/stateActions.js';
import { inRange } from '../reach/range.js';
import type { Parameter } from '../rules.js';
import { actionsOf } from '../stack/actions.js';
import { noticeStates } from '../stack/notice.js';
import type { Frame, Party, Thread } from '../state.js';
import { partiesInOrder, partyMembers } from '../table/teams.js';
import { enterBattlefield } from '../zones/enter.js';

type PriorityFrame = Extract<Frame, { kind: 'priority' }>;

/**
 * Priority within a step: state-based actions and triggers first, then one player (or team) after another acts or
 * passes. When all have passed in succession the top object of the stack resolves or, with an empty stack, the
 * step ends.
 */
export function runPriority(g: Engine, thread: Thread, frame: PriorityFrame): boolean {
  if (!frame.settled) {
    frame.settled = true;
    if (g.settledVersion !== g.version || g.state.waiting.length > 0) {
      g.push({ kind: 'stateActions' });
      return false;
    }
  }
  if (frame.resolved) {
    frame.resolved = false;
    if (mandatoryLoop(g, thread)) return false;
  }
  const eligible = priorityParties(g, thread);
  const stack = g.state.stacks[thread.marker] ?? [];
  if (eligible.every((party) => frame.passed.includes(party))) {
    frame.passed = [];
    frame.holder = null;
    const top = stack[stack.length - 1];
    if (top === undefined) return true;
    frame.settled = false;
    frame.resolved = true;
    g.push({ kind: 'resolve', object: top, stage: 0 });
    return false;
  }
  const holder = holderOf(g, thread, frame, eligible);
  if (frame.holder !== null && frame.holder !== holder) priorityMoves(g, frame.holder, holder);
  frame.holder = holder;
  const answer = g.ask(frame, 'priority', () => ({
    kind: 'priority',
    ...(g.state.options.sharedTeamTurns ? { team: holder } : { player: holder }),
    members: partyMembers(g, holder),
    options: priorityOptions(g, thread, holder),
    parameters: priorityParameters(g),
    always: true,
  }));
  if (answer === undefined) return false;
  frame.answers = {};
  switch (answer.type) {
    case 'pass':
      frame.passed.push(holder);
      g.emit(
        'passed',
        priorityParameters(g),
        g.state.options.sharedTeamTurns ? { team: holder } : { player: holder },
      );
      frame.holder = nextAfter(g, holder, eligible);
      return false;
    case 'cast':
      acted(g, frame);
      g.push({ kind: 'cast', player: answer.player, object: answer.object });
      return false;
    case 'activate':
      acted(g, frame);
      g.push({ kind: 'activate', player: answer.player, object: answer.object, ability: answer.ability });
      return false;
    case 'playLand':
      acted(g, frame);
      playLand(g, thread, answer.player, answer.object);
      return false;
    default:
      return false;
  }
}

/** Passing, and everything that the members of the party may do. The same list serves until something changes. */
function priorityOptions(g: Engine, thread: Thread, holder: Party): Option[] {
  const main = thread.turn?.step === 'main1' || thread.turn?.step === 'main2';
  const empty = (g.state.stacks[thread.marker] ?? []).length === 0;
  return g.cached(`options ${holder} ${thread.marker} ${thread.turn?.number} ${main && empty}`, () => [
    { type: 'pass' },
    ...partyMembers(g, holder).flatMap((member) => actionsOf(g, thread, member)),
  ]);
}

function acted(g: Engine, frame: PriorityFrame): void {
  frame.passed = [];
  frame.settled = false;
  g.state.loop = { positions: [], controllers: [] };
}

/** The parameters behind priority: whose it is, and whose passes end a step. */
export function priorityParameters(g: Engine): Parameter[] {
  return g.perRoster('priority parameters', () => findPriorityParameters(g));
}

function findPriorityParameters(g: Engine): Parameter[] {
  if (g.state.options.variant === 'grandMelee') return ['grandMelee.priorityPerStack'];
  if (!g.state.options.sharedTeamTurns) return ['general.apnapExtension'];
  const holder = g.rules.ask('sharedTeamTurns.priorityHolder');
  switch (holder) {
    case 'team':
      break;
    default:
      unhandled('sharedTeamTurns.priorityHolder', holder);
  }
  const end = g.rules.ask('sharedTeamTurns.stepEndCondition');
  switch (end) {
    case 'bothTeamsPass':
    case 'allTeamsPass':
      break;
    default:
      unhandled('sharedTeamTurns.stepEndCondition', end);
  }
  return ['sharedTeamTurns.priorityHolder', 'sharedTeamTurns.stepEndCondition'];
}

/** Everybody who gets priority for the stack of this thread, in turn order from the active player or team. */
export function priorityParties(g: Engine, thread: Thread): readonly Party[] {
  const order = partiesInOrder(g, thread.turn?.party ?? g.state.seats[0] ?? '');
  if (g.state.options.variant !== 'grandMelee') return order;
  const rule = g.rules.ask('grandMelee.priorityPerStack');
  switch (rule) {
    case 'notSpecified':
      return order;
    case 'markerOrObjectControllerInRange': {
      const marker = g.state.markers.find((each) => each.number === thread.marker);
      const holder = marker?.holder ?? thread.turn?.party;
      const controllers = (g.state.stacks[thread.marker] ?? []).map((id) => g.object(id).controller);
      return order.filter(
        (player) =>
          (holder !== undefined && inRange(g, player, holder)) ||
          controllers.some((controller) => inRange(g, player, controller)),
      );
    }
    default:
      return unhandled('grandMelee.priorityPerStack', rule);
  }
}

/** The player or team with priority has left: the next in turn order has it. */
function priorityMoves(g: Engine, from: Party, to: Party): void {
  const rule = g.rules.ask('leaving.priorityPassing');
  switch (rule) {
    case true:
    case 'notSpecified':
      // Without a rule priority goes on as it does after a pass; nobody else could have it.
      g.emit('priorityMoved', ['leaving.priorityPassing'], { from, to });
      return;
    default:
      unhandled('leaving.priorityPassing', rule);
  }
}

function holderOf(g: Engine, thread: Thread, frame: PriorityFrame, eligible: readonly Party[]): Party {
  const wanted = frame.holder ?? thread.turn?.party ?? eligible[0] ?? '';
  if (eligible.includes(wanted) && !frame.passed.includes(wanted)) return wanted;
  return nextAfter(
    g,
    wanted,
    eligible.filter((party) => !frame.passed.includes(party)),
  );
}

/** The next party in turn order that is entitled; a party that has left is passed over. */
function nextAfter(g: Engine, party: Party, eligible: readonly Party[]): Party {
  const order = partiesInOrder(g, party);
  return order.find((other) => other !== party && eligible.includes(other)) ?? eligible[0] ?? party;
}

function playLand(g: Engine, thread: Thread, player: PlayerId, land: string): void {
  const state = g.state.players[player];
  if (state !== undefined) state.landsPlayed++;
  const event = g.emit(
    'landPlayed',
    g.state.options.sharedTeamTurns
      ? ['sharedTeamTurns.landPlayForEachMember']
      : ['general.multiplayerThreshold'],
    { player, object: land },
  );
  g.because(event, () => enterBattlefield(g, land, player));
  void thread;
}

/** State-based actions and triggers, over and over until neither has anything left to do. */
export function runStateActions(g: Engine, thread: Thread, frame: Frame): boolean {
  const result = stateActions(g, frame, true);
  if (result === 'waiting') return false;
  frame.answers = {};
  if (result === 'again') return false;
  noticeStates(g);
  if (g.state.waiting.some((trigger) => trigger.marker === thread.marker)) {
    g.push({ kind: 'triggers' });
    return false;
  }
  g.settledVersion = g.version;
  return true;
}
