// Carries scenarios of the former format over: English actions and a language of its own for cards become steps and cards as
// data. The former driver plays a scenario under every edition and answers whatever nobody said; each of its answers becomes a
// step. What it guessed is thereby written down.

import type { Decision, GameEvent, GameRuleset, GameSetup, Option } from '../../src/game/index.js';
import { checkSetup, createGame } from '../../src/game/index.js';
import { loadScenarios as loadSteps } from '../../src/scenarios/load.js';
import { judge as judgeSteps, play as playSteps } from '../../src/scenarios/run.js';
import type { Action as StepAction } from '../../src/scenarios/scenario.js';
import { answering } from '../../src/scenarios/steps/perform.js';
import type { Step } from '../../src/scenarios/steps/step.js';
import { optionName, type Table } from '../../src/scenarios/steps/table.js';
import type { Step as FormerStep } from './actions/steps.js';
import { gameSetup } from './play/setup.js';
import { isMomentary, judge, type Played, play, topicsAsked } from './run.js';
import { type Check, questionsOf, type Scenario } from './scenario.js';

/** An edition under which scenarios are played while they are carried over. */
export interface Edition {
  name: string;
  ruleset: GameRuleset;
}

/** A scenario carried over. */
export interface Converted {
  scenario: Record<string, unknown>;
  /** What is answered otherwise than before, in words. */
  differences: string[];
  /** What would be answered otherwise if the options that the variant presets were left out; they were kept. */
  kept?: string[];
}

/** What the former driver answered. */
interface Given {
  decision: string;
  kind: Decision['kind'];
  option: Option;
  who: string | undefined;
  object: string | undefined;
}

/** What one action did under one edition. */
interface Stage {
  id: string;
  accepted: boolean;
  reason: string | undefined;
  held: boolean;
  /** Answers of the whole game so far. */
  given: Given[];
  /** Instructions, concessions and departures, by the number of answers before them. */
  answers: readonly unknown[];
  configured: GameSetup | undefined;
  turn: string;
}

interface Former {
  edition: Edition;
  stages: Stage[];
  values: Map<string, string>;
  /** Ids of the counted decisions, in order. */
  asked: string[];
  error?: string;
}

const COURSE_OF_COMBAT = new Set(['attack', 'block']);

/** A step on its way: steps that are answers under some editions only are put in later. */
type Draft = Step & { soft?: true; stage?: string };

/**
 * Carries a scenario over.
 *
 * @param scenario as the former reader understood it
 * @param written as its file has it
 * @param editions all editions under which it shall be the same as before
 */
export function convert(
  scenario: Scenario,
  written: Record<string, unknown>,
  editions: readonly Edition[],
): Converted {
  const trimmed = carry(scenario, written, editions, presets(scenario, editions));
  if (trimmed.differences.length === 0) return trimmed;
  const whole = carry(scenario, written, editions, []);
  // Where it is otherwise without what the variant presets, the options stay, so that somebody can look into it.
  return whole.differences.length < trimmed.differences.length
    ? { ...whole, kept: trimmed.differences }
    : trimmed;
}

/** Options that the variant of the home edition settles so in any case. */
function presets(scenario: Scenario, editions: readonly Edition[]): string[] {
  const { options } = scenario.setup;
  const home = editions.find(({ name }) => name === scenario.edition) ?? editions[0];
  if (options.variant === undefined || !home) return [];
  const settled = (without?: string): string | undefined => {
    const setup = gameSetup(scenario);
    const own = { ...setup.options } as Record<string, unknown>;
    if (without !== undefined) delete own[without];
    try {
      return JSON.stringify(createGame({ ...setup, options: own }, home.ruleset, { seed: 1 }).options());
    } catch {
      return undefined;
    }
  };
  const whole = settled();
  return Object.keys(options).filter(
    (key) => key !== 'variant' && whole !== undefined && settled(key) === whole,
  );
}

function carry(
  scenario: Scenario,
  written: Record<string, unknown>,
  editions: readonly Edition[],
  without: readonly string[],
): Converted {
  const setup = gameSetup(scenario);
  const questions = questionsOf(scenario).filter(
    ({ text }) =>
      !(
        /^options\(.d1.\)/.test(text) &&
        scenario.actions.some(({ steps }) => steps.some(({ do: what }) => what === 'disagree'))
      ),
  );
  const formers = editions.map((edition) => former(scenario, edition, questions));
  const sound = formers.filter(({ error }) => error === undefined);
  const drafts = draft(scenario, sound);
  const target: Record<string, unknown> = {
    ...rest(written),
    cards: setup.cards ?? [],
    setup: setupOf(setup, written, without),
  };
  if (setup.cards?.length === 0) delete target.cards;
  const build = (steps: Step[], checks: string[] = ['gameOver()']): Record<string, unknown> => ({
    ...target,
    steps,
    checks,
  });
  // Played under every edition; what has to be answered becomes a step where it was answered.
  const differences: string[] = [];
  let numbers = new Map<string, Set<string>>();
  const home = scenario.edition;
  const order = [...sound].sort((a, b) => Number(b.edition.name === home) - Number(a.edition.name === home));
  let steps = drafts as Step[];
  for (let round = 0; round < 6; round++) {
    numbers = new Map();
    let changed = false;
    for (const one of order) {
      const outcome = fill(scenario, build(steps), one, numbers);
      if (outcome.changed) {
        steps = outcome.steps;
        changed = true;
      }
    }
    if (!changed) break;
  }
  steps = plain(named(steps), order, build);
  // The checks, in their new form.
  const last = lastId(steps, scenario);
  const rename = (text: string): string => renamed(text, numbers, scenario);
  const disagrees = scenario.actions.some(({ steps: all }) =>
    all.some(({ do: what }) => what === 'disagree'),
  );
  const rewrite = (checks: readonly Check[]): string[] =>
    checks
      .filter(({ text }) => !(disagrees && /^options\(.d1.\)/.test(text)))
      .map((check) => {
        const momentary = isMomentary(check.expression);
        return rename(
          momentary && last !== undefined && !check.text.startsWith('at(')
            ? moment(check.text, last)
            : check.text,
        );
      });
  const expect: Record<string, unknown> = {};
  for (const [name, expectation] of scenario.expect)
    expect[name] =
      'notApplicable' in expectation
        ? expectation
        : expectation.checks === scenario.checks
          ? 'same'
          : rewrite(expectation.checks);
  const result: Record<string, unknown> = { ...target, steps };
  if (scenario.checks.length > 0) result.checks = rewrite(scenario.checks);
  if (Object.keys(expect).length > 0) result.expect = expect;
  // The same questions are asked again, of the new steps under every edition.
  try {
    const [again] = loadSteps(
      JSON.stringify({ ...result, checks: rewrite(questions), expect: {} }),
      scenario.id,
    );
    if (!again) throw new Error('no scenario');
    const asked = again.checks;
    for (const one of sound) {
      const played = playSteps(again, one.edition.ruleset, asked, 1);
      if (played.stopped) differences.push(`${one.edition.name}: stopped: ${played.stopped.reason}`);
      for (const [index, check] of questions.entries()) {
        const now = asked[index];
        const before = one.values.get(check.text);
        const after = now ? answerOf(played, now) : 'missing';
        if (before !== after)
          differences.push(`${one.edition.name}: ${check.text} was ${before}, ${now?.text} is ${after}`);
      }
    }
  } catch (error) {
    differences.push(`cannot be read again: ${(error as Error).message}`);
  }
  return { scenario: result, differences };
}

