/**
 * Makes docs/vector.schema.json, the JSON Schema of the vectors of a kit with all that is in them (set-ups, cards, effects, decisions,
 * states, checks), of the types in src: `node scripts/make-schema.mjs [--check]`. With `--check` nothing is written and the exit
 * status is 1 where the file is not what it would be.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = `${root}docs/vector.schema.json`;
const { $schema: _, ...schema } = createGenerator({
  path: `${root}src/scenarios/kit/vector.ts`,
  tsconfig: `${root}tsconfig.json`,
  type: 'Vector',
  skipTypeCheck: true,
  topRef: false,
  additionalProperties: false,
}).createSchema('Vector');
// The generator names what it doesn't export after the place in the source; nothing may depend on that.
const text = JSON.stringify({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Vector of the conformance kit',
  ...schema,
});
if (/alias-\d|structure-\d|\/src\//.test(text)) throw new Error('a type of a vector has no name of its own');
const made = `${text.replaceAll('},"', '},\n"')}\n`;
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== made) {
    console.error('docs/vector.schema.json is not current: run node scripts/make-schema.mjs');
    process.exitCode = 1;
  }
} else writeFileSync(file, made);
