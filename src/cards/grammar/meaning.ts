import type { Amount, Cost, Effect, ObjectRef, PlayerRef } from '../../game/index.js';
import { CHOSEN, DONE, SELF } from './constants.js';
import { THIS_WAY } from './numbers.js';
import { mention, type Reader, recall, type Scope, same, set } from './reader.js';
import type { Parts, Rules } from './rules.js';

/** The rules of the sentences of effects: commands, what players do and what objects do. */
export class SentenceRules {
  readonly parts: Parts;
  readonly playerDoes: Rules<Effect | Effect[]>;
  protected readonly permission: Rules<Effect | Effect[]>;
  protected readonly does: Rules<Effect | Effect[]>;
  protected readonly objectDoes: Rules<Effect | Effect[]>;

  constructor(parts: Parts) {
    this.parts = parts;
    this.permission = parts.rules('permission');
    this.does = parts.rules('does');
    this.playerDoes = parts.rules('playerdoes');
    this.objectDoes = parts.rules('objectdoes');
  }
}

export const IT: PlayerRef = { player: 'it' };

/**
 * What the grammar has to know of effects: `forEach` happens to each of several players by itself (others are carried out for one player
 * after another); "that many" and "this way" can refer to the size of one that is `counted`; a player who chose to do one that is `sure` has done it;
 * `shows` leaves one card to be spoken of; `deed` is what "each player who did" can ask about; `doable` may turn out not to be done, so
 * that "if you do" can ask; `holds` holds other effects.
 */
const TRAITS = new Map(
  Object.entries({
    anyPlayer: 'holds',
    attach: 'sure',
    become: 'sure',
    chooseObjects: 'forEach',
    control: 'sure',
    damage: 'counted sure',
    delayed: 'holds',
    destroy: 'counted sure',
    discard: 'forEach counted deed doable',
    draw: 'forEach counted sure deed',
    energy: 'forEach sure',
    exileTop: 'forEach sure shows',
    exileZone: 'forEach',
    extraTurn: 'forEach',
    flipCoin: 'forEach',
    forEach: 'holds',
    forbid: 'sure',
    gainLife: 'forEach counted sure',
    grant: 'sure',
    if: 'holds',
    look: 'sure shows',
    show: 'sure',
    lose: 'forEach',
    loseLife: 'forEach counted sure deed',
    losePoison: 'forEach counted',
    mana: 'forEach sure',
    may: 'deed holds',
    mayPay: 'deed holds',
    mark: 'sure',
    mill: 'forEach counted sure deed',
    move: 'sure',
    payLife: 'counted',
    payMana: 'counted',
    permit: 'holds',
    poison: 'forEach sure',
    pump: 'sure',
    putCounters: 'sure',
    regenerate: 'sure',
    removeCounters: 'doable',
    repeat: 'holds',
    restrict: 'forEach sure',
    reveal: 'sure',
    revealAny: 'forEach counted sure',
    revealHand: 'forEach sure',
    revealRandom: 'shows',
    revealTop: 'sure shows',
    sacrifice: 'forEach counted deed doable',
    search: 'counted sure',
    shield: 'sure',
    shuffle: 'forEach sure',
    shuffleIn: 'forEach',
    skip: 'forEach',
    tap: 'sure',
    token: 'forEach sure',
    transform: 'sure',
    untap: 'sure',
    win: 'forEach',
  } satisfies Partial<Record<Effect['effect'], string>>).map(([effect, traits]) => [
    effect,
    new Set(traits.split(' ')),
  ]),
);

type Trait = 'forEach' | 'counted' | 'sure' | 'shows' | 'deed' | 'doable' | 'holds';

/** The kind of an effect. Effects have so many forms that they are asked for it in one place, which soon has seen them all. */
const kindOf = ({ effect }: Effect): Effect['effect'] => effect;

const isKind = <K extends Effect['effect']>(
  effect: Effect | undefined,
  kind: K,
): effect is Extract<Effect, { effect: K }> => effect !== undefined && kindOf(effect) === kind;

export const isOf = (effect: Effect, trait: Trait): boolean =>
  TRAITS.get(kindOf(effect))?.has(trait) ?? false;