function answerOf(
  played: ReturnType<typeof playSteps>,
  check: { expression: Check['expression']; text: string },
): string {
  const shown = judgeSteps(check as never, played, false);
  return shown.problem === undefined ? JSON.stringify(shown.actual) : `problem`;
}
/** Plays a scenario as formerly and notes all that was done. */
function former(scenario: Scenario, edition: Edition, questions: Check[]): Former {
  const result: Former = { edition, stages: [], values: new Map(), asked: [] };
  try {
    let final: Played | undefined;
    const played = play(scenario, edition.ruleset, questions, 1, (id, soFar, accepted, held) => {
      final = soFar;
      result.stages.push({
        id,
        accepted,
        reason: soFar.actions.at(-1)?.reason,
        held,
        given: givenIn(soFar.play.game.log),
        answers: [...soFar.play.game.answers],
        configured: soFar.play.configured.setup,
        turn: JSON.stringify(soFar.play.game.activePlayers()),
      });
    });
    result.asked = (final ?? played).play.driver.asked.map(({ decision }) => decision.id);
    for (const check of questions) {
      const judged = judge(check, played, false);
      result.values.set(check.text, judged.problem === undefined ? JSON.stringify(judged.actual) : 'problem');
    }
  } catch (error) {
    result.error = (error as Error).message;
  }
  return result;
}

function givenIn(log: readonly GameEvent[]): Given[] {
  return log
    .filter(({ type }) => type === 'answered')
    .map(({ detail, player, team, object }) => ({
      decision: String(detail?.decision),
      kind: detail?.kind as Decision['kind'],
      option: detail?.option as Option,
      who: player ?? team,
      object,
    }));
}

/** The steps of all actions, before it is known what has to be answered. */
function draft(scenario: Scenario, formers: readonly Former[]): Draft[] {
  const drafts: Draft[] = [];
  const { actions } = scenario;
  let holding = false;
  const asksLegal = new Set(
    questionsOf(scenario).flatMap(({ text }) =>
      [...text.matchAll(/legal\(['"]([^'"]+)['"]\)/g)].map((m) => m[1]),
    ),
  );
  for (const [index, action] of actions.entries()) {
    const stages = formers.map((one) => one.stages[index] as Stage);
    const before = formers.map((one) => one.stages[index - 1]);
    const refused = stages.some(({ accepted }) => !accepted);
    // A later action went back behind this one: its declaration was an alternative.
    const undone = stages.some((stage, at) => {
      const later = formers[at]?.stages.slice(index + 1, actions.length) ?? [];
      return stage.accepted && later.some((next) => !extendsGiven(stage.given, next.given));
    });
    const blocksNext =
      undone &&
      action.steps.some(({ do: what }) => what === 'block') &&
      sidesDiffer(scenario, action.steps, actions[index + 1]?.steps ?? []);
    const held = stages.some((stage) => stage.held);
    if (held && !holding) drafts.push({ hold: true });
    holding = held;
    const context: Context = { told: new Set(), scenario, action: index, stages, before, formers };
    let steps = action.steps.flatMap((step) => translate(step, context));
    if (action.steps.some((step) => step.do === 'turn' && step.priority !== undefined))
      steps = steps.map((step) =>
        'cast' in step || 'activate' in step ? ({ ...step, now: true } as Draft) : step,
      );
    if (stages.every(nothingDone(before)) && stages.every(({ accepted }) => accepted))
      steps = steps.filter((step) => !('until' in step || 'resolve' in step));
    const first = steps[0];
    if (steps.length === 0) {
      if (mentions(scenario, action.id) || index === actions.length - 1)
        drafts.push({ id: action.id, says: action.do, hold: held });
      continue;
    }
    if (undone && !refusedOnly(stages)) {
      const id = { id: action.id, says: action.do };
      if (blocksNext) drafts.push({ ...id, try: steps, then: 'undo' });
      else {
        // What led up to the declaration has happened; the declaration itself was gone back on.
        const lead = steps.filter((step) => 'until' in step);
        const declares = steps.filter((step) => !('until' in step));
        drafts.push(...lead, { ...id, try: declares.length > 0 ? declares : steps, then: 'undo' });
      }
    } else if (refused || asksLegal.has(action.id)) {
      const lead: Draft[] = [];
      // What led up to a refused action has happened all the same.
      while (
        steps.length > 1 &&
        steps[0] &&
        'until' in steps[0] &&
        steps[0].until.step !== 'combatDamage' &&
        refused
      )
        lead.push(steps.shift() as Draft);
      drafts.push(...lead, { id: action.id, says: action.do, try: steps, then: 'keep' });
    } else if (first) {
      const last = steps.at(-1) as Draft;
      steps[0] = { ...first, says: action.do };
      if (last === first) steps[0] = { id: action.id, ...steps[0] } as Draft;
      else steps[steps.length - 1] = { id: action.id, ...last } as Draft;
      drafts.push(...steps);
    }
  }
  if (holding) drafts.push({ hold: false });
  drafts.push(...ending(scenario, formers));
  return drafts;
}

const refusedOnly = (stages: readonly Stage[]): boolean => stages.every(({ accepted }) => !accepted);

const nothingDone =
  (before: readonly (Stage | undefined)[]) =>
  (stage: Stage, at: number): boolean =>
    stage.answers.length === (before[at]?.answers.length ?? 0);

