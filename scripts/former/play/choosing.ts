import type { Step } from '../actions/steps.js';
import { optionName } from './driver.js';
import { cardOf, type Play, Rejected } from './play.js';
import { resolve, resolving } from './resolving.js';

export function decide(play: Play, step: Extract<Step, { do: 'decide' }>): void {
  const { driver } = play;
  const open = () =>
    driver
      .choices()
      .some((choice) => driver.wanted(choice) || (step.decision !== undefined && resolving(choice.kind)));
  // What it decides may come only as the top of the stack resolves, or at the end of the mulligans.
  if (!open() && (play.stacks().length > 0 || driver.choices().length > 0)) {
    const trial = driver.fork();
    const top = play.stacks().at(-1);
    const reached = trial.until(
      () =>
        trial
          .choices()
          .some(
            (choice) => trial.wanted(choice) || (step.decision !== undefined && resolving(choice.kind)),
          ) ||
        (top !== undefined && trial.game.zone(top) !== 'stack'),
      { holdChoices: step.decision !== undefined, most: 400 },
    );
    if (reached || trial.choices().some((choice) => resolving(choice.kind))) play.driver = trial;
  }
  settleWanted(play, step);
}

function settleWanted(play: Play, step: Extract<Step, { do: 'decide' }>): void {
  const { driver } = play;
  // A decision that is open is answered now; later ones are answered as they come, since the picks are kept.
  for (let count = 0; count < 100; count++) {
    driver.note();
    const choice = driver
      .choices()
      .find(
        (decision) => driver.wanted(decision) || (step.decision !== undefined && resolving(decision.kind)),
      );
    if (!choice) break;
    if (step.by !== undefined && step.picks.length > 0 && !driver.wanted(choice)) break;
    if (step.decision !== undefined && step.picks.length === 0) {
      driver.settleChoice(choice);
      break;
    }
    driver.settleChoice(choice);
  }
}

export function mulligan(play: Play, step: Extract<Step, { do: 'mulligan' | 'keep' }>): void {
  const times = step.do === 'mulligan' ? step.count : 1;
  for (let count = 0; count < times; count++) {
    const mine = () =>
      play.driver
        .choices()
        .find((decision) => decision.kind === 'mulligan' && decision.players.includes(step.player));
    let decision = mine();
    for (let waited = 0; !decision && waited < 200; waited++) {
      // Cards to be put back, and the declarations of those who come first, are settled.
      const other =
        play.driver.choices().find((choice) => choice.kind !== 'mulligan') ?? play.driver.choices()[0];
      if (!other) break;
      play.driver.settleChoice(other);
      decision = mine();
    }
    const option = decision?.options.find(
      (candidate) => candidate.type === (step.do === 'keep' ? 'keep' : 'mulligan'),
    );
    if (!decision || !option)
      throw new Rejected(`${step.player} may not ${step.do === 'keep' ? 'keep' : 'mulligan'} now`);
    play.game.answer(decision.id, option);
    for (let put = 0; put < 100; put++) {
      const bottom = play.driver.choices().find((choice) => choice.kind === 'bottomCard');
      if (!bottom) break;
      play.driver.settleChoice(bottom);
    }
  }
}

export function pay(play: Play, step: Extract<Step, { do: 'pay' }>): void {
  const asks = () =>
    play.driver
      .choices()
      .find(
        (decision) =>
          (decision.kind === 'amount' || decision.kind === 'payment') &&
          (decision.players.includes(step.player) || decision.onBehalfOf === step.player),
      );
  let decision = asks();
  if (!decision) {
    // A spell that lets them pay is half resolved or still in hand; or a permanent of theirs takes life as its cost.
    const spell = play.scenario.setup.objects.find(
      (object) =>
        JSON.stringify(play.scenario.cards.get(object.card)?.spell ?? null).includes('"payLife"') &&
        play.game.exists(object.id) &&
        play.game.zone(object.id) === 'hand',
    );
    if (spell) resolve(play, spell.id);
    else if (step.amount === 0 && forcedToZero(play, step.player)) return;
    else {
      const taken = play.driver.act(
        (option) =>
          option.type === 'activate' &&
          option.player === step.player &&
          JSON.stringify(
            play.scenario.cards.get(cardOf(play, option.object))?.abilities?.[option.ability] ?? null,
          ).includes('Life"'),
      );
      if (!taken) throw new Rejected(`nothing lets ${step.player} pay life now`);
    }
    decision = asks();
  }
  if (!decision) {
    const paid = play.game.events('lifePaid', { player: step.player }).at(-1);
    if (step.amount === 0 || paid?.amount === step.amount) return;
    throw new Rejected(`${step.player} is not asked to pay ${step.amount}`);
  }
  const option = decision.options.find(
    (candidate) => candidate.type === 'number' && candidate.number === step.amount,
  );
  if (!option) throw new Rejected(`${step.player} cannot pay ${step.amount} life`);
  play.game.answer(decision.id, option);
}

/** Gives the newest unnamed token the name that the scenario uses. */
export function name(play: Play, step: Extract<Step, { do: 'name' }>): void {
  const named = new Set(play.names.values());
  const tokens = play.game.state.objects.all.filter(
    (object) => object.kind === 'token' && !named.has(object.id),
  );
  const token = tokens.findLast((object) => step.player === undefined || object.controller === step.player);
  if (!token)
    throw new Rejected(`no token was made${step.player === undefined ? '' : ` for ${step.player}`}`);
  play.names.set(step.token, token.id);
}

/** Whether a player was asked to pay life and could not but pay nothing. */
function forcedToZero(play: Play, player: string): boolean {
  return play.game
    .events('choiceForced', { player })
    .some((event) => JSON.stringify(event.detail ?? {}).includes('"number":0'));
}

/**
 * "Redistributes among all four", "swaps only Alex and Carissa": every player in turn is given somebody's former total.
 *
 * @throws Rejected when that distribution is not among the options
 */
export function redistribute(play: Play, step: Extract<Step, { do: 'redistribute' }>): void {
  const spell = play.scenario.setup.objects.find(
    (object) =>
      JSON.stringify(play.scenario.cards.get(object.card) ?? null).includes('"redistributeLife"') &&
      (step.player === undefined || object.controller === step.player),
  );
  const asks = () => play.driver.choices().find((choice) => choice.kind === 'redistribute');
  if (spell && !asks()) resolve(play, spell.id);
  if (!asks()) throw new Rejected('no life totals are redistributed');
  let changed = 0;
  for (let decision = asks(); decision; decision = asks()) {
    const player = decision.slot ?? '';
    const at = step.swap.indexOf(player);
    const wanted = step.swap.length === 2 && at >= 0 ? step.swap[1 - at] : player;
    const option = decision.options.find((candidate) =>
      step.swap.length === 0 ? optionName(candidate) !== player : optionName(candidate) === wanted,
    );
    if (!option)
      throw new Rejected(
        `${player} cannot be given ${step.swap.length === 0 ? 'another' : `${wanted}'s`} life total`,
      );
    if (optionName(option) !== player) changed++;
    play.game.answer(decision.id, option);
  }
  const present = play.scenario.setup.players.filter((player) => play.game.inGame(player)).length;
  // The last one is given what is left without being asked.
  if (step.swap.length === 0 && changed < present - 1)
    throw new Rejected('not every life total can be handed on');
}
