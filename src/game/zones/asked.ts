import { contextOf } from '../cards/context.js';
import { layersOf } from '../cards/traits.js';
import type { Effect, PlayerFilter, PlayerRef, Zone } from '../cards/types.js';
import { carryOut } from '../carryOut.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { GameObject } from '../state.js';

export const COLORS = ['white', 'blue', 'black', 'red', 'green'];
const YOU = { player: 'you' } as const;

/** Has what a permanent asks as it enters be answered before anything else; what is cast is asked as it resolves. */
export function askEntering(g: Engine, object: GameObject, from: Zone): void {
  const { entersUnless: costs, entersChoosing: chosen, entersDoing = [] } = g.definition(object);
  const effects: Effect[] = [...entersDoing];
  if (costs) {
    const tap: Effect = { effect: 'tap', object: { object: 'self' }, entering: true };
    effects.push({ effect: 'mayPay', player: YOU, costs, else: [tap] });
  }
  if (from === 'stack' || !chosen) {
  } else if (typeof chosen === 'object' && 'number' in chosen) {
    effects.push({ effect: 'chooseNumber', chooser: YOU, ...chosen.number });
  } else if (typeof chosen === 'object')
    effects.push({ effect: 'chooseSubtype', chooser: YOU, of: chosen.subtype });
  else if (chosen === 'color') effects.push({ effect: 'chooseColor', chooser: YOU, colors: COLORS });
  else {
    const of: PlayerFilter = chosen === 'opponent' ? { who: 'opponents' } : {};
    effects.push({ effect: 'choosePlayer', chooser: YOU, from: of, name: 'player', kept: true });
  }
  const { types, subtypes } = layersOf(g, object);
  if (types.includes('battle')) {
    // The controller protects what is no Siege.
    if (!subtypes.includes('Siege')) object.protector = object.controller;
    else
      effects.push({
        effect: 'choosePlayer',
        chooser: chooserOfProtector(g),
        from: { who: 'opponents' },
        name: 'protector',
        kept: true,
      });
  }
  if (effects.length > 0) carryOut(g, effects, contextOf(object.controller, object.id));
}

/** Who says which opponent of the controller protects a Siege. */
function chooserOfProtector(g: Engine): PlayerRef {
  const rule = g.rules.ask('general.siegeProtector');
  switch (rule) {
    case 'activePlayer':
      return { player: 'active' };
    case 'notSpecified':
    case 'controller':
      return YOU;
    default:
      return unhandled('general.siegeProtector', rule);
  }
}
