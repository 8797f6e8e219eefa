import { hasType, isCreature, permanentsOf } from '../cards/traits.js';
import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import type { Frame } from '../threads.js';
import { moveObject } from '../zones/move.js';
import { casting, manaFor } from './pool.js';

/**
 * What a player could tap, or exile from the graveyard, for mana of a spell.
 *
 * @param g the game
 * @param player who casts it
 * @param object the card that is cast
 */
export function helpersOf(g: Engine, player: PlayerId, object: GameObject): string[] {
  const { helped } = g.definition(object);
  switch (helped) {
    case undefined:
      return [];
    case 'graveyard':
      return (g.state.graveyards[player] ?? []).filter((id) => id !== object.id);
    default:
      return permanentsOf(g, player)
        .filter(
          (one) => !one.tapped && (helped === 'creature' ? isCreature(g, one) : hasType(g, one, helped)),
        )
        .map(({ id }) => id);
  }
}

/**
 * Has a player say what helps to pay for a spell; where nobody counts mana nothing has to, and nobody is asked.
 *
 * @returns the helpers, never more than the price, or null while the player is asked
 */
export function chooseHelp(
  g: Engine,
  frame: Frame,
  player: PlayerId,
  object: GameObject,
  price: number,
): string[] | null {
  const pool = manaFor(g, player, casting(object));
  const all = pool === null ? [] : helpersOf(g, player, object);
  const chosen: string[] = [];
  while (chosen.length < price) {
    const left = all.filter((id) => !chosen.includes(id));
    if (left.length === 0) break;
    const enough = pool !== null && pool >= price - chosen.length;
    const answer = g.ask(frame, `help ${chosen.length}`, () => ({
      kind: 'chooseObject',
      player,
      options: [
        ...left.map((id) => ({ type: 'object' as const, object: id })),
        ...(enough ? [{ type: 'none' as const }] : []),
      ],
      object: object.id,
      slot: 'help',
    }));
    if (answer === undefined) return null;
    if (answer.type !== 'object') break;
    chosen.push(answer.object);
  }
  return chosen;
}

/** Taps or exiles what helps. */
export function useHelp(g: Engine, player: PlayerId, object: GameObject, helpers: readonly string[]): void {
  for (const id of helpers)
    if (g.definition(object).helped === 'graveyard') moveObject(g, id, 'exile');
    else {
      g.changing(id).tapped = true;
      g.emit('tapped', { object: id, player });
    }
}
