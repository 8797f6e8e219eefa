import type { Option } from '../api.js';
import { amountOf } from '../cards/amounts.js';
import { admits, inZone, matches, playersMatching } from '../cards/filters.js';
import { isGuarded } from '../cards/guards.js';
import type { PlayerId, TargetSpec } from '../cards/types.js';
import { numbersFrom } from '../decision.js';
import { nearestOf } from '../departure/substitutes.js';
import type { Engine, Question } from '../engine.js';
import { unhandled } from '../errors.js';
import { barred } from '../life/prohibitions.js';
import { inRange, limited, objectInRange } from '../reach/range.js';
import type { Context, GameObject, Target } from '../state.js';
import { remaining } from '../table/seats.js';
import { areOpponents, opponentsOf } from '../table/teams.js';
import type { Frame } from '../threads.js';

/** One choice of a target still to be made: which entry of the list, and for whom (`forEach`). */
export interface Slot {
  spec: number;
  it: PlayerId | null;
  /** One of several under the same entry. */
  place: number;
  optional: boolean;
}

/** The choices of targets that a spell or ability asks for, in order. */
export function slotsOf(g: Engine, context: Context, specs: readonly TargetSpec[]): Slot[] {
  const slots: Slot[] = [];
  specs.forEach((spec, index) => {
    if (spec.mode !== undefined && !context.modes?.includes(spec.mode)) return;
    const min = spec.x ? context.x : (spec.min ?? 1);
    const most = spec.x ? context.x : Math.max(spec.max ?? min, min);
    const max = spec.divide === undefined ? most : Math.min(most, amountOf(g, context, spec.divide));
    const shares: (PlayerId | null)[] =
      spec.forEach === undefined ? [null] : playersMatching(g, context, spec.forEach);
    for (const it of shares) {
      for (let place = 0; place < max; place++) {
        slots.push({ spec: index, it, place, optional: place >= min });
      }
    }
  });
  return slots;
}

/**
 * What can be chosen for one slot.
 * @param chooser who picks: under limited range a target must be within range of the chooser and of the controller
 * @param marker the stack that the spell or ability is or will be on
 */
export function legalTargets(
  g: Engine,
  context: Context,
  spec: TargetSpec,
  chosen: readonly Target[],
  it: PlayerId | null,
  chooser: PlayerId,
  marker: number | null,
): Target[] {
  const found: Target[] = [];
  // What is said of one target may speak of those before it.
  const seen: Context =
    it === null && chosen.length === 0
      ? context
      : { ...context, targets: [...chosen], ...(it === null ? {} : { it: { player: it } }) };
  const earlier = spec.another === true || (spec.max ?? spec.min ?? 1) > 1 ? chosen : [];
  if (spec.players !== undefined) {
    for (const player of remaining(g)) {
      if (!targetable(g, context, chooser, player) || !admits(g, seen, player, spec.players)) continue;
      if (earlier.some((target) => target.player === player)) continue;
      found.push({ player, spec: 0 });
    }
  }
  if (spec.objects !== undefined) {
    for (const object of inZone(g, spec.objects.zone ?? 'battlefield')) {
      if (object.id === context.source && object.zone === 'stack') continue;
      if (object.zone === 'stack' && marker !== null && object.marker !== marker) continue;
      if (!objectTargetable(g, context, chooser, object) || !matches(g, seen, object, spec.objects)) continue;
      if (isGuarded(g, context, object)) continue;
      if (earlier.some((target) => target.object === object.id)) continue;
      if (spec.oneOwner && earlier.some((target) => !ownedAlike(g, target, object))) continue;
      found.push({ object: object.id, incarnation: object.incarnation, spec: 0 });
    }
  }
  return found;
}

/** Whether a target before this one has the same owner, or is somewhere else. */
const ownedAlike = (g: Engine, { object: id }: Target, { owner, zone }: GameObject): boolean => {
  const other = id === undefined ? undefined : g.state.objects.get(id);
  return other === undefined || other.zone !== zone || other.owner === owner;
};

/** Whether what is out of range can be targeted; nobody else picks it on the controller's behalf in any case. */
function targetsAnywhere(g: Engine, what: 'player' | 'object'): boolean {
  const rule = g.rules.ask('rangeOfInfluence.targetsOutOfRange');
  switch (rule) {
    case 'legal':
      return true;
    case 'playersIllegal':
      return what === 'object';
    case 'objectsIllegal':
      return what === 'player';
    case 'illegal':
      g.rules.ask('rangeOfInfluence.objectOrPlayerChoice');
      return false;
    default:
      return unhandled('rangeOfInfluence.targetsOutOfRange', rule);
  }
}

