import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadScenarios, type Scenario } from '../scenarios/index.js';
import type { Context } from './context.js';
import { readText } from './files.js';

/** The package's own folder, where its samples and scenarios are. */
export const HOME = fileURLToPath(new URL('../..', import.meta.url));

/** The scenarios that come with the package. */
export function ownScenarios(context: Context): Scenario[] {
  const folder = join(HOME, 'fixtures', 'scenarios');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .sort()
    .flatMap((name) => loadScenarios(readText(join(folder, name), 'a scenario file', context), name));
}
