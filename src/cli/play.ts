import type { Ruleset } from '../rulesets/index.js';
import { describeEvent, inEdition, runScenario, type ScenarioResult } from '../scenarios/index.js';
import { listIn } from '../tree/maps.js';
import { cardsOf } from './cards-file.js';
import { type Context, colours } from './context.js';
import { UserError } from './errors.js';
import { CARDS, gather } from './options.js';
import { readScenarioFiles } from './own.js';
import type { CommandFile, Status } from './run.js';
import { rulesetFor, shelfOf } from './shelf.js';

interface Options {
  edition?: string[];
  trace?: boolean;
  json?: boolean;
  archive?: string;
  lenient?: boolean;
  cards?: string[];
}

/** `variorum play SCENARIO…`: plays scenario files under editions, and compares with what they expect. */
export const playCommand: CommandFile = (program, context, done) => {
  program
    .command('play')
    .summary('play scenario files under one or more editions')
    .description(
      'Runs scenarios on the ruleset compiled from an edition and compares with the expectation for it.',
    )
    .argument('<scenario...>', 'scenario files (JSON)')
    .option('--edition <edition>', 'the edition to play under; may be given several times', gather)
    .option(...CARDS)
    .option('--trace', 'print every event with the rules that caused it')
    .option('--lenient', 'play in spite of rules that are not understood, and say which with every result')
    .option('--json', 'one JSON document')
    .option('--archive <folder>', 'the archive to look in')
    .addHelpText(
      'after',
      `
Without --edition each scenario runs under the edition that it was written for.

Examples:
  variorum play fixtures/scenarios/*.json --edition 2008-02-01 --edition 2011-07-15
  variorum play my-scenario.json --edition 2011 --trace`,
    )
    .action(async (files: string[], options: Options) => {
      const shelf = await shelfOf(context, options.archive);
      // Every file is read before the first game begins.
      const cards = await cardsOf(options.cards, context);
      const { scenarios, unread } = readScenarioFiles(files, cards, context);
      if (scenarios.length === 0 && unread[0]) throw unread[0].error;
      const results: ScenarioResult[] = [];
      const rulesets = new Map<string, Ruleset>();
      for (const scenario of scenarios) {
        const names = options.edition ?? (scenario.edition === undefined ? [] : [scenario.edition]);
        if (names.length === 0) {
          throw new UserError(
            `scenario "${scenario.id}" names no edition of its own; say which with --edition`,
            {
              file: scenario.place.file,
            },
          );
        }
        for (const name of names) {
          let ruleset = rulesets.get(name);
          if (!ruleset) {
            ruleset = await rulesetFor(name, shelf, context);
            rulesets.set(name, ruleset);
          }
          results.push(
            runScenario(scenario, ruleset, {
              edition: ruleset.edition,
              resolve: inEdition(ruleset.edition),
              trace: options.trace === true || options.json === true,
              lenient: options.lenient === true,
            }),
          );
        }
      }
      for (const { id, slips } of unread) {
        const [first] = slips;
        if (!first) continue;
        const { file, line, column } = first;
        // All slips of a scenario at once, each with its place.
        const reason = slips
          .map((slip, at) => (at === 0 ? slip.reason : `${slip.line}:${slip.column}: ${slip.reason}`))
          .join('\n    ');
        results.push({
          scenario: id ?? `${file}:${line}`,
          edition: (options.edition ?? []).join(', '),
          status: 'error',
          checks: [],
          actions: [],
          events: [],
          error: { file, line, column, reason },
        });
      }
      context.out(
        options.json
          ? `${JSON.stringify({ results })}\n`
          : asText(results, options.trace ? [...rulesets.values()] : [], context),
      );
      if (unread[0]) throw unread[0].error;
      done((results.some((r) => r.status === 'failed' || r.status === 'error') ? 1 : 0) as Status);
    });
};

/** The results as text; with rulesets given, every event is printed with the numbers of its edition. */
function asText(results: readonly ScenarioResult[], rulesets: readonly Ruleset[], context: Context): string {
  const c = colours(context);
  const marks: Record<ScenarioResult['status'], string> = {
    passed: c.green('passed'),
    failed: c.red('FAILED'),
    error: c.red('error'),
    notApplicable: c.dim('not applicable'),
  };
  let text = '';
  for (const result of results) {
    text += `${marks[result.status]}  ${result.scenario}  ${c.dim(`under ${result.edition}`)}${remark(result)}\n`;
    for (const reason of result.objections ?? []) text += `    ${c.yellow('the rules object')}  ${reason}\n`;
    for (const doubt of result.passedOver ?? []) text += `    ${c.yellow('passed over')}  ${doubt}\n`;
    for (const check of result.checks) {
      const said =
        check.expected === undefined
          ? ''
          : check.passed
            ? c.green('ok')
            : c.red('expected '.concat(show(check.expected)));
      text +=
        check.problem === undefined
          ? `    ${check.text}  is ${show(check.actual)}  ${said}\n`
          : `    ${check.text}  ${c.red(`cannot be answered: ${check.problem}`)}\n`;
    }
    // What was refused changed nothing; where no check asks for that, it is likely what went wrong.
    for (const action of result.actions)
      if (!action.accepted && (result.status === 'failed' || rulesets.length > 0))
        if (!result.checks.some(({ text }) => text.includes(`legal('${action.id}')`)))
          text += `    ${c.yellow('refused')} ${action.id} "${action.do}": ${action.reason ?? 'the rules do not allow it'}\n`;
    const ruleset = rulesets.find(({ edition }) => edition === result.edition);
    // What was told in words, with the step that it became.
    if (ruleset)
      for (const { id, do: done } of result.actions) if (done.startsWith('“')) text += `    ${id}  ${done}\n`;
    if (ruleset && result.passes && result.passes.length > 0)
      text += `    ${c.dim(passesOf(result.passes))}\n`;
    if (ruleset) for (const event of result.events) text += `    ${c.dim(describeEvent(event, ruleset))}\n`;
  }
  const count = (status: ScenarioResult['status']): number =>
    results.filter((r) => r.status === status).length;
  text += `\n${count('passed')} passed, ${count('failed')} failed, ${count('error')} errors, ${count('notApplicable')} not applicable\n`;
  return text;
}

/** Priority that was passed although no step says so, by step. */
function passesOf(passes: NonNullable<ScenarioResult['passes']>): string {
  const by = new Map<string, string[]>();
  for (const { step, player } of passes) listIn(by, step).push(player);
  return [...by].map(([step, players]) => `to reach ${step}: ${players.join(', ')} passed`).join('; ');
}

/** Why a scenario was not played to its end, or does not apply. */
function remark(result: ScenarioResult): string {
  if (result.error)
    return `  ${result.error.file}:${result.error.line}:${result.error.column}: ${result.error.reason}`;
  return result.note ? `  ${result.note}` : '';
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
