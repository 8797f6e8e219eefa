import { createReadStream, existsSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { createGzip } from 'node:zlib';
import { loadCatalogue, releaseNames } from '../archive/catalogue/catalogue.js';
import { loadConcordance } from '../archive/index.js';
import { editionMeant } from '../lineage/dates.js';
import { Concordance, entryNamed } from '../lineage/index.js';
import {
  COMPARE,
  comparedIn,
  editionAddress,
  LISTS,
  lifeAddress,
  NEWEST,
  pairAnchor,
  ruleAnchor,
  sectionAddress,
  termIn,
} from './address.js';
import { Homes, partOf } from './homes.js';
import { POLICY } from './page.js';
import { missingPage, missingRule } from './pages/missing.js';
import { OutputError } from './write.js';

/** Where to listen. */
export interface ServeOptions {
  /** A port of this machine; 0 for any that is free. */
  port: number;
  /** A name or address of this machine; only programs on the same machine can ask a loopback address. */
  host: string;
}

export interface BookServer {
  /** Where a browser finds the first page. */
  url: string;
  /** Stops listening and lets go of every connection. */
  close(): Promise<void>;
}

/** What each kind of file in a book is; everything else is bytes. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/atom+xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Nothing that a browser gets here may load, send or embed anything of another site. */
const GUARDS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Longer addresses than any page of a book has are no addresses of a book. */
const LONGEST_ADDRESS = 2000;

/** What a request is answered with. */
type Answer =
  | { status: 200; file: string; stat: Stats }
  | { status: 301 | 302; location: string }
  | { status: 400 | 404; title: string; words: string };

/**
 * Serves a folder that a book was written into, to whoever may ask.
 *
 * @param folder the book
 * @throws OutputError where the folder holds no book; Error of the system where the port or the host cannot be had
 */
export async function serveBook(folder: string, { port, host }: ServeOptions): Promise<BookServer> {
  if (!existsSync(join(folder, 'index.html')))
    throw new OutputError('holds no book; variorum build writes one', folder);
  const root = realpathSync(folder);
  const resolver = await resolverOf(root);
  const server = createServer({ maxHeaderSize: 16_384 }, (request, response) => {
    try {
      answer(request, response, root, resolver, server);
    } catch {
      refuse(request, response, 500, 'This cannot be answered', 'The page could not be read.');
    }
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      listening();
    });
  });
  const bound = server.address();
  const at = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${at}/`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  resolver: Resolver,
  server: Server,
): void {
  for (const [name, value] of Object.entries(GUARDS)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    // Whatever else is sent is not waited for.
    response.setHeader('Connection', 'close');
    refuse(request, response, 405, 'Nothing can be sent here', 'A book can only be read.');
    return;
  }
  if (!addressed(request, server)) {
    refuse(request, response, 403, 'Another name', 'This book answers to the name of this machine alone.');
    return;
  }
  const found = find(request.url ?? '', root, resolver);
  if ('location' in found) {
    response.writeHead(found.status, { Location: found.location, 'Content-Length': 0 }).end();
  } else if ('words' in found) refuse(request, response, found.status, found.title, found.words);
  else sendFile(request, response, found.file, found.stat);
}

/**
 * Whether a request names this machine. A page of another site can make a browser ask a loopback address under a name of its
 * own; the files of this machine are not for others.
 */
function addressed(request: IncomingMessage, server: Server): boolean {
  const bound = server.address();
  const own = typeof bound === 'object' && bound !== null ? bound.address : '';
  if (own !== '127.0.0.1' && own !== '::1') return true;
  const name = (request.headers.host ?? '').replace(/:\d*$/, '').toLowerCase();
  return ['localhost', '127.0.0.1', '[::1]'].includes(name);
}

function find(url: string, root: string, resolver: Resolver): Answer {
  const wrong: Answer = { status: 400, title: 'No address', words: 'This is no address of a book.' };
  if (!url.startsWith('/') || url.length > LONGEST_ADDRESS) return wrong;
  const path = url.replace(/[?#].*$/s, '');
  const parts = path.slice(1).split('/').map(decoded);
  const last = parts.at(-1);
  if (parts.some((part, at) => part === undefined || !isName(part, at === parts.length - 1))) return wrong;
  const names = (last === '' ? parts.slice(0, -1) : parts) as string[];
  const target = join(root, ...names);
  const stat = statOf(target);
  if (stat?.isDirectory() && existsSync(join(target, 'index.html'))) {
    if (last !== '' && names.length > 0)
      return { status: 301, location: `/${names.map(encodeURIComponent).join('/').replaceAll('%40', '@')}/` };
    return fileInside(join(target, 'index.html'), root) ?? nowhere(names);
  }
  if (stat?.isFile() && last !== '') return fileInside(target, root) ?? nowhere(names);
  const list = LISTS.get((last === 'index.html' ? names.slice(0, -1) : names).join('/'));
  if (list !== undefined) return { status: 302, location: `/${list.replace(/index\.html$/, '')}` };
  const number = names[1];
  const asked = names.length === 2 || (names.length === 3 && names[2] === 'index.html');
  if (asked && number !== undefined && (names[0] === 'rule' || names[0] === 'r')) {
    const found = number.includes('@') ? resolver.bornIn(number) : resolver.newestOf(number);
    if (found !== undefined && existsSync(join(root, ...lifeAddress(found.id).split('/')))) {
      const page = `/${lifeAddress(found.id).replace(/index\.html$/, '')}`;
      return { status: 302, location: found.edition === undefined ? page : `${page}#at=${found.edition}` };
    }
    const date = number.split('@')[1];
    return {
      status: 404,
      ...missingRule(number, date === undefined || resolver.editionOf(date) !== undefined),
    };
  }
  const term = termIn(names.join('/'));
  const entry = term === undefined ? undefined : resolver.entryNamed(term);
  if (entry !== undefined && existsSync(join(root, ...lifeAddress(entry).split('/'))))
    return { status: 302, location: `/${lifeAddress(entry).replace(/index\.html$/, '')}` };
  const pair = comparedIn(names.join('/'));
  if (pair && [pair.old, pair.new].every((id) => existsSync(join(root, editionAddress(id)))))
    return { status: 302, location: `/${COMPARE.replace('index.html', '')}#${pairAnchor(pair)}` };
  // An edition by another date, a year or a release.
  if (names[0] === 'editions' && names[1] !== undefined && !existsSync(join(root, 'editions', names[1]))) {
    const edition = names[1] === 'latest' ? NEWEST : resolver.editionOf(names[1]);
    if (edition !== undefined && existsSync(join(root, editionAddress(edition))))
      return {
        status: 302,
        location: `/${['editions', edition, ...names.slice(2)].map(encodeURIComponent).join('/')}`.replace(
          /(\/index\.html)?$/,
          '/',
        ),
      };
  }
  // A part that several editions share lies in the folder of the first of them.
  const address = `${(last === 'index.html' ? names.slice(0, -1) : names).join('/')}/index.html`;
  const home = resolver.homes?.of(address) ?? address;
  if (home !== address && existsSync(join(root, home)))
    return { status: 302, location: `/${home.replace(/index\.html$/, '')}#in=${partOf(address)?.edition}` };
  // A section by a number of another day.
  const [, edition = '', section = ''] = /^editions\/([^/]+)\/(\d{3})\/index\.html$/.exec(address) ?? [];
  const then = section === '' ? undefined : resolver.numberThen(section, edition);
  if (then !== undefined && then !== section)
    return { status: 302, location: `/${sectionAddress(edition, then).replace(/index\.html$/, '')}` };
  // A page of a long section begins with another rule; the contents of the section have the way to each.
  const [long] = /^\d{3}(?=\.\d)/.exec(names[2] ?? '') ?? [];
  if (
    names[0] === 'editions' &&
    long !== undefined &&
    existsSync(join(root, 'editions', names[1] as string, long))
  )
    return {
      status: 302,
      location: `/editions/${encodeURIComponent(names[1] as string)}/${long}/#${ruleAnchor(names[2] as string)}`,
    };
  return nowhere(names);
}

