import { useEffect, useRef, useState } from 'preact/hooks';
import { dateInWords } from '../../../lineage/dates.js';
import { isTerm } from '../../../lineage/glossaryTerms.js';
import { type NumberAnswer, readCitation } from '../../../lineage/search/cite.js';
import type { NumberRun, Wording } from '../../../lineage/search/data.js';
import { type Answer, Search } from '../../../lineage/search/search.js';
import { editionAddress, lifeAddress } from '../../address.js';
import { spanInWords, titleOf } from '../../data/editions.js';
import { inHash, messageOf } from '../fields.js';
import { inBook, load } from '../store.js';
import { type Answered, answeredFirst } from './answers.js';
import { answerCitation, Numbers } from './citationAnswer.js';
import { Marked } from './highlighted.js';

/** How many rules are shown at once. */
const SHOWN = 12;
/** How long typing may pause before the search begins (milliseconds). */
const PAUSE = 60;

interface Results {
  asked: string;
  numbers?: NumberAnswer;
  answer?: Answer;
  found: Answered[];
  /** Rules that were read already, and are shown next. */
  waiting?: Answered[];
  more: boolean;
}

let opened: Promise<Search> | undefined;

/** The search of the book that the page lies in; opened once. */
export function openSearch(): Promise<Search> {
  opened ??= Search.open(load);
  return opened;
}

/**
 * Rules by number, heading, word and phrase, and editions by date and name.
 *
 * @param focused true where the field takes the focus at once
 * @param addressed true where what is asked is in the address of the page, so that it can be linked to
 * @param start what is asked at first
 * @param onClose closes the box, where it can be closed: Escape does
 */
