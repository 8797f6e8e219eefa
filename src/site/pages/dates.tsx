import type { ComponentChildren } from 'preact';
import {
  COMPARE,
  comparisonAddress,
  editionAddress,
  glossaryAddress,
  type Linker,
  lifeAddress,
  NEWEST,
  sectionAddress,
} from '../address.js';
import type { BookDocument } from '../book.js';
import { releaseOf, spanInWords } from '../data/editions.js';
import { EditionName } from './names.js';

/** An edition beside the one that is shown. */
export interface Neighbour {
  id: string;
  name: string;
  release?: string;
  /** What sections that have another number there are called there, by their number here; null where they are not there. */
  sections: Readonly<Record<string, string | null>>;
  /** The comparison of the two, where the book has one, and the sections that have a page in it. */
  comparison?: { id: string; sections: readonly string[] };
}

/**
 * The newest edition of the book. It is named only where newer ones are known: pages that lead to the current rules stay as they are when
 * a newer edition comes.
 */
export type Current = Pick<Neighbour, 'sections'> & { name?: string };

/** What is around the parts of an edition. */
export interface EditionView {
  document: Omit<BookDocument, 'ruleset'>;
  before?: Neighbour;
  after?: Neighbour;
  /** The newest edition, where it is neither this one nor the one after it. */
  current?: Current;
  /** The last edition that shares the page, and how many do; `document` is the first of them. Where they are current, nothing is named. */
  until?: { last: string; name?: string; editions?: number };
  /** The permanent id of the rule or section that has a number here. */
  lifeOf(number: string): string | undefined;
}

/** The release that an edition went with, in brackets. */
export function releaseInBrackets({ aliases }: Pick<BookDocument, 'aliases'>): string {
  const release = releaseOf(aliases);
  return release === undefined ? '' : ` (${release})`;
}

/**
 * The way from an edition to the older and the newer one, at the same section: what the section is called there, what changed, what it
 * is called today, and a field for any date.
 */
export function DateBar({
  view,
  to,
  section,
  history,
}: {
  view: EditionView;
  to: Linker;
  /** A section's number, or `glossary`; the contents when absent. */
  section?: string;
  /** The permanent id of what the page is of. */
  history?: string;
}) {
  const { document, before, after, current, until } = view;
  /** The page of the same in another edition, and its number there where that is another. */
  const placeIn = ({
    id,
    sections,
  }: Pick<Neighbour, 'id' | 'sections'>): [address: string, number?: string] => {
    if (section === undefined) return [editionAddress(id)];
    const known = section === 'glossary' || document.sections.some(([own]) => own === section);
    const number = !known ? null : sections[section] === undefined ? section : sections[section];
    if (number === null || number === 'text') return [editionAddress(id)];
    const address = number === 'glossary' ? glossaryAddress(id) : sectionAddress(id, number);
    return number === section ? [address] : [address, number];
  };
  const there = (neighbour: Neighbour): ComponentChildren => {
    const [address, number] = placeIn(neighbour);
    return (
      <a href={to(address)}>
        <EditionName name={neighbour.name} />
        {number !== undefined && ` (${number})`}
      </a>
    );
  };
  const changes = (neighbour: Neighbour | undefined): ComponentChildren => {
    const { comparison } = neighbour ?? {};
    if (comparison === undefined || (section !== undefined && !comparison.sections.includes(section)))
      return null;
    return (
      <>
        {' '}
        <a href={to(comparisonAddress(comparison.id, section))}>changes</a>
      </>
    );
  };
  return (
    <nav class={section === undefined ? 'dates wide' : 'dates'} aria-label="Other dates">
      {before && (
        <span data-older>
          ← older: {there(before)}
          {changes(before)}
        </span>
      )}
      {until ? (
        <span data-span>
          <b>{spanInWords(document.name, until.name)}</b>
          {until.editions !== undefined && ` (${until.editions} editions)`}
        </span>
      ) : (
        <b>
          <EditionName name={document.name} />
          {releaseInBrackets(document)}
        </b>
      )}
      {after && (
        <span data-newer>
          newer: {there(after)}
          {changes(after)} →
        </span>
      )}
      {current && <Superseded current={current} place={placeIn({ id: NEWEST, ...current })} to={to} />}
      {history !== undefined && (
        <a href={to(lifeAddress(history))}>History of this {section?.includes('.') ? 'rule' : 'section'}</a>
      )}
      <a
        class="scripted"
        href={`${to(COMPARE)}#new=${document.id}${section === undefined ? '' : `&part=${section}`}`}
      >
        Compare with another date
      </a>
      <DateForm
        edition={document.name}
        what={section === undefined ? 'the rules' : 'this'}
        {...(section === undefined ? {} : { number: section })}
      />
    </nav>
  );
}

/** The way to the newest edition of the book. */
function Superseded({
  current: { name },
  place: [address, number],
  to,
}: {
  current: Current;
  place: [address: string, number?: string];
  to: Linker;
}) {
  return (
    <span class="superseded">
      {name === undefined ? 'Superseded by ' : 'Newest here: '}
      <a href={to(address)}>
        {number !== undefined && `${number} in `}
        {name === undefined ? <span class="newest">the current rules</span> : <EditionName name={name} />}
      </a>
    </span>
  );
}

/** A field for any date or release, at which the same is to be read; it needs a script, and is not shown without. */
export function DateForm({
  id,
  number,
  edition,
  what,
}: {
  /** The permanent id of a rule. */
  id?: string;
  number?: string;
  edition?: string;
  what: string;
}) {
  return (
    <form class="box scripted" data-dates data-id={id} data-number={number} data-edition={edition}>
      <label>
        Read {what} on <input name="date" size={16} autocomplete="off" placeholder="1 May 2009, M10" />
      </label>{' '}
      <button type="submit">Go</button> <span role="status" />
    </form>
  );
}
