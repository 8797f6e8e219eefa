import {
  checkSetup,
  type Decision,
  type GameSetup,
  type Option,
  takeSetup,
  variantSpelled,
} from '../../game/index.js';
import { announce, attack, block } from './declare.js';
import { verbOf } from './forms.js';
import { instead } from './open.js';
import type { Choice, Step, StepOf, Verb } from './step.js';
import { Illegal, optionName, type Table } from './table.js';
import { take } from './take.js';
import { type Rest, settled, until } from './until.js';

/** The outcome of the steps that are tried; the runner reports it, since they are steps like others. */
export type Trial = (table: Table, step: StepOf<'try'>) => void;

type Performers = { [V in Verb]: (table: Table, step: StepOf<V>, trial: Trial) => Rest };

/**
 * Carries out a step, exactly as it says.
 *
 * @returns what is still to be done when a decision that the step does not answer has interrupted it
 * @throws Illegal when the rules, as the engine has them, do not allow it
 */
export function perform(table: Table, step: Step, trial: Trial): Rest {
  const act = PERFORMERS[verbOf(step)] as (table: Table, step: Step, trial: Trial) => Rest;
  return act(table, step, trial);
}

const PERFORMERS: Performers = {
  cast(table, step) {
    const id = table.id(step.cast);
    take(table, step, 'cast', step.cast, ({ type, object }) => type === 'cast' && object === id);
    announce(table, step, id);
    return undefined;
  },
  activate(table, step) {
    const id = table.id(step.activate);
    const { ability } = step;
    take(
      table,
      step,
      'activate',
      step.activate,
      (option) =>
        option.type === 'activate' &&
        option.object === id &&
        (ability === undefined
          ? [undefined, 'equip', 'fortify'].includes(option.label)
          : ability === option.ability || ability === option.label),
    );
    announce(table, step, id);
    return undefined;
  },
  play(table, step) {
    const id = table.id(step.play);
    take(
      table,
      step,
      'play',
      step.play,
      ({ type, object }) => (type === 'playLand' || type === 'cast') && object === id,
    );
    return undefined;
  },
  attack(table, step) {
    attack(table, step);
    return undefined;
  },
  block(table, step) {
    block(table, step);
    return undefined;
  },
  pass(table, step) {
    for (const side of [step.pass].flat()) {
      const members = table.members(side);
      const decision = table
        .pending()
        .find(
          ({ kind, players }) => kind === 'priority' && players.some((player) => members.includes(player)),
        );
      if (!decision) throw new Illegal(`${side} does not have priority${instead(table)}`);
      // A team passes as one; one of its members passes alone, and the rules say what becomes of the others.
      const alone = decision.team !== undefined && decision.players.includes(side) && side !== decision.team;
      table.announce(decision, { type: 'pass' }, alone ? side : undefined);
    }
    return undefined;
  },
  resolve(table, { resolve }) {
    if (resolve === 'all') {
      // What triggered while somebody held priority goes on the stack as the next player receives it.
      let passes = table.game.state.waiting.length > 0 ? table.game.state.seats.length : 0;
      const done = () => table.stacks().length === 0 && settled(table);
      return () => table.until(() => done() && (table.game.state.waiting.length === 0 || passes-- <= 0));
    }
    const item = resolve === 'top' ? table.stacks().at(-1) : table.onStack(resolve);
    if (item === undefined) {
      if (resolve === 'top' && !settled(table)) return () => table.until(() => settled(table));
      throw new Illegal(resolve === 'top' ? 'the stack is empty' : `${resolve} is not on the stack`);
    }
    const marker = table.game.stackOf(item) ?? undefined;
    return () => table.until(() => !table.stacks().includes(item) && settled(table), marker);
  },
  until(table, step) {
    return until(table, step.until);
  },
  choose(table, step) {
    for (const choice of [step.choose].flat()) {
      const found = answering(table, step, choice);
      if (!found && (isOnlyTarget(table, step, choice) || wasForced(table, step, choice))) continue;
      if (!found) throw new Illegal(`nobody is asked for ${String(choice)}${instead(table)}`);
      table.answer(found.decision, found.option);
    }
    return undefined;
  },
  pay(table, step) {
    const found = answering(table, step, step.pay ? 'yes' : 'no');
    if (!found && wasForced(table, step, step.pay ? 'yes' : 'no')) return undefined;
    if (!found)
      throw new Illegal(
        `nothing is offered${step.by === undefined ? '' : ` to ${step.by}`}${instead(table)}`,
      );
    table.answer(found.decision, found.option);
    return undefined;
  },
  assign(table, step) {
    const wanted = new Map(
      Object.entries(step.assign).map(([creature, to]) => [table.id(creature), table.id(to)]),
    );
    const asks = () =>
      table.choices().find(({ kind }) => kind === 'damageRecipient' || kind === 'assignDamage');
    const turn = table.turnName(table.combat?.marker);
    if (!asks()) table.until(() => asks() !== undefined || table.turnName(table.combat?.marker) !== turn);
    const done = new Set<string>();
    for (let decision = asks(); decision; decision = asks()) {
      const to = wanted.get(decision.object ?? '');
      if (to === undefined) break;
      const option =
        decision.kind === 'assignDamage'
          ? allTo(decision, to)
          : decision.options.find((candidate) => optionName(candidate) === to);
      if (!option) throw new Illegal(`${decision.object} cannot deal its damage to ${to}`);
      done.add(decision.object ?? '');
      table.answer(decision, option);
    }
    for (const creature of wanted.keys())
      if (!done.has(creature)) throw new Illegal(`nobody is asked where ${creature} deals its damage`);
    return undefined;
  },
  open(table, step) {
    const members = table.members(step.open);
    const found = table
      .pending()
      .some(
        ({ kind, players, onBehalfOf, team }) =>
          (step.kind === undefined || kind === step.kind) &&
          (team === step.open || members.some((member) => players.includes(member) || onBehalfOf === member)),
      );
    if (!found && !step.ifAsked) throw new Illegal(`${step.open} has nothing to decide${instead(table)}`);
    return undefined;
  },
  keep(table, step) {
    // Who is asked first is for the rules to say.
    const members = [step.keep].flat().flatMap((side) => table.members(side));
    let decision = mulligan(table, members);
    if (!decision)
      throw new Illegal(`${[step.keep].flat().join(', ')} is not asked about a mulligan${instead(table)}`);
    for (; decision; decision = mulligan(table, members)) table.announce(decision, { type: 'keep' });
    return undefined;
  },
  mulligan(table, step) {
    const decision = mulligan(table, [step.mulligan]);
    const option = decision?.options.find(({ type }) => type === 'mulligan');
    if (!decision || !option)
      throw new Illegal(`${step.mulligan} may not take a mulligan now${instead(table)}`);
    table.announce(decision, option);
    return undefined;
  },
  concede(table, step) {
    table.game.concede(...present(table, step.concede));
    table.note();
    return undefined;
  },
  leave(table, step) {
    table.game.leave(...present(table, step.leave));
    table.note();
    return undefined;
  },
  instruct(table, step) {
    const { game } = table;
    const source = step.source === undefined ? undefined : table.id(step.source);
    game.instruct(step.instruct, {
      ...(step.by === undefined ? {} : { controller: step.by }),
      ...(source === undefined ? {} : { source }),
      ...(step.targets === undefined ? {} : { targets: step.targets.map((target) => table.id(target)) }),
      ...(step.x === undefined ? {} : { x: step.x }),
      ...(step.n === undefined ? {} : { n: step.n }),
      ...(step.marker === undefined ? {} : { marker: step.marker }),
    });
    table.note();
    return undefined;
  },
  hold(table, step) {
    table.game.hold(step.hold);
    table.note();
    return undefined;
  },
  name(table, step) {
    const named = new Set(table.names.values());
    const token = table.game.state.objects.all.findLast(
      ({ kind, id, controller }) =>
        kind === 'token' && !named.has(id) && (step.of === undefined || controller === step.of),
    );
    if (!token) throw new Illegal(`no token was made${step.of === undefined ? '' : ` for ${step.of}`}`);
    table.names.set(step.name, token.id);
    return undefined;
  },
  look(table, step) {
    if (!table.game.mayLookAtHand(step.look, step.at))
      throw new Illegal(`${step.look} may not look at the hand of ${step.at}`);
    return undefined;
  },
  use(table, step) {
    const { game } = table;
    const whole = table.scenario.setup.players.includes(step.use);
    const offered = table
      .pending()
      .some(({ options }) =>
        options.some(
          (option) =>
            'player' in option &&
            option.player === step.by &&
            'object' in option &&
            (whole ? game.owner(option.object) === step.use : option.object === table.id(step.use)),
        ),
      );
    if (!offered) throw new Illegal(`nothing lets ${step.by} use ${step.use}`);
    return undefined;
  },
  table(table, step) {
    const { seated, during, options, ...parts } = step.table;
    if (during) throw new Illegal('options are settled before play begins');
    const setup: GameSetup = { ...structuredClone(table.setup), ...parts };
    delete setup.objects;
    delete setup.start;
    delete setup.life;
    const variant = typeof options?.variant === 'string' ? variantSpelled(options.variant) : undefined;
    setup.options = { ...setup.options, ...options, ...(variant === undefined ? {} : { variant }) };
    takeSetup(setup);
    const [problem] = checkSetup(setup, table.ruleset);
    if (problem) throw new Illegal(problem.message);
    table.seating = setup.players;
    if (seated) table.reseated = table.newGame(setup);
    return undefined;
  },
  compare(table, step) {
    table.compared = table.withPlayers(step.compare);
    return undefined;
  },
  try(table, step, trial) {
    trial(table, step);
    return undefined;
  },
};

