import type { ParameterValue } from '../../rulesets/index.js';
import { editionAddress, type Linker, ruleAddress, ruleAnchor } from '../address.js';
import type { Book } from '../book.js';

/** The parameters on which the documents differ, each with the words that state it. */
export function BehaviourPage({ book, to }: { book: Book; to: Linker }) {
  return (
    <>
      <h1>Behaviour</h1>
      <p>
        {book.differences.length} parameters of the multiplayer rules on which these documents differ. Each
        value was read from the words beside it; a document that does not reach a rule is left out of its row.
      </p>
      {book.differences.map(({ key, description, values }) => (
        <section id={key}>
          <h2>
            <code>{key}</code>
          </h2>
          <p class="soft">{description}</p>
          <div class="scroll">
            <table>
              <thead>
                <tr>
                  <th>edition</th>
                  <th>value</th>
                  <th>rule</th>
                  <th>words</th>
                </tr>
              </thead>
              <tbody>
                {book.documents
                  .filter(({ id }) => values[id] !== undefined)
                  .map(({ id, edition }) => (
                    <Row id={id} name={edition.name} value={values[id] as ParameterValue} to={to} />
                  ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </>
  );
}

function Row({ id, name, value, to }: { id: string; name: string; value: ParameterValue; to: Linker }) {
  return (
    <tr>
      <td>
        <a href={to(editionAddress(id))}>{name}</a>
      </td>
      <td>
        <code>{value.status === 'unrecognised' ? 'not understood' : String(value.value)}</code>{' '}
        {value.status !== 'compiled' && <span class="tag">{value.status}</span>}
      </td>
      <td class="number">
        {value.rules.map((number, at) => (
          <>
            {at > 0 && ', '}
            <a href={to(ruleAddress(id, number), ruleAnchor(number))}>{number}</a>
          </>
        ))}
      </td>
      <td>{value.words ? <mark>{value.words}</mark> : <span class="soft">{value.sentence ?? ''}</span>}</td>
    </tr>
  );
}
