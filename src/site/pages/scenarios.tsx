import { questionOf } from '../../scenarios/index.js';
import { type Linker, PLAY, SCENARIOS, scenarioAddress } from '../address.js';
import type { Book, ScenarioOutcome, ScenarioOutcomes } from '../book.js';
import { namesOf, runsOf } from '../runs.js';
import { Above, capital, systemName } from './behaviour.js';

/** Every scenario, by matter; those that end differently are marked. */
export function ScenariosPage({ book, to }: { book: Book; to: Linker }) {
  const systems = [...new Set(book.scenarios.map(({ scenario }) => scenario.system))];
  const apart = book.scenarios.filter(({ answers }) => answers.length > 0).length;
  return (
    <>
      <h1>Scenarios</h1>
      <p>
        {book.scenarios.length} situations at the table, played under the words of each edition; {apart} end
        differently in some of them. <a href={to(PLAY)}>Play any of them under two editions.</a>
      </p>
      {systems.map((system) => (
        <section>
          <h2>{system === undefined ? 'Of no system' : capital(systemName(system))}</h2>
          <ul class="many">
            {book.scenarios
              .filter(({ scenario }) => scenario.system === system)
              .map(({ scenario, answers }) => (
                <li>
                  <a href={to(scenarioAddress(scenario.id))}>{scenario.id}</a>
                  {answers.length > 0 && <span class="tag">differs</span>}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** One scenario: the table, what is done, and what came out under each edition when the book was made. */
export function ScenarioPage({ book, outcome, to }: { book: Book; outcome: ScenarioOutcomes; to: Linker }) {
  const { scenario, results, answers } = outcome;
  const { players, teams, life, objects } = scenario.setup;
  const resultOf = new Map(results.map((result) => [result.document, result]));
  const runs = runsOf(
    book.documents,
    ({ id }) => resultOf.get(id),
    ({ assumed, result }) =>
      JSON.stringify([assumed, answersOf(result).map(({ question, answer }) => [question, answer])]),
  );
  const [first] = runs;
  const apart = runs.at(-1);
  return (
    <>
      <Above to={to}>
        <a href={to(SCENARIOS)}>Scenarios</a>
        {scenario.system !== undefined && <> · {systemName(scenario.system)}</>}
      </Above>
      <h1>{scenario.id}</h1>
      {scenario.expected !== undefined && <p>{scenario.expected}</p>}
      <dl class="meanings">
        <dt>At the table</dt>
        <dd>
          {teams
            ? Object.entries(teams)
                .map(([team, members]) => `${team}: ${members.join(', ')}`)
                .join('; ')
            : players.join(', ')}
        </dd>
        {life && (
          <>
            <dt>Life</dt>
            <dd>
              {Object.entries(life)
                .map(([who, total]) => `${who} ${total}`)
                .join(', ')}
            </dd>
          </>
        )}
        {objects.length > 0 && (
          <>
            <dt>Cards</dt>
            <dd>{objects.map(({ id, card, controller }) => `${card} (${id}, ${controller})`).join(', ')}</dd>
          </>
        )}
        <dt>What is done</dt>
        <dd>{scenario.actions.map((action) => action.do).join('; ')}</dd>
      </dl>
      <h2>What came out</h2>
      {runs.length === 0 && <p class="soft">It can be played under none of these editions.</p>}
      {runs.length > 0 && (
        <p class="soft">
          {answers.length > 0
            ? 'Played when the book was made; editions that end alike stand together.'
            : 'All editions end alike.'}
        </p>
      )}
      {runs.map(({ documents, value: { assumed, result } }) => (
        <section>
          <h3>{namesOf(documents)}</h3>
          <ul>
            {answersOf(result).map(({ question, answer }) => (
              <li>
                <code>{question}</code> is <strong>{answer}</strong>
              </li>
            ))}
          </ul>
          {assumed && <p class="soft">It rests on values that the document does not state itself.</p>}
        </section>
      ))}
      {first && apart && (
        <>
          <h2>Play it</h2>
          <div
            data-play="now"
            data-address
            data-scenario={scenario.id}
            data-editions={`${first.documents.at(-1)?.id},${apart.documents.at(-1)?.id}`}
            data-level="3"
          >
            <p class="soft">
              In a browser that runs scripts the scenario is played here, under any two editions.
            </p>
          </div>
        </>
      )}
    </>
  );
}

/** What was asked and what came out, in an order that is the same for every edition. */
function answersOf({ checks, others = [] }: ScenarioOutcome): { question: string; answer: string }[] {
  return [...checks, ...others]
    .map(({ text, actual, problem }) => ({
      question: questionOf(text),
      answer: problem === undefined ? JSON.stringify(actual) : 'not to be answered',
    }))
    .sort((a, b) => (a.question < b.question ? -1 : 1));
}

/** Any scenario under any two editions. */
export function PlayPage({ book, to }: { book: Book; to: Linker }) {
  const apart = book.scenarios.find(({ answers }) => answers.length > 0) ?? book.scenarios[0];
  const [question] = apart?.answers ?? [];
  const ids = Object.keys(question?.answers ?? {});
  const other = ids.find(
    (id) => JSON.stringify(question?.answers[id]) !== JSON.stringify(question?.answers[ids[0] as string]),
  );
  return (
    <>
      <Above to={to} />
      <h1>One game under two editions</h1>
      <p class="measure">
        The rules of both editions are compiled from their words and the game is played under each, in this
        page. Step through the events, or change a word and see what follows.
      </p>
      <div
        data-play="now"
        data-address
        data-scenario={apart?.scenario.id}
        data-editions={`${ids[0] ?? ''},${other ?? ''}`}
        data-level="2"
      >
        <p>
          That needs a browser that runs scripts. What came out under each edition when the book was made:
        </p>
        <ul class="many">
          {book.scenarios
            .filter(({ answers }) => answers.length > 0)
            .map(({ scenario }) => (
              <li>
                <a href={to(scenarioAddress(scenario.id))}>{scenario.id}</a>
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}
