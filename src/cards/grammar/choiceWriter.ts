import type { Cost, Effect, PlayerRef } from '../../game/index.js';
import { YOU } from './constants.js';
import { IT, plain } from './meaning.js';
import { type Scope, same, set } from './reader.js';
import { attemptSaying, type Parts, type Rules } from './rules.js';

/** Who says clauses: those inside others, and what an object does. */
interface ClauseWriter {
  readonly parts: Parts;
  readonly playerDoes: Rules<Effect | Effect[]>;
  inner(effects: readonly Effect[], t: Scope): string | undefined;
  sayObject(effect: Effect | Effect[], t: Scope): string | undefined;
}

export function sayAny(
  w: ClauseWriter,
  { players, costs, effects, either, once, then, else: other }: Extract<Effect, { effect: 'anyPlayer' }>,
  t: Scope,
): string | undefined {
  const kind = w.parts.get('playerkind').say(players, t);
  const before = t.subject;
  const [only] = effects ?? [];
  if (once) {
    const first = other && kind && only && !(costs || then || effects?.[1]) && w.inner(other, t);
    const verb = first && w.playerDoes.sayWith(only, t, { subject: YOU }, false);
    return verb ? `${first} unless any ${kind} has you ${verb}` : undefined;
  }
  t.subject = IT;
  const paid = costs && w.parts.get('payment').say(costs, t);
  const done = only && effects?.length === 1 ? w.sayObject(only, t) : undefined;
  set(t, 'subject', before);
  if (kind === undefined || (costs && !paid) || ((effects || !costs) && !done)) return undefined;
  const had = done && `have ${done.replace(' deals ', ' deal ').replace(/ they$/, ' them')}`;
  const after = then && w.inner(then, t);
  const otherwise = other && w.inner(other, t);
  if ((then && !after) || (other && !otherwise)) return undefined;
  return [
    `any ${kind} may ${[paid && plain(paid), had].filter(Boolean).join(' or ')}`,
    ...(after ? [`If a player does${either ? ' either' : ''}, ${after}`] : []),
    ...(otherwise ? [`If no player does, ${otherwise}`] : []),
  ].join('. ');
}

/** Costs as their payer's: what is theirs is that player's own. */
function paidBy(w: ClauseWriter, player: PlayerRef, costs: Cost[], t: Scope): string | undefined {
  const before = t.subject;
  if (player.player !== 'you') t.subject = player;
  const said = w.parts.get('payment').say(costs, t);
  set(t, 'subject', before);
  return said;
}

export function sayPay(
  w: ClauseWriter,
  { player, costs, effects, else: other }: Extract<Effect, { effect: 'mayPay' }>,
  t: Scope,
  each?: string,
): string | undefined {
  const payment = w.parts.get('payment');
  if (!effects && other) {
    const [second] = other;
    if (
      other.length === 1 &&
      second?.effect === 'mayPay' &&
      same(second.player, player) &&
      second.else &&
      !second.effects
    ) {
      const first = attemptSaying(t, () =>
        sayPay(w, { effect: 'mayPay', player, costs, else: second.else as Effect[] }, t, each),
      );
      const or = first && payment.say(second.costs, t);
      const who = w.parts.get('player').say(player, t);
      if (or) return `${first} or ${each || who === 'you' || who === 'they' ? plain(or) : or}`;
    }
    const [only] = other;
    if (each && only) {
      const clause = other.length === 1 ? w.playerDoes.sayWith(only, t, { subject: IT }, true) : undefined;
      const cost = clause && payment.say(costs, t);
      if (cost) return `${each} ${clause} unless they ${plain(cost)}`;
    } else {
      const clause = attemptSaying(t, () => w.inner(other, t));
      const who = clause && w.parts.get('player').say(player, t);
      const cost = who && paidBy(w, player, costs, t);
      if (cost) return `${clause} unless ${who} ${who === 'you' || who === 'they' ? plain(cost) : cost}`;
    }
    return undefined;
  }
  const who = each ?? w.parts.get('player').say(player, t);
  const cost = who && paidBy(w, player, costs, t);
  const before = t.subject;
  if (player.player !== 'you') t.subject = player;
  const then = cost && effects && w.inner(effects, t);
  const otherwise = then && other ? w.inner(other, t) : '';
  set(t, 'subject', before);
  if (!then || otherwise === undefined) return undefined;
  const they = player.player === 'you' ? 'you' : 'they';
  return `${who} may ${plain(cost)}. If ${they} do, ${then}${otherwise && `. If ${they} don't, ${otherwise}`}`;
}
