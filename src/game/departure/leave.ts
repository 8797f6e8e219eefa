import type { ObjectId, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { lifeSeen, poisonSeen } from '../life/seen.js';
import { draw } from '../random.js';
import { rangesAfterDeparture } from '../reach/range.js';
import type { ContinuousEffect, GameObject } from '../state.js';
import { rosterOf } from '../table/roster.js';
import { around, inTurnOrder } from '../table/seats.js';
import { activePlayers, partyMembers } from '../table/teams.js';
import { endUntilTurnOf } from '../turn/durations.js';
import { markersAfterDeparture } from '../turn/markers.js';
import { refreshControl } from '../zones/control.js';
import { crown, takeInitiative } from '../zones/emblems.js';
import { removeEffects } from '../zones/inEffect.js';
import { cease, moveTogether, shuffleAgain } from '../zones/move.js';
import { releasePhased } from '../zones/phasing.js';
import { remember } from './remembered.js';

/**
 * Players leave the game, together. What that does to their objects, to what they control and to the turn is done
 * at once and is no state-based action.
 * @param reason why: `loss`, `draw` or `win`
 */
export function removeFromGame(g: Engine, players: readonly PlayerId[], reason: string): void {
  const leaving = players.filter((player) => g.state.players[player]?.inGame === true);
  if (leaving.length === 0) return;
  g.rules.rely('leaving.timing');
  handOverPlanarControl(g, leaving);
  handOverCrown(g, leaving);
  handOverInitiative(g, leaving);
  for (const player of leaving) {
    const state = g.state.players[player];
    if (state === undefined) continue;
    state.lastKnown = {
      life: lifeSeen(g, player),
      poison: poisonSeen(g, player),
      objects: remember(g, player),
    };
  }
  const events = leaving.map((player) => {
    const state = g.state.players[player];
    if (state !== undefined) state.inGame = false;
    g.roster = rosterOf(g.rules, g.state, g.roster.table);
    g.changed();
    return { player, event: g.emit('left', { player, detail: { reason } }) };
  });
  for (const { player, event } of events) g.because(event, () => ownedObjectsLeave(g, player));
  for (const { player, event } of events) g.because(event, () => releaseControl(g, player));
  shortenDurations(g, leaving);
  g.withdrawQuestions();
  // What is due because of it comes before anybody else has priority.
  for (const { frames } of g.state.threads)
    for (const frame of frames)
      if (frame.kind === 'priority' && frame.holder !== null && partyMembers(g, frame.holder).length === 0)
        frame.settled = false;
  endTurnsOfDeparted(g);
  rangesAfterDeparture(g);
  markersAfterDeparture(g, leaving);
}

/** Where the rules say so, a turn ends with its active player: nobody gets priority any more, and only the cleanup step is left. */
function endTurnsOfDeparted(g: Engine): void {
  for (const { turn } of g.state.threads) {
    if (turn === null || partyMembers(g, turn.party).length > 0) continue;
    if (g.rules.peek('leaving.turnInProgress') !== 'turnEndsAtOnce') continue;
    g.rules.ask('leaving.turnInProgress');
    turn.ahead = turn.step === 'cleanup' ? [] : ['cleanup'];
    turn.over = true;
  }
}

/** What was to last until a turn of theirs ends earlier, where the rules say so. */
function shortenDurations(g: Engine, leaving: readonly PlayerId[]): void {
  const waits = ({ duration }: ContinuousEffect): boolean =>
    duration.until === 'nextTurn' && leaving.includes(duration.player);
  if (!g.state.effects.some(waits)) return;
  const rule = g.rules.ask('leaving.durationUntilNextTurn');
  if (rule === 'untilDeparture') endUntilTurnOf(g, leaving);
  else if (rule === 'untilEndOfCurrentTurn') {
    const duration = { until: 'endOfTurn', marker: g.thread.marker } as const;
    g.setEffects(g.state.effects.map((effect) => (waits(effect) ? { ...effect, duration } : effect)));
  }
}

/** The planar controller hands that part over before leaving. */
function handOverPlanarControl(g: Engine, leaving: readonly PlayerId[]): void {
  const controller = g.state.planarController;
  if (controller === null || !leaving.includes(controller)) return;
  const { heir, next, previous } = successorsOf(g, controller, leaving);
  const handOver = (to: PlayerId | undefined): void => {
    if (to === undefined) return;
    g.state.planarController = to;
    g.emit('planarControllerChanged', { player: to, from: controller });
  };
  const rule = g.rules.ask('leaving.planarControllerSuccession');
  switch (rule) {
    case 'notSpecified':
      return;
    case 'nextRemainingPlayerBeforeDeparture':
      handOver(next);
      return;
    case 'previousRemainingPlayerBeforeDeparture':
      handOver(previous);
      return;
    case 'activePlayerBeforeDeparture':
      handOver(heir ?? next);
      return;
    case 'randomRemainingPlayerBeforeDeparture': {
      const staying = inTurnOrder(g, controller).filter((player) => !leaving.includes(player));
      handOver(staying[draw(g.state, Math.max(1, staying.length))]);
      return;
    }
    default:
      unhandled('leaving.planarControllerSuccession', rule);
  }
}

/** Who can follow a player who leaves: the active player, or who is next or before in turn order. */
interface Successors {
  heir: PlayerId | undefined;
  next: PlayerId | undefined;
  previous: PlayerId | undefined;
  /** The nearest on the left, whichever way turns go. */
  left: PlayerId | undefined;
  active: readonly PlayerId[];
}

function successorsOf(g: Engine, holder: PlayerId, leaving: readonly PlayerId[]): Successors {
  const active = activePlayers(g, g.thread.turn);
  const stays = (player: PlayerId): boolean => !leaving.includes(player);
  const order = inTurnOrder(g, holder);
  const left = around(g, holder, 1).find(stays);
  return { heir: active.find(stays), next: order.find(stays), previous: order.findLast(stays), left, active };
}

/** The order in which successors are looked for. */
type Succession =
  | 'activePlayerElseNext'
  | 'activePlayerElsePrevious'
  | 'activePlayerElseNobody'
  | 'nextInTurnOrder'
  | 'previousInTurnOrder'
  | 'nextToLeft';

/** Who follows, or nobody. */
function follower({ heir, next, previous, left }: Successors, order: Succession): PlayerId | undefined {
  switch (order) {
    case 'activePlayerElseNext':
      return heir ?? next;
    case 'activePlayerElsePrevious':
      return heir ?? previous;
    case 'activePlayerElseNobody':
      return heir;
    case 'nextInTurnOrder':
      return next;
    case 'previousInTurnOrder':
      return previous;
    case 'nextToLeft':
      return left;
  }
}

/** Somebody else becomes the monarch at the same time as the monarch leaves; where no rule says so nobody is any more. */
function handOverCrown(g: Engine, leaving: readonly PlayerId[]): void {
  const { monarch } = g.state;
  if (monarch === undefined || !leaving.includes(monarch)) return;
  const rule = g.rules.ask('leaving.monarchSuccession');
  const successors = successorsOf(g, monarch, leaving);
  const crowned = (() => {
    switch (rule) {
      case 'noMonarchRule':
      case 'nobody':
        return undefined;
      case 'activePlayerElseNextIfMonarchActive':
        return successors.heir ?? (successors.active.includes(monarch) ? successors.next : undefined);
      case 'activePlayerElseNextIfLeavingOrAbsent':
      case 'activePlayerElseNextElseNobody':
      case 'activePlayerElseNextEligibleElseNobody':
        return follower(successors, 'activePlayerElseNext');
      case 'activePlayerElsePrevious':
      case 'activePlayerElseNobody':
      case 'nextInTurnOrder':
      case 'previousInTurnOrder':
      case 'nextToLeft':
        return follower(successors, rule);
      default:
        return unhandled('leaving.monarchSuccession', rule);
    }
  })();
  if (crowned === undefined) delete g.state.monarch;
  else crown(g, crowned);
}

/** The same of the initiative. */
function handOverInitiative(g: Engine, leaving: readonly PlayerId[]): void {
  const { initiative } = g.state;
  if (initiative === undefined || !leaving.includes(initiative)) return;
  const rule = g.rules.ask('leaving.initiativeSuccession');
  const taker = (() => {
    switch (rule) {
      case 'noInitiativeRule':
      case 'nobody':
        return undefined;
      case 'activePlayerElseNext':
      case 'activePlayerElsePrevious':
      case 'activePlayerElseNobody':
      case 'nextInTurnOrder':
      case 'previousInTurnOrder':
      case 'nextToLeft':
        return follower(successorsOf(g, initiative, leaving), rule);
      default:
        return unhandled('leaving.initiativeSuccession', rule);
    }
  })();
  if (taker === undefined) delete g.state.initiative;
  else takeInitiative(g, taker);
}

function ownedObjectsLeave(g: Engine, player: PlayerId): void {
  g.rules.rely('leaving.ownedObjects');
  const anteStays = g.rules.state('leaving.anteExemption');
  const seenOnes: ObjectId[] = [];
  let unseen = (g.state.libraries[player] ?? []).filter((id) => id === '').length;
  const hidden: GameObject[] = [];
  for (const object of g.state.objects.all) {
    if (object.owner !== player || !object.exists) continue;
    if (object.zone === 'ante' && anteStays) continue;
    if (object.zone === 'library' || object.zone === 'hand') hidden.push(object);
    else seenOnes.push(object.id);
  }
  for (const { id } of hidden) {
    const object = g.changing(id);
    object.exists = false;
    object.zone = 'outside';
    unseen++;
  }
  g.state.libraries[player] = [];
  g.state.hands[player] = [];
  if (unseen > 0) g.emit('hiddenCardsLeft', { player, amount: unseen });
  moveTogether(g, seenOnes, 'outside');
}

/** Control effects end, the stack is cleared of what the player controls, and what is left under control goes. */
function releaseControl(g: Engine, player: PlayerId): void {
  const order = g.rules.ask('leaving.stepOrder');
  switch (order) {
    case 'stackObjectsBeforeControlEffects':
      clearStack(g, player);
      endControlEffects(g, player);
      break;
    case 'controlEffectsBeforeStackObjects':
      endControlEffects(g, player);
      clearStack(g, player);
      break;
    default:
      unhandled('leaving.stepOrder', order);
  }
  remainingObjects(g, player);
}

function clearStack(g: Engine, player: PlayerId): void {
  const rule = g.rules.ask('leaving.stackObjects');
  const controlled: GameObject[] = [];
  for (const marker in g.state.stacks)
    for (const id of g.state.stacks[marker] ?? [])
      if (g.object(id).controller === player) controlled.push(g.object(id));
  switch (rule) {
    case 'allSpellsAndAbilitiesCease':
      for (const object of controlled) cease(g, object);
      return;
    case 'nonCardObjectsCeaseAndCardsExiled':
      // The cards among them are still controlled by the player, and the last step exiles them.
      for (const object of controlled) if (object.kind !== 'card') cease(g, object);
      return;
    default:
      unhandled('leaving.stackObjects', rule);
  }
}

function endControlEffects(g: Engine, player: PlayerId): void {
  const rule = g.rules.ask('leaving.endedControlEffects');
  const alsoPlayers = (() => {
    switch (rule) {
      case 'overObjects':
        return false;
      case 'overObjectsAndPlayers':
        return true;
      default:
        return unhandled('leaving.endedControlEffects', rule);
    }
  })();
  const ended = g.state.effects.filter(({ content }) => {
    if (content.kind === 'control') return content.by === player;
    return alsoPlayers && content.kind === 'controlPlayer' && content.by === player;
  });
  if (ended.length > 0) {
    removeEffects(g, (effect) => ended.includes(effect));
    for (const { content, id } of ended) {
      const detail = { effect: id, kind: content.kind };
      const object = content.kind === 'control' ? { object: content.object } : {};
      g.emit('effectEnded', {
        player,
        ...object,
        detail,
      });
    }
  }
  refreshControl(g);
}

function remainingObjects(g: Engine, player: PlayerId): void {
  const rule = g.rules.ask('leaving.remainingControlledObjects');
  const left = [...g.state.battlefield, ...Object.values(g.state.stacks).flat()].filter(
    (id) => g.object(id).controller === player,
  );
  left.push(...releasePhased(g, player).map(({ id }) => id));
  if (left.length === 0) return;
  switch (rule) {
    case 'exiled':
    case 'leaveToRemovedFromGameZone':
      moveTogether(g, left, 'exile');
      return;
    case 'leaveTheGame':
      moveTogether(g, left, 'outside');
      return;
    case 'putIntoOwnersGraveyards':
      moveTogether(g, left, 'graveyard');
      return;
    case 'returnedToOwnersHands':
      moveTogether(g, left, 'hand');
      return;
    case 'shuffledIntoOwnersLibraries':
      moveTogether(g, left, 'library');
      for (const owner of new Set(left.map((id) => g.object(id).owner))) shuffleAgain(g, owner);
      return;
    default:
      unhandled('leaving.remainingControlledObjects', rule);
  }
}
