import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { editions, type Ruleset } from '../rulesets/index.js';
import { editionsOf, loadScenarios, makeKit } from '../scenarios/index.js';
import { writeFolder } from '../site/index.js';
import { cardsOf } from './cards-file.js';
import { UserError } from './errors.js';
import { readText, shownPath } from './files.js';
import { gather } from './options.js';
import { HOME } from './own.js';
import type { CommandFile } from './run.js';
import { rulesetFor, shelfOf } from './shelf.js';

interface Options {
  edition?: string[];
  out: string;
  archive?: string;
  json?: boolean;
  cards?: string[];
}

/** `variorum kit [SCENARIO…]`: scenarios as positions, decisions and outcomes for engines in other languages. */
export const kitCommand: CommandFile = (program, context, done) => {
  program
    .command('kit')
    .summary('write the conformance kit: positions, decisions and outcomes per edition')
    .description(
      'Plays scenarios (those of the package when none are named) under editions and writes what was decided and how it ended, as JSON.',
    )
    .argument('[scenario...]', 'scenario files (JSON)')
    .option(
      '--edition <edition>',
      'an edition; may be given several times (all that the scenarios speak of when absent)',
      gather,
    )
    .option(
      '--cards <file>',
      'a file of printed cards that are known by name; may be given several times',
      gather,
    )
    .option('--out <folder>', 'where to write', 'conformance-kit')
    .option('--json', 'one JSON document')
    .option('--archive <folder>', 'the archive to look in')
    .addHelpText(
      'after',
      `
The folder has a README.md and a JSON Schema; examples/kit.py of the package plays it on any engine that speaks the lines of
variorum serve-game.

Examples:
  variorum kit --out kit
  variorum kit my-scenario.json --edition 2008 --edition 2011`,
    )
    .action(async (files: string[], options: Options) => {
      const shelf = await shelfOf(context, options.archive);
      const own = join(HOME, 'fixtures', 'scenarios');
      const given =
        files.length > 0
          ? files
          : readdirSync(own)
              .filter((name) => name.endsWith('.json'))
              .sort()
              .map((name) => join(own, name));
      const cards = await cardsOf(options.cards, context);
      const scenarios = given.flatMap((file) =>
        loadScenarios(
          readText(file, 'a scenario file', context),
          shownPath(file, context),
          cards ? { cards } : {},
        ),
      );
      const rulesets = new Map<string, Ruleset>();
      const dates = new Set(scenarios.flatMap(editionsOf));
      // Of editions whose words are not here the facts that were read from them are shipped, and do as well.
      const known = new Set([...shelf.list().map((source) => source.name), ...editions()]);
      const names = options.edition ?? [...dates].filter((date) => known.has(date)).sort();
      for (const name of names) {
        const ruleset = await rulesetFor(name, shelf, context);
        rulesets.set(ruleset.edition, ruleset);
      }
      if (rulesets.size === 0)
        throw new UserError('no edition that the scenarios speak of is at hand; name one with --edition');
      const kit = makeKit(scenarios, rulesets);
      const vectors = [...kit.keys()].filter((path) => path.includes('/')).length;
      if (vectors === 0)
        throw new UserError(
          `the scenarios expect nothing of ${[...rulesets.keys()].join(', ')}; they speak of ${[...dates].sort().join(', ')}`,
        );
      writeFolder(resolve(context.cwd, options.out), kit);
      context.out(
        options.json
          ? `${JSON.stringify({ out: options.out, vectors, editions: [...rulesets.keys()] })}\n`
          : `${vectors} vectors for ${[...rulesets.keys()].join(', ')} written to ${options.out}\n`,
      );
      done(0);
    });
};
