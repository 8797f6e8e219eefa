import type { Amount, ObjectRef, TargetSpec } from '../../game/index.js';
import { ATTACHED, MAKER, SELF } from './constants.js';
import { EXILED, TOKENS } from './meaning.js';
import { nextTarget, ORDINALS, ordinal, thatObject, theOnlyTarget } from './mentioned.js';
import { otherThan, readNoun } from './nouns.js';
import { sayNoun } from './nounWriter.js';
import { phrases } from './phrases.js';
import { addTarget, mention, recall, type Scope, same, set } from './reader.js';
import type { Parts, Reader } from './rules.js';

export const THAT = [
  'that creature',
  'that permanent',
  'that land',
  'that artifact',
  'that card',
  'that spell',
  'that enchantment',
  'that planeswalker',
  'the creature',
  'that source',
  'that aura',
  'that vehicle',
  'that token',
  'the exiled card',
  'those creatures',
  'those permanents',
  'those cards',
  'those lands',
  'each of them',
  'each of those creatures',
  'them',
];

/** The words with which an owner that is an object begins. */
export const POSSESSORS: ReadonlySet<string> = new Set(
  ["~'s", 'its', 'the', "them's", ...THAT, ...ATTACHED].map((one) => one.split(' ')[0] as string),
);

/** Behind a target: somebody other than the controller picks it. */
export const PICKED = "of an opponent's choice";
/** The player of the event chooses. */
const THEIRS = 'of their choice';
/** What made the token that says so; cards have the name of what made it. */
const MADE_IT = 'the permanent that made it';
const MADE = ['those tokens', 'that token', 'the tokens', 'the token'];
const MADE_TOO = ['them', 'they', 'those creatures', 'that creature'];

/** Whether what was mentioned last was mentioned in the same sentence; what was made stays in view for the next. */
const nearby = (r: Reader, { last: { near, nearAt = 0 } }: Scope): boolean =>
  same(near, TOKENS) || !r.words.slice(nearAt, r.at).includes('.');

/** What the card itself has exiled. */
export const BY_SELF: ObjectRef = { object: 'each', filter: { zone: 'exile', exiledBySource: true } };

/** Whether "the exiled card" is what the card itself has exiled by another ability: nothing here exiles anything. */
export const isLinked = (r: Reader): boolean =>
  !r.scope.paid?.includes('exiled') &&
  r.scope.taken === undefined &&
  !r.lower.slice(0, r.at).some((word) => /^exile[ds]?$/.test(word));

/** As many as were announced. */
const X: Amount = { amount: 'x' };

const MOST_VOTES = 'with the most votes or tied for most votes';

const THE_ATTACHED = phrases(ATTACHED);
const SPOKEN_OF = phrases(THAT);

