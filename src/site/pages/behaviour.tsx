import type { ComponentChildren } from 'preact';
import { dateInWords } from '../../lineage/dates.js';
import {
  definitionOf,
  differingKeys,
  hasOwnValue,
  PARAMETERS,
  type ParameterKey,
  type ParameterValue,
  SYSTEMS,
} from '../../rulesets/index.js';
import {
  BEHAVIOUR,
  comparisonAddress,
  DIFFERENCES,
  differencesAddress,
  editionAddress,
  type Linker,
  PLAY,
  parametersAddress,
  ruleAddress,
  ruleAnchor,
  SCENARIOS,
  scenarioAddress,
  systemAddress,
} from '../address.js';
import type { Book, BookDocument } from '../book.js';
import { ParameterPicture, systemName } from '../pictures/parameters.js';
import { namesOf, runsOf } from '../runs.js';
import type { NotShown, Showings } from '../showing.js';
import { EditionName, ParameterName } from './names.js';

/** Words as they begin a heading. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The way back to what stands above a page about play. */
export function Above({ to, children }: { to: Linker; children?: ComponentChildren }) {
  return (
    <nav class="above" aria-label="Where this is">
      <a href={to(BEHAVIOUR)}>Behaviour</a>
      {children !== undefined && <> › {children}</>}
    </nav>
  );
}

/** What a ruleset says of a parameter, in as few words as tell it. */
function shown({ sentence, value }: ParameterValue): string {
  if (value !== undefined) return String(value);
  return sentence === undefined ? 'not stated' : 'not understood';
}

/** The values that editions give a parameter, the oldest first: `2006, 2008: 9; 2011: 17`. */
function InTime({ book, values }: { book: Book; values: Record<string, ParameterValue> }) {
  const runs = runsOf(book.documents, ({ id }) => values[id], shown);
  return (
    <>
      {runs.map(({ documents, value }, at) => (
        <>
          {at > 0 && <br />}
          <code>{shown(value)}</code> <span class="soft">{namesOf(documents)}</span>
        </>
      ))}
    </>
  );
}

