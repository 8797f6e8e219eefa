import type { ValueOf } from '../../rulesets/vocabulary/index.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { Thread } from '../threads.js';
import { usesMarkers } from '../variants/index.js';

/** Whether all turns that go on at once put their spells and abilities on one stack. */
export function sharesStack(g: Engine): boolean {
  if (!usesMarkers(g)) return false;
  const stacks = g.rules.ask('grandMelee.stacks');
  switch (stacks) {
    case 'onePerTurnMarker':
      return false;
    case 'notSpecified':
    case 'sharedByAllTurnMarkers':
      return true;
    default:
      return unhandled('grandMelee.stacks', stacks);
  }
}

/**
 * Whether a turn stands still because something that another turn has brought is on the stack that they share. What is there
 * keeps the number of that other turn's marker until the stack is empty.
 */
export function isHeldUp(g: Engine, thread: Thread): boolean {
  const { threads, stacks } = g.state;
  if (threads.length < 2) return false;
  for (const one of threads)
    if ((stacks[one.marker]?.length ?? 0) > 0) return one !== thread && sharesStack(g);
  return false;
}

/** How it is settled onto which of several stacks something goes. */
interface StackRule {
  /** Its controller names the stack. */
  named: boolean;
  /** A triggered ability joins the stack of what caused it. */
  withCause: boolean;
  /** A spell or ability joins the stack of what it targets. */
  withTarget: boolean;
}

const STACK_RULES: Readonly<Record<ValueOf<'grandMelee.stackChoice'>, StackRule>> = {
  // The rules tell no stacks apart: everything stays where it is announced or caused.
  notSpecified: { named: false, withCause: true, withTarget: false },
  playerChoice: { named: true, withCause: false, withTarget: false },
  playerChoiceBoundByCause: { named: true, withCause: true, withTarget: false },
  playerChoiceBoundByTarget: { named: true, withCause: false, withTarget: true },
  playerChoiceBoundByCauseOrTarget: { named: true, withCause: true, withTarget: true },
};

/** What the rules say of the choice among several stacks. */
export const stackRule = (g: Engine): StackRule => STACK_RULES[g.rules.ask('grandMelee.stackChoice')];
