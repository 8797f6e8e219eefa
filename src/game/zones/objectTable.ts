import { FACE } from '../cards/face.js';
import type { ObjectId } from '../cards/types.js';
import type { GameObject } from '../state.js';
import { isInPlay } from './lists.js';

/**
 * Every object that there has been in a game, in the order in which they came into it. Copies of a game share the names, and
 * all objects that are not in play: those are never changed in place (see `copy.ts`).
 */
export class ObjectTable {
  readonly #list: GameObject[];
  /** Where each name is in the list. All copies add to it: what is elsewhere in this one is a name of another. */
  readonly #names: Map<ObjectId, number>;
  /** Names that another copy has at another place. */
  #apart: Map<ObjectId, number> | undefined;
  /** Nobody else has an object of this table, so that all of them may change in place. */
  #alone = true;

  constructor(list: GameObject[] = [], names: Map<ObjectId, number> = new Map()) {
    this.#list = list;
    this.#names = names;
  }

  /** The object of a name, or undefined. */
  get(id: ObjectId): GameObject | undefined {
    const at = this.#names.get(id);
    if (at === undefined) return undefined;
    const object = this.#list[at];
    return object?.id === id ? object : this.#elsewhere(id);
  }

  /** The object of a name that another copy has at another place. */
  #elsewhere(id: ObjectId): GameObject | undefined {
    const at = this.#apart?.get(id);
    return at === undefined ? undefined : this.#list[at];
  }

  has(id: ObjectId): boolean {
    return this.#place(id) !== undefined;
  }

  #place(id: ObjectId): number | undefined {
    const at = this.#names.get(id);
    return at !== undefined && this.#list[at]?.id === id ? at : this.#apart?.get(id);
  }

  /** All of them, those that have ceased to exist included. */
  get all(): readonly GameObject[] {
    return this.#list;
  }

  /** Puts an object where the one of its name was, or behind the last. */
  set(object: GameObject): void {
    const at = this.#place(object.id);
    if (at !== undefined) this.#list[at] = object;
    else this.#name(object.id, this.#list.push(object) - 1);
  }

  #name(id: ObjectId, at: number): void {
    if (!this.#names.has(id)) this.#names.set(id, at);
    else {
      this.#apart ??= new Map();
      this.#apart.set(id, at);
    }
  }

  /**
   * A table of its own with the same names and objects, of which some are copied.
   * @param inPlay the names of those that may change in place
   */
  copy(inPlay: Iterable<readonly ObjectId[]>): ObjectTable {
    const list = this.#list.slice();
    for (const ids of inPlay)
      for (const id of ids) {
        const at = this.#place(id);
        if (at !== undefined) list[at] = copyObject(list[at] as GameObject);
      }
    const table = new ObjectTable(list, this.#names);
    if (this.#apart !== undefined) table.#apart = new Map(this.#apart);
    this.share();
    table.share();
    return table;
  }

  /** Says that others keep objects of this table: from now on what is not in play is replaced and never changed in place. */
  share(): void {
    this.#alone = false;
  }

  /** The object of a name, to be changed: itself, or a new one that takes its place. */
  changing(object: GameObject): GameObject {
    if (this.#alone || isInPlay(object)) return object;
    const changed = copyObject(object);
    this.set(changed);
    return changed;
  }

  /** The objects by their names, as JSON has them. */
  toJSON(): Record<ObjectId, GameObject> {
    return Object.fromEntries(this.#list.map((object) => [object.id, object]));
  }
}

/**
 * A copy of an object, with what it may share: all that is replaced and never changed in place. Written out, so that copies have
 * the form that V8 knows of objects, see `copy.ts`.
 */
export function copyObject(object: GameObject): GameObject {
  const copy: GameObject = {
    id: object.id,
    kind: object.kind,
    card: object.card,
    owner: object.owner,
    zone: object.zone,
    exists: object.exists,
    controller: object.controller,
    defaultController: object.defaultController,
    incarnation: object.incarnation,
    timestamp: object.timestamp,
    tapped: object.tapped,
    sick: object.sick,
    damage: object.damage,
    counters: object.counters,
    attachedTo: object.attachedTo,
    chosenColor: object.chosenColor,
    blocks: object.blocks,
    n: object.n,
    x: object.x,
    printed: object.printed,
    marker: object.marker,
    targets: object.targets,
    ability: object.ability,
    last: object.last,
    cameBy: object.cameBy,
  };
  const face = object[FACE];
  if (face !== undefined) copy[FACE] = face;
  if (object.stay !== undefined) copy.stay = object.stay;
  if (object.cameAt !== undefined) copy.cameAt = object.cameAt;
  if (object.front !== undefined) copy.front = object.front;
  if (object.paid !== undefined) copy.paid = object.paid;
  if (object.modes !== undefined) copy.modes = object.modes;
  if (object.marks !== undefined) copy.marks = object.marks;
  if (object.doomed !== undefined) copy.doomed = object.doomed;
  if (object.activated !== undefined) copy.activated = object.activated;
  if (object.loyaltyTurn !== undefined) copy.loyaltyTurn = object.loyaltyTurn;
  if (object.room !== undefined) copy.room = object.room;
  if (object.protector !== undefined) copy.protector = object.protector;
  if (object.cameIn !== undefined) copy.cameIn = object.cameIn;
  if (object.chosenType !== undefined) copy.chosenType = object.chosenType;
  if (object.chosenNumber !== undefined) copy.chosenNumber = object.chosenNumber;
  if (object.hurt !== undefined) copy.hurt = object.hurt;
  if (object.haunts !== undefined) copy.haunts = object.haunts;
  if (object.chosenPlayer !== undefined) copy.chosenPlayer = object.chosenPlayer;
  if (object.phasedOutWith !== undefined) copy.phasedOutWith = object.phasedOutWith;
  if (object.castFrom !== undefined) copy.castFrom = object.castFrom;
  if (object.joined !== undefined) copy.joined = object.joined;
  if (object.copied) copy.copied = true;
  if (object.melded !== undefined) copy.melded = object.melded;
  if (object.kicked) copy.kicked = object.kicked;
  if (object.boughtBack) copy.boughtBack = true;
  if (object.otherCost) copy.otherCost = true;
  if (object.overloaded) copy.overloaded = true;
  if (object.suspended) copy.suspended = true;
  if (object.flashedBack) copy.flashedBack = true;
  if (object.commander) copy.commander = true;
  if (object.arrived) copy.arrived = true;
  return copy;
}
