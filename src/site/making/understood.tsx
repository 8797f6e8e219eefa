import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fatesOf, Ruleset, type RulesetData, type SentenceFate } from '../../rulesets/index.js';
import { type ExampleResult, loadScenarios, type Scenario, verdictsOf } from '../../scenarios/index.js';
import { type Edition, numberOf, parseNumber, rulesOf } from '../../tree/index.js';
import { groupBy } from '../../tree/maps.js';
import { programDataAddress, understoodAddress } from '../address.js';
import type { BookDocument } from '../book.js';
import { PLAY_EXAMPLES } from '../data/playData.js';
import { packScenarios } from '../data/scenarios.js';
import { dataScript } from '../data/script.js';
import { page } from '../page.js';
import { type RuleFates, UnderstoodContents, UnderstoodPage } from '../pages/understood.js';
import {
  dataAddress,
  linkerIn,
  located,
  readJson,
  type Shared,
  treeOf,
  writeInto,
  writeJson,
} from './documents.js';
import { isMultiplayer, partsOf } from './layout.js';
import { keepReadings, recallReadings } from './readings.js';

/** What is told of the newest edition of the book, whose rules the program read. */
export interface UnderstoodInput {
  document: Omit<BookDocument, 'ruleset'>;
  /** Permanent ids by number. */
  ids: Record<string, string>;
  /** The id of the edition before it, under which games are watched beside it. */
  before?: string;
}

/** What the program understood of the sentences of an edition, and what its Examples became. */
interface Understanding {
  fates: SentenceFate[];
  examples: (ExampleResult & { games: { id: string }[] })[];
  /** The files that hold the games of all Examples. */
  files: [address: string, content: string][];
}

/** Where it lies until the pages are made. */
const UNDERSTANDING = '.making/understood.json';

/**
 * Finds out what the program understood of the sentences of an edition. The thread that compiled it does so at once: it has read most of
 * them, where another would have to read all of them again.
 */
export function understand(name: string, tree: Edition, ruleset: Ruleset, shared: Shared): Understanding {
  const examples = verdictsOf(tree, ruleset, name).map((example) => ({
    ...example,
    games: example.status === 'notUnderstood' ? [] : gamesOf(example),
  }));
  const found: Understanding = {
    fates: fatesOf(tree),
    examples: examples.map((example) => ({ ...example, games: example.games.map(({ id }) => ({ id })) })),
    files: filesOf(examples.flatMap(({ games }) => games)),
  };
  keepReadings(shared);
  writeJson(shared, UNDERSTANDING, found);
  return found;
}

/** What was found out when the edition was compiled; where that was for another book, it is found out now. */
function understandingOf(
  { id, name }: UnderstoodInput['document'],
  tree: Edition,
  shared: Shared,
): Understanding {
  const path = join(shared.place, UNDERSTANDING);
  if (existsSync(path)) return readJson<Understanding>(path);
  recallReadings(shared);
  const data = readJson<RulesetData>(located(shared, dataAddress('rulesets', id, false)));
  return understand(name, tree, new Ruleset(data), shared);
}

/**
 * Makes the pages that say what the program understood of each sentence of the multiplayer rules, and whether their Examples hold when
 * they are played; one for each section. Only the newest edition has them.
 *
 * @returns their addresses
 */
export function understoodPages({ document, ids, before }: UnderstoodInput, shared: Shared): string[] {
  const tree = treeOf(document.id, shared);
  const { parts, layout } = partsOf(tree);
  if (layout.multiplayer.length === 0) return [];
  const lifeOf = (number: string): string | undefined =>
    Object.hasOwn(ids, number) ? ids[number] : undefined;
  const { examples, files, ...found } = understandingOf(document, tree, shared);
  for (const [path, content] of files) writeInto(shared, path, content);
  const fates = groupBy(found.fates, (fate) => fate.rule);
  const sections = parts
    .filter((part) => part.section === undefined && isMultiplayer(part))
    .map(({ key, title }) => ({
      number: key,
      title,
      rules: rulesOf(tree)
        .map(numberOf)
        .filter((number) => String(parseNumber(number)?.section) === key)
        .map((number): RuleFates => {
          const life = lifeOf(number);
          return {
            number,
            fates: fates.get(number) ?? [],
            examples: examples.filter(({ rule }) => rule === number),
            ...(life === undefined ? {} : { life }),
          };
        }),
    }));
  const write = (address: string, title: string, body: preact.JSX.Element): string => {
    writeInto(shared, address, page({ title, address, edition: document.id, scripts: [] }, body));
    return address;
  };
  const contents = understoodAddress();
  const editions: [string, string] = [before ?? document.id, document.id];
  return [
    ...files.map(([path]) => path),
    write(
      contents,
      'What the program understood',
      <UnderstoodContents document={document} sections={sections} to={linkerIn(shared, contents)} />,
    ),
    ...sections.map((section) => {
      const address = understoodAddress(section.number);
      const to = linkerIn(shared, address);
      const body = <UnderstoodPage document={document} section={section} editions={editions} to={to} />;
      return write(address, `What the program understood: ${section.number} ${section.title}`, body);
    }),
  ];
}

function gamesOf({ rule, text, scenarios }: ExampleResult): Scenario[] {
  return scenarios.flatMap((written) => {
    const named = { ...written, id: `example-${written.id}`, title: `Example of ${rule}`, expected: text };
    return loadScenarios(JSON.stringify(named), `Example of ${rule}`);
  });
}

function filesOf(games: readonly Scenario[]): Understanding['files'] {
  const { list, files } = packScenarios(games, PLAY_EXAMPLES);
  return [[PLAY_EXAMPLES, list] as const, ...files].map(([name, value]) => [
    programDataAddress(name),
    dataScript(name, value),
  ]);
}