/** All that is left for the one creature that is meant, nothing for any other. */
function allTo({ options, slot }: Decision, to: string): Option | undefined {
  return slot === to ? options.at(-1) : options.find((one) => one.type === 'number' && one.number === 0);
}

/** The open decision that a choice answers, with the option; players who have priority before are not passed. */
export function answering(
  table: Table,
  step: { by?: string; kind?: string; of?: string; slot?: string },
  choice: Choice,
): { decision: Decision; option: Option } | undefined {
  const wanted = typeof choice === 'string' ? table.id(choice) : choice;
  const of = step.of === undefined ? undefined : table.id(step.of);
  for (const decision of table.choices()) {
    if (step.kind !== undefined && decision.kind !== step.kind) continue;
    if (step.slot !== undefined && decision.slot !== step.slot) continue;
    if (of !== undefined && decision.object !== of && sourceOf(table, decision.object) !== of) continue;
    if (step.by !== undefined && !asksOf(table, decision, step.by)) continue;
    const option = decision.options.find((candidate) => String(optionName(candidate)) === String(wanted));
    if (option) return { decision, option };
  }
  return undefined;
}

/** What was the only thing that could be targeted is taken without a question, by what has just gone on the stack. */
function isOnlyTarget(table: Table, step: { by?: string; of?: string }, choice: Choice): boolean {
  const { objects } = table.game.state;
  const item = objects.get(table.stacks().at(-1) ?? '');
  if (!item?.ability || table.choices().length > 0) return false;
  if (step.by !== undefined && !table.members(step.by).includes(item.controller)) return false;
  if (step.of !== undefined && item.ability.source !== table.id(step.of)) return false;
  const wanted = typeof choice === 'string' ? table.id(choice) : choice;
  return (item.targets ?? []).some(({ player, object }) => (player ?? object) === wanted);
}