/** Whether something stands anywhere in a meaning. */
export function uses(value: unknown, part: unknown): boolean {
  if (same(value, part)) return true;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((one) => uses(one, part));
  for (const key in value) if (uses((value as Record<string, unknown>)[key], part)) return true;
  return false;
}

export function replaced<T>(value: T, from: unknown, to: unknown): T {
  if (same(value, from)) return to as T;
  if (Array.isArray(value)) return value.map((one) => replaced(one, from, to)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, from, to)])) as T;
}

/** The verb of a payment as it follows "may". */
export const plain = (cost: string): string =>
  cost.replace(/^(pay|sacrifice|discard|remove|put|exile|return|reveal|tap)s /, '$1 ');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const list = (found: Effect | Effect[] | undefined): Effect[] | undefined =>
  found === undefined ? undefined : Array.isArray(found) ? found : [found];

/** Damage is the source's own where nothing else is named. */
export function bySelf(effect: Effect): Effect {
  if (effect.effect !== 'damage' || effect.source?.object !== 'self') return effect;
  const { source: _, ...rest } = effect;
  return rest;
}

export const withSource = (effect: Effect): Effect =>
  effect.effect === 'damage' ? { ...effect, source: effect.source ?? SELF } : effect;

/** An effect of one player as one of all of a kind, and back. */
export function toAll(effect: Effect, subject: PlayerRef): Effect {
  if ('player' in effect) return { ...effect, player: subject } as Effect;
  return 'under' in effect ? ({ ...effect, under: subject } as Effect) : effect;
}

/** Who does it: the subject of the sentence. */
export function subjectOf(effect: Effect | Effect[]): PlayerRef | undefined {
  const first = Array.isArray(effect) ? effect[0] : effect;
  if (first === undefined) return undefined;
  if (first.effect === 'control') return first.by;
  if ('chooser' in first && first.chooser) return first.chooser;
  if (first.effect === 'search') return first.of;
  if ('player' in first) return first.player;
  if ('under' in first && first.under && first.effect === 'token') return first.under;
  if ('object' in first) {
    const ref = first.object as ObjectRef | undefined;
    const filter = ref?.object === 'each' ? ref.filter : undefined;
    return filter?.controller;
  }
  return undefined;
}

/** Cards that have just been exiled from the top of libraries. */
export const EXILED: ObjectRef = { object: 'each', filter: { zone: 'exile', pile: 'exiled' } };

/** Tokens that have just been made. */
export const TOKENS: ObjectRef = { object: 'each', filter: { pile: 'tokens' } };

const DISCARDED: ObjectRef = { object: 'chosen', name: 'discarded' };
const SACRIFICED: ObjectRef = { object: 'chosen', name: 'sacrificed' };

const STEADY = 'types subtypes supertypes notTypes controller other token colors notColors'.split(' ');
const ABLE = [...STEADY, 'keywords', 'withoutKeywords'];

/** All objects of a kind to which something was done that leaves them what they are. */
function groupOf(effect: Effect | undefined): ObjectRef | undefined {
  if (!isKind(effect, 'pump') && !isKind(effect, 'grant') && !isKind(effect, 'damage')) return undefined;
  const ref = effect.effect === 'damage' ? effect.to : effect.object;
  if (!('object' in ref) || ref.object !== 'each') return undefined;
  const keys = effect.effect === 'damage' ? ABLE : STEADY;
  return Object.keys(ref.filter ?? {}).every((key) => keys.includes(key)) ? ref : undefined;
}

