import { fatesOf, Ruleset, type RulesetData } from '../../rulesets/index.js';
import { type ExampleResult, loadScenarios, type Scenario, verdictsOf } from '../../scenarios/index.js';
import { numberOf, parseNumber, rulesOf } from '../../tree/index.js';
import { groupBy } from '../../tree/maps.js';
import { programDataAddress, understoodAddress } from '../address.js';
import type { BookDocument } from '../book.js';
import { PLAY_EXAMPLES } from '../data/playData.js';
import { packScenarios } from '../data/scenarios.js';
import { dataScript } from '../data/script.js';
import { page } from '../page.js';
import { type RuleFates, UnderstoodContents, UnderstoodPage } from '../pages/understood.js';
import { dataAddress, linkerIn, located, readJson, type Shared, treeOf, writeInto } from './documents.js';
import { isMultiplayer, partsOf } from './layout.js';

/** What is told of the newest edition of the book, whose rules the program read. */
export interface UnderstoodInput {
  document: Omit<BookDocument, 'ruleset'>;
  /** Permanent ids by number. */
  ids: Record<string, string>;
  /** The id of the edition before it, under which games are watched beside it. */
  before?: string;
}

/**
 * Makes the pages that say what the program understood of each sentence of the multiplayer rules, and whether their Examples hold when
 * they are played; one for each section. Only the newest edition has them: reading it again takes about as long as compiling it, and half
 * of that in the thread that compiled it.
 *
 * @returns their addresses
 */
export function understoodPages({ document, ids, before }: UnderstoodInput, shared: Shared): string[] {
  const tree = treeOf(document.id, shared);
  const { parts, layout } = partsOf(tree);
  if (layout.multiplayer.length === 0) return [];
  const lifeOf = (number: string): string | undefined =>
    Object.hasOwn(ids, number) ? ids[number] : undefined;
  const fates = groupBy(fatesOf(tree), (fate) => fate.rule);
  const ruleset = new Ruleset(
    readJson<RulesetData>(located(shared, dataAddress('rulesets', document.id, false))),
  );
  const examples = verdictsOf(tree, ruleset, document.name).map((example) => ({
    ...example,
    games: example.status === 'notUnderstood' ? [] : gamesOf(example),
  }));
  const written = writeGames(
    examples.flatMap(({ games }) => games),
    shared,
  );
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
    ...written,
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

function writeGames(games: readonly Scenario[], shared: Shared): string[] {
  const { list, files } = packScenarios(games, PLAY_EXAMPLES);
  return [[PLAY_EXAMPLES, list] as const, ...files].map(([name, value]) => {
    const address = programDataAddress(name);
    writeInto(shared, address, dataScript(name, value));
    return address;
  });
}
