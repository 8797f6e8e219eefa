import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `npm run compile` puts the programs that run in pages. */
const FOLDER = fileURLToPath(new URL('../../dist/site/program', import.meta.url));

/**
 * The programs that run in the pages, the fonts and pictures of their look, and the licences of what they are made of.
 *
 * @returns files by their address in a book
 * @throws Error where they have not been bundled
 */
export function programFiles(): Map<string, string | Uint8Array> {
  if (!existsSync(FOLDER)) {
    throw new Error(
      `${FOLDER}: the programs of the pages are missing; run npm run compile, or install again`,
    );
  }
  const files = readdirSync(FOLDER).filter((name) => /\.(?:js|md|svg|png|woff2)$/.test(name));
  return new Map(
    files.map((name) => [
      `program/${name}`,
      readFileSync(join(FOLDER, name), /\.(?:js|md|svg)$/.test(name) ? 'utf8' : undefined),
    ]),
  );
}
