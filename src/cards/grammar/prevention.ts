import type { Amount, Condition, Effect, ObjectFilter, ObjectRef, Shield } from '../../game/index.js';
import { COLOR_NAMES } from '../closedClasses.js';
import { END_OF_TURN, YOU } from './constants.js';
import { uses } from './meaning.js';
import { sayShieldedOnes, saySource, shieldedOnes, sourceOf } from './preventionParts.js';
import { newScope, type Scope, same } from './reader.js';
import type { Parts, Reader } from './rules.js';

type Kind = Pick<Shield, 'combat'>;
const KINDS: readonly [string, Kind][] = [
  ['combat damage', { combat: true }],
  ['noncombat damage', { combat: false }],
  ['damage', {}],
];
/** Whatever has been spoken of before it, the object of what follows is the source of the damage. */
const THAT: ObjectRef = { object: 'that' };
/** So much was prevented. */
const SIZE: Amount = { amount: 'that' };
const PREVENTED: Condition = { if: 'compare', left: SIZE, is: '>=', right: 1 };
const WAY = 'prevented this way';

const kindOf = (r: Reader): Kind | undefined => KINDS.find(([words]) => r.take(words))?.[1];
const sayKind = ({ combat }: Kind): string => KINDS.find(([, own]) => own.combat === combat)?.[0] ?? 'damage';

/** What a sentence says of damage that is prevented: one shield, or two where it is dealt to something and by it. */
interface Prevention {
  shields: Shield[];
  choice?: ObjectFilter;
  thisTurn: boolean;
}

/** "prevent all combat damage that would be dealt to … by … this turn", "prevent the next 3 damage …" */
function prevents(r: Reader, parts: Parts): Prevention | undefined {
  if (!r.take('prevent')) return undefined;
  const all = r.take('all');
  const amount = all ? 'all' : r.take('the next') ? (parts.get('number').read(r) as Amount) : undefined;
  const kind = amount === undefined ? undefined : kindOf(r);
  if (amount === undefined || !kind) return undefined;
  const shield: Shield = { amount, ...kind };
  let choice: ObjectFilter | undefined;
  const dealtBy = (): boolean => {
    const source = sourceOf(r, parts);
    if (!source || shield.from) return false;
    shield.from = source.from;
    choice = source.choice;
    return true;
  };
  if (!r.take('that would be dealt') && !(dealtBy() && r.take('would deal'))) return undefined;
  let thisTurn = false;
  for (;;) {
    if (!thisTurn && r.take('this turn')) thisTurn = true;
    else if (all && !shield.to && r.take('to and dealt by')) {
      const to = shieldedOnes(r, parts);
      const from =
        to && ('object' in to ? sourceIs(to as ObjectRef) : 'objects' in to ? to.objects : undefined);
      if (!to || !from || 'players' in to) return undefined;
      thisTurn = r.take('this turn') || thisTurn;
      return {
        shields: [
          { to, ...shield },
          { from, ...shield },
        ],
        thisTurn,
      };
    } else if (!shield.to && r.take('to')) {
      const to = shieldedOnes(r, parts);
      if (!to) return undefined;
      shield.to = to;
    } else if (r.peek() !== 'by' || !r.take('by')) break;
    else if (!dealtBy()) return undefined;
  }
  const { from, to, ...rest } = shield;
  return {
    shields: [{ ...(from ? { from } : {}), ...(to ? { to } : {}), ...rest }],
    ...(choice ? { choice } : {}),
    thisTurn,
  };
}

const sourceIs = (ref: ObjectRef): ObjectFilter =>
  ref.object === 'self'
    ? { self: true }
    : ref.object === 'attached'
      ? { attached: true }
      : { zone: 'any', is: ref };

/** "the next time … would deal damage to … this turn, prevent that damage" */
function nextTime(r: Reader, parts: Parts): Prevention | undefined {
  if (!r.take('the next time')) return undefined;
  const source = sourceOf(r, parts);
  if (!source || !r.take('would deal')) return undefined;
  const kind = kindOf(r);
  if (!kind) return undefined;
  const to = r.take('to') ? shieldedOnes(r, parts) : null;
  if (to === undefined || !r.take('this turn , prevent')) return undefined;
  const most = ofThat(r, parts);
  if (most?.amount !== 'all') return undefined;
  return {
    shields: [{ from: source.from, ...(to ? { to } : {}), ...most, ...kind, once: true }],
    ...(source.choice ? { choice: source.choice } : {}),
    thisTurn: true,
  };
}

