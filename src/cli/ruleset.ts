import {
  complaint,
  differences,
  differingKeys,
  PARAMETERS,
  type ParameterValue,
  type Ruleset,
  SYSTEMS,
  unlike,
} from '../rulesets/index.js';
import { scenariosApart } from './apart.js';
import { table } from './columns.js';
import { type Context, colours } from './context.js';
import { UserError } from './errors.js';
import { gather } from './options.js';
import type { CommandFile, Status } from './run.js';
import { sentencesText } from './sentences.js';
import { editionNamed, rulesetFor, shelfOf } from './shelf.js';
import { spelled } from './spelling.js';

interface Options {
  system?: string[];
  against?: string;
  strict?: boolean;
  scenarios?: boolean;
  uses?: boolean;
  sentences?: boolean;
  summary?: boolean;
  json?: boolean;
  archive?: string;
}

/** `variorum ruleset EDITION`: the parameters that the words of an edition state. */
export const rulesetCommand: CommandFile = (program, context, done) => {
  program
    .command('ruleset')
    .summary('compile the multiplayer rules of an edition into typed parameters')
    .description(
      'Reads the value of each parameter from the words, and shows the rule and the words that state it.',
    )
    .argument('[edition...]', 'an edition by name, or files, which are compiled as they are')
    .option('--system <system>', `only these systems, in any spelling: ${SYSTEMS.join(', ')}`, gather)
    .option('--against <edition>', 'only what differs from this edition, with both wordings')
    .option('--no-scenarios', 'with --against: do not play the scenarios that tell the editions apart')
    .option('--uses', 'what the game does with each parameter, and the scenarios that turn on it')
    .option('--sentences', 'every sentence of the multiplayer chapter: what reads it, and what is understood')
    .option('--summary', 'only how many values and sentences there are of each kind')
    .option('--strict', 'exit with status 1 when a sentence is strange or not understood, or two disagree')
    .option('--json', 'one JSON document')
    .option('--archive <folder>', 'the archive to look in')
    .addHelpText(
      'after',
      `
Examples:
  variorum ruleset 2008 --system twoHeadedGiant    what the words of 2008 say of that variant
  variorum ruleset 2011 --against 2008             what plays differently
  variorum ruleset 2011 --sentences                what became of each sentence
  variorum ruleset my-copy.txt --strict --json     a file as it is; status 1 when a sentence is not understood`,
    )
    .action(async (names: string[], options: Options) => {
      const systems = options.system?.map((word) => {
        const system = spelled(word, SYSTEMS);
        if (!system) throw new UserError(`"${word}" is no system; the systems are ${SYSTEMS.join(', ')}`);
        return system as string;
      });
      const keys = new Set<string>(
        PARAMETERS.filter((p) => !systems || systems.includes(p.system)).map((p) => p.key),
      );
      if (options.uses) {
        const { usesText } = await import('./uses.js');
        context.out(usesText(keys, options.json === true, context));
        done(0);
        return;
      }
      if (names.length === 0) throw new UserError('name an edition, or a file; or ask for --uses');
      const shelf = await shelfOf(context, options.archive);
      if (options.sentences || options.summary) {
        const asked = {
          json: options.json === true,
          summary: options.summary === true,
          sentences: options.sentences === true,
        };
        for (const name of names) {
          const ruleset = await rulesetFor(name, shelf, context);
          // A name such as a year may mean an edition of which only facts are here: another that is here is not meant then.
          const named = await shelf.resolve(name).catch(() => undefined);
          const edition =
            named?.name === ruleset.edition ? named : await editionNamed(ruleset.edition, shelf, context);
          context.out(sentencesText(edition.tree, ruleset, asked, context));
        }
        done(0);
        return;
      }
      const compiled: Ruleset[] = [];
      for (const name of names) compiled.push(await rulesetFor(name, shelf, context));
      const baseline = options.against ? await rulesetFor(options.against, shelf, context) : undefined;
      const apart: Map<string, string[]>[] = [];
      for (const ruleset of compiled)
        apart.push(
          baseline && options.scenarios !== false
            ? await scenariosApart(context, baseline, ruleset, shelf.archive)
            : new Map(),
        );
      if (options.json) {
        const documents = compiled.map((r, at) =>
          baseline ? asDifference(baseline, r, keys, apart[at]) : asDocument(r, keys),
        );
        context.out(`${JSON.stringify(documents.length === 1 ? documents[0] : documents)}\n`);
      } else {
        for (const [at, ruleset] of compiled.entries()) {
          context.out(
            baseline
              ? differenceTable(baseline, ruleset, keys, apart[at], context)
              : valueTable(ruleset, keys, context),
          );
        }
      }
      const doubtful = compiled.some(
        (r) =>
          r.conflicts.some((c) => keys.has(c.parameter)) ||
          r.strange.length > 0 ||
          Object.entries(r.parameters).some(([key, p]) => keys.has(key) && p.status === 'unrecognised'),
      );
      done((options.strict && doubtful ? 1 : 0) as Status);
    });
};

function asDocument(ruleset: Ruleset, keys: ReadonlySet<string>): unknown {
  const whole = ruleset.toJSON();
  return {
    ...whole,
    parameters: Object.fromEntries(Object.entries(whole.parameters).filter(([key]) => keys.has(key))),
  };
}

