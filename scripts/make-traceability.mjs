// Makes docs/traceability.md: every numbered rule of the multiplayer chapters with the parameter that is read from it, the
// code that asks for the parameter, and scenarios in which it matters.
//
//   npm run compile && node scripts/make-traceability.mjs FOLDER
//
// FOLDER holds the documents as DATE.txt. The file written holds numbers, names of parameters, paths and names of
// scenarios, no words of rules.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string', default: join(root, 'dist') } },
});
const [folder] = positionals;
if (!folder) {
  console.error('usage: make-traceability.mjs FOLDER');
  process.exit(2);
}
const load = (room) => import(join(resolve(values.dist), room, 'index.js'));
const { read } = await load('readers');
const { compare } = await load('compare');
const { compile } = await load('rulesets');
const { editionsOf, loadScenarios, makeKit, runScenario } = await load('scenarios');

/** The chapters that are traced: those of the founding documents, whole. */
const CHAPTERS = [
  { edition: '2008-02-01', chapter: '6' },
  { edition: '2011-07-15', chapter: '8' },
  { edition: '2025-02-07', chapter: '8' },
];

/** Where the rules of a system live that no parameter distinguishes, because no edition words them otherwise. */
const ROOMS = {
  general: 'src/game/departure',
  leaving: 'src/game/departure',
  rangeOfInfluence: 'src/game/reach',
  attackMultiplePlayers: 'src/game/combat',
  attackLeftRight: 'src/game/combat/targets.ts',
  deployCreatures: 'src/game/table/check.ts',
  sharedTeamTurns: 'src/game/turn',
  freeForAll: 'src/game/variants/freeForAll.ts',
  grandMelee: 'src/game/turn/markers.ts',
  teamVsTeam: 'src/game/variants/teamVsTeam.ts',
  emperor: 'src/game/variants/emperor.ts',
  twoHeadedGiant: 'src/game/life',
  alternatingTeams: 'src/game/variants/alternatingTeams.ts',
  casualVariants: 'src/game/table/check.ts',
};

const documents = new Map();
function document(edition) {
  if (!documents.has(edition)) {
    const file = join(folder, `${edition}.txt`);
    if (!existsSync(file)) throw new Error(`${file} is missing`);
    const { tree } = read(readFileSync(file), { file });
    documents.set(edition, { tree, ruleset: compile(tree, { name: edition }) });
  }
  return documents.get(edition);
}

/** Numbers of rules of one edition by those of another. */
const carried = new Map();
function carry(number, from, to) {
  if (from === to) return [number];
  const key = `${from} ${to}`;
  if (!carried.has(key)) {
    const [old, now] = from < to ? [from, to] : [to, from];
    const map = new Map();
    for (const edge of compare(document(old).tree, document(now).tree).edges) {
      const [here, there] = from < to ? [edge.old, edge.new] : [edge.new, edge.old];
      if (here && there) map.set(here, [...(map.get(here) ?? []), there]);
    }
    carried.set(key, map);
  }
  return carried.get(key).get(number) ?? [];
}

function numbersOf(tree, chapter) {
  const numbers = [];
  const walk = (node) => {
    if (
      (node.type === 'rule' || node.type === 'subrule') &&
      new RegExp(`^${chapter}\\d\\d\\.`).test(node.number)
    )
      numbers.push(node.number);
    for (const child of node.children ?? []) walk(child);
  };
  walk(tree);
  return [...new Set(numbers)];
}

