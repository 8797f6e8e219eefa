import type { Book } from './book.js';
import { page } from './page.js';
import { BehaviourPage } from './pages/behaviour.js';
import { ComparisonPage } from './pages/comparison.js';
import { EditionPage } from './pages/edition.js';
import { HomePage } from './pages/home.js';
import { ScenariosPage } from './pages/scenarios.js';
import { STYLE } from './style.js';

/**
 * Renders a book.
 *
 * @returns files by path: the pages, the style, and under `data/` the same as JSON
 */
export function renderBook(book: Book): Map<string, string> {
  const files = new Map<string, string>([
    ['style.css', STYLE],
    ['index.html', page({ title: 'Variorum', depth: 0 }, <HomePage book={book} />)],
    ['behaviour.html', page({ title: 'Behaviour', depth: 0 }, <BehaviourPage book={book} />)],
    ['scenarios.html', page({ title: 'Scenarios', depth: 0 }, <ScenariosPage book={book} />)],
  ]);
  const json = (value: unknown): string => `${JSON.stringify(value)}\n`;
  for (const { id, edition, source, ruleset } of book.documents) {
    const { tree, messages, coverage } = edition;
    files.set(
      `editions/${id}.html`,
      page(
        { title: edition.name, depth: 1 },
        <EditionPage name={edition.name} source={source} result={{ tree, messages, coverage }} />,
      ),
    );
    files.set(`data/trees/${id}.json`, json(tree));
    if (ruleset) files.set(`data/rulesets/${id}.json`, json(ruleset.toJSON()));
  }
  for (const { id, old, new: newer, comparison } of book.comparisons) {
    const names = { oldName: old.edition.name, newName: newer.edition.name };
    files.set(
      `comparisons/${id}.html`,
      page(
        { title: `${names.oldName} against ${names.newName}`, depth: 1 },
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