/** "that damage", "1 of that damage", "all but 1 of that damage" */
function ofThat(r: Reader, parts: Parts): Pick<Shield, 'amount' | 'allBut'> | undefined {
  if (r.take('that damage')) return { amount: 'all' };
  const but = r.take('all but');
  const amount = parts.get('number').read(r);
  if (amount === undefined || !r.take('of that damage')) return undefined;
  if (!but) return { amount };
  return typeof amount === 'number' ? { amount: 'all', allBut: amount } : undefined;
}

const sayOfThat = ({ amount, allBut }: Shield, t: Scope, parts: Parts): string | undefined => {
  if (amount === 'all') return allBut === undefined ? 'that damage' : `all but ${allBut} of that damage`;
  const number = parts.get('number').say(amount, t);
  return number && `${number} of that damage`;
};

/** Puts what prevents damage for a turn, and what always prevents it, among the parts of speech. */
export function definePrevention(parts: Parts): void {
  parts.define('prevention', {
    read: (r: Reader): Effect[] | Effect | undefined => {
      const found = r.peek() === 'the' ? nextTime(r, parts) : prevents(r, parts);
      if (!found?.thisTurn) return undefined;
      const effects = found.shields.map(
        (shield): Effect => ({ effect: 'shield', shield, duration: END_OF_TURN }),
      );
      if (!found.choice) return effects.length === 1 ? effects[0] : effects;
      const from: ObjectFilter = {
        ...found.choice,
        zone: 'any',
        anyOf: [{ zone: 'battlefield' }, { zone: 'stack' }],
      };
      return [{ effect: 'chooseObject', chooser: YOU, from, name: 'source' }, ...effects];
    },
    say: (meant: Effect | Effect[], t: Scope): string | undefined => {
      const [first, second, more] = [meant].flat();
      const choice = first?.effect === 'chooseObject' && first.name === 'source';
      const effect = choice ? second : first;
      if (effect?.effect !== 'shield' || (choice ? more : second) || !same(effect.duration, END_OF_TURN))
        return undefined;
      return sayShield(effect.shield, choice, t, parts);
    },
  });
  parts.define('prevented', {
    read: (r: Reader): unknown => alwaysPrevents(r, parts),
    say: (meant: { static: string; shield: Shield } | unknown[], t: Scope): string | undefined =>
      'shield' in meant ? saysAlways(meant.shield, t, parts) : undefined,
  });
}

function sayShield(shield: Shield, choice: boolean, t: Scope, parts: Parts): string | undefined {
  const { from, to, amount, once, allBut, combat, redirectTo, then, ...more } = shield;
  if (redirectTo || then || allBut !== undefined || Object.keys(more).length > 0) return undefined;
  if (choice !== (from?.is?.object === 'chosen' && from.is.name === 'source')) return undefined;
  if (once) {
    const by = from && saySource(from, t, parts, 'one');
    const whom = to ? sayShieldedOnes(to, t, parts) : '';
    if (!by || whom === undefined || amount !== 'all') return undefined;
    return `the next time ${by} would deal ${sayKind({ ...(combat === undefined ? {} : { combat }) })}${whom && ` to ${whom}`} this turn, prevent that damage`;
  }
  const said = sayDealt(shield, t, parts);
  return said && `prevent ${said} this turn`;
}

/** "all combat damage that would be dealt to … by …" */
function sayDealt({ from, to, amount, combat }: Shield, t: Scope, parts: Parts): string | undefined {
  const number = amount === 'all' ? 'all' : parts.get('number').say(amount, t);
  const whom = to ? sayShieldedOnes(to, t, parts) : '';
  const by = from ? saySource(from, t, parts, 'many') : '';
  if (number === undefined || whom === undefined || by === undefined) return undefined;
  const kind = sayKind({ ...(combat === undefined ? {} : { combat }) });
  const much = amount === 'all' ? 'all' : `the next ${number}`;
  return `${much} ${kind} that would be dealt${whom && ` to ${whom}`}${by && ` by ${by}`}`;
}