function asDifference(
  old: Ruleset,
  now: Ruleset,
  keys: ReadonlySet<string>,
  apart: ReadonlyMap<string, string[]> = new Map(),
): unknown {
  return {
    edition: now.edition,
    against: old.edition,
    differences: differences(old, now)
      .filter((d) => keys.has(d.key))
      .map((d) => ({ ...d, scenarios: apart.get(d.key) ?? [] })),
  };
}

/** A value as a person reads it. */
function shownValue(parameter: ParameterValue | undefined): string {
  if (!parameter || parameter.status === 'unrecognised')
    return `(${(parameter && unlike(parameter)) ?? 'not understood'})`;
  return String(parameter.value);
}

function valueTable(ruleset: Ruleset, keys: ReadonlySet<string>, context: Context): string {
  const c = colours(context);
  const entries = Object.entries(ruleset.parameters).filter(([key]) => keys.has(key));
  const assumed = entries.filter(([, p]) => p.status === 'assumed');
  const from = [...new Set(assumed.map(([, p]) => p.from))].join(', ');
  const head =
    assumed.length > 0
      ? `${ruleset.edition}: a fragment; ${assumed.length} of ${entries.length} values are not stated in it and are assumed from ${from}\n\n`
      : `${ruleset.edition}: ${ruleset.note ?? `${entries.length} parameters`}\n\n`;
  const rows = entries.map(([key, p]) => [
    key,
    shownValue(p),
    p.status,
    p.rules.join(' '),
    p.words ?? p.sentence ?? '',
  ]);
  const body = table(
    ['parameter', 'value', 'status', 'rule', 'words'].map((heading) => ({ heading })),
    rows,
    Math.max(context.columns, 80),
  );
  const conflicts = ruleset.conflicts
    .filter((conflict) => keys.has(conflict.parameter))
    .map(
      (conflict) =>
        `${c.yellow('disagreement')}  ${conflict.parameter}: ${conflict.readings.map((r) => `${r.rule}${r.line === undefined ? '' : ` (line ${r.line})`} says ${r.value}${r.of === undefined ? '' : ` of ${r.of}`}`).join(', ')}; ${conflict.resolution.value} stands: ${conflict.resolution.reason}\n`,
    );
  const strange = ruleset.strange.map(
    ({ rule, line, sentence }) =>
      `${c.yellow('strange')}  Rule ${rule}${line === undefined ? '' : `, line ${line},`} says: "${sentence}"\n  no parameter reads it, and no known edition says it\n`,
  );
  const notes = [...conflicts, ...complaintsOf(entries, context), ...strange];
  return `${head}${body}${notes.length > 0 ? `\n${notes.join('')}` : ''}`;
}

/** Each sentence that is not understood once, with the parameters that have no value because of it. */
function complaintsOf(entries: readonly (readonly [string, ParameterValue])[], context: Context): string[] {
  const c = colours(context);
  const lost = entries.filter(([, e]) => e.status === 'unrecognised' && e.sentence !== undefined);
  const sentences = new Set(lost.map(([, e]) => e.sentence));
  const notes = [...sentences].map((sentence) => {
    const together = lost.filter(([, e]) => e.sentence === sentence);
    // Where the sentence itself is strange to one parameter, it matters little which of its words are to another.
    const [, entry] = together.find(([, e]) => e.strange === undefined) ?? (together[0] as (typeof lost)[0]);
    const keys = together.map(([key]) => key).join(', ');
    return `${c.yellow('not understood')}  ${complaint(entry)}\n  without value: ${keys}\n`;
  });
  if (notes.length > 0)
    notes.push('Write the sentence as an edition does, or give the value with an override.\n');
  return notes;
}

function differenceTable(
  old: Ruleset,
  now: Ruleset,
  keys: ReadonlySet<string>,
  apart: ReadonlyMap<string, string[]> | undefined,
  context: Context,
): string {
  const c = colours(context);
  const found = differences(old, now).filter((d) => keys.has(d.key));
  const both = new Set<string>(differingKeys(old, now));
  const differ = found.filter(({ key }) => both.has(key)).length;
  const onlyOne = found.length - differ;
  let text = `${old.edition} to ${now.edition}: ${differ} ${differ === 1 ? 'parameter differs' : 'parameters differ'}${
    onlyOne === 0 ? '' : `; ${onlyOne} more ${onlyOne === 1 ? 'has' : 'have'} a value in one edition only`
  }\n`;
  for (const { key, old: before, new: after } of found) {
    text += `\n${c.bold(key)}\n`;
    for (const [edition, p] of [
      [old.edition, before],
      [now.edition, after],
    ] as const) {
      const rule = p?.rules.length ? ` (${p.rules.join(', ')})` : '';
      text += `  ${edition}  ${shownValue(p)}${rule}${p?.words ? `: ${c.dim(`“${p.words}”`)}` : ` ${c.dim(p?.status ?? '')}`}\n`;
    }
    const shown = apart?.get(key);
    if (shown) text += `  ${c.dim(`shown by ${shown.join(', ')}`)}\n`;
  }
  return text;
}
