import type { Effect, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { Context } from '../state.js';
import { activePlayers } from '../table/teams.js';
import type { Frame } from '../threads.js';

/** What holds effects that are carried out within another one, and of these what is no part of the same ability. */
const INNER = new Set(['effects', 'then', 'else', 'modes', 'spec', 'abilities', 'when']);
const APART = new Set(['spec', 'abilities', 'when']);

/**
 * The parts of an effect in which "active", "defending" or "attacking player" occurs.
 *
 * @param found what was found so far; filled
 * @param passedOver the parts that are not looked into: by default inner effects
 */
export function mentions(value: unknown, found: Set<string>, passedOver = INNER): Set<string> {
  if (Array.isArray(value)) for (const item of value) mentions(item, found, passedOver);
  else if (value !== null && typeof value === 'object') {
    const player = (value as { player?: unknown }).player;
    if (player === 'active' || player === 'defending' || player === 'attacking') found.add(player);
    for (const [key, item] of Object.entries(value))
      if (!passedOver.has(key)) mentions(item, found, passedOver);
  }
  return found;
}

/** Whether the active player that an ability means is chosen as it is put on the stack, and not with each effect. */
export const isMeantFromStack = (g: Engine): boolean =>
  g.state.options.sharedTeamTurns &&
  g.rules.ask('sharedTeamTurns.activePlayerReference') === 'oneChosenByControllerOnStack';

/**
 * Where the rules say so, the controller of an ability chooses which of several active players it means as it is put on the stack.
 *
 * @returns false while the controller is asked
 */
export function settlesActivePlayer(
  g: Engine,
  frame: Frame,
  context: Context,
  effects: readonly Effect[],
): boolean {
  if (!g.state.options.sharedTeamTurns || !mentions(effects, new Set(), APART).has('active')) return true;
  if (!isMeantFromStack(g)) return true;
  const active = activePlayers(g, g.thread.turn);
  if (active.length === 0) return true;
  const answer = g.ask(frame, '#active', () => ({
    kind: 'activePlayer',
    player: context.controller,
    options: active.map((player: PlayerId) => ({ type: 'player', player })),
    ...(context.source === null ? {} : { object: context.source }),
    slot: 'active',
  }));
  if (answer === undefined) return false;
  if (answer.type === 'player') context.chosen['#active'] = answer.player;
  return true;
}
