import type { ObjectId } from '../cards/types.js';
import type { GameObject } from '../state.js';
import { isInPlay } from './lists.js';

/** More new names than this are merged with the old ones when a table is copied. */
const FEW = 24;

/**
 * Every object that there has been in a game, in the order in which they came into it. Copies of a game share the names, and
 * all objects that are not in play: those are never changed in place (see `copy.ts`).
 */
export class ObjectTable {
  readonly #list: GameObject[];
  /** Where each name is in the list: names that other copies may share, and those added since. */
  #shared: ReadonlyMap<ObjectId, number>;
  #added: Map<ObjectId, number>;
  /** Nobody else has an object of this table, so that all of them may change in place. */
  #alone = true;

  constructor(
    list: GameObject[] = [],
    shared: ReadonlyMap<ObjectId, number> = new Map(),
    added: Map<ObjectId, number> = new Map(),
  ) {
    this.#list = list;
    this.#shared = shared;
    this.#added = added;
  }

  /** The object of a name, or undefined. */
  get(id: ObjectId): GameObject | undefined {
    const at = this.#place(id);
    return at === undefined ? undefined : this.#list[at];
  }

  has(id: ObjectId): boolean {
    return this.#place(id) !== undefined;
  }

  #place(id: ObjectId): number | undefined {
    return this.#added.get(id) ?? this.#shared.get(id);
  }

  /** All of them, those that have ceased to exist included. */
  get all(): readonly GameObject[] {
    return this.#list;
  }

  /** Puts an object where the one of its name was, or behind the last. */
  set(object: GameObject): void {
    const at = this.#place(object.id);
    if (at !== undefined) this.#list[at] = object;
    else this.#added.set(object.id, this.#list.push(object) - 1);
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
        if (at !== undefined) list[at] = { ...(list[at] as GameObject) };
      }
    if (this.#added.size > FEW) {
      this.#shared = new Map([...this.#shared, ...this.#added]);
      this.#added = new Map();
    }
    const table = new ObjectTable(list, this.#shared, new Map(this.#added));
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
    const changed = { ...object };
    this.set(changed);
    return changed;
  }

  /** The objects by their names, as JSON has them. */
  toJSON(): Record<ObjectId, GameObject> {
    return Object.fromEntries(this.#list.map((object) => [object.id, object]));
  }
}
