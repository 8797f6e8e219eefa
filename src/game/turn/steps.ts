import { NO_ANSWERS } from '../answers.js';
import { glance } from '../cards/context.js';
import { admits, matches } from '../cards/filters.js';
import { hasKeyword, staticsOf } from '../cards/traits.js';
import type { PlayerId, Step } from '../cards/types.js';
import { beginCombat, endCombat } from '../combat/combat.js';
import { objectBarred } from '../combat/targets.js';
import { discardCard } from '../effects/discarding.js';
import { pickInGroups } from '../effects/picks.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { rangesAsPhaseBegins } from '../reach/range.js';
import { emptyPools } from '../stack/pool.js';
import type { GameObject } from '../state.js';
import { activePlayers, partyRoll, sharesLife } from '../table/teams.js';
import type { Frame, Thread, TurnState } from '../threads.js';
import { usesMarkers } from '../variants/index.js';
import { refreshControl } from '../zones/control.js';
import { untapOne } from '../zones/counters.js';
import { heal } from '../zones/objects.js';
import { phase } from '../zones/phasing.js';
import { partyContent, partyDetail } from './begin.js';
import { drawingOrder, primaryFirst } from './draws.js';
import { endEffects } from './durations.js';
import { isUnsettled, passesUnasked } from './priority.js';
import { drawInOrder } from './replacedDraws.js';
import { limitUntapping } from './untapLimits.js';

/** The steps with which phases begin. */
const PHASES_BEGIN: ReadonlySet<Step> = new Set<Step>(['untap', 'main1', 'beginCombat', 'main2', 'end']);

type StepFrame = Extract<Frame, { kind: 'step' }>;

/** One step or main phase: its turn-based actions, then priority, then its end. */
export function runStep(g: Engine, thread: Thread, frame: StepFrame): boolean {
  const step = thread.turn?.step;
  if (!carryOutStep(g, thread, frame)) return false;
  if (step !== undefined) emptyPools(g, step);
  return true;
}

function carryOutStep(g: Engine, thread: Thread, frame: StepFrame): boolean {
  const turn = thread.turn;
  if (turn === null) return true;
  if (frame.stage === 'begin') {
    if (skipsStep(g, thread, turn.step)) return true;
    frame.stage = 'action';
    if (turn.step === 'upkeep')
      for (const player of activePlayers(g, turn)) {
        const own = g.state.players[player];
        if (own !== undefined) own.upkeeps = (own.upkeeps ?? 0) + 1;
      }
    frame.cause = g.tells(STEP_BEGINS)
      ? g.emit('stepBegan', partyDetail(g, turn.party, { step: turn.step, marker: thread.marker }))
      : g.eventCount - 1;
    g.cause = frame.cause;
    if (PHASES_BEGIN.has(turn.step)) rangesAsPhaseBegins(g);
  }
  if (frame.stage === 'action' && !act(g, thread, frame, turn.step)) return false;
  if (frame.stage !== 'end') {
    frame.stage = 'end';
    if (turn.step === 'cleanup') {
      if (!isUnsettled(g)) return true;
      g.push({ cause: g.cause, answers: NO_ANSWERS, kind: 'stateActions', cleanup: 'begun' });
      return false;
    }
    const first = frame.answers.holder as string | undefined;
    if (turn.step !== 'untap' && (first !== undefined || !passesUnasked(g, thread))) {
      g.push({
        cause: g.cause,
        answers: NO_ANSWERS,
        kind: 'priority',
        holder: first ?? null,
        passed: [],
        settled: false,
        resolved: false,
      });
      return false;
    }
  }
  if (turn.step === 'endCombat') endCombat(g, thread);
  return true;
}

const STEP_BEGINS = ['stepBegins'] as const;

/** The step with which what is skipped begins. */
const firstOf = (what: 'turn' | 'combat' | Step) => (what === 'combat' ? 'beginCombat' : what);

/** Whether this step is left out of the turn. */
function skipsStep(g: Engine, thread: Thread, step: Step): boolean {
  const turn = thread.turn;
  if (turn === null) return true;
  const at = g.state.skips.length === 0 ? -1 : skipOf(g, turn, step);
  if (at >= 0) {
    g.state.skips.splice(at, 1);
    if (step === 'beginCombat') turn.ahead.splice(0, turn.ahead.indexOf('endCombat') + 1);
    g.emit('stepSkipped', { ...partyContent(g, turn.party), detail: { step } });
    return true;
  }
  if (isLeftOut(g, turn, step) || (step === 'draw' && skipsFirstDraw(g, turn))) {
    g.emit('stepSkipped', { ...partyContent(g, turn.party), detail: { step } });
    return true;
  }
  if (step === 'declareBlockers' || step === 'combatDamage') {
    return turn.combat === null || turn.combat.attackers.length === 0;
  }
  return false;
}

