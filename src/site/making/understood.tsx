import { fatesOf, Ruleset, type RulesetData, type SentenceFate } from '../../rulesets/index.js';
import { verdictsOf } from '../../scenarios/index.js';
import { type Edition, numberOf, parseNumber, rulesOf } from '../../tree/index.js';
import { understoodAddress } from '../address.js';
import type { BookDocument } from '../book.js';
import { page } from '../page.js';
import { type RuleFates, UnderstoodContents, UnderstoodPage } from '../pages/understood.js';
import { dataAddress, linkerIn, located, readJson, type Shared, writeInto } from './documents.js';
import { isMultiplayer, type Part } from './layout.js';

/**
 * Makes the pages that say what the program understood of each sentence of the multiplayer rules, and whether their Examples hold when
 * they are played; one for each section.
 *
 * @param tree the newest edition of the book: reading it again takes about as long as compiling it, so that it is done for one
 * @param lifeOf the permanent id of a rule
 * @returns their addresses
 */
export function understoodPages(
  tree: Edition,
  document: Omit<BookDocument, 'ruleset'>,
  lifeOf: (number: string) => string | undefined,
  parts: readonly Part[],
  shared: Shared,
): string[] {
  const fates = new Map<string, SentenceFate[]>();
  for (const fate of fatesOf(tree)) fates.set(fate.rule, [...(fates.get(fate.rule) ?? []), fate]);
  const ruleset = new Ruleset(
    readJson<RulesetData>(located(shared, dataAddress('rulesets', document.id, false))),
  );
  const examples = verdictsOf(tree, ruleset, document.name);
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
  return [
    write(
      contents,
      'What the program understood',
      <UnderstoodContents document={document} sections={sections} to={linkerIn(shared, contents)} />,
    ),
    ...sections.map((section) => {
      const address = understoodAddress(section.number);
      const body = <UnderstoodPage document={document} section={section} to={linkerIn(shared, address)} />;
      return write(address, `What the program understood: ${section.number} ${section.title}`, body);
    }),
  ];
}
