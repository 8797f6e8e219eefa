import type { ObjectFilter, ObjectRef, PlayerFilter, PlayerRef } from '../../../src/game/index.js';
import type { Cursor } from './cursor.js';
import { COLORS, keyword, LANDS, SUPERTYPES, singular, TYPES } from './words.js';

/** Reads a kind of objects: `another nontoken creature`, `black permanents`, `creatures you control`, `instant|sorcery spell`. */
export function readFilter(c: Cursor): ObjectFilter | undefined {
  return c.attempt(() => {
    const filter: ObjectFilter = {};
    let some = false;
    for (;;) {
      const word = c.peek();
      const one = singular(word);
      if (word === 'a' || word === 'an' || word === 'the' || word === 'any' || word === 'all') {
        c.at++;
      } else if (word === 'another' || word === 'other') {
        filter.other = true;
        c.at++;
      } else if (word === 'nontoken' || word === 'token' || word === 'tokens') {
        filter.token = word !== 'nontoken';
        some ||= word !== 'nontoken';
        c.at++;
      } else if (word === 'tapped' || word === 'untapped') {
        filter.tapped = word === 'tapped';
        c.at++;
      } else if (word === 'attacking' || word === 'blocking') {
        filter[word] = true;
        c.at++;
      } else if (one === 'attacker') {
        filter.attacking = true;
        filter.types = ['creature'];
        some = true;
        c.at++;
      } else if ((COLORS as readonly string[]).includes(word)) {
        filter.colors = [...(filter.colors ?? []), word];
        c.at++;
      } else if ((SUPERTYPES as readonly string[]).includes(word)) {
        filter.supertypes = [...(filter.supertypes ?? []), word];
        c.at++;
      } else if (word.startsWith('non') && (TYPES as readonly string[]).includes(word.slice(3))) {
        filter.notTypes = [...(filter.notTypes ?? []), word.slice(3)];
        c.at++;
      } else if ((TYPES as readonly string[]).includes(one)) {
        some = true;
        c.at++;
        if (one === 'spell') filter.zone = 'stack';
        if (one !== 'spell' || !filter.types) filter.types = [...(filter.types ?? []), one];
        while (c.peek() === '|' && (TYPES as readonly string[]).includes(singular(c.peek(1)))) {
          filter.types?.push(singular(c.peek(1)));
          c.at += 2;
        }
      } else if (LANDS.includes(one)) {
        some = true;
        const name = one[0]?.toUpperCase() + one.slice(1);
        filter.subtypes = [...(filter.subtypes ?? []), name];
        c.at++;
      } else if (keyword(word) && some === false) {
        filter.keywords = [...(filter.keywords ?? []), keyword(word) as string];
        c.at++;
      } else break;
    }
    if (!some) return undefined;
    if (c.take('on battlefield') || c.take('on the battlefield')) filter.zone = 'battlefield';
    const owner = c.attempt(() => {
      if (c.take('you control')) return { player: 'you' } as PlayerRef;
      if (c.take('controlled by')) return readPlayer(c);
      if (c.take('under')) return readPlayer(c);
      const player = readPlayer(c);
      return player && (c.take('controls') || c.take('control')) ? player : undefined;
    });
    if (owner) filter.controller = owner;
    while (c.take('without') || c.take('with')) {
      const without = c.tokens[c.at - 1]?.word === 'without';
      const known = keyword(c.peek());
      if (!known) return undefined;
      c.at++;
      if (without) filter.withoutKeywords = [...(filter.withoutKeywords ?? []), known];
      else filter.keywords = [...(filter.keywords ?? []), known];
    }
    return filter;
  });
}

