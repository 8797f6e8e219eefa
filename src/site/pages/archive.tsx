import { dateInWords } from '../../lineage/dates.js';
import type { LineageRow } from '../../lineage/index.js';
import { compareNumbers } from '../../tree/index.js';
import {
  ARCHIVE,
  CONCORDANCE,
  comparisonAddress,
  concordanceAddress,
  editionAddress,
  FEED,
  type Linker,
  lifeAddress,
} from '../address.js';
import type { BookOfWords } from '../book.js';
import { releaseOf } from '../data/editions.js';
import { sectionOf } from '../making/changes.js';
import { ArchivePicture, type EditionBar } from '../pictures/time.js';
import { PartLinks, PartOf } from './parts.js';
import { Scroll, Table } from './scroll.js';
import { CitationBox, PhraseBox } from './search.js';

/** What the picture of all editions shows: how much each changed. */
export function archiveBars(book: BookOfWords, to: Linker): EditionBar[] {
  const into = comparisonsInto(book);
  return book.documents.flatMap((document): EditionBar[] => {
    const summary = into.get(document.id);
    if (document.effective === undefined) return [];
    const release = releaseOf(document.aliases);
    const { substantive = 0, wording = 0, example = 0, terminology = 0 } = summary?.changes ?? {};
    return [
      {
        date: document.effective,
        name: document.name,
        ...(release === undefined ? {} : { release }),
        substantive,
        editorial: wording + example + terminology,
        added: summary?.totals.added ?? 0,
        deleted: summary?.totals.deleted ?? 0,
        href: to(summary ? comparisonAddress(summary.id) : editionAddress(document.id)),
      },
    ];
  });
}

/** All editions on a line of time, how much each changed, and where they come from. */
export function ArchivePage({ book, to }: { book: BookOfWords; to: Linker }) {
  const { documents } = book;
  const into = comparisonsInto(book);
  const bars = archiveBars(book, to);
  const damaged = documents.some((document) => document.damaged > 0);
  return (
    <>
      <h1>All editions</h1>
      <p class="lead">
        {documents.length} {documents.length === 1 ? 'edition' : 'editions'}
        {documents.length > 1 &&
          ` from ${dateInWords(documents[0]?.name ?? '')} to ${dateInWords(documents.at(-1)?.name ?? '')}`}
        . <a href={to(CONCORDANCE)}>The concordance</a> lists every number a rule has had.{' '}
        <a href={to(FEED)}>A feed</a> reports each new edition and its changes.
      </p>
      <ArchivePicture bars={bars} name="How many rules each edition changed" />
      <h2 id="find">Find a rule</h2>
      <CitationBox to={to} />
      <PhraseBox />
      <h2 id="editions">Editions</h2>
      <p class="scripted">
        <button type="button" data-turn="[aria-label=Editions] tbody">
          Oldest first
        </button>
      </p>
      <Scroll name="Editions">
        <Table
          heads={[
            'edition',
            'released with',
            'n:rules',
            'n:substantive',
            'n:reworded',
            'n:added',
            'n:removed',
            'changes since',
            'source',
            ...(damaged ? ['n:unreadable characters'] : []),
          ]}
        >
          {documents.toReversed().map((document) => {
            const summary = into.get(document.id);
            return (
              <tr>
                <td class="number">
                  <a href={to(editionAddress(document.id))}>{document.name}</a>
                  {document.partial && <span class="soft"> fragment</span>}
                </td>
                <td>{releaseOf(document.aliases)}</td>
                <td class="n">{document.counts.rules + document.counts.subrules}</td>
                <td class="n">{summary?.changes.substantive}</td>
                <td class="n">{summary?.changes.wording}</td>
                <td class="n">{summary?.totals.added}</td>
                <td class="n">{summary?.totals.deleted}</td>
                <td class="number">
                  {summary && <a href={to(comparisonAddress(summary.id))}>{summary.oldName}</a>}
                </td>
                <td>
                  {document.files.map((file) => (
                    <div>
                      <code>{file}</code>
                    </div>
                  ))}
                </td>
                {damaged && <td class="n">{document.damaged === 0 ? '' : document.damaged}</td>}
              </tr>
            );
          })}
        </Table>
      </Scroll>
    </>
  );
}

