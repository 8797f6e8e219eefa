import type { Effect, ObjectFilter, ObjectRef } from '../../game/index.js';
import { scopeOfEvent } from './events.js';
import { IT, later, replaced, uses } from './meaning.js';
import { longest, newScope, type Scope, set } from './reader.js';
import { nextDraws } from './replacedDraws.js';
import type { Parts, Reader } from './rules.js';

const THAT: ObjectRef = { object: 'that' };

/** Clauses that can follow: one sentence, or what "and" joins. */
interface Clauses {
  sentence(r: Reader): Effect[] | undefined;
  inner(r: Reader): Effect[] | undefined;
}

/** "Until end of turn, whenever …, …", "Whenever … this turn, …", "When that creature dies this turn, …" */
function waiting(r: Reader, parts: Parts, own: Clauses): Effect[] | undefined {
  const fronted = r.take('until end of turn ,');
  const lasting = r.peek() === 'whenever';
  if (!lasting && r.peek() !== 'when') return undefined;
  const [on, more] = parts.get('trigger').read(r) ?? [];
  if (!on || more || on.when === 'state' || !(fronted || r.take('this turn')) || !r.take(','))
    return undefined;
  const about = 'what' in on ? on.what?.is : undefined;
  const when = about ? replaced(on, about, THAT) : on;
  const scope = newScope('ability', scopeOfEvent(when));
  const effects = r.within(scope, () => own.inner(r));
  // What triggers later chooses no targets, and knows neither those of now nor what X was.
  if (!effects || scope.targets.length > 0 || uses([on, effects], { amount: 'x' })) return undefined;
  if (JSON.stringify([when, effects]).includes('"target"')) return undefined;
  return [
    {
      effect: 'delayed',
      when,
      ...(about ? { object: about } : {}),
      effects,
      ...(lasting ? { lasting: true as const } : {}),
      thisTurn: true,
    },
  ];
}

export function sayWaiting(
  { when, object, effects, lasting }: Extract<Effect, { effect: 'delayed' }>,
  t: Scope,
  parts: Parts,
  inner: (effects: readonly Effect[], t: Scope) => string | undefined,
): string | undefined {
  const on = object === undefined ? when : replaced(when, THAT, object);
  const said = parts.get('trigger').say([on], t);
  const then = said && inner(effects, newScope('ability', scopeOfEvent(when)));
  return then && `${said.replace(/^Whenever/, lasting ? 'whenever' : 'when')} this turn, ${then}`;
}

/** "For each death vote, …": so many times. */
function forVotes(r: Reader, own: Clauses): Effect[] | undefined {
  const option = r.next();
  if (!/^[a-z]+$/.test(option) || !r.take('vote ,')) return undefined;
  const effects = own.inner(r);
  return effects && [{ effect: 'repeat', times: { amount: 'remembered', name: `votes ${option}` }, effects }];
}

/** "For each attacking creature, …": what "it" is then; nothing that asks for targets. */
function ofEach(r: Reader, parts: Parts, own: Clauses): Effect[] | undefined {
  const objects = parts.get('noun').read(r);
  if (!objects || objects.zone || !r.take(',')) return undefined;
  const { thing, targets } = r.scope;
  const { length } = targets;
  r.scope.thing = { object: 'it' };
  const effects = own.inner(r);
  set(r.scope, 'thing', thing);
  return effects && targets.length === length && uses(effects, { object: 'it' })
    ? [{ effect: 'forEach', objects, effects }]
    : undefined;
}

/** The other way round: "for each creature destroyed this way, …", "for each card revealed this way, …", "for each attacking creature, …". */
export function sayOfEach(
  objects: ObjectFilter,
  t: Scope,
  parts: Parts,
  inner: () => string | undefined,
): string | undefined {
  const gone = parts.get('gone').say(objects, t);
  const shown = gone ? undefined : parts.get('shown').say(objects, t);
  const noun = gone || shown || objects.zone ? undefined : parts.get('noun').say(objects, t);
  const each = gone ?? shown?.replace('cards revealed', 'card revealed') ?? noun;
  const { thing } = t;
  if (!shown) t.thing = { object: 'it' };
  const all = each && inner();
  set(t, 'thing', thing);
  return all && `for each ${each}, ${all}`;
}

