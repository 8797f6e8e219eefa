import type { Table } from '../steps/table.js';

/** The stack that something was put on, once it has left it. */
export function stackThen(table: Table, id: string): number | null {
  for (const type of ['putOnStack', 'cast', 'activated', 'copied']) {
    const marker = table.game.events(type, { object: id }).at(-1)?.detail?.marker;
    if (typeof marker === 'number') return marker;
  }
  return null;
}

/** A thing on the stack by the name the scenario uses: an ability by its source. */
export function stackName(table: Table, item: string): string {
  for (const [name, id] of table.names) if (id === item) return name;
  return table.game.state.objects.get(item)?.ability?.source ?? item;
}
