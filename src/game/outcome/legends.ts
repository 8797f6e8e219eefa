import { traitsOf } from '../cards/traits.js';
import type { ObjectId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { GameObject } from '../state.js';
import type { Frame } from '../threads.js';
import { listIn } from '../zones/lists.js';

/** Which legendary permanent (and planeswalker) of each name every controller keeps, where one may be kept. */
export function legendsToKeep(
  g: Engine,
  frame: Frame,
  permanents: readonly GameObject[],
): Map<string, ObjectId> | 'waiting' {
  const kept = new Map<string, ObjectId>();
  const groups = new Map<string, GameObject[]>();
  const add = (key: string, object: GameObject) => {
    listIn(groups, key).push(object);
  };
  for (const object of permanents) {
    const traits = traitsOf(g, object);
    if (traits.supertypes.includes('legendary')) add(`${object.controller}/${traits.name}`, object);
    if (traits.types.includes('planeswalker'))
      add(`${object.controller}/walker ${traits.subtypes[0] ?? ''}`, object);
  }
  let waiting = false;
  for (const [key, group] of groups) {
    if (group.length < 2) continue;
    const walker = key.includes('/walker ');
    if (!onePerController(g, walker)) continue;
    const names = group.map((object) => object.id);
    const answer = g.ask(frame, `keep ${names.join(' ')}`, () => ({
      kind: 'legend',
      player: group[0]?.controller ?? '',
      options: names.map((object) => ({ type: 'object', object })),
    }));
    if (answer === undefined) waiting = true;
    else if (answer.type === 'object') kept.set(key, answer.object);
  }
  return waiting ? 'waiting' : kept;
}

/** Whether each player keeps one legendary permanent (or planeswalker) of a name. */
export function onePerController(g: Engine, walker: boolean): boolean {
  if (walker) {
    const rule = g.rules.ask('rangeOfInfluence.planeswalkerUniquenessRule.coreRule');
    switch (rule) {
      case 'perControllerOneKept':
        return true;
      case 'noSuchRule':
      case 'acrossPlayersNoneKept':
        return false;
      default:
        return unhandled('rangeOfInfluence.planeswalkerUniquenessRule.coreRule', rule);
    }
  }
  const rule = g.rules.ask('rangeOfInfluence.legendRule.coreRule');
  switch (rule) {
    case 'perControllerOneKept':
      return true;
    case 'acrossPlayersNoneKept':
      return false;
    default:
      return unhandled('rangeOfInfluence.legendRule.coreRule', rule);
  }
}
