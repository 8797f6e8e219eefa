// Is a changed word felt in the game? For every change of a rule the scenarios that rest on that rule in its edition, as their
// events say, are played on the text as published and on the edited text:
//
//   followed   at least one of them ends differently
//   stopped    none ends differently, and at least one stops with an error
//   same       all end as before: right where none of them reacts to the change, a hole where one should
//   no game    no scenario rests on the rule
//
// Usage: node bench/language/games.mjs [FILE…] [--json] [--show RESULT] [--games N] [--limit N]
//
// `--games` is the number of scenarios that are played for an edit, 30 when absent; the others are left out.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { read } from '../../dist/readers/index.js';
import { compile } from '../../dist/rulesets/index.js';
import { loadScenarios, numbersOf, runScenario } from '../../dist/scenarios/index.js';
import { edited } from './edit.mjs';
import { official, root, textOf } from './texts.mjs';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    show: { type: 'string', multiple: true },
    games: { type: 'string', default: '30' },
    limit: { type: 'string' },
  },
});
if (!official) {
  console.log('no editions at hand: set VARIORUM_CORPUS to the folder that holds them');
  process.exit(0);
}
const files = positionals.length ? positionals : [join(root, 'fixtures/edits/blind.json')];
const folder = join(root, 'fixtures/scenarios');
const scenarios = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => loadScenarios(readFileSync(join(folder, name), 'utf8'), name));

const rulesetOf = (text, edition) => compile(read(text, { file: `${edition}.txt` }).tree);
const play = (scenario, ruleset, edition) => runScenario(scenario, ruleset, { edition, others: true });

/** What came of a scenario, without words that only say why. */
const outcome = ({ status, checks, others, actions }) =>
  JSON.stringify([
    status === 'error',
    [...checks, ...(others ?? [])].map(({ text, actual }) => [text, actual]),
    actions.map(({ id, accepted }) => [id, accepted]),
  ]);

const editions = new Map();

/** The scenarios that are played to their end under an edition: each with its outcome and the rules that its events name. */
function playedUnder(edition) {
  if (!editions.has(edition)) {
    const ruleset = rulesetOf(textOf(edition), edition);
    const played = [];
    for (const scenario of scenarios) {
      const result = play(scenario, ruleset, edition);
      if (result.status === 'error' || !result.events.length) continue;
      const rules = new Set(result.events.flatMap((event) => numbersOf(event, ruleset)));
      played.push({ scenario, outcome: outcome(result), rules });
    }
    editions.set(edition, played);
  }
  return editions.get(edition);
}

function judge(edit) {
  const concerned = playedUnder(edit.edition)
    .filter(({ rules }) => rules.has(edit.rule))
    .slice(0, Number(flags.games));
  if (!concerned.length) return { ...edit, result: 'no game' };
  const ruleset = rulesetOf(edited(textOf(edit.edition), edit), edit.edition);
  const differ = [];
  const stopped = [];
  for (const { scenario, outcome: before } of concerned) {
    const after = play(scenario, ruleset, edit.edition);
    if (after.status === 'error') stopped.push(scenario.id);
    else if (outcome(after) !== before) differ.push(scenario.id);
  }
  const result = differ.length ? 'followed' : stopped.length ? 'stopped' : 'same';
  return { ...edit, result, games: concerned.length, differ, stopped };
}

const edits = files
  .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')))
  .filter(({ kind }) => kind !== 'keep');
const judged = (flags.limit ? edits.slice(0, Number(flags.limit)) : edits).map(judge);
const results = ['followed', 'stopped', 'same', 'no game'];
if (flags.json) console.log(JSON.stringify(judged, null, 1));
else {
  const line = (name, of) =>
    `${name.padEnd(18)}${String(of.length).padStart(6)}${results
      .map((result) => String(of.filter((row) => row.result === result).length).padStart(10))
      .join('')}`;
  console.log(
    `${'changes'.padEnd(18)}${'edits'.padStart(6)}${results.map((result) => result.padStart(10)).join('')}`,
  );
  for (const name of [...new Set(judged.map((row) => row.class ?? row.kind))].sort())
    console.log(
      line(
        name,
        judged.filter((row) => (row.class ?? row.kind) === name),
      ),
    );
  console.log(line('all', judged));
  for (const row of judged.filter(({ result }) => flags.show?.includes(result)))
    console.log(
      `${row.id} ${row.result}: ${row.edition} ${row.rule}: "${row.find}" → "${row.replace}" (${row.effect ?? ''}) ${row.differ ?? ''}`,
    );
}
