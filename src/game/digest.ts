import type { ObjectId } from './cards/types.js';
import { fingerprint } from './plain.js';
import type { GameObject, GameState, Remembered } from './state.js';

/** The fingerprint of an object, with the object as it was then. Copies of a game share what is known. */
export type Digests = Map<ObjectId, Digest>;

interface Digest {
  before: GameObject;
  /** Both halves of the fingerprint. */
  first: number;
  second: number;
}

/**
 * The fingerprint of a state. Those of objects are kept and taken anew only where something of an object has changed.
 *
 * @param known what was found before, in this game or in copies of it; added to
 * @returns 16 hexadecimal digits, the same whatever was known
 */
export function digestOf(state: GameState, known: Digests): string {
  // Each fingerprint has the name of its object in it, so that the sum tells them apart in whatever order they come.
  const objects = [0, 0];
  for (const id in state.objects) {
    const { first, second } = objectDigest(state.objects[id] as GameObject, known);
    objects[0] = ((objects[0] as number) + first) >>> 0;
    objects[1] = ((objects[1] as number) + second) >>> 0;
  }
  const players: Record<string, unknown> = {};
  for (const name in state.players) {
    const player = state.players[name];
    const last = player?.lastKnown;
    players[name] =
      last === null || last === undefined
        ? player
        : { ...player, lastKnown: { ...last, objects: rememberedDigest(last.objects) } };
  }
  return fingerprint({ ...state, objects, players });
}

function objectDigest(object: GameObject, known: Digests): Digest {
  const found = known.get(object.id);
  if (found !== undefined && isSame(found.before, object)) return found;
  const text = fingerprint(object);
  const digest = {
    before: { ...object, counters: { ...object.counters } },
    first: Number.parseInt(text.slice(0, 8), 16),
    second: Number.parseInt(text.slice(8), 16),
  };
  known.set(object.id, digest);
  return digest;
}

/** What is remembered of a player who has left never changes. */
const remembered = new WeakMap<readonly Remembered[], string>();

function rememberedDigest(objects: readonly Remembered[]): string {
  let digest = remembered.get(objects);
  if (digest === undefined) {
    digest = fingerprint(objects);
    remembered.set(objects, digest);
  }
  return digest;
}

/** Whether an object is as it was. Of what it holds only counters change in place; all else is replaced (see `copy.ts`). */
function isSame(before: GameObject, object: GameObject): boolean {
  let fields = 0;
  for (const key in object) {
    fields++;
    const now = object[key as keyof GameObject];
    if (now === before[key as keyof GameObject]) continue;
    if (key !== 'counters' || !isSameRecord(before.counters, object.counters)) return false;
  }
  for (const _ in before) fields--;
  return fields === 0;
}

function isSameRecord(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): boolean {
  let fields = 0;
  for (const key in other) {
    fields++;
    if (one[key] !== other[key]) return false;
  }
  for (const _ in one) fields--;
  return fields === 0;
}