/** "prevent all damage that would be dealt to ~", "if a red source would deal damage to ~, prevent 1 of it" */
function alwaysPrevents(r: Reader, parts: Parts): unknown {
  if (r.peek() === 'prevent') {
    const found = prevents(r, parts);
    if (!found || found.thisTurn || found.choice) return undefined;
    const [first, second] = found.shields.map((shield) => ({ static: 'shield', shield }));
    return first?.shield.amount !== 'all' || !settled(found.shields)
      ? undefined
      : second
        ? [first, second]
        : first;
  }
  if (!r.take('if')) return undefined;
  const wounded = r.attempt(() => (r.take('~ would be dealt') ? kindOf(r) : undefined));
  const passive =
    wounded ??
    r.attempt(() => {
      const kind = kindOf(r);
      return kind && r.take('would be dealt to') ? kind : undefined;
    });
  const source = passive ? null : sourceOf(r, parts);
  const kind = passive ?? (source && r.take('would deal') ? kindOf(r) : undefined);
  if (!kind || source === undefined || source?.choice || (source && !r.take('to'))) return undefined;
  const to = wounded ? { object: 'self' as const } : shieldedOnes(r, parts);
  if (!to || !r.take(', prevent')) return undefined;
  const most = ofThat(r, parts);
  if (!most || r.scope.targets.length > 0) return undefined;
  const any = source && same(source.from, { zone: 'any' });
  const shield: Shield = { ...(source && !any ? { from: source.from } : {}), to, ...most, ...kind };
  const scope = scopeOfAlways(shield);
  const then = r.attempt(() =>
    r.take('and') || r.take('.')
      ? (r.within(scope, () => parts.get('inner').read(r)) as Effect[] | undefined)
      : undefined,
  );
  // Of several sources at once it follows once, or for each of them: "a source" would mean each.
  if (scope.targets.length > 0 || !settled([shield]) || (then && any)) return undefined;
  return { static: 'shield', shield: then ? { ...shield, then } : shield };
}

const scopeOfAlways = ({ to }: Shield): Scope =>
  newScope('ability', {
    eventAmount: true,
    prevented: THAT,
    ...(to && 'object' in to && to.object === 'self' ? { event: to } : {}),
  });

/** Whether a shield speaks of nothing that is known only as an effect is carried out. */
const settled = (shields: readonly Shield[]): boolean =>
  !/"(?:object|player)":"(?:target|that|it|chosen|other)"/.test(JSON.stringify(shields));

function saysAlways(shield: Shield, t: Scope, parts: Parts): string | undefined {
  const { from, to, amount, allBut, combat, then, redirectTo, once, ...more } = shield;
  if (redirectTo || once || Object.keys(more).length > 0) return undefined;
  if (amount === 'all' && allBut === undefined && !then) {
    const said = sayDealt(shield, t, parts);
    return said && `prevent ${said}`;
  }
  const by = from ? saySource(from, t, parts, 'one') : 'a source';
  const passive = !from && then !== undefined;
  const whom = to && sayShieldedOnes(to, t, parts);
  const most = sayOfThat(shield, t, parts);
  if (!by || !whom || !most) return undefined;
  const follows = then ? parts.get('inner').say(then, scopeOfAlways(shield)) : '';
  if (follows === undefined) return undefined;
  const kind = sayKind({ ...(combat === undefined ? {} : { combat }) });
  const damage = passive ? `${kind} would be dealt` : `${by} would deal ${kind}`;
  return `if ${damage} to ${whom}, prevent ${most}${follows && ` and ${follows}`}`;
}

const scopeOfConsequence = (scope: Scope, creature: boolean): Scope => {
  const { event: _, eventPlayer, eventOther, eventSource, counted, thing, ...rest } = scope;
  return { ...rest, eventAmount: true, prevented: THAT, ...(creature ? { thing: THAT } : {}) };
};

type Shielding = Extract<Effect, { effect: 'shield' }>;

