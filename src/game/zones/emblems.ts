import { keepFace } from '../cards/face.js';
import type { Characteristics, Effect, PlayerId } from '../cards/types.js';
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

/**
 * What having the initiative does: its holder ventures in the upkeep and as the holder takes it. If creatures of another player deal combat
 * damage to the holder, that player takes it.
 */
const VENTURE: Effect = { effect: 'venture', player: { player: 'you' }, into: 'Undercity' };
const INITIATIVE: Characteristics = {
  name: 'The Initiative',
  types: [],
  abilities: [
    {
      ability: 'triggered',
      on: { when: 'stepBegins', step: 'upkeep', whose: { who: 'you' } },
      effects: [VENTURE],
    },
    {
      ability: 'triggered',
      on: {
        when: 'dealsDamage',
        what: { types: ['creature'] },
        to: { who: 'you' },
        combat: true,
        together: true,
      },
      effects: [{ effect: 'initiative', player: { player: 'controller', of: { object: 'that' } } }],
    },
    { ability: 'triggered', on: { when: 'takesInitiative', who: { who: 'you' } }, effects: [VENTURE] },
  ],
};

/** Makes a player the monarch, with the abilities that the designation has. */
export function crown(g: Engine, player: PlayerId): void {
  if (g.state.monarch === player) return;
  g.state.monarch = player;
  handTo(g, player, MONARCH);
  g.emit('becameMonarch', { player });
}

/** Has a player take the initiative, with the abilities that it has; who has it already takes it again. */
export function takeInitiative(g: Engine, player: PlayerId): void {
  g.state.initiative = player;
  handTo(g, player, INITIATIVE);
  g.emit('tookInitiative', { player });
}

/** Gives the abilities of a designation to the player who has it now. */
function handTo(g: Engine, player: PlayerId, designation: Characteristics): void {
  const known = g.state.command
    .map((id) => g.object(id))
    .find((one) => one.printed?.name === designation.name);
  if (known === undefined) {
    emblem(g, player, designation);
    return;
  }
  known.owner = player;
  known.controller = player;
  known.defaultController = player;
  g.boardChanged();
}

/** Puts something with abilities and nothing else into the command zone. */
export function emblem(g: Engine, player: PlayerId, spec: Characteristics): void {
  const made = newObject(g, 'token', '', player);
  made.printed = spec;
  keepFace(g, made);
  made.controller = player;
  made.defaultController = player;
  putIn(g, made, 'command');
  g.emit('emblemMade', { object: made.id, player });
}
