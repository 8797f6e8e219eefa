// Makes docs/parameters.md from the vocabulary and the shipped rulesets: npm run compile && node scripts/make-parameters.mjs
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { dist: { type: 'string', default: join(root, 'dist') } } });
const { editions, PARAMETERS, ruleset, SYSTEMS } = await import(
  join(resolve(values.dist), 'rulesets/index.js')
);

const names = editions().filter((name) => ruleset(name).entry('general.chapterNumber').value !== null);
const code = (value) => `\`${JSON.stringify(value)}\``;

/** The stretches of editions in which a parameter has a value, each with the rules that state it at the beginning. */
function stretches(key) {
  const found = [];
  for (const name of names) {
    const { value, rules, status } = ruleset(name).entry(key);
    const last = found.at(-1);
    if (last !== undefined && last.value === value) last.to = name;
    else found.push({ value, from: name, to: name, rules, silent: status === 'default' });
  }
  return found;
}

function section({ key, question, values: listed, type, silent }) {
  const found = stretches(key);
  const known = listed.map((v) => v.value);
  const rows = [
    ...listed,
    ...found.filter((s) => !known.includes(s.value)).map((s) => ({ value: s.value, meaning: '' })),
  ];
  const when = (value) =>
    found
      .filter((s) => s.value === value)
      .map((s) => {
        const place = s.silent ? 'no rule speaks of it' : s.rules.slice(0, 3).join(', ');
        return `${s.from} to ${s.to}${place === '' ? '' : ` (${place})`}`;
      })
      .join('; ');
  return [
    `### ${key}`,
    '',
    `${question} (${type}${silent === undefined ? '' : `; ${code(silent)} where no rule speaks of it`})`,
    '',
    '| value | meaning | editions |',
    '| --- | --- | --- |',
    ...rows.map(
      (v) => `| ${code(v.value)} | ${v.meaning.replaceAll('|', '\\|')} | ${when(v.value) || 'none'} |`,
    ),
    '',
  ];
}

writeFileSync(
  join(root, 'docs/parameters.md'),
  [
    '# The parameters of a ruleset',
    '',
    'Written by `scripts/make-parameters.mjs` from the vocabulary and the shipped rulesets.',
    '',
    `${PARAMETERS.length} parameters in ${SYSTEMS.length} systems; what they were in the ${names.length} editions from ${names[0]} to ${names.at(-1)} that have a`,
    'multiplayer chapter. Editions are called by their printed dates. In brackets stand the rules that state the value in the',
    'first edition of the stretch. Numbers and formulas take whatever the words of a document state.',
    '',
    ...SYSTEMS.flatMap((system) => [
      `## ${system}`,
      '',
      ...PARAMETERS.filter((p) => p.system === system).flatMap(section),
    ]),
  ].join('\n'),
);