/** Reads objects: targets, all of a kind, and what has been spoken of. */
export function readObjects(r: Reader, parts: Parts): ObjectRef | undefined {
  const { scope } = r;
  if (r.take('~ ~') || r.take(MADE_IT)) return MAKER;
  if (r.take('~')) {
    recall(scope, { self: true });
    return withAlike(r, parts, SELF);
  }
  if (THE_ATTACHED.read(r) !== undefined) {
    scope.host = true;
    return scope.attachedTo === 'player' ? undefined : { object: 'attached' };
  }
  if (r.take('the triggering object')) return scope.event;
  if (scope.prevented && (r.take('that source') || r.take('the source'))) return scope.prevented;
  if (scope.eventSource && (r.take('that spell or ability') || r.take('that spell'))) {
    recall(scope, { called: scope.eventSource });
    return mention(scope.objects, scope.eventSource);
  }
  const numbered = theOnlyTarget(r, false) ?? ordinal(r, false);
  if (numbered !== undefined)
    return scope.targets[numbered]?.objects ? { object: 'target', index: numbered } : undefined;
  const target = r.attempt(() => {
    if (r.take('each of') && r.peek() === 'them') return undefined;
    const spec = readTarget(r, parts);
    return spec && mention(scope.objects, addTarget(scope, spec).object);
  });
  if (target) {
    recall(scope, { near: target, nearAt: r.at });
  }
  if (target)
    return target.object === 'target' && isOne(scope, target) ? withAlike(r, parts, target) : target;
  const voted =
    r.peek() !== 'each'
      ? undefined
      : r.attempt((): ObjectRef | undefined =>
          r.take('each') && /^(?:permanent|card|creature)$/.test(r.next().toLowerCase()) && r.take(MOST_VOTES)
            ? { object: 'each', filter: { zone: 'any', pile: 'most votes' } }
            : undefined,
        );
  if (voted) return voted;
  const all = r.attempt(() => {
    if (!(r.take('each') || r.take('all'))) return undefined;
    const filter = readNoun(r, parts, false);
    return filter && ({ object: 'each', filter } as ObjectRef);
  });
  if (all) return all;
  if (r.take('the chosen object') || r.take('the chosen creature'))
    return scope.objects.find((one) => one.object === 'chosen');
  // Of several that "it" could be, the one that was just called "that creature".
  // Behind "enchanted creature" it is in doubt whether "it" is that one or the one of the event.
  if (scope.host && scope.event && scope.objects.length === 0 && r.peek() === 'it')
    return scope.event.object === 'self' && r.take('it') ? { object: 'attached' } : undefined;
  if (same(scope.last.near, TOKENS)) {
    const alone = scope.objects.length === 0 && !scope.event;
    if (r.oneOf(...MADE) !== undefined || (alone && r.oneOf(...MADE_TOO) !== undefined)) return TOKENS;
  }
  const { near } = scope.last;
  if (near && !scope.thing && nearby(r, scope) && r.take('it')) return near;
  if (r.take('it'))
    return r.peek() === 'deals' && scope.dealer
      ? scope.dealer
      : (thatObject(scope, true) ?? scope.last.called);
  if (
    scope.left &&
    scope.objects.length === 0 &&
    r.oneOf('the exiled cards', 'the exiled card') !== undefined
  )
    return BY_SELF;
  const that = SPOKEN_OF.read(r);
  if (that === undefined) return undefined;
  const spell = scope.eventSpell && PERMANENTS.includes(that) && scope.objects.length > 0;
  const found = thatObject(spell ? { ...scope, event: scope.objects[0] as ObjectRef } : scope, false);
  if (found?.object === 'target') recall(scope, { called: found });
  // Of the two objects of an event the one just named is what "it" means in the same sentence.
  if (found && scope.eventOther) recall(scope, { near: found, nearAt: r.at });
  // Several are never the one object of an event.
  return found?.object === 'that' && /^(?:those|them)/.test(that) ? undefined : found;
}

/** What is in play and so no spell. */
const PERMANENTS = [
  'that creature',
  'that permanent',
  'that land',
  'that artifact',
  'those creatures',
  'those permanents',
];

const isOne = (scope: Scope, ref: ObjectRef): boolean =>
  ref.object === 'target' && (scope.targets[ref.index]?.max ?? 1) === 1;

/** A target with all that are like it ("… and each other creature that …"): one group of objects. */
function withAlike(r: Reader, parts: Parts, model: ObjectRef): ObjectRef {
  const more = r.attempt(() => {
    if (!r.take('and each other') && !r.take('and all other')) return undefined;
    const before = r.scope.thing;
    r.scope.thing = model;
    const filter = readNoun(r, parts, false);
    set(r.scope, 'thing', before);
    return filter &&
      [filter.sharesColorWith, filter.sameNameAs, filter.sharesTypeWith].some((one) => same(one, model))
      ? filter
      : undefined;
  });
  // "Those creatures" behind it would be in doubt.
  return more
    ? mention(r.scope.objects, { object: 'each', filter: { anyOf: [{ is: model }, more] } })
    : model;
}

/** "target creature", "up to two other target creatures", "any number of target permanents". */
function readTarget(r: Reader, parts: Parts): TargetSpec | undefined {
  let min = 1;
  let max = 1;
  let other = false;
  let x: true | undefined;
  if (r.take('any number of')) {
    min = 0;
    max = 20;
  } else if (r.take('one or two')) max = 2;
  else {
    const upTo = r.take('up to');
    other = r.take('another') || r.take('other');
    if (upTo || r.peek() !== 'target') {
      const count = other && !upTo ? undefined : (parts.get('number').read(r) as unknown);
      if (r.scope.x && !upTo && same(count, X)) x = true;
      else if (typeof count !== 'number') return undefined;
      max = x ? 20 : (count as number);
      min = upTo || x ? 0 : max;
      if (!upTo && max < 2) return undefined;
    }
  }
  other = r.take('other') || other;
  if (!r.take('target')) return undefined;
  const start = r.at;
  const filter = readNoun(r, parts, false);
  if (!filter) return undefined;
  const single = r.lower.slice(start, r.at).includes('single');
  if (single && max === 1) return undefined;
  const oneOwner = single || (max > 1 && filter.zone === 'graveyard' && filter.owner?.player === 'each');
  // Behind another target of the same sentences "another" is one that differs from it.
  const another = other && max === 1 && r.scope.targets.some(({ objects }) => objects);
  const others = other && !another ? otherThan(r.scope, filter) : {};
  const picked = r.take(PICKED);
  const theirs = !picked && r.scope.eventPlayer?.player === 'that' && r.take(THEIRS);
  return (
    others && {
      objects: { ...filter, ...others },
      ...(another ? { another } : {}),
      ...(picked ? { chooser: 'opponent' as const } : theirs ? { chooser: 'that' as const } : {}),
      ...(min === 1 && max === 1 ? {} : { min, max }),
      ...(x ? { x } : {}),
      ...(oneOwner ? { oneOwner } : {}),
    }
  );
}

