import type {
  Ability,
  Amount,
  ObjectFilter,
  PlayerFilter,
  StaticAbility,
} from '../../../../src/game/index.js';
import { readSubject } from '../abilities/events.js';
import { readAmount } from '../amounts.js';
import { readBan } from '../bans.js';
import { readCondition } from '../conditions.js';
import type { Cursor } from '../cursor.js';
import { readShield } from '../effects/damage.js';
import { readFilter, readKeyword, readObject, readPlayer } from '../references.js';

/** What says of a creature that it attacks whenever it can. */
export const MUST_ATTACK = ['attacks each combat if able', 'attacks each combat', 'mustattack'] as const;

/** Reads `static: …`, behind the colon. Several static sentences follow each other with `;`. */
export function readStatic(c: Cursor): Ability[] {
  const abilities: Ability[] = [];
  do {
    if (c.done() || ['trigger', 'activated', 'static', 'chardef', 'openinghand'].includes(c.peek())) {
      c.at--;
      break;
    }
    c.names = new Map();
    c.targets = [];
    if (c.take('none')) continue;
    const ability = c.attempt(() => readStaticSentence(c));
    if (!ability) throw c.error('this static ability is not understood');
    abilities.push({ ability: 'static', ...ability } as Ability);
  } while (c.take(';'));
  return abilities;
}

function readStaticSentence(c: Cursor): StaticAbility | undefined {
  if (c.take('gaincontrol (')) {
    const object = readObject(c);
    c.need(', by =');
    const by = readPlayer(c);
    if (c.take(', while =')) c.need('attached');
    return object && by && c.take(')') ? { static: 'control', object, by } : undefined;
  }
  if (c.take('preventdamage (')) {
    const shield = readShield(c);
    return shield && { static: 'shield', shield: shield.shield };
  }
  if (c.take('no more than')) {
    const count = c.take('one') ? 1 : c.number();
    const what = c.oneOf(
      'creature may attack',
      'creatures may attack',
      'may attack',
      'may block',
      'creature may block',
      'creatures may block',
    );
    c.take('each combat');
    if (count === undefined || !what) return undefined;
    return { static: 'limit', [what.endsWith('attack') ? 'attackers' : 'blockers']: count } as StaticAbility;
  }
  if (c.take('all creatures able to block')) {
    const object = readObject(c);
    return object && c.take('do so') ? { static: 'mustBeBlocked', object } : undefined;
  }
  if (c.take('creatures of chosen color')) {
    const withoutKeywords: string[] = [];
    if (c.take('without flying')) withoutKeywords.push('flying');
    if (!c.take('cantattack you')) return undefined;
    return {
      static: 'attackTax',
      which: {
        types: ['creature'],
        colors: ['chosen'],
        ...(withoutKeywords.length > 0 ? { withoutKeywords } : {}),
      },
      defenders: { who: 'you' },
    };
  }
  const tax = c.attempt<StaticAbility>(() => {
    const which = readFilter(c);
    if (!which || !c.take('cantattack you')) return undefined;
    if (!c.take('unless their controller pays'))
      return { static: 'attackTax', which, defenders: { who: 'you' } };
    const amount = readAmount(c);
    c.take('for each');
    return amount === undefined
      ? undefined
      : { static: 'attackTax', which, defenders: { who: 'you' }, unlessPaid: { cost: 'mana', amount } };
  });
  if (tax) return tax;
  const forced = c.attempt(() => {
    const object = readObject(c);
    return object && c.oneOf(...MUST_ATTACK) ? object : undefined;
  });
  if (forced) return { static: 'mustAttack', object: forced };
  if (c.take('cantattack')) {
    if (c.take('unless')) {
      const unless = readCondition(c);
      return unless && { static: 'attackOnly', unless };
    }
    if (c.take('if')) {
      const not = readCondition(c);
      return not && { static: 'attackOnly', not };
    }
    return { static: 'objects', which: { self: true }, cant: ['attack'] };
  }
  if (c.take('cantblock')) return { static: 'objects', which: { self: true }, cant: ['block'] };
  if (c.take('cantbeblocked')) return { static: 'objects', which: { self: true }, cant: ['beBlocked'] };
  const players = c.attempt<StaticAbility>(() => {
    const who = readPlayer(c);
    const filter: PlayerFilter | undefined =
      who?.player === 'you' ? { who: 'you' } : who?.player === 'each' ? (who.filter ?? {}) : undefined;
    const cant = filter && readBan(c);
    if (!filter || !cant) return undefined;
    // Said twice over: a total that cannot change is not lost either.
    if (c.take('/ life total cant change'))
      return { static: 'players', who: filter, cant: ['loseLife', 'gainLife'] };
    return { static: 'players', who: filter, cant: [cant] };
  });
  if (players) return players;
  const pump = c.attempt<StaticAbility>(() => {
    const subject = readSubject(c) ?? eachSubject(c);
    if (!subject) return undefined;
    if (!c.take('gets')) c.take('get');
    const power = c.number();
    if (power === undefined || !c.take('/')) return undefined;
    const toughness = c.number();
    if (toughness === undefined) return undefined;
    if (c.take('per')) {
      const counted = readShared(c);
      if (!counted) return undefined;
      const times = (factor: number): Amount =>
        factor === 1
          ? { amount: 'numberOf', objects: counted }
          : { amount: 'times', factor, of: { amount: 'numberOf', objects: counted } };
      return { static: 'pump', which: subject, power: times(power), toughness: times(toughness) };
    }
    return { static: 'pump', which: subject, power, toughness };
  });
  if (pump) return pump;
  const grant = c.attempt<StaticAbility>(() => {
    const which = readSubject(c) ?? eachSubject(c);
    if (!which || !c.oneOf('have', 'has', 'gain', 'gains')) return undefined;
    const keywords: string[] = [];
    do {
      const known = readKeyword(c);
      if (known === undefined) return undefined;
      keywords.push(known);
    } while (c.take(',') || c.take('and'));
    return { static: 'grant', which, keywords };
  });
  if (grant) return grant;
  const subject = readSubject(c) ?? eachSubject(c);
  if (!subject) return undefined;
  const cant: ('attack' | 'block' | 'beBlocked')[] = [];
  do {
    const ban = c.oneOf('cantattack', 'cantblock', 'cantbeblocked');
    if (!ban) return undefined;
    cant.push(ban === 'cantattack' ? 'attack' : ban === 'cantblock' ? 'block' : 'beBlocked');
  } while (c.take(','));
  return { static: 'objects', which: subject, cant };
}

function eachSubject(c: Cursor): ObjectFilter | undefined {
  if (!c.take('each')) return undefined;
  const filter = readFilter(c);
  const name = c.peek();
  if (/^[a-z]$/.test(name)) {
    c.names.set(name, { as: 'object', ref: { object: 'it' } });
    c.at++;
  }
  return filter;
}

/** `other creature sharing a creature type with c`. */
function readShared(c: Cursor): ObjectFilter | undefined {
  const filter = readFilter(c);
  if (!filter) return undefined;
  if (c.take('sharing a creature type with')) {
    const object = readObject(c);
    if (!object) return undefined;
    // Another than the one that shares with it, not another than the source.
    const { other, ...rest } = filter;
    return { ...rest, sharesTypeWith: object, ...(other ? { not: object } : {}) };
  }
  return filter;
}
