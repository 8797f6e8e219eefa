import { dateInWords } from '../../lineage/dates.js';
import {
  ARCHIVE,
  BEHAVIOUR,
  COMPARE,
  CONCORDANCE,
  comparisonAddress,
  editionAddress,
  type Linker,
  lifeAddress,
  PLAY,
  SCENARIOS,
  SEARCH,
  systemAddress,
} from '../address.js';
import type { Book, Difference } from '../book.js';
import { releaseOf } from '../data/editions.js';
import { ArchivePicture } from '../pictures/time.js';
import { grouped } from '../quotable.js';
import { archiveBars } from './archive.js';
import { CitationBox } from './search.js';

/** So many editions are listed on the first page; the archive has all. */
const MOST = 12;

/**
 * The first page: what this is, one field, three ways in, and all editions on a line of time.
 *
 * @param borne places of the lineages that have pages
 */
export function HomePage({ book, borne, to }: { book: Book; borne: readonly number[]; to: Linker }) {
  const { documents, comparisons } = book;
  const differing = book.scenarios.filter((outcome) => outcome.answers.length > 0).length;
  const newest = documents.slice(-MOST).reverse();
  const into = new Map(comparisons.map((summary) => [summary.new, summary]));
  return (
    <>
      <h1>Every edition of Magic’s Comprehensive Rules: read it, compare it, play it</h1>
      <p class="lead">
        For judges, rules historians and developers of games: the text of every rule at any date, what changed
        between any two dates, and games played by the rules as they were.{' '}
        {documents.length === 1 ? 'One edition' : `${documents.length} editions`}
        {documents.length > 1 &&
          ` from ${dateInWords(documents[0]?.name ?? '')} to ${dateInWords(documents.at(-1)?.name ?? '')}`}
        .
      </p>
      <div data-find>
        <p>
          <a href={to(SEARCH)}>Search</a> by number, words or date, or look a number up in{' '}
          <a href={to(CONCORDANCE)}>the concordance</a>.
        </p>
      </div>
      <ul class="doors">
        <Doors book={book} borne={borne} to={to} />
      </ul>
      {documents.length > 2 && (
        <>
          <h2 id="time">Editions through time</h2>
          <ArchivePicture bars={archiveBars(book, to)} name="How many rules each edition changed" />
        </>
      )}
      <h2 id="documents">{documents.length > MOST ? 'Newest editions' : 'Editions'}</h2>
      <ul class="plain spaced">
        {newest.map((document) => {
          const summary = into.get(document.id);
          const release = releaseOf(document.aliases);
          return (
            <li>
              <a href={to(editionAddress(document.id))}>{dateInWords(document.name)}</a>
              {release !== undefined && ` (${release})`}
              {document.partial && <span class="soft"> fragment</span>}{' '}
              {summary && (
                <a class="soft" href={to(comparisonAddress(summary.id))}>
                  what changed since {dateInWords(summary.oldName)}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      <p>
        {documents.length > newest.length && (
          <>
            <a href={to(ARCHIVE)}>All {documents.length} editions</a>,{' '}
          </>
        )}
        <a href={to(COMPARE)}>compare any two dates</a>, <a href={to(BEHAVIOUR)}>what plays differently</a>:{' '}
        <a href={to(SCENARIOS)}>
          {grouped(differing)} of {grouped(book.scenarios.length)} example games end differently under some
          edition
        </a>
        .
      </p>
      <h2 id="number">What became of a number</h2>
      <CitationBox to={to} />
    </>
  );
}

/** Three ways in, with examples from the book itself. */
function Doors({ book, borne, to }: { book: Book; borne: readonly number[]; to: Linker }) {
  const renumbered = mostRenumbered(book, borne);
  const turned = turnedValue(book);
  return (
    <>
      {renumbered && (
        <li>
          <a href={to(lifeAddress(renumbered.id))}>
            What was {renumbered.now} called in {renumbered.year}?
          </a>{' '}
          <span class="soft">It was {renumbered.then}. Every rule shows its numbers and versions.</span>
        </li>
      )}
      {turned && (
        <li>
          <a href={to(systemAddress(turned.key.split('.')[0] as string), turned.key)}>
            The day when {turned.old} became {turned.new}
          </a>{' '}
          <span class="soft">
            {turned.description.replace(/[.:]$/, '')} {turned.new} since {dateInWords(turned.date)}.
          </span>
        </li>
      )}
      <li>
        <a href={to(PLAY)}>Change a word of a rule and replay the game</a>{' '}
        <span class="soft">The engine reads the rules from the text, in your browser.</span>
      </li>
    </>
  );
}

/** So many numbers make a rule an example; where none has as many, the one with the most is. */
const MANY_NUMBERS = 4;
/** For so many years a rule has a number that people remember. */
const LONG = 3;

/**
 * The rule in force that had several numbers, the first of them for years, and of those the one that states what the most example games
 * depend on and what was once another value. What it is called now, and what in the last whole year of its first number.
 */
function mostRenumbered(
  { lives, differences }: Book,
  borne: readonly number[],
): { id: string; now: string; then: string; year: string } | undefined {
  const { editions, lineages } = lives.data.concordance;
  /** By the number of a rule, how many games depend on what it states. */
  const decides = new Map<string, number>();
  for (const { values, decides: games } of differences) {
    const stated = Object.values(values).filter(({ rules }) => rules.length > 0);
    if (new Set(stated.map(({ value }) => value)).size < 2) continue;
    for (const number of stated.at(-1)?.rules ?? []) decides.set(number, games + (decides.get(number) ?? 0));
  }
  const candidates = borne.flatMap((at) => {
    const [id, runs] = lineages[at] as (typeof lineages)[number];
    const [first, last] = [runs[0], runs.at(-1)];
    if (last?.[2] !== editions.length - 1 || first === undefined || !/^8\d\d\..*[a-z]$/.test(last[0]))
      return [];
    const [from, to] = [first[1], first[2]].map((edition) =>
      Number((editions[edition] ?? '').slice(0, 4)),
    ) as [number, number];
    const numbers = Math.min(MANY_NUMBERS, new Set(runs.map(([number]) => number)).size);
    const rank = [numbers, Math.min(LONG, to - from), decides.get(last[0]) ?? 0];
    return [{ id, now: last[0], then: first[0], year: String(Math.max(from, to - 1)), rank }];
  });
  const best = candidates.sort((a, b) => higher(a.rank, b.rank))[0];
  return best === undefined || best.rank[0] === 1 ? undefined : best;
}

/** Which of two ranks comes first: what differs first decides. */
function higher(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((one, i) => one !== b[i]);
  return (b[at] ?? 0) - (a[at] ?? 0);
}

/** A number in the rules that changed once and for good, that the most example games depend on. */
function turnedValue({
  documents,
  differences,
}: Book): (Pick<Difference, 'key' | 'description'> & { old: string; new: string; date: string }) | undefined {
  const candidates = differences.flatMap((difference) => {
    const stated = documents.flatMap(({ id, name }) => {
      const value = difference.values[id]?.value;
      return typeof value === 'number' ? [{ name, value }] : [];
    });
    const at = stated.findIndex(({ value }, i) => i > 0 && value !== stated[i - 1]?.value);
    const before = stated[at - 1];
    const after = stated[at];
    if (
      before === undefined ||
      after === undefined ||
      stated.slice(at).some(({ value }) => value !== after.value)
    )
      return [];
    const { key, description, decides } = difference;
    return [
      { key, description, decides, old: String(before.value), new: String(after.value), date: after.name },
    ];
  });
  return candidates.sort(
    (a, b) => Number(b.old) + Number(b.new) - Number(a.old) - Number(a.new) || b.decides - a.decides,
  )[0];
}
