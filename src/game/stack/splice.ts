import { layersOf } from '../cards/traits.js';
import type { Cost, Modes, ObjectId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { Context, GameObject } from '../state.js';
import type { Frame } from '../threads.js';
import { payable } from './costs.js';
import { casting } from './pool.js';
import { canTargetAll } from './targets.js';

/** All that a spell says, its own words first, where those of other cards were added to it. */
export function joinedModes(g: Engine, object: GameObject, joined: readonly string[]): Modes {
  const of = [g.definition(object), ...joined.map((name) => g.cards.get(name))].map((card) => ({
    targets: card?.spell?.targets ?? [],
    effects: card?.spell?.effects ?? [],
  }));
  return { least: of.length, most: of.length, of };
}

/** The modes of a spell: those that are printed, or its own words and those that were added to it. */
export function modesOf(g: Engine, object: GameObject): Modes | undefined {
  return object.joined ? joinedModes(g, object, object.joined) : g.definition(object).spell?.modes;
}

/**
 * The cards of a hand that are spliced onto a spell as it is cast, in the order in which their words are added; null while the
 * player is asked.
 *
 * @param costs what else is paid for the spell
 */
export function splices(
  g: Engine,
  frame: Extract<Frame, { kind: 'cast' }>,
  object: GameObject,
  costs: readonly Cost[],
  context: Context,
): ObjectId[] | null {
  const { player } = frame;
  const { subtypes } = layersOf(g, object);
  const { spell } = g.definition(object);
  const chosen: ObjectId[] = [];
  const all = [...costs];
  if (subtypes.length === 0 || spell === undefined || spell.modes !== undefined) return chosen;
  for (;;) {
    const open = (g.state.hands[player] ?? []).filter((id) => {
      if (id === '' || id === object.id || chosen.includes(id)) return false;
      const other = g.definition(g.object(id));
      return (
        other.splice !== undefined &&
        subtypes.includes(other.splice.onto) &&
        canTargetAll(g, context, other.spell?.targets ?? [], null) &&
        payable(g, player, object, [...all, ...other.splice.costs], context, casting(object))
      );
    });
    if (open.length === 0) return chosen;
    const answer = g.ask(frame, `splice ${chosen.length}`, () => ({
      kind: 'chooseObject',
      player,
      options: [...open.map((id) => ({ type: 'object', object: id }) as const), { type: 'none' }],
      object: object.id,
      slot: 'splice',
    }));
    if (answer === undefined) return null;
    if (answer.type !== 'object') return chosen;
    chosen.push(answer.object);
    all.push(...(g.definition(g.object(answer.object)).splice?.costs ?? []));
  }
}
