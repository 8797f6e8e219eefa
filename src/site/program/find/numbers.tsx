import { lifeAddress } from '../../address.js';
import { type Borne, CITE_DATA, Citations, type CiteData, readCitation } from '../../data/cite.js';
import { inBook, load } from '../store.js';

let opened: Promise<Citations> | undefined;

/** The citations of the book that the page lies in. */
export function citations(): Promise<Citations> {
  opened ??= load<CiteData>(CITE_DATA).then((data) => new Citations(data));
  return opened;
}

/** What became of a number. */
export interface NumberAnswer {
  number: string;
  /** The edition that was asked for. */
  edition: string | undefined;
  newest: string;
  borne: Borne[];
  /** What is wrong with the question. */
  problem?: string;
}

/**
 * Answers a citation.
 *
 * @param text as people write it
 * @param date a date, where it was asked for apart
 * @returns undefined where the text is no citation
 */
export async function answerCitation(text: string, date?: string): Promise<NumberAnswer | undefined> {
  const citation = readCitation(text);
  if (citation === undefined) return undefined;
  const known = await citations();
  const { number } = citation;
  const wanted = citation.date ?? (date === '' ? undefined : date);
  const edition = wanted === undefined ? undefined : known.editionOf(wanted);
  const { newest } = known;
  if (wanted !== undefined && edition === undefined)
    return { number, edition, newest, borne: [], problem: `No edition is known by ${wanted}.` };
  return { number, edition, newest, borne: known.bearersOf({ number, edition }) };
}

/** What a number meant, and what the rule is called today. */
export function Numbers({ answer }: { answer: NumberAnswer }) {
  const { number, edition, newest, borne, problem } = answer;
  if (problem !== undefined) return <p>{problem}</p>;
  if (borne.length === 0)
    return (
      <p>
        {edition === undefined
          ? `No edition has a rule ${number}.`
          : `The edition of ${edition} has no rule ${number}.`}
      </p>
    );
  return (
    <ul class="borne">
      {borne.map((one) => (
        <li>
          <Life id={one.lineage} paged={one.paged}>
            {number}
          </Life>{' '}
          <span class="soft">
            {edition === undefined
              ? `from ${one.first} to ${one.last}`
              : `in ${edition}${edition === one.last ? '' : `, so called until ${one.last}`}`}
          </span>
          <br />
          <Today one={one} number={number} newest={newest} />
        </li>
      ))}
    </ul>
  );
}

function Today({ one, number, newest }: { one: Borne; number: string; newest: string }) {
  if (one.today.length === 0) return <>It is called nothing today: {one.ended ?? 'it has ended'}.</>;
  const [only, ...more] = one.today;
  if (only && more.length === 0 && only.number === number)
    return <>It is called so still, in the edition of {newest}.</>;
  return (
    <>
      Today ({newest}){more.length > 0 ? ', in parts' : ''}:{' '}
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
    </>
  );
}

function Life({ id, paged, children }: { id: string; paged: boolean; children: string }) {
  return paged ? (
    <a class="number" href={inBook(lifeAddress(id))}>
      {children}
    </a>
  ) : (
    <span class="number">{children}</span>
  );
}