function mentions(scenario: Scenario, id: string): boolean {
  return questionsOf(scenario).some(({ text }) => text.includes(`'${id}'`) || text.includes(`"${id}"`));
}

function extendsGiven(before: readonly Given[], after: readonly Given[]): boolean {
  return before.every(
    (given, at) =>
      after[at]?.decision === given.decision &&
      JSON.stringify(after[at]?.option) === JSON.stringify(given.option),
  );
}

function sidesDiffer(scenario: Scenario, a: readonly FormerStep[], b: readonly FormerStep[]): boolean {
  const sides = (steps: readonly FormerStep[]) =>
    new Set(
      steps.flatMap((step) =>
        step.do === 'block'
          ? step.blocks.map(
              ({ blocker }) => scenario.setup.objects.find(({ id }) => id === blocker)?.controller,
            )
          : [],
      ),
    );
  const first = sides(a);
  return b.some(({ do: what }) => what === 'block') && [...sides(b)].every((side) => !first.has(side));
}

/** What was done when all actions were over: what was left on the stack resolved. */
function ending(scenario: Scenario, formers: readonly Former[]): Draft[] {
  const steps: Draft[] = [];
  const sizes = (stage: string) =>
    formers.map((one) => one.stages.find(({ id }) => id === stage)?.answers.length ?? 0);
  const actions = formers.map((one) => one.stages[scenario.actions.length - 1]?.answers.length ?? 0);
  const cast = formers.flatMap((one) => {
    const open = one.stages.find(({ id }) => id === 'open');
    const after = one.stages.find(({ id }) => id === 'cast');
    return (after?.given.slice(open?.given.length ?? 0) ?? []).filter(({ kind }) => kind === 'priority');
  });
  const seen = new Set<string>();
  for (const { option } of cast)
    if (option.type === 'cast' && !seen.has(option.object)) {
      seen.add(option.object);
      steps.push({ cast: option.object, by: option.player, soft: true });
    }
  const topics = questionsOf(scenario).flatMap(({ expression }) => topicsAsked(expression));
  if (topics.some((topic) => topic === 'blocks' || topic === 'damageOrder'))
    steps.push({ until: { step: 'combatDamage', turn: 'this' } });
  if (topics.includes('assignDamage')) steps.push({ until: { step: 'endCombat', turn: 'this' } });
  const settled = sizes('settle').some((size, at) => size !== sizes('lead')[at] || size !== actions[at]);
  if (settled) steps.push({ resolve: 'all' });
  const reopened = formers.some((one) => {
    const from = one.stages[scenario.actions.length - 1]?.given.length ?? 0;
    return one.stages
      .at(-1)
      ?.given.slice(from)
      .some(({ kind }) => kind === 'mulligan');
  });
  if (reopened) steps.push({ until: { opening: 'over' } });
  return steps;
}

interface Context {
  /** Instructions and spells of the action that a step of it has already become. */
  told: Set<string>;
  scenario: Scenario;
  action: number;
  stages: Stage[];
  before: (Stage | undefined)[];
  formers: readonly Former[];
}

/** The answers of the first edition in which the action was accepted and did something. */
function deeds(context: Context): { given: Given[]; answers: readonly unknown[]; stage: Stage } | undefined {
  for (const [at, stage] of context.stages.entries()) {
    if (!stage.accepted) continue;
    const earlier = context.before[at];
    const from =
      earlier && extendsGiven(earlier.given, stage.given)
        ? earlier.given.length
        : common(earlier?.given ?? [], stage.given);
    const given = stage.given.slice(from);
    const answers = stage.answers.slice(
      earlier && from === earlier.given.length ? earlier.answers.length : 0,
    );
    if (given.length > 0 || answers.length > 0) return { given, answers, stage };
  }
  return undefined;
}

function common(a: readonly Given[], b: readonly Given[]): number {
  let at = 0;
  while (at < a.length && JSON.stringify(a[at]) === JSON.stringify(b[at])) at++;
  return at;
}

const STEP_OF: Record<string, string> = {
  beginning: 'untap',
  untap: 'untap',
  upkeep: 'upkeep',
  draw: 'draw',
  main: 'main1',
  combat: 'beginCombat',
  declareAttackers: 'declareAttackers',
  declareBlockers: 'declareBlockers',
  combatDamage: 'combatDamage',
  'second main': 'main2',
  end: 'end',
  cleanup: 'cleanup',
};

/** Instructions among the answers of an action, as steps. */
function instructions(context: Context): Draft[] {
  const found = deeds(context);
  if (context.told.has('instructions')) return [];
  context.told.add('instructions');
  return (found?.answers ?? []).flatMap((one): Draft[] => {
    if (typeof one !== 'object' || one === null || !('instruct' in one)) return [];
    const { effects, instruction } = (
      one as { instruct: { effects: never[]; instruction: Record<string, unknown> } }
    ).instruct;
    const { controller, ...more } = instruction;
    return [
      {
        instruct: effects,
        ...(controller === undefined ? {} : { by: controller }),
        ...more,
      } as unknown as Draft,
    ];
  });
}

/** Who passed before a spell was cast for which its caster named a stack: only so that player could choose among several. */
function passesBefore(context: Context, spell: string): Draft[] {
  const given = deeds(context)?.given ?? [];
  if (!given.some(({ option }) => option.type === 'stack')) return [];
  const cast = given.findIndex(({ option }) => option.type === 'cast' && option.object === spell);
  return given
    .slice(0, Math.max(0, cast))
    .flatMap(({ option, who }): Draft[] =>
      option.type === 'pass' && who !== undefined ? [{ pass: who }] : [],
    );
}

/** Spells cast and abilities activated by an action although its words do not say so. */
function takenUnsaid(context: Context, targets: string[] = []): Draft[] {
  const found = deeds(context);
  if (context.told.has('taken')) return [];
  context.told.add('taken');
  return (found?.given ?? []).flatMap(({ kind, option }): Draft[] => {
    if (kind !== 'priority') return [];
    if (option.type === 'cast')
      return [{ cast: option.object, by: option.player, ...(targets.length ? { targets } : {}) }];
    if (option.type === 'activate')
      return [
        {
          activate: option.object,
          by: option.player,
          ability: option.ability,
          ...(targets.length ? { targets } : {}),
        },
      ];
    return [];
  });
}

