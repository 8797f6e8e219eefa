import { BEHAVIOUR, comparisonAddress, editionAddress, type Linker, SCENARIOS } from '../address.js';
import type { Book } from '../book.js';
import { firstOf, flowSentences } from '../summary.js';

/** The first page: what was read, what moved, what plays differently. */
export function HomePage({ book, to }: { book: Book; to: Linker }) {
  const diverging = book.scenarios.filter((outcome) => outcome.answers.length > 0);
  return (
    <>
      <h1>What was read, what moved, what plays differently</h1>
      <p>
        {book.documents.length} documents, {book.comparisons.length} comparisons,{' '}
        <a href={to(BEHAVIOUR)}>{book.differences.length} parameters on which they differ</a>, and{' '}
        <a href={to(SCENARIOS)}>
          {diverging.length} of {book.scenarios.length} scenarios
        </a>{' '}
        that end differently.
      </p>
      <h2 id="documents">Documents</h2>
      <div class="scroll">
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
              <th class="n">messages</th>
            </tr>
          </thead>
          <tbody>
            {book.documents.map(({ id, edition, source, counts }) => (
              <tr>
                <td>
                  <a href={to(editionAddress(id))}>{edition.name}</a>
                  {edition.partial && <span class="soft"> (part)</span>}
                </td>
                <td>
                  <code>{source}</code>
                </td>
                <td>{edition.tree.format}</td>
                <td class="n">{counts.sections}</td>
                <td class="n">{counts.rules}</td>
                <td class="n">{counts.subrules}</td>
                <td class="n">{counts.examples}</td>
                <td class="n">{edition.messages.length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2 id="comparisons">Comparisons</h2>
      {book.comparisons.map(({ id, old, new: newer, comparison }) => (
        <p>
          <a href={to(comparisonAddress(id))}>
            {old.edition.name} against {newer.edition.name}
          </a>
          <span class="soft">: {firstOf(flowSentences(comparison), 6) || 'sections keep their numbers'}</span>
        </p>
      ))}
    </>
  );
}
