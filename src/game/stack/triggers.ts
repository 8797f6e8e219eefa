import { NO_ANSWERS } from '../answers.js';
import type { Option } from '../api.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { departed } from '../reasons.js';
import type { Party, PendingTrigger } from '../state.js';
import { inTurnOrder } from '../table/seats.js';
import { lastFirst, partiesInOrder, partyMembers, partyOf } from '../table/teams.js';
import type { Frame, Thread } from '../threads.js';
import { isBound, priorityParties, waitingFor } from '../turn/eligible.js';
import { usesMarkers } from '../variants/index.js';
import { newObject, putIn } from '../zones/objects.js';
import { sharesStack, stackRule } from './shared.js';

type TriggersFrame = Extract<Frame, { kind: 'triggers' }>;

/**
 * Puts waiting triggered abilities on the stack: those of the active player or team first, each player or team
 * ordering its own.
 */
export function runTriggers(g: Engine, thread: Thread, frame: TriggersFrame): boolean {
  dropDeparted(g, thread);
  const waiting = waitingFor(g, thread);
  if (waiting.length === 0) return true;
  const order = partiesPutting(g, thread);
  const party = order.find((each) => waiting.some((trigger) => partyOf(g, trigger.controller) === each));
  if (party === undefined) return true;
  const own = waiting.filter((trigger) => partyOf(g, trigger.controller) === party);
  const key = `order ${waiting.length}`;
  const answer = g.ask(frame, key, () => ({
    kind: 'orderTriggers',
    ...(g.state.options.sharedTeamTurns ? { team: party } : { player: party }),
    members: partyMembers(g, party),
    options: orderOptions(own),
  }));
  if (answer === undefined) return false;
  const chosen = chosenTrigger(own, answer) ?? own[0];
  if (chosen === undefined) return true;
  const stack = stackFor(g, thread, frame, chosen);
  if (stack === null) {
    // The order that was chosen stays in the frame while the stack is asked for.
    return false;
  }
  delete frame.answers[key];
  delete frame.answers.stack;
  g.state.waiting = g.state.waiting.filter((trigger) => trigger !== chosen);
  putOnStack(g, stack, chosen);
  return false;
}

/**
 * In Grand Melee: onto which stack a triggered ability goes. What an object on a stack caused joins it; else its controller
 * names one of those for which the player gets priority and on which nothing is being done just now.
 * @returns the thread of the stack, or null while the player is asked
 */
function stackFor(g: Engine, thread: Thread, frame: TriggersFrame, trigger: PendingTrigger): Thread | null {
  if (!usesMarkers(g) || isBound(g, trigger) || sharesStack(g)) return thread;
  const { named, withTarget } = stackRule(g);
  if (!named) return thread;
  const player = trigger.controller;
  const aimsAtStack = withTarget && trigger.specs.some((spec) => spec.objects?.zone === 'stack');
  const open = g.state.threads.filter((each) => {
    if (each !== thread && each.frames[each.frames.length - 1]?.kind !== 'priority') return false;
    if (aimsAtStack && (g.state.stacks[each.marker] ?? []).length === 0) return false;
    return priorityParties(g, each).includes(player);
  });
  const answer = g.ask(frame, 'stack', () => ({
    kind: 'chooseStack',
    player,
    options: open.map(({ marker }) => ({ type: 'stack', stack: marker })),
    object: trigger.source,
  }));
  if (answer === undefined) return null;
  return (answer.type === 'stack' ? open.find(({ marker }) => marker === answer.stack) : undefined) ?? thread;
}

/** Abilities are named by their sources where that is enough, else by their place in the list. */
function orderOptions(own: readonly PendingTrigger[]): Option[] {
  const sources = new Set(own.map((trigger) => trigger.source));
  if (sources.size === own.length) return own.map(({ source }) => ({ type: 'object', object: source }));
  const distinct = new Map<string, number>();
  own.forEach((trigger, at) => {
    let key = told.get(trigger);
    if (key === undefined) {
      key = JSON.stringify([trigger.source, trigger.index, spokenOf(trigger)]);
      told.set(trigger, key);
    }
    if (!distinct.has(key)) distinct.set(key, at);
  });
  return [...distinct.values()].map((number) => ({ type: 'number', number }));
}

