import type { Ability, CardDefinition, TargetSpec } from '../game/index.js';
import { sentences } from './grammar/index.js';
import { newScope, Reader, wordsOf } from './grammar/reader.js';
import { readModes, sayModes } from './modes.js';
import { normal } from './normal.js';
import type { Strange } from './printed.js';

type RoomAbility = Extract<Ability, { ability: 'triggered' }>;

/** "Cold Cellar — Draw a card. (Leads to: Long Stair, Old Gate)". */
const ROOM = /^(.+?) — (.+?)(?: \(Leads to: ([^()]+)\))?$/;
/** Who ventures into any dungeon cannot enter this one. */
const ONLY = /^You can't enter this dungeon unless you "venture into (\p{Lu}[\p{L}' -]*?)\.?"\.?$/u;

/**
 * Reads the paragraphs of a dungeon: a room each, the topmost first, with what it does and where it leads.
 *
 * @param card gets the rooms
 * @returns what is strange
 */
export function readDungeon(text: string, card: CardDefinition): Strange[] {
  const strange: Strange[] = [];
  const found: { paragraph: string; name: string; leads: string[] }[] = [];
  const abilities: Ability[] = [];
  for (const paragraph of text.split('\n').map((one) => one.trim())) {
    const only = ONLY.exec(paragraph)?.[1];
    if (only !== undefined) card.entered = only;
    if (paragraph === '' || only !== undefined) continue;
    const [, name, effect, leads = ''] = ROOM.exec(paragraph) ?? [];
    const words = wordsOf(normal(effect ?? '', card.name));
    const r = new Reader(words);
    const ability = effect === undefined ? undefined : roomAbility(r, abilities.length);
    if (name === undefined || ability === undefined) {
      strange.push({ paragraph, words: words.slice(r.furthest).join(' ') || paragraph });
      continue;
    }
    abilities.push(ability);
    found.push({ paragraph, name, leads: leads.split(', ').filter((one) => one !== '') });
  }
  const placeOf = (room: string): number => found.findIndex(({ name }) => name === room);
  for (const [at, { paragraph, leads }] of found.entries()) {
    // Every room is reached from one above it.
    const wrong = leads.find((room) => placeOf(room) <= at);
    if (wrong !== undefined && strange.length === 0) strange.push({ paragraph, words: wrong });
  }
  card.rooms = found.map(({ name, leads }) => ({ name, leads: leads.map(placeOf) }));
  card.abilities = abilities;
  return strange;
}

function roomAbility(r: Reader, room: number): RoomAbility | undefined {
  const on = { when: 'entersRoom', room } as const;
  const scope = () => newScope('ability');
  const modes = r.attempt(() => readModes(r, scope));
  if (modes) return { ability: 'triggered', on, effects: [], modes };
  r.scope = scope();
  const effects = sentences.read(r);
  const { targets } = r.scope;
  if (!effects || !r.done) return undefined;
  return { ability: 'triggered', on, ...(targets.length > 0 ? { targets } : {}), effects };
}

/** Says the rooms of a dungeon, a paragraph for each; an undefined one where a room has no words. */
export function sayDungeon({ rooms = [], entered, abilities = [] }: CardDefinition): (string | undefined)[] {
  const only =
    entered === undefined ? [] : [`You can't enter this dungeon unless you "venture into ${entered}."`];
  return [
    ...only,
    ...rooms.map(({ name, leads }, at) => {
      const ability = abilities[at];
      if (ability?.ability !== 'triggered') return undefined;
      const scope = (targets: TargetSpec[] = []) => newScope('ability', { targets });
      const { modes, effects, targets } = ability;
      const said = modes ? sayModes(modes, scope) : sentences.say(effects, scope(targets));
      const on = leads.length > 0 ? ` (Leads to: ${leads.map((one) => rooms[one]?.name).join(', ')})` : '';
      return said && `${name} — ${said}${on}`;
    }),
  ];
}
