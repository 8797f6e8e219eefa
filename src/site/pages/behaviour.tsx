import type { ComponentChildren } from 'preact';
import {
  definitionOf,
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
import { namesOf, runsOf } from '../runs.js';
import type { NotShown, Showings } from '../showing.js';
import { EditionName, ParameterName } from './names.js';

/** The noun of the rulebook that a system is named for, in words. */
export function systemName(system: string): string {
  return system.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

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
        Each edition’s multiplayer rules, read from its words as {PARAMETERS.length} parameters; these
        editions differ on {book.differences.length} of them. A document that does not reach a rule is left
        out.
      </p>
      <p>
        <a href={to(PLAY)}>Play a scenario under two editions</a> and change their words, or look through{' '}
        <a href={to(SCENARIOS)}>all {book.scenarios.length} scenarios</a>.
      </p>
      {book.comparisons.length > 0 && (
        <>
          <h2 id="differences">From one edition to another</h2>
          <p>
            <a href={to(DIFFERENCES)}>Any two editions</a>, compared in the page, or one of these pairs:
          </p>
          <Pairs book={book} to={to} />
        </>
      )}
      <h2 id="editions">What an edition says</h2>
      <ul class="many">
        {book.documents.map(({ id, name, partial }) => (
          <li>
            <a href={to(parametersAddress(id))}>
              <bdi>{name}</bdi>
            </a>
            {partial && <span class="soft"> (part)</span>}
          </li>
        ))}
      </ul>
      <h2 id="systems">By matter</h2>
      {systems.map(({ system, all, differing }) => (
        <section id={system}>
          <h3>
            <a href={to(systemAddress(system))}>{systemName(system)}</a>{' '}
            <span class="soft">
              {all} parameters, {differing.length === 0 ? 'all alike' : `${differing.length} differ`}
            </span>
          </h3>
          {differing.length > 0 && (
            <Values columns={['parameter', 'values']}>
              {differing.map(({ key, values }) => (
                <tr>
                  <td>
                    <a href={to(systemAddress(system), key)}>
                      <code>{key.slice(system.length + 1)}</code>
                    </a>
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
  return <span class="soft">{silent ? 'no rule speaks of it' : ''}</span>;
}

/** Every parameter of one matter: what it asks, what it can be, and what each edition says. */
export function SystemPage({ book, system, to }: { book: Book; system: string; to: Linker }) {
  return (
    <>
      <Above to={to} />
      <h1>{capital(systemName(system))}</h1>
      {PARAMETERS.filter((parameter) => parameter.system === system).map(({ key, question, values }) => (
        <section id={key}>
          <h2>
            <code>{key}</code>
          </h2>
          <p>{question}</p>
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
          <Values columns={['editions', 'value', 'rules', 'words']}>
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
        <a href={to(editionAddress(of.id))}>the edition</a>
      </Above>
      <h1>
        What <bdi>{of.name}</bdi> says
      </h1>
      {of.ruleset.note !== undefined && <p>{of.ruleset.note}</p>}
      <p>
        {PARAMETERS.length} parameters. <em>Default</em>: no rule speaks of it. <em>Assumed</em>: the document
        does not reach the rule, and the value is another edition’s.
        {coverage.changes &&
          ` ${coverage.bound} changes of wording since the edition before are read by parameters.`}
      </p>
      {SYSTEMS.map((system) => (
        <section id={system}>
          <h2>{capital(systemName(system))}</h2>
          <Values columns={['parameter', 'value', 'rules', 'words']}>
            {of.ruleset.keys(system).map((key) => {
              const value = of.ruleset.entry(key);
              return (
                <tr id={key}>
                  <td>
                    <a href={to(systemAddress(system), key)}>
                      <code>{key.slice(system.length + 1)}</code>
                    </a>
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
          To compare any two editions needs a browser that runs scripts. These pairs have pages of their own:
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
            <bdi>{oldName}</bdi> against <bdi>{newName}</bdi>
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
  const differing = old.ruleset
    .keys()
    .filter((key) => old.ruleset.entry(key).value !== newer.ruleset.entry(key).value);
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
        <a href={to(comparisonAddress(id))}>the words that changed</a>
      </Above>
      <h1>
        What plays differently: <EditionName name={old.name} /> against <EditionName name={newer.name} />
      </h1>
      <p>
        {played === 0
          ? 'Nothing: every parameter that decides how a game is played has the same value in both.'
          : `${played} parameters that decide how a game is played have different values; ${showings.shown.size} of them are shown by a scenario that ends differently.`}{' '}
        {count > played && `${count - played} more say only where or how something is written.`}
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
      <h2>
        <code>{parameter}</code>
      </h2>
      <p>{question}</p>
      <div class="sides">
        {[old, newer].map((document) => {
          const value = document.ruleset.entry(parameter);
          const meaning = values.find((known) => known.value === value.value)?.meaning;
          return (
            <div>
              <p>
                <strong>
                  <bdi>{document.name}</bdi>
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
            <bdi>{old.name}</bdi> and <strong>{JSON.stringify(showing.answers[1])}</strong> under{' '}
            <bdi>{newer.name}</bdi>.
          </p>
        </div>
      )}
      {silent && <p class="soft">{whyNotShown(silent)}</p>}
    </section>
  );
}

/** Says plainly that no scenario shows a difference, and how near they come. */
function whyNotShown({ asked, differing }: NotShown): string {
  if (asked === 0) return 'No scenario asks for it.';
  const many = asked === 1 ? 'One scenario asks for it' : `${asked} scenarios ask for it`;
  if (differing === 0) return `No scenario shows it: ${many}, and none ends differently.`;
  return `No scenario shows it: ${many}, and where one ends differently, it is because of other parameters.`;
}