/** Notes whether what was done last has a size that can be spoken of. */
export function note(scope: Scope, effects: readonly Effect[]): void {
  let [player, many, shown, counted] = [false, false, false, false];
  for (const one of effects) {
    if (isKind(one, 'choosePlayer')) player ||= one.name === 'player';
    else if (isKind(one, 'exileTop')) many ||= one.count !== 1;
    else if (isKind(one, 'chooseObject')) shown ||= one.name === 'object';
    shown ||= isOf(innermost(one) ?? one, 'shows');
    counted ||= isOf(one, 'counted');
  }
  if (player) mention(scope.players, { player: 'chosen', name: 'player' });
  if (many) mention(scope.objects, EXILED);
  else if (shown) mention(scope.objects, CHOSEN);
  const last = effects.at(-1);
  const gone =
    isKind(last, 'sacrifice') && last.count === undefined && last.player.player !== 'each'
      ? SACRIFICED
      : isKind(last, 'discard') && last.count === 1 && last.player.player !== 'each'
        ? DISCARDED
        : undefined;
  const deed = deedOf(effects);
  const done = innermost(last);
  const made =
    isKind(done, 'token') ||
    (done !== undefined && 'object' in done && done.object !== undefined && same(done.object, TOKENS));
  const near = made ? TOKENS : scope.last.near === TOKENS ? undefined : scope.last.near;
  const exiled = isKind(last, 'move') && last.to === 'exile' && last.object.object === 'self';
  const called =
    isKind(last, 'chooseObject') && last.name === 'object' ? CHOSEN : exiled ? SELF : scope.last.called;
  const before = scope.last;
  const group = groupOf(last);
  if (
    before.gone !== gone ||
    before.deed !== deed ||
    before.near !== near ||
    before.called !== called ||
    before.group !== group
  )
    recall(scope, { gone, deed, near, called, group });
  set(scope, 'counted', counted ? true : undefined);
}

/** The last effect, also of what somebody may do. */
function innermost(effect: Effect | undefined): Effect | undefined {
  const may = isKind(effect, 'may') || isKind(effect, 'mayPay') ? effect : undefined;
  return may?.effects && !may.else ? innermost(may.effects.at(-1)) : effect;
}

/** What costs are paid with, one thing of each kind, as effects speak of it. */
export function paidWith(costs: readonly Cost[]): string[] {
  const names: Partial<Record<Cost['cost'], string>> = {
    sacrifice: 'sacrificed',
    discard: 'discarded',
    exile: 'exiled',
    reveal: 'revealed',
  };
  return costs.flatMap((cost) => {
    const name = names[cost.cost];
    const one = 'count' in cost && cost.count === 1;
    return name !== undefined && one && costs.filter((other) => other.cost === cost.cost).length === 1
      ? [name]
      : [];
  });
}

/** What is done to X things for the costs of an ability. */
export function takenBy(costs: readonly Cost[]): Pick<Scope, 'taken'> {
  const [only] = costs.filter((cost) => 'count' in cost && same(cost.count, { amount: 'x' }));
  if (only?.cost === 'removeCounters') return { taken: 'removed' };
  return only?.cost === 'exile' ? { taken: 'exiled' } : {};
}

/** What somebody may have done or not, each player by itself: the last of these effects. */
export function deedOf(effects: readonly Effect[]): Effect | undefined {
  const last = effects.at(-1);
  if (isKind(last, 'forEach') && last.players) return deedOf(last.effects);
  return last && isOf(last, 'deed') ? last : undefined;
}

/** Has each player remembered who did what the effects behind ask about; undefined where nothing before it is meant. */
function asking(effects: Effect[]): Effect[] | undefined {
  const asked = (one: unknown): boolean => {
    if (typeof one !== 'object' || one === null) return false;
    const { amount, name } = one as { amount?: unknown; name?: unknown };
    if (amount === 'remembered' && name === 'did') return true;
    for (const key in one) if (asked((one as Record<string, unknown>)[key])) return true;
    return false;
  };
  const marked = (one: Effect): Effect | undefined => {
    if (one.effect === 'forEach') {
      const own = one.effects.at(-1);
      const last = own && marked(own);
      return last && { ...one, effects: [...one.effects.slice(0, -1), last] };
    }
    return deedOf([one]) === undefined || 'remember' in one
      ? undefined
      : ({ ...one, remember: 'did' } as Effect);
  };
  for (let at = effects.length - 1; at >= 0; at--) {
    if (!asked(effects[at])) continue;
    const before = effects[at - 1];
    // Several in a row ask about the same.
    if (before !== undefined && asked(before)) continue;
    const told = before && marked(before);
    if (!told) return undefined;
    effects[at - 1] = told;
  }
  return effects;
}

