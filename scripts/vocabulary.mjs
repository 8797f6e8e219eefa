// Writes src/rulesets/vocabulary/<system>.ts from the specification of the parameters.
//
// usage: node scripts/vocabulary.mjs [PATH/parameters.json]
//
// What is carried over are facts: key, system, type, kind, description, values with their meanings, and the value
// that stands where no rule speaks. The intervals of editions are not: a ruleset is read from words, never looked up.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const source =
  process.argv[2] ??
  join(process.env.VARIORUM_CORPUS ?? resolve(root, '../shared'), 'specification/parameters.json');
const target = join(root, 'src/rulesets/vocabulary');

/** The value of a parameter in a document that has multiplayer rules but none about it; undefined where there is none. */
function silentValue(parameter) {
  const stated = parameter.intervals ?? [];
  const silent = [...new Set(stated.filter((i) => i.rules.length === 0).map((i) => i.value))];
  const values = parameter.values.map((v) => v.value);
  const named = values.find(
    (v) =>
      v === null ||
      /^(notSpecified|none|noVariant|omitted)$|^no[A-Z]\w*(Rule|Exist|Variant|OnStack)$/.test(String(v)),
  );
  if (silent.length > 0 && !silent.includes(named)) return silent.at(0);
  if (named !== undefined) return named;
  if (parameter.type === 'boolean' && values.includes(false) && values.length > 1) return false;
  return undefined;
}

const { parameters } = JSON.parse(readFileSync(source, 'utf8'));
const systems = [...new Set(parameters.map((p) => p.system))];
mkdirSync(target, { recursive: true });
for (const system of systems) {
  const entries = parameters
    .filter((p) => p.system === system)
    .map((p) => {
      const silent = silentValue(p);
      return `{ key: ${JSON.stringify(p.key)}, system: ${JSON.stringify(system)}, type: ${JSON.stringify(p.type)}, kind: ${JSON.stringify(p.kind)},
        description: ${JSON.stringify(p.description)},
        values: [${p.values.map((v) => `{ value: ${JSON.stringify(v.value)}, meaning: ${JSON.stringify(v.meaning)} }`).join(', ')}],
        ${silent === undefined ? '' : `silent: ${JSON.stringify(silent)},`} }`;
    });
  writeFileSync(
    join(target, `${system}.ts`),
    `// Written by scripts/vocabulary.mjs; change the specification, not this file.
import type { ParameterDefinition } from './definition.js';

export const ${system} = [${entries.join(',\n')}] as const satisfies readonly ParameterDefinition[];\n`,
  );
}
writeFileSync(
  join(target, 'parameters.ts'),
  `// Written by scripts/vocabulary.mjs; change the specification, not this file.
${systems.map((s) => `import { ${s} } from './${s}.js';`).join('\n')}

/** Every parameter of the multiplayer rules, in the order of the specification's systems. */
export const PARAMETERS = [${systems.map((s) => `...${s}`).join(', ')}] as const;

/** The nouns of the rulebook that parameters are grouped by. */
export const SYSTEMS = ${JSON.stringify(systems)} as const;\n`,
);
execFileSync('npx', ['biome', 'check', '--write', target], { cwd: root, stdio: 'inherit' });
