import type { Step } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { canLose, lose, winEffect } from '../outcome/ending.js';
import type { Party } from '../state.js';
import { turnTakerOf } from '../table/teams.js';
import { partyContent } from '../turn/begin.js';
import { defersExtraTurn } from '../turn/markers.js';
import { usesMarkers } from '../variants/index.js';
import type { EffectsFrame } from './nest.js';
import { beginEffect } from './permanents.js';
import { affectedPlayers } from './recipients.js';
import type { EffectOf } from './types.js';

/** The parties that players mean, each as often as the ruleset counts several members of one team. */
function parties(g: Engine, players: readonly string[]): Party[] {
  const all = players.map((player) => turnTakerOf(g, player));
  if (!g.state.options.sharedTeamTurns) return all;
  g.rules.rely('sharedTeamTurns.extraAndSkippedTurnsForTeam');
  const rule = g.rules.ask('sharedTeamTurns.duplicateExtraOrSkippedTurn');
  switch (rule) {
    case 'countsOnce':
      return [...new Set(all)];
    case 'countsForEach':
    case 'notSpecified':
      return all;
    default:
      return unhandled('sharedTeamTurns.duplicateExtraOrSkippedTurn', rule);
  }
}

export function extraTurn(g: Engine, frame: EffectsFrame, effect: EffectOf<'extraTurn'>): boolean {
  const takers = parties(g, affectedPlayers(g, frame.context, effect.player));
  for (const party of takers) {
    for (let at = 0; at < (effect.count ?? 1); at++) {
      const deferred = usesMarkers(g) && defersExtraTurn(g, party);
      g.state.extraTurns.push({ party, deferred });
      g.emit('extraTurnAdded', { ...partyContent(g, party), detail: { deferred } });
    }
  }
  return true;
}

const IN_COMBAT: readonly Step[] = [
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'combatDamage',
  'endCombat',
];

export function extraPhases(g: Engine, _frame: EffectsFrame, effect: EffectOf<'extraPhases'>): boolean {
  const turn = g.thread.turn;
  if (turn === null) return true;
  const { during } = effect;
  if (during === 'main' && turn.step !== 'main1' && turn.step !== 'main2') return true;
  if (during === 'combat' && !IN_COMBAT.includes(turn.step)) return true;
  const steps = effect.phases.flatMap((phase): Step[] => (phase === 'main' ? ['main2'] : [...IN_COMBAT]));
  // Added phases follow the phase that is going on.
  let at = 0;
  if (IN_COMBAT.includes(turn.step)) {
    const left = (step: Step | undefined) => step !== undefined && IN_COMBAT.indexOf(step) > 0;
    while (left(turn.ahead[at])) at++;
  }
  turn.ahead.splice(at, 0, ...steps);
  g.emit('phasesAdded', {
    ...partyContent(g, turn.party),
    detail: { phases: effect.phases },
  });
  return true;
}

export function skip(g: Engine, frame: EffectsFrame, effect: EffectOf<'skip'>): boolean {
  const those = parties(g, affectedPlayers(g, frame.context, effect.player));
  for (const party of those) {
    g.state.skips.push({ party, what: effect.what });
    g.emit('skipAdded', { ...partyContent(g, party), detail: { what: effect.what } });
  }
  return true;
}

export function winOrLose(g: Engine, frame: EffectsFrame, effect: EffectOf<'win' | 'lose'>): boolean {
  const players = affectedPlayers(g, frame.context, effect.player);
  if (effect.effect === 'win') {
    for (const player of players) winEffect(g, player);
    return true;
  }
  lose(
    g,
    players.filter((player) => canLose(g, player)),
  );
  return true;
}

/** Has draws replaced by what the effects say. */
export function replaceDraw(g: Engine, frame: EffectsFrame, effect: EffectOf<'replaceDraw'>): boolean {
  const { effects, once, duration } = effect;
  const players = affectedPlayers(g, frame.context, effect.player);
  beginEffect(g, frame, null, duration, {
    kind: 'draws',
    players,
    effects,
    ...(once ? { once } : {}),
    known: frame.context,
  });
  return true;
}

/** Lets players play more lands. */
export function moreLands(g: Engine, frame: EffectsFrame, effect: EffectOf<'lands'>): boolean {
  for (const player of affectedPlayers(g, frame.context, effect.player))
    beginEffect(g, frame, null, effect.duration, { kind: 'lands', player, count: effect.count });
  return true;
}

/** Lets players play cards of the graveyards of others. */
export function useGraveyards(g: Engine, frame: EffectsFrame, effect: EffectOf<'useGraveyards'>): boolean {
  const of = affectedPlayers(g, frame.context, effect.of);
  for (const player of affectedPlayers(g, frame.context, effect.player))
    beginEffect(g, frame, null, effect.duration, { kind: 'graveyards', player, of });
  return true;
}
