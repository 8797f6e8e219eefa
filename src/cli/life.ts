import { existsSync } from 'node:fs';
// Not by way of the room's index: these commands are asked again and again, and must not wait for what they do not use.
import { loadConcordance } from '../archive/lineages/concordance.js';
import type { LifeOfRules } from '../archive/lineages/life.js';
import { openLives } from '../archive/lineages/open.js';
import { type Context, colours } from './context.js';
import { UserError } from './errors.js';
import { exactEdition } from './options.js';
import { archiveFolder } from './place.js';
import { progress } from './progress.js';
import type { CommandFile } from './run.js';

/** A rule as people name it: `810.9a` (in the newest edition that has it) or `606.9a@2008`. */
interface Named {
  number: string;
  edition: string;
  id: string;
}

async function withLives<T>(
  context: Context,
  archive: string | undefined,
  work: (lives: LifeOfRules) => T,
): Promise<T> {
  const folder = archiveFolder(context, archive);
  const asked = archive !== undefined || context.env.VARIORUM_ARCHIVE !== undefined;
  if (asked && !existsSync(folder)) {
    throw new UserError('there is no archive here; variorum import FILES… makes one', { file: folder });
  }
  const say = progress(context);
  const lives = await openLives({
    ...(existsSync(folder) ? { archive: folder } : {}),
    cwd: context.cwd,
    onNotice: (line) => context.err(`variorum: ${line}\n`),
    onProgress: (edition, done, total) => say(`${done + 1} of ${total}  following ${edition}`),
  });
  say('');
  try {
    return work(lives);
  } finally {
    lives.close();
  }
}

/** What is needed to follow numbers: the archive's lineages where there is one, else the concordance that is shipped. */
type Numbers = Pick<LifeOfRules, 'editions' | 'lineageOf' | 'cite'>;

async function withNumbers(
  context: Context,
  archive: string | undefined,
  work: (numbers: Numbers) => void,
): Promise<void> {
  const concordance = existsSync(archiveFolder(context, archive)) ? undefined : await loadConcordance();
  if (concordance) work(concordance);
  else await withLives(context, archive, work);
}

/** The exact name of an edition among those whose numbers are known. */
function editionOf(name: string, { editions }: Numbers): string {
  return exactEdition(name, editions, 'known here; there are');
}

function ruleNamed(words: string, lives: Numbers): Named {
  const [number = '', edition] = words.split('@');
  const candidates = edition === undefined ? [...lives.editions].reverse() : [editionOf(edition, lives)];
  for (const candidate of candidates) {
    const id = lives.lineageOf(number, candidate);
    if (id !== undefined) return { number, edition: candidate, id };
  }
  throw new UserError(
    edition === undefined
      ? `no edition known here has a rule ${number}; write NUMBER or NUMBER@EDITION, as 810.9a or 606.9a@2008`
      : `the edition of ${candidates[0]} has no rule ${number}`,
  );
}

/** `variorum cite RULE`: the number that a rule bears in another edition. */
export const citeCommand: CommandFile = (program, context) => {
  program
    .command('cite')
    .summary('the number that a rule bears in another edition')
    .description(
      'Follows a rule through every renumbering, split and merger, in both directions. Works without any dump.',
    )
    .argument('<rule>', 'NUMBER or NUMBER@EDITION')
    .option('--in <edition>', 'the edition whose number is wanted', 'latest')
    .option('--archive <folder>', 'the archive to look in')
    .option('--json', 'one JSON document')
    .addHelpText('after', '\nExamples:\n  variorum cite 606.9a@2008\n  variorum cite 810.9a --in 2008')
    .action(async (words: string, options: { in: string; archive?: string; json?: boolean }) => {
      await withNumbers(context, options.archive, (lives) => {
        const rule = ruleNamed(words, lives);
        const target = editionOf(options.in, lives);
        const found = lives.cite(rule.number, rule.edition, target);
        if (!found) throw new UserError(`the edition of ${rule.edition} has no rule ${rule.number}`);
        if (options.json) {
          context.out(
            `${JSON.stringify({
              from: { edition: found.from.edition, number: found.from.number },
              in: found.in,
              to: found.to.map(({ number, relation }) => ({ number, relation })),
              ended: found.ended,
            })}\n`,
          );
        } else if (found.to.length === 0) {
          context.out(
            `${rule.number} of ${rule.edition} is not in ${target}${found.ended ? `: ${found.ended.reason}` : ''}\n`,
          );
        } else {
          const to = found.to.map(({ number, relation }) => `${number} (${relation})`).join(', ');
          context.out(`${rule.number} of ${rule.edition} is ${to} in ${target}\n`);
        }
      });
    });
};

