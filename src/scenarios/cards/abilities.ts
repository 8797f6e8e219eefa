import type {
  Ability,
  Amount,
  Condition,
  Cost,
  EventPattern,
  ObjectFilter,
  PlayerFilter,
  PlayerProhibition,
  StaticAbility,
  Step,
} from '../../game/index.js';
import type { Cursor } from './cursor.js';
import { readEffects, readShield } from './effects.js';
import { readAmount, readCondition, readFilter, readObject, readPlayer, readTargets } from './references.js';

const STEPS: [string, Step][] = [
  ['untap step', 'untap'],
  ['upkeep', 'upkeep'],
  ['draw step', 'draw'],
  ['combat', 'beginCombat'],
  ['end step', 'end'],
];

type Triggered = Extract<Ability, { ability: 'triggered' }>;
type Activated = Extract<Ability, { ability: 'activated' }>;

/** Reads `trigger(EVENT; if CONDITION) -> EFFECTS`, behind the word `trigger`. */
export function readTriggered(c: Cursor): Ability {
  c.names = new Map();
  c.targets = [];
  let on: EventPattern | undefined;
  let condition: Condition | undefined;
  if (c.take('(')) {
    on = readEvent(c);
    if (!on) throw c.error('this event is not understood');
    if (c.take('; if') || c.take(', if') || c.take('if')) {
      condition = readCondition(c);
      if (!condition) throw c.error('this condition is not understood');
    }
    c.need(')');
  } else {
    c.need(':');
    on = readEvent(c);
    if (!on) throw c.error('this event is not understood');
  }
  c.need('->');
  readTargets(c);
  // Whoever an ability names as it triggers is its target.
  const named = c.oneOf('chooseopponent', 'chooseplayer');
  if (named) {
    c.targets.push({ players: named === 'chooseopponent' ? { who: 'opponents' } : {} });
    const name = c.name();
    if (name) c.names.set(name, { as: 'player', ref: { player: 'target', index: c.targets.length - 1 } });
    c.need(';');
  }
  const effects = readEffects(c);
  if (c.take('[')) while (!c.done() && !c.take(']')) c.at++;
  const ability: Triggered = { ability: 'triggered', on, effects };
  if (condition) ability.condition = condition;
  if (c.targets.length > 0) ability.targets = c.targets;
  return ability;
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
      const what = readFilter(c);
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
      if (verb.startsWith('deals damage')) {
        if (verb === 'deals damage') return { when: 'dealsDamage', what };
        const to = readWho(c);
        return to && { when: 'dealsDamage', what, to };
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
      return { when: verb as 'dies' | 'attacks' | 'blocks' | 'untaps' | 'taps', what };
    });
    if (happening) return happening;
    const condition = readCondition(c);
    return condition && { when: 'state', condition };
  });
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
function readSubject(c: Cursor): ObjectFilter | undefined {
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

/** Reads `activated(COSTS): EFFECTS`, behind the word `activated`. */
export function readActivated(c: Cursor): Ability {
  c.names = new Map();
  c.targets = [];
  const ability: Activated = { ability: 'activated', costs: [], effects: [] };
  if (c.take('(')) {
    do {
      if (c.take('tap')) ability.costs.push({ cost: 'tap' });
      else if (c.take('sac self') || c.take('sacrifice self')) ability.costs.push({ cost: 'sacrificeSelf' });
      else if (c.take('any player may activate')) ability.who = 'anyPlayer';
      else if (c.take('sorcery timing') || c.take('sorcery')) ability.timing = 'sorcery';
      else if (c.take('pay')) {
        const any = c.peek() === 'n' && c.peek(1) === 'life';
        if (any) c.at++;
        const amount = any ? 'any' : readAmount(c);
        if (amount === undefined || !c.take('life')) throw c.error('this cost is not understood');
        ability.costs.push(amount === 'any' ? { cost: 'anyLife' } : { cost: 'life', amount });
      } else if (/^[-+]$/.test(c.peek())) {
        const amount = c.number();
        if (amount === undefined) throw c.error('this cost is not understood');
        ability.costs.push({ cost: 'loyalty', amount });
        ability.timing = 'sorcery';
      } else {
        const amount = readAmount(c);
        if (amount === undefined) throw c.error('this cost is not understood');
        ability.costs.push(c.take('life') ? { cost: 'life', amount } : ({ cost: 'mana', amount } as Cost));
      }
    } while (c.take(','));
    c.need(')');
  }
  c.need(':');
  readTargets(c);
  ability.effects = readEffects(c);
  if (c.targets.length > 0) ability.targets = c.targets;
  if (ability.effects[0]?.effect === 'attach') ability.timing = 'sorcery';
  return ability;
}

const BANS: Record<string, PlayerProhibition> = {
  cantlose: 'lose',
  cantwin: 'win',
  cantgainlife: 'gainLife',
  cantloselife: 'loseLife',
  cantgetpoison: 'getPoison',
  cantcast: 'cast',
  cantdraw: 'draw',
};

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
    const ban = BANS[c.peek()];
    if (!filter || !ban) return undefined;
    c.at++;
    let cant: PlayerProhibition = ban;
    if (ban === 'lose' && c.take('(')) {
      if (!c.take('for life < = 0 )') && !c.take('for life <= 0 )')) return undefined;
      cant = 'loseToLife';
    }
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
    return { ...filter, sharesTypeWith: object };
  }
  return filter;
}

/** Reads `charDef: P/T = AMOUNT`, behind the colon. */
export function readDefinition(c: Cursor): Ability {
  c.names = new Map();
  c.targets = [];
  c.need('p / t =');
  const amount = readAmount(c);
  if (amount === undefined) throw c.error('this amount is not understood');
  return { ability: 'static', static: 'define', power: amount, toughness: amount };
}
