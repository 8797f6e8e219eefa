import { definitionOf, differingKeys, type ParameterKey } from '../../rulesets/index.js';
import {
  comparisonAddress,
  DIFFERENCES,
  differencesAddress,
  type Linker,
  scenarioAddress,
} from '../address.js';
import type { Book, BookDocument } from '../book.js';
import type { NotShown, Showings } from '../showing.js';
import { AnswerOfSide } from './answers.js';
import { Above, Rules } from './behaviour.js';
import { EditionName, ParameterName } from './names.js';

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

/** What is around the words of one difference, in characters. */
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
                Page {at + 1} ({keys.length})
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
                <a href={`#${key}`}>{definitionOf(key).question}</a>
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
  const { question } = definitionOf(parameter);
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
          return (
            <AnswerOfSide
              name={<EditionName name={document.name} />}
              rules={<Rules of={document} value={value} to={to} />}
              parameter={parameter}
              entry={value}
            />
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
              <bdi>{showing.title}</bdi>
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
