import { STEPS } from '../../../src/game/index.js';
import type { Moment, Step } from '../actions/steps.js';
import { markersOf } from './driver.js';
import { type Play, Rejected, turnName } from './play.js';

/** The steps of a turn in order; a scenario may also name a moment that is none of them. */
const ORDER: readonly string[] = STEPS;

const MOMENTS: Record<Moment, string[]> = {
  beginning: ['untap'],
  untap: ['untap'],
  upkeep: ['upkeep'],
  draw: ['draw'],
  main: ['main1', 'main2'],
  combat: ['beginCombat', 'declareAttackers', 'declareBlockers'],
  declareAttackers: ['declareAttackers'],
  declareBlockers: ['declareBlockers'],
  combatDamage: ['combatDamage'],
  'second main': ['main2'],
  end: ['end'],
  cleanup: ['cleanup'],
};

export function pass(play: Play, step: Extract<Step, { do: 'pass' }>): void {
  const { driver } = play;
  const sides = step.sides === 'rest' ? restOf(play) : step.sides;
  for (const side of sides) {
    const members = play.scenario.setup.teams?.[side] ?? [side];
    const holds = () =>
      play
        .pending()
        .find(
          (decision) =>
            decision.kind === 'priority' && decision.players.some((player) => members.includes(player)),
        );
    let decision = holds();
    for (let count = 0; !decision && count < 50; count++) {
      const choice = driver.choices()[0];
      if (!choice) break;
      driver.settleChoice(choice);
      decision = holds();
    }
    if (!decision) {
      if (step.sides === 'rest') continue;
      throw new Rejected(`${side} does not have priority`);
    }
    driver.pass(decision);
    driver.note();
  }
}

/** Everybody in the game, beginning with whoever has priority. */
function restOf(play: Play): string[] {
  const holder = play.pending().find((decision) => decision.kind === 'priority')?.players[0];
  const players = play.scenario.setup.players.filter((player) => play.game.inGame(player));
  const at = Math.max(0, players.indexOf(holder ?? ''));
  return [...players.slice(at), ...players.slice(0, at)];
}

export function turn(play: Play, step: Extract<Step, { do: 'turn' }>): void {
  const { driver } = play;
  if (step.priority !== undefined) {
    const side = step.priority;
    const members = play.scenario.setup.teams?.[side] ?? [side];
    driver.until(() =>
      play
        .pending()
        .some(
          (decision) =>
            decision.kind === 'priority' && decision.players.some((player) => members.includes(player)),
        ),
    );
    return;
  }
  const begun = turnName(play);
  const target = step.moment === undefined ? 0 : (ORDER.indexOf(MOMENTS[step.moment][0] ?? '') ?? 0);
  const now = () => {
    const marker = step.of === undefined ? markersOf(play.game)[0] : markerOf(play, step.of);
    return ORDER.indexOf(play.game.step(marker) ?? '');
  };
  const isOwner = () => step.of === undefined || owns(play, step.of);
  // "The second turn" of a scenario that has only begun is the position it starts from.
  const later = step.which === 'next' || (step.which === 'second' && play.game.answers.length > 0);
  if (step.which === 'next' && step.moment === 'combat' && step.of === undefined) {
    // A combat phase that was added to this turn.
    const combats = play.game.events('combatBegan').length;
    driver.until(() => play.game.events('combatBegan').length > combats || turnName(play) !== begun);
    return;
  }
  if (step.moment !== undefined && !later && isOwner() && MOMENTS[step.moment].includes(ORDER[now()] ?? ''))
    return;
  // This turn when its moment is still to come, otherwise the next turn of that side.
  const thisTurn = !later && isOwner() && (step.moment === undefined || now() <= target);
  // A step that is skipped, or in which nobody gets priority, has come once play is beyond it.
  const reached = driver.until(() => {
    if (play.game.isOver()) return true;
    const changed = turnName(play) !== begun;
    if (thisTurn) return changed || now() >= target;
    return changed && isOwner() && now() >= target;
  });
  if (!reached) throw new Rejected('that moment never comes');
}

/** The turn marker of a side's turn. */
function markerOf(play: Play, side: string): number | undefined {
  const members = play.scenario.setup.teams?.[side] ?? [side];
  const markers = markersOf(play.game);
  return markers.find((marker) => members.includes(play.game.turnOwner(marker) ?? '')) ?? markers[0];
}

/** Whether it is the turn of a player or team. */
function owns(play: Play, side: string): boolean {
  const { game } = play;
  if (game.teamTurn() === side) return true;
  const members = play.scenario.setup.teams?.[side];
  if (members) return members.some((member) => game.takingTurn(member));
  return game.takingTurn(side) || markersOf(game).some((marker) => game.turnOwner(marker) === side);
}

export function endTurn(play: Play, of: string | undefined): void {
  const { driver } = play;
  let marker: number | undefined;
  const side = of ?? '';
  const player = play.scenario.setup.teams?.[side]?.[0] ?? of;
  if (play.game.markers().length > 0 && player !== undefined)
    marker = play.game.markers().find((candidate) => play.game.marker(candidate) === player);
  const whole = () =>
    JSON.stringify([
      play.game.turnOwner(marker),
      play.scenario.setup.players.map((p) => play.game.turnsTaken(p)),
    ]);
  const before = whole();
  const held = marker === undefined ? undefined : play.game.marker(marker);
  const acting = held != null && play.game.takingTurn(held);
  driver.until(
    () =>
      play.game.isOver() ||
      whole() !== before ||
      (marker !== undefined &&
        (play.game.marker(marker) !== held || (acting && !play.game.takingTurn(held ?? '')))),
    { ...(marker === undefined ? {} : { marker }) },
  );
}
