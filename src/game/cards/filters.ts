import type { Engine } from '../engine.js';
import { seen, seesObject } from '../reach/information.js';
import type { Context, GameObject, Target } from '../state.js';
import { remaining } from '../table/seats.js';
import { areOpponents, teamOf } from '../table/teams.js';
import type { Attacker } from '../threads.js';
import { attackedToday, damagedToday, enteredToday } from '../turn/facts.js';
import { isFaceDown } from '../zones/faceDown.js';
import { keptIn } from '../zones/lists.js';
import { amountOf, holds, manaValue } from './amounts.js';
import { isBare } from './bare.js';
import { objectsOf, playersOf } from './references.js';
import { isPermanentType, layersOf, type Traits, traitsOf } from './traits.js';
import type { Bounds, ObjectFilter, PlayerFilter, PlayerId, Zone } from './types.js';

/** What a filter may ask of an object without asking for its power. */
type Asked = Omit<Traits, 'abilities' | 'power' | 'toughness'> &
  /** Only where they are known already. */
  Partial<Pick<Traits, 'power' | 'toughness'>>;

/** Whether a filter admits an object, wherever it is (see `zone`). */
export function matches(
  g: Engine,
  context: Context,
  object: GameObject,
  filter: ObjectFilter,
  known?: Asked,
): boolean {
  const zone = filter.zone ?? 'battlefield';
  if (zone !== 'any' && object.zone !== zone) return false;
  if (filter.self === true && object.id !== context.source) return false;
  if (filter.other === true && object.id === context.source) return false;
  if (filter.attached === true) {
    const source = context.source === null ? undefined : g.state.objects.get(context.source);
    const host = source?.attachedTo ?? source?.last?.attachedTo;
    if (host !== object.id) return false;
  }
  if (filter.token !== undefined && (object.kind === 'token') !== filter.token) return false;
  if (filter.tapped !== undefined && object.tapped !== filter.tapped) return false;
  const traits = known ?? layersOf(g, object);
  if (filter.types !== undefined && !filter.types.some((type) => isOfType(object, traits.types, type)))
    return false;
  if (filter.notTypes?.some((type) => isOfType(object, traits.types, type))) return false;
  if (filter.every?.some((type) => !isOfType(object, traits.types, type))) return false;
  if (filter.subtypes !== undefined && !overlap(filter.subtypes, traits.subtypes)) return false;
  if (filter.notSubtypes !== undefined && overlap(filter.notSubtypes, traits.subtypes)) return false;
  if (filter.notSupertypes !== undefined && overlap(filter.notSupertypes, traits.supertypes)) return false;
  if (filter.colorCount !== undefined && !within(g, context, traits.colors.length, filter.colorCount))
    return false;
  if (filter.supertypes !== undefined && !overlap(filter.supertypes, traits.supertypes)) return false;
  if (filter.colors !== undefined) {
    const source = context.source === null ? undefined : g.state.objects.get(context.source);
    const colors = filter.colors.map((color) => (color === 'chosen' ? (source?.chosenColor ?? '') : color));
    if (!overlap(colors, traits.colors)) return false;
  }
  if (filter.chosenType) {
    const chosen = g.state.objects.get(context.source ?? '')?.chosenType;
    if (chosen === undefined || !traits.subtypes.includes(chosen)) return false;
  }
  if (filter.notColors !== undefined && overlap(filter.notColors, traits.colors)) return false;
  if (filter.name !== undefined && filter.name !== traits.name) return false;
  if (filter.counter !== undefined && (object.counters[filter.counter] ?? 0) === 0) return false;
  if (filter.mark !== undefined && object.marks?.includes(filter.mark) !== true) return false;
  if (filter.faceDown && !isFaceDown(object.card)) return false;
  if (filter.morph && g.definition(object).morph === undefined) return false;
  if (filter.commander === true && object.commander !== true) return false;
  if (filter.aims !== undefined) {
    const { objects, players } = filter.aims;
    const aimedAt = ({ object: id, player }: Target): boolean =>
      player !== undefined
        ? players !== undefined && admits(g, context, player, players)
        : objects !== undefined && id !== undefined && matches(g, context, g.object(id), objects);
    if (!object.targets.some(aimedAt)) return false;
  }
  if (filter.haunted) {
    const haunted = g.state.objects.get(context.source ?? '')?.haunts;
    if (haunted?.id !== object.id || haunted.incarnation !== object.incarnation) return false;
  }
  if (filter.exiledBySource === true || filter.madeBySource === true) {
    const source = context.source === null ? undefined : g.state.objects.get(context.source);
    if (
      source === undefined ||
      object.cameBy !== source.id ||
      object.cameIn !== (context.that.stay ?? source.stay)
    )
      return false;
  }
  if (filter.attackedToday !== undefined && attackedToday(g, object) !== filter.attackedToday) return false;
  if (filter.enteredToday && !enteredToday(g, object)) return false;
  if (filter.damagedToday && !damagedToday(g, object)) return false;
  if (filter.damagedBy !== undefined && !damagedToday(g, object, objectsOf(g, context, filter.damagedBy)))
    return false;
  if (filter.pile !== undefined && context.piles[filter.pile]?.includes(object.id) !== true) return false;
  if (filter.cost !== undefined && !within(g, context, manaValue(g, object), filter.cost)) return false;
  if (filter.parity !== undefined && (manaValue(g, object) % 2 === 0 ? 'even' : 'odd') !== filter.parity)
    return false;
  if (
    filter.bare &&
    !isBare(g, object, (known ?? traitsOf(g, object)).keywords, layersOf(g, object).abilities)
  )
    return false;
  if (
    filter.power !== undefined &&
    !within(g, context, known?.power ?? traitsOf(g, object).power, filter.power)
  )
    return false;
  if (
    filter.toughness !== undefined &&
    !within(g, context, known?.toughness ?? traitsOf(g, object).toughness, filter.toughness)
  )
    return false;
  if (filter.keywords !== undefined || filter.withoutKeywords !== undefined) {
    const keywords = known?.keywords ?? traitsOf(g, object).keywords;
    if (filter.keywords !== undefined && !overlap(filter.keywords, keywords)) return false;
    if (filter.withoutKeywords !== undefined && overlap(filter.withoutKeywords, keywords)) return false;
  }
  if (
    filter.anyOf !== undefined &&
    !filter.anyOf.some((one) => matches(g, context, object, { zone, ...one }, known))
  )
    return false;
  if (filter.blocked !== undefined && attackOf(g, object)?.blocked !== filter.blocked) return false;
  if (filter.attackingPlayer !== undefined) {
    const defender = attackOf(g, object)?.defender ?? '';
    const team = g.state.teams[defender]?.members ?? [defender];
    if (!playersOf(g, context, filter.attackingPlayer).some((player) => team.includes(player))) return false;
  }
  if (filter.attacking !== undefined && isAttacking(g, object) !== filter.attacking) return false;
  if (filter.blocking !== undefined && isBlocking(g, object) !== filter.blocking) return false;
  if (
    filter.controller !== undefined &&
    !playersOf(g, context, filter.controller).includes(object.controller)
  ) {
    return false;
  }
  if (filter.owner !== undefined && !playersOf(g, context, filter.owner).includes(object.owner)) return false;
  if (filter.is !== undefined && !objectsOf(g, context, filter.is).some(({ id }) => id === object.id))
    return false;
  if (
    filter.attachedTo !== undefined &&
    !objectsOf(g, context, filter.attachedTo).some(({ id }) => id === object.attachedTo)
  )
    return false;
  if (
    filter.blocks !== undefined &&
    !objectsOf(g, context, filter.blocks).some((one) => attackOf(g, one)?.blockedBy.includes(object.id))
  )
    return false;
  if (filter.not !== undefined && objectsOf(g, context, filter.not).some(({ id }) => id === object.id))
    return false;
  if (
    filter.sharesColorWith !== undefined &&
    !objectsOf(g, context, filter.sharesColorWith).some((model) =>
      overlap(layersOf(g, model).colors, traits.colors),
    )
  )
    return false;
  if (
    filter.sameNameAs !== undefined &&
    !objectsOf(g, context, filter.sameNameAs).some((model) => layersOf(g, model).name === traits.name)
  )
    return false;
  if (filter.sharesTypeWith !== undefined) {
    const models = objectsOf(g, context, filter.sharesTypeWith);
    if (!models.some((model) => overlap(layersOf(g, model).subtypes, traits.subtypes))) {
      return false;
    }
  }
  return true;
}