function translate(step: FormerStep, context: Context): Draft[] {
  const { scenario } = context;
  const { setup } = scenario;
  const found = deeds(context);
  const taken = (object: string | undefined) =>
    found?.given.find(
      ({ kind, option }) =>
        kind === 'priority' &&
        (option.type === 'cast' || option.type === 'activate' || option.type === 'playLand') &&
        (object === undefined || option.object === object),
    )?.option;
  switch (step.do) {
    case 'read':
    case 'set':
    case 'unblocked':
    case 'promise':
    case 'disagree':
      return [];
    case 'check':
    case 'priority':
      return [{ hold: false }, { instruct: [] }];
    case 'cast':
    case 'activate': {
      const name = step.do === 'cast' ? step.spell : step.source;
      const anonymous = name === 'any' || name === 'redirection';
      const option = taken(anonymous ? undefined : name);
      const object = option && 'object' in option ? option.object : anonymous ? guess(scenario, step) : name;
      if (object === undefined) return [];
      const zone = setup.objects.find(({ id }) => id === object)?.zone;
      if (!option && zone === 'stack') return [];
      const by =
        step.player ??
        (option && 'player' in option
          ? option.player
          : setup.objects.find(({ id }) => id === object)?.controller);
      const targets = step.targets.map((target) => (target === 'self' ? (step.player ?? target) : target));
      const more = {
        ...(by === undefined ? {} : { by }),
        ...(targets.length > 0 ? { targets } : {}),
      };
      const activates = option
        ? option.type === 'activate'
        : step.do === 'activate' || zone === 'battlefield';
      if (activates) {
        const ability = option?.type === 'activate' ? option.ability : abilityOf(scenario, object, step);
        return [{ activate: object, ...(ability === undefined ? {} : { ability }), ...more }];
      }
      const x = step.do === 'cast' ? step.number : undefined;
      const stack = step.do === 'cast' ? step.stack : undefined;
      return [
        ...passesBefore(context, object),
        {
          cast: object,
          ...more,
          ...(x === undefined ? {} : { x }),
          ...(stack === undefined ? {} : { stack }),
        },
      ];
    }
    case 'cycle':
      return [
        {
          activate: step.card,
          ability: 'cycling',
          ...(step.player === undefined ? {} : { by: step.player }),
        },
      ];
    case 'resolve':
    case 'trigger': {
      if (step.do === 'trigger' && !step.resolves) return [];
      const what = step.do === 'trigger' ? step.source : step.what;
      const own = instructions(context);
      if (what === undefined && own.length > 0) return own;
      const unsaid = context.scenario.actions[context.action]?.steps.some(
        ({ do: d }) => d === 'cast' || d === 'activate' || d === 'deploy',
      )
        ? []
        : takenUnsaid(context);
      return [...unsaid, { resolve: what ?? 'top', soft: true }];
    }
    case 'resolveAll':
      return [{ resolve: 'all' }];
    case 'bring':
    case 'damage': {
      const own = instructions(context);
      if (own.length > 0) return own;
      const unsaid = takenUnsaid(context, step.do === 'damage' ? [step.to] : []);
      return unsaid.length > 0 ? [...unsaid, { resolve: 'top', soft: true }] : [];
    }
    case 'leave': {
      if (step.earlier) return [];
      const players = step.players.flatMap((name) => setup.teams?.[name] ?? [name]);
      return [
        step.concede || players.length === 1
          ? { concede: players.length === 1 ? (players[0] as string) : players }
          : { leave: players },
      ];
    }
    case 'lose':
      if (step.by === 'life')
        return [
          {
            instruct: [
              {
                effect: 'loseLife',
                player: { player: 'named', name: step.player },
                amount: {
                  amount: 'max',
                  of: [0, { amount: 'life', of: { player: 'named', name: step.player } }],
                },
              },
            ],
            by: step.player,
          },
        ];
      return instructions(context);
    case 'attack': {
      const attack = Object.fromEntries(
        step.attacks.map(({ attacker, defender }) => [attacker, defender ?? null]),
      );
      const side = step.side ?? setup.objects.find(({ id }) => id === step.attacks[0]?.attacker)?.controller;
      const lead: Draft[] = side === undefined ? [] : [{ until: { of: side } }];
      const bands = step.band ? { bands: [step.attacks.map(({ attacker }) => attacker)] } : {};
      return [...lead, { attack, ...(step.side === undefined ? {} : { by: step.side }), ...bands }];
    }
    case 'block': {
      const attackers = lastAttackers(context);
      const block: Record<string, string | string[]> = {};
      for (const { blocker, attacker } of step.blocks) {
        const all =
          attacker === 'each' || attacker === undefined
            ? facing(context, blocker, attackers, attacker === 'each')
            : [attacker];
        const already = block[blocker] === undefined ? [] : [block[blocker]].flat();
        const every = [...already, ...all] as string[];
        block[blocker] = every.length === 1 ? (every[0] as string) : every;
      }
      return [{ block }];
    }
    case 'combatDamage':
      return [{ until: { damage: 'dealt' } }];
    case 'assign': {
      const recipients = new Map<string, string[]>();
      for (const { source, to } of step.assignments)
        recipients.set(source, [...(recipients.get(source) ?? []), to]);
      const one = [...recipients].every(([, list]) => list.length === 1);
      const assign = Object.fromEntries([...recipients].map(([source, list]) => [source, list[0] as string]));
      if (one) return [{ assign }, { until: { damage: 'dealt' } }];
      return [
        { until: { step: 'combatDamage' } },
        ...[...recipients].flatMap(([source, list]) => list.map((to): Draft => ({ choose: to, of: source }))),
      ];
    }
    case 'pass': {
      if (step.sides !== 'rest')
        return [{ pass: step.sides.length === 1 ? (step.sides[0] as string) : step.sides }];
      const passed = (found?.given ?? [])
        .filter(({ option }) => option.type === 'pass')
        .map(({ who }) => who as string);
      return passed.map((who): Draft => ({ pass: who, soft: true }));
    }
    case 'turn': {
      if (step.priority !== undefined) return [{ until: { priority: step.priority } }];
      const at = step.moment === undefined ? undefined : STEP_OF[step.moment];
      if (step.which === 'next' && step.moment === 'combat' && step.of === undefined)
        return [{ until: { combat: 'another' } }];
      const later = step.which === 'next' || (step.which === 'second' && context.action > 0);
      const moment = {
        ...(at === undefined ? {} : { step: at }),
        ...(step.of === undefined ? {} : { of: step.of }),
        ...(later ? { turn: 'next' } : {}),
      };
      return Object.keys(moment).length === 0 ? [] : [{ until: moment } as Draft];
    }
    case 'endTurn': {
      return [step.of === undefined ? { until: { turn: 'next' } } : { until: { ended: step.of } }];
    }
    case 'poison':
    case 'destroy':
    case 'enter':
    case 'control':
    case 'skipTurn':
    case 'teamLife':
    case 'direct':
    case 'copyFor':
    case 'ruleChoice':
      return instructions(context);
    case 'loop':
      return [...instructions(context), { until: { result: 'any' } }];
    case 'name':
      return [
        { name: step.token, token: 'newest', ...(step.player === undefined ? {} : { of: step.player }) },
      ];
    case 'decide': {
      const passes = (found?.given ?? []).filter(({ option }) => option.type === 'pass');
      if (
        found?.given.some(({ kind }) => kind === 'openingHand' || kind === 'mulligan') &&
        !context.told.has('opening')
      ) {
        context.told.add('opening');
        return [{ until: { opening: 'over' } }];
      }
      return passes.length > 0 ? [{ resolve: 'top', soft: true }] : [];
    }
    case 'mulligan':
    case 'keep':
    case 'mulligans': {
      if (context.told.has('mulligans')) return [];
      const said = (found?.given ?? []).filter(({ kind }) => kind === 'mulligan');
      // Whoever looks at a new hand does so at once: answers of several players would be given in the order in which they are asked.
      const looks = context.scenario.actions[context.action]?.steps.some(
        (one) => one.do === 'mulligans' && one.seen,
      );
      if (!looks) context.told.add('mulligans');
      if (said.length > 0 && !looks && context.stages.some(({ accepted }) => accepted))
        return said.map(
          ({ option, who }): Draft => ({
            choose: option.type,
            ...(who === undefined ? {} : { by: who }),
            kind: 'mulligan',
            ifAsked: true,
          }),
        );
      if (step.do === 'mulligan')
        return Array.from({ length: step.count }, () => ({ mulligan: step.player }));
      if (step.do === 'keep') return [{ keep: step.player }];
      // Whoever looks at a new hand could decide about it.
      return step.seen ? looked(context, step) : [];
    }
    case 'redistribute': {
      // Where its own edition refuses it, it has to be said who is to be given which total.
      const refused = atHome(context)?.accepted === false;
      if (!refused && found?.given.some(({ option }) => option.type === 'cast'))
        return [...takenUnsaid(context), { resolve: 'top' }];
      if (!refused && found) return [];
      const spell = setup.objects.find(({ card }) =>
        JSON.stringify(scenario.cards.get(card) ?? null).includes('"redistributeLife"'),
      );
      const others = (player: string) =>
        step.swap.length === 2 && step.swap.includes(player)
          ? (step.swap.find((one) => one !== player) as string)
          : step.swap.length === 2
            ? player
            : (setup.players[(setup.players.indexOf(player) + 1) % setup.players.length] as string);
      return [
        ...(spell ? [{ cast: spell.id, by: spell.controller } as Draft, { resolve: 'top' } as Draft] : []),
        ...setup.players.map((player): Draft => ({ choose: others(player), slot: player })),
      ];
    }
    case 'land':
      return [{ play: step.card, ...(step.player === undefined ? {} : { by: step.player }) }];
    case 'deploy': {
      const lead: Draft[] = step.duringStack === undefined ? [] : [{ cast: step.duringStack }];
      const option = found?.given.find(({ option: one }) => one.type === 'activate')?.option;
      const creature = step.creature ?? (option?.type === 'activate' ? option.object : undefined);
      if (creature === undefined) {
        const mine = setup.objects.find(
          ({ zone, controller }) => zone === 'battlefield' && controller === step.player,
        );
        return mine
          ? [{ activate: mine.id, ability: 'deploy', ...(step.player ? { by: step.player } : {}) }]
          : [];
      }
      return [
        ...lead,
        {
          activate: creature,
          ability: 'deploy',
          ...(step.player === undefined ? {} : { by: step.player }),
          ...(step.to === undefined ? {} : { targets: [step.to] }),
        },
        { resolve: 'top', soft: true },
      ];
    }
    case 'pay': {
      const unsaid = takenUnsaid(context);
      const lead: Draft[] =
        unsaid.length > 0 && 'cast' in (unsaid[0] as Step)
          ? [...unsaid, { resolve: 'top', soft: true }]
          : unsaid;
      const zero = step.amount === 0 && context.stages.every(({ accepted }) => accepted);
      return [
        ...lead,
        { choose: step.amount, by: step.player, soft: true, ...(zero ? { ifAsked: true as const } : {}) },
      ];
    }
    case 'look':
      return [{ look: step.player, at: step.at }];
    case 'use':
      return [{ use: step.object ?? step.of, by: step.player }];
    case 'configure': {
      const configured = context.stages.find((stage) => stage.configured)?.configured;
      if (step.during) return [{ table: { during: true } as never }];
      const { variants } = step.settings;
      if (variants) return [{ table: { options: { variants } } as never }];
      if (!configured) return reseated(scenario, step.settings.order ?? []);
      const table: Record<string, unknown> = {};
      const own = gameSetup(scenario);
      for (const key of ['players', 'teams', 'options'] as const)
        if (JSON.stringify(configured[key]) !== JSON.stringify(own[key])) table[key] = configured[key];
      // An option that the configuration no longer has is switched off.
      // Ranges by the names of players who are not there are those of the variant.
      const ranges = typeof own.options?.rangeOfInfluence === 'object' ? 'rangeOfInfluence' : '';
      const missing = Object.keys(own.options ?? {}).filter(
        (key) => !(key in (configured.options ?? {})) && key !== ranges,
      );
      if (missing.length > 0)
        table.options = { ...configured.options, ...Object.fromEntries(missing.map((key) => [key, false])) };
      if (step.settings.order && step.settings.order.length > 0) table.seated = true;
      if (Object.keys(table).length === 0) table.options = configured.options ?? {};
      // Where nothing was said of how one may attack, some way had to be allowed.
      for (const [at, stage] of context.stages.entries()) {
        const ruleset = context.formers[at]?.edition.ruleset;
        const tried = { ...configured, options: { ...configured.options } };
        if (!stage.accepted || !ruleset || checkSetup(tried, ruleset).length === 0) continue;
        const key = (['attackMultiplePlayers', 'attackLeft', 'attackRight'] as const).find(
          (one) => checkSetup({ ...tried, options: { ...tried.options, [one]: true } }, ruleset).length === 0,
        );
        if (key) table.options = { ...configured.options, [key]: true };
      }
      return [{ table } as Draft];
    }
    case 'start':
      return step.players !== undefined ? [{ compare: step.players }] : [{ until: { opening: 'over' } }];
    case 'compare':
      return [{ compare: step.players }];
    case 'marker':
      return step.reaches === undefined || step.holds || step.waits
        ? []
        : [{ until: { marker: step.marker, holder: step.reaches } }];
    default:
      return [];
  }
}

