import { questionOf, titleOf } from '../../scenarios/index.js';
import { type Linker, PLAY, SCENARIOS, scenarioAddress } from '../address.js';
import {
  type Book,
  type BookDocument,
  type ScenarioOutcome,
  type ScenarioOutcomes,
  worthShowing,
} from '../book.js';
import { grouped } from '../quotable.js';
import { namesOf, runsOf } from '../runs.js';
import { topicName } from './answers.js';
import { Above } from './behaviour.js';

/** Every scenario, by matter; those that end differently are marked. */
export function ScenariosPage({ book, to }: { book: Book; to: Linker }) {
  const systems = [...new Set(book.scenarios.map(({ scenario }) => scenario.system))];
  const apart = book.scenarios.filter(({ answers }) => answers.length > 0).length;
  return (
    <>
      <h1>Example games</h1>
      <p>
        {grouped(book.scenarios.length)} situations, each played under the rules of every edition;{' '}
        {grouped(apart)} end differently under some edition.{' '}
        <a href={to(PLAY)}>Watch any of them under two editions.</a>
      </p>
      <div data-narrow="section" />
      {systems.map((system) => (
        <section>
          <h2>{system === undefined ? 'Other' : topicName(system)}</h2>
          <ul class="many">
            {book.scenarios
              .filter(({ scenario }) => scenario.system === system)
              .map(({ scenario, answers }) => (
                <li>
                  <a href={to(scenarioAddress(scenario.id))}>{titleOf(scenario)}</a>
                  {answers.length > 0 && <span class="tag">differs</span>}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** One scenario: watched under two editions, with what came of it under each edition when the book was made. */
export function ScenarioPage({ book, outcome, to }: { book: Book; outcome: ScenarioOutcomes; to: Linker }) {
  const { scenario, results, answers } = outcome;
  const { players, teams, life } = scenario.setup;
  const runs = outcomeRuns(book, outcome);
  const pair = pairOf(book, outcome);
  return (
    <>
      <Above to={to}>
        <a href={to(SCENARIOS)}>Example games</a>
        {scenario.system !== undefined && <> · {topicName(scenario.system)}</>}
      </Above>
      <h1>{titleOf(scenario)}</h1>
      {pair && (
        <div
          data-play="now"
          data-address
          data-fixed
          data-scenario={scenario.id}
          data-editions={pair.map(({ id }) => id).join(',')}
          data-level="2"
        >
          <p class="soft">In a browser that runs scripts the game is shown here, event by event.</p>
          <dl class="meanings">
            <dt>Setup</dt>
            <dd>
              {teams
                ? Object.entries(teams)
                    .map(([team, members]) => `${team}: ${members.join(', ')}`)
                    .join('; ')
                : players.join(', ')}
              {life &&
                `. Life: ${Object.entries(life)
                  .map(([who, total]) => `${who} ${total}`)
                  .join(', ')}`}
            </dd>
            <dt>Actions</dt>
            <dd>{scenario.actions.map((action) => action.do).join('; ')}</dd>
          </dl>
        </div>
      )}
      <h2>Results under every edition</h2>
      {results.length === 0 && <p class="soft">It cannot be played under any of these editions.</p>}
      {results.length > 0 && answers.length === 0 && <p class="soft">The same under all of them.</p>}
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
          {assumed && <p class="soft">Depends on values that this document does not state itself.</p>}
        </section>
      ))}
    </>
  );
}

/** Neighbouring editions under which a scenario ends alike. */
function outcomeRuns(book: Book, { results }: ScenarioOutcomes) {
  const resultOf = new Map(results.map((result) => [result.document, result]));
  return runsOf(
    book.documents,
    ({ id }) => resultOf.get(id),
    ({ assumed, result }) =>
      JSON.stringify([assumed, answersOf(result).map(({ question, answer }) => [question, answer])]),
  );
}

/** The two editions that show most: the last before the first change of outcome, and the newest; whole ones where there are any. */
function pairOf(book: Book, outcome: ScenarioOutcomes): [BookDocument, BookDocument] | undefined {
  const whole = (documents: readonly BookDocument[]): BookDocument | undefined =>
    documents.findLast(({ partial }) => !partial) ?? documents.at(-1);
  const answers = new Map(
    outcome.results.map(({ document, result }) => [document, JSON.stringify(answersOf(result))]),
  );
  const played = book.documents.filter(({ id }) => answers.has(id));
  const newest = whole(played);
  if (newest === undefined) return undefined;
  const others = played.filter(({ id }) => answers.get(id) !== answers.get(newest.id));
  const before = whole(others.length > 0 ? others : played.slice(0, -1)) ?? newest;
  return played.indexOf(before) <= played.indexOf(newest) ? [before, newest] : [newest, before];
}

/** What was asked and what came out, in an order that is the same for every edition. */
function answersOf({ checks, others = [] }: ScenarioOutcome): { question: string; answer: string }[] {
  return [...checks, ...others]
    .map(({ text, actual, problem }) => ({
      question: questionOf(text),
      answer: problem === undefined ? JSON.stringify(actual) : 'not answered',
    }))
    .sort((a, b) => (a.question < b.question ? -1 : 1));
}

/** Any scenario under any two editions. */
export function PlayPage({ book, to }: { book: Book; to: Linker }) {
  const differing = book.scenarios.filter(({ answers }) => answers.length > 0);
  const first = worthShowing(differing)[0] ?? book.scenarios[0];
  const pair = first && pairOf(book, first);
  return (
    <>
      <h1>Watch a game under two editions</h1>
      <p>
        The rules of both editions are read from their text and the same game is played under each. Step
        through the events, or edit a rule and see what changes.
      </p>
      <div
        data-play="now"
        data-address
        data-scenario={first?.scenario.id}
        data-editions={pair?.map(({ id }) => id).join(',')}
        data-level="2"
      >
        <p>This needs a browser that runs scripts. Results that were recorded when the book was made:</p>
        <ul class="many">
          {differing.map(({ scenario }) => (
            <li>
              <a href={to(scenarioAddress(scenario.id))}>{titleOf(scenario)}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