/** `variorum history RULE`: every wording and every number of a rule. */
export const historyCommand: CommandFile = (program, context) => {
  program
    .command('history')
    .summary('every wording of a rule with the edition that brought it')
    .description('Tells the life of a rule: its wordings, the numbers it bore, splits and mergers, its end.')
    .argument('<rule>', 'NUMBER or NUMBER@EDITION')
    .option('--archive <folder>', 'the archive to look in')
    .option('--json', 'one JSON document')
    .addHelpText('after', '\nExample:\n  variorum history 606.9a@2008')
    .action(async (words: string, options: { archive?: string; json?: boolean }) => {
      await withLives(context, options.archive, (lives) => {
        const rule = ruleNamed(words, lives);
        const history = lives.history(rule.id);
        if (!history)
          throw new UserError(`the words of ${words} are not at hand; import the edition of ${rule.edition}`);
        if (options.json) {
          context.out(`${JSON.stringify(history)}\n`);
          return;
        }
        const c = colours(context);
        context.out(`${c.bold(history.lineage)}\n`);
        for (const { number, first, last } of history.numbers)
          context.out(`  ${number.padEnd(9)} ${first} to ${last}\n`);
        for (const event of history.events) {
          context.out(`\n${c.bold(event.edition)}  ${event.number}  ${event.what}  ${c.dim(event.note)}\n`);
          if (event.words?.some((change) => change.op !== 'keep')) {
            const line = event.words.map(({ op, text }) =>
              op === 'keep' ? text : op === 'insert' ? c.blue(`{+${text}+}`) : c.yellow(`[-${text}-]`),
            );
            context.out(`  ${line.join('')}\n`);
          } else if (event.text !== undefined) context.out(`  ${event.text}\n`);
        }
        if (history.ended)
          context.out(`\n${c.bold(history.ended.edition)}  ended: ${history.ended.reason}\n`);
      });
    });
};

/** `variorum blame RULE`: each word with the edition that brought it. */
export const blameCommand: CommandFile = (program, context) => {
  program
    .command('blame')
    .summary('the words of a rule, each with the edition that brought it')
    .description('Follows every word back through renumbering, splits and sweeps of terminology.')
    .argument('<rule>', 'NUMBER or NUMBER@EDITION')
    .option('--archive <folder>', 'the archive to look in')
    .option('--json', 'one JSON document')
    .addHelpText('after', '\nExample:\n  variorum blame 810.9a@2011')
    .action(async (words: string, options: { archive?: string; json?: boolean }) => {
      await withLives(context, options.archive, (lives) => {
        const rule = ruleNamed(words, lives);
        const runs = lives.blame(rule.id, rule.edition);
        if (!runs)
          throw new UserError(`the words of ${words} are not at hand; import the edition of ${rule.edition}`);
        if (options.json) {
          context.out(
            `${JSON.stringify({ rule: rule.number, edition: rule.edition, lineage: rule.id, words: runs })}\n`,
          );
          return;
        }
        for (const { edition, text } of runs) context.out(`${edition}  ${text.trim()}\n`);
      });
    });
};
