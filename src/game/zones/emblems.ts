import type { Characteristics, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { newObject, putIn } from './objects.js';

/** What being the monarch does: a card in the end step, and whoever deals combat damage to the monarch takes over. */
const MONARCH: Characteristics = {
  name: 'The Monarch',
  types: [],
  abilities: [
    {
      ability: 'triggered',
      on: { when: 'stepBegins', step: 'end', whose: { who: 'you' } },
      effects: [{ effect: 'draw', player: { player: 'you' }, count: 1 }],
    },
    {
      ability: 'triggered',
      on: { when: 'dealsDamage', what: { types: ['creature'] }, to: { who: 'you' }, combat: true },
      effects: [{ effect: 'monarch', player: { player: 'controller', of: { object: 'that' } } }],
    },
  ],
};

/** Makes a player the monarch, with the abilities that the designation has. */
export function crown(g: Engine, player: PlayerId): void {
  if (g.state.monarch === player) return;
  g.state.monarch = player;
  const known = g.state.command.map((id) => g.object(id)).find((one) => one.printed?.name === MONARCH.name);
  if (known === undefined) emblem(g, player, MONARCH);
  else {
    known.owner = player;
    known.controller = player;
    known.defaultController = player;
  }
  g.emit('becameMonarch', { player });
}

/** Puts something with abilities and nothing else into the command zone. */
export function emblem(g: Engine, player: PlayerId, spec: Characteristics): void {
  const made = newObject(g, 'token', '', player);
  made.printed = spec;
  made.controller = player;
  made.defaultController = player;
  putIn(g, made, 'command');
  g.emit('emblemMade', { object: made.id, player });
}