/** The comparison of each document with the one before it in time. */
function comparisonsInto(book: BookOfWords): Map<string, BookOfWords['comparisons'][number]> {
  const byPair = new Map(book.comparisons.map((summary) => [`${summary.old} ${summary.new}`, summary]));
  return new Map(
    book.documents.flatMap(({ id }, at) => {
      const summary = byPair.get(`${book.documents[at - 1]?.id} ${id}`);
      return summary ? [[id, summary] as const] : [];
    }),
  );
}

/** Rules that had a number of one section at any time. */
export interface ConcordancePart {
  section: string;
  lineages: number[];
}

/** So many rules are on a page of the concordance: it stays under 150 KB. */
const RULES = 250;

/** The parts of the concordance, as many rules on a page as it has room for. */
export function concordanceParts(book: BookOfWords, borne: readonly number[]): ConcordancePart[][] {
  const sections = new Map<string, Set<number>>();
  for (const at of borne) {
    const [, runs] = book.lives.data.concordance.lineages[at] as LineageRow;
    for (const [number] of runs) {
      if (!/^\d+\./.test(number)) continue;
      const section = sectionOf(number);
      const list = sections.get(section) ?? new Set();
      list.add(at);
      sections.set(section, list);
    }
  }
  return [...sections]
    .sort(([a], [b]) => compareNumbers(a, b))
    .map(([section, list]) => {
      const lineages = [...list].sort((a, b) =>
        compareNumbers(numberIn(book, a, section), numberIn(book, b, section)),
      );
      const parts: ConcordancePart[] = [];
      for (let at = 0; at < lineages.length; at += RULES) {
        parts.push({ section, lineages: lineages.slice(at, at + RULES) });
      }
      return parts;
    });
}

function numberIn(book: BookOfWords, at: number, section: string): string {
  const [, runs] = book.lives.data.concordance.lineages[at] as LineageRow;
  return runs.findLast(([number]) => sectionOf(number) === section)?.[0] ?? '';
}

/** The sections of which the concordance has a page. */
export function ConcordanceContents({
  parts,
  book,
  to,
}: {
  parts: readonly ConcordancePart[][];
  book: BookOfWords;
  to: Linker;
}) {
  // A number is called as it was last.
  const titles = new Map(book.documents.flatMap(({ sections }) => sections));
  return (
    <>
      <nav class="above" aria-label="Where this is">
        <a href={to(ARCHIVE)}>All editions</a>
      </nav>
      <h1>The concordance</h1>
      <p class="lead">Every number a rule has had, in every known edition. Choose a section.</p>
      <ul class="plain columns">
        {parts.map(([part]) => {
          const { section } = part as ConcordancePart;
          return (
            <li>
              <a href={to(concordanceAddress(section))}>
                <span class="number">{section}</span> <bdi>{titles.get(section)}</bdi>
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The first and the last edition in which a rule had a number: `1 May 2009 to today`. */
function spanOf(editions: readonly string[], from: number, last: number): string {
  const first = dateInWords(editions[from] as string);
  if (last === editions.length - 1) return `${first} to today`;
  return from === last ? first : `${first} to ${dateInWords(editions[last] as string)}`;
}

/** The numbers of all rules that ever stood in a section. */
export function ConcordancePage({
  part,
  at,
  of,
  book,
  to,
}: {
  part: ConcordancePart;
  at: number;
  of: number;
  book: BookOfWords;
  to: Linker;
}) {
  const { editions, lineages } = book.lives.data.concordance;
  return (
    <>
      <nav class="above" aria-label="Where this is">
        <a href={to(ARCHIVE)}>All editions</a> › <a href={to(CONCORDANCE)}>The concordance</a>
      </nav>
      <h1>
        Rules that were in section {part.section}
        <PartOf at={at} of={of} />
      </h1>
      <Scroll name="Numbers through time">
        <Table kind="runs" heads={['rule', 'numbers, each with the first and last edition']}>
          {part.lineages.map((place) => {
            const [id, runs] = lineages[place] as LineageRow;
            return (
              <tr>
                <td class="number">
                  <a href={to(lifeAddress(id))}>{id}</a>
                </td>
                <td class="runs">
                  {runs.map(([number, from, last]) => (
                    <span>
                      <b class="number">{number}</b> <span class="soft">{spanOf(editions, from, last)}</span>
                    </span>
                  ))}
                </td>
              </tr>
            );
          })}
        </Table>
      </Scroll>
      <PartLinks at={at} of={of} address={(n) => to(concordanceAddress(part.section, n))} />
    </>
  );
}
