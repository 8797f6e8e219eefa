import type { CardDefinition, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import { completeDungeon, dungeonOf } from '../zones/dungeons.js';
import { newObject, putIn } from '../zones/objects.js';
import type { EffectsFrame } from './nest.js';
import { affectedPlayers, sourceOf } from './recipients.js';
import type { EffectOf } from './types.js';

/**
 * Players venture: each goes on to a room that follows, or into the first room of a dungeon. Every dungeon among the cards of the game is
 * there for everybody; where there is none nothing happens.
 */
export function venture(g: Engine, frame: EffectsFrame, effect: EffectOf<'venture'>): boolean {
  const ways: { player: PlayerId; dungeon: GameObject | CardDefinition; room: number }[] = [];
  for (const player of affectedPlayers(g, frame.context, effect.player)) {
    const own = dungeonOf(g, player);
    const { rooms = [] } = own === undefined ? {} : g.definition(own);
    const leads = rooms[own?.room ?? 0]?.leads ?? [];
    if (own !== undefined && leads.length > 0) {
      const room = oneOf(g, frame, player, 'room', leads, (at) => rooms[at]?.name ?? '');
      if (room === undefined) return false;
      ways.push({ player, dungeon: own, room });
      continue;
    }
    const dungeons = dungeonsFor(g, effect.into);
    if (dungeons.length === 0) continue;
    const dungeon = oneOf(g, frame, player, 'dungeon', dungeons, ({ name }) => name);
    if (dungeon === undefined) return false;
    ways.push({ player, dungeon, room: 0 });
  }
  for (const { player, dungeon, room } of ways) enter(g, player, dungeon, room);
  return true;
}

/** The dungeons that somebody may enter who ventures into this type, or into any dungeon. */
const dungeonsFor = (g: Engine, into: string | undefined): CardDefinition[] =>
  [...g.cards.values()].filter(
    ({ types, subtypes, rooms, entered }) =>
      types.includes('dungeon') &&
      rooms !== undefined &&
      (into === undefined ? entered === undefined : subtypes?.includes(into)),
  );

/** One of several rooms or dungeons, by their names; undefined while the player chooses. */
function oneOf<T>(
  g: Engine,
  frame: EffectsFrame,
  player: PlayerId,
  slot: string,
  from: readonly T[],
  nameOf: (one: T) => string,
): T | undefined {
  const answer = g.ask(frame, `${slot} ${player}`, () => ({
    kind: 'chooseMode',
    player,
    options: from.map((one) => ({ type: 'mode', mode: nameOf(one) })),
    ...sourceOf(frame.context),
    slot,
  }));
  return answer && from.find((one) => answer.type === 'mode' && answer.mode === nameOf(one));
}

/** A player comes into a room: of the dungeon where the player is, or of one that comes into the game. */
function enter(g: Engine, player: PlayerId, dungeon: GameObject | CardDefinition, room: number): void {
  let here: GameObject;
  if ('id' in dungeon) here = g.changing(dungeon.id);
  else {
    const before = dungeonOf(g, player);
    if (before !== undefined) completeDungeon(g, before);
    here = newObject(g, 'card', dungeon.name, player);
    putIn(g, here, 'command');
  }
  here.room = room;
  const { name = '' } = g.definition(here).rooms?.[room] ?? {};
  g.emit('ventured', { player, object: here.id, detail: { room, name } });
}
