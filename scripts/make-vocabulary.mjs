// Writes src/rulesets/vocabulary/values.ts, the types of the parameters: node scripts/make-vocabulary.mjs
//
// The parameters themselves are in src/rulesets/vocabulary/parameters.json: add one there, then run this.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const folder = resolve(root, 'src/rulesets/vocabulary');

/** The type of what a parameter can be. Numbers and formulas take whatever the words state. */
function typeOf({ type, values }) {
  const listed = values.map(({ value }) => value);
  if (type === 'number') return ['number', ...(listed.includes(null) ? ['null'] : [])];
  if (type === 'count')
    return [
      ...listed.filter((value) => typeof value !== 'number').map((value) => JSON.stringify(value)),
      'number',
    ];
  // biome-ignore lint/suspicious/noTemplateCurlyInString: these are types of formulas in n
  const open = type === 'formula' ? ['`${number}n`', '`${number}+${number}(n-${number})`'] : [];
  return [...listed.map((value) => JSON.stringify(value)), ...open];
}

const parameters = JSON.parse(readFileSync(join(folder, 'parameters.json'), 'utf8'));
const target = join(folder, 'values.ts');
writeFileSync(
  target,
  `// Written by scripts/make-vocabulary.mjs from parameters.json.

/** What each parameter can be. */
export interface Values {
${parameters.map((p) => `  '${p.key}': ${typeOf(p).join(' | ')};`).join('\n')}
}

/** The parameters of which the game knows one way. */
export type RequiredKey =
${parameters
  .filter(({ use }) => use === 'requires')
  .map(({ key }) => `  | '${key}'`)
  .join('\n')};\n`,
);
execFileSync('npx', ['biome', 'check', '--write', folder], { cwd: root, stdio: 'inherit' });