/**
 * Lets the effect that "this way" speaks of remember its size, and the one that "if you do" asks about whether it was done.
 * @returns the effects; undefined where "if you do" has nothing before it that it can ask about
 */
export function remembering(effects: Effect[]): Effect[] | undefined {
  const asksIfDone = uses(effects, DONE);
  for (let at = 0; asksIfDone && at < effects.length; at++) {
    const one = effects[at] as Effect;
    if (one.effect !== 'if' || !same(one.condition, DONE)) continue;
    const before = effects[at - 1];
    if (before === undefined || !isOf(before, 'doable') || 'remember' in before) return undefined;
    effects[at - 1] = { ...before, remember: 'done' } as Effect;
  }
  if (
    asksIfDone &&
    uses(
      effects.map((one) => (one.effect === 'if' ? { ...one, condition: null } : one)),
      DONE,
    )
  )
    return undefined;
  // What has left play has nothing attached to it any more, and nothing blocks it.
  for (const [at, one] of effects.entries()) {
    const gone =
      one.effect === 'sacrifice'
        ? one.filter.is
        : one.effect === 'destroy' || one.effect === 'move'
          ? one.object
          : undefined;
    const later = gone && JSON.stringify(effects.slice(at + 1));
    if (['attachedTo', 'blocks'].some((key) => later?.includes(`"${key}":${JSON.stringify(gone)}`)))
      return undefined;
  }
  return asking(counting(effects));
}

/** How many cards one player discarded this way. */
const OF_EACH: Amount = { amount: 'remembered', name: 'way', of: { player: 'it' } };

/** Lets the effect that "that many" speaks of remember its size. */
export function counting(effects: Effect[]): Effect[] {
  for (let at = effects.length - 1; at > 0; at--) {
    const ofEach = uses(effects[at], OF_EACH);
    if (!ofEach && !uses(effects[at], THIS_WAY)) continue;
    for (let before = at - 1; before >= 0; before--) {
      const one = effects[before] as Effect;
      if (ofEach ? one.effect !== 'discard' : !isOf(one, 'counted')) continue;
      effects[before] = { ...one, remember: 'way' } as Effect;
      break;
    }
  }
  return effects;
}

export function forgetting(effect: Effect): Effect {
  if (!('remember' in effect) || !['way', 'done', 'did'].includes(effect.remember ?? '')) return effect;
  const { remember: _, ...rest } = effect;
  return rest as Effect;
}

/** Amounts of an effect that have to be worked out, for "where X is". */
export function amountsIn(effect: Effect): Amount[] {
  const found: Amount[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('amount' in value && typeof value.amount === 'string') found.push(value as Amount);
    for (const child of Object.values(value)) look(child);
  };
  look(effect);
  return found;
}

/** Effects that wait for a step: what they speak of is remembered. */
export function later(effects: Effect[], step: 'end' | 'upkeep' | 'endCombat'): Effect[] | undefined {
  const refs = new Map<string, ObjectRef>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    // What comes back under its owner's control is that object, whichever it is.
    if (same(value, { player: 'owner', of: { object: 'it' } })) return;
    if (
      'object' in value &&
      typeof value.object === 'string' &&
      (value.object !== 'each' || same(value, TOKENS))
    )
      refs.set(JSON.stringify(value), value as ObjectRef);
    for (const child of Object.values(value)) look(child);
  };
  look(effects);
  // Players who were targets are not known any more by then.
  if (JSON.stringify(effects).includes('"player":"target"') || refs.size > 1 || effects.length !== 1)
    return undefined;
  const when = { when: 'stepBegins', step, whose: {} } as const;
  const [object] = refs.values();
  const moves = effects[0]?.effect === 'move';
  if (object === undefined || (object.object === 'self' && !moves))
    return [{ effect: 'delayed', when, effects }];
  return [{ effect: 'delayed', when, object, effects: replaced(effects, object, { object: 'that' }) }];
}

/** Behind the effects of an ability: who may activate it. */
export const anyoneActs = (r: Reader): boolean =>
  ['any', 'player', 'may', 'activate'].every((word, at) => r.peek(at) === word);
