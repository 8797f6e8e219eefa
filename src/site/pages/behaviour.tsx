import type { ComponentChildren } from 'preact';
import { dateInWords } from '../../lineage/dates.js';
import {
  definitionOf,
  hasOwnValue,
  PARAMETERS,
  type ParameterKey,
  type ParameterValue,
  SYSTEMS,
} from '../../rulesets/index.js';
import {
  BEHAVIOUR,
  DIFFERENCES,
  editionAddress,
  type Linker,
  PLAY,
  parametersAddress,
  ruleAddress,
  ruleAnchor,
  SCENARIOS,
  systemAddress,
  understoodAddress,
} from '../address.js';
import type { Book, BookDocument } from '../book.js';
import { ParameterPicture } from '../pictures/parameters.js';
import { grouped } from '../quotable.js';
import { namesOf, runsOf } from '../runs.js';
import { Answer, answerOf, Quoted, topicName } from './answers.js';
import { EditionName, ParameterName } from './names.js';
import { Scroll } from './scroll.js';

/** The way back to what is above a page about play. */
export function Above({ to, children }: { to: Linker; children?: ComponentChildren }) {
  return (
    <nav class="above" aria-label="Where this is">
      <a href={to(BEHAVIOUR)}>Behaviour</a>
      {children !== undefined && <> › {children}</>}
    </nav>
  );
}

/** The answers that editions give to a question, the oldest first. */
function InTime({
  book,
  parameter,
  values,
}: {
  book: Book;
  parameter: ParameterKey;
  values: Record<string, ParameterValue>;
}) {
  const runs = runsOf(
    book.documents,
    ({ id }) => values[id],
    (value) => answerOf(parameter, value),
  );
  return (
    <>
      {runs.map(({ documents, value }) => (
        <dd>
          {answerOf(parameter, value)} <small>{whenOf(documents, book)}</small>
        </dd>
      ))}
    </>
  );
}

/** When editions next to each other are; "since" and "until" say it of the newest and of the oldest. */
function whenOf(documents: readonly BookDocument[], book: Book): string {
  const [first, last] = [documents[0], documents.at(-1)] as [BookDocument, BookDocument];
  if (last === book.documents.at(-1)) return `since ${dateInWords(first.name)}`;
  return first === book.documents[0] ? `until ${dateInWords(last.name)}` : namesOf(documents);
}

/**
 * A table of values, which scrolls by itself where it is broader than the window.
 *
 * @param name what it is about, where nothing in it can be reached by key
 */
function Values(props: {
  columns: readonly string[];
  name?: string | undefined;
  children: ComponentChildren;
}) {
  const { columns, name, children } = props;
  const table = (
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
  );
  return name === undefined ? <div class="scroll">{table}</div> : <Scroll name={name}>{table}</Scroll>;
}

/** What editions say about play, and where they do not agree. */
export function BehaviourPage({ book, to }: { book: Book; to: Linker }) {
  const whole = book.documents.findLast(({ partial, effective }) => !partial && effective !== undefined);
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
        <a href={to(SCENARIOS)}>all {grouped(book.scenarios.length)} example games</a>.
      </p>
      {(whole?.layout.multiplayer.length ?? 0) > 0 && (
        <p>
          <a href={to(understoodAddress())}>What the program understood of each sentence</a> of the current
          multiplayer rules.
        </p>
      )}
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
            <a href={to(parametersAddress(id))}>{dateInWords(name)}</a>
            {partial && <span class="soft"> (fragment)</span>}
          </li>
        ))}
      </ul>
      <h2 id="systems">By topic</h2>
      {systems.map(({ system, all, differing }) => (
        <section id={system}>
          <h3>
            <a href={to(systemAddress(system))}>{topicName(system)}</a>{' '}
            <span class="soft">
              {all} {all === 1 ? 'question' : 'questions'}
              {differing.length > 0 && `, ${differing.length} answered differently`}
            </span>
          </h3>
          {differing.length > 0 && (
            <details>
              <summary>Answers that changed</summary>
              <dl class="glossary">
                {differing.map(({ key, values }) => (
                  <>
                    <dt>
                      <a href={to(systemAddress(system), key)}>{definitionOf(key).question}</a>
                    </dt>
                    <InTime book={book} parameter={key as ParameterKey} values={values} />
                  </>
                ))}
              </dl>
            </details>
          )}
        </section>
      ))}
    </>
  );
}

/** Links to the rules that give a value; in a table of values its column has the letters of numbers. */
export function Rules({
  of,
  value,
  to,
  inTable,
}: {
  of: BookDocument;
  value: ParameterValue;
  to: Linker;
  inTable?: boolean;
}) {
  return (
    <>
      {value.rules.map((number, at) => (
        <>
          {at > 0 && ', '}
          <a
            class={inTable ? undefined : 'number'}
            href={to(ruleAddress(of.id, number, of.layout.long), ruleAnchor(number))}
          >
            {number}
          </a>
        </>
      ))}
    </>
  );
}

