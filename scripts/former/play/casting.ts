import type { Step } from '../actions/steps.js';
import { defaultOption, optionName } from './driver.js';
import { everything, type Play, Rejected } from './play.js';
import { newest } from './resolving.js';

type CastStep = Extract<Step, { do: 'cast' }>;

type ActivateStep = Extract<Step, { do: 'activate' }>;

/** Cards of the scenario that could be meant where an action names none: "P1 targets P3". */
function meant(
  play: Play,
  step: CastStep | ActivateStep,
): { id: string; how: 'cast' | 'activate' } | undefined {
  const player = step.player;
  for (const object of play.scenario.setup.objects) {
    const card = play.scenario.cards.get(object.card);
    if (!card || !play.game.exists(object.id)) continue;
    if (player !== undefined && play.game.controller(object.id) !== player) continue;
    const zone = play.game.zone(object.id);
    if (step.do === 'cast' && step.spell === 'redirection') {
      if (zone === 'hand' && JSON.stringify(card.spell ?? null).includes('redirectTo'))
        return { id: object.id, how: 'cast' };
      continue;
    }
    const wants = step.targets.length > 0;
    if (zone === 'hand' && card.spell && (!wants || (card.spell.targets?.length ?? 0) > 0))
      return { id: object.id, how: 'cast' };
    if (zone === 'battlefield')
      for (const ability of card.abilities ?? [])
        if (ability.ability === 'activated' && (!wants || (ability.targets?.length ?? 0) >= 1))
          return { id: object.id, how: 'activate' };
  }
  return undefined;
}

export function cast(play: Play, step: CastStep): void {
  let { spell } = step;
  if (spell === 'any' || spell === 'redirection') {
    const found = meant(play, step);
    if (!found) throw new Rejected(`${step.player ?? 'nobody'} has nothing with a target`);
    if (found.how === 'activate') {
      activate(play, { ...step, do: 'activate', source: found.id });
      return;
    }
    spell = found.id;
  }
  const id = play.id(spell);
  const zone = play.game.exists(id) ? play.game.zone(id) : undefined;
  if (zone === 'stack') return;
  if (zone === 'battlefield') {
    activate(play, { ...step, do: 'activate', source: spell });
    return;
  }
  const player = step.player ?? (play.game.exists(id) ? play.game.controller(id) : undefined);
  const before = play.game.fork();
  const taken = play.driver.act(
    (option) =>
      option.type === 'cast' && option.object === id && (player === undefined || option.player === player),
    { player, marker: step.stack, holding: play.holding },
  );
  play.before.set(id, before);
  if (!taken) throw new Rejected(`${player ?? 'nobody'} may not cast ${spell} now`);
  announce(play, step, id);
}

export function activate(play: Play, step: ActivateStep): void {
  let source = step.source;
  if (source === 'any') {
    const found = meant(play, step);
    if (!found) throw new Rejected(`${step.player ?? 'nobody'} has nothing to activate`);
    if (found.how === 'cast') {
      cast(play, { ...step, do: 'cast', spell: found.id });
      return;
    }
    source = found.id;
  }
  const id = play.id(source);
  const own = (option: { type: string; object?: string; player?: string; label?: string }) =>
    option.type === 'activate' &&
    option.object === id &&
    (step.player === undefined || option.player === step.player) &&
    option.label !== 'deploy' &&
    option.label !== 'cycling';
  let index: number | undefined;
  if (step.last) {
    const all = play
      .pending()
      .flatMap((decision) => decision.options)
      .flatMap((option) => (own(option) && option.type === 'activate' ? [option.ability] : []));
    index = Math.max(...all);
  }
  const taken = play.driver.act(
    (option) =>
      own(option) && (index === undefined || (option.type === 'activate' && option.ability === index)),
    { player: step.player, holding: play.holding },
  );
  if (!taken) throw new Rejected(`${step.player ?? 'nobody'} may not activate ${source} now`);
  announce(play, step, id);
}

