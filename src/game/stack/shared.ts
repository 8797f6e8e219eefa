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
  const filled = threads.find(({ marker }) => (stacks[marker]?.length ?? 0) > 0);
  return filled !== undefined && filled !== thread && sharesStack(g);
}
