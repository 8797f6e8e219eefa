import { type Moment, type Step } from '../actions/steps.js';
import { markersOf } from './driver.js';
import { Play, Rejected, turnName } from './play.js';

const MOMENTS: Record<Moment, string[]> = {
  beginning: ['untap'],
  untap: ['untap'],
  upkeep: ['upkeep'],
  draw: ['draw'],
  main: ['main1', 'main2'],
  combat: ['beginCombat', 'declareAttackers'],
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
  const moments = step.moment ? MOMENTS[step.moment] : undefined;
  const begun = turnName(play);
  const isOwner = () => step.of === undefined || owns(play, step.of);
  const inTime = () =>
    moments === undefined ||
    markersOf(play.game).some((marker) => moments.includes(play.game.step(marker) ?? ''));
  const fresh = () =>
    step.which !== 'next' || turnName(play) !== begun || (step.moment === 'combat' && step.of === undefined);
  if (step.which === 'second') {
    // The second turn is the one after the first that was begun here.
    driver.until(() => turnName(play) !== begun && isOwner() && inTime());
    return;
  }
  if (step.which === 'next' && step.moment === 'combat') {
    driver.until(() => play.game.step() !== 'beginCombat' && play.game.step() !== 'main1' && inTime());
    return;
  }
  const reached = driver.until(() => isOwner() && fresh() && inTime(), {});
  if (!reached && !play.game.isOver()) {
    // A step that is skipped is never reached; the turn that would have had it is enough.
    if (step.moment === undefined) throw new Rejected('that moment never comes');
  }
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
  driver.until(
    () =>
      play.game.isOver() ||
      whole() !== before ||
      (marker !== undefined && (play.game.marker(marker) !== held || !play.game.takingTurn(held ?? ''))),
    { ...(marker === undefined ? {} : { marker }) },
  );
}
