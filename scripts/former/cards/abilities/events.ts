import type { EventPattern, ObjectFilter, PlayerFilter, Step } from '../../../../src/game/index.js';
import { readCondition } from '../conditions.js';
import type { Cursor } from '../cursor.js';
import { readFilter, readPlayer } from '../references.js';

const STEPS: [string, Step][] = [
  ['untap step', 'untap'],
  ['upkeep', 'upkeep'],
  ['draw step', 'draw'],
  ['combat', 'beginCombat'],
  ['end step', 'end'],
];

/** Reads what an ability waits for. */
export function readEvent(c: Cursor): EventPattern | undefined {
  return c.attempt<EventPattern>(() => {
    if (c.take('begin') || c.take('beginning of') || c.take('at beginning of')) {
      c.take('the');
      const before = c.attempt(() => readWhose(c));
      for (const [words, step] of STEPS)
        if (c.take(words)) {
          const after = c.attempt(() => readWhose(c));
          const planar = after?.of?.player === 'planarController';
          // The planar controller is "you" for a plane.
          return { when: 'stepBegins', step, whose: planar ? { who: 'you' } : (after ?? before ?? {}) };
        }
      return undefined;
    }
    const cycles = c.attempt<EventPattern>(() => {
      if (c.take('cycle by any')) return { when: 'cycles', who: {} };
      if (c.take('cycle by you') || c.take('you cycle')) return { when: 'cycles', who: { who: 'you' } };
      return undefined;
    });
    if (cycles) return cycles;
    const casts = c.attempt<EventPattern>(() => {
      if (c.take('any spell cast')) {
        c.take('within view');
        return { when: 'casts', who: {} };
      }
      const who = readWho(c);
      if (!who || !c.oneOf('casts', 'cast')) return undefined;
      const what = readFilter(c);
      if (!what) return undefined;
      // Every spell is meant when only "spell" is said.
      const plain = what.types?.length === 1 && what.types[0] === 'spell';
      return { when: 'casts', who, ...(plain ? {} : { what }) };
    });
    if (casts) return casts;
    const life = c.attempt<EventPattern>(() => {
      const who = readWho(c);
      if (!who) return undefined;
      const handled = c.oneOf('draws a card', 'draw a card', 'discards a card', 'discard a card');
      if (handled) return { when: handled.startsWith('draw') ? 'draws' : 'discards', who };
      const verb = c.oneOf('lose', 'loses', 'gain', 'gains');
      if (!verb) return undefined;
      if (c.take('the game')) return { when: 'losesGame', who };
      if (c.take('n') || c.take('x')) c.names.set('n', { as: 'amount' });
      c.need('life');
      return { when: verb.startsWith('lose') ? 'losesLife' : 'gainsLife', who };
    });
    if (life) return life;
    const entering = c.attempt<EventPattern>(() => {
      if (!c.take('etb')) return undefined;
      const what = readSubject(c);
      if (!what) return undefined;
      bindThat(c);
      return { when: 'enters', what };
    });
    if (entering) return entering;
    const happening = c.attempt<EventPattern>(() => {
      const what = readSubject(c);
      if (!what) return undefined;
      bindThat(c);
      const verb = c.oneOf(
        'deals combat damage to',
        'deals combat damage',
        'deals damage to',
        'deals damage',
        'etb',
        'enters',
        'leaves battlefield',
        'leaves the battlefield',
        'leaves',
        'dies',
        'attacks',
        'becomes blocked',
        'blocks',
        'untaps',
        'taps',
      );
      if (!verb) return undefined;
      if (verb === 'etb' || verb === 'enters') {
        if (c.take('under')) {
          const under = readPlayer(c);
          if (!under) return undefined;
          return { when: 'enters', what: { ...what, controller: under } };
        }
        return { when: 'enters', what };
      }
      if (verb.startsWith('deals')) {
        const combat = verb.includes('combat') ? ({ combat: true } as const) : {};
        if (!verb.endsWith('to')) return { when: 'dealsDamage', what, ...combat };
        const to = readWho(c);
        return to && { when: 'dealsDamage', what, to, ...combat };
      }
      if (verb === 'attacks') {
        const whom = readWho(c);
        return { when: 'attacks', what, ...(whom ? { whom } : {}) };
      }
      if (verb === 'becomes blocked') {
        if (!c.take('by')) return { when: 'becomesBlocked', what };
        const by = readFilter(c);
        if (!by) return undefined;
        const name = c.name();
        if (name) c.names.set(name, { as: 'object', ref: { object: 'other' } });
        return { when: 'becomesBlocked', what, by };
      }
      if (verb.startsWith('leaves')) return { when: 'leaves', what };
      return { when: verb as 'dies' | 'blocks' | 'untaps' | 'taps', what };
    });
    if (happening) return happening;
    const condition = readCondition(c);
    return condition && { when: 'state', condition };
  });
}

/** `each turn`, `each player p`, `any`, `your`, `planar controller`. */
function readWhose(c: Cursor): PlayerFilter | undefined {
  if (c.oneOf('of each turn', 'each turn', 'any', 'each')) return {};
  if (c.take('your')) return { who: 'you' };
  if (c.oneOf("opponent's", "opponents'", 'each opponent')) return { who: 'opponents' };
  const word = c.oneOf('of', 'on');
  if (!word) return undefined;
  if (c.take('planar controller')) return { who: 'any', of: { player: 'planarController' } };
  const who = readPlayer(c);
  if (who?.player === 'each') return who.filter ?? {};
  if (who?.player === 'you') return { who: 'you' };
  return undefined;
}

/** The object of the event, when the text names it. */
function bindThat(c: Cursor): void {
  const name = c.peek();
  if (/^[a-z]$/.test(name)) {
    c.names.set(name, { as: 'object', ref: { object: 'that' } });
    c.at++;
  }
}

/** `self`, `attached` or a kind of objects. */
export function readSubject(c: Cursor): ObjectFilter | undefined {
  if (c.take('self')) return { self: true };
  if (c.take('attached')) return { attached: true };
  return readFilter(c);
}

/** `opponent p`, `you`, `any player p`, `target player`. */
function readWho(c: Cursor): PlayerFilter | undefined {
  return c.attempt(() => {
    let who: PlayerFilter | undefined;
    if (c.oneOf('an opponent', 'opponent', 'any opponent')) who = { who: 'opponents' };
    else if (c.take('you')) who = { who: 'you' };
    else if (c.oneOf('any player', 'a player', 'each player', 'target player', 'player')) who = {};
    if (!who) return undefined;
    const name = c.name();
    if (name) c.names.set(name, { as: 'player', ref: { player: 'that' } });
    return who;
  });
}
