// Makes sources/plays.json: how the scenarios of the package go under the values that published editions have, one by one and mixed, as far as
// `ruleset --against` asks for it. To be made again when a scenario, the engine or the shipped rulesets change.
//
//   npm run compile && node scripts/make-plays.mjs [FILE.json …]
//
// With names of scenario files only those are played; the rest of the data stays.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const compiled = (path) => import(join(root, 'dist', path));
const { GameError } = await compiled('game/index.js');
const { isPlayed } = await compiled('game/requirements.js');
const { editions, PARAMETERS, ruleset } = await compiled('rulesets/index.js');
const { loadScenarios, ScenarioError } = await compiled('scenarios/index.js');
const { substance } = await compiled('scenarios/diverge.js');
const { causesOf } = await compiled('scenarios/plays/causes.js');
const { digit } = await compiled('scenarios/plays/known.js');
const { play } = await compiled('scenarios/run.js');

const folder = join(root, 'fixtures/scenarios');
const target = join(root, 'sources/plays.json');
const valuesOf = (values) => JSON.stringify(PARAMETERS.map(({ key }) => values.entry(key)?.value ?? null));
/** Published rulesets, of those that say the same one; the newest first. */
const published = [
  ...new Map(editions().map((name) => [valuesOf(ruleset(name)), ruleset(name)])).values(),
].reverse();

const parameters = PARAMETERS.map(({ key }) => key);
const places = new Map(parameters.map((key, at) => [key, at]));
/** Of each parameter the values that editions have. */
const values = parameters.map((key) => [...new Set(published.map((one) => one.entry(key).value))]);
const isRefused = (parameter, value) =>
  parameter.use !== 'informs' && (value === undefined || !isPlayed(parameter, value));
const refused = PARAMETERS.map((parameter, at) =>
  values[at].flatMap((value, place) => (isRefused(parameter, value) ? [place] : [])),
);
const refuses = (key, value) => refused[places.get(key)].includes(values[places.get(key)].indexOf(value));

const tables = new Map();
const tableOf = (keys) => {
  const list = JSON.stringify([...keys].map((key) => places.get(key)).sort((a, b) => a - b));
  if (!tables.has(list)) tables.set(list, tables.size);
  return tables.get(list);
};

/**
 * Plays a scenario under every published ruleset, and under all the mixtures that comparing any two of them asks for.
 *
 * @returns what is looked over before it begins, what is looked over of other tables that are tried, and the games
 */
function playAll(scenario) {
  let looked;
  const further = new Set();
  let tree;
  const games = [];
  const asked = new Set();
  const refusedBy = (keys, given) => [...keys].some((key) => refuses(key, given.entry(key)?.value));
  const outcomeOf = (given) => {
    if (looked && refusedBy(looked, given)) return 'game';
    let at = tree;
    while (at?.key !== undefined) at = at.ways.get(given.entry(at.key)?.value);
    if (at) return at.outcome;
    const heard = new Map();
    const passes = [];
    const looking = (key) => {
      if (passes.at(-1)?.has(key) !== false) passes.push(new Set());
      passes.at(-1).add(key);
      return given.entry(key);
    };
    const listening = (key) => {
      if (!heard.has(key)) heard.set(key, given.entry(key)?.value);
      return given.entry(key);
    };
    let outcome;
    try {
      const { log } = play(scenario, { behind: { entry: looking }, entry: listening }, scenario.checks, 1)
        .table.game;
      const begins = log.findIndex(({ type }) => type === 'gameBegan') + 1;
      outcome = { asked: [...heard.keys()], log: log.map(substance), begins };
    } catch (error) {
      if (!(error instanceof GameError || error instanceof ScenarioError)) throw error;
      outcome = error instanceof GameError ? 'game' : 'scenario';
    }
    looked ??= passes[0] ?? new Set();
    for (const pass of passes) for (const key of pass) if (!looked.has(key)) further.add(key);
    if (refusedBy(looked, given)) {
      if (outcome !== 'game') throw new Error(`${scenario.id} is played though its table is refused`);
      return outcome;
    }
    for (const key of heard.keys()) asked.add(key);
    games.push({ heard, outcome, given });
    tree = grown(tree, [...heard], outcome);
    return outcome;
  };
  for (let before = -1; before !== games.length; ) {
    before = games.length;
    for (const one of published) outcomeOf(one);
    const alike = new Map(
      published.map((one) => [
        JSON.stringify([...asked, ...looked].map((key) => one.entry(key).value ?? null)),
        one,
      ]),
    );
    const kinds = [...alike.values()].filter((one) => !refusedBy(looked, one) && !refusedBy(further, one));
    for (const a of kinds) for (const b of kinds) if (a !== b) causesOf(outcomeOf, a, b);
  }
  // What rules that refuse another table make of a try is not told by what was asked.
  const told = games.filter(({ given }) => !refusedBy(further, given));
  return { table: tableOf(looked), tried: tableOf(further), asked: [...asked], games: told };
}

