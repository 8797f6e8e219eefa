import { layersOf, permanentsOf } from '../cards/traits.js';
import type { ObjectId, PlayerId } from '../cards/types.js';
import { ruleChooser } from '../departure/substitutes.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { adjacent, remaining } from '../table/seats.js';
import { activePlayers, areOpponents, opponentsOf } from '../table/teams.js';
import type { Frame, Thread } from '../threads.js';
import { endEffects } from '../turn/durations.js';
import { teamDefends } from './defending.js';
import { attackablePlayers } from './targets.js';

/** Combat begins: it is settled who is defending. @returns false while a player chooses */
export function beginCombat(g: Engine, thread: Thread, frame: Frame): boolean {
  const turn = thread.turn;
  if (turn === null) return true;
  const defending = defendingPlayers(g, thread, frame);
  if (defending === null) return false;
  if (turn.combat === null) {
    turn.combat = {
      defending,
      attackers: [],
      was: Object.create(null) as Record<ObjectId, string>,
      chosen: {},
      struck: false,
      orders: {},
    };
    g.emit('combatBegan', { detail: { defending, marker: thread.marker } });
  }
  return chooseForDefinitions(g, thread, frame, defending);
}

/** Who is defending; null while the active player picks an opponent. */
function defendingPlayers(g: Engine, thread: Thread, frame: Frame): PlayerId[] | null {
  const first = activePlayers(g, thread.turn)[0];
  if (first === undefined) {
    g.rules.ask('leaving.turnInProgress');
    return [];
  }
  if (g.state.options.sharedTeamTurns) {
    g.rules.rely('sharedTeamTurns.nonactiveTeams');
    return remaining(g).filter((player) => areOpponents(g, first, player));
  }
  if (g.state.options.attackMultiplePlayers) {
    const rule = g.rules.ask('attackMultiplePlayers.defendingPlayers');
    switch (rule) {
      case 'allOpponents':
        return [...opponentsOf(g, first)];
      case 'neighbors':
        return opponentsOf(g, first).filter((player) => adjacent(g, first, player));
      default:
        return unhandled('attackMultiplePlayers.defendingPlayers', rule);
    }
  }
  g.rules.rely('attackMultiplePlayers.withoutOption.defendingPlayerChoice');
  const candidates = attackablePlayers(g, first);
  if (candidates.length === 0) return [];
  const answer = g.ask(frame, 'defending player', () => ({
    kind: 'defendingPlayer',
    player: ruleChooser(g, first),
    options: candidates.map((player) => ({ type: 'player', player })),
    slot: 'combat',
  }));
  if (answer === undefined) return null;
  return answer.type === 'player' ? [answer.player] : [];
}

/** Abilities that define characteristics by "defending player" have one chosen where a whole team defends. */
function chooseForDefinitions(
  g: Engine,
  thread: Thread,
  frame: Frame,
  defending: readonly PlayerId[],
): boolean {
  const combat = thread.turn?.combat;
  if (!combat || !teamDefends(g) || defending.length < 2) return true;
  const rule = g.rules.ask('twoHeadedGiant.defendingPlayerReference');
  switch (rule) {
    case 'notSpecified':
    case 'oneSpecificPlayer':
      return true;
    case 'oneChosenForListedKinds':
    case 'oneChosenForListedKindsOtherwiseBoth':
    case 'oneChosenAtFixedTimesOtherwiseBoth':
    case 'oneChosenAtFixedTimesOrLateOtherwiseBoth':
      break;
    default:
      unhandled('twoHeadedGiant.defendingPlayerReference', rule);
  }
  for (const player of activePlayers(g, thread.turn)) {
    for (const object of permanentsOf(g, player)) {
      if (!definedByDefender(g, object.id)) continue;
      const answer = g.ask(frame, `defender of ${object.id}`, () => ({
        kind: 'defendingPlayer',
        player,
        options: defending.map((each) => ({ type: 'player', player: each })),
        object: object.id,
        slot: 'definition',
      }));
      if (answer === undefined) return false;
      if (answer.type === 'player') {
        combat.chosen[object.id] = answer.player;
        g.changed();
      }
    }
  }
  return true;
}

function definedByDefender(g: Engine, id: ObjectId): boolean {
  return layersOf(g, g.object(id)).abilities.some(
    (ability) =>
      ability.ability === 'static' &&
      ability.static === 'define' &&
      JSON.stringify([ability.power, ability.toughness]).includes('"player":"defending"'),
  );
}

/** Combat is over. */
export function endCombat(g: Engine, thread: Thread): void {
  if (thread.turn === null) return;
  // A battle that nobody attacks any more may want another protector.
  if (g.survey.special.length > 0) g.boardChanged();
  else if (thread.turn.combat !== null && thread.turn.combat.attackers.length > 0) g.changed();
  thread.turn.combat = null;
  g.emit('combatEnded', { detail: { marker: thread.marker } });
  endEffects(g, ({ duration }) => duration.until === 'endOfCombat' && duration.marker === thread.marker);
}
