import { glance } from '../cards/context.js';
import { admits, matches } from '../cards/filters.js';
import { isProtectedFrom } from '../cards/guards.js';
import { hasType, isCreature, traitsOf } from '../cards/traits.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { inRange, limited, objectInRange } from '../reach/range.js';
import type { GameObject } from '../state.js';
import { isBestowed } from '../zones/bestow.js';

/** Whether an Aura cannot stay where it is. */
export function fallsOff(g: Engine, aura: GameObject): boolean {
  const host = aura.attachedTo;
  const enchant = g.definition(aura).enchant;
  if (host === null || enchant === undefined) return true;
  const context = glance(aura.controller, aura.id);
  if (g.state.players[host] !== undefined) {
    if (g.state.players[host]?.inGame !== true) {
      g.rules.rely('leaving.auraOnDepartedPlayer');
      return true;
    }
    if (enchant.players === undefined || !admits(g, context, host, enchant.players)) return true;
    if (!limited(g) || inRange(g, aura.controller, host)) return false;
    const rule = g.rules.ask('rangeOfInfluence.auraRestriction');
    switch (rule) {
      case 'nothing':
      case 'objectOutOfRange':
        return false;
      case 'objectOrPlayerOutOfRange':
        return fallsOutOfRange(g);
      default:
        return unhandled('rangeOfInfluence.auraRestriction', rule);
    }
  }
  const object = g.state.objects.get(host);
  if (object === undefined || object.zone !== 'battlefield') return true;
  if (enchant.objects === undefined || !matches(g, context, object, enchant.objects)) return true;
  if (isProtectedFrom(g, object, aura)) return true;
  if (!limited(g) || objectInRange(g, aura.controller, object)) return false;
  return g.rules.ask('rangeOfInfluence.auraRestriction') !== 'nothing' && fallsOutOfRange(g);
}

/** Whether an Aura leaves what is out of range, wherever it goes. */
const fallsOutOfRange = (g: Engine): boolean => g.rules.ask('rangeOfInfluence.illegalAura') !== false;

/** Where an Aura goes that cannot stay where it is: to the graveyard, or elsewhere if only the range is the reason. */
export function fallenTo(g: Engine, object: GameObject): 'graveyard' | 'hand' | 'exile' {
  const host = object.attachedTo;
  if (host === null || !limited(g) || g.definition(object).enchant === undefined) return 'graveyard';
  const held = g.state.objects.get(host);
  const there = g.state.players[host]?.inGame === true || held?.zone === 'battlefield';
  if (
    !there ||
    (held === undefined ? inRange(g, object.controller, host) : objectInRange(g, object.controller, held))
  )
    return 'graveyard';
  const rule = g.rules.ask('rangeOfInfluence.illegalAura');
  switch (rule) {
    case 'returnedToOwnersHand':
      return 'hand';
    case 'exiled':
      return 'exile';
    case 'notSpecified':
    case false:
    case true:
      return 'graveyard';
    default:
      return unhandled('rangeOfInfluence.illegalAura', rule);
  }
}

/** Whether an Equipment or Fortification comes loose, or what is bestowed. */
export function mustUnattach(g: Engine, object: GameObject): boolean {
  if (isBestowed(object)) return fallsOff(g, object);
  if (object.attachedTo === null || g.definition(object).enchant !== undefined) return false;
  const subtypes = traitsOf(g, object).subtypes;
  const equipment = subtypes.includes('Equipment');
  const fortification = subtypes.includes('Fortification');
  if (!equipment && !fortification) return false;
  const host = g.state.objects.get(object.attachedTo);
  if (host === undefined || host.zone !== 'battlefield') return true;
  if (equipment && !isCreature(g, host)) return true;
  if (fortification && !hasType(g, host, 'land')) return true;
  if (isProtectedFrom(g, host, object)) return true;
  return (
    heldOutOfRange(g, object, host, equipment) && g.rules.ask('rangeOfInfluence.illegalEquipment') !== false
  );
}

/** Whether an Equipment or Fortification is on something out of range, where the rules forbid that. */
function heldOutOfRange(g: Engine, object: GameObject, host: GameObject, equipment: boolean): boolean {
  if (!limited(g) || objectInRange(g, object.controller, host)) return false;
  const rule = g.rules.ask('rangeOfInfluence.attachmentRestriction');
  switch (rule) {
    case 'equipment':
      return equipment;
    case 'equipmentAndFortification':
      return true;
    default:
      return unhandled('rangeOfInfluence.attachmentRestriction', rule);
  }
}

/** Whether an Equipment or Fortification that comes loose for being out of range goes to the graveyard. */
export function isBuriedOutOfRange(g: Engine, object: GameObject): boolean {
  const host = g.state.objects.get(object.attachedTo ?? '');
  if (host?.zone !== 'battlefield' || isBestowed(object)) return false;
  const equipment = traitsOf(g, object).subtypes.includes('Equipment');
  return (
    heldOutOfRange(g, object, host, equipment) &&
    g.rules.ask('rangeOfInfluence.illegalEquipment') === 'putIntoGraveyard'
  );
}
