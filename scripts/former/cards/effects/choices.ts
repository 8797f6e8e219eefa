import type { Cost, Effect, ObjectRef, PlayerRef } from '../../../../src/game/index.js';
import { readAmount } from '../amounts.js';
import type { Cursor } from '../cursor.js';
import { readPlayer } from '../references.js';
import { ZONES } from './common.js';

/**
 * Choices, optional costs, delayed abilities.
 *
 * @param readEffects reads a run of effects, as they stand inside a choice
 * @param readEffect reads a single one
 */
export function readChoices(
  c: Cursor,
  readEffects: (c: Cursor) => Effect[],
  readEffect: (c: Cursor) => Effect[] | undefined,
): Effect[] | undefined {
  if (c.take('choose ( opponent')) {
    const name = c.name() ?? 'opponent';
    const chosen: PlayerRef = { player: 'chosen', name };
    c.names.set(name, { as: 'player', ref: chosen });
    c.need(',');
    const choose: Effect = {
      effect: 'choosePlayer',
      chooser: { player: 'you' },
      from: { who: 'opponents' },
      name,
    };
    if (c.take('partition into')) {
      const piles = c.number() ?? 2;
      c.need('piles )');
      const into = Array.from({ length: piles }, (_, i) => `pile ${i + 1}`);
      return [choose, { effect: 'partition', chooser: chosen, of: 'revealed', into }];
    }
    if (c.take('mode {')) {
      const modes = readModes(c, readEffects);
      return modes && [choose, { effect: 'chooseMode', chooser: chosen, modes }];
    }
    return undefined;
  }
  if (c.take('choose ( you , mode {')) {
    const modes = readModes(c, readEffects);
    return modes && [{ effect: 'chooseMode', chooser: { player: 'you' }, modes }];
  }
  if (c.take('choose ( you , pile ) ->')) {
    const to = ZONES[c.peek()];
    c.at++;
    c.need('; rest ->');
    const rest = ZONES[c.peek()];
    c.at++;
    if (!to || !rest) return undefined;
    return [
      {
        effect: 'choosePile',
        chooser: { player: 'you' },
        from: ['pile 1', 'pile 2'],
        name: 'taken',
        rest: 'rest',
      },
      { effect: 'moveAll', pile: 'taken', to },
      { effect: 'moveAll', pile: 'rest', to: rest },
    ];
  }
  const named = c.oneOf('chooseopponent', 'chooseplayer');
  if (named) {
    const name = c.name() ?? 'player';
    c.names.set(name, { as: 'player', ref: { player: 'chosen', name } });
    return [
      {
        effect: 'choosePlayer',
        chooser: { player: 'you' },
        from: named === 'chooseopponent' ? { who: 'opponents' } : {},
        name,
      },
    ];
  }
  if (c.take('optionalcost (')) {
    const effect = readPayment(c);
    if (!effect) return undefined;
    c.need(')');
    if (c.take('then')) {
      const effects = readEffect(c);
      if (!effects) return undefined;
      effect.effects = effects;
    }
    if (c.take('else')) {
      const effects = readEffect(c);
      if (!effects) return undefined;
      effect.else = effects;
    }
    return [effect];
  }
  if (c.take('optional (')) {
    const effect = readPayment(c);
    c.need(',');
    const effects = readEffect(c);
    const otherwise = c.take(', else :') ? readEffect(c) : undefined;
    if (!effect || !effects || !c.take(')')) return undefined;
    return [{ ...effect, effects, ...(otherwise ? { else: otherwise } : {}) }];
  }
  if (c.take('delayedtrigger (')) {
    c.take('at');
    const step = c.oneOf('next end step ,', 'next upkeep ,', 'your next upkeep ,', 'your next end step ,');
    if (!step) return undefined;
    const object = [...c.names].find(([, meaning]) => meaning.as === 'object')?.[1];
    const effects = readEffects(c);
    if (!c.take(')')) return undefined;
    return [
      {
        effect: 'delayed',
        when: {
          when: 'stepBegins',
          step: step.includes('end') ? 'end' : 'upkeep',
          whose: step.startsWith('your') ? { who: 'you' } : {},
        },
        ...(object?.as === 'object' ? { object: object.ref } : {}),
        effects: object?.as === 'object' ? (renamed(effects, object.ref) as Effect[]) : effects,
      },
    ];
  }
  return undefined;
}

/** The chosen object is called "that" inside a delayed ability, which outlives the choice. */
function renamed(value: unknown, ref: ObjectRef): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, ref));
  if (typeof value !== 'object' || value === null) return value;
  if (JSON.stringify(value) === JSON.stringify(ref)) return { object: 'that' };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renamed(item, ref)]));
}

/** Who may pay what: `p, 2`, `you, 3 life`. */
function readPayment(c: Cursor): (Effect & { effect: 'mayPay' }) | undefined {
  const player = readPlayer(c);
  c.need(',');
  const amount = readAmount(c);
  if (!player || amount === undefined) return undefined;
  const cost: Cost = c.take('life') ? { cost: 'life', amount } : { cost: 'mana', amount };
  return { effect: 'mayPay', player, costs: [cost] };
}

/** `draw(you,2) | gainLife(you,3)})`, up to its brackets. */
function readModes(
  c: Cursor,
  readEffects: (c: Cursor) => Effect[],
): { name: string; effects: Effect[] }[] | undefined {
  const modes: { name: string; effects: Effect[] }[] = [];
  do {
    const start = c.at;
    const effects = readEffects(c);
    modes.push({ name: modeName(effects[0], c, start), effects });
  } while (c.take('|'));
  return c.take('} )') ? modes : undefined;
}

/** A mode is called by its effect's own word. */
function modeName(effect: Effect | undefined, c: Cursor, start: number): string {
  return effect?.effect ?? c.tokens[start]?.word ?? 'nothing';
}
