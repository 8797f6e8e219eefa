import {
  ARCHIVE,
  BEHAVIOUR,
  CONCORDANCE,
  comparisonAddress,
  editionAddress,
  type Linker,
  SCENARIOS,
} from '../address.js';
import type { Book } from '../book.js';
import { firstOf, flowSentences } from '../summary.js';
import { Scroll } from './scroll.js';
import { CitationBox } from './search.js';

/** So many editions and comparisons are listed on the first page; the archive has all. */
const MOST = 12;

/** The first page: what was read, what moved, what plays differently. */
export function HomePage({ book, to }: { book: Book; to: Linker }) {
  const diverging = book.scenarios.filter((outcome) => outcome.answers.length > 0);
  const { documents, comparisons } = book;
  const newest = documents.slice(-MOST).reverse();
  const shown = comparisons.length > 2 * MOST ? comparisons.slice(-MOST).reverse() : comparisons;
  return (
    <>
      <h1>What was read, what moved, what plays differently</h1>
      <p class="lead">
        {documents.length} {documents.length === 1 ? 'edition' : 'editions'} of the rules,{' '}
        {comparisons.length} {comparisons.length === 1 ? 'comparison' : 'comparisons'},{' '}
        <a href={to(BEHAVIOUR)}>{book.differences.length} parameters on which they differ</a>, and{' '}
        <a href={to(SCENARIOS)}>
          {diverging.length} of {book.scenarios.length} scenarios
        </a>{' '}
        that end differently. <a href={to(CONCORDANCE)}>The concordance</a> says what a rule is called in
        each.
      </p>
      <CitationBox to={to} />
      <h2 id="documents">Editions</h2>
      <Scroll name="Editions">
        <table>
          <thead>
            <tr>
              <th>edition</th>
              <th>source</th>
              <th>format</th>
              <th class="n">sections</th>
              <th class="n">rules</th>
              <th class="n">subrules</th>
              <th class="n">examples</th>
            </tr>
          </thead>
          <tbody>
            {newest.map(({ id, name, files, counts, partial, format }) => (
              <tr>
                <td class="number">
                  <a href={to(editionAddress(id))}>{name}</a>
                  {partial && <span class="soft"> part</span>}
                </td>
                <td>
                  <code>{files.join(', ')}</code>
                </td>
                <td>{format}</td>
                <td class="n">{counts.sections}</td>
                <td class="n">{counts.rules}</td>
                <td class="n">{counts.subrules}</td>
                <td class="n">{counts.examples}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {documents.length > newest.length && (
        <p>
          <a href={to(ARCHIVE)}>All {documents.length} editions on a line of time</a>
        </p>
      )}
      {comparisons.length > 0 && <h2 id="comparisons">Comparisons</h2>}
      <ul class="plain spaced">
        {shown.map((summary) => (
          <li>
            <a href={to(comparisonAddress(summary.id))}>
              {summary.oldName} against {summary.newName}
            </a>
            <div class="soft">
              {firstOf(flowSentences(summary.edges), 4) || 'sections keep their numbers'}; differing in
              substance {summary.changes.substantive}, new {summary.totals.added}, gone{' '}
              {summary.totals.deleted}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
