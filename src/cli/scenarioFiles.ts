import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package's own folder, where its samples and scenarios are. */
export const HOME = fileURLToPath(new URL('../..', import.meta.url));

let schema: object | undefined;

/** The vocabulary of cards and effects, as the package ships it. */
export function cardSchema(): object {
  schema ??= JSON.parse(readFileSync(join(HOME, 'docs/card.schema.json'), 'utf8')) as object;
  return schema;
}

/** Paths of the scenario files that come with the package. */
export function ownScenarioFiles(): string[] {
  const folder = join(HOME, 'fixtures', 'scenarios');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}
