import type { Ability, Condition, Cost, EventPattern } from '../../../src/game/index.js';
import { readEvent } from './abilities/events.js';
import { readAmount } from './amounts.js';
import { readCondition } from './conditions.js';
import type { Cursor } from './cursor.js';
import { readEffects } from './effects.js';
import { readTargets } from './targets.js';

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

/** Reads `activated(COSTS): EFFECTS`, behind the word `activated`. */
export function readActivated(c: Cursor): Ability {
  c.names = new Map();
  c.targets = [];
  const ability: Activated = { ability: 'activated', costs: [], effects: [] };
  if (c.take('(')) {
    do {
      if (c.take('tap')) ability.costs.push({ cost: 'tap' });
      else if (c.take('sac self') || c.take('sacrifice self')) ability.costs.push({ cost: 'sacrificeSelf' });
      else if (c.take('discard')) {
        const cards = c.oneOf('a', 'one') ? 1 : c.number();
        if (cards === undefined || !c.oneOf('card', 'cards')) throw c.error('this cost is not understood');
        ability.costs.push({ cost: 'discard', count: cards });
      } else if (c.take('any player may activate')) ability.who = 'anyPlayer';
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

/** Reads `charDef: P/T = AMOUNT`, behind the colon. */
export function readDefinition(c: Cursor): Ability {
  c.names = new Map();
  c.targets = [];
  c.need('p / t =');
  const amount = readAmount(c);
  if (amount === undefined) throw c.error('this amount is not understood');
  return { ability: 'static', static: 'define', power: amount, toughness: amount };
}