/** The place of what says that a party skips this step, or -1. */
const skipOf = (g: Engine, { party }: TurnState, step: Step): number =>
  g.state.skips.findIndex((skip) => skip.party === party && firstOf(skip.what) === step);

/** Whether something in play has all active players skip this step. */
function isLeftOut(g: Engine, turn: TurnState, step: Step): boolean {
  const skips = staticsOf(g, 'skips');
  if (skips.length === 0) return false;
  const active = activePlayers(g, turn);
  return skips.some(
    ({ source, ability }) =>
      ability.step === step &&
      active.length > 0 &&
      active.every((player) => admits(g, glance(source.controller, source.id), player, ability.who)),
  );
}

/** Whether the draw step is left out because the game, or the first turn of a player, has only begun. */
function skipsFirstDraw(g: Engine, turn: TurnState): boolean {
  if (!turn.first) {
    if (!g.state.multiplayer || sharesLife(g)) return false;
    const begun = activePlayers(g, turn).map((player) => g.state.players[player]?.upkeeps ?? 0);
    if (begun.length === 0 || begun.some((turns) => turns > 1)) return false;
    if (g.rules.peek('general.startingPlayerDrawSkip') !== 'eachPlayer') return false;
    g.rules.ask('general.startingPlayerDrawSkip');
    return true;
  }
  if (sharesLife(g)) {
    const rule = g.rules.ask('twoHeadedGiant.firstTurnDraw');
    switch (rule) {
      case 'teamSkipsDrawStep':
        return true;
      case 'onlySecondaryPlayerDraws':
      case 'onlyPrimaryPlayerDraws':
      case 'bothPlayersDraw':
        return false;
      default:
        return unhandled('twoHeadedGiant.firstTurnDraw', rule);
    }
  }
  // With two players the ordinary rule for the one who goes first holds.
  return g.state.multiplayer ? g.rules.ask('general.startingPlayerDrawSkip') !== false : true;
}

/**
 * What the rules have the players do as a step begins.
 * @returns false while somebody is asked, or something else has to be finished first
 */
function act(g: Engine, thread: Thread, frame: StepFrame, step: Step): boolean {
  switch (step) {
    case 'untap':
      return untap(g, thread, frame);
    case 'draw': {
      const players = drawingPlayers(g, thread);
      const order =
        players.length === 1 && !g.state.options.sharedTeamTurns
          ? players
          : drawingOrder(g, frame, players, 'draw step');
      if (order === null) return false;
      const count = players.length === 0 ? 0 : cardsEach(g, thread);
      if (
        drawInOrder(
          g,
          order.map((player) => [player, count] as const),
        )
      )
        return true;
      frame.stage = 'priority';
      return false;
    }
    case 'beginCombat':
      return beginCombat(g, thread, frame);
    case 'declareAttackers':
      frame.stage = 'priority';
      g.push({ cause: g.cause, answers: NO_ANSWERS, kind: 'attack', creatures: [], at: -1, chosen: [] });
      return false;
    case 'declareBlockers':
      frame.stage = 'priority';
      g.push({ cause: g.cause, answers: NO_ANSWERS, kind: 'damageOrder' });
      g.push({
        cause: g.cause,
        answers: NO_ANSWERS,
        kind: 'block',
        group: 0,
        creatures: [],
        at: -1,
        chosen: [],
        done: false,
      });
      return false;
    case 'combatDamage':
      frame.stage = 'priority';
      g.push({ cause: g.cause, answers: NO_ANSWERS, kind: 'combatDamage', first: false, assigned: [] });
      return false;
    case 'cleanup':
      if (!discardDown(g, thread, frame)) return false;
      cleanUp(g, thread);
      return true;
    default:
      return true;
  }
}

