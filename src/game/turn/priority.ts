import { NO_ANSWERS } from '../answers.js';
import type { Option } from '../api.js';
import { openDecision } from '../asking.js';
import type { ObjectId, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { mandatoryLoop } from '../outcome/loops.js';
import { forgetLoop } from '../outcome/repetition.js';
import { isAnythingDue, stateActions } from '../outcome/stateActions.js';
import { areIdle } from '../stack/actions.js';
import { noticeStates } from '../stack/leaving.js';
import type { Party } from '../state.js';
import { remaining } from '../table/seats.js';
import { holdersInOrder, partyMembers } from '../table/teams.js';
import type { Frame, Thread } from '../threads.js';
import { usesMarkers } from '../variants/index.js';
import { enterBattlefield } from '../zones/enter.js';
import { exileStack } from '../zones/move.js';
import { priorityParties, waitingFor } from './eligible.js';
import { isMainPhase, isSlow, listFor } from './listed.js';

type PriorityFrame = Extract<Frame, { kind: 'priority' }>;

/**
 * Priority within a step: state-based actions and triggers first, then one player (or team) after another acts or
 * passes. When all have passed in succession the top object of the stack resolves or, with an empty stack, the
 * step ends.
 */
export function runPriority(g: Engine, thread: Thread, frame: PriorityFrame): boolean {
  if (g.state.options.sharedTeamTurns) {
    g.rules.rely('sharedTeamTurns.stepEndCondition');
  }
  if (thread.turn?.over) {
    exileStack(g, thread.marker);
    return true;
  }
  if (!frame.settled) {
    frame.settled = true;
    if (isUnsettled(g) && mayBeDue(g)) {
      g.push({ cause: g.cause, answers: NO_ANSWERS, kind: 'stateActions' });
      return false;
    }
  }
  if (frame.resolved) {
    frame.resolved = false;
    if (mandatoryLoop(g, thread)) return false;
  }
  const eligible = priorityParties(g, thread);
  for (;;) {
    if (allPassed(frame, eligible)) {
      frame.passed = [];
      frame.holder = null;
      const stack = g.state.stacks[thread.marker];
      if (stack === undefined || stack.length === 0) return true;
      const top = stack[stack.length - 1] as ObjectId;
      frame.settled = false;
      frame.resolved = true;
      g.push({ cause: g.cause, answers: NO_ANSWERS, kind: 'resolve', object: top, stage: 0 });
      return false;
    }
    const holder = holderOf(g, frame, eligible);
    // Who had priority has left, so that another has it.
    if (frame.holder !== null && frame.holder !== holder)
      g.emit('priorityMoved', { from: frame.holder, to: holder });
    frame.holder = holder;
    if (g.takesForced && restPasses(g, thread, frame, eligible)) continue;
    const answer = askPriority(g, thread, frame, holder);
    if (answer === undefined) return false;
    frame.answers = NO_ANSWERS;
    if (frame.declined !== undefined) delete frame.declined;
    switch (answer.type) {
      case 'pass':
        frame.passed.push(holder);
        if (g.tells()) g.emit('passed', holding(g, holder));
        frame.holder = nextAfter(g, holder, eligible);
        // Somebody may have left in between; what is due because of it comes before the next player has priority.
        if (g.settledVersion !== g.version && isUnsettled(g)) {
          frame.settled = false;
          return false;
        }
        continue;
      case 'cast':
        acted(g, frame);
        g.push({
          cause: g.cause,
          answers: NO_ANSWERS,
          kind: 'cast',
          player: answer.player,
          object: answer.object,
        });
        return false;
      case 'activate':
        acted(g, frame);
        g.push({
          cause: g.cause,
          answers: NO_ANSWERS,
          kind: 'activate',
          player: answer.player,
          object: answer.object,
          ability: answer.ability,
        });
        return false;
      case 'playLand':
        acted(g, frame);
        playLand(g, answer.player, answer.object);
        return false;
      default:
        return false;
    }
  }
}

/** Whether state-based actions or triggers may have something to do since they last had nothing to do. */
export function isUnsettled(g: Engine): boolean {
  if (g.state.waiting.length > 0) return true;
  if (g.settledVersion === g.version) return false;
  return g.settledActions !== g.actionsVersion || !g.survey.straightforward;
}

/** Whether anything that could be due is left; where nothing is, the game is settled. */
function mayBeDue(g: Engine): boolean {
  if (g.state.waiting.length > 0 || !g.survey.straightforward) return true;
  const base = g.rules.begin();
  const due = isAnythingDue(g, g.settledForces === g.forcesVersion ? g.settledClock : -1);
  g.rules.end(base);
  if (due) return true;
  settle(g);
  return false;
}

function settle(g: Engine): void {
  g.settledVersion = g.version;
  g.settledActions = g.actionsVersion;
  g.settledForces = g.forcesVersion;
  g.settledClock = g.state.clock;
}

function allPassed(frame: PriorityFrame, eligible: readonly Party[]): boolean {
  const { passed } = frame;
  // Nobody passes twice in succession, so counting the passes is enough to know that some are missing.
  if (passed.length < eligible.length) return false;
  for (const party of eligible) if (!has(passed, party)) return false;
  return true;
}

/** Whether a party is in a list. Names are one string each (`ids.ts`), so that this looks at no letters. */
function has(list: readonly Party[], party: Party): boolean {
  for (let at = 0; at < list.length; at++) if (list[at] === party) return true;
  return false;
}

function holding(g: Engine, party: Party): { team: Party } | { player: Party } {
  return g.state.teams[party] === undefined ? { player: party } : { team: party };
}

function askPriority(g: Engine, thread: Thread, frame: PriorityFrame, holder: Party): Option | undefined {
  const known = frame.answers.priority as Option | undefined;
  if (known !== undefined) return known;
  if (thread.asked.length > 0)
    for (const asked of thread.asked) if (asked.key === 'priority') return undefined;
  const { options } = listFor(g, thread, holder, isSlow(g, thread, holder));
  const members = partyMembers(g, holder);
  if (g.takesForced && options.length === 1)
    return g.tells()
      ? g.put(frame, 'priority', { kind: 'priority', members, options, ...holding(g, holder) })
      : options[0];
  const team = g.state.options.sharedTeamTurns && g.state.teams[holder] !== undefined;
  openDecision(g, 'priority', 'priority', options, members, holder, team);
  return undefined;
}

/**
 * Has everybody pass in a step in which nobody could do anything else, where forced answers are taken and nobody reads of them.
 * @returns whether the step goes on without anybody having had priority
 */
export function passesUnasked(g: Engine, thread: Thread): boolean {
  const { state } = g;
  if (!g.takesForced || g.keepLog || g.held || !g.inEffect.besideOptions || usesMarkers(g)) return false;
  if ((state.stacks[thread.marker]?.length ?? 0) > 0) return false;
  if (isUnsettled(g) && mayBeDue(g)) return false;
  const order = priorityParties(g, thread);
  const known = isQuiet(g) || (g.idleOptions === g.optionsVersion && g.idleHands === g.handsVersion);
  let idle = true;
  for (const party of known && !isMainPhase(thread) ? NOBODY : order) {
    const slow = isSlow(g, thread, party);
    if (!slow && (known || areIdle(g, partyMembers(g, party)))) continue;
    const { options, steady } = listFor(g, thread, party, slow);
    if (options.length > 1) return false;
    if (slow || steady === -1) idle = false;
  }
  if (idle && !known) {
    g.idleOptions = g.optionsVersion;
    g.idleHands = g.handsVersion;
  }
  g.eventCount += EVENTS_OF_FORCED_PASS * order.length;
  return true;
}

const NOBODY: readonly Party[] = [];

/** Of each it would be told that there was no choice, and that it was to pass. */
const EVENTS_OF_FORCED_PASS = 2;

/** Whether it is plain that nobody could do anything but pass, sorceries aside. */
function isQuiet(g: Engine): boolean {
  const { survey } = g;
  if (g.quietIn !== survey || g.quietHands !== g.handChanges) {
    g.quiet = areIdle(g, remaining(g));
    g.quietIn = survey;
    g.quietHands = g.handChanges;
  }
  return g.quiet && g.inEffect.besideOptions;
}

/**
 * Has all who are left pass where none of them could do anything else, forced answers are taken and nobody reads of them. Nothing happens
 * between passes, so they need not be looked at one by one.
 * @returns whether all have passed
 */
function restPasses(g: Engine, thread: Thread, frame: PriorityFrame, eligible: readonly Party[]): boolean {
  if (g.keepLog || frame.answers !== NO_ANSWERS || !isQuiet(g) || isUnsettled(g)) return false;
  let left = 0;
  for (const party of eligible) {
    if (has(frame.passed, party)) continue;
    if (isSlow(g, thread, party)) return false;
    left++;
  }
  frame.passed = eligible.slice();
  g.eventCount += EVENTS_OF_FORCED_PASS * left;
  return true;
}

function acted(g: Engine, frame: PriorityFrame): void {
  frame.passed = [];
  frame.settled = false;
  forgetLoop(g);
}

function holderOf(g: Engine, frame: PriorityFrame, eligible: readonly Party[]): Party {
  const wanted = frame.holder ?? eligible[0] ?? '';
  const { passed } = frame;
  if (has(eligible, wanted) && !has(passed, wanted)) return wanted;
  return successorOf(g, frame, wanted, eligible);
}

/** Who has priority where the one who should has passed or left. */
function successorOf(g: Engine, frame: PriorityFrame, wanted: Party, eligible: readonly Party[]): Party {
  const { passed } = frame;
  const open = eligible.filter((party) => !passed.includes(party));
  if (frame.holder === null || partyMembers(g, wanted).length > 0) return nextAfter(g, wanted, open);
  const rule = g.rules.ask('leaving.priorityPassing');
  switch (rule) {
    // Without a rule priority goes on as it does after a pass.
    case 'notSpecified':
    case true:
      return nextAfter(g, wanted, open);
    case 'toPreviousPlayer':
    case 'toActivePlayer': {
      const active = g.thread.turn?.party;
      const heir =
        rule === 'toActivePlayer'
          ? eligible.find((party) => party === active)
          : holdersInOrder(g, wanted).findLast((party) => eligible.includes(party));
      if (heir === undefined) return nextAfter(g, wanted, open);
      // Who has passed before has priority once more.
      frame.passed = passed.filter((party) => party !== heir);
      return heir;
    }
    default:
      return unhandled('leaving.priorityPassing', rule);
  }
}

/** The next party in turn order that is entitled; a party that has left is passed over. */
function nextAfter(g: Engine, party: Party, eligible: readonly Party[]): Party {
  // Where everybody is entitled the order is a ring, and the next is found from any place in it.
  const at = eligible.indexOf(party);
  if (at >= 0 && eligible.length > 1) return eligible[(at + 1) % eligible.length] as Party;
  return nextAmong(holdersInOrder(g, party), party, eligible);
}

const nextAmong = (order: readonly Party[], party: Party, eligible: readonly Party[]): Party =>
  order.find((other) => other !== party && eligible.includes(other)) ?? eligible[0] ?? party;

function playLand(g: Engine, player: PlayerId, land: string): void {
  const state = g.state.players[player];
  if (state !== undefined) state.landsPlayed++;
  const event = g.emit('landPlayed', { player, object: land });
  g.because(event, () => enterBattlefield(g, land, player));
}

type StateActionsFrame = Extract<Frame, { kind: 'stateActions' }>;

/** State-based actions and triggers, over and over until neither has anything left to do. */
export function runStateActions(g: Engine, thread: Thread, frame: StateActionsFrame): boolean {
  const result = stateActions(g, frame, frame.cleanup === undefined);
  if (result === 'waiting') return false;
  frame.answers = NO_ANSWERS;
  const triggers = waitingFor(g, thread).length > 0;
  if (frame.cleanup === 'begun' && (result === 'again' || triggers)) frame.cleanup = 'acted';
  if (result === 'again') return false;
  noticeStates(g);
  if (frame.cleanup !== undefined) return afterCleanup(g, thread, frame);
  if (triggers || waitingFor(g, thread).length > 0) {
    g.push({ cause: g.cause, answers: NO_ANSWERS, kind: 'triggers' });
    return false;
  }
  settle(g);
  return true;
}

/** Where something was done or has triggered in the cleanup step players get priority, and another such step follows. */
function afterCleanup(g: Engine, thread: Thread, frame: StateActionsFrame): boolean {
  const triggered = waitingFor(g, thread).length > 0;
  if (frame.cleanup !== 'acted' && !triggered) return true;
  thread.turn?.ahead.unshift('cleanup');
  delete frame.cleanup;
  // The frame of priority is below this one, which ends first.
  const at = thread.frames.lastIndexOf(frame);
  thread.frames.splice(at, 0, {
    cause: g.cause,
    answers: NO_ANSWERS,
    kind: 'priority',
    holder: null,
    passed: [],
    settled: false,
    resolved: false,
  });
  return true;
}
