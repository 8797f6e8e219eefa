import { useState } from 'preact/hooks';
import { Marked } from './marks.js';
import { answerCitation, type NumberAnswer, Numbers } from './numbers.js';
import { type Found, placeOf, Search } from './search.js';

/** Takes a citation and a date, and says which rule was meant and what it is called today. */
export function CitationBox() {
  const [number, setNumber] = useState('');
  const [date, setDate] = useState('');
  const [answer, setAnswer] = useState<NumberAnswer>();
  const [problem, setProblem] = useState('');
  const ask = (): void => {
    answerCitation(number, date.trim()).then(
      (fresh) => {
        setAnswer(fresh);
        setProblem(fresh === undefined ? 'A citation is a number such as 606.9a.' : '');
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <>
      <form
        class="box"
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <label>
          Citation{' '}
          <input
            value={number}
            size={10}
            placeholder="606.9a"
            autocomplete="off"
            onInput={(event) => setNumber(event.currentTarget.value)}
          />
        </label>{' '}
        <label>
          written on{' '}
          <input
            value={date}
            size={11}
            placeholder="2008-06-30"
            autocomplete="off"
            onInput={(event) => setDate(event.currentTarget.value)}
          />
        </label>{' '}
        <button type="submit">Which rule is it?</button>
      </form>
      <div role="status">
        {problem !== '' && <p>{problem}</p>}
        {answer && <Numbers answer={answer} />}
      </div>
    </>
  );
}

let opened: Promise<Search> | undefined;

interface Uses {
  phrase: string;
  search: Search;
  uses: Awaited<ReturnType<Search['firstAndLast']>>;
}

/** Says when a phrase was first used, and when last. */
export function PhraseBox() {
  const [phrase, setPhrase] = useState('');
  const [answer, setAnswer] = useState<Uses>();
  const [problem, setProblem] = useState('');
  const ask = async (): Promise<void> => {
    opened ??= Search.open();
    const search = await opened;
    setAnswer({ phrase, search, uses: await search.firstAndLast(phrase) });
  };
  return (
    <>
      <form
        class="box"
        onSubmit={(event) => {
          event.preventDefault();
          setProblem('');
          ask().catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
        }}
      >
        <label>
          Phrase{' '}
          <input
            value={phrase}
            size={28}
            placeholder="range of influence"
            autocomplete="off"
            onInput={(event) => setPhrase(event.currentTarget.value)}
          />
        </label>{' '}
        <button type="submit">First and last use</button>
      </form>
      <div role="status">
        {problem !== '' && <p>{problem}</p>}
        {answer && answer.uses === undefined && <p>No rule of these editions uses “{answer.phrase}”.</p>}
        {answer?.uses && (
          <dl class="meanings">
            <dt>first</dt>
            <dd>
              <Use
                search={answer.search}
                found={answer.uses.first}
                at={answer.uses.firstAt}
                phrase={answer.phrase}
              />
            </dd>
            <dt>last</dt>
            <dd>
              <Use
                search={answer.search}
                found={answer.uses.last}
                at={answer.uses.lastAt}
                phrase={answer.phrase}
              />
            </dd>
          </dl>
        )}
      </div>
    </>
  );
}

function Use({ search, found, at, phrase }: { search: Search; found: Found; at: number; phrase: string }) {
  const holder = found.holders.find((one) => one[2] === at || one[3] === at) ?? found.holders[0];
  if (holder === undefined) return null;
  return (
    <>
      <strong>{search.editions[at]?.name}</strong>
      {at === search.editions.length - 1 && ' (the newest here)'},{' '}
      <a class="number" href={placeOf(holder)}>
        {holder[1]}
      </a>
      : <Marked text={found.text} words={[]} phrase={phrase} />
    </>
  );
}