function targetable(g: Engine, context: Context, chooser: PlayerId, player: PlayerId): boolean {
  if (barred(g, player, 'beTargeted')) return false;
  if (barred(g, player, 'beTargetedByOpponents') && areOpponents(g, player, context.controller)) return false;
  if (!limited(g) || context.plane || targetsAnywhere(g, 'player')) return true;
  return (
    inRange(g, context.controller, player) && (chooser === context.controller || inRange(g, chooser, player))
  );
}

function objectTargetable(g: Engine, context: Context, chooser: PlayerId, object: GameObject): boolean {
  if (!limited(g) || context.plane || targetsAnywhere(g, 'object')) return true;
  return (
    objectInRange(g, context.controller, object) &&
    (chooser === context.controller || objectInRange(g, chooser, object))
  );
}

/** Whether every obligatory target can be chosen. */
export function canTargetAll(
  g: Engine,
  context: Context,
  specs: readonly TargetSpec[],
  marker: number | null,
): boolean {
  if (specs.length === 0) return true;
  const only = specs.length === 1 && specs[0]?.mode === undefined ? specs[0] : undefined;
  if (
    only !== undefined &&
    only.forEach === undefined &&
    only.chooser !== 'opponent' &&
    (only.min ?? 1) === 1
  ) {
    return anyTarget(g, context, only, marker);
  }
  const slots = slotsOf(g, context, specs).filter((slot) => !slot.optional);
  return completable(g, context, specs, slots, [], marker);
}

/** Whether targets of entries depend on those of entries before them. */
const bound = (specs: readonly TargetSpec[]): boolean =>
  specs.length > 1 && JSON.stringify(specs).includes('"target"');

/** Who picks the targets of an entry where nobody has to be named for it. */
const usualChooser = ({ controller, that }: Context, { chooser }: TargetSpec): PlayerId =>
  chooser === 'that' ? (that.player ?? controller) : controller;

/** Whether the slots can all be filled, with what has been chosen before them. */
function completable(
  g: Engine,
  context: Context,
  specs: readonly TargetSpec[],
  slots: readonly Slot[],
  before: readonly Target[],
  marker: number | null,
): boolean {
  const chosen: Target[] = [...before];
  const tied = bound(specs);
  const complete = (at: number): boolean => {
    const slot = slots[at];
    if (slot === undefined) return true;
    const spec = specs[slot.spec] as TargetSpec;
    const chooser = spec.chooser === 'opponent' ? null : usualChooser(context, spec);
    const legal =
      chooser !== null
        ? legalTargets(g, context, spec, chosen, slot.it, chooser, marker)
        : namedChoosers(g, context.controller).flatMap((each) =>
            legalTargets(g, context, spec, chosen, slot.it, each, marker),
          );
    if (legal.length === 0) return slot.it !== null && complete(at + 1);
    for (const target of legal) {
      chosen.push({ ...target, spec: slot.spec });
      if (complete(at + 1)) {
        chosen.pop();
        return true;
      }
      chosen.pop();
      if (!tied && spec.another !== true && (spec.max ?? 1) === 1) return false;
    }
    return false;
  };
  return complete(0);
}

/** Whether there is anything at all that an entry for one target could be given. */
function anyTarget(g: Engine, context: Context, spec: TargetSpec, marker: number | null): boolean {
  const chooser = usualChooser(context, spec);
  if (spec.players !== undefined)
    for (const player of remaining(g))
      if (targetable(g, context, chooser, player) && admits(g, context, player, spec.players)) return true;
  return (
    spec.objects !== undefined &&
    legalTargets(g, context, spec, [], null, chooser, marker).some((each) => each.object)
  );
}

/** Opponents who can be named as the one who chooses: those in range or, failing that, the nearest to the left. */
export function namedChoosers(g: Engine, controller: PlayerId): PlayerId[] {
  const opponents = opponentsOf(g, controller);
  const near = opponents.filter((player) => inRange(g, controller, player));
  if (near.length > 0 || opponents.length === 0) return near;
  return nearestOf(g, controller, opponents);
}

/**
 * Has the controller name the opponent who makes a choice.
 * @returns that opponent, or undefined while the controller is asked
 */
export function nameChooser(
  g: Engine,
  frame: Frame,
  context: Context,
  source: string,
  slot: string,
): PlayerId | undefined {
  const named = g.ask(frame, `chooser ${slot}`, () => ({
    kind: 'chooseOpponent',
    player: context.controller,
    options: namedChoosers(g, context.controller).map((player) => ({ type: 'player', player })),
    object: source,
    slot,
  }));
  if (named === undefined) return undefined;
  return named.type === 'player' ? named.player : context.controller;
}

