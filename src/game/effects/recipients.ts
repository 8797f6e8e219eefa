import type { Option } from '../api.js';
import { amountOf } from '../cards/amounts.js';
import { objectsOf, playersOf } from '../cards/references.js';
import type { Amount, ObjectId, ObjectRef, PlayerId, PlayerRef } from '../cards/types.js';
import { chooserOf } from '../departure/substitutes.js';
import type { Engine, Question } from '../engine.js';
import { isFoiled, reachesObject, reachesPlayer } from '../reach/information.js';
import type { Context, GameObject } from '../state.js';
import { areOpponents, choiceGroups } from '../table/teams.js';
import type { EffectsFrame } from './nest.js';

/** An amount, worked out for one of several players or objects. */
export function amountFor(g: Engine, context: Context, amount: Amount, it: Context['it']): number {
  return typeof amount === 'number' ? amount : amountOf(g, { ...context, it }, amount);
}

/** The players still in the game, within reach, whom an effect applies to. */
export function affectedPlayers(g: Engine, context: Context, ref: PlayerRef): PlayerId[] {
  const meant = (from: Context): PlayerId[] =>
    playersOf(g, from, ref).filter((player) => g.state.players[player]?.inGame === true);
  const reached = meant(context).filter((player) => reachesPlayer(g, context, player));
  return isFoiled(g, context, reached.length, (anywhere) => meant(anywhere).length) ? [] : reached;
}

/** The objects within reach that an effect applies to. */
export function affectedObjects(g: Engine, context: Context, ref: ObjectRef): GameObject[] {
  const meant = (from: Context): GameObject[] => objectsOf(g, from, ref).filter((object) => object.exists);
  const reached = meant(context).filter((object) => reachesObject(g, context, object));
  return isFoiled(g, context, reached.length, (anywhere) => meant(anywhere).length) ? [] : reached;
}

/**
 * Players and objects that a reference to either means: a target may be one or the other.
 * @param within only those within reach of the effect, or whatever is meant
 */
export function recipients(
  g: Engine,
  context: Context,
  ref: ObjectRef | PlayerRef,
  within = true,
): { players: PlayerId[]; objects: string[] } {
  const players = within ? affectedPlayers : playersOf;
  const objects = within ? affectedObjects : objectsOf;
  const named = (of: ObjectRef): string[] => objects(g, context, of).map((object) => object.id);
  if ('index' in ref) {
    return {
      players: players(g, context, { player: 'target', index: ref.index }),
      objects: named({ object: 'target', index: ref.index }),
    };
  }
  return 'player' in ref
    ? { players: players(g, context, ref), objects: [] }
    : { players: [], objects: named(ref) };
}

/**
 * Who makes a choice of an effect, or somebody else where that player has left.
 * @param ref whose choice it is; the first of several
 * @returns the player, or null while the controller of the effect names a substitute
 */
export function chooserFor(g: Engine, frame: EffectsFrame, key: string, ref: PlayerRef): PlayerId | null {
  const { controller } = frame.context;
  const wanted = playersOf(g, frame.context, ref)[0] ?? controller;
  return chooserOf(g, frame, key, wanted, controller, areOpponents(g, wanted, controller));
}

/** Players in the order in which they choose: by groups, one group after another. */
export function inGroups(g: Engine, players: readonly PlayerId[]): PlayerId[][] {
  const party = g.thread.turn?.party ?? g.state.seats[0] ?? '';
  return choiceGroups(g, party)
    .map((group) => group.filter((player) => players.includes(player)))
    .filter((group) => group.length > 0);
}

/** How many of these objects each of the players controls. */
export const byPlayer = (
  g: Engine,
  players: readonly PlayerId[],
  objects: readonly ObjectId[],
): [PlayerId, number][] =>
  players.map((player) => [player, objects.filter((id) => g.object(id).controller === player).length]);

/** Remembers numbers: of everybody together, and of each player alone. */
export function remember(
  context: Context,
  name: string,
  amounts: Iterable<readonly [PlayerId, number]>,
): void {
  let total = 0;
  for (const [player, amount] of amounts) {
    context.remembered[`${name} of ${player}`] = amount;
    total += amount;
  }
  context.remembered[name] = total;
}

/** Adds to what is remembered by a name, of one player and of all. */
export function rememberMore({ remembered }: Context, name: string, player: PlayerId, amount: number): void {
  for (const key of [name, `${name} of ${player}`]) remembered[key] = (remembered[key] ?? 0) + amount;
}

/** The source of an effect, as questions of the effect name it. */
export function sourceOf(context: Context): { object?: ObjectId } {
  return context.source === null ? {} : { object: context.source };
}

/**
 * Has a choice of an effect made.
 * @param key names the question within the frame
 * @param ref whose choice it is; see `chooserFor`
 * @param question what is asked, seen by whoever chooses
 * @returns the answer, or null while it, or who gives it, is open
 */
export function choice(
  g: Engine,
  frame: EffectsFrame,
  key: string,
  ref: PlayerRef,
  question: (chooser: PlayerId) => Pick<Question, 'kind' | 'options' | 'slot'>,
): Option | null {
  const chooser = chooserFor(g, frame, key, ref);
  if (chooser === null) return null;
  const asked = (): Question => ({ ...question(chooser), player: chooser, ...sourceOf(frame.context) });
  return g.ask(frame, key, asked) ?? null;
}
