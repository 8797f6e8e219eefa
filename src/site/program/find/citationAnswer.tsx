import { dateInWords } from '../../../lineage/dates.js';
import {
  type Borne,
  CITE_DATA,
  Citations,
  type CiteData,
  type NumberAnswer,
  readCitation,
} from '../../../lineage/search/cite.js';
import { lifeAddress } from '../../address.js';
import { spanInWords } from '../../data/editions.js';
import { inBook, load } from '../store.js';

let opened: Promise<Citations> | undefined;

/** The citations of the book that the page lies in. */
export function citations(): Promise<Citations> {
  opened ??= load<CiteData>(CITE_DATA).then((data) => new Citations(data));
  return opened;
}

/** Answers a citation, see `Citations.answer`. */
export async function answerCitation(text: string, date?: string): Promise<NumberAnswer | undefined> {
  // The concordance is loaded for citations alone.
  return readCitation(text) && (await citations()).answer(text, date);
}

/** What a number meant, and what the rule is called today; and what today's rule of the number was called then. */
export function Numbers({ answer }: { answer: NumberAnswer }) {
  const { number, edition, borne, back, current, problem } = answer;
  if (problem !== undefined) return <p>{problem}</p>;
  return (
    <>
      {borne.length === 0 ? (
        <p>
          {edition === undefined
            ? `No edition has a rule ${number}.`
            : `The rules of ${dateInWords(edition)} have no rule ${number}.`}
        </p>
      ) : (
        <ul class="borne">
          {borne.map((one) => (
            <li>
              <Life id={one.lineage} paged={one.paged} {...(edition === undefined ? {} : { at: edition })}>
                {number}
              </Life>{' '}
              <span class="soft">
                {edition === undefined
                  ? spanInWords(one.first, one.last === answer.newest ? undefined : one.last)
                  : `on ${dateInWords(edition)}`}
              </span>
              <br />
              <Today one={one} answer={answer} />
            </li>
          ))}
        </ul>
      )}
      {back !== undefined && edition !== undefined && (
        <p class="back">
          Today’s{' '}
          {current === undefined ? (
            number
          ) : (
            <Life id={current.lineage} paged={current.paged} {...(back.length === 0 ? {} : { at: edition })}>
              {number}
            </Life>
          )}{' '}
          {back.length === 0 ? 'did not exist' : `was ${back.join(' and ')}`} on {dateInWords(edition)}.
        </p>
      )}
    </>
  );
}

function Today({ one, answer: { number, edition, newest } }: { one: Borne; answer: NumberAnswer }) {
  if (one.today.length === 0) return <>No longer in the rules: {one.ended ?? 'removed'}.</>;
  const [only, ...more] = one.today;
  const until =
    edition !== undefined && one.last !== newest ? ` (this number until ${dateInWords(one.last)})` : '';
  if (only && more.length === 0 && only.number === number) {
    const former = one.former.map((run) => `${run[0]} (${dateInWords(run[1])} to ${dateInWords(run[2])})`);
    return (
      <>
        Still {number}
        {former.length > 0 && `; formerly ${former.join(', ')}`}.
      </>
    );
  }
  return (
    <>
      Today{more.length > 0 ? ' split into' : ''}{' '}
      {one.today.map((there, at) => (
        <>
          {at > 0 && ', '}
          <strong>
            <Life id={there.lineage} paged={there.paged}>
              {there.number}
            </Life>
          </strong>
        </>
      ))}
      {until}
    </>
  );
}

function Life({ id, paged, at, children }: { id: string; paged: boolean; at?: string; children: string }) {
  return paged ? (
    <a class="number" href={inBook(lifeAddress(id)) + (at === undefined ? '' : `#at=${at}`)}>
      {children}
    </a>
  ) : (
    <span class="number">{children}</span>
  );
}