// Which files of the engine ask for which parameter.
const files = readdirSync(join(root, 'src/game'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && entry.name !== 'requirements.ts')
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
const asked = new Map();
for (const file of files.sort())
  for (const [, key] of readFileSync(file, 'utf8').matchAll(/'([a-zA-Z]+(?:\.[a-zA-Z]+)+)'/g))
    asked.set(key, [...new Set([...(asked.get(key) ?? []), relative(root, file)])]);

// Which provisions read the words that a parameter stands for.
const provisions = join(root, 'src/rulesets/provisions');
const readers = readdirSync(provisions, { recursive: true })
  .filter((name) => name.endsWith('.ts'))
  .sort()
  .map((name) => ({
    path: `src/rulesets/provisions/${name}`,
    words: readFileSync(join(provisions, name), 'utf8'),
  }));
function readerOf(key) {
  const [system, ...rest] = key.split('.');
  // What several variants state alike is written once: `${variant}.seatOrder`.
  const name = new RegExp(`['"\`](?:${system}|\\$\\{\\w+\\})\\.${rest.join('\\.')}['"\`]`);
  return readers.filter(({ words }) => name.test(words)).map(({ path }) => path);
}

// What only tells documents apart is read by the compiler and asked for by nobody at a table.
const codeOf = (key) => asked.get(key) ?? readerOf(key);

// Which scenarios turn on which parameter, and which show which rule.
const scenarios = readdirSync(join(root, 'fixtures/scenarios'))
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => loadScenarios(readFileSync(join(root, 'fixtures/scenarios', name), 'utf8'), name));
const cited = new Map();
const used = new Map();
const put = (map, key, id) => map.set(key, [...new Set([...(map.get(key) ?? []), id])]);
for (const scenario of scenarios)
  for (const edition of editionsOf(scenario)) {
    if (!existsSync(join(folder, `${edition}.txt`))) continue;
    const { ruleset } = document(edition);
    const run = runScenario(scenario, ruleset, { edition });
    for (const key of new Set(run.events.flatMap((event) => event.parameters))) put(cited, key, scenario.id);
    const kit = makeKit([scenario], new Map([[edition, ruleset]]));
    for (const [path, text] of kit)
      if (path.startsWith(`${edition}/`))
        for (const key of Object.keys(JSON.parse(text).parameters)) put(used, key, scenario.id);
  }

const few = (list, most = 4) =>
  list.length <= most ? list.join(', ') : `${list.slice(0, most).join(', ')} and ${list.length - most} more`;

let text = `# Traceability

Every numbered rule of the multiplayer chapters of three editions: the parameters that are compiled from its words, the code
that asks for them, and scenarios in which they matter (\`fixtures/scenarios\`). A rule without a parameter says the same in
every edition that has it, or only leads in to others; its code is then the place where that is done. Made by
\`scripts/make-traceability.mjs\`.
`;
let empty = 0;
for (const { edition, chapter } of CHAPTERS) {
  const { tree, ruleset } = document(edition);
  const byRule = new Map();
  for (const key of ruleset.keys()) for (const rule of ruleset.entry(key).rules) put(byRule, rule, key);
  const shows = new Map();
  for (const scenario of scenarios)
    if (scenario.rule && scenario.edition)
      for (const number of carry(scenario.rule, scenario.edition, edition)) put(shows, number, scenario.id);
  const numbers = numbersOf(tree, chapter);
  /** The nearest rule around or beside one that something is known of. */
  const near = (number, map) => {
    const parent = number.replace(/[a-z]$/, '');
    const section = `${number.split('.')[0]}.`;
    return [
      ...(map.get(parent) ?? []),
      ...numbers
        .filter((other) => other.startsWith(parent) && other !== number)
        .flatMap((other) => map.get(other) ?? []),
      ...numbers.filter((other) => other.startsWith(section)).flatMap((other) => map.get(other) ?? []),
    ];
  };
  text += `\n## ${edition}\n\n| rule | parameters | code | scenarios |\n|---|---|---|---|\n`;
  for (const number of numbers) {
    const keys = byRule.get(number) ?? [];
    const sibling = near(number, byRule)[0];
    const system = (keys[0] ?? sibling ?? 'general.').split('.')[0];
    const code = keys.length > 0 ? [...new Set(keys.flatMap(codeOf))] : [ROOMS[system]];
    const found = [
      ...(shows.get(number) ?? []),
      ...keys.flatMap((key) => cited.get(key) ?? []),
      ...keys.flatMap((key) => used.get(key) ?? []),
    ];
    const around = found.length > 0 ? found : near(number, shows);
    const row = [
      number,
      keys.length > 0 ? keys.map((key) => `\`${key}\``).join(', ') : 'the same in every edition',
      few(code, 3),
      few([...new Set(around)]),
    ];
    if (row.some((cell) => !cell)) {
      empty++;
      console.error(`empty: ${edition} ${row.join(' | ')}`);
    }
    text += `| ${row.join(' | ')} |\n`;
  }
}
writeFileSync(join(root, 'docs/traceability.md'), text);
console.log(
  `docs/traceability.md: ${text.split('\n').filter((line) => /^\| \d/.test(line)).length} rules, ${empty} rows with a gap`,
);
process.exitCode = empty > 0 ? 1 : 0;
