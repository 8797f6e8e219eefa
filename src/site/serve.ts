import { createReadStream, existsSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { loadConcordance } from '../archive/index.js';
import { Concordance } from '../lineage/index.js';
import { lifeAddress } from './address.js';
import { POLICY } from './page.js';
import { missingPage } from './pages/missing.js';
import { OutputError } from './write.js';

/** Where to listen. */
export interface ServeOptions {
  /** A port of this machine; 0 for any that is free. */
  port: number;
  /** A name or address of this machine; only programs on the same machine can ask a loopback address. */
  host: string;
}

/** A server that is listening. */
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
 * own; what lies on this machine is none of its business.
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
  const number = names[1];
  const asked = names.length === 2 || (names.length === 3 && names[2] === 'index.html');
  if (asked && number !== undefined && (names[0] === 'rule' || names[0] === 'r')) {
    const id = names[0] === 'rule' ? resolver.borneIn(number) : resolver.newestOf(number);
    if (id !== undefined && existsSync(join(root, ...lifeAddress(id).split('/')))) {
      return { status: 302, location: `/${lifeAddress(id).replace(/index\.html$/, '')}` };
    }
    return {
      status: 404,
      title: 'No such rule',
      words: `No edition that is known here has a rule ${number}. Rules are found by NUMBER@EDITION, such as 606.9a@2008, or by the number alone.`,
    };
  }
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

function sendFile(request: IncomingMessage, response: ServerResponse, file: string, stat: Stats): void {
  const tag = `"${stat.size.toString(36)}-${Math.floor(stat.mtimeMs).toString(36)}"`;
  response.setHeader('ETag', tag);
  // A book may be written again while it is served.
  response.setHeader('Cache-Control', 'no-cache');
  const known = request.headers['if-none-match'];
  if (
    known !== undefined &&
    (known === '*' || known.split(/\s*,\s*/).some((t) => t.replace(/^W\//, '') === tag))
  ) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream',
    'Content-Length': stat.size,
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
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
  /** `NUMBER@EDITION`, the edition by its name, the start of it, or `latest`. */
  borneIn(words: string): string | undefined;
  /** The newest rule of a number. */
  newestOf(number: string): string | undefined;
}

/** The book knows the numbers of its own editions; the package knows those of all that were published. */
async function resolverOf(root: string): Promise<Resolver> {
  const concordances: Concordance[] = [];
  const own = join(root, 'data', 'concordance.json');
  if (existsSync(own)) {
    try {
      concordances.push(new Concordance(JSON.parse(readFileSync(own, 'utf8'))));
    } catch {
      throw new OutputError('is damaged; build the book again', own);
    }
  }
  const published = await loadConcordance();
  if (published) concordances.push(published);
  return {
    borneIn(words) {
      const at = words.lastIndexOf('@');
      if (at < 1) return undefined;
      const number = words.slice(0, at);
      const name = words.slice(at + 1);
      for (const concordance of concordances) {
        const known = concordance.editions;
        const named = (edition: string): boolean => name !== '' && edition.startsWith(name);
        const edition = known.includes(name)
          ? name
          : name === 'latest'
            ? known.at(-1)
            : known.filter(named).at(-1);
        const id = edition === undefined ? undefined : concordance.lineageOf(number, edition);
        if (id !== undefined) return id;
      }
      return undefined;
    },
    newestOf(number) {
      for (const concordance of concordances) {
        for (const edition of [...concordance.editions].reverse()) {
          const id = concordance.lineageOf(number, edition);
          if (id !== undefined) return id;
        }
      }
      return undefined;
    },
  };
}
