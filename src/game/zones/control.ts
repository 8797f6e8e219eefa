import { glance } from '../cards/context.js';
import { objectsOf, playersOf } from '../cards/references.js';
import { staticsOf } from '../cards/traits.js';
import type { PlayerId } from '../cards/types.js';
import { leaveCombat } from '../combat/removal.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { GameObject, GameState } from '../state.js';
import { removeEffects } from './inEffect.js';
import { moveObject } from './move.js';

/**
 * Works out again who controls every permanent and spell, and carries out what the ruleset says where control
 * would fall to a player who has left.
 */
export function refreshControl(g: Engine): void {
  const { inEffect, roster } = g;
  const steady = !inEffect.lapses && staticsOf(g, 'control').length === 0;
  // What has come into play since then is a new object: no effect from before gives control of it.
  const { settledControl: known } = g;
  if (steady && known?.inEffect === inEffect && known.roster === roster) return;
  endLapsed(g);
  let settled = steady;
  // Whoever gets control of what gives control gets control of what it is given of.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const moved = assignControl(g);
    if (!moved) break;
    settled = false;
    endLapsed(g);
  }
  g.settledControl = settled ? { inEffect, roster } : null;
}

/** How often control may change because of control that has just changed. */
const MOST_ROUNDS = 8;

/** Gives everything to whoever should control it. @returns whether anything has another controller now, or should have */
function assignControl(g: Engine): boolean {
  const grants = grantedControl(g);
  const { battlefield, stacks } = g.state;
  let moved = false;
  for (const id of isEmpty(stacks)
    ? battlefield.slice()
    : [...battlefield, ...Object.values(stacks).flat()]) {
    const object = g.object(id);
    const claimed = grants.get(id);
    const wanted = claimed ?? object.defaultController;
    if (wanted === object.controller) continue;
    moved = true;
    if (g.state.players[wanted]?.inGame === true) change(g, object, wanted);
    else if (claimed !== undefined) keep(g, object);
    else if (g.state.players[object.controller]?.inGame === true) expired(g, object);
  }
  return moved;
}

const isEmpty = (stacks: GameState['stacks']): boolean => {
  for (const marker in stacks) if (stacks[marker]?.length !== 0) return false;
  return true;
};

/** Effects that last while something is attached or on the stack end when it no longer is. */
function endLapsed(g: Engine): void {
  if (!g.inEffect.lapses) return;
  const over = g.state.effects.filter(({ duration }) => {
    if (duration.until === 'attached')
      return g.state.objects.get(duration.source)?.attachedTo !== duration.object;
    if (duration.until === 'source') {
      const source = g.state.objects.get(duration.source);
      return (
        source?.zone !== 'battlefield' ||
        source.incarnation !== duration.incarnation ||
        (duration.tapped === true && !source.tapped) ||
        (duration.of !== undefined && source.controller !== duration.of)
      );
    }
    return duration.until === 'onStack' && g.state.objects.get(duration.object)?.zone !== 'stack';
  });
  if (over.length === 0) return;
  removeEffects(g, (effect) => over.includes(effect));
  for (const { id, controller, content } of over) {
    g.emit('effectEnded', {
      player: controller,
      ...('object' in content ? { object: content.object } : {}),
      detail: { effect: id, kind: content.kind },
    });
  }
}

/** Who is given control of what by effects, the latest effect of a player who is still there prevailing. */
function grantedControl(g: Engine): Map<string, PlayerId> {
  const claims: { time: number; object: string; by: PlayerId }[] = [];
  for (const { source, ability } of staticsOf(g, 'control')) {
    const context = glance(source.controller, source.id);
    const by = playersOf(g, context, ability.by)[0];
    // What an ability gives to a player who has left has ended, as what a resolved spell gave has.
    if (by === undefined || g.state.players[by]?.inGame !== true) continue;
    for (const object of objectsOf(g, context, ability.object)) {
      claims.push({ time: source.timestamp, object: object.id, by });
    }
  }
  for (const { id, content } of g.inEffect.of('control')) {
    const object = g.state.objects.get(content.object);
    if (object === undefined || object.incarnation !== content.incarnation) continue;
    claims.push({ time: id, object: content.object, by: content.by });
  }
  claims.sort((a, b) => a.time - b.time);
  const grants = new Map<string, PlayerId>();
  for (const { object, by } of claims) {
    // Control given to a player who has left does not move; an earlier claim stays good.
    if (g.state.players[by]?.inGame === true || !grants.has(object)) grants.set(object, by);
  }
  return grants;
}

function change(g: Engine, object: GameObject, to: PlayerId): void {
  const from = object.controller;
  object.controller = to;
  g.boardChanged();
  object.sick = true;
  object.cameAt = g.state.players[to]?.upkeeps ?? 0;
  if (object.zone === 'battlefield') leaveCombat(g, object);
  g.emit('controlChanged', {
    object: object.id,
    player: to,
    from,
    to,
  });
}

/** Control would go to a player who has left: it stays where it is. */
function keep(g: Engine, object: GameObject): void {
  if (g.rules.ask('leaving.controlChangeToDepartedPlayer') === 'exiled') moveObject(g, object.id, 'exile');
  else object.defaultController = object.controller;
}

/** No effect gives control any more, and the player whom control would fall back to has left. */
function expired(g: Engine, object: GameObject): void {
  const rule = g.rules.ask('leaving.expiredControlEffect');
  switch (rule) {
    case 'notSpecified':
      keep(g, object);
      return;
    case 'ownerGainsControl':
      object.defaultController = object.owner;
      change(g, object, object.owner);
      return;
    case 'exiledIfEnteredUnderDepartedPlayer':
    case 'exiledIfDefaultControllerDeparted':
      moveObject(g, object.id, 'exile');
      return;
    case 'graveyardIfEnteredUnderDepartedPlayer':
    case 'graveyardIfDefaultControllerDeparted':
      moveObject(g, object.id, 'graveyard');
      return;
    case 'handIfEnteredUnderDepartedPlayer':
    case 'handIfDefaultControllerDeparted':
      moveObject(g, object.id, 'hand');
      return;
    default:
      unhandled('leaving.expiredControlEffect', rule);
  }
}
