/**
 * Reads the sentences of our own words that parameters have, after compiling: `node scripts/templates.mjs`. What they say is written into
 * `dist/rulesets/provisions/ready.js`, so that the first text that a process compiles need not wait for them.
 *
 * The file ends with a mark of the sources that it was made from; one of other sources is refused, and the templates are read on demand.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'dist/rulesets/provisions/ready.js');

/** Fingerprint of everything that decides what a template says: the reader and the provisions. */
function markOfSources() {
  const hash = createHash('sha256');
  for (const room of ['src/language', 'src/rulesets/provisions']) {
    const names = readdirSync(join(root, room), { recursive: true })
      .filter((name) => /\.(?:ts|json)$/.test(name))
      .sort();
    for (const name of names) hash.update(name).update(readFileSync(join(root, room, name)));
  }
  return hash.digest('hex');
}

/**
 * The module with what templates say, for a bundle of the sources; undefined where it was made from other sources.
 *
 * @param shortNames by the texts of templates, what the bundle has in place of them
 */
export async function readyTemplates(shortNames = new Map()) {
  const made = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!made.endsWith(`// ${markOfSources()}\n`)) return undefined;
  const { sentencesOfOurs } = await import('../dist/rulesets/index.js');
  const { markOf } = await import('../dist/language/query/packed.js');
  const { ready } = await import('../dist/rulesets/provisions/ready.js');
  const texts = markOf(sentencesOfOurs().map((text) => shortNames.get(text) ?? text));
  return `export const ready = ${JSON.stringify(JSON.stringify({ ...JSON.parse(ready), texts }))};\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { sentencesOfOurs } = await import('../dist/rulesets/provisions/index.js');
  const { template } = await import('../dist/language/index.js');
  const { pack } = await import('../dist/language/query/packed.js');
  const said = new Map(sentencesOfOurs().map((text) => [text, template(text).statements]));
  const json = JSON.stringify(pack(said));
  writeFileSync(file, `export const ready = ${JSON.stringify(json)};\n// ${markOfSources()}\n`);
  console.log(`${said.size} templates read`);
}
