import { keepFace } from '../cards/face.js';
import type { Characteristics, ObjectId, PlayerId, Zone } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { Context, GameObject } from '../state.js';
import { keptIn, listFor } from './lists.js';

/** A new object, not yet in any zone. */
export function newObject(
  g: Engine,
  kind: GameObject['kind'],
  card: string,
  owner: PlayerId,
  id?: ObjectId,
): GameObject {
  if (kind !== 'card') g.countMade();
  let name = id;
  if (name === undefined) {
    do name = `${kind === 'card' ? 'c' : kind}${g.nextId()}`;
    while (g.state.objects.has(name));
  }
  const object: GameObject = {
    id: name,
    kind,
    card,
    owner,
    zone: 'outside',
    exists: true,
    controller: owner,
    defaultController: owner,
    incarnation: 0,
    timestamp: ++g.state.clock,
    tapped: false,
    sick: false,
    damage: 0,
    counters: {},
    attachedTo: null,
    chosenColor: null,
    blocks: 1,
    n: 0,
    x: 0,
    printed: null,
    marker: 1,
    targets: [],
    ability: null,
    last: null,
    cameBy: null,
  };
  keepFace(g, object);
  g.state.objects.set(object);
  return object;
}

/** The list that an object of this owner is kept in while it is in a zone. */
export function listOf(g: Engine, zone: Zone, owner: PlayerId, marker: number): ObjectId[] | null {
  const kept = keptIn(g.state, zone);
  if (kept === null || Array.isArray(kept)) return kept;
  return listFor(kept, zone === 'stack' ? marker : owner);
}

/** Notes what exiled an object or made a token: "the exiled card" is what its source exiled during this stay. */
export function cameWith(g: Engine, { source, that }: Context, id: ObjectId): void {
  if (source === null) return;
  const one = g.changing(id);
  one.cameBy = source;
  const stay = that.stay ?? g.state.objects.get(source)?.stay;
  if (stay !== undefined) one.cameIn = stay;
}

/** Takes all damage off a permanent. */
export function heal(object: GameObject): void {
  object.damage = 0;
  if (object.doomed !== undefined) delete object.doomed;
}

export function takeOut(g: Engine, object: GameObject): void {
  const list = listOf(g, object.zone, object.owner, object.marker);
  if (list === null) return;
  // What goes first came last more often than not.
  const at = list.lastIndexOf(object.id);
  if (at === list.length - 1) list.pop();
  else if (at >= 0) list.splice(at, 1);
  if (object.zone === 'battlefield') g.boardChanged(object);
  else if (object.zone === 'command') g.boardChanged();
  else if (object.zone === 'hand') g.handChanged(object.owner);
}

export function putIn(g: Engine, object: GameObject, zone: Zone): void {
  object.zone = zone;
  listOf(g, zone, object.owner, object.marker)?.push(object.id);
  if (zone === 'battlefield') g.boardChanged(object, true);
  else if (zone === 'command') g.boardChanged();
  else if (zone === 'hand') g.handChanged(object.owner);
  else if (zone === 'phased') g.phased = true;
}

/** Who owns a token, by what the ruleset says. */
export function tokenOwner(g: Engine, maker: PlayerId, under: PlayerId): PlayerId {
  const rule = g.rules.ask('leaving.tokenOwner');
  switch (rule) {
    case 'controllerOfCreatingSpellOrAbility':
      return maker;
    case 'playerUnderWhoseControlItEntered':
    case 'creatorOfToken':
      return under;
    default:
      return unhandled('leaving.tokenOwner', rule);
  }
}

/** The whole of a token as printed: nothing is taken from a definition. */
export function tokenPrint(spec: Characteristics): Characteristics {
  return { types: ['creature'], ...spec };
}

/** Forgets what was chosen for a permanent, and how often its abilities were activated. */
export function forgetChoices(object: GameObject): void {
  object.chosenColor = null;
  // Even where there is nothing to delete, that is slow.
  if (object.marks !== undefined) delete object.marks;
  if (object.activated !== undefined) delete object.activated;
  if (object.chosenPlayer !== undefined) delete object.chosenPlayer;
  if (object.protector !== undefined) delete object.protector;
  if (object.chosenType !== undefined) delete object.chosenType;
  if (object.chosenNumber !== undefined) delete object.chosenNumber;
}