/** A tree of what is asked one after another, with one game more. */
function grown(tree, heard, outcome) {
  const [[key, value] = [], ...rest] = heard;
  if (key === undefined) return { outcome };
  const node = tree ?? { key, ways: new Map() };
  if (node.key !== key)
    throw new Error(`after the same answers ${node.key} was asked once and ${key} another time`);
  node.ways.set(value, grown(node.ways.get(value), rest, outcome));
  return node;
}

function packed({ id }, { table, tried, asked, games }) {
  const keys = asked.map((key) => places.get(key)).sort((a, b) => a - b);
  const logs = [
    ...new Set(
      games.flatMap(({ outcome }) => (typeof outcome === 'string' ? [] : [JSON.stringify(outcome.log)])),
    ),
  ]
    .map((text) => JSON.parse(text))
    .sort((a, b) => {
      const at = firstDifference(a, b);
      return (a[at] ?? '') < (b[at] ?? '') ? -1 : 1;
    });
  // Of logs in order, any two part where two neighbours between them do.
  const moments = [...new Set(logs.slice(1).map((log, at) => firstDifference(logs[at], log)))].sort(
    (a, b) => a - b,
  );
  const labels = moments.map(() => new Map());
  const label = (moment, event) => {
    const known = labels[moment];
    if (!known.has(event)) known.set(event, known.size);
    return digit(known.get(event));
  };
  const outcomes = new Map();
  const outcomeAt = (outcome) => {
    const text =
      typeof outcome === 'string'
        ? outcome === 'game'
          ? '!'
          : '!!'
        : digit(moments.filter((at) => at < outcome.begins).length) +
          moments.map((at, moment) => label(moment, outcome.log[at])).join('');
    if (!outcomes.has(text)) outcomes.set(text, outcomes.size);
    return outcomes.get(text);
  };
  const rows = games
    .map(({ heard, outcome }) => ({
      row: keys.map((key) => {
        const name = parameters[key];
        return heard.has(name) ? values[key].indexOf(heard.get(name)) + 1 : 0;
      }),
      outcome: outcomeAt(outcome),
    }))
    .sort((a, b) => {
      const at = firstDifference(a.row, b.row);
      return a.row[at] - b.row[at];
    });
  let before = keys.map(() => 0);
  const texts = rows.map(({ row, outcome }) => {
    const changes = row.map((value, at) => (value === before[at] ? '' : digit(at) + digit(value))).join('');
    before = row;
    return digit(outcome) + changes;
  });
  return [id, table, tried, keys, texts.join(' '), [...outcomes.keys()]];
}

function firstDifference(a, b) {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}

const names = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort();
const wanted = process.argv.slice(2);
const head = {
  parameters,
  values: values.map((list) => list.map((value) => (value === undefined ? [] : [value]))),
  refused,
};
const former = wanted.length > 0 && existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')) : undefined;
if (
  former &&
  JSON.stringify([former.parameters, former.values, former.refused]) !== JSON.stringify(Object.values(head))
)
  throw new Error('the shipped rulesets have changed: make all of it again, without names of files');
for (const table of former?.tables ?? []) tables.set(JSON.stringify(table), tables.size);
const files = [];
for (const name of names) {
  const text = readFileSync(join(folder, name), 'utf8');
  if (former && !wanted.includes(name)) {
    if (former.files[name]) files.push([name, former.files[name]]);
    continue;
  }
  const scenarios = loadScenarios(text, name).map((scenario) => packed(scenario, playAll(scenario)));
  files.push([name, { text: createHash('sha256').update(text).digest('hex'), scenarios }]);
  console.error(
    `${name}: ${scenarios.length} scenarios, ${scenarios.reduce((sum, [, , , , games]) => sum + games.split(' ').length, 0)} games`,
  );
}

const line = (name, value) => `${JSON.stringify(name)}:${JSON.stringify(value)}`;
const lines = [
  `{${line('parameters', head.parameters)},`,
  `${line('values', head.values)},`,
  `${line('refused', head.refused)},`,
  `${line(
    'tables',
    [...tables.keys()].map((list) => JSON.parse(list)),
  )},`,
  '"files":{',
  files
    .map(
      ([name, { text, scenarios }]) =>
        `${JSON.stringify(name)}:{${line('text', text)},"scenarios":[\n${scenarios.map((one) => JSON.stringify(one)).join(',\n')}\n]}`,
    )
    .join(',\n'),
  '}}',
];
writeFileSync(target, `${lines.join('\n')}\n`);
console.error(`${readFileSync(target).length} bytes`);