/** Sentences that begin with what they hang on: "if …", "for each …", "whenever … this turn". */
export function prefixed(r: Reader, parts: Parts, own: Clauses): Effect[] | undefined {
  const wait = /^(?:until|when|whenever)$/.test(r.peek()) && r.attempt(() => waiting(r, parts, own));
  if (wait) return wait;
  const draws = /^(?:the|until)$/.test(r.peek()) && r.attempt(() => nextDraws(r, parts));
  if (draws) return draws;
  const begun = r.attempt(() => {
    if (r.peek() !== 'starting' || !r.take('starting with you ,')) return undefined;
    const [only, more] = own.sentence(r) ?? [];
    return only?.effect === 'forEach' && only.players && !more
      ? [{ ...only, first: { player: 'you' as const } }]
      : undefined;
  });
  if (begun) return begun;
  if (r.take('for each')) {
    const votes = r.attempt(() => forVotes(r, own));
    if (votes) return votes;
    const gone = r.attempt(() => parts.get('gone').read(r));
    if (gone) {
      if (!r.take(',')) return undefined;
      // "Its controller" is that of each of them.
      const { thing } = r.scope;
      r.scope.thing = { object: 'it' };
      const effects = own.inner(r);
      set(r.scope, 'thing', thing);
      return effects && [{ effect: 'forEach', objects: gone, effects }];
    }
    const objects = r.attempt(() => parts.get('shown').read(r));
    if (objects) {
      if (!r.take(',')) return undefined;
      const effects = own.inner(r);
      return effects && [{ effect: 'forEach', objects, effects }];
    }
    const all = r.attempt(() => ofEach(r, parts, own));
    if (all) return all;
    const players = r.attempt(() => parts.get('playerkind').read(r));
    if (!players || !r.take(',')) return undefined;
    const before = r.scope.subject;
    const first = r.scope.targets.length;
    // "They" are each of the players; what speaks of none of them is done by you.
    const of = (subject: typeof before, foreign?: RegExp) => () => {
      const begun = r.at;
      set(r.scope, 'subject', subject);
      const found = own.sentence(r);
      set(r.scope, 'subject', before);
      return foreign?.test(r.lower.slice(begun, r.at).join(' ')) ? undefined : found;
    };
    const effects = longest(r, [of(IT), of(before, /\b(?:they|their|them|that player)\b/)]);
    const targets = r.scope.targets.slice(first);
    if (!effects || !JSON.stringify(targets).includes('"player":"it"'))
      return effects && [{ effect: 'forEach', players, effects }];
    // A target for each of the players, that player's own: then the effects happen to all of them.
    if (
      !targets.every(({ objects }) => [objects?.controller, objects?.owner].some((of) => of?.player === 'it'))
    )
      return undefined;
    for (const spec of targets) spec.forEach = players;
    return JSON.stringify(effects).includes('"player":"it"') ? undefined : effects;
  }
  if (r.take('at the beginning of the next end step ,')) {
    const effects = own.sentence(r);
    return effects && later(effects, 'end');
  }
  if (!r.take('if')) return undefined;
  const condition = parts.get('condition').read(r);
  if (!condition || !r.take(',')) return undefined;
  const first = r.scope.targets.length;
  const then = own.inner(r);
  if (!then) return undefined;
  // What is only targeted where the spell was kicked would be asked for always.
  if (condition.if === 'kicked' && r.scope.targets.length > first) return undefined;
  const other = r.attempt(() => (r.take('. otherwise ,') ? own.inner(r) : undefined));
  return [{ effect: 'if', condition, then, ...(other ? { else: other } : {}) }];
}
