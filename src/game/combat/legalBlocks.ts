import { glance } from '../cards/context.js';
import { matches } from '../cards/filters.js';
import { objectsOf } from '../cards/references.js';
import { hasKeyword, staticsOf, traitsOf } from '../cards/traits.js';
import type { ObjectId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import type { Attacker, Frame } from '../threads.js';
import { canBlock, mostBlocked } from './blockable.js';

/** A block that has been chosen. */
export type Choice = Extract<Frame, { kind: 'block' }>['chosen'][number];

/** Steps of the search for a legal whole before an option is given the benefit of the doubt. */
const SEARCH = 20_000;

/** What is asked of the blocks of one player or team as a whole. */
interface Demands {
  /** Creatures that can block, in the order in which they are asked for. */
  creatures: readonly ObjectId[];
  attackers: readonly Attacker[];
  /** How many creatures may block. */
  most: number;
  lures: readonly Lure[];
  /** Attackers that somebody has to block. */
  drawn: readonly Attacker[];
  /** Creatures that have to block something. */
  willing: readonly ObjectId[];
  /** How many requirements the creatures from each place on can meet as lured ones at most. */
  ahead: readonly number[];
  /** How many requirements can be met at most. */
  best: number;
}

/** An attacker that every creature able to block it has to block, or every one of these. */
interface Lure {
  attacker: Attacker;
  blocks(creature: GameObject): boolean;
}

/** How many creatures have to block an attacker where any do. */
function leastBlockers(g: Engine, attacker: GameObject): number {
  let least = hasKeyword(g, attacker, 'menace') ? 2 : 1;
  for (const { source, ability } of staticsOf(g, 'blockersAtLeast'))
    if (ability.count > least && matches(g, glance(source.controller, source.id), attacker, ability.which))
      least = ability.count;
  return least;
}

/**
 * What has to be so of the blocks of one player or team as a whole; what others block has no bearing on it.
 * @returns null where each creature may do as it likes
 */
export function demandsOn(
  g: Engine,
  attackers: readonly Attacker[],
  creatures: readonly ObjectId[],
): Demands | null {
  if (isPlain(g, attackers, creatures)) return null;
  let most = Number.POSITIVE_INFINITY;
  for (const { ability } of staticsOf(g, 'limit')) most = Math.min(most, ability.blockers ?? most);
  const lures = luresOf(g, attackers);
  const drawn = attackers.filter(
    (attacker) =>
      hasKeyword(g, g.object(attacker.creature), 'drawsBlocker') &&
      creatures.some((id) => canBlock(g, g.object(id), attacker)),
  );
  const willing = creatures.filter((id) => hasKeyword(g, g.object(id), 'mustBlock'));
  const free =
    !Number.isFinite(most) &&
    lures.length === 0 &&
    drawn.length === 0 &&
    willing.length === 0 &&
    !attackers.some(
      ({ creature }) =>
        leastBlockers(g, g.object(creature)) > 1 || hasKeyword(g, g.object(creature), 'blockedByOne'),
    ) &&
    !creatures.some((id) => hasKeyword(g, g.object(id), 'blocksInCompany'));
  if (free) return null;
  const ahead = [0];
  for (const id of creatures.toReversed()) ahead.unshift((ahead[0] ?? 0) + lured(g, g.object(id), lures));
  const demands = { creatures, attackers, most, lures, drawn, willing, ahead, best: 0 };
  if (lures.length > 0 || drawn.length > 0 || willing.length > 0)
    demands.best = mostMet(g, demands, 0, [], { steps: SEARCH });
  return demands;
}

/** Whether nothing is in force that could ask for anything, and none of them has a keyword. */
function isPlain(g: Engine, attackers: readonly Attacker[], creatures: readonly ObjectId[]): boolean {
  if (!g.inEffect.none || g.forces.statics.size > 0) return false;
  for (const { creature } of attackers) if (traitsOf(g, g.object(creature)).keywords.length > 0) return false;
  for (const id of creatures) if (traitsOf(g, g.object(id)).keywords.length > 0) return false;
  return true;
}

/** How many requirements to block this creature could meet. */
function lured(g: Engine, creature: GameObject, lures: readonly Lure[]): number {
  const able = lures.filter(({ attacker, blocks }) => blocks(creature) && canBlock(g, creature, attacker));
  return Math.min(able.length, mostBlocked(g, creature));
}

function luresOf(g: Engine, attackers: readonly Attacker[]): Lure[] {
  const found: Lure[] = attackers
    .filter(({ creature }) => hasKeyword(g, g.object(creature), 'lure'))
    .map((attacker) => ({ attacker, blocks: () => true }));
  for (const { content } of g.inEffect.of('forceBlock')) {
    const attacker = attackers.find(({ creature }) => creature === content.whom);
    const { object, incarnation } = content;
    if (attacker)
      found.push({ attacker, blocks: (one) => one.id === object && one.incarnation === incarnation });
  }
  for (const { source, ability } of staticsOf(g, 'mustBeBlocked')) {
    const context = glance(source.controller, source.id);
    const { by } = ability;
    const blocks = by ? (creature: GameObject) => matches(g, context, creature, by) : () => true;
    for (const { id } of objectsOf(g, context, ability.object)) {
      const attacker = attackers.find(({ creature }) => creature === id);
      if (attacker) found.push({ attacker, blocks });
    }
  }
  return found;
}

/** Whether choices for the remaining creatures can make the blocks legal as a whole. */
export function completable(
  g: Engine,
  demands: Demands,
  at: number,
  chosen: readonly Choice[],
  budget: { steps: number } = { steps: SEARCH },
): boolean {
  if (--budget.steps <= 0) return true;
  if (atMost(g, demands, at, chosen) < demands.best) return false;
  const id = demands.creatures[at];
  if (id === undefined) return isAllowed(g, demands, chosen) && met(g, demands, chosen) >= demands.best;
  return (
    completable(g, demands, at + 1, chosen, budget) ||
    further(g, demands, id, chosen).some((more) => completable(g, demands, at, more, budget))
  );
}

/** No more requirements than this can be met with what is chosen and what is still to come. */
function atMost(g: Engine, demands: Demands, at: number, chosen: readonly Choice[]): number {
  return (
    followed(g, demands, chosen) + (demands.ahead[at] ?? 0) + demands.drawn.length + demands.willing.length
  );
}

/** How many requirements can be met at most where the blocks stay allowed. */
function mostMet(
  g: Engine,
  demands: Demands,
  at: number,
  chosen: readonly Choice[],
  budget: { steps: number },
): number {
  if (--budget.steps <= 0) return 0;
  const id = demands.creatures[at];
  if (id === undefined) return isAllowed(g, demands, chosen) ? met(g, demands, chosen) : 0;
  let most = 0;
  for (const more of further(g, demands, id, chosen)) {
    most = Math.max(most, mostMet(g, demands, at, more, budget));
    if (most >= atMost(g, demands, at, chosen)) return most;
  }
  return Math.max(most, mostMet(g, demands, at + 1, chosen, budget));
}

/** The blocks with one more by this creature. */
function further(g: Engine, { attackers }: Demands, id: ObjectId, chosen: readonly Choice[]): Choice[][] {
  const creature = g.object(id);
  const taken = chosen.filter((choice) => choice.creature === id);
  if (taken.length >= mostBlocked(g, creature)) return [];
  return attackers
    .filter(
      (attacker) =>
        !taken.some((choice) => choice.attacker === attacker.creature) && canBlock(g, creature, attacker),
    )
    .map(({ creature: attacker }) => [...chosen, { creature: id, attacker }]);
}

/** Whether no restriction is disobeyed. */
function isAllowed(g: Engine, { attackers, most }: Demands, chosen: readonly Choice[]): boolean {
  const blockers = new Set(chosen.map((choice) => choice.creature));
  if (blockers.size > most) return false;
  const [only] = blockers;
  if (blockers.size === 1 && only !== undefined && hasKeyword(g, g.object(only), 'blocksInCompany'))
    return false;
  return attackers.every((attacker) => {
    const creature = g.object(attacker.creature);
    const blocking = chosen.filter((choice) => choice.attacker === attacker.creature).length;
    return !(
      (blocking > 0 && blocking < leastBlockers(g, creature)) ||
      (blocking > 1 && hasKeyword(g, creature, 'blockedByOne'))
    );
  });
}

/** How many requirements are met. */
function met(g: Engine, demands: Demands, chosen: readonly Choice[]): number {
  const blocked = demands.drawn.filter(({ creature }) =>
    chosen.some(({ attacker }) => attacker === creature),
  );
  const blocking = demands.willing.filter((id) => chosen.some(({ creature }) => creature === id));
  return followed(g, demands, chosen) + blocked.length + blocking.length;
}

/** How often a creature blocks what it is lured by. */
function followed(g: Engine, { lures }: Demands, chosen: readonly Choice[]): number {
  let count = 0;
  for (const { attacker, blocks } of lures)
    for (const choice of chosen)
      if (choice.attacker === attacker.creature && blocks(g.object(choice.creature))) count++;
  return count;
}