/** Reads who: `you`, `each opponent`, `t`, `controller(c)`, `defending player`. */
export function readPlayer(c: Cursor): PlayerRef | undefined {
  return c.attempt<PlayerRef>(() => {
    if (c.take('each player on caster team') || c.take('each player on your team'))
      return { player: 'each', filter: { who: 'team' } };
    if (c.take('each player') || c.take('any players') || c.take('all players')) {
      bindIt(c);
      return { player: 'each' };
    }
    if (c.oneOf('each opponent', 'all opponents', 'opponents')) {
      bindIt(c);
      return { player: 'each', filter: { who: 'opponents' } };
    }
    if (c.oneOf('each teammate', 'teammates')) {
      bindIt(c);
      return { player: 'each', filter: { who: 'teammates' } };
    }
    if (c.oneOf('players', 'all of them')) return { player: 'each' };
    if (c.oneOf('an opponent', 'any opponent')) return { player: 'each', filter: { who: 'opponents' } };
    if (c.take('that player')) return { player: 'that' };
    if (c.take('you')) return { player: 'you' };
    if (c.take('defending player')) return { player: 'defending' };
    if (c.take('attacking player')) return { player: 'attacking' };
    if (c.take('active player') || c.take('the active player')) return { player: 'active' };
    if (c.take('planar controller')) return { player: 'planarController' };
    if (c.take('player remembered by name') || c.take('named player'))
      return { player: 'chosen', name: 'named' };
    for (const side of ['owner', 'controller'] as const)
      if (c.take(`${side} (`)) {
        const of = readObject(c);
        if (!of || !c.take(')')) return undefined;
        return { player: side, of };
      }
    if (c.take('controller')) return { player: 'you' };
    if (c.take('target player') || c.take('target opponent')) {
      const opponent = c.tokens[c.at - 1]?.word === 'opponent';
      return targetPlayer(c, opponent);
    }
    if (c.take('target')) {
      const index = c.targets.findIndex((target) => target.players);
      return index >= 0 ? { player: 'target', index } : undefined;
    }
    if (c.take('each') && c.targets.length > 0 && c.targets.at(-1)?.players)
      return { player: 'target', index: c.targets.length - 1 };
    const name = c.name();
    const meaning = name === undefined ? undefined : c.names.get(name);
    if (meaning?.as === 'player') return meaning.ref;
    if (meaning?.as === 'either') return meaning.player;
    // A target that the text uses without having declared it is any player.
    if (name !== undefined && meaning === undefined && (name === 't' || name === 'u'))
      return targetPlayer(c, false, name);
    return undefined;
  });
}

/** The name behind "each player" stands for the player being treated. */
function bindIt(c: Cursor): void {
  const name = c.peek();
  if (/^[a-z]$/.test(name) && !c.names.has(name)) {
    c.names.set(name, { as: 'player', ref: { player: 'it' } });
    c.at++;
  }
}

/** Adds a target player and returns the reference to it. */
function targetPlayer(c: Cursor, opponent: boolean, name?: string): PlayerRef {
  const players: PlayerFilter = opponent ? { who: 'opponents' } : {};
  c.targets.push({ players });
  const ref: PlayerRef = { player: 'target', index: c.targets.length - 1 };
  if (name) c.names.set(name, { as: 'player', ref });
  return ref;
}

/** Reads what: `self`, `attached`, `t`, `each creature you control`, `target land you control`. */
export function readObject(c: Cursor): ObjectRef | undefined {
  return c.attempt<ObjectRef>(() => {
    if (c.take('self controller creature')) return undefined;
    if (c.take('self')) return { object: 'self' };
    if (c.take('attached')) return { object: 'attached' };
    if (c.take('found')) return { object: 'found' };
    if (c.take('that')) return { object: 'that' };
    // Once combat is over those that attacked are meant.
    if (c.take('attackers')) return { object: 'each', filter: { types: ['creature'], attackedToday: true } };
    if (c.peek() === 'each' && c.targets.at(-1)?.objects && !/^[a-z]/.test(c.peek(1))) {
      c.at++;
      return { object: 'target', index: c.targets.length - 1 };
    }
    if (c.take('each') || c.take('all')) {
      const filter = readFilter(c);
      if (!filter) return undefined;
      const name = c.peek();
      if (/^[a-z]$/.test(name) && !c.names.has(name)) {
        c.names.set(name, { as: 'object', ref: { object: 'it' } });
        c.at++;
      }
      return { object: 'each', filter };
    }
    if (c.take('target')) {
      const objects = readFilter(c);
      if (!objects) return undefined;
      c.targets.push({ objects });
      const name = c.name();
      const ref: ObjectRef = { object: 'target', index: c.targets.length - 1 };
      if (name) c.names.set(name, { as: 'object', ref });
      return ref;
    }
    const name = c.name();
    const meaning = name === undefined ? undefined : c.names.get(name);
    if (meaning?.as === 'object') return meaning.ref;
    if (meaning?.as === 'either') return meaning.object;
    return undefined;
  });
}

/** Reads a player or an object. */
export function readEither(c: Cursor): PlayerRef | ObjectRef | undefined {
  const name = c.peek();
  const meaning = c.names.get(name);
  if (meaning?.as === 'either') {
    c.at++;
    return meaning.object;
  }
  return readPlayer(c) ?? readObject(c);
}

/** Reads a keyword, in one word or more: `flying`, `first strike`, `protection from red`. */
export function readKeyword(c: Cursor): string | undefined {
  const quality = c.attempt(() => (c.take('protection from') ? singular(c.peek()) : undefined));
  if (quality !== undefined) {
    const known: readonly string[] = [...COLORS, ...TYPES, 'everything'];
    if (!known.includes(quality)) throw c.error('nothing is protected from this');
    c.at++;
    return `protection:${quality}`;
  }
  const two = keyword(`${c.peek()}${c.peek(1)}`);
  const known = keyword(c.peek()) ?? two;
  if (known === undefined) return undefined;
  c.at += keyword(c.peek()) === undefined ? 2 : 1;
  return known;
}