/** A table of values, which scrolls by itself where it is broader than the window. */
function Values({ columns, children }: { columns: readonly string[]; children: ComponentChildren }) {
  return (
    <div class="scroll">
      <table class="values">
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col">{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** What editions say about play, and where they do not agree. */
export function BehaviourPage({ book, to }: { book: Book; to: Linker }) {
  const systems = SYSTEMS.map((system) => ({
    system,
    all: PARAMETERS.filter((parameter) => parameter.system === system).length,
    differing: book.differences.filter(({ key }) => definitionOf(key).system === system),
  }));
  return (
    <>
      <h1>Behaviour</h1>
      <p>
        What the engine reads from each edition’s rules, as answers to {PARAMETERS.length} questions
        (parameters). Editions that both answer a question disagree on {book.differences.length} of them.
      </p>
      <p>
        <a href={to(PLAY)}>Play an example game under two editions</a> and change their text, or browse{' '}
        <a href={to(SCENARIOS)}>all {book.scenarios.length} example games</a>.
      </p>
      {book.comparisons.length > 0 && (
        <>
          <h2 id="differences">From one edition to another</h2>
          <p>
            <a href={to(DIFFERENCES)}>What plays differently between any two editions</a>
          </p>
        </>
      )}
      <h2 id="history">History of all parameters</h2>
      <ParameterPicture book={book} to={to} />
      <h2 id="editions">One edition</h2>
      <ul class="many">
        {book.documents.map(({ id, name, partial }) => (
          <li>
            <a href={to(parametersAddress(id))}>
              <EditionName name={name} />
            </a>
            {partial && <span class="soft"> (fragment)</span>}
          </li>
        ))}
      </ul>
      <h2 id="systems">By topic</h2>
      {systems.map(({ system, all, differing }) => (
        <section id={system}>
          <h3>
            <a href={to(systemAddress(system))}>{systemName(system)}</a>{' '}
            <span class="soft">
              {all} {all === 1 ? 'question' : 'questions'}
              {differing.length > 0 && `, ${differing.length} answered differently`}
            </span>
          </h3>
          {differing.length > 0 && (
            <Values columns={['question', 'answers']}>
              {differing.map(({ key, values }) => (
                <tr>
                  <td>
                    <a href={to(systemAddress(system), key)}>{definitionOf(key).question}</a>
                  </td>
                  <td>
                    <InTime book={book} values={values} />
                  </td>
                </tr>
              ))}
            </Values>
          )}
        </section>
      ))}
    </>
  );
}

/** The rules behind a value, leading to their words. */
function Rules({ of, value, to }: { of: BookDocument; value: ParameterValue; to: Linker }) {
  return (
    <>
      {value.rules.map((number, at) => (
        <>
          {at > 0 && ', '}
          <a class="number" href={to(ruleAddress(of.id, number, of.layout.long), ruleAnchor(number))}>
            {number}
          </a>
        </>
      ))}
    </>
  );
}

function Value({ value }: { value: ParameterValue }) {
  return (
    <>
      <code>{shown(value)}</code> {value.status !== 'compiled' && <span class="tag">{value.status}</span>}
      {value.status === 'assumed' && value.from !== undefined && (
        <span class="soft"> as in {value.from}</span>
      )}
    </>
  );
}

/** False where no rule speaks of a parameter that has no value without one: an edition from before its matter was thought of. */
function isSpokenOf({ sentence, value }: ParameterValue): boolean {
  return value !== undefined || sentence !== undefined;
}

/** The words that give a value, or that are not understood. */
function Read({ value }: { value: ParameterValue }) {
  const words = value.words ?? value.sentence;
  if (words !== undefined) return <q>{words}</q>;
  const silent = value.status === 'default' || !isSpokenOf(value);
  return <span class="soft">{silent ? 'no rule says it' : ''}</span>;
}

/** Every parameter of one matter: what it asks, what it can be, and what each edition says. */
export function SystemPage({ book, system, to }: { book: Book; system: string; to: Linker }) {
  return (
    <>
      <Above to={to} />
      <h1>{capital(systemName(system))}</h1>
      {PARAMETERS.filter((parameter) => parameter.system === system).map(({ key, question, values }) => (
        <section id={key}>
          <h2>{question}</h2>
          <p>
            <Answer book={book} parameter={key} values={values} />{' '}
            <code class="soft">
              <ParameterName name={key} />
            </code>
          </p>
          <dl class="meanings">
            {values.map(({ value, meaning }) => (
              <>
                <dt>
                  <code>{String(value)}</code>
                </dt>
                <dd>{meaning}</dd>
              </>
            ))}
          </dl>
          <Values columns={['editions', 'value', 'rules', 'text']}>
            {wordingsOf(book, key).map(({ documents, value }) => (
              <tr>
                <td class="when">{namesOf(documents)}</td>
                <Cells of={documents.at(-1) as BookDocument} value={value} to={to} />
              </tr>
            ))}
          </Values>
        </section>
      ))}
    </>
  );
}

/** The answer of the newest edition that has one, in words. */
function Answer({
  book,
  parameter,
  values,
}: {
  book: Book;
  parameter: ParameterKey;
  values: ReturnType<typeof definitionOf>['values'];
}) {
  const document = book.documents.findLast(({ ruleset }) => hasOwnValue(ruleset, parameter));
  if (document === undefined) return <>No edition here answers it.</>;
  const { value } = document.ruleset.entry(parameter);
  const meaning = values.find((known) => known.value === value)?.meaning;
  return (
    <>
      <EditionName name={document.name} />: <strong>{meaning ?? String(value)}</strong>
    </>
  );
}

/** What a document says of a parameter: the value, the rules, and their words. */
function Cells(props: { of: BookDocument; value: ParameterValue; to: Linker }) {
  return (
    <>
      <td>
        <Value value={props.value} />
      </td>
      <td>
        <Rules {...props} />
      </td>
      <td>
        <Read value={props.value} />
      </td>
    </>
  );
}

/** What editions say of a parameter, neighbours that say it in the same words and under the same numbers together. */
function wordingsOf(book: Book, key: string) {
  return runsOf(
    book.documents,
    ({ ruleset }) => {
      const value = ruleset.parameters[key];
      return value?.status === 'assumed' ? undefined : value;
    },
    (value) => JSON.stringify([shown(value), value.rules, value.words ?? value.sentence]),
  );
}

/** What one edition says, parameter by parameter. */
export function ParametersPage({ of, to }: { of: BookDocument; to: Linker }) {
  const { coverage } = of.ruleset;
  return (
    <>
      <Above to={to}>
        <a href={to(editionAddress(of.id))}>Rules of {dateInWords(of.name)}</a>
      </Above>
      <h1>
        What the engine reads from the rules of <EditionName name={of.name} />
      </h1>
      {of.ruleset.note !== undefined && <p>{of.ruleset.note}</p>}
      <p>
        {PARAMETERS.length} questions. <em>Default</em>: no rule says it. <em>Assumed</em>: the fragment does
        not contain the rule, and the value is taken from another edition.
        {coverage.changes && ` ${coverage.bound} changes of the text since the edition before are read.`}
      </p>
      {SYSTEMS.map((system) => (
        <section id={system}>
          <h2>{capital(systemName(system))}</h2>
          <Values columns={['question', 'value', 'rules', 'text']}>
            {of.ruleset.keys(system).map((key) => {
              const value = of.ruleset.entry(key);
              return (
                <tr id={key}>
                  <td>
                    <a href={to(systemAddress(system), key)}>{definitionOf(key).question}</a>
                  </td>
                  <Cells of={of} value={value} to={to} />
                </tr>
              );
            })}
          </Values>
        </section>
      ))}
    </>
  );
}

/** Any two editions, compared in the page; without a script, the pairs that the book has compared. */
export function DifferencesContents({ book, to }: { book: Book; to: Linker }) {
  const whole = book.documents.filter(({ partial }) => !partial);
  const [first, last] = [whole.at(0) ?? book.documents[0], whole.at(-1) ?? book.documents.at(-1)];
  return (
    <>
      <Above to={to} />
      <h1>What plays differently between two editions</h1>
      <div data-differences data-editions={`${first?.id ?? ''},${last?.id ?? ''}`}>
        <p>
          Comparing any two editions needs a browser that runs scripts. Without one, these pairs can be read:
        </p>
        <Pairs book={book} to={to} />
      </div>
    </>
  );
}

function Pairs({ book, to }: { book: Book; to: Linker }) {
  return (
    <ul class="many">
      {book.comparisons.map(({ id, oldName, newName }) => (
        <li>
          <a href={to(differencesAddress(id))}>
            <EditionName name={oldName} /> to <EditionName name={newName} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What two editions do not agree on, distributed over pages. */
export interface Disagreement {
  old: BookDocument;
  new: BookDocument;
  /** Those that a scenario shows come first, and those that say only where or how something is written come last. */
  parts: ParameterKey[][];
  /** How many of them decide how a game is played. */
  played: number;
  showings: Showings;
}

/** What one page of differences holds at most, in characters of words; each section has about as much around them again. */
const ROOM = 70_000;

/** What stands around the words of one difference, in characters. */
const FRAME = 700;

/** Finds what two editions do not agree on. */
export function disagreementOf(old: BookDocument, newer: BookDocument, showings: Showings): Disagreement {
  const plays = (key: ParameterKey): boolean => definitionOf(key).use !== 'informs';
  const differing = differingKeys(old.ruleset, newer.ruleset);
  const played = differing.filter(plays);
  // What a game shows comes first.
  const { shown } = showings;
  const order = [...played.filter((key) => shown.has(key)), ...played.filter((key) => !shown.has(key))];
  const parts: ParameterKey[][] = [[]];
  let room = ROOM;
  for (const key of [...order, ...differing.filter((other) => !plays(other))]) {
    const words = [old, newer].map(({ ruleset }) => ruleset.entry(key));
    const length = words.reduce(
      (sum, { words = '', sentence = '' }) => sum + words.length + sentence.length,
      FRAME,
    );
    if (length > room) {
      parts.push([]);
      room = ROOM;
    }
    parts.at(-1)?.push(key);
    room -= length;
  }
  return { old, new: newer, parts, played: played.length, showings };
}

/** What plays differently between two editions, each with both wordings and a scenario that shows it. */
export function DifferencesPage(props: {
  of: Disagreement;
  /** Which page of them, from 1. */
  part: number;
  id: string;
  to: Linker;
}) {
  const { of, part, id, to } = props;
  const { old, new: newer, parts, played, showings } = of;
  const count = parts.reduce((sum, keys) => sum + keys.length, 0);
  const here = parts[part - 1] ?? [];
  return (
    <>
      <Above to={to}>
        <a href={to(DIFFERENCES)}>Differences</a> ·{' '}
        <a href={to(comparisonAddress(id))}>all changes of the text</a>
      </Above>
      <h1>
        What plays differently: <EditionName name={old.name} /> to <EditionName name={newer.name} />
      </h1>
      <p>
        {played === 0
          ? 'Nothing: both editions give the same answer to every question that decides a game.'
          : `${played} ${played === 1 ? 'question that decides a game has' : 'questions that decide a game have'} different answers${showings.shown.size === 0 ? '' : `; ${showings.shown.size} ${showings.shown.size === 1 ? 'is' : 'are'} shown by an example game that ends differently`}.`}{' '}
        {count > played && `${count - played} more concern only where or how something is written.`}
      </p>
      {parts.length > 1 && (
        <nav aria-label="Pages of these differences">
          {parts.map((keys, at) => (
            <>
              {at > 0 && ' · '}
              <a
                href={to(differencesAddress(id, at + 1))}
                aria-current={at + 1 === part ? 'page' : undefined}
              >
                {at + 1}: <ParameterName name={keys[0] as string} /> to{' '}
                <ParameterName name={keys.at(-1) as string} />
              </a>
            </>
          ))}
        </nav>
      )}
      {here.length > 6 && (
        <nav aria-label="On this page">
          <ul class="many parameters">
            {here.map((key) => (
              <li>
                <a href={`#${key}`}>
                  <ParameterName name={key} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {here.map((key) => (
        <Differing key={key} parameter={key} of={of} to={to} />
      ))}
    </>
  );
}

function Differing({ parameter, of, to }: { parameter: ParameterKey; of: Disagreement; to: Linker }) {
  const { old, new: newer } = of;
  const { question, values } = definitionOf(parameter);
  const showing = of.showings.shown.get(parameter);
  const silent = of.showings.notShown.get(parameter);
  return (
    <section id={parameter} class="difference">
      <h2>{question}</h2>
      <p>
        <code class="soft">
          <ParameterName name={parameter} />
        </code>
      </p>
      <div class="sides">
        {[old, newer].map((document) => {
          const value = document.ruleset.entry(parameter);
          const meaning = values.find((known) => known.value === value.value)?.meaning;
          return (
            <div>
              <p>
                <strong>
                  <EditionName name={document.name} />
                </strong>{' '}
                <Rules of={document} value={value} to={to} /> <Value value={value} />
              </p>
              {meaning !== undefined && <p>{meaning}</p>}
              <p class="soft">
                <Read value={value} />
              </p>
            </div>
          );
        })}
      </div>
      {showing && (
        <div
          data-play="here"
          data-scenario={showing.scenario}
          data-editions={`${old.id},${newer.id}`}
          data-level="3"
        >
          <p>
            Shown by{' '}
            <a href={to(scenarioAddress(showing.scenario))}>
              <bdi>{showing.scenario}</bdi>
            </a>
            : <code>{showing.question}</code> is <strong>{JSON.stringify(showing.answers[0])}</strong> under{' '}
            <EditionName name={old.name} /> and <strong>{JSON.stringify(showing.answers[1])}</strong> under{' '}
            <EditionName name={newer.name} />.
          </p>
        </div>
      )}
      {silent && <p class="soft">{whyNotShown(silent)}</p>}
    </section>
  );
}

/** Says plainly that no scenario shows a difference, and how near they come. */
function whyNotShown({ asked, differing }: NotShown): string {
  if (asked === 0) return 'No example game depends on it.';
  const many = asked === 1 ? 'one game depends on it' : `${asked} games depend on it`;
  if (differing === 0) return `No example game shows it: ${many}, and none ends differently.`;
  return `No example game shows it: ${many}, and where one ends differently, other questions decide it.`;
}
