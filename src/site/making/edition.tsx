import { dateInWords } from '../../lineage/dates.js';
import { numberOf, rulesOf, sectionsOf, walk } from '../../tree/index.js';
import {
  editionAddress,
  glossaryAddress,
  linker,
  NEWEST,
  programDataAddress,
  sectionAddress,
} from '../address.js';
import type { BookDocument } from '../book.js';
import { packWhole } from '../data/edition.js';
import { editionData, termData } from '../data/names.js';
import { dataScript, packedScript } from '../data/script.js';
import { page } from '../page.js';
import {
  EditionContents,
  EditionPart,
  type EditionView,
  GlossaryPage,
  type Neighbour,
} from '../pages/edition.js';
import type { WordLinks } from '../pages/words.js';
import { termsOf } from '../terms.js';
import { type Shared, treeOf, writeInto } from './documents.js';
import { partsOf } from './layout.js';

/** What the pages of an edition are made from, beside its tree. */
export interface EditionInput {
  document: Omit<BookDocument, 'ruleset'>;
  before?: Neighbour;
  after?: Neighbour;
  current?: Neighbour;
  /** Permanent ids by number. */
  ids: Record<string, string>;
  /** True for the newest edition of the book, whose pages stand at addresses that stay as well. */
  newest: boolean;
}

/**
 * Makes the pages of an edition.
 *
 * @returns their addresses
 */
export function editionPages(
  { document, before, after, current, ids, newest }: EditionInput,
  shared: Shared,
): string[] {
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
  const data = editionData(document.id);
  const hints = termData(document.id);
  writeInto(shared, programDataAddress(data), packedScript(data, packWhole(tree)));
  writeInto(
    shared,
    programDataAddress(hints),
    dataScript(hints, Object.fromEntries(terms.all.map(({ anchor, hint }) => [anchor, hint]))),
  );
  const written = [programDataAddress(data), programDataAddress(hints)];
  const write = (
    title: string,
    addressIn: (edition: string) => string,
    body: (links: WordLinks) => preact.JSX.Element,
  ): void => {
    const stays = addressIn(document.id);
    for (const address of newest ? [stays, addressIn(NEWEST)] : [stays]) {
      const to = linker(address);
      const links = { edition: document.id, to, known, long: layout.long, terms, seen: new Set<never>() };
      const frame = {
        title,
        address,
        edition: document.id,
        scripts: [],
        feed: addressIn === editionAddress,
        ...(address === stays ? {} : { canonical: stays }),
      };
      writeInto(shared, address, page(frame, body(links)));
      written.push(address);
    }
  };
  write(`Rules of ${dateInWords(document.name)}`, editionAddress, (links) => (
    <EditionContents view={view} tree={tree} parts={parts} links={links} />
  ));
  for (const part of parts) {
    write(
      `${part.last === undefined ? `${part.key} ${part.title}` : `${part.key} to ${part.last}`}, ${dateInWords(document.name)}`,
      (edition) => sectionAddress(edition, part.key),
      (links) => <EditionPart view={view} part={part} parts={parts} links={links} />,
    );
  }
  if (terms.all.length > 0) {
    for (const initial of [undefined, ...terms.initials]) {
      write(
        `Glossary${initial === undefined ? '' : `, from ${initial.toUpperCase()}`}, ${dateInWords(document.name)}`,
        (edition) => glossaryAddress(edition, initial),
        (links) => <GlossaryPage view={view} {...(initial === undefined ? {} : { initial })} links={links} />,
      );
    }
  }
  return written;
}
