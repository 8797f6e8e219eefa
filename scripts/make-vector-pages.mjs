/**
 * Makes docs/two-headed-giant-in-vectors.md and docs/emperor-in-vectors.md of the scenarios that come with the package: `node
 * scripts/make-vector-pages.mjs [--check]`, after compiling. With `--check` nothing is written and the exit status is 1 where a page is
 * not what it would be.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { concordanceData } from '../dist/archive/lineages/concordance.js';
import { Concordance } from '../dist/lineage/index.js';
import { editions, ruleset } from '../dist/rulesets/index.js';
import { loadScenarios, makeKit, titleOf } from '../dist/scenarios/index.js';

const MOST = 40;
const PAGES = [
  { variant: 'twoHeadedGiant', name: 'Two-Headed Giant', file: 'two-headed-giant-in-vectors.md' },
  { variant: 'emperor', name: 'Emperor', file: 'emperor-in-vectors.md' },
];
const check = process.argv.includes('--check');
const edition = editions().at(-1);
const rules = ruleset(edition);
const concordance = new Concordance(concordanceData());
const folder = new URL('../fixtures/scenarios/', import.meta.url);
const scenarios = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => loadScenarios(readFileSync(new URL(name, folder), 'utf8'), name));
const homes = (name) => (editions().includes(name) ? { edition: name, ruleset: ruleset(name) } : undefined);

/** The rule that a vector shows, as the newest edition numbers it: what its file says, else what states the parameters of the variant. */
function rulesOf(scenario, vector, variant) {
  if (scenario.rule !== undefined && scenario.edition !== undefined) {
    const lineage = concordance.lineageOf(scenario.rule, scenario.edition);
    const number = lineage && concordance.numberIn(lineage, edition);
    if (number) return [number];
  }
  const keys = Object.keys(vector.parameters);
  const own = keys.filter(
    (key) => key.startsWith(`${variant}.`) && !rules.entry(key)?.value?.startsWith?.('none'),
  );
  for (const list of [own, keys])
    for (const key of list) {
      const stated = rules.entry(key)?.rules ?? [];
      if (stated.length > 0) return [stated[0]];
    }
  return [];
}

for (const { variant, name, file } of PAGES) {
  const plain = (words) => String(words).replace(/\W/g, '').toLowerCase();
  const own = scenarios.filter(({ setup }) => plain(setup.options.variant) === plain(variant));
  const kit = makeKit(own, new Map([[edition, rules]]), { homes });
  const found = [];
  for (const [path, text] of kit) {
    if (!path.startsWith(`${edition}/`)) continue;
    const vector = JSON.parse(text);
    const scenario = own.find(({ id }) => id === vector.scenario);
    const [rule] = rulesOf(scenario, vector, variant);
    if (rule !== undefined) found.push({ vector, scenario, rule, file: path });
  }
  // One of each rule first, then the second of each, until there are enough.
  const rounds = new Map();
  const ranked = found.map((one) => {
    const round = rounds.get(one.rule) ?? 0;
    rounds.set(one.rule, round + 1);
    return { ...one, round };
  });
  const chosen = ranked
    .sort((a, b) => a.round - b.round)
    .slice(0, MOST)
    .sort((a, b) => a.rule.localeCompare(b.rule, 'en', { numeric: true }) || a.round - b.round);
  let page = `# ${name} in ${chosen.length === 40 ? 'forty' : chosen.length} vectors

What an engine has to get right in ${name}, as vectors of the conformance kit (\`variorum kit --edition ${edition}\`), each with the rule that it
shows, numbered as on ${edition}. The \`means\` in \`index.json\` say what an engine needs for each. ${found.length} vectors of the kit are played in this variant. Made by
\`scripts/make-vector-pages.mjs\`.

| rule | vector | what happens | decisions |
|---|---|---|---|
`;
  for (const { vector, scenario, rule, file: path } of chosen) {
    const words = (vector.expected ?? vector.checks.map(({ text }) => `\`${text}\``).join(', ')).replaceAll(
      '|',
      '\\|',
    );
    const decisions = vector.steps.filter((step) => 'decision' in step).length;
    page += `| ${rule} | ${titleOf(scenario)} (\`${path.split('/')[1].replace('.json', '')}\`) | ${words} | ${decisions} |\n`;
  }
  const target = new URL(`../docs/${file}`, import.meta.url);
  if (!check) writeFileSync(target, page);
  else if (readFileSync(target, 'utf8') !== page) {
    console.error(`docs/${file} is not current: run node scripts/make-vector-pages.mjs`);
    process.exitCode = 1;
  }
}