function within(g: Engine, context: Context, number: number, { least, most }: Bounds): boolean {
  if (least !== undefined && number < amountOf(g, context, least)) return false;
  return most === undefined || number <= amountOf(g, context, most);
}

function isOfType(object: GameObject, types: readonly string[], type: string): boolean {
  if (type === 'permanent') return object.zone === 'battlefield' || types.some(isPermanentType);
  if (type === 'spell') return object.zone === 'stack' && object.kind !== 'ability';
  if (type === 'ability') return object.kind === 'ability';
  return types.includes(type);
}

function overlap(some: readonly string[], others: readonly string[]): boolean {
  return some.some((each) => others.includes(each));
}

export function isAttacking(g: Engine, object: GameObject): boolean {
  return g.state.threads.some((thread) =>
    thread.turn?.combat?.attackers.some((attacker) => attacker.creature === object.id),
  );
}

/** How an object attacks, if it does. */
function attackOf(g: Engine, object: GameObject): Attacker | undefined {
  for (const thread of g.state.threads) {
    const found = thread.turn?.combat?.attackers.find(({ creature }) => creature === object.id);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isBlocking(g: Engine, object: GameObject): boolean {
  return g.state.threads.some((thread) =>
    thread.turn?.combat?.attackers.some((attacker) => attacker.blockedBy.includes(object.id)),
  );
}

/** The objects in a zone. */
export function inZone(g: Engine, zone: Zone | 'any'): GameObject[] {
  // What a player owns outside the game is no part of it.
  if (zone === 'any' || zone === 'outside')
    return g.state.objects.all.filter(
      (one) => one.exists && (one.zone === 'outside') === (zone === 'outside'),
    );
  const kept = keptIn(g.state, zone);
  if (kept === null) return [];
  // Cards of a library that nobody has looked at yet have no names.
  const names = Array.isArray(kept)
    ? kept
    : Object.values(kept)
        .flat()
        .filter((id) => id !== '');
  return names.map((id) => g.object(id));
}

/**
 * The objects that a filter admits.
 * @param viewers who must have an object within range for it to be seen; the controller when absent
 */
export function objectsMatching(
  g: Engine,
  context: Context,
  filter: ObjectFilter,
  viewers?: readonly PlayerId[],
): GameObject[] {
  // What something was done to is known wherever it is now, tokens that are no more too.
  if (filter.zone === 'any' && filter.pile !== undefined)
    return (context.piles[filter.pile] ?? [])
      .map((id) => g.object(id))
      .filter((object) => matches(g, context, object, filter));
  const eyes = viewers ?? [context.controller];
  return inZone(g, filter.zone ?? 'battlefield').filter(
    (object) => (context.plane || seesObject(g, eyes, object)) && matches(g, context, object, filter),
  );
}

/** Whether a filter admits a player. Range of influence is not part of the question. */
export function admits(g: Engine, context: Context, player: PlayerId, filter: PlayerFilter): boolean {
  const centre = filter.of === undefined ? context.controller : playersOf(g, context, filter.of)[0];
  const who = filter.who ?? 'any';
  if (who !== 'any') {
    if (centre === undefined) return false;
    const same = player === centre;
    const team = teamOf(g, centre);
    const sameTeam = same || (team !== null && team === teamOf(g, player));
    switch (who) {
      case 'you':
        if (!same) return false;
        break;
      case 'opponents':
        if (!areOpponents(g, centre, player)) return false;
        break;
      case 'teammates':
        if (same || !sameTeam) return false;
        break;
      case 'team':
        if (!sameTeam) return false;
        break;
      case 'others':
        if (same) return false;
        break;
    }
  }
  if (filter.lifeAtMost !== undefined || filter.lifeAtLeast !== undefined) {
    const life = amountOf(g, context, { amount: 'life', of: { player: 'named', name: player } });
    if (filter.lifeAtMost !== undefined && life > amountOf(g, context, filter.lifeAtMost)) return false;
    if (filter.lifeAtLeast !== undefined && life < amountOf(g, context, filter.lifeAtLeast)) return false;
  }
  if (filter.not !== undefined && playersOf(g, context, filter.not).includes(player)) return false;
  if (filter.among?.every((one) => !playersOf(g, context, one).includes(player))) return false;
  if (filter.attacking !== undefined) {
    const attacked = playersOf(g, context, filter.attacking);
    const attacks = g.state.threads.some((thread) =>
      thread.turn?.combat?.attackers.some(
        ({ creature, defender }) =>
          g.object(creature).controller === player &&
          (g.state.teams[defender]?.members ?? [defender]).some((one) => attacked.includes(one)),
      ),
    );
    if (!attacks) return false;
  }
  if (filter.hurtBy && !objectsOf(g, context, filter.hurtBy).some(({ hurt }) => hurt?.includes(player)))
    return false;
  if (filter.where !== undefined && !holds(g, { ...context, it: { player } }, filter.where)) return false;
  return true;
}

/** The players still in the game, within the range of the viewers, whom a filter admits. */
export function playersMatching(
  g: Engine,
  context: Context,
  filter: PlayerFilter,
  viewers?: readonly PlayerId[],
): PlayerId[] {
  const eyes = viewers ?? [context.controller];
  return remaining(g).filter(
    (player) => (context.plane || seen(g, eyes, player)) && admits(g, context, player, filter),
  );
}
