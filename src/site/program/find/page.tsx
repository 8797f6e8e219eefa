import { useEffect, useRef, useState } from 'preact/hooks';
import { Marked } from './marks.js';
import { answerCitation, type NumberAnswer, Numbers } from './numbers.js';
import { type Answer, type Found, phraseIn, placeOf, Search } from './search.js';

/** How many wordings are shown at once. */
const SHOWN = 20;
/** How long typing may pause before the search begins (milliseconds). */
const PAUSE = 120;

interface Results {
  asked: string;
  numbers?: NumberAnswer;
  answer?: Answer;
  found: Found[];
  more: boolean;
}

/** Rules by number, word and phrase. What is asked stands in the address, so that it can be linked to. */
export function SearchPage() {
  const [search, setSearch] = useState<Search>();
  const [asked, setAsked] = useState(() => new URLSearchParams(location.hash.slice(1)).get('q') ?? '');
  const [edition, setEdition] = useState<number>();
  const [results, setResults] = useState<Results>();
  const [problem, setProblem] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const complain = (error: unknown): void =>
    setProblem(error instanceof Error ? error.message : String(error));

  useEffect(() => {
    Search.open().then(setSearch, complain);
    box.current?.focus();
    const follow = (): void => setAsked(new URLSearchParams(location.hash.slice(1)).get('q') ?? '');
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    if (search === undefined) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      history.replaceState(null, '', asked === '' ? '#' : `#${new URLSearchParams({ q: asked })}`);
      answerTo(search, asked, edition).then((fresh) => {
        if (current) setResults(fresh);
      }, complain);
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [search, asked, edition]);

  /** From the box to the results and back, by key. */
  const steer = (event: KeyboardEvent): void => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'Escape') {
      if (document.activeElement === box.current) setAsked('');
      box.current?.focus();
    } else if (event.key === 'ArrowDown') links[at + 1]?.focus();
    else if (event.key === 'ArrowUp' && at >= 0) (links[at - 1] ?? box.current)?.focus();
    else return;
    event.preventDefault();
  };
  const more = (): void => {
    if (!results?.answer) return;
    results.answer.next(SHOWN).then((next) => {
      setResults({ ...results, found: [...results.found, ...next], more: next.length === SHOWN });
    }, complain);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys go from the box to its results
    <div class="search" onKeyDown={steer}>
      <search>
        <form onSubmit={(event) => event.preventDefault()}>
          <label>
            Number, words, or “a phrase in quotation marks”{' '}
            <input
              type="search"
              ref={box}
              value={asked}
              size={32}
              autocomplete="off"
              spellcheck={false}
              onInput={(event) => setAsked(event.currentTarget.value)}
            />
          </label>{' '}
          {search && (
            <label>
              in{' '}
              <select
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  setEdition(value === '' ? undefined : Number(value));
                }}
              >
                <option value="">every edition</option>
                {search.editions.map(({ name }, at) => (
                  <option value={at}>{name}</option>
                ))}
              </select>
            </label>
          )}
        </form>
      </search>
      <p class="soft">
        <kbd>/</kbd> to the box, <kbd>↓</kbd> <kbd>↑</kbd> through what is found, <kbd>Esc</kbd> back.
      </p>
      {problem !== '' && <p role="alert">{problem}</p>}
      <div ref={list}>
        <p role="status">{results ? summaryOf(results) : ''}</p>
        {results?.numbers && <Numbers answer={results.numbers} />}
        {results && results.found.length > 0 && search && (
          <ol class="found">
            {results.found.map((found) => (
              <Wording found={found} results={results} search={search} />
            ))}
          </ol>
        )}
        {results?.more && (
          <button type="button" onClick={more}>
            More
          </button>
        )}
      </div>
    </div>
  );
}

async function answerTo(search: Search, asked: string, edition: number | undefined): Promise<Results> {
  const numbers = await answerCitation(
    asked,
    edition === undefined ? undefined : search.editions[edition]?.name,
  );
  if (asked.trim() === '') return { asked, found: [], more: false };
  // A citation with an edition is no word of any rule.
  if (numbers && asked.includes('@')) return { asked, numbers, found: [], more: false };
  const answer = await search.find({ words: asked, ...(edition === undefined ? {} : { edition }) });
  const found = await answer.next(SHOWN);
  return { asked, answer, found, more: found.length === SHOWN, ...(numbers ? { numbers } : {}) };
}

function summaryOf({ asked, answer, found, numbers }: Results): string {
  if (asked.trim() === '') return '';
  if (answer === undefined || (numbers && found.length === 0)) return '';
  if (found.length === 0) return 'Nothing is found.';
  const what = numbers ? `Wordings that mention ${asked.trim()}` : 'Wordings';
  const count = phraseIn(asked) === undefined ? `: ${answer.candidates}` : '';
  return `${what}${count}${answer.approximate ? ', with words that are nearly the same' : ''}`;
}

function Wording({ found, results, search }: { found: Found; results: Results; search: Search }) {
  const [one, ...others] = found.holders;
  if (one === undefined) return null;
  const [, number, first, last] = one;
  const name = (at: number): string => search.editions[at]?.name ?? '';
  const phrase = phraseIn(results.asked);
  return (
    <li>
      <p>
        <a class="number" href={placeOf(one)}>
          {number}
        </a>{' '}
        <span class="soft">
          {first === last ? name(first) : `${name(first)} to ${name(last)}`}
          {others.length > 0 && `, and as ${others.map((other) => other[1]).join(', ')}`}
        </span>
      </p>
      <p>
        <Marked
          text={found.text}
          words={results.answer?.marked ?? []}
          {...(phrase === undefined ? {} : { phrase })}
        />
      </p>
    </li>
  );
}
