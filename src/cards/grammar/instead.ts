import type { Effect, PlayerFilter } from '../../game/index.js';
import { YOU } from './constants.js';
import { IT, isOf, replaced, toAll } from './meaning.js';
import type { Parts, Reader } from './rules.js';

/** One sentence of effects. */
interface Clauses {
  sentence(r: Reader): Effect[] | undefined;
}

/**
 * ". If …, … instead." or ". … instead if …." behind a sentence: that happens in place of it.
 *
 * @param first there is no sentence before; else what is replaced is the one that does the same in another way
 */
export function insteadOf(
  r: Reader,
  parts: Parts,
  own: Clauses,
  effects: Effect[],
  first: boolean,
): Effect[] | undefined {
  if (r.peek() !== '.' || !r.ahead('instead')) return undefined;
  return (
    r.attempt(() => ifInstead(r, parts, own, effects)) ??
    r.attempt(() => insteadIf(r, parts, own, effects, first))
  );
}

/** A sentence that asks for no target of its own: one that it alone has would be asked for in any case. */
function withoutTargets(r: Reader, own: Clauses): Effect[] | undefined {
  const { length } = r.scope.targets;
  const then = own.sentence(r);
  return r.scope.targets.length > length ? undefined : then;
}

function ifInstead(r: Reader, parts: Parts, own: Clauses, effects: Effect[]): Effect[] | undefined {
  if (!r.take('. if')) return undefined;
  const condition = parts.get('condition').read(r);
  if (!condition || !r.take(',')) return undefined;
  const before = r.take('instead');
  const then = withoutTargets(r, own);
  if (!then || !(before || r.take('instead')) || !r.take('.')) return undefined;
  return [{ effect: 'if', condition, then, else: effects }];
}

function insteadIf(
  r: Reader,
  parts: Parts,
  own: Clauses,
  effects: Effect[],
  first: boolean,
): Effect[] | undefined {
  if (!r.take('.') || r.peek() === 'if') return undefined;
  const then = withoutTargets(r, own);
  if (!then || !r.take('instead if')) return undefined;
  if (!first && then[0]?.effect !== effects[0]?.effect) return undefined;
  const condition = parts.get('condition').read(r);
  return condition && r.take('.') ? [{ effect: 'if', condition, then, else: effects }] : undefined;
}

/** ". Each opponent attacking that player does the same." */
export function theSame(r: Reader, effects: Effect[]): Effect[] | undefined {
  if (!r.take('. each opponent attacking that player does the same .')) return undefined;
  const players: PlayerFilter = { who: 'opponents', attacking: { player: 'enchanted' } };
  const own = replaced(effects, YOU, IT);
  return own.every((one) => isOf(one, 'forEach') && ('player' in one || 'under' in one))
    ? own.map((one) => toAll(one, { player: 'each', filter: players }))
    : [{ effect: 'forEach', players, effects: own }];
}