/** Targets, X and the stack of what is being cast or activated. */
function announce(play: Play, step: CastStep | ActivateStep, source: string): void {
  const wanted = step.targets.map((target) =>
    target === 'self' ? (step.player ?? target) : play.id(target),
  );
  const left = [...wanted];
  for (let count = 0; count < 200; count++) {
    const decision = play.driver
      .choices()
      .find(
        (candidate) =>
          [
            'target',
            'chooseX',
            'chooseStack',
            'chooseOpponent',
            'payment',
            'amount',
            'chooseObject',
            'choosePlayer',
          ].includes(candidate.kind) && announces(play, candidate, source),
      );
    if (!decision) break;
    if (decision.kind === 'chooseX') {
      const number =
        ('number' in step ? step.number : undefined) ??
        play.setup.objects?.find((object) => object.id === source)?.x;
      const option = decision.options.find(
        (candidate) => candidate.type === 'number' && candidate.number === number,
      );
      if (number !== undefined && !option) throw new Rejected(`X cannot be ${number}`);
      play.game.answer(decision.id, option ?? (decision.options.at(-1) as NonNullable<typeof option>));
      continue;
    }
    if (decision.kind === 'chooseStack') {
      const onStack = wanted
        .map((target) => play.game.stackOf(play.onStack(target) ?? ''))
        .find((one) => one !== null);
      const stack = ('stack' in step ? step.stack : undefined) ?? onStack ?? undefined;
      const option = decision.options.find(
        (candidate) => candidate.type === 'stack' && candidate.stack === stack,
      );
      if (stack !== undefined && !option) throw new Rejected(`stack ${stack} cannot be chosen`);
      if (!option) {
        play.driver.note();
        play.game.answer(decision.id, defaultOption(decision));
      } else play.game.answer(decision.id, option);
      continue;
    }
    if (decision.kind === 'target') {
      const offered = decision.options.map(optionName);
      const chosen = left.find((target) => offered.includes(target));
      const next = chosen === undefined ? -1 : left.indexOf(chosen);
      if (next >= 0) {
        const option = decision.options.find((candidate) => optionName(candidate) === left[next]);
        left.splice(next, 1);
        play.game.answer(decision.id, option as NonNullable<typeof option>);
        continue;
      }
      if (left.length > 0 && !ownChoice(decision, step)) {
        play.driver.note();
        return;
      }
      if (left.length > 0) throw new Rejected(`${left.join(', ')} cannot be targeted by ${source}`);
      // Whoever else picks this target does so in a decision of the scenario.
      if (!ownChoice(decision, step)) {
        play.driver.note();
        return;
      }
      const none = decision.options.find((option) => option.type === 'none');
      if (none && wanted.length > 0) play.game.answer(decision.id, none);
      else play.driver.settleChoice(decision);
      continue;
    }
    if (!play.driver.wanted(decision)) {
      if (decision.kind === 'payment' || decision.kind === 'amount') {
        play.driver.settleChoice(decision);
        continue;
      }
      play.driver.note();
      return;
    }
    play.driver.settleChoice(decision);
  }
  // A single legal target is taken without a question: it must be the one that was meant.
  if (left.length > 0) {
    const chosen = targetsOf(play, source);
    const missing = left.filter((target) => !chosen.includes(target));
    if (missing.length > 0) throw new Rejected(`${missing.join(', ')} cannot be targeted by ${source}`);
  }
}

/** Whether a decision belongs to announcing the spell or ability. */
function announces(play: Play, decision: { object?: string; kind: string }, source: string): boolean {
  if (decision.object === undefined || decision.object === source) return true;
  const object = play.game.state.objects.get(decision.object);
  return object?.ability?.source === source;
}

function ownChoice(decision: { players: string[]; onBehalfOf?: string }, step: { player?: string }): boolean {
  return (
    step.player === undefined || decision.onBehalfOf === step.player || decision.players.includes(step.player)
  );
}

/** What a spell, or the newest ability of a permanent, targets. */
function targetsOf(play: Play, source: string): string[] {
  const { objects } = play.game.state;
  const own = objects.all.filter(
    (object) =>
      object.zone === 'stack' && object.exists && (object.id === source || object.ability?.source === source),
  );
  return (own.at(-1)?.targets ?? []).map((target) => target.player ?? target.object ?? '');
}

export function deploy(play: Play, step: Extract<Step, { do: 'deploy' }>): void {
  const id = step.creature === undefined ? undefined : play.id(step.creature);
  if (step.duringStack !== undefined) cast(play, { do: 'cast', spell: step.duringStack, targets: [] });
  const taken = play.driver.act(
    (option) =>
      option.type === 'activate' &&
      option.label === 'deploy' &&
      (id === undefined || option.object === id) &&
      (step.player === undefined || option.player === step.player),
    { player: step.player },
  );
  if (taken?.option.type !== 'activate')
    throw new Rejected(`${step.player ?? 'nobody'} may not deploy ${step.creature ?? 'a creature'} now`);
  const source = taken.option.object;
  announce(
    play,
    {
      do: 'activate',
      source,
      targets: step.to === undefined ? [] : [step.to],
      ...(step.player === undefined ? {} : { player: step.player }),
    },
    source,
  );
  const item = newest(play);
  if (item !== undefined) play.driver.until(() => !everything(play).includes(item), { holdChoices: true });
}
