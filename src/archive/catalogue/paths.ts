import { fileURLToPath } from 'node:url';

/**
 * The path of a file that the package carries in `sources/`. The folder is at the same place as seen from `src/` and from
 * the compiled `dist/`.
 *
 * @param name relative to `sources/`
 */
export function sourcesPath(name: string): string {
  return fileURLToPath(new URL(`../../../sources/${name}`, import.meta.url));
}
