import { hasType, isCreature, permanentsOf } from '../cards/traits.js';
import type { PlayerId } from '../cards/types.js';
import { numbersFrom } from '../decision.js';
import type { Engine } from '../engine.js';
import { inRange } from '../reach/range.js';
import type { GameObject } from '../state.js';
import { remaining } from '../table/seats.js';
import type { Frame } from '../threads.js';
import { moveObject } from '../zones/move.js';
import { casting, manaFor, spendMana } from './pool.js';

/**
 * What a player could tap, or exile from the graveyard, for mana of a spell; or who could pay most of it.
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
    case 'player':
      return (
        assistants(g, player, object, g.definition(object).cost ?? 0).sort(
          (a, b) => b.length - a.length,
        )[0] ?? []
      );
    default:
      return permanentsOf(g, player)
        .filter(
          (one) => !one.tapped && (helped === 'creature' ? isCreature(g, one) : hasType(g, one, helped)),
        )
        .map(({ id }) => id);
  }
}

/** The other players in range who have mana, each as often as they can pay for one of the mana that may have any colour. */
function assistants(g: Engine, player: PlayerId, object: GameObject, price: number): PlayerId[][] {
  const most = price - (g.definition(object).symbols?.length ?? 0);
  return remaining(g)
    .filter((other) => other !== player && inRange(g, player, other))
    .map((other): PlayerId[] => Array(Math.max(0, Math.min(most, manaFor(g, other) ?? most))).fill(other))
    .filter((paid) => paid.length > 0);
}

/**
 * Has a player name another one who may pay, and that one say how much. Who names somebody and is left without enough cannot cast the spell.
 */
function assisted(
  g: Engine,
  frame: Frame,
  player: PlayerId,
  object: GameObject,
  price: number,
): PlayerId[] | null {
  const missing = price - (manaFor(g, player, casting(object)) ?? price);
  const able = assistants(g, player, object, price).filter((paid) => paid.length >= missing);
  if (able.length === 0) return [];
  const about = { object: object.id, slot: 'assist' };
  const named = g.ask(frame, 'assistant', () => ({
    kind: 'choosePlayer',
    player,
    options: [
      ...able.map(([other = '']) => ({ type: 'player' as const, player: other })),
      ...(missing > 0 ? [] : [{ type: 'none' as const }]),
    ],
    ...about,
  }));
  const paid = able.find(([other]) => named?.type === 'player' && named.player === other);
  if (named === undefined || paid === undefined) return named === undefined ? null : [];
  const answer = g.ask(frame, 'assist', () => ({
    kind: 'amount',
    player: paid[0] ?? '',
    options: numbersFrom(0, paid.length),
    ...about,
  }));
  return answer === undefined ? null : paid.slice(0, answer.type === 'number' ? answer.number : 0);
}

/**
 * Has a player say what helps to pay for a spell; where nobody counts mana nothing has to, and nobody is asked.
 *
 * @returns the helpers, never more than the price and each once for each mana, or null while somebody is asked
 */
export function chooseHelp(
  g: Engine,
  frame: Frame,
  player: PlayerId,
  object: GameObject,
  price: number,
): string[] | null {
  const pool = manaFor(g, player, casting(object));
  if (g.definition(object).helped === 'player')
    return pool === null ? [] : assisted(g, frame, player, object, price);
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

/** Taps or exiles what helps, or has another player pay. */
export function useHelp(g: Engine, player: PlayerId, object: GameObject, helpers: readonly string[]): void {
  const { helped } = g.definition(object);
  for (const id of helpers)
    if (helped === 'player') spendMana(g, id, 1);
    else if (helped === 'graveyard') moveObject(g, id, 'exile');
    else {
      g.changing(id).tapped = true;
      g.emit('tapped', { object: id, player });
    }
}