/** What an action did under the edition that its scenario was written for. */
function atHome({ formers, scenario, stages }: Context): Stage | undefined {
  return stages[formers.findIndex(({ edition }) => edition.name === scenario.edition)];
}

/** Whoever took a mulligan just before has a new hand to decide about. */
function looked(context: Context, step: FormerStep): Draft[] {
  const { steps = [] } = context.scenario.actions[context.action] ?? {};
  const before = steps[steps.indexOf(step) - 1];
  return before?.do === 'mulligan' ? [{ keep: before.player }] : [];
}

/** A table that no edition allows to begin at, as its seats are said: those of the table itself, or named one by one. */
function reseated({ setup }: Scenario, order: readonly string[]): Draft[] {
  if (order.length === 0) return [];
  const named = order.every((one) => setup.players.includes(one));
  const teams = Object.entries(setup.teams ?? {}).map(
    ([team, members]) => [team, order.filter((one) => members.includes(one))] as const,
  );
  const table = named
    ? { players: [...order], teams: Object.fromEntries(teams), seated: true }
    : { seated: true };
  return [{ table } as unknown as Draft];
}

function guess(scenario: Scenario, step: FormerStep): string | undefined {
  const player = 'player' in step ? step.player : undefined;
  return scenario.setup.objects.find(
    (object) =>
      (player === undefined || object.controller === player) &&
      (object.zone === 'hand'
        ? scenario.cards.get(object.card)?.spell !== undefined
        : scenario.cards.get(object.card)?.abilities?.some(({ ability }) => ability === 'activated')),
  )?.id;
}

