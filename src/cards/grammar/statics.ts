import type { Condition, ObjectFilter, ObjectRef, StaticAbility } from '../../game/index.js';
import { ATTACHED, SELF, THIS_ONE, YOU } from './constants.js';
import { readNoun } from './nouns.js';
import { type Scope, same, set } from './reader.js';
import { attemptSaying, type Parts, type Reader, type Rules } from './rules.js';
import sentences from './sentences.json' with { type: 'json' };
import { staticParts } from './staticParts.js';
import { wholeStatics } from './wholeStatics.js';

const COMBAT: Condition = {
  if: 'step',
  steps: ['beginCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat'],
};
type Statics = StaticAbility | StaticAbility[];

const LASTING = 'self attached types subtypes supertypes notTypes controller other token'.split(' ');

/** Whether what a description admits changes only as things enter, leave or change their controllers. */
const lasting = (filter: ObjectFilter): boolean => Object.keys(filter).every((key) => LASTING.includes(key));

/** What "it" is in a sentence on these objects: each of them. */
const treated = (which: ObjectFilter): ObjectRef =>
  which.self ? SELF : which.attached ? { object: 'attached' } : { object: 'it' };

/** Only growth is worked out for each object by itself. */
const known = (found: Statics): boolean =>
  [found].flat().every((one) => one.static === 'pump' || !JSON.stringify(one).includes('{"object":"it"}'));

/** What "it" is behind a condition that speaks of one object alone. */
function spokenOf(condition: Condition): ObjectFilter | undefined {
  if (condition.if === 'not') return spokenOf(condition.of);
  const { left } = condition.if === 'compare' ? condition : { left: 0 };
  const of =
    condition.if === 'matches'
      ? condition.object
      : typeof left !== 'number' && 'of' in left
        ? left.of
        : undefined;
  if (same(of, SELF)) return THIS_ONE;
  return same(of, { object: 'attached' }) ? { attached: true } : undefined;
}

/** Puts what is always so among the parts of speech. */
export function defineStatics(parts: Parts): void {
  staticParts(parts);
  wholeStatics(parts);
  const does = parts.rules<Statics>('staticdoes').addAll(sentences.staticDoes);
  const subject = (r: Reader, it?: ObjectFilter): ObjectFilter | undefined => {
    if (r.take('~')) return THIS_ONE;
    if (it && r.take('it')) return it;
    if (r.oneOf(...ATTACHED) !== undefined)
      return r.scope.attachedTo === 'player' ? undefined : { attached: true };
    const all = r.attempt(() => (r.take('all') || r.take('each') ? readNoun(r, parts, false) : undefined));
    if (all) return all.zone === undefined ? all : undefined;
    const group = parts.get('group').read(r) as { filter: ObjectFilter } | undefined;
    return group?.filter.zone === undefined ? group?.filter : undefined;
  };
  const sayWhich = (filter: ObjectFilter, t: Scope): string | undefined =>
    same(filter, THIS_ONE)
      ? '~'
      : same(filter, { attached: true })
        ? 'enchanted creature'
        : parts.get('nouns').say(filter, t);

  const staysTapped = (one: StaticAbility): boolean =>
    one.static === 'objects' && one.which.self === true && one.cant.join() === 'untap';
  const whole = parts.get('staticwhole') as Rules<Statics>;
  const sentence = (r: Reader, it?: ObjectFilter): StaticAbility[] | undefined => {
    const first = r.attempt(() => whole.read(r));
    if (first) return Array.isArray(first) ? first : [first];
    const filter = r.attempt(() => subject(r, it));
    if (!filter) return undefined;
    const found: StaticAbility[] = [];
    for (;;) {
      const thing = r.scope.thing;
      r.scope.thing = treated(filter);
      const next = r.attempt(() => does.readWith(r, { which: filter }));
      set(r.scope, 'thing', thing);
      if (!next || !known(next)) return undefined;
      found.push(...(Array.isArray(next) ? next : [next]));
      const more = r.attempt(() => {
        if (!(r.take(', and') || r.take('and') || r.take(','))) return undefined;
        const at = r.mark();
        const verb = does.readWith(r, { which: filter });
        r.back(at);
        return verb;
      });
      if (more !== undefined) continue;
      // "…, and other creatures you control have trample": the same for others.
      const others = r.attempt(() => (r.take(', and') || r.take('and') ? sentence(r, it) : undefined));
      return others ? [...found, ...others] : found;
    }
  };
  const conditional = (r: Reader): StaticAbility[] | undefined => {
    const replacing = r.attempt(() => (r.peek() === 'if' ? sentence(r) : undefined));
    if (replacing) return replacing;
    const start = r.at;
    const before = r.attempt(() => {
      const combat = r.take('during combat ,');
      if (combat) return COMBAT;
      const turn = r.take('during your turn ,');
      if (!turn && !r.take('as long as') && !r.take('if')) return undefined;
      const condition = turn ? ({ if: 'turn', player: YOU } as Condition) : parts.get('condition').read(r);
      return condition && (turn || r.take(',')) ? condition : undefined;
    });
    if (before && r.scope.event === undefined) r.scope.event = SELF;
    const found = sentence(r, before && spokenOf(before));
    if (!found) return undefined;
    const own = found.every(
      (one) => (one.static === 'price' && one.which.self) || one.static === 'lifeFloor',
    );
    if (before && r.lower[start] === 'if' && !own) return undefined;
    const condition =
      before ??
      r.attempt(() => {
        if (r.take('during your turn')) return { if: 'turn', player: YOU } as Condition;
        if (r.take('during combat')) return COMBAT;
        if (found.every((one) => 'which' in one && one.which.self) && r.scope.event === undefined)
          r.scope.event = SELF;
        return r.take('as long as') || ((own || found.every(staysTapped)) && r.take('if'))
          ? parts.get('condition').read(r)
          : undefined;
      });
    // What gives abilities is looked for only when something enters or leaves.
    if (
      found.some(
        (one) =>
          one.static === 'grant' &&
          one.abilities &&
          ((condition && !same(one.which, THIS_ONE)) || !lasting(one.which)),
      )
    )
      return undefined;
    // What gives types is asked for by whatever a condition looks at.
    if (condition && found.some((one) => one.static === 'types')) return undefined;
    return condition ? found.map((one) => ({ ...one, if: condition }) as StaticAbility) : found;
  };
  parts.define('static', {
    read: (r: Reader): StaticAbility[] | undefined => conditional(r),
    say: ([ability]: StaticAbility[], t: Scope): string | undefined => {
      if (ability === undefined) return undefined;
      const { if: condition, ...plain } = ability as StaticAbility & { if?: Condition };
      const rest = plain as StaticAbility;
      const own =
        attemptSaying(t, () => whole.say(rest, t)) ??
        attemptSaying(t, () => {
          const filter =
            'which' in rest
              ? rest.which
              : rest.static === 'mustAttack' && rest.object.object === 'each'
                ? rest.object.filter
                : undefined;
          const who = filter && sayWhich(filter, t);
          if (!who) return undefined;
          const thing = t.thing;
          t.thing = treated(filter);
          const said = does.sayWith(
            rest,
            t,
            { which: filter },
            filter.self === true || filter.attached === true,
          );
          set(t, 'thing', thing);
          return said && `${who} ${said}`;
        });
      if (own === undefined || !condition) return own;
      if (same(condition, COMBAT)) return `during combat, ${own}`;
      const said = parts.get('condition').say(condition, t);
      return said && `as long as ${said}, ${own}`;
    },
  });
}
