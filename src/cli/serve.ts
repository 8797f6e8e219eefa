import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serveBook } from '../site/serve.js';
import { UserError } from './errors.js';
import { makeBook } from './making.js';
import type { CommandFile } from './run.js';

interface Options {
  site: string;
  port: string;
  host: string;
  json?: boolean;
  archive?: string;
}

/** `variorum serve [SOURCE…]`: the book in a browser. */
export const serveCommand: CommandFile = (program, context, done) => {
  program
    .command('serve')
    .summary('read the book in a browser')
    .description(
      'Serves a book to this machine until it is interrupted. Where sources are named, or there is no book yet, it is built first. /rule/NUMBER@EDITION and /r/NUMBER lead to the life of the rule, for every edition and number that is known.',
    )
    .argument('[source...]', 'dumps of the rules, or folders of them; or the folder of one book')
    .option('--site <folder>', 'the book', 'out')
    .option('--port <number>', 'where to listen; 0 for any port that is free', '8080')
    .option('--host <name>', 'another address of this machine, for others to read along', '127.0.0.1')
    .option('--archive <folder>', 'the archive to look in')
    .option('--json', 'print the address as one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  variorum serve                          the book in out/, built from the samples where there is none
  variorum serve my-dumps/ --site book    rebuilt as far as anything changed, then served
  variorum serve book                     a book that is there already
  variorum serve --site book --port 0`,
    )
    .action(async (sources: string[], options: Options) => {
      const port = Number(options.port);
      if (!/^\d{1,5}$/.test(options.port) || port > 65_535)
        throw new UserError(`"${options.port}" is no port; --port takes a number from 0 to 65535`);
      // A folder that holds a book is served as it is. Its pages are not read as dumps of the rules.
      const named = sources.length === 1 && isBook(resolve(context.cwd, sources[0] as string));
      const site = named ? (sources[0] as string) : options.site;
      const folder = resolve(context.cwd, site);
      if (!named && (sources.length > 0 || !existsSync(join(folder, 'index.html'))))
        await makeBook(sources, { out: site, archive: options.archive }, context);
      const server = await serveBook(folder, { port, host: options.host }).catch((error: unknown) => {
        throw plain(error, options) ?? error;
      });
      context.out(
        options.json
          ? `${JSON.stringify({ url: server.url, site })}\n`
          : `${site} is at ${server.url} (Ctrl-C ends)\n`,
      );
      await interrupted();
      await server.close();
      done(0);
    });
};

/** True for a folder that a book was written into. */
function isBook(folder: string): boolean {
  return ['index.html', 'data/documents.json'].every((file) => existsSync(join(folder, file)));
}

/** Waits for whoever started the server to end it. */
function interrupted(): Promise<void> {
  return new Promise((end) => {
    const stop = (): void => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      end();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}

/** What the system says about a place to listen, in words that help. */
function plain(error: unknown, { port, host }: Options): UserError | undefined {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new UserError(`port ${port} is taken; choose another with --port, or 0 for any that is free`);
    case 'EACCES':
      return new UserError(`port ${port} may not be used; choose one above 1023 with --port`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new UserError(`${host} is no address of this machine; choose another with --host`);
    default:
      return undefined;
  }
}
