import {
  BEHAVIOUR,
  comparisonAddress,
  editionAddress,
  HOME,
  linker,
  SCENARIOS,
  STYLE_SHEET,
} from './address.js';
import type { Book } from './book.js';
import { page } from './page.js';
import { BehaviourPage } from './pages/behaviour.js';
import { ComparisonPage } from './pages/comparison.js';
import { EditionPage } from './pages/edition.js';
import { HomePage } from './pages/home.js';
import { ScenariosPage } from './pages/scenarios.js';
import { STYLE } from './style/index.js';

/**
 * Renders a book.
 *
 * @returns files by path: the pages, the style, and under `data/` the same as JSON
 */
export function renderBook(book: Book): Map<string, string> {
  const files = new Map<string, string>([
    [STYLE_SHEET, STYLE],
    [HOME, page({ title: 'Variorum', address: HOME }, <HomePage book={book} to={linker(HOME)} />)],
    [
      BEHAVIOUR,
      page({ title: 'Behaviour', address: BEHAVIOUR }, <BehaviourPage book={book} to={linker(BEHAVIOUR)} />),
    ],
    [SCENARIOS, page({ title: 'Scenarios', address: SCENARIOS }, <ScenariosPage book={book} />)],
  ]);
  const json = (value: unknown): string => `${JSON.stringify(value)}\n`;
  for (const { id, edition, source, ruleset } of book.documents) {
    const { tree, messages, coverage } = edition;
    const address = editionAddress(id);
    files.set(
      address,
      page(
        { title: edition.name, address },
        <EditionPage name={edition.name} source={source} result={{ tree, messages, coverage }} />,
      ),
    );
    files.set(`data/trees/${id}.json`, json(tree));
    if (ruleset) files.set(`data/rulesets/${id}.json`, json(ruleset.toJSON()));
  }
  for (const { id, old, new: newer, comparison } of book.comparisons) {
    const names = { oldName: old.edition.name, newName: newer.edition.name };
    const address = comparisonAddress(id);
    files.set(
      address,
      page(
        { title: `${names.oldName} against ${names.newName}`, address },
        <ComparisonPage comparison={comparison} {...names} />,
      ),
    );
    files.set(`data/comparisons/${id}.json`, json(comparison));
  }
  files.set('data/differences.json', json(book.differences));
  files.set(
    'data/scenarios.json',
    json({ results: book.scenarios.flatMap(({ results }) => results.map(({ result }) => result)) }),
  );
  return files;
}