function abilityOf(scenario: Scenario, object: string, step: FormerStep): number | undefined {
  if (!('last' in step) || !step.last) return undefined;
  const card = scenario.cards.get(scenario.setup.objects.find(({ id }) => id === object)?.card ?? '');
  const last = card?.abilities?.findLastIndex(({ ability }) => ability === 'activated');
  return last === -1 ? undefined : last;
}

function lastAttackers(context: Context): { attacker: string; defender: string | undefined }[] {
  for (let at = context.action; at >= 0; at--)
    for (const step of context.scenario.actions[at]?.steps ?? [])
      if (step.do === 'attack')
        return step.attacks.map(({ attacker, defender }) => ({ attacker, defender: defender ?? undefined }));
  return [];
}

function facing(
  context: Context,
  blocker: string,
  attackers: readonly { attacker: string; defender: string | undefined }[],
  each: boolean,
): string[] {
  const { setup } = context.scenario;
  const side = setup.objects.find(({ id }) => id === blocker)?.controller ?? '';
  const team = Object.entries(setup.teams ?? {}).find(([, members]) => members.includes(side))?.[0];
  const facing = attackers.filter(
    ({ defender }) =>
      defender === side ||
      defender === team ||
      (defender !== undefined && setup.objects.find(({ id }) => id === defender)?.controller === side),
  );
  const all = (facing.length > 0 ? facing : attackers).map(({ attacker }) => attacker);
  return each ? all : all.slice(0, 1);
}

/** The step of its controller's turn in which an ability of a card triggers. */
function triggersIn({ cards }: Record<string, unknown>, card: string): string | undefined {
  const known = (cards as { name: string; abilities?: { on?: { when: string; step?: string } }[] }[]).find(
    ({ name }) => name === card,
  );
  return known?.abilities?.find(({ on }) => on?.when === 'stepBegins')?.on?.step;
}

/** Plays a draft under an edition, and puts in what the former driver answered where nothing answers. */
function fill(
  scenario0: Scenario,
  target: Record<string, unknown>,
  one: Former,
  numbers: Map<string, Set<string>>,
): { steps: Step[]; changed: boolean } {
  const steps = structuredClone(target.steps) as Draft[];
  const [scenario] = loadSteps(JSON.stringify({ ...target, steps: strip(steps) }), String(target.id));
  if (!scenario) throw new Error('no scenario');
  const inserted: { after: Step | undefined; step: Step; within: Step[] }[] = [];
  const used = new Set<string>();
  const answers = new Map<string, Given>();
  for (const stage of one.stages)
    for (const given of stage.given) answers.set(`${given.decision} ${given.kind}`, given);
  let changed = false;
  const played = playSteps(scenario, one.edition.ruleset, [], 1, {
    unanswered: (table: Table, before: StepAction | undefined) => {
      const [decision] = table
        .choices()
        .filter(
          ({ kind, options }) =>
            !COURSE_OF_COMBAT.has(kind) ||
            options.every(({ type }) => type !== 'stayHome' && type !== 'noBlock'),
        );
      if (!decision) return undefined;
      const given = match(decision, one, answers, used);
      // Whoever leaves before answering answers nothing.
      if (!given && leavesNext(scenario.actions, before, decision)) return undefined;
      const option = given?.option ?? plainOption(decision);
      if (given) used.add(`${given.decision} ${given.kind}`);
      const step = chooseStep(table, decision, option);
      const stage =
        given && one.stages.find((at) => at.given.some((other) => other.decision === given.decision))?.id;
      // Noted in the remark until all is put in, since steps are written and read again on the way.
      if (stage !== undefined && scenario0.actions.some(({ id }) => id === stage)) step.says = `@${stage}`;
      const within = containing(scenario.actions, before?.step);
      inserted.push({ after: before?.step, step, within });
      changed = true;
      return step;
    },
  });
  for (const [at, asked] of played.table.asked.entries()) {
    const number = one.asked.indexOf(asked.decision.id);
    if (number >= 0) {
      const key = `d${number + 1}`;
      numbers.set(key, (numbers.get(key) ?? new Set()).add(`d${at + 1}`));
    }
  }
  const result = scenario.actions.map(({ step }) => step) as Draft[];
  // Behind the step that was interrupted, in the order in which they were asked.
  const positions = new Map<Step, number>();
  for (const { after, step, within } of inserted) {
    const list = within === topOf(scenario.actions) ? result : within;
    const at = after === undefined ? -1 : list.indexOf(after);
    const offset = positions.get(after as Step) ?? 0;
    list.splice(at + 1 + offset, 0, step);
    positions.set(after as Step, offset + 1);
  }
  // Play went on until the one who acts had priority.
  for (const [at, action] of scenario0.actions.entries()) {
    const index = result.findIndex(({ id }) => id === action.id);
    const tried = result[index];
    if (!tried || !('try' in tried) || !one.stages[at]?.accepted || played.legal.get(action.id) !== false)
      continue;
    const cast = tried.try.findIndex(
      (step) => ('cast' in step || 'activate' in step || 'play' in step) && step.by !== undefined,
    );
    const by = (tried.try[cast] as { by?: string } | undefined)?.by;
    if (
      cast < 0 ||
      by === undefined ||
      tried.try.some((step) => 'until' in step && step.until.priority !== undefined)
    )
      continue;
    tried.try.splice(cast, 0, { until: { priority: by } });
    changed = true;
  }
  for (const [at, action] of scenario0.actions.entries()) {
    const tried = result.find(({ id }) => id === action.id);
    const legal = played.legal.get(action.id);
    if (!tried || !('try' in tried) || legal === undefined || legal === one.stages[at]?.accepted) continue;
    if (legal) {
      // What was refused since nobody is asked for it has to be asked for.
      const last = tried.try.findLast((step) => 'ifAsked' in step);
      if (!last) continue;
      delete (last as { ifAsked?: true }).ifAsked;
      changed = true;
      continue;
    }
    // What resolves triggers in a step to which play went on.
    const first = tried.try[0];
    const object = scenario0.setup.objects.find(
      ({ id }) => first && 'resolve' in first && id === first.resolve,
    );
    const step = object && triggersIn(target, object.card);
    if (!object || !step) continue;
    tried.try.unshift({ until: { step: step as never, of: object.controller } });
    changed = true;
  }
  // A step that the rules refuse here although the former driver went on is tried only.
  if (played.stopped?.illegal) {
    const bad = played.actions.find(({ accepted }) => !accepted && played.actions.at(-1)?.accepted === false);
    const last = played.actions.at(-1);
    const index = scenario.actions.findIndex(({ id }) => id === last?.id);
    const step = index < 0 ? undefined : scenario.actions[index]?.step;
    if (bad && step && !('try' in step)) {
      const { id, says, ...plain } = step as Step & { id?: string };
      const at = result.indexOf(step as Draft);
      result[at] = {
        ...(id === undefined ? {} : { id }),
        ...(says === undefined ? {} : { says }),
        try: [plain as Step],
        then: 'keep',
      } as Draft;
      changed = true;
    }
  }
  return { steps: result, changed };
}