/** Reads behind sentences that prevent damage what follows "if damage is prevented this way", and adds it to them. */
export function withConsequences(r: Reader, parts: Parts, effects: Effect[]): Effect[] {
  const [shield, more] = effects.filter((one): one is Shielding => one.effect === 'shield');
  if (!shield || more || shield.shield.redirectTo) return effects;
  const then: Effect[] = [];
  for (;;) {
    const next = r.attempt(() => consequence(r, parts));
    if (!next) break;
    then.push(next);
  }
  if (then.length === 0) return effects;
  return effects.map((one) => (one === shield ? { ...shield, shield: { ...shield.shield, then } } : one));
}

function consequence(r: Reader, parts: Parts): Effect | undefined {
  if (!r.take('.')) return undefined;
  const start = r.at;
  let condition = PREVENTED;
  let each = false;
  let kind: ObjectFilter | undefined;
  if (r.take('if damage')) {
    kind = r.take('from') ? sourceKind(r) : {};
    if (!kind || !r.take(`is ${WAY} ,`)) return undefined;
    if (Object.keys(kind).length > 0)
      condition = {
        if: 'all',
        of: [PREVENTED, { if: 'matches', object: THAT, filter: { zone: 'any', ...kind } }],
      };
  } else each = r.take(`for each 1 damage ${WAY} ,`);
  const outer = r.scope;
  const spoken = outer.event?.object === 'that' || outer.objects.some((one) => same(one, THAT));
  const scope = scopeOfConsequence(outer, kind?.types?.[0] === 'creature');
  const found = r.within(scope, () => parts.get('inner').read(r)) as Effect[] | undefined;
  if (!found || (!kind && !each && !r.lower.slice(start, r.at).join(' ').includes(WAY))) return undefined;
  // What the event of the ability was about is not known any more.
  if (spoken && uses(found, THAT)) return undefined;
  const [only, more] = found;
  if (!each) return { effect: 'if', condition, then: found };
  if (more || only?.effect !== 'putCounters' || only.count !== 1) return undefined;
  return { effect: 'if', condition, then: [{ ...only, count: SIZE }] };
}

/** "a black or red source", "a creature source" */
function sourceKind(r: Reader): ObjectFilter | undefined {
  if (!r.take('a') && !r.take('an')) return undefined;
  const colors: string[] = [];
  while (COLOR_NAMES.includes(r.peek())) {
    colors.push(r.next());
    if (!r.take('or')) break;
  }
  const type = colors.length > 0 ? undefined : r.oneOf('creature', 'noncreature', 'artifact');
  if (!r.take('source') || (colors.length === 0 && !type)) return undefined;
  if (!type) return { colors };
  return type.startsWith('non') ? { notTypes: [type.slice(3)] } : { types: [type] };
}

/** Says what follows from damage that is prevented, a sentence for each. */
export function sayConsequences(then: readonly Effect[], t: Scope, parts: Parts): string | undefined {
  const said = then.map((one): string | undefined => {
    if (one.effect !== 'if' || one.else) return undefined;
    const { condition } = one;
    const [, second] = condition.if === 'all' ? condition.of : [];
    const kind = second?.if === 'matches' ? second.filter : undefined;
    const known =
      kind && same(condition, { if: 'all', of: [PREVENTED, { if: 'matches', object: THAT, filter: kind }] });
    if (!same(condition, PREVENTED) && !known) return undefined;
    const words = kind && (kind.colors?.join(' or ') ?? kind.types?.[0] ?? `non${kind.notTypes?.[0]}`);
    const inner = parts.get('inner').say(one.then, scopeOfConsequence(t, kind?.types?.[0] === 'creature'));
    return inner && `. If damage ${words ? `from a ${words} source ` : ''}is ${WAY}, ${inner}`;
  });
  return said.includes(undefined) ? undefined : said.join('');
}

/** What follows from damage that an effect prevents. */
export const consequencesOf = (effect: Effect): Effect[] =>
  effect.effect === 'shield' ? (effect.shield.then ?? []) : [];

/** An effect that prevents damage without what follows from that. */
export function withoutConsequences(effect: Effect): Effect {
  if (effect.effect !== 'shield' || !effect.shield.then) return effect;
  const { then: _, ...shield } = effect.shield;
  return { ...effect, shield };
}
