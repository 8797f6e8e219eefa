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
import type { Book, BookDocument } from '../book.js';
import { sectionOf } from '../making/changes.js';
import { ArchivePicture, type EditionBar } from '../pictures/time.js';
import { Scroll } from './scroll.js';
import { CitationBox, PhraseBox } from './search.js';

/** All editions on a line of time, how much each changed, and where they come from. */
export function ArchivePage({ book, to }: { book: Book; to: Linker }) {
  const { documents } = book;
  const into = comparisonsInto(book);
  const bars = documents.flatMap((document): EditionBar[] => {
    const summary = into.get(document.id);
    if (document.effective === undefined) return [];
    const { substantive = 0, wording = 0, example = 0, terminology = 0 } = summary?.changes ?? {};
    return [
      {
        date: document.effective,
        name: document.name,
        substantive,
        editorial: wording + example + terminology,
        added: summary?.totals.added ?? 0,
        deleted: summary?.totals.deleted ?? 0,
        href: to(summary ? comparisonAddress(summary.id) : editionAddress(document.id)),
      },
    ];
  });
  return (
    <>
      <h1>The archive</h1>
      <p class="lead">
        {documents.length} {documents.length === 1 ? 'edition' : 'editions'}
        {documents.length > 1 && `, from ${documents[0]?.name} to ${documents.at(-1)?.name}`}.{' '}
        <a href={to(CONCORDANCE)}>The concordance</a> says which number a rule bears in each.{' '}
        <a href={to(FEED)}>A feed</a> tells of each edition and what it changed.
      </p>
      <ArchivePicture bars={bars} name="How many rules each edition changed" />
      {bars.length > 1 && (
        <ul class="legend" aria-label="What the bars are">
          <li>
            <span class="swatch added" aria-hidden="true" /> new rules
          </li>
          <li>
            <span class="swatch substantive" aria-hidden="true" /> changed in substance
          </li>
          <li>
            <span class="swatch editorial" aria-hidden="true" /> said in other words
          </li>
          <li>
            <span class="swatch deleted" aria-hidden="true" /> below the line: gone
          </li>
          <li class="soft">Heights grow as the square root of the number of rules.</li>
        </ul>
      )}
      <h2 id="find">Which rule, and since when</h2>
      <CitationBox to={to} />
      <PhraseBox />
      <h2 id="editions">Editions</h2>
      <Scroll name="Editions">
        <table>
          <thead>
            <tr>
              <th>edition</th>
              <th>went with</th>
              <th class="n">rules</th>
              <th class="n">substance</th>
              <th class="n">editorial</th>
              <th class="n">new</th>
              <th class="n">gone</th>
              <th>against the one before</th>
              <th>source</th>
              <th class="n">lost characters</th>
            </tr>
          </thead>
          <tbody>
            {documents.map((document) => {
              const summary = into.get(document.id);
              return (
                <tr>
                  <td class="number">
                    <a href={to(editionAddress(document.id))}>{document.name}</a>
                    {document.partial && <span class="soft"> part</span>}
                  </td>
                  <td>{releaseOf(document)}</td>
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
                  <td class="n">{document.damaged === 0 ? '' : document.damaged}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}

/** The comparison of each document with the one before it in time. */
function comparisonsInto(book: Book): Map<string, Book['comparisons'][number]> {
  const byPair = new Map(book.comparisons.map((summary) => [`${summary.old} ${summary.new}`, summary]));
  return new Map(
    book.documents.flatMap(({ id }, at) => {
      const summary = byPair.get(`${book.documents[at - 1]?.id} ${id}`);
      return summary ? [[id, summary] as const] : [];
    }),
  );
}

/** The name of the release that an edition went with. */
function releaseOf({ aliases }: BookDocument): string {
  return aliases.filter((alias) => !/^\d{4}-/.test(alias)).at(-1) ?? '';
}

/** Rules that bore a number of one section at any time. */
export interface ConcordancePart {
  section: string;
  /** Places of the lineages. */
  lineages: number[];
}

/** The parts of the concordance, as many rules on a page as it has room for. */
export function concordanceParts(book: Book, borne: readonly number[]): ConcordancePart[][] {
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
      for (let at = 0; at < lineages.length; at += 300) {
        parts.push({ section, lineages: lineages.slice(at, at + 300) });
      }
      return parts;
    });
}

/** The last number that a rule bore in a section. */
function numberIn(book: Book, at: number, section: string): string {
  const [, runs] = book.lives.data.concordance.lineages[at] as LineageRow;
  return runs.findLast(([number]) => sectionOf(number) === section)?.[0] ?? '';
}

/** The sections of which the concordance has a page. */
export function ConcordanceContents({ parts, to }: { parts: readonly ConcordancePart[][]; to: Linker }) {
  return (
    <>
      <nav class="above" aria-label="Where this is">
        <a href={to(ARCHIVE)}>The archive</a>
      </nav>
      <h1>The concordance</h1>
      <p class="lead">
        Which number a rule bears in every edition that is known. Choose a section that a rule ever stood in.
      </p>
      <ul class="plain numbers">
        {parts.map((pages) => (
          <li>
            <a class="number" href={to(concordanceAddress((pages[0] as ConcordancePart).section))}>
              {(pages[0] as ConcordancePart).section}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
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
  book: Book;
  to: Linker;
}) {
  const { editions, lineages } = book.lives.data.concordance;
  return (
    <>
      <nav class="above" aria-label="Where this is">
        <a href={to(ARCHIVE)}>The archive</a> › <a href={to(CONCORDANCE)}>The concordance</a>
      </nav>
      <h1>
        Rules that stood in {part.section}
        {of > 1 && (
          <span class="soft">
            {' '}
            {at} of {of}
          </span>
        )}
      </h1>
      <Scroll name="Numbers through time">
        <table>
          <thead>
            <tr>
              <th>life</th>
              <th>its numbers, each with the first and last edition</th>
            </tr>
          </thead>
          <tbody>
            {part.lineages.map((place) => {
              const [id, runs] = lineages[place] as LineageRow;
              return (
                <tr>
                  <td class="number">
                    <a href={to(lifeAddress(id))}>{id}</a>
                  </td>
                  <td class="number runs">
                    {runs.map(([number, from, last]) => (
                      <span>
                        <b>{number}</b>{' '}
                        <span class="soft">
                          {editions[from]} to {last === editions.length - 1 ? 'today' : editions[last]}
                        </span>
                      </span>
                    ))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroll>
      <nav class="beside" aria-label="Before and after">
        {at > 1 && (
          <a rel="prev" href={to(concordanceAddress(part.section, at - 1))}>
            ← {at - 1} of {of}
          </a>
        )}
        {at < of && (
          <a rel="next" href={to(concordanceAddress(part.section, at + 1))}>
            {at + 1} of {of} →
          </a>
        )}
      </nav>
    </>
  );
}
