import { holds } from '../cards/amounts.js';
import { glance } from '../cards/context.js';
import { admits, matches } from '../cards/filters.js';
import { hasKeyword, hasType, layersOf, staticsOf } from '../cards/traits.js';
import type { Condition, ObjectProhibition, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { barred } from '../life/prohibitions.js';
import { limitedTo, reaches } from '../reach/information.js';
import { inRange, limited } from '../reach/range.js';
import { manaFor } from '../stack/pool.js';
import type { Context, GameObject } from '../state.js';
import { around, distance, neighbour, remaining } from '../table/seats.js';
import { areOpponents, membersIn, opponentsOf } from '../table/teams.js';
import type { Combat } from '../threads.js';
import { variantOf } from '../variants/index.js';
import { playersBehind, teamDefends } from './defending.js';

/** The opponents whom a player may attack, range of influence and attack options considered. */
export function attackablePlayers(g: Engine, player: PlayerId): readonly PlayerId[] {
  let known = g.roster.attackable.get(player);
  if (known === undefined || known.ranges !== g.state.ranges) {
    known = { ranges: g.state.ranges, players: g.rules.record(findAttackable, g, player) };
    g.roster.attackable.set(player, known);
  }
  return g.rules.recall(known.players);
}

function findAttackable(g: Engine, player: PlayerId): PlayerId[] {
  const options = g.state.options;
  const sides = [...(options.attackLeft ? [1 as const] : []), ...(options.attackRight ? [-1 as const] : [])];
  return opponentsOf(g, player).filter((opponent) => {
    if (limited(g) && !rangeAllows(g, player, opponent)) return false;
    if (sides.length > 0 && !sides.some((side) => besideAllows(g, player, opponent, side))) return false;
    if (options.attackAdjacentOnly && !distanceAllows(g, player, opponent)) return false;
    return true;
  });
}

function rangeAllows(g: Engine, player: PlayerId, opponent: PlayerId): boolean {
  if (g.rules.ask('rangeOfInfluence.attackTargets') === 'opponentsAnywhere') return true;
  g.rules.rely('rangeOfInfluence.noOpponentInRange');
  return inRange(g, player, opponent);
}

function besideAllows(g: Engine, player: PlayerId, opponent: PlayerId, side: 1 | -1): boolean {
  const direction = sideAttacked(g, side);
  const ring = around(g, neighbour(g, player, direction), direction);
  // One is the next seat.
  const seats = ring.indexOf(opponent) + 1;
  const first = ring.findIndex((other) => areOpponents(g, player, other)) + 1;
  const named = side === 1 ? 'left' : 'right';
  const near = seats <= g.rules.number(`attackLeftRight.${named}.seats`);
  if (first <= g.rules.number(`attackLeftRight.${named}.nearestSeats`)) return near;
  const distant = g.rules.ask('attackLeftRight.distantNearestOpponent');
  switch (distant) {
    case 'cannotAttack':
      return false;
    case 'canAttackNearest':
      return seats === first;
    case 'canAttackNearestToLeft':
    case 'canAttackNearestToRight':
      return seats === first && (distant === 'canAttackNearestToLeft') === (side === 1);
    default:
      return unhandled('attackLeftRight.distantNearestOpponent', distant);
  }
}

/** The side to which an option lets players attack; it is named for one. */
function sideAttacked(g: Engine, named: 1 | -1): 1 | -1 {
  const rule = g.rules.ask('attackLeftRight.attackTargets');
  switch (rule) {
    case 'adjacentOpponent':
    case 'adjacentOpponentPlaneswalkerOrBattle':
      return named;
    case 'adjacentOpponentOnTheOtherSide':
      return named === 1 ? -1 : 1;
    case 'adjacentOpponentOnTheLeft':
      return 1;
    case 'adjacentOpponentOnTheRight':
      return -1;
    default:
      return unhandled('attackLeftRight.attackTargets', rule);
  }
}

function distanceAllows(g: Engine, player: PlayerId, opponent: PlayerId): boolean {
  const seats = variantOf(g)?.attackSeats?.(g.rules) ?? 1;
  if (seats === 'left' || seats === 'right')
    return neighbour(g, player, seats === 'left' ? 1 : -1) === opponent;
  if (seats === 'any') return true;
  const players = remaining(g);
  const away = distance(players, player, opponent);
  if (seats === 'apart') return away > 1;
  return away === (seats === 'across' ? Math.floor(players.length / 2) : seats);
}

/** Whether planeswalkers of attackable players, and battles that they protect, may be attacked as well, by the option in use. */
function walkersToo(g: Engine): boolean {
  const options = g.state.options;
  if (options.attackMultiplePlayers) {
    const rule = g.rules.ask('attackMultiplePlayers.attackTargets');
    switch (rule) {
      case 'player':
        return false;
      case 'playerOrPlaneswalker':
      case 'playerPlaneswalkerOrBattle':
        break;
      default:
        unhandled('attackMultiplePlayers.attackTargets', rule);
    }
  }
  if (!limited(g)) return true;
  const rule = g.rules.ask('rangeOfInfluence.attackTargets');
  switch (rule) {
    case 'opponents':
      return false;
    case 'opponentsAndPlaneswalkers':
    case 'opponentsPlaneswalkersAndBattles':
    case 'opponentsAnywhere':
      return true;
    default:
      return unhandled('rangeOfInfluence.attackTargets', rule);
  }
}

/**
 * Everything that a creature can be declared as attacking: players, or the teams attacked as groups,
 * planeswalkers and battles. Its controller must be able to attack with it at all.
 */
export function attackTargets(g: Engine, creature: GameObject): readonly string[] {
  if (!mayAttack(g, creature)) return NOBODY;
  const combat = g.thread.turn?.combat;
  const kept = g.attacks(combat);
  let found = kept.get(creature.id);
  if (found === undefined) {
    found = g.rules.record(findTargets, g, creature, combat);
    kept.set(creature.id, found);
  }
  return g.rules.recall(found);
}

const NOBODY: readonly never[] = [];

function findTargets(g: Engine, creature: GameObject, combat: Combat | null | undefined): string[] {
  let players = attackablePlayers(g, creature.controller);
  if (combat && !players.every((player) => combat.defending.includes(player)))
    players = players.filter((player) => combat.defending.includes(player));
  const found: string[] = [];
  if (teamDefends(g)) {
    for (const [team, { members }] of Object.entries(g.state.teams)) {
      const defending = members.filter((member) => players.includes(member));
      if (defending.length > 0 && teamAttackable(g, creature, membersIn(g, team))) found.push(team);
    }
  } else {
    for (const player of players) if (playerAttackable(g, creature, player)) found.push(player);
  }
  if (walkersToo(g)) {
    for (const object of g.survey.special) {
      const battle = hasType(g, object, 'battle');
      if (!battle && !hasType(g, object, 'planeswalker')) continue;
      const [behind] = playersBehind(g, object.id);
      if (behind === undefined || !players.includes(behind)) continue;
      if (!conditionsAllow(g, creature, [behind])) continue;
      if (!battle && !free(g, creature, taxesOn(g, creature, behind, true))) continue;
      found.push(object.id);
    }
  }
  return found;
}

/** Whether a creature could attack at all: nothing holds it back whoever is attacked. */
function mayAttack(g: Engine, creature: GameObject): boolean {
  if (creature.tapped || (creature.sick && !hasKeyword(g, creature, 'haste'))) return false;
  if (hasKeyword(g, creature, 'defender') && !hasKeyword(g, creature, 'attacksAnyway')) return false;
  if (barred(g, creature.controller, 'attack') || hasType(g, creature, 'battle')) return false;
  return !objectBarred(g, creature, 'attack');
}

/** Whether something says that this object cannot do the thing. */
export function objectBarred(g: Engine, object: GameObject, what: ObjectProhibition): boolean {
  for (const { source, ability } of staticsOf(g, 'objects')) {
    if (!ability.cant.includes(what)) continue;
    const context = glance(source.controller, source.id);
    if (!limitedTo(g, source, object) || !matches(g, context, object, ability.which)) continue;
    if (ability.unless !== undefined && holds(g, { ...context, it: { object: object.id } }, ability.unless))
      continue;
    return true;
  }
  return !g.inEffect.none && barredByEffect(g, object, what);
}

/** Whether an effect with a duration says so. */
function barredByEffect(g: Engine, object: GameObject, what: ObjectProhibition): boolean {
  const { inEffect } = g;
  return (
    inEffect
      .of('forbid')
      .some(
        ({ content }) =>
          content.object === object.id &&
          content.incarnation === object.incarnation &&
          content.cant.includes(what),
      ) ||
    inEffect
      .of('forbidAll')
      .some(
        ({ content, controller, source }) =>
          content.whom === undefined &&
          content.cant.includes(what) &&
          matches(g, glance(controller, source), object, content.which),
      )
  );
}

/** What attacking with a creature costs, and whether it is forbidden altogether. */
interface Tax {
  mana: number;
  barred: boolean;
}

/** What an object of a defending player has against this creature attacking that player or, with `walker`, a planeswalker of theirs. */
function taxesOn(g: Engine, creature: GameObject, player: PlayerId, walker = false): Tax {
  let mana = 0;
  let forbidden = false;
  for (const { source, ability } of staticsOf(g, 'attackTax')) {
    if (walker && !ability.planeswalkers) continue;
    const context = glance(source.controller, source.id);
    if (!reaches(g, source.controller, creature.controller)) continue;
    if (!matches(g, context, creature, ability.which) || !admits(g, context, player, ability.defenders))
      continue;
    if (ability.unlessPaid?.cost === 'mana' && typeof ability.unlessPaid.amount === 'number') {
      mana += ability.unlessPaid.amount;
    } else forbidden = true;
  }
  for (const { content, controller, source } of g.inEffect.of('forbidAll'))
    if (
      content.whom?.includes(player) &&
      (!walker || content.planeswalkers) &&
      matches(g, glance(controller, source), creature, content.which)
    )
      forbidden = true;
  return { mana, barred: forbidden };
}

/** Whether the creature's own restrictions let it attack these players, of whom a comparison needs only one. */
function conditionsAllow(g: Engine, creature: GameObject, players: readonly PlayerId[]): boolean {
  const { abilities } = layersOf(g, creature);
  for (const ability of abilities) {
    if (ability.ability !== 'static' || ability.static !== 'attackOnly') continue;
    const context = glance(creature.controller, creature.id);
    if (ability.unless !== undefined && !holdsOfAny(g, context, ability.unless, players)) return false;
    if (ability.not !== undefined && holdsOfAny(g, context, ability.not, players)) return false;
  }
  return true;
}

/**
 * A comparison with the defending player where there are several: true as soon as it is true of one of them. A
 * negated comparison is true only where the plain one is not.
 */
function holdsOfAny(
  g: Engine,
  context: Context,
  condition: Condition,
  players: readonly PlayerId[],
): boolean {
  switch (condition.if) {
    case 'not':
      return !holdsOfAny(g, context, condition.of, players);
    case 'all':
      return condition.of.every((each) => holdsOfAny(g, context, each, players));
    case 'any':
      return condition.of.some((each) => holdsOfAny(g, context, each, players));
    default:
      return players.some((player) =>
        holds(g, { ...context, chosen: { ...context.chosen, '#defending': player } }, condition),
      );
  }
}

function playerAttackable(g: Engine, creature: GameObject, player: PlayerId): boolean {
  const taxed = staticsOf(g, 'attackTax').length > 0 || g.inEffect.has('forbidAll');
  if (taxed && !free(g, creature, taxesOn(g, creature, player))) return false;
  return conditionsAllow(g, creature, [player]);
}

/** Whether a tax lets a creature attack: nothing forbids it, and its controller can pay. */
function free(g: Engine, creature: GameObject, { mana, barred }: Tax): boolean {
  return !barred && affordable(g, creature.controller, mana);
}

function affordable(g: Engine, player: PlayerId, mana: number): boolean {
  const pool = manaFor(g, player);
  return pool === null || mana <= pool;
}

/** Whether a creature can attack a team as a group. */
function teamAttackable(g: Engine, creature: GameObject, members: readonly PlayerId[]): boolean {
  const spread = g.rules.ask('twoHeadedGiant.attackProhibitionSpread');
  switch (spread) {
    case 'ifUnableToAttackOnePlayer':
      return members.every((member) => playerAttackable(g, creature, member));
    case 'ifDefendersObjectForbidsAttackingThatPlayer':
      return (
        members.every((member) => free(g, creature, taxesOn(g, creature, member))) &&
        conditionsAllow(g, creature, members)
      );
    case 'never':
      return members.some((member) => playerAttackable(g, creature, member));
    default:
      return unhandled('twoHeadedGiant.attackProhibitionSpread', spread);
  }
}

/** Mana asked for attacking with this creature. */
export function attackPrice(g: Engine, creature: GameObject, defender: string): number {
  if (staticsOf(g, 'attackTax').length === 0) return 0;
  const walker = g.state.objects.get(defender);
  if (walker !== undefined && hasType(g, walker, 'battle')) return 0;
  if (walker !== undefined) return taxesOn(g, creature, walker.controller, true).mana;
  const team = g.state.teams[defender];
  const players =
    team !== undefined ? membersIn(g, defender) : g.state.players[defender] !== undefined ? [defender] : [];
  return players.reduce((sum, player) => sum + taxesOn(g, creature, player).mana, 0);
}
