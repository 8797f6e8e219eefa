import { contextOf } from '../cards/context.js';
import { playersMatching } from '../cards/filters.js';
import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import { activatedAbility } from './abilities.js';
import { castSpecs } from './actions.js';
import { legalTargets } from './targets.js';

/**
 * The names of the players and objects that a spell or an ability could take as a target now (601.2c).
 * @param slot place among its targets, counted from 0; a place that it does not have offers nothing
 * @param player who would choose; without it the controller of the object
 * @param ability index among the activated abilities of the object; without it the object is cast
 */
export function targetsOffered(
  g: Engine,
  source: GameObject,
  slot: number,
  player?: PlayerId,
  ability?: number,
): string[] {
  const controller = player ?? source.controller;
  const specs =
    ability === undefined ? castSpecs(g, source) : (activatedAbility(g, source, ability)?.targets ?? []);
  const spec = specs[slot];
  if (spec === undefined) return [];
  const context = contextOf(controller, source.id, { n: source.n, x: source.x });
  const shares = spec.forEach === undefined ? [null] : playersMatching(g, context, spec.forEach);
  const found = shares.flatMap((it) => legalTargets(g, context, spec, [], it, controller, null));
  return [...new Set(found.map((target) => target.player ?? target.object ?? ''))];
}
