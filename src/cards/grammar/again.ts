import type { Effect } from '../../game/index.js';
import { YOU } from './constants.js';
import { type Scope, same } from './reader.js';
import type { Parts, Reader } from './rules.js';

type Repeat = Extract<Effect, { effect: 'repeat' }>;

const AGAIN = 'repeat this process';
const OFTEN = 'any number of times';

/** What says how often all sentences before it are carried out again: a number, whether something is so then, or as somebody likes. */
export function readAgain(r: Reader, parts: Parts, effects: Effect[]): Repeat | undefined {
  const before = r.peek() === 'if' ? asked(r, parts) : undefined;
  const may = !before && r.take(`you may ${AGAIN} ${OFTEN}`);
  if (!may && !r.take(AGAIN)) return undefined;
  const times = before || may ? undefined : howOften(r, parts);
  if (!(before || may || times) || !r.take('.') || !(r.done || r.peek() === '"')) return undefined;
  return {
    effect: 'repeat',
    ...(times ? { times } : {}),
    ...(before ? { while: before } : {}),
    ...(may ? { may: YOU } : {}),
    effects,
  };
}

/** "If you win, …": of what was done a moment ago. */
function asked(r: Reader, parts: Parts): Repeat['while'] {
  const condition = r.take('if') ? parts.get('condition').read(r) : undefined;
  // Whether something was done is remembered by the effect that does it, which would have to be the last.
  return condition && r.take(',') && !/"name":"(?:did|done)"/.test(JSON.stringify(condition))
    ? condition
    : undefined;
}

function howOften(r: Reader, parts: Parts): number | undefined {
  if (r.take('once')) return 2;
  const more = parts.get('number').read(r);
  return typeof more === 'number' && (r.take('more times') || r.take('more time')) ? more + 1 : undefined;
}

/** The other way round than `readAgain`; undefined where the effects are not all that is said. */
export function sayAgain(
  { effects, times, while: condition, may }: Repeat,
  t: Scope,
  parts: Parts,
): string | undefined {
  const first = parts.get('sentences').say(effects, t);
  if (first === undefined) return undefined;
  if (typeof times === 'number' && times > 1 && !condition && !may)
    return `${first} Repeat this process ${times === 2 ? 'once' : `${times - 1} more times`}.`;
  if (times !== undefined) return undefined;
  if (same(may, YOU) && !condition) return `${first} You may ${AGAIN} ${OFTEN}.`;
  const when = condition && !may && parts.get('condition').say(condition, t);
  return when ? `${first} If ${when}, ${AGAIN}.` : undefined;
}

/** "For each death vote, …": so many times. */
export function sayForVotes({ times }: Repeat, say: () => string | undefined): string | undefined {
  const votes = typeof times === 'object' && times.amount === 'remembered' ? times.name : '';
  const all = votes.startsWith('votes ') ? say() : undefined;
  return all && `for each ${votes.slice('votes '.length)} vote, ${all}`;
}