/** One part of an address, with its references resolved once; undefined where they are broken. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** True for what can be the name of a file or folder of a book; the last part is empty behind a slash. */
function isName(part: string | undefined, last: boolean): boolean {
  if (part === '') return last;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  return part !== undefined && !/^\.|[/\\\x00-\x1f\x7f]/.test(part);
}

/** What lies under a name; names that the system does not take lead to nothing. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** A file, unless a link in the folder leads out of it. */
function fileInside(path: string, root: string): Answer | undefined {
  const file = realpathSync(path);
  return file.startsWith(root + sep) ? { status: 200, file, stat: statSync(file) } : undefined;
}

function nowhere(names: readonly string[]): Answer {
  return {
    status: 404,
    title: 'No such page',
    words: `There is no page /${names.join('/')} in this book.`,
  };
}

/** Text is sent compressed; fonts and pictures are compressed already. */
const COMPRESSED: ReadonlySet<string> = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.md',
  '.xml',
  '.svg',
  '.txt',
]);
/** Compressing less than this gains nothing. In bytes. */
const LEAST = 1000;

function sendFile(request: IncomingMessage, response: ServerResponse, file: string, stat: Stats): void {
  const tag = `"${stat.size.toString(36)}-${Math.floor(stat.mtimeMs).toString(36)}"`;
  const ending = extname(file).toLowerCase();
  response.setHeader('ETag', tag);
  // A book may be written again while it is served: pages are asked for again, what they are made with is kept for a little.
  response.setHeader('Cache-Control', ending === '.html' || ending === '' ? 'no-cache' : 'max-age=300');
  const known = request.headers['if-none-match'];
  if (
    known !== undefined &&
    (known === '*' || known.split(/\s*,\s*/).some((t) => t.replace(/^W\//, '') === tag))
  ) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', TYPES[ending] ?? 'application/octet-stream');
  const packed =
    COMPRESSED.has(ending) &&
    stat.size >= LEAST &&
    /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(request.headers['accept-encoding'] ?? ''));
  if (COMPRESSED.has(ending)) response.setHeader('Vary', 'Accept-Encoding');
  if (packed) response.setHeader('Content-Encoding', 'gzip');
  else response.setHeader('Content-Length', stat.size);
  response.writeHead(200);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const bytes = createReadStream(file).on('error', () => response.destroy());
  if (packed) bytes.pipe(createGzip({ level: 6 })).pipe(response);
  else bytes.pipe(response);
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  title: string,
  words: string,
): void {
  const depth = (request.url ?? '').replace(/[?#].*$/s, '').split('/').length - 2;
  const body = Buffer.from(missingPage(title, words, Math.min(Math.max(depth, 0), 20)));
  response.writeHead(status, {
    'Content-Type': TYPES['.html'],
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Finds the permanent id of what people ask for. */
interface Resolver {
  /** `NUMBER@DATE`: the date in any form, the name of a release, or `latest`; the number of that date, or of any other. */
  bornIn(words: string): { id: string; edition?: string } | undefined;
  /** The edition of the book that was in force on a date in any form, or went with a release. */
  editionOf(words: string): string | undefined;
  newestOf(number: string): { id: string; edition?: string } | undefined;
  /** What a section that has a number on another day is called in an edition of the book. */
  numberThen(number: string, edition: string): string | undefined;
  /** The entry of the glossary that has a headword. */
  entryNamed(words: string): string | undefined;
  /** Which pages editions share. */
  homes?: Homes;
}

/** The book knows the numbers of its own editions; the package knows those of all that were published. */
async function resolverOf(root: string): Promise<Resolver> {
  const concordances: Concordance[] = [];
  const data = <T>(name: string, read: (value: never) => T): T | undefined => {
    const path = join(root, 'data', name);
    if (!existsSync(path)) return undefined;
    try {
      return read(JSON.parse(readFileSync(path, 'utf8')) as never);
    } catch {
      throw new OutputError('is damaged; build the book again', path);
    }
  };
  const own = data('concordance.json', (value) => new Concordance(value));
  if (own) concordances.push(own);
  const homes = data('homes.json', (value) => new Homes(value));
  const names = releaseNames(loadCatalogue());
  const published = await loadConcordance();
  if (published) concordances.push(published);
  return {
    ...(homes ? { homes } : {}),
    entryNamed: (words) => own && entryNamed(words, own.data),
    editionOf: (words) => own && editionMeant(words, own.editions, names),
    numberThen(number, edition) {
      const ids = own?.bearersOf(number).map(({ lineage }) => own.numberIn(lineage, edition)) ?? [];
      return ids.findLast((there) => there !== undefined && /^\d{3}$/.test(there));
    },
    bornIn(words) {
      const at = words.lastIndexOf('@');
      if (at < 1) return undefined;
      const number = words.slice(0, at).replace(/^cr\s*/i, '');
      for (const concordance of concordances) {
        const edition = editionMeant(words.slice(at + 1), concordance.editions, names);
        const id = edition === undefined ? undefined : concordance.lineageOf(number, edition);
        if (id !== undefined && edition !== undefined) return { id, edition };
      }
      // Not a number of that day: of the rules that were called so on another, the one that was there on that day; the newest first.
      for (const concordance of concordances) {
        const edition = editionMeant(words.slice(at + 1), concordance.editions, names);
        if (edition === undefined) continue;
        for (const { lineage } of concordance.bearersOf(number).reverse())
          if (concordance.numberIn(lineage, edition) !== undefined) return { id: lineage, edition };
      }
      return undefined;
    },
    newestOf(number) {
      for (const concordance of concordances) {
        for (const edition of [...concordance.editions].reverse()) {
          const id = concordance.lineageOf(number, edition);
          if (id !== undefined) return { id };
        }
      }
      return undefined;
    },
  };
}
