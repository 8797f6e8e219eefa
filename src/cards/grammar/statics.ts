import type { Condition, ObjectFilter, ObjectRef, StaticAbility } from '../../game/index.js';
import { SELF, THIS_ONE, YOU } from './constants.js';
import { readNoun, takesAttached } from './nouns.js';
import { type Scope, same, set } from './reader.js';
import { attemptSaying, type Parts, type Reader, type Rules } from './rules.js';
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

/** Puts what is always so among the parts of speech. */
export function defineStatics(parts: Parts): void {
  staticParts(parts);
  wholeStatics(parts);
  const which = '$which';
  const cant = (...what: string[]) => ({ static: 'objects', which, cant: what });
  const does = parts
    .rules<Statics>('staticdoes')
    .add('get/gets <staticgrowth>', { static: 'pump', which, '...': '$staticgrowth' })
    .add('have/has <keywords>', { static: 'grant', which, keywords: '$keywords' })
    .add('have/has <keywords> and <quoted>', {
      static: 'grant',
      which,
      keywords: '$keywords',
      abilities: '$quoted',
    })
    .add('have/has <quoted>', { static: 'grant', which, keywords: [], abilities: '$quoted' })
    .add("lose/loses <keywords> and can't have or gain <keywords>", {
      static: 'lose',
      which,
      keywords: '$keywords',
    })
    .add("can't attack or block", cant('attack', 'block'))
    .add("can't attack", cant('attack'))
    .add(['can block an additional creature each combat', 'can block an additional creature'], {
      static: 'grant',
      which,
      keywords: ['blocksAnother'],
    })
    .add('can block any number of creatures', { static: 'grant', which, keywords: ['blocksAny'] })
    .add("its|their activated abilities can't be activated", cant('activate'))
    .add("can't be blocked by more than one creature", {
      static: 'grant',
      which,
      keywords: ['blockedByOne'],
    })
    .add("can't be blocked", cant('beBlocked'))
    .add("can't block", cant('block'))
    .add('can block only <nouns>', { static: 'blocks', which, only: '$nouns' })
    .add("can't block <nouns>", { static: 'blocks', which, not: '$nouns' })
    .add("can't be blocked except by <nouns>", { static: 'blockers', which, except: '$nouns' })
    .add("can't be blocked by <nouns>", { static: 'blockers', which, by: '$nouns' })
    .add("can't attack you", { static: 'attackTax', which, defenders: { who: 'you' } })
    .add(
      ["can't attack you or planeswalkers you control", "can't attack you or a planeswalker you control"],
      {
        static: 'attackTax',
        which,
        defenders: { who: 'you' },
        planeswalkers: true,
      },
    )
    .add(
      [
        "don't/doesn't untap during its|their controller's|controllers_' untap step|steps",
        "don't/doesn't untap during your untap step",
      ],
      cant('untap'),
    )
    .add('attack/attacks each combat if able', {
      static: 'mustAttack',
      object: { object: 'each', filter: which },
    })
    .add('enter/enters tapped', { static: 'entersTapped', which });
  const subject = (r: Reader): ObjectFilter | undefined => {
    if (r.take('~')) return THIS_ONE;
    if (takesAttached(r)) return r.scope.attachedTo === 'player' ? undefined : { attached: true };
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

  const whole = parts.get('staticwhole') as Rules<Statics>;
  const sentence = (r: Reader): StaticAbility[] | undefined => {
    const first = r.attempt(() => whole.read(r));
    if (first) return Array.isArray(first) ? first : [first];
    const filter = r.attempt(() => subject(r));
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
      if (more === undefined) return found;
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
    const found = sentence(r);
    if (!found) return undefined;
    const own = found.every((one) => one.static === 'price' && one.which.self);
    if (before && r.lower[start] === 'if' && !own) return undefined;
    const condition =
      before ??
      r.attempt(() => {
        if (r.take('during your turn')) return { if: 'turn', player: YOU } as Condition;
        if (r.take('during combat')) return COMBAT;
        if (found.every((one) => 'which' in one && one.which.self) && r.scope.event === undefined)
          r.scope.event = SELF;
        return r.take('as long as') || (own && r.take('if')) ? parts.get('condition').read(r) : undefined;
      });
    // What gives abilities is looked for only when something enters or leaves.
    if (found.some((one) => one.static === 'grant' && one.abilities && (condition || !lasting(one.which))))
      return undefined;
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
