import { useState } from 'preact/hooks';
import { dateInWords } from '../../../lineage/dates.js';
import type { NumberAnswer } from '../../../lineage/search/cite.js';
import type { Search } from '../../../lineage/search/search.js';
import { lifeAddress } from '../../address.js';
import { Field, messageOf } from '../fields.js';
import { inBook } from '../store.js';
import { answerCitation, Numbers } from './citationAnswer.js';
import { Marked } from './highlighted.js';
import { openSearch } from './page.js';

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
        setProblem(fresh === undefined ? 'A rule number looks like 606.9a.' : '');
      },
      (error: unknown) => setProblem(messageOf(error)),
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
        <Field label="Rule number" value={number} size={10} placeholder="606.9a" onText={setNumber} />{' '}
        <Field label="as cited on" value={date} size={11} placeholder="2008-06-30" onText={setDate} />{' '}
        <button type="submit">Find it today</button>
      </form>
      <div role="status">
        {problem !== '' && <p>{problem}</p>}
        {answer && <Numbers answer={answer} />}
      </div>
    </>
  );
}

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
    const search = await openSearch();
    setAnswer({ phrase, search, uses: await search.firstAndLast(phrase) });
  };
  return (
    <>
      <form
        class="box"
        onSubmit={(event) => {
          event.preventDefault();
          setProblem('');
          ask().catch((error: unknown) => setProblem(messageOf(error)));
        }}
      >
        <Field label="Phrase" value={phrase} size={28} placeholder="range of influence" onText={setPhrase} />{' '}
        <button type="submit">First and last use</button>
      </form>
      <div role="status">
        {problem !== '' && <p>{problem}</p>}
        {answer && <Ends {...answer} />}
      </div>
    </>
  );
}

function Ends({ phrase, search, uses }: Uses) {
  if (uses === undefined) return <p>No rule in these editions uses “{phrase}”.</p>;
  return (
    <dl class="meanings">
      {(['first', 'last'] as const).map((end) => {
        const { found, edition } = uses[end];
        const [number] = found.numbers.find((run) => run[end === 'first' ? 1 : 2] === edition) ?? ['', 0, 0];
        const name = search.editions[edition]?.name ?? '';
        return (
          <>
            <dt>{end} use</dt>
            <dd>
              <strong>{dateInWords(name)}</strong>
              {edition === search.editions.length - 1 && ' (current)'},{' '}
              <a class="number" href={`${inBook(lifeAddress(found.id))}#at=${name}`}>
                {number}
              </a>
              : <Marked text={found.text} words={[]} phrase={phrase} />
            </dd>
          </>
        );
      })}
    </dl>
  );
}