const tops = new WeakMap<readonly StepAction[], Step[]>();
function topOf(actions: readonly StepAction[]): Step[] {
  let top = tops.get(actions);
  if (!top) {
    top = actions.map(({ step }) => step);
    tops.set(actions, top);
  }
  return top;
}

/** Whether the step after this one has somebody leave who has something to decide. */
function leavesNext(
  actions: readonly StepAction[],
  before: StepAction | undefined,
  decision: Decision,
): boolean {
  const next = before && actions[actions.indexOf(before) + 1]?.step;
  const gone = next && ('concede' in next ? next.concede : 'leave' in next ? next.leave : undefined);
  return gone !== undefined && [gone].flat().some((who) => decision.players.includes(who));
}

/** The list in which a step stands. */
function containing(actions: readonly StepAction[], step: Step | undefined): Step[] {
  const top = topOf(actions);
  if (step === undefined || top.includes(step)) return top;
  const search = (list: Step[]): Step[] | undefined => {
    if (list.includes(step)) return list;
    for (const inner of list)
      if ('try' in inner) {
        const found = search(inner.try);
        if (found) return found;
      }
    return undefined;
  };
  return search(top) ?? top;
}

function match(
  decision: Decision,
  one: Former,
  answers: Map<string, Given>,
  used: Set<string>,
): Given | undefined {
  const has = (given: Given | undefined) =>
    given !== undefined &&
    given.kind === decision.kind &&
    decision.options.some((option) => JSON.stringify(option) === JSON.stringify(given.option));
  const same = answers.get(`${decision.id} ${decision.kind}`);
  if (has(same)) return same;
  for (const stage of one.stages)
    for (const given of stage.given)
      if (
        !used.has(`${given.decision} ${given.kind}`) &&
        has(given) &&
        (given.who === undefined ||
          given.who === decision.team ||
          decision.players.includes(given.who) ||
          decision.onBehalfOf === given.who)
      )
        return given;
  return undefined;
}

function plainOption(decision: Decision): Option {
  const plain: Record<string, Option['type']> = {
    mulligan: 'keep',
    may: 'yes',
    payment: 'no',
    openingHand: 'none',
  };
  return (decision.options.find(({ type }) => type === plain[decision.kind]) ??
    decision.options[0]) as Option;
}

/** The step that gives an answer, with so much beside it that it means no other decision that is open. */
function chooseStep(table: Table, decision: Decision, option: Option): Step {
  const value = optionName(option);
  const by = decision.team ?? decision.onBehalfOf ?? decision.players[0] ?? '';
  const named = [...table.names].find(([, id]) => id === value)?.[0] ?? value;
  const base = { choose: named, by, ifAsked: true as const };
  const fitting = (step: Step) => answering(table, step as never, named)?.decision.id === decision.id;
  if (
    !COURSE_OF_COMBAT.has(decision.kind) &&
    table.choices().filter(({ kind }) => kind !== 'priority').length < 2 &&
    fitting(base)
  )
    return { ...base, kind: decision.kind };
  return {
    ...base,
    kind: decision.kind,
    ...(decision.slot === undefined ? {} : { slot: decision.slot }),
    ...(COURSE_OF_COMBAT.has(decision.kind) && decision.object !== undefined ? { of: decision.object } : {}),
  };
}

/** A step keeps the name of its action until all that belongs to the action has been answered. */
function named(steps: Step[]): Step[] {
  const result = steps.map((step) => step);
  for (const [at, step] of steps.entries()) {
    if (step.id === undefined || 'try' in step) continue;
    let last = at;
    for (let next = at + 1; next < steps.length && 'choose' in (steps[next] as Step); next++)
      if ((steps[next] as Step).says === `@${step.id}`) last = next;
    if (last === at) continue;
    const { id, ...rest } = result[at] as Step & { id: string };
    result[at] = rest as Step;
    result[last] = { id, ...(result[last] as Step) } as Step;
  }
  return unmarked(result);
}

