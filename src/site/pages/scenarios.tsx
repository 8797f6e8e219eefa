import type { Book, ScenarioOutcomes } from '../book.js';

/** Every scenario with its outcome under each edition, those that end differently first. */
export function ScenariosPage({ book }: { book: Book }) {
  const names = new Map(book.documents.map(({ id, edition }) => [id, edition.name]));
  const ordered = [...book.scenarios].sort(
    (a, b) => Number(b.answers.length > 0) - Number(a.answers.length > 0),
  );
  return (
    <>
      <h1>Scenarios</h1>
      <p>
        {book.scenarios.length} scenarios, played under the words of each edition;{' '}
        {book.scenarios.filter((outcome) => outcome.answers.length > 0).length} end differently.
      </p>
      {ordered.map((outcome) => (
        <ScenarioView outcome={outcome} names={names} />
      ))}
    </>
  );
}

function ScenarioView({ outcome, names }: { outcome: ScenarioOutcomes; names: ReadonlyMap<string, string> }) {
  const { scenario, results, answers } = outcome;
  return (
    <section id={scenario.id}>
      <h2>
        <code>{scenario.id}</code> {answers.length > 0 && <span class="tag strong">ends differently</span>}
      </h2>
      {scenario.expected && <p class="soft">{scenario.expected}</p>}
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>edition</th>
              <th>outcome</th>
              <th>what was asked</th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ document, result, assumed }) => (
              <tr>
                <td>{names.get(document) ?? document}</td>
                <td>
                  {result.status}
                  {assumed && <div class="soft">rests on values that the document does not state</div>}
                </td>
                <td>
                  {result.checks.map((check) => (
                    <div>
                      <code>{check.text}</code> is <strong>{JSON.stringify(check.actual)}</strong>
                    </div>
                  ))}
                  {result.error?.reason ?? result.note}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
