import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rulesetNamed } from '../archive/index.js';
import { editions, type Ruleset } from '../rulesets/index.js';
import { editionsOf, makeKit } from '../scenarios/index.js';
import { writeFolder } from '../site/index.js';
import { cardsOf } from './cards-file.js';
import { UserError } from './errors.js';
import { CARDS, gather } from './options.js';
import { HOME, ownScenarioFiles, readScenarioFiles } from './own.js';
import type { CommandFile } from './run.js';
import { rulesetFor, shelfOf } from './shelf.js';
import { version } from './version.js';

interface Options {
  edition?: string[];
  out: string;
  archive?: string;
  json?: boolean;
  cards?: string[];
}

/** Documents of the package that are in every kit, by the names that they have there. */
const DOCUMENTS = {
  'vector.schema.json': 'docs/vector.schema.json',
  'cards.md': 'docs/cards-as-data.md',
  'checks.md': 'docs/scenarios.md',
  'protocol.md': 'docs/protocol.md',
};

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
    .option(...CARDS)
    .option('--out <folder>', 'where to write', 'conformance-kit')
    .option('--json', 'one JSON document')
    .option('--archive <folder>', 'the archive to look in')
    .addHelpText(
      'after',
      `
Under an edition that is named, scenarios written for other editions are played too where all that they ask of the rules is the same.

The folder has a README.md, a JSON Schema, and documents of cards, checks and the protocol; examples/ of the package has runners in Python,
Java and Rust that play it on any engine that speaks the lines of variorum serve-game.

Examples:
  variorum kit --edition latest --out kit
  variorum kit my-scenario.json --edition 2008-02-01 --edition 2011-07-15`,
    )
    .action(async (files: string[], options: Options) => {
      const shelf = await shelfOf(context, options.archive);
      const given = files.length > 0 ? files : ownScenarioFiles();
      const cards = await cardsOf(options.cards, context);
      const { scenarios, unread } = readScenarioFiles(given, cards, context);
      for (const { error } of unread) context.err(`variorum: left out: ${error.message}\n`);
      if (scenarios.length === 0 && unread[0]) throw unread[0].error;
      const dates = new Set(scenarios.flatMap(editionsOf));
      // Of editions whose words are not here the facts that were read from them are shipped, and do as well.
      const known = new Set([...shelf.list().map((source) => source.name), ...editions()]);
      const spokenOf = [...dates].filter((date) => known.has(date)).sort();
      const rulesets = new Map<string, Ruleset>();
      for (const name of options.edition ?? spokenOf) {
        const ruleset = await rulesetFor(name, shelf, context);
        rulesets.set(ruleset.edition, ruleset);
      }
      if (rulesets.size === 0)
        throw new UserError('no edition that the scenarios speak of is at hand; name one with --edition');
      const homes = new Map(rulesets);
      if (options.edition)
        for (const name of spokenOf)
          if (!homes.has(name)) homes.set(name, (await rulesetNamed(name, shelf)).ruleset);
      const kit = makeKit(scenarios, rulesets, {
        ...(options.edition
          ? {
              homes: (edition) => {
                const ruleset = homes.get(edition);
                return ruleset && { edition, ruleset };
              },
            }
          : {}),
        unread,
        maker: { name: 'variorum', version: version() },
        documents: Object.fromEntries(
          Object.entries(DOCUMENTS).map(([name, file]) => [name, readFileSync(join(HOME, file), 'utf8')]),
        ),
      });
      const { editions: made } = JSON.parse(kit.get('index.json') as string) as {
        editions: { edition: string; vectors: number; carried: number }[];
      };
      const vectors = made.reduce((sum, one) => sum + one.vectors, 0);
      const carried = made.reduce((sum, one) => sum + one.carried, 0);
      if (vectors === 0)
        throw new UserError(
          `no scenario can be played under ${[...rulesets.keys()].join(', ')}; they speak of ${[...dates].sort().join(', ')}`,
        );
      writeFolder(resolve(context.cwd, options.out), kit);
      const names = made.map(({ edition }) => edition);
      context.out(
        options.json
          ? `${JSON.stringify({ out: options.out, vectors, carried, editions: names, unread: unread.length })}\n`
          : `${vectors} vectors for ${names.join(', ')} written to ${options.out}${
              carried > 0 ? ` (${carried} carried over from other editions)` : ''
            }\n`,
      );
      done(0);
    });
};