/** What tells each waiting ability from others. They wait as they are, and are asked for again after each that goes on a stack. */
const told = new WeakMap<PendingTrigger, string>();

/** What of its event the ability speaks of: two of them that differ in nothing else need no order. */
function spokenOf({ effects, specs, modes, condition, that }: PendingTrigger): unknown {
  const words = JSON.stringify([effects, specs, modes, condition]);
  const named: Record<string, string> = { object: 'that', other: 'other', player: 'that', amount: 'that' };
  const kind = (key: string) => (key === 'other' ? 'object' : key);
  return Object.entries(that).filter(
    ([key]) => named[key] === undefined || words.includes(`"${kind(key)}":"${named[key]}"`),
  );
}

function chosenTrigger(own: readonly PendingTrigger[], answer: Option): PendingTrigger | undefined {
  if (answer.type === 'object') return own.find((trigger) => trigger.source === answer.object);
  return answer.type === 'number' ? own[answer.number] : undefined;
}

/** Players or teams in the order in which they put waiting abilities on the stack. */
function partiesPutting(g: Engine, thread: Thread): readonly Party[] {
  const parties = partiesInOrder(g, thread.turn?.party ?? g.state.seats[0] ?? '');
  if (!g.state.options.sharedTeamTurns) {
    g.rules.rely('general.apnapExtension');
    return parties;
  }
  const order = g.rules.ask('sharedTeamTurns.simultaneousTriggers');
  switch (order) {
    case 'notSpecified':
    case 'activeTeamThenNonactiveTeam':
    case 'activeTeamThenNonactiveTeamsInTurnOrder':
      return parties;
    case 'nonactiveTeamsThenActiveTeam':
      return lastFirst(parties);
    default:
      return unhandled('sharedTeamTurns.simultaneousTriggers', order);
  }
}

/** Abilities whose controller has left do not reach the stack. */
function dropDeparted(g: Engine, thread: Thread): void {
  const gone = waitingFor(g, thread).filter(
    (trigger) => g.state.players[trigger.controller]?.inGame !== true,
  );
  if (gone.length === 0) return;
  g.state.waiting = g.state.waiting.filter((trigger) => !gone.includes(trigger));
  if (g.rules.ask('leaving.triggeredAbilityOfDepartedPlayer') === 'putOnStackUnderNextPlayer') {
    for (const trigger of gone) {
      const [controller = trigger.controller] = inTurnOrder(g, trigger.controller);
      g.state.waiting.push({ ...trigger, controller });
    }
    return;
  }
  for (const trigger of gone) {
    g.emit('triggerDropped', {
      object: trigger.source,
      player: trigger.controller,
      ...departed(g, trigger.controller),
    });
  }
}

function putOnStack(g: Engine, thread: Thread, trigger: PendingTrigger): void {
  const source = g.state.objects.get(trigger.source);
  const item = newObject(g, 'ability', '', trigger.controller);
  item.marker = thread.marker;
  item.n = source?.n ?? 0;
  item.x = source?.x ?? 0;
  item.ability = {
    source: trigger.source,
    label: trigger.label,
    effects: trigger.effects,
    specs: trigger.specs,
    ...(trigger.modes === undefined ? {} : { modes: trigger.modes }),
    condition: trigger.condition,
    that: trigger.that,
    index: trigger.index,
    triggered: true,
  };
  putIn(g, item, 'stack');
  const event = g.causedBy(trigger.cause, () =>
    g.emit('putOnStack', {
      player: trigger.controller,
      object: trigger.source,
      other: item.id,
      detail: { marker: thread.marker },
    }),
  );
  if (thread !== g.thread) reopen(thread);
  if (trigger.specs.length > 0 || trigger.modes !== undefined) {
    g.because(event, () =>
      thread.frames.push({ cause: g.cause, answers: NO_ANSWERS, kind: 'stackTrigger', object: item.id }),
    );
  }
}

/** Something came onto the stack of another turn: whoever has passed there may answer to it. */
function reopen(thread: Thread): void {
  thread.asked = [];
  const top = thread.frames[thread.frames.length - 1];
  if (top?.kind !== 'priority') return;
  top.passed = [];
  top.answers = NO_ANSWERS;
}
