import { type Step } from '../actions/steps.js';
import { cardOf, Play, Rejected } from './play.js';
import { resolve, resolving } from './resolving.js';

export function decide(play: Play, step: Extract<Step, { do: 'decide' }>): void {
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
    if (step.decision !== undefined) driver.settleChoice(choice);
    else driver.silently(() => driver.settleChoice(choice));
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
  const tokens = Object.values(play.game.state.objects).filter(
    (object) => object.kind === 'token' && !named.has(object.id),
  );
  const token = tokens.findLast((object) => step.player === undefined || object.controller === step.player);
  if (!token)
    throw new Rejected(`no token was made${step.player === undefined ? '' : ` for ${step.player}`}`);
  play.names.set(step.token, token.id);
}
