import { NO_ANSWERS } from '../answers.js';
import type { Effect, PlayerId } from '../cards/types.js';
import { attackingCandidates, defendingCandidates, teamDefends } from '../combat/defending.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { draw } from '../random.js';
import { isMeantFromStack, mentions } from '../stack/references.js';
import type { Context, Target } from '../state.js';
import { activePlayers, primaryPlayer, teamOf } from '../table/teams.js';
import type { Thread } from '../threads.js';
import { carryOut } from './handlers.js';
import type { EffectsFrame } from './nest.js';
import { sourceOf } from './recipients.js';

/**
 * Carries out a list of effects in order. Each asks first whatever it has to ask and changes the state only when
 * all of its questions are answered, so that nobody chooses with knowledge of half an effect.
 */
export function runEffects(g: Engine, thread: Thread, frame: EffectsFrame): boolean {
  const effect = frame.effects[frame.index];
  if (effect === undefined) {
    if (frame.nested) handBack(thread, frame);
    return true;
  }
  if (!settleReferences(g, frame, effect)) return false;
  const { targets } = frame.context;
  const here = targets.filter((target) => isWhereChosen(g, target));
  const done = carryOut(g, frame, effect);
  if (here.length > 0) followTargets(g, frame.context, here);
  if (!done) return false;
  frame.index++;
  frame.answers = NO_ANSWERS;
  // One ability means the same defending player each time it names one; the active player is found each time, unless one was named earlier.
  if (frame.context.chosen['#active'] !== undefined && !isMeantFromStack(g))
    delete frame.context.chosen['#active'];
  return false;
}

function isWhereChosen(g: Engine, { object, incarnation }: Target): boolean {
  return object !== undefined && g.state.objects.get(object)?.incarnation === incarnation;
}

/** An effect still finds the object that it has moved itself, and what that object was before (400.7j, 608.2h). */
function followTargets(g: Engine, context: Context, here: readonly Target[]): void {
  const moved = here.filter((target) => !isWhereChosen(g, target));
  if (moved.length === 0) return;
  context.targets = context.targets.map((target) =>
    moved.includes(target)
      ? { ...target, incarnation: g.state.objects.get(target.object as string)?.incarnation ?? 0 }
      : target,
  );
}

/** What inner effects found and remembered belongs to the effects around them. */
function handBack(thread: Thread, frame: EffectsFrame): void {
  const at = thread.frames.lastIndexOf(frame);
  const outer = thread.frames[at - 1];
  if (outer?.kind !== 'effects') return;
  outer.context.remembered = frame.context.remembered;
  outer.context.piles = frame.context.piles;
  outer.context.found = frame.context.found;
  outer.context.targets = frame.context.targets;
  outer.context.chosen = { ...frame.context.chosen, ...outer.context.chosen };
}

const mentioned = new WeakMap<Effect, Set<string>>();

/** Where several players could be the active, defending or attacking player, has one of them chosen. */
function settleReferences(g: Engine, frame: EffectsFrame, effect: Effect): boolean {
  let names = mentioned.get(effect);
  if (names === undefined) {
    names = mentions(effect, new Set());
    mentioned.set(effect, names);
  }
  for (const name of names) {
    const key = `#${name}`;
    if (frame.context.chosen[key] !== undefined) continue;
    const players = candidates(g, frame.context, name);
    if (players.length === 0) continue;
    const answer = g.ask(frame, key, () => ({
      kind: name === 'active' ? 'activePlayer' : 'defendingPlayer',
      player: chooserOf(g, frame.context, name),
      options: players.map((player) => ({ type: 'player', player })),
      ...sourceOf(frame.context),
      slot: name,
    }));
    if (answer === undefined) return false;
    if (answer.type === 'player') frame.context.chosen[key] = answer.player;
  }
  return true;
}

/** Who says which of several players an effect speaks of. */
function chooserOf(g: Engine, { controller }: Context, name: string): PlayerId {
  if (name === 'active') return activePlayerChooser(g) ?? controller;
  if (name !== 'defending' || teamDefends(g)) return controller;
  const rule = g.rules.ask('attackMultiplePlayers.ambiguousDefendingPlayer');
  switch (rule) {
    case 'activePlayer':
      return activePlayers(g, g.thread.turn)[0] ?? controller;
    // One has been drawn already.
    case 'atRandom':
    case 'controllerOfAbility':
    case 'controllerOfSpellOrAbility':
      return controller;
    default:
      return unhandled('attackMultiplePlayers.ambiguousDefendingPlayer', rule);
  }
}

/** The player who says which active player is meant, or null where it is the controller of the ability. */
function activePlayerChooser(g: Engine): PlayerId | null {
  const [active = '', other] = activePlayers(g, g.thread.turn);
  const team = teamOf(g, active);
  if (team === null || other === undefined) return null;
  const rule = g.rules.ask('sharedTeamTurns.activePlayerReference');
  switch (rule) {
    // Where no rule names the chooser, the controller carries the effect out.
    case 'notSpecified':
    case 'oneChosenByControllerOnApplication':
    case 'oneChosenByControllerOnStack':
    // Only one can be meant.
    case 'primaryPlayerOfActiveTeam':
      return null;
    case 'oneChosenByActiveTeam':
      return primaryPlayer(g, team);
    default:
      return unhandled('sharedTeamTurns.activePlayerReference', rule);
  }
}

function candidates(g: Engine, context: Context, name: string): PlayerId[] {
  if (name === 'active') {
    const players = [...activePlayers(g, g.thread.turn)];
    const team = teamOf(g, players[0] ?? '');
    if (players.length < 2 || team === null) return players;
    const primary =
      g.rules.ask('sharedTeamTurns.activePlayerReference') === 'primaryPlayerOfActiveTeam'
        ? primaryPlayer(g, team)
        : null;
    return primary === null ? players : [primary];
  }
  if (name === 'attacking') {
    if (g.state.options.sharedTeamTurns) g.rules.rely('sharedTeamTurns.attackingPlayerReference');
    return attackingCandidates(g, context);
  }
  const players = defendingCandidates(g, context);
  if (teamDefends(g)) g.rules.ask('twoHeadedGiant.defendingPlayerReference');
  else if (g.rules.ask('attackMultiplePlayers.ambiguousDefendingPlayer') === 'atRandom' && players.length > 1)
    return players.slice(draw(g.state, players.length)).slice(0, 1);
  return players;
}