function unmarked(steps: readonly Step[]): Step[] {
  return steps.map((step) => {
    const { says, ...rest } = step;
    const inner = 'try' in rest ? { ...rest, try: unmarked(rest.try) } : rest;
    return (says === undefined || says.startsWith('@') ? inner : { ...inner, says }) as Step;
  });
}

/** Leaves out what is only for the way. */
function strip(steps: readonly Draft[]): Step[] {
  return steps.map(
    ({ soft: _soft, stage: _stage, ...step }) =>
      ('try' in step ? { ...step, try: strip(step.try as Draft[]) } : step) as Step,
  );
}

/** Steps that do nothing under any edition are left out; answers that are asked for under every edition are simply said. */
function plain(
  steps: Step[],
  formers: readonly Former[],
  build: (steps: Step[]) => Record<string, unknown>,
): Step[] {
  let result = strip(steps as Draft[]);
  const always = new Set<number>(result.map((_, at) => at));
  const never = new Set<number>(result.map((_, at) => at));
  for (const one of formers) {
    const [scenario] = loadSteps(JSON.stringify(build(result)), 'again');
    if (!scenario) continue;
    const played = playSteps(scenario, one.edition.ruleset, [], 1);
    const byId = new Map(played.actions.map((action) => [action.id, action]));
    for (const [at, { id, step }] of scenario.actions.entries()) {
      const action = byId.get(id);
      if (!('ifAsked' in step) || action?.reason !== undefined || !action) always.delete(at);
      if (action && (action.accepted || 'id' in step) && action.reason === undefined) never.delete(at);
      if (!action && played.stopped) never.delete(at);
    }
  }
  result = result.flatMap((step, at) => {
    if (never.has(at) && !('id' in step) && ('try' in step || 'ifAsked' in step)) return [];
    if (always.has(at) && 'ifAsked' in step) {
      const { ifAsked: _ifAsked, ...said } = step as Step & { ifAsked?: true };
      return [said as Step];
    }
    return [step];
  });
  return result;
}

/** The id of the last step that an action of the former scenario became. */
function lastId(steps: Step[], scenario: Scenario): string | undefined {
  const id = scenario.actions.at(-1)?.id;
  const at = steps.findIndex((step) => step.id === id);
  if (at < 0 || at === steps.length - 1) return undefined;
  // What is answered directly behind it belongs to it.
  let end = at;
  while (steps[end + 1] && 'choose' in (steps[end + 1] as Step)) end++;
  if (end === at) return id;
  const last = steps[end] as Step;
  if (end === steps.length - 1) return undefined;
  last.id ??= `${id}.last`;
  return last.id;
}

function moment(text: string, id: string): string {
  const match = /^(.*?)\s*(==|!=|<=|>=|<|>)\s*(.*)$/.exec(text);
  if (!match) return `at('${id}', ${text})`;
  return `at('${id}', ${match[1]})${match[2]}${match[3]}`;
}

/** Numbers of decisions, and questions that are asked otherwise. */
function renamed(text: string, numbers: ReadonlyMap<string, Set<string>>, scenario: Scenario): string {
  let result = text.replace(
    /(asked|options)\(\s*(['"])(d\d+)\2\s*\)/g,
    (whole, question: string, _q, number: string) => {
      const now = numbers.get(number);
      if (!now || now.size === 0) return whole;
      return `${question}('${[...now].sort()[0]}')`;
    },
  );
  const disagreement = scenario.actions.flatMap(({ steps }) => steps).find((step) => step.do === 'disagree');
  if (disagreement?.do === 'disagree') {
    const team =
      disagreement.team ||
      Object.entries(scenario.setup.teams ?? {}).find(([, members]) =>
        members.includes(disagreement.players[0] ?? ''),
      )?.[0];
    result = result.replace(/asked\(\s*(['"])d1\1\s*\)/g, `primary('${team}')`);
  }
  return result;
}

/** What a scenario says beside its cards, table and actions. */
function rest(written: Record<string, unknown>): Record<string, unknown> {
  const { cards: _c, setup: _s, actions: _a, checks: _k, expect: _e, otherEditions: _o, ...kept } = written;
  return kept;
}

/** The table, with the place where play begins written down. */
function setupOf(
  setup: GameSetup,
  written: Record<string, unknown>,
  without: readonly string[],
): Record<string, unknown> {
  const own = written.setup as Record<string, unknown>;
  const before = (own.state ?? {}) as Record<string, unknown>;
  const { deckSize: _deckSize, ...state } = before;
  if (setup.library !== undefined) state.library = setup.library;
  if (setup.mana !== undefined) state.mana = setup.mana;
  if (setup.left !== undefined) state.left = setup.left;
  const { start } = setup;
  if (start?.at === 'opening') {
    if (start.startingPlayer !== undefined) state.startingPlayer = start.startingPlayer;
    if (start.startingTeam !== undefined) state.startingTeam = start.startingTeam;
    if (start.startingPlayer === undefined && start.startingTeam === undefined) state.opening = true;
    if (start.startingPlayer !== undefined) delete state.startingTeam;
  } else if (start) {
    const whose = start.team ?? start.player;
    if (whose !== undefined) state.turn = whose;
    if (start.step !== undefined) state.step = start.step;
    if (start.first) state.first = true;
    if (start.waiting) state.waiting = start.waiting;
  }
  const { life, state: _state, ...kept } = own;
  const objects = (setup.objects ?? []).map((object, index) => {
    const was = (own.objects as Record<string, unknown>[])[index] as Record<string, unknown>;
    const x = object.x;
    const wasState = (was.state ?? {}) as Record<string, unknown>;
    const { cycling: _cycling, ...stateOfObject } = wasState;
    return {
      ...was,
      card: object.card,
      ...(Object.keys(stateOfObject).length > 0 || x !== undefined
        ? {
            state: {
              ...stateOfObject,
              ...(x === undefined || 'X' in stateOfObject || 'x' in stateOfObject ? {} : { X: x }),
            },
          }
        : {}),
    };
  });
  const options = Object.fromEntries(
    Object.entries((own.options ?? {}) as Record<string, unknown>).filter(([key]) => !without.includes(key)),
  );
  return {
    ...kept,
    ...(own.options === undefined ? {} : { options }),
    ...(setup.life !== undefined && life !== undefined ? { life } : {}),
    ...(Object.keys(state).length > 0 ? { state } : {}),
    ...(objects.length > 0 ? { objects } : {}),
  };
}
