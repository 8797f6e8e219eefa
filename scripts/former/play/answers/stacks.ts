import type { Play } from '../play.js';

/** The stack that something was put on, once it has left it. */
export function stackThen(play: Play, id: string): number | null {
  for (const type of ['putOnStack', 'cast', 'activated', 'copied']) {
    const marker = play.game.events(type, { object: id }).at(-1)?.detail?.marker;
    if (typeof marker === 'number') return marker;
  }
  return null;
}

/** A thing on the stack by the name the scenario uses: an ability by its source. */
export function stackName(play: Play, item: string): string {
  for (const [name, id] of play.names) if (id === item) return name;
  return play.game.state.objects.get(item)?.ability?.source ?? item;
}
