import { posix } from 'node:path';
import { DEVELOPERS, developersAddress, type Linker, linker } from './address.js';
import type { Declaration } from './developers/declarations.js';
import { documentsOf, type ProjectDocument } from './developers/documents.js';
import { type Entry, entriesOf } from './developers/entries.js';
import { page } from './page.js';
import {
  type CommandHelp,
  CommandsPage,
  DevelopersPage,
  DocumentPage,
  EntryPage,
  weightOf,
} from './pages/developers.js';

export type { CommandHelp } from './pages/developers.js';

/** Names of an entry up to this weight share a page. */
const ENTRY_PAGE = 60_000;

/** A document is divided by its parts where its page would be longer than this, in characters of HTML. */
const LONG = 120_000;

/** What the pages for developers are made of; by default what lies in the package itself. */
export interface DeveloperSources {
  entries?: readonly Entry[];
  documents?: readonly ProjectDocument[];
  /** The commands with their help, where the book is made by a program that has some. */
  commands?: readonly CommandHelp[];
}

/**
 * The pages for developers: the library, what things are, and the commands, from the package itself. Nothing in them is typed
 * a second time.
 *
 * @returns address and content of each page
 */
export function* developerFiles({
  entries = entriesOf(),
  documents = documentsOf(),
  commands = [],
}: DeveloperSources = {}): Generator<[address: string, content: string]> {
  const listed = [...entries].sort((a, b) => (a.id === 'main' ? -1 : b.id === 'main' ? 1 : 0));
  yield [
    DEVELOPERS,
    page(
      { title: 'For developers', address: DEVELOPERS },
      <DevelopersPage entries={listed} documents={documents} commands={commands} to={linker(DEVELOPERS)} />,
    ),
  ];
  for (const entry of listed) {
    const pages = paged(entry.declarations);
    for (const [at, names] of pages.entries()) {
      const address = developersAddress(`api/${entry.id}`, at + 1);
      yield [
        address,
        page(
          { title: pages.length === 1 ? entry.name : `${entry.name}, ${at + 1} of ${pages.length}`, address },
          <EntryPage entry={entry} names={names} part={at + 1} of={pages.length} to={linker(address)} />,
        ),
      ];
    }
  }
  for (const document of documents) yield* documentFiles(document, documents);
  if (commands.length > 0) {
    const address = developersAddress('commands');
    yield [
      address,
      page({ title: 'Commands', address }, <CommandsPage commands={commands} to={linker(address)} />),
    ];
  }
}

function* documentFiles(
  document: ProjectDocument,
  documents: readonly ProjectDocument[],
): Generator<[address: string, content: string]> {
  const address = developersAddress(document.id);
  const to = linker(address);
  const whole = page(
    { title: document.title, address },
    <DocumentPage document={document} apart={false} follow={follower(document, documents, to)} to={to} />,
  );
  if (whole.length <= LONG || document.parts.length < 2) {
    yield [address, whole];
    return;
  }
  yield [
    address,
    page(
      { title: document.title, address },
      <DocumentPage document={document} apart follow={follower(document, documents, to)} to={to} />,
    ),
  ];
  for (const part of document.parts) {
    const own = developersAddress(`${document.id}/${part.id}`);
    const ownTo = linker(own);
    yield [
      own,
      page(
        { title: `${part.title}: ${document.title}`, address: own },
        <DocumentPage
          document={document}
          part={part}
          apart
          follow={follower(document, documents, ownTo)}
          to={ownTo}
        />,
      ),
    ];
  }
}

/** Links between documents lead to their pages; links to the web stay; others have nothing to lead to in a book. */
function follower(
  from: ProjectDocument,
  documents: readonly ProjectDocument[],
  to: Linker,
): (url: string) => string | undefined {
  return (url) => {
    if (/^https?:\/\//.test(url)) return url;
    const path = posix.join(posix.dirname(from.path), url.replace(/#.*$/, ''));
    const target = documents.find((document) => document.path === path);
    return target === undefined ? undefined : to(developersAddress(target.id));
  };
}

/** Names in their order, as many to a page as fit; kinds are kept together, as a page shows them. */
function paged(declarations: readonly Declaration[]): Declaration[][] {
  const order = ['function', 'class', 'constant', 'namespace', 'interface', 'type'];
  const sorted = [...declarations].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const pages: Declaration[][] = [[]];
  let weight = 0;
  for (const one of sorted) {
    if (weight + weightOf(one) > ENTRY_PAGE && pages.at(-1)?.length) {
      pages.push([]);
      weight = 0;
    }
    pages.at(-1)?.push(one);
    weight += weightOf(one);
  }
  return pages;
}