/** Every parameter of one matter: what it asks, what it can be, and what each edition says. */
export function SystemPage({ book, system, to }: { book: Book; system: string; to: Linker }) {
  return (
    <>
      <Above to={to} />
      <h1>{topicName(system)}</h1>
      {PARAMETERS.filter((parameter) => parameter.system === system).map(({ key, question, values }) => {
        const wordings = wordingsOf(book, key);
        const linked = wordings.some(({ value }) => value.rules.length > 0);
        return (
          <section id={key}>
            <h2>{question}</h2>
            <p>
              <code class="soft">
                <ParameterName name={key} />
              </code>
            </p>
            <Values columns={['editions', 'answer', 'rules', 'text']} name={linked ? undefined : question}>
              {wordings.map(({ documents, value }) => (
                <tr>
                  <td class="when">{namesOf(documents)}</td>
                  <Cells of={documents.at(-1) as BookDocument} parameter={key} value={value} named to={to} />
                </tr>
              ))}
            </Values>
            <Others book={book} parameter={key} values={values} />
          </section>
        );
      })}
    </>
  );
}

/** The answers that the vocabulary has and no edition here gives. */
function Others({
  book,
  parameter,
  values,
}: {
  book: Book;
  parameter: ParameterKey;
  values: ReturnType<typeof definitionOf>['values'];
}) {
  const given = new Set(book.documents.map(({ ruleset }) => ruleset.entry(parameter).value));
  const others = values.filter(({ value }) => !given.has(value));
  if (others.length === 0) return null;
  return (
    <details>
      <summary>
        {others.length === 1 ? 'One other answer' : `${others.length} other answers`} that the program knows
      </summary>
      <ul>
        {others.map(({ value, meaning }) => (
          <li>
            {meaning} <code class="soft">{String(value)}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What a document says of a parameter: the answer, the rules, and their words. */
function Cells(props: {
  of: BookDocument;
  parameter: ParameterKey;
  value: ParameterValue;
  named: boolean;
  to: Linker;
}) {
  const { parameter, value, named } = props;
  const { status, from } = value;
  return (
    <>
      <td>
        <Answer parameter={parameter} entry={value} named={named} />
        {status === 'assumed' && from !== undefined && <span class="soft"> as on {dateInWords(from)}</span>}
      </td>
      <td>
        <Rules {...props} inTable />
      </td>
      <td>
        <Quoted entry={value} />
      </td>
    </>
  );
}

/** What editions say of a parameter, neighbours that say it in the same words and under the same numbers together. */
function wordingsOf(book: Book, key: ParameterKey) {
  return runsOf(
    book.documents,
    ({ ruleset }) => {
      const value = ruleset.parameters[key];
      return value?.status === 'assumed' ? undefined : value;
    },
    (value) => JSON.stringify([answerOf(key, value), value.rules, value.words ?? value.sentence]),
  );
}

/** What one edition answers, question by question; those about how something is written are on the pages of their topics alone. */
export function ParametersPage({ of, to }: { of: BookDocument; to: Linker }) {
  const { coverage } = of.ruleset;
  // What no rule of the edition speaks of is named, not listed as answered.
  const answered = new Set(
    of.ruleset.keys().filter((key) => {
      const { status, sentence } = of.ruleset.entry(key);
      return status === 'assumed' || sentence !== undefined || hasOwnValue(of.ruleset, key);
    }),
  );
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
        {answered.size} of {PARAMETERS.length} questions are answered. <em>Default</em>: the edition has rules
        on the topic, and none says it. <em>Assumed</em>: the fragment does not contain the rule, and the
        value is taken from another edition. Questions that do not decide a game are on the pages of the
        topics.
        {coverage.changes && ` ${coverage.bound} changes of the text since the edition before are read.`}
      </p>
      {SYSTEMS.map((system) => {
        const keys = of.ruleset.keys(system).filter((key) => definitionOf(key).use !== 'informs');
        const open = keys.filter((key) => !answered.has(key));
        return (
          <section id={system}>
            <h2>
              <a href={to(systemAddress(system))}>{topicName(system)}</a>
            </h2>
            {open.length < keys.length && (
              <Values columns={['question', 'answer', 'rules', 'text']}>
                {keys
                  .filter((key) => answered.has(key))
                  .map((key) => (
                    <tr>
                      <td>
                        <a href={to(systemAddress(system), key)}>{definitionOf(key).question}</a>
                      </td>
                      <Cells of={of} parameter={key} value={of.ruleset.entry(key)} named={false} to={to} />
                    </tr>
                  ))}
              </Values>
            )}
            {open.length > 0 && (
              <details>
                <summary>
                  {open.length === 1 ? 'One question' : `${open.length} questions`} that this edition does not
                  answer
                </summary>
                <ul>
                  {open.map((key) => (
                    <li>{definitionOf(key).question}</li>
                  ))}
                </ul>
              </details>
            )}
          </section>
        );
      })}
    </>
  );
}