export function SearchBox({
  addressed = false,
  focused = addressed,
  start = '',
  onClose,
}: {
  addressed?: boolean;
  focused?: boolean;
  start?: string;
  onClose?: () => void;
}) {
  const inAddress = (): string => (addressed ? (inHash().get('q') ?? '') : start);
  const [search, setSearch] = useState<Search>();
  const [asked, setAsked] = useState(inAddress);
  const [edition, setEdition] = useState<number>();
  const [results, setResults] = useState<Results>();
  const [problem, setProblem] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const complain = (error: unknown): void => setProblem(messageOf(error));

  useEffect(() => {
    openSearch().then(setSearch, complain);
    if (focused) box.current?.focus();
    if (!addressed) return undefined;
    const follow = (): void => setAsked(inAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    if (search === undefined) return undefined;
    let current = true;
    // Who has seen nothing yet has waited for the data long enough.
    const pause = results === undefined ? 0 : PAUSE;
    const timer = setTimeout(() => {
      if (addressed)
        history.replaceState(null, '', asked === '' ? '#' : `#${new URLSearchParams({ q: asked })}`);
      answerTo(search, asked, edition)
        .then(async (fresh) => {
          if (current) setResults(fresh);
          const read = current && fresh.answer && (await answeredFirst(asked, fresh.found, fresh.answer));
          if (current && read)
            setResults({
              ...fresh,
              found: read.slice(0, SHOWN),
              waiting: read.slice(SHOWN),
              more: read.length > SHOWN,
            });
        })
        .catch(complain);
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [search, asked, edition]);

  /** From the box to the results and back, by key. */
  const steer = (event: KeyboardEvent): void => {
    const answers = 'a.hit, ul.borne a, p.back a';
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>(answers) ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'ArrowDown') links[at + 1]?.focus();
    else if (event.key === 'ArrowUp' && at >= 0) (links[at - 1] ?? box.current)?.focus();
    else if (event.key === 'Enter' && document.activeElement === box.current) links[0]?.click();
    else if (event.key === 'Escape' && onClose) onClose();
    else if (event.key === 'Escape' && document.activeElement !== box.current) box.current?.focus();
    else if (event.key === 'Escape' && asked !== '') setAsked('');
    else return;
    event.preventDefault();
  };
  const more = (): void => {
    if (!results?.answer) return;
    const { waiting = [] } = results;
    if (waiting.length > 0) {
      const found = [...results.found, ...waiting.slice(0, SHOWN)];
      setResults({ ...results, found, waiting: waiting.slice(SHOWN) });
      return;
    }
    results.answer.next(SHOWN).then((next) => {
      setResults({ ...results, found: [...results.found, ...next], more: next.length === SHOWN });
    }, complain);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys go from the box to its results
    <div class={addressed ? 'search wide' : 'search'} onKeyDown={steer}>
      <search>
        <form onSubmit={(event) => event.preventDefault()}>
          <label>
            Rule number, words, “phrase”, date or release{' '}
            <input
              type="search"
              ref={box}
              value={asked}
              size={32}
              autocomplete="off"
              spellcheck={false}
              placeholder="606.9a@2008, legend rule, M10"
              onInput={(event) => setAsked(event.currentTarget.value)}
            />
          </label>{' '}
          {search && addressed && (
            <label>
              in{' '}
              <select
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  setEdition(value === '' ? undefined : Number(value));
                }}
              >
                <option value="">all editions</option>
                {search.editions.map(({ name, aliases }, at) => (
                  <option value={at}>{titleOf({ name, aliases })}</option>
                ))}
              </select>
            </label>
          )}
        </form>
      </search>
      {problem !== '' && <p role="alert">{problem}</p>}
      <div ref={list}>
        <p role="status" class="soft">
          {results ? summaryOf(results) : ''}
        </p>
        {addressed && asked.trim() === '' && <Suggestions ask={setAsked} />}
        {results?.answer?.editionsFirst && <Editions answer={results.answer} />}
        {results?.numbers && <Numbers answer={results.numbers} />}
        {results && results.found.length > 0 && search && (
          <ol class="found">
            {results.found.map((found) => (
              <Hit key={found.id} found={found} results={results} search={search} />
            ))}
          </ol>
        )}
        {results?.answer?.editionsFirst === false && <Editions answer={results.answer} />}
        {results?.more && (
          <button type="button" onClick={more}>
            More results
          </button>
        )}
      </div>
    </div>
  );
}

/** What can be asked, and what it finds. */
const SUGGESTIONS: readonly (readonly [asked: string, finds: string])[] = [
  ['legend rule', 'a rule by its name'],
  ['810.9a@2008', 'a number as it was cited on a date, forwards and backwards'],
  ['"range of influence"', 'a phrase, word for word'],
  ['2HG', 'an abbreviation that players use'],
  ['can a player concede', 'who may, must or can’t do what: the sentence that answers'],
  ['1 May 2009', 'the edition in force on a date, or of a release such as M10'],
];

/** Shown before anything is asked. */
function Suggestions({ ask }: { ask: (words: string) => void }) {
  return (
    <dl class="meanings suggestions">
      {SUGGESTIONS.map(([words, finds]) => (
        <>
          <dt>
            <button type="button" class="plain" onClick={() => ask(words)}>
              {words}
            </button>
          </dt>
          <dd>{finds}</dd>
        </>
      ))}
    </dl>
  );
}

/** Editions that the words name. */
function Editions({ answer }: { answer: Answer }) {
  return (
    <>
      {answer.editions.map(({ id, name, aliases }) => (
        <p>
          <a class="hit" href={inBook(editionAddress(id))}>
            Rules of {dateInWords(name)}
          </a>{' '}
          <span class="soft">{aliases.filter((alias) => !/^\d/.test(alias)).join(', ')}</span>
        </p>
      ))}
    </>
  );
}

async function answerTo(search: Search, asked: string, edition: number | undefined): Promise<Results> {
  if (asked.trim() === '') return { asked, found: [], more: false };
  const cited = answerCitation(asked, edition === undefined ? undefined : search.editions[edition]?.name);
  // A number with a date is no word of any rule.
  const alone = (numbers: NumberAnswer): Results => ({ asked, numbers, found: [], more: false });
  if (readCitation(asked)?.date !== undefined) {
    const numbers = await cited;
    if (numbers) return alone(numbers);
  }
  const [numbers, answer] = await Promise.all([cited, search.find(asked, edition)]);
  if (numbers && answer.query.date !== undefined) return alone(numbers);
  const found = await answer.next(SHOWN);
  return { asked, answer, found, more: found.length === SHOWN, ...(numbers ? { numbers } : {}) };
}

function summaryOf({ asked, answer, found, numbers }: Results): string {
  if (asked.trim() === '' || answer === undefined) return '';
  if (found.length === 0)
    return numbers || answer.editions.length > 0 ? '' : 'No results. Try fewer or other words.';
  const count =
    answer.query.phrase === undefined
      ? `${answer.candidates} ${answer.candidates === 1 ? 'rule' : 'rules'}`
      : 'Rules with this phrase';
  const instead = answer.corrected === undefined ? '' : `, for “${answer.corrected}”`;
  return `${count}${answer.some && numbers === undefined ? ' with some of the words' : ''}${instead}`;
}

/** From when to when, as far as it is over. */
function span([, first, last]: NumberRun, search: Search): string {
  const name = (at: number): string => search.editions[at]?.name ?? '';
  return spanInWords(name(first), last === search.editions.length - 1 ? undefined : name(last));
}

/** One rule: its number and words at the date that the hit speaks of, and its other numbers and wordings beneath. */
function Hit({ found, results, search }: { found: Answered; results: Results; search: Search }) {
  const [older, setOlder] = useState<Wording[]>();
  const { id, text, numbers, runs, above, former, wordings, answers = [] } = found;
  const shown = numbers.at(-1);
  if (shown === undefined) return null;
  const [number] = shown;
  const query = results.answer?.query;
  const marks = {
    words: results.answer?.marked ?? [],
    ...(query?.phrase === undefined ? {} : { phrase: query.phrase }),
  };
  const life = (edition?: number): string =>
    inBook(lifeAddress(id)) + (edition === undefined ? '' : `#at=${search.editions[edition]?.name ?? ''}`);
  const others = runs.filter((run) => run[0] !== number);
  const heading = text.length < 70 && !/[.:;]$/.test(text);
  return (
    <li>
      <div>
        <p>
          <a class="hit" href={life(former ? shown[2] : undefined)}>
            {isTerm(number) ? <strong>{number}</strong> : <span class="number">{number}</span>}{' '}
            {heading && text !== number && <strong>{text}</strong>}
          </a>{' '}
          <span class="soft">
            {above}
            {former && ` · ${span(shown, search)}`}
          </span>
        </p>
        {answers.map(({ who, sentence }) => (
          <p class="answer">
            {who && <strong>{who}: </strong>}
            <Marked text={sentence} {...marks} />
          </p>
        ))}
        {!heading && answers.length === 0 && (
          <p>
            <Marked text={text} {...marks} />
          </p>
        )}
      </div>
      {(others.length > 0 || wordings > 1) && (
        <div class="about">
          {others.length > 0 && (
            <p class="soft">
              Formerly{' '}
              {others
                .slice(-3)
                .reverse()
                .map((run, at) => (
                  <>
                    {at > 0 && ', '}
                    <a class="number" href={life(run[2])}>
                      {run[0]}
                    </a>{' '}
                    ({span(run, search)})
                  </>
                ))}
            </p>
          )}
          {wordings > 1 && (
            <details
              onToggle={() => {
                if (older === undefined)
                  search.wordings(id, runs.at(-1)?.[0] ?? '').then(setOlder, () => setOlder([]));
              }}
            >
              <summary class="soft">{wordings} versions of the text</summary>
              <ul class="versions">
                {(older ?? []).map(([words, [run]]) =>
                  run === undefined ? null : (
                    <li>
                      <a class="number" href={life(run[1])}>
                        {run[0]}
                      </a>{' '}
                      <span class="soft">{span(run, search)}</span> <Marked text={words} {...marks} />
                    </li>
                  ),
                )}
              </ul>
            </details>
          )}
        </div>
      )}
    </li>
  );
}
