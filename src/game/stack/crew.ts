import { traitsOf } from '../cards/traits.js';
import type { ObjectFilter, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import type { Frame } from '../threads.js';

/** Who can be tapped to crew something. */
export const CREW: ObjectFilter = { types: ['creature'] };

/** The power of objects together. */
const powerOf = (g: Engine, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + traitsOf(g, g.object(id)).power, 0);

/** The most power that some of these objects have together: those with less than none are left out. */
export const mostPower = (g: Engine, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + Math.max(0, powerOf(g, [id])), 0);

/**
 * Which creatures a player taps for so much power together, one after another; more than are needed may be.
 *
 * @param could the creatures that could be tapped
 * @returns null while the player is asked
 */
export function chooseCrew(
  g: Engine,
  frame: Frame,
  key: string,
  player: PlayerId,
  object: GameObject | null,
  power: number,
  could: readonly string[],
): string[] | null {
  const chosen: string[] = [];
  for (;;) {
    const left = could.filter((id) => !chosen.includes(id));
    const enough = powerOf(g, chosen) >= power;
    if (left.length === 0) return chosen;
    // Who could no longer come to enough with the others is still there to be tapped as one of them.
    const open = left.filter(
      (id) =>
        enough ||
        powerOf(g, [...chosen, id]) +
          mostPower(
            g,
            left.filter((one) => one !== id),
          ) >=
          power,
    );
    const answer = g.ask(frame, `${key} ${chosen.length}`, () => ({
      kind: 'chooseObject',
      player,
      options: [
        ...open.map((id) => ({ type: 'object' as const, object: id })),
        ...(enough ? [{ type: 'none' as const }] : []),
      ],
      ...(object === null ? {} : { object: object.id }),
      slot: 'crew',
    }));
    if (answer === undefined) return null;
    if (answer.type !== 'object') return chosen;
    chosen.push(answer.object);
  }
}
