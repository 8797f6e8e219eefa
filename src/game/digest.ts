import type { Decision } from './api.js';
import type { PlayerId } from './cards/types.js';
import { fingerprint, halves } from './plain.js';
import type { GameObject, GameState, PlayerState, Remembered } from './state.js';
import type { Frame, Thread } from './threads.js';
import { isInPlay } from './zones/lists.js';

/** A part of a state as it was when its fingerprint was taken, with both halves of that. */
interface Kept<T> {
  before: T;
  first: number;
  second: number;
}

/** What was found of the parts of a state, kept from one fingerprint to the next. Copies of a game share it. */
export interface Digests {
  /** By their places in the table of objects. */
  objects: Kept<GameObject>[];
  players: Map<PlayerId, Kept<PlayerState>>;
  /** Lists of objects, by zone and by whose they are. */
  lists: Map<string, Map<string, Kept<string[]>>>;
}

export function noDigests(): Digests {
  return { objects: [], players: new Map(), lists: new Map() };
}

/** Both halves of the sum of the parts added so far. */
interface Sum {
  first: number;
  second: number;
}

const LISTS = ['libraries', 'hands', 'graveyards', 'stacks'] as const;
const COMMON_LISTS = ['battlefield', 'exile', 'command', 'anteZone'] as const;

/**
 * The fingerprint of a state: the sum of those of its parts, mixed with what is small. Each part's has its name in it, so that
 * the sum tells them apart in whatever order they come. Parts are compared with what they were, and taken again only where they differ.
 *
 * @param known what was found before, in this game or in copies of it; added to
 * @returns 16 hexadecimal digits, the same whatever was known
 */
export function digestOf(state: GameState, known: Digests): string {
  const sum: Sum = { first: 0, second: 0 };
  addObjects(state, known, sum);
  for (const name in state.players) addPlayer(name, state.players[name] as PlayerState, known, sum);
  for (const zone of LISTS) {
    const lists: Record<string, string[]> = state[zone];
    for (const name in lists) addList(zone, name, lists[name] as string[], known, sum);
  }
  for (const zone of COMMON_LISTS) addList(zone, '', state[zone], known, sum);
  return fingerprint({
    ...state,
    ...WITHOUT_PARTS,
    parts: [sum.first, sum.second],
    options: ofFixed(state.options),
    ranges: state.ranges === null ? null : ofFixed(state.ranges),
    threads: state.threads.map(threadParts),
  });
}

/** The properties of a state that are added part by part. */
const WITHOUT_PARTS: Partial<Record<keyof GameState, undefined>> = {
  objects: undefined,
  players: undefined,
  ...Object.fromEntries([...LISTS, ...COMMON_LISTS].map((zone) => [zone, undefined])),
};

function add(sum: Sum, { first, second }: Kept<unknown>): void {
  sum.first = (sum.first + first) >>> 0;
  sum.second = (sum.second + second) >>> 0;
}

function kept<T>(before: T, named: unknown): Kept<T> {
  const [first, second] = halves(named);
  return { before, first, second };
}

function addObjects(state: GameState, known: Digests, sum: Sum): void {
  const { all } = state.objects;
  state.objects.share();
  for (let at = 0; at < all.length; at++) {
    const object = all[at] as GameObject;
    let found = known.objects[at];
    // What is not in play never changes, so that it is the same if it is the very object.
    if (found === undefined || (found.before !== object && !isSame(found.before, object))) {
      found = kept(isInPlay(object) ? { ...object } : object, object);
      known.objects[at] = found;
    }
    add(sum, found);
  }
}

function addPlayer(name: PlayerId, player: PlayerState, known: Digests, sum: Sum): void {
  let found = known.players.get(name);
  if (found === undefined || !isSame(found.before, player)) {
    const { lastKnown } = player;
    const last = lastKnown && { ...lastKnown, objects: ofFixed<readonly Remembered[]>(lastKnown.objects) };
    found = kept({ ...player }, { name, ...player, lastKnown: last });
    known.players.set(name, found);
  }
  add(sum, found);
}

function addList(zone: string, name: string, list: string[], known: Digests, sum: Sum): void {
  let lists = known.lists.get(zone);
  if (lists === undefined) {
    lists = new Map();
    known.lists.set(zone, lists);
  }
  let found = lists.get(name);
  if (found === undefined || !isSameList(found.before, list)) {
    found = kept(list.slice(), [zone, name, list]);
    lists.set(name, found);
  }
  add(sum, found);
}

/** A thread with what never changes in it replaced by its fingerprint. */
function threadParts({ marker, turn, asked, frames }: Thread): unknown {
  return {
    marker,
    turn,
    asked: asked.map(({ key, decision }) => [key, ofDecision(decision)]),
    frames: frames.map((frame: Frame) =>
      frame.kind === 'effects' ? { ...frame, effects: ofFixed(frame.effects) } : frame,
    ),
  };
}

/** Fingerprints of what is only ever replaced as a whole. */
const fixed = new WeakMap<object, string>();

function ofFixed<T extends object>(value: T): string {
  let digest = fixed.get(value);
  if (digest === undefined) {
    digest = fingerprint(value);
    fixed.set(value, digest);
  }
  return digest;
}

function ofDecision(decision: Decision): string {
  let digest = fixed.get(decision);
  if (digest === undefined) {
    // The list of options is often that of an earlier decision.
    digest = fingerprint({ ...decision, options: ofFixed(decision.options) });
    fixed.set(decision, digest);
  }
  return digest;
}

/** Whether all properties are as they were: what they hold is replaced and never changed in place (see `copy.ts`). */
function isSame<T extends object>(before: T, now: T): boolean {
  let fields = 0;
  for (const key in now) {
    fields++;
    if (now[key] !== before[key]) return false;
  }
  for (const _ in before) fields--;
  return fields === 0;
}

function isSameList(before: readonly string[], now: readonly string[]): boolean {
  if (before.length !== now.length) return false;
  for (let at = 0; at < now.length; at++) if (before[at] !== now[at]) return false;
  return true;
}