function asOption(target: Target): Option {
  return target.player !== undefined
    ? { type: 'player', player: target.player }
    : { type: 'object', object: target.object ?? '' };
}

/**
 * Has the targets of a spell or ability chosen one by one.
 * @param round tells the choices for one of several copies from those for another
 * @returns the targets, or null while somebody is choosing
 */
export function chooseTargets(
  g: Engine,
  frame: Frame,
  context: Context,
  specs: readonly TargetSpec[],
  source: string,
  marker: number,
  round = 0,
): Target[] | null {
  const again = round === 0 ? '' : ` again ${round}`;
  const chosen: Target[] = [];
  const ended = new Set<string>();
  const slots = slotsOf(g, context, specs);
  const tied = bound(specs);
  for (const [at, slot] of slots.entries()) {
    const spec = specs[slot.spec] as TargetSpec;
    const group = `${slot.spec} ${slot.it ?? ''}`;
    if (slot.optional && ended.has(group)) continue;
    let chooser = usualChooser(context, spec);
    if (spec.chooser === 'opponent') {
      const named = nameChooser(g, frame, context, source, `${at}${again}`);
      if (named === undefined) return null;
      chooser = named;
    }
    const answer = g.ask(frame, `target ${at}${again}`, (): Question => {
      const all = legalTargets(g, context, spec, chosen, slot.it, chooser, marker);
      const later = slots.slice(at + 1).filter((one) => !one.optional);
      const legal =
        tied && later.length > 0
          ? all.filter((one) =>
              completable(g, context, specs, later, [...chosen, { ...one, spec: slot.spec }], marker),
            )
          : all;
      const options = legal.map(asOption);
      if (slot.optional || (slot.it !== null && legal.length === 0)) options.push({ type: 'none' });
      return {
        kind: 'target',
        player: chooser,
        options,
        object: source,
        slot: String(at),
      };
    });
    if (answer === undefined) return null;
    const share = slot.it === null ? {} : { it: slot.it };
    if (answer.type === 'player') chosen.push({ player: answer.player, spec: slot.spec, ...share });
    else if (answer.type === 'object') {
      const { incarnation } = g.object(answer.object);
      chosen.push({ object: answer.object, incarnation, spec: slot.spec, ...share });
    } else ended.add(group);
  }
  for (const [at, spec] of specs.entries())
    if (spec.divide !== undefined && !divide(g, frame, context, spec, chosen, at, source)) return null;
  return chosen;
}

/** Has what is divided among the targets of an entry divided. @returns false while its controller is asked */
function divide(
  g: Engine,
  frame: Frame,
  context: Context,
  spec: TargetSpec,
  chosen: readonly Target[],
  at: number,
  source: string,
): boolean {
  const among = chosen.filter((target) => target.spec === at);
  let left = amountOf(g, context, spec.divide ?? 0);
  for (const [place, target] of among.entries()) {
    const later = among.length - place - 1;
    if (later === 0) {
      target.share = left;
      break;
    }
    const answer = g.ask(frame, `share ${at} ${place}`, () => ({
      kind: 'amount',
      player: context.controller,
      options: numbersFrom(1, Math.max(1, left - later)),
      object: source,
      slot: target.player ?? target.object ?? '',
    }));
    if (answer === undefined) return false;
    target.share = answer.type === 'number' ? answer.number : 1;
    left -= target.share;
  }
  return true;
}

/** Whether a target is still legal when its spell or ability resolves. */
export function stillLegal(
  g: Engine,
  context: Context,
  specs: readonly TargetSpec[],
  target: Target,
): boolean {
  const spec = specs[target.spec];
  if (spec === undefined) return true;
  const seen: Context = target.it === undefined ? context : { ...context, it: { player: target.it } };
  if (target.player !== undefined) {
    if (g.state.players[target.player]?.inGame !== true) return false;
    return (
      targetable(g, context, context.controller, target.player) &&
      (spec.players === undefined || admits(g, seen, target.player, spec.players))
    );
  }
  const object = target.object === undefined ? undefined : g.state.objects.get(target.object);
  if (object === undefined || !object.exists || object.incarnation !== target.incarnation) return false;
  return (
    objectTargetable(g, context, context.controller, object) &&
    (spec.objects === undefined || matches(g, seen, object, spec.objects)) &&
    !isGuarded(g, context, object)
  );
}
