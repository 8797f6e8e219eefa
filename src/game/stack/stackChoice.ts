import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import { partyOf } from '../table/teams.js';
import type { Frame, Thread } from '../threads.js';
import { priorityParties } from '../turn/eligible.js';
import { usesMarkers } from '../variants/index.js';
import { sharesStack, stackRule } from './shared.js';

/**
 * In Grand Melee: onto which stack a spell or ability goes. Where the rules say so, what targets something on a stack must join it; else
 * the player names one of those for which the player has priority now.
 * @returns the number of the marker, or null while the player is asked
 */
export function chooseStack(
  g: Engine,
  thread: Thread,
  frame: Extract<Frame, { kind: 'cast' | 'activate' }>,
  player: PlayerId,
  object: GameObject,
  targetsStack: boolean,
): number | null {
  if (!usesMarkers(g)) return thread.marker;
  const { named, withTarget } = stackRule(g);
  if (!named || frame.answers.stackChosen === true) return thread.marker;
  const open = stacksFor(g, thread, player);
  const fitting =
    targetsStack && withTarget ? open.filter((each) => (g.state.stacks[each] ?? []).length > 0) : open;
  const answer = g.ask(frame, 'stack', () => ({
    kind: 'chooseStack',
    player,
    options: fitting.map((stack) => ({ type: 'stack', stack })),
    object: object.id,
  }));
  if (answer === undefined) return null;
  return answer.type === 'stack' ? answer.stack : thread.marker;
}

/** The stacks for which a player has priority at this moment, lowest marker first. */
function stacksFor(g: Engine, thread: Thread, player: PlayerId): number[] {
  const open = [thread.marker];
  if (sharesStack(g)) return open;
  for (const other of g.state.threads) {
    if (other === thread) continue;
    const top = other.frames[other.frames.length - 1];
    if (top?.kind !== 'priority' || !other.asked.some((asked) => asked.decision.players.includes(player)))
      continue;
    if (priorityParties(g, other).includes(partyOf(g, player))) open.push(other.marker);
  }
  return open.sort((a, b) => a - b);
}
