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
        {answer && <Ends {...answer} />}
      </div>
    </>
  );
}

/** The first and the last use of a phrase. */
function Ends({ phrase, search, uses }: Uses) {
  if (uses === undefined) return <p>No rule of these editions uses “{phrase}”.</p>;
  return (
    <dl class="meanings">
      {(['first', 'last'] as const).map((end) => (
        <>
          <dt>{end}</dt>
          <dd>
            <Use search={search} found={uses[end]} at={uses[`${end}At`]} phrase={phrase} />
          </dd>
        </>
      ))}
    </dl>
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
