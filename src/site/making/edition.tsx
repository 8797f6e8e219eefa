import { dateInWords } from '../../lineage/dates.js';
import { type Edition, numberOf, rulesOf, sectionsOf, walk } from '../../tree/index.js';
import { editionAddress, glossaryAddress, NEWEST, programDataAddress, sectionAddress } from '../address.js';
import type { BookDocument } from '../book.js';
import { editionData, termData } from '../data/dataNames.js';
import { packWhole } from '../data/edition.js';
import { spanInWords } from '../data/editions.js';
import { packedScript } from '../data/script.js';
import { page } from '../page.js';
import type { Current, EditionView, Neighbour } from '../pages/dates.js';
import { EditionContents, EditionPart, GlossaryPage } from '../pages/edition.js';
import type { WordLinks } from '../pages/ruleText.js';
import { termsOf } from '../terms.js';
import { homesIn, linkerIn, type Shared, treeOf, writeInto } from './documents.js';
import { partsOf } from './layout.js';

/** The pieces of an edition beside the parts that it is read in: its contents, and the data of programs. */
export const CONTENTS = 'contents';
export const DATA = 'data';

/** What the pages of an edition are made from, beside its tree. */
export interface EditionInput {
  document: Omit<BookDocument, 'ruleset'>;
  before?: Neighbour;
  after?: Neighbour;
  current?: Current;
  /** Permanent ids by number. */
  ids: Record<string, string>;
  /** True for the newest edition of the book, whose pages are at addresses that stay as well. */
  newest: boolean;
  /**
   * In a big book the parts that this edition has a page of its own for, with the last edition that shares it, and how many share
   * it; all of them when absent.
   */
  runs?: Record<string, { last: string; editions: number }>;
  /** The last editions of these runs by their id, with the edition after each, and whether that is superseded in turn. */
  lasts?: Record<string, { name?: string; after?: Neighbour; superseded?: boolean }>;
}

/**
 * Makes some pieces of an edition: {@link CONTENTS}, {@link DATA}, and parts by their folders, `810` or `glossary/t`.
 *
 * @param pieces those that are to be made
 * @returns the addresses of each
 */
export function editionPages(
  { document, before, after, current, ids, newest, runs, lasts }: EditionInput,
  pieces: readonly string[],
  shared: Shared,
): Map<string, string[]> {
  const tree = treeOf(document.id, shared);
  const { parts, layout } = partsOf(tree);
  const terms = termsOf(tree);
  const known = new Set([...rulesOf(tree), ...sectionsOf(tree)].map(numberOf));
  walk(tree, (node) => {
    if (node.type === 'chapter') known.add(numberOf(node));
    return node.type === 'edition';
  });
  const view: EditionView = {
    document,
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
    ...(current ? { current } : {}),
    lifeOf: (number) => (Object.hasOwn(ids, number) ? ids[number] : undefined),
  };
  const written = new Map<string, string[]>(pieces.map((piece) => [piece, []]));
  if (written.has(DATA)) writeData(document.id, tree, terms, shared, written.get(DATA) as string[]);
  const write = (
    title: (date: string) => string,
    part: string | undefined,
    addressIn: (edition: string) => string,
    body: (view: EditionView, links: WordLinks) => preact.JSX.Element,
  ): void => {
    const files = written.get(part ?? CONTENTS);
    if (files === undefined) return;
    const stays = addressIn(document.id);
    const add = (address: string, edition: string, shown: EditionView): void => {
      const to = linkerIn(shared, address);
      const links = { edition, to, known, long: layout.long, terms, seen: new Set<never>() };
      const { until } = shown;
      const frame = {
        title: title(
          until === undefined ? dateInWords(document.name) : spanInWords(document.name, until.name),
        ),
        address,
        edition: document.id,
        scripts: [],
        feed: part === undefined,
        ...(until === undefined ? {} : { until: until.last }),
        ...(edition === document.id ? {} : { canonical: homesIn(shared)?.of(stays) ?? stays }),
      };
      writeInto(shared, address, page(frame, body(shown, links)));
      files.push(address);
    };
    const run = part === undefined ? undefined : runs?.[part];
    if (run !== undefined) add(stays, document.id, sharedView(view, run, lasts?.[run.last]));
    else if (runs === undefined || part === undefined) add(stays, document.id, view);
    if (newest) add(addressIn(NEWEST), NEWEST, view);
  };
  write(
    (date) => `Rules of ${date}`,
    undefined,
    editionAddress,
    (view, links) => <EditionContents view={view} tree={tree} parts={parts} links={links} />,
  );
  for (const part of parts) {
    write(
      (date) =>
        `${part.last === undefined ? `${part.key} ${part.title}`.trim() : `${part.key} to ${part.last}`}, ${date}`,
      part.key,
      (edition) => sectionAddress(edition, part.key),
      (view, links) => <EditionPart view={view} part={part} parts={parts} links={links} />,
    );
  }
  if (terms.all.length > 0) {
    for (const initial of [undefined, ...terms.initials]) {
      write(
        (date) => `Glossary${initial === undefined ? '' : `, from ${initial.toUpperCase()}`}, ${date}`,
        initial === undefined ? 'glossary' : `glossary/${initial}`,
        (edition) => glossaryAddress(edition, initial),
        (view, links) => (
          <GlossaryPage view={view} {...(initial === undefined ? {} : { initial })} links={links} />
        ),
      );
    }
  }
  return written;
}

/** Writes what programs of the pages ask for: the whole edition, and the hints to its terms. */
function writeData(
  id: string,
  tree: Edition,
  terms: ReturnType<typeof termsOf>,
  shared: Shared,
  written: string[],
): void {
  const write = (name: string, value: unknown): void => {
    writeInto(shared, programDataAddress(name), packedScript(name, value));
    written.push(programDataAddress(name));
  };
  write(editionData(id), packWhole(tree));
  write(termData(id), Object.fromEntries(terms.all.map(({ anchor, hint }) => [anchor, hint])));
}

/**
 * What is around a part that several editions share: the edition before the first of them, and the one after the last. Where the last is
 * the newest, it is not named: the page stays the same when a newer edition has the part too.
 */
function sharedView(
  { after: _, current, ...view }: EditionView,
  { last, editions }: { last: string; editions: number },
  { name, after, superseded = false }: NonNullable<EditionInput['lasts']>[string] = {},
): EditionView {
  return {
    ...view,
    ...(editions > 1
      ? { until: name === undefined || after === undefined ? { last: NEWEST } : { last, name, editions } }
      : {}),
    ...(after ? { after } : {}),
    ...(current && superseded ? { current } : {}),
  };
}
