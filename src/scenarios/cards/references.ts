import type {
  Amount,
  Condition,
  ObjectFilter,
  ObjectRef,
  PlayerFilter,
  PlayerRef,
  TargetSpec,
} from '../../game/index.js';
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
  if (/^[a-z]$/.test(name) && !c.names.has(name) && c.peek(1) !== ':') {
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
    if (c.take('attackers')) return { object: 'each', filter: { types: ['creature'], attacking: true } };
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

/**
 * Reads the targets of a spell or ability: `target t:creature|player, u:another creature|player ->`,
 * `for each opponent o: target permanent o controls ->`. The names are bound.
 */
export function readTargets(c: Cursor): boolean {
  return (
    c.attempt(() => {
      let forEach: PlayerFilter | undefined;
      if (c.take('for')) {
        const who = readPlayer(c);
        if (who?.player !== 'each') return undefined;
        forEach = who.filter ?? {};
        const name = c.name();
        if (name) c.names.set(name, { as: 'player', ref: { player: 'it' } });
        if (!c.take(':')) return undefined;
      }
      if (!c.take('target')) return undefined;
      let more = true;
      while (more) {
        const spec: TargetSpec = {};
        let name: string | undefined;
        const several: string[] = [];
        // "t,u:players" declares two targets of one kind.
        while (c.peek(1) === ',' && /^[a-z]$/.test(c.peek()) && /^[a-z]$/.test(c.peek(2))) {
          several.push(c.name() as string);
          c.need(',');
        }
        if (c.peek(1) === ':') {
          name = c.name();
          c.need(':');
        }
        const least = c.number();
        if (least !== undefined) {
          spec.min = least;
          spec.max = least;
          if (c.take('. .')) spec.max = c.number() ?? least;
        }
        const wasAnother = c.take('another');
        if (wasAnother) spec.another = true;
        const kinds = readTargetKinds(c);
        if (!kinds) return undefined;
        Object.assign(spec, kinds);
        if (forEach) spec.forEach = forEach;
        if (name === undefined) name = c.name();
        for (const other of several) {
          c.targets.push({ ...spec });
          bindTarget(c, other, spec, c.targets.length - 1);
        }
        if (several.length > 0) spec.another = true;
        c.targets.push(spec);
        const index = c.targets.length - 1;
        if (c.take('( you choose )')) spec.chooser = 'you';
        else if (c.take('( chosen by opponent')) {
          c.name();
          c.need('you choose )');
          spec.chooser = 'opponent';
        }
        bindTarget(c, name ?? (index === 0 ? 'target' : `target${index + 1}`), spec, index);
        more = false;
        if (c.take(',') || c.take(';')) {
          c.take('target');
          more = true;
        }
        if (more && c.peek(1) !== ':') return undefined;
      }
      return c.take('->') ? true : undefined;
    }) ?? false
  );
}

function bindTarget(c: Cursor, name: string, spec: TargetSpec, index: number): void {
  const player: PlayerRef = { player: 'target', index };
  const object: ObjectRef = { object: 'target', index };
  if (spec.players && spec.objects) c.names.set(name, { as: 'either', player, object });
  else if (spec.players) c.names.set(name, { as: 'player', ref: player });
  else c.names.set(name, { as: 'object', ref: object });
}

/** `creature|player`, `players`, `opponent`, `instant|sorcery spell`. */
function readTargetKinds(c: Cursor): TargetSpec | undefined {
  const spec: TargetSpec = {};
  for (;;) {
    const one = singular(c.peek());
    if (one === 'player' || one === 'opponent') {
      c.at++;
      spec.players = one === 'opponent' ? { who: 'opponents' } : {};
    } else {
      const filter = readFilter(c);
      if (!filter) return spec.players || spec.objects ? spec : undefined;
      spec.objects = spec.objects
        ? { ...spec.objects, types: [...(spec.objects.types ?? []), ...(filter.types ?? [])] }
        : filter;
    }
    if (!c.take('|')) return spec;
  }
}

/** Reads a number or how to work it out. */
export function readAmount(c: Cursor): Amount | undefined {
  return c.attempt<Amount>(() => {
    const first = readTerm(c);
    if (first === undefined) return undefined;
    const terms = [first];
    for (;;) {
      if (c.take('+')) {
        const next = readTerm(c);
        if (next === undefined) return undefined;
        terms.push(next);
      } else if (c.peek() === '-' && c.peek(1) !== '>') {
        c.at++;
        const next = readTerm(c);
        if (next === undefined) return undefined;
        terms.push({ amount: 'times', factor: -1, of: next });
      } else break;
    }
    return terms.length === 1 ? first : { amount: 'plus', of: terms };
  });
}

function readTerm(c: Cursor): Amount | undefined {
  return c.attempt<Amount>(() => {
    for (const [word, round] of [
      ['floor', 'down'],
      ['ceil', 'up'],
    ] as const)
      if (c.take(`${word} (`)) {
        const of = readAmount(c);
        if (of === undefined || !c.take('/ 2') || !c.take(')')) return undefined;
        return { amount: 'half', of, round };
      }
    if (c.take('half (')) {
      const of = readAmount(c);
      if (of === undefined || !c.take(',')) return undefined;
      const round = c.oneOf('up', 'down') as 'up' | 'down' | undefined;
      return round && c.take(')') ? { amount: 'half', of, round } : undefined;
    }
    const number = c.number();
    if (number !== undefined) {
      if (c.take('*')) {
        const of = readTerm(c);
        return of === undefined ? undefined : { amount: 'times', factor: number, of };
      }
      // "2n": twice the number of the event.
      if (
        /^[nx]$/.test(c.peek()) &&
        (c.tokens[c.at]?.start ?? 0) === (c.tokens[c.at - 1]?.start ?? 0) + String(number).length
      ) {
        const of = readTerm(c);
        return of === undefined ? undefined : { amount: 'times', factor: number, of };
      }
      return number;
    }
    if (c.take('x')) return { amount: 'x' };
    if (c.take('that many')) return { amount: 'remembered', name: 'that many' };
    if (c.take('total lost') || c.take('total paid')) return { amount: 'remembered', name: 'total' };
    if (c.peek() === 'n') {
      c.at++;
      return c.names.get('n')?.as === 'amount' ? { amount: 'that' } : { amount: 'n' };
    }
    for (const kind of ['life', 'poison'] as const)
      if (c.take(`${kind} (`)) {
        const of = readPlayer(c);
        return of && c.take(')') ? { amount: kind, of } : undefined;
      }
    for (const kind of ['power', 'toughness'] as const)
      if (c.take(`${kind} (`)) {
        const of = readObject(c);
        return of && c.take(')') ? { amount: kind, of } : undefined;
      }
    if (c.take('numberof (')) {
      if (c.take('spells cast this turn')) {
        if (c.take('by any player') || c.take(')')) {
          if (c.tokens[c.at - 1]?.word !== ')') c.need(')');
          return { amount: 'spellsCast' };
        }
        c.need('by');
        const who = c.oneOf('you', 'opponents');
        if (!who) return undefined;
        c.need(')');
        return { amount: 'spellsCast', by: { who: who as 'you' | 'opponents' } };
      }
      if (c.oneOf('players )')) return { amount: 'numberOf', players: {} };
      if (c.oneOf('opponents )')) return { amount: 'numberOf', players: { who: 'opponents' } };
      const objects = readFilter(c);
      return objects && c.take(')') ? { amount: 'numberOf', objects } : undefined;
    }
    for (const kind of ['min', 'max'] as const) {
      if (c.take(`${kind} over players life`))
        return { amount: kind, of: { amount: 'life', of: { player: 'it' } }, over: {} };
      if (c.take(`${kind} over players poison`))
        return { amount: kind, of: { amount: 'poison', of: { player: 'it' } }, over: {} };
      if (c.take(`${kind} (`)) {
        const of: Amount[] = [];
        do {
          const amount = readAmount(c);
          if (amount === undefined) return undefined;
          of.push(amount);
        } while (c.take(','));
        return c.take(')') ? { amount: kind, of } : undefined;
      }
    }
    return undefined;
  });
}

/** Reads a yes-or-no question: `life(you)>=50`, `untapped(self)`, `self is enchantment`, `poisoned(t)`. */
export function readCondition(c: Cursor): Condition | undefined {
  return c.attempt<Condition>(() => {
    const one = readSimpleCondition(c);
    if (!one) return undefined;
    const all = [one];
    while (c.take('and')) {
      const next = readSimpleCondition(c);
      if (!next) return undefined;
      all.push(next);
    }
    return all.length === 1 ? one : { if: 'all', of: all };
  });
}

function readSimpleCondition(c: Cursor): Condition | undefined {
  return c.attempt<Condition>(() => {
    if (c.take('not')) {
      const of = readSimpleCondition(c);
      return of && { if: 'not', of };
    }
    for (const state of ['untapped', 'tapped'] as const)
      if (c.take(`${state} (`)) {
        const object = readObject(c);
        return object && c.take(')')
          ? { if: 'matches', object, filter: { tapped: state === 'tapped' } }
          : undefined;
      }
    if (c.take('poisoned (')) {
      if (c.peek() === 'target' && c.peek(2) === ':') {
        c.at++;
        const name = c.name() as string;
        c.at++;
        const opponent = c.oneOf('player', 'opponent') === 'opponent';
        c.targets.push({ players: opponent ? { who: 'opponents' } : {} });
        c.names.set(name, { as: 'player', ref: { player: 'target', index: c.targets.length - 1 } });
        return c.take(')')
          ? { if: 'poisoned', player: { player: 'target', index: c.targets.length - 1 } }
          : undefined;
      }
      const player = readPlayer(c);
      return player && c.take(')') ? { if: 'poisoned', player } : undefined;
    }
    const who = c.oneOf('an opponent has life', 'a player has life', 'any player has life');
    if (who) {
      const sign = c.oneOf('< =', '<=', '>=', '<', '>');
      const amount = readAmount(c);
      if (amount === undefined) return undefined;
      const filter: PlayerFilter = who.startsWith('an opponent') ? { who: 'opponents' } : {};
      if (sign === '<=') filter.lifeAtMost = amount;
      else if (sign === '>=') filter.lifeAtLeast = amount;
      else if (sign === '<') filter.lifeAtMost = { amount: 'plus', of: [amount, -1] };
      else filter.lifeAtLeast = { amount: 'plus', of: [amount, 1] };
      return { if: 'somePlayer', players: filter };
    }
    const matches = c.attempt<Condition>(() => {
      const object = readObject(c);
      if (!object || !c.take('is')) return undefined;
      const filter = readFilter(c);
      return filter && { if: 'matches', object, filter };
    });
    if (matches) return matches;
    const control = c.attempt<Condition>(() => {
      const player = readPlayer(c);
      if (!player || !(c.take('controls') || c.take('control'))) return undefined;
      if (c.take('more')) {
        const filter = readFilter(c);
        if (!filter || !c.take('than')) return undefined;
        const other = readPlayer(c);
        if (!other) return undefined;
        return {
          if: 'compare',
          left: { amount: 'numberOf', objects: { ...filter, controller: player } },
          is: '>',
          right: { amount: 'numberOf', objects: { ...filter, controller: other } },
        };
      }
      const none = c.take('no');
      const filter = readFilter(c);
      if (!filter) return undefined;
      const exists: Condition = { if: 'exists', objects: { ...filter, controller: player } };
      return none ? { if: 'not', of: exists } : exists;
    });
    if (control) return control;
    const left = readAmount(c);
    if (left === undefined) return undefined;
    const sign = c.oneOf('<=', '>=', '==', '!=', '<', '>', '=');
    if (!sign) return undefined;
    const right = readAmount(c);
    if (right === undefined) return undefined;
    return { if: 'compare', left, is: (sign === '=' ? '==' : sign) as '<=', right };
  });
}
