import type { Zone } from '../cards/types.js';
import type { GameObject, GameState } from '../state.js';

/** The list kept under a name, begun if there is none yet. */
export function listFor(lists: Record<string | number, string[]>, name: string | number): string[] {
  const known = lists[name];
  if (known !== undefined) return known;
  const begun: string[] = [];
  lists[name] = begun;
  return begun;
}

/** The list of a key, begun if there is none yet. */
export function listIn<K, V>(lists: Map<K, V[]>, key: K): V[] {
  const known = lists.get(key);
  if (known !== undefined) return known;
  const begun: V[] = [];
  lists.set(key, begun);
  return begun;
}

/** Whether an object is where it changes without moving: on the battlefield, on a stack or in the command zone. */
export function isInPlay({ zone }: GameObject): boolean {
  return zone === 'battlefield' || zone === 'stack' || zone === 'command';
}

/** Where the objects of a zone are kept: in one list, or in one for each owner (on the stack, for each turn marker). */
export function keptIn(state: GameState, zone: Zone): string[] | Record<string | number, string[]> | null {
  switch (zone) {
    case 'battlefield':
      return state.battlefield;
    case 'exile':
      return state.exile;
    case 'command':
      return state.command;
    case 'ante':
      return state.anteZone;
    case 'graveyard':
      return state.graveyards;
    case 'hand':
      return state.hands;
    case 'library':
      return state.libraries;
    case 'stack':
      return state.stacks;
    case 'phased':
    case 'outside':
      return null;
  }
}