/** @returns false while a player is asked whether something is to stay tapped */
function untap(g: Engine, thread: Thread, frame: StepFrame): boolean {
  const active = activePlayers(g, thread.turn);
  const untapping = new Set<GameObject>();
  for (const object of g.survey.permanents)
    if (object.tapped && active.includes(object.controller) && !objectBarred(g, object, 'untap'))
      untapping.add(object);
  for (const object of untapping) {
    if (!hasKeyword(g, object, 'mayStayTapped')) continue;
    const answer = g.ask(frame, `untap ${object.id}`, () => ({
      kind: 'may',
      player: object.controller,
      options: [{ type: 'yes' }, { type: 'no' }],
      object: object.id,
      slot: 'untap',
    }));
    if (answer === undefined) return false;
    if (answer.type === 'no') untapping.delete(object);
  }
  if (!limitUntapping(g, frame, active, untapping)) return false;
  for (const object of phase(g, active))
    if (object.tapped && !objectBarred(g, object, 'untap')) untapping.add(object);
  for (const object of g.survey.permanents) {
    if (!active.includes(object.controller)) {
      if (object.tapped && untapsToo(g, object, active)) untapOne(g, object);
      continue;
    }
    if (object.sick) {
      object.sick = false;
      g.changed();
    }
    if (untapping.has(object)) untapOne(g, object);
  }
  endEffects(
    g,
    ({ duration }) =>
      duration.until === 'untapStep' &&
      active.includes(g.state.objects.get(duration.object)?.controller ?? ''),
  );
  refreshControl(g);
  return true;
}

/** Whether something untaps a permanent in the untap step of these players, who do not control it. */
function untapsToo(g: Engine, object: GameObject, active: readonly PlayerId[]): boolean {
  return staticsOf(g, 'untapDuring').some(({ source, ability }) => {
    const context = glance(source.controller, source.id);
    return (
      matches(g, context, object, ability.which) &&
      active.some((player) => admits(g, context, player, ability.turns))
    );
  });
}

/** How many cards each active player draws in the draw step. */
function cardsEach(g: Engine, thread: Thread): number {
  // What the members of a team draw is said by a rule of its own, where there is one.
  if (activePlayers(g, thread.turn).length >= 2) {
    const count = g.rules.ask('sharedTeamTurns.drawForEachMember');
    if (typeof count === 'number') return count;
    if (count === true) return 1;
  }
  return g.rules.number('general.cardsEachTurn');
}

/** Who draws in a draw step. */
function drawingPlayers(g: Engine, thread: Thread): readonly PlayerId[] {
  let active = activePlayers(g, thread.turn);
  if (active.length >= 2 && g.rules.ask('sharedTeamTurns.drawForEachMember') === 'primaryPlayer')
    active = primaryFirst(g, active).slice(0, 1);
  if (thread.turn?.first !== true || !sharesLife(g)) return active;
  const rule = g.rules.ask('twoHeadedGiant.firstTurnDraw');
  switch (rule) {
    case 'teamSkipsDrawStep':
      return [];
    case 'bothPlayersDraw':
      return active;
    case 'onlySecondaryPlayerDraws':
      return primaryFirst(g, active).slice(1);
    case 'onlyPrimaryPlayerDraws':
      return primaryFirst(g, active).slice(0, 1);
    default:
      return unhandled('twoHeadedGiant.firstTurnDraw', rule);
  }
}

/** How many cards a player may keep, of so many where nothing says otherwise; without limit where something lets the player keep them all. */
function kept(g: Engine, player: PlayerId, most: number): number {
  const own = staticsOf(g, 'handSize').filter(({ source, ability }) =>
    admits(g, glance(source.controller, source.id), player, ability.who),
  );
  const sum = own.reduce((all, { ability: { by = Number.POSITIVE_INFINITY } }) => all + by, most);
  return Math.max(0, sum);
}

/** Active players with too many cards discard, each choosing. */
function discardDown(g: Engine, thread: Thread, frame: StepFrame): boolean {
  const active = activePlayers(g, thread.turn);
  const { handSize, maximumHand: most = handSize } = g.state.options;
  // Hardly ever does anybody hold too many.
  const changed = staticsOf(g, 'handSize').length > 0;
  if (!changed && active.every((player) => (g.state.hands[player]?.length ?? 0) <= most)) return true;
  const chosen = pickInGroups(
    g,
    frame,
    [active],
    (player) => {
      const from = (g.state.hands[player] ?? []).filter((id) => id !== '');
      return { from, count: Math.max(0, from.length - kept(g, player, most)) };
    },
    { kind: 'discard' },
    'asked',
  );
  if (chosen === null) return false;
  for (const id of chosen) {
    discardCard(g, id);
  }
  return true;
}

function cleanUp(g: Engine, thread: Thread): void {
  const apart = usesMarkers(g);
  for (const object of g.survey.permanents) {
    if (apart && !partyRoll(g, thread.turn?.party ?? '').includes(object.controller)) {
      continue;
    }
    if (object.damage !== 0) {
      heal(object);
      g.changed();
    }
  }
  endEffects(g, ({ duration }) => duration.until === 'endOfTurn' && duration.marker === thread.marker);
  g.state.delayed = g.state.delayed.filter(({ marker }) => marker !== thread.marker);
}