function sayTarget(
  { objects, min = 1, max = 1, another, chooser, x, oneOwner, ...more }: TargetSpec,
  t: Scope,
  parts: Parts,
): string | undefined {
  if (!objects || Object.keys(more).length > 0) return undefined;
  const { other, not, ...rest } = objects;
  if (another && (other || not || max !== 1)) return undefined;
  const differs = another || other || not;
  const said = sayNoun(rest, t, parts, max > 1, false);
  const noun = oneOwner ? said?.replace(/\bin a graveyard\b/, 'from a single graveyard') : said;
  if (noun === undefined) return undefined;
  const by = chooser === 'that' ? ` ${THEIRS}` : chooser ? ` ${PICKED}` : '';
  if (min === 1 && max === 1) return `${differs ? 'another ' : ''}target ${noun}${by}`;
  const count = x
    ? 'X'
    : max === 20 && min === 0
      ? 'any number of'
      : min === 0
        ? `up to ${max}`
        : min === 1 && max === 2
          ? 'one or two'
          : String(max);
  return `${count} ${differs ? 'other ' : ''}target ${noun}${by}`;
}

/** Whether "it" means an object: nothing that has just been made does. */
const isIt = (t: Scope, ref: ObjectRef): boolean =>
  !same(t.last.near, TOKENS) && same(thatObject(t, true), ref);

/** Says objects; the other way round than `readObjects`. */
export function sayObjects(ref: ObjectRef, t: Scope, parts: Parts): string | undefined {
  if (ref.object === 'self') return '~';
  if (ref.object === 'maker') return MADE_IT;
  if (t.thing && same(t.thing, ref)) return 'it';
  switch (ref.object) {
    case 'attached':
      return 'enchanted creature';
    case 'each': {
      const [first, alike] = ref.filter?.anyOf ?? [];
      if (first?.is && alike && Object.keys(ref.filter ?? {}).length === 1) {
        const model = sayObjects(first.is, t, parts);
        const thing = t.thing;
        t.thing = first.is;
        const others = model && sayNoun(alike, t, parts, false, false);
        set(t, 'thing', thing);
        if (others) mention(t.objects, ref);
        return others && `${model} and each other ${others}`;
      }
      if (ref.filter?.pile === 'most votes') return `each permanent ${MOST_VOTES}`;
      if (same(ref, TOKENS)) return same(t.last.near, TOKENS) ? 'those tokens' : undefined;
      if (same(ref, EXILED)) return same(thatObject(t, false), ref) ? 'those cards' : undefined;
      if (same(ref, BY_SELF) && t.left && t.objects.length === 0) return 'the exiled card';
      const noun = sayNoun(ref.filter ?? {}, t, parts, false, false);
      return noun === undefined ? undefined : `each ${noun}`;
    }
    case 'chosen':
      if (ref.name !== 'object' || !t.objects.some((one) => same(one, ref))) return undefined;
      return isIt(t, ref) ? 'it' : 'the chosen object';
    case 'other':
      if (same(t.eventSource, ref)) {
        recall(t, { called: ref });
        mention(t.objects, ref);
        return 'that spell or ability';
      }
      return same(thatObject(t, false), ref) ? 'that creature' : undefined;
    case 'that':
      if (same(t.prevented, ref)) return 'that source';
      if (!same(t.event, ref)) return undefined;
      return isIt(t, ref) ? 'it' : 'the triggering object';
    case 'target': {
      const spec = t.targets[ref.index];
      if (spec === undefined) return undefined;
      if (t.objects.some((one) => same(one, ref)))
        return isIt(t, ref)
          ? 'it'
          : t.targets.length > 1
            ? `the ${ORDINALS[ref.index]} target`
            : (spec.max ?? 1) > 1
              ? 'each of those targets'
              : 'that target';
      if (!nextTarget(t, ref.index)) return undefined;
      const said = sayTarget(spec, t, parts);
      if (said !== undefined) mention(t.objects, ref);
      return said;
    }
    default:
      return undefined;
  }
}
