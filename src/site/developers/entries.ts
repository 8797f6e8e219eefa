import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Declaration, declarationsOf } from './declarations.js';

/** The package's own folder. */
export const PACKAGE = fileURLToPath(new URL('../../..', import.meta.url));

/** An entry of the package: what `import … from` takes. */
export interface Entry {
  /** Such as `variorum/tree`. */
  name: string;
  /** The last part of it; `main` for the entry of the package itself. */
  id: string;
  declarations: readonly Declaration[];
}

/**
 * The entries of the package with all that they export, as package.json lists them.
 *
 * @param declarations where the compiler wrote its declarations
 * @returns none where the package was not compiled
 */
export function entriesOf(declarations = join(PACKAGE, 'dist')): Entry[] {
  const { name, exports } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string>;
  };
  return Object.entries(exports).flatMap(([path, target]) => {
    const file = join(declarations, target.replace(/^\.\/dist\//, '').replace(/\.js$/, '.d.ts'));
    if (!target.endsWith('.js') || !existsSync(file)) return [];
    const id = path === '.' ? 'main' : path.slice(2);
    return [{ name: path === '.' ? name : `${name}/${id}`, id, declarations: declarationsOf(file) }];
  });
}