/** What the rules leave no other choice about is done without a question, and may be named all the same. */
function wasForced(table: Table, step: { by?: string; kind?: string }, choice: Choice): boolean {
  const wanted = typeof choice === 'string' ? table.id(choice) : choice;
  const side = step.by === undefined ? undefined : table.members(step.by);
  return table.game
    .events('choiceForced')
    .some(
      ({ id, detail }) =>
        id >= table.since &&
        !detail.kind.startsWith('order') &&
        (step.kind === undefined || detail.kind === step.kind) &&
        (side === undefined || detail.players.some((player) => side.includes(player))) &&
        String(optionName(detail.option)) === String(wanted),
    );
}

function asksOf(table: Table, decision: Decision, side: string): boolean {
  if (decision.team === side || decision.onBehalfOf === side || decision.players.includes(side)) return true;
  return table.scenario.setup.teams?.[side]?.some((member) => decision.players.includes(member)) ?? false;
}

function sourceOf(table: Table, object: string | undefined): string | undefined {
  return object === undefined ? undefined : table.game.state.objects.get(object)?.ability?.source;
}

function mulligan(table: Table, members: readonly string[]): Decision | undefined {
  return table
    .choices()
    .find(({ kind, players }) => kind === 'mulligan' && players.some((player) => members.includes(player)));
}

function present(table: Table, sides: string | string[]): string[] {
  const players = [sides].flat().flatMap((side) => table.members(side));
  const still = players.filter((player) => table.game.inGame(player));
  if (still.length === 0) throw new Illegal(`${players.join(', ')} left before`);
  return still;
}
