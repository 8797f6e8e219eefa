// Are printed words read, and do the cards then do what they say? Every card of fixtures/cards/blind.json is read from its words;
// where it is understood its small table is played.
//
//   right     understood, and every check holds
//   wrong     understood, and a check fails: a silent mistake
//   stopped   understood, but the table could not be played to its end
//   refused   a paragraph is not understood
//
// Of a pair that must mean the same both cards are played on one table; of a pair that must not, each has its own checks.
//
// Usage: node bench/cards/blind.mjs [FILE] [--json] [--show RESULT]

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readCard } from '../../dist/cards/index.js';
import { ruleset } from '../../dist/rulesets/index.js';
import { loadScenarios, runScenario } from '../../dist/scenarios/index.js';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, show: { type: 'string', multiple: true } },
});
const root = fileURLToPath(new URL('../..', import.meta.url));
const sample = JSON.parse(readFileSync(positionals[0] ?? join(root, 'fixtures/cards/blind.json'), 'utf8'));
const newest = '2025-11-14';

/** Mana enough for whoever casts, since costs are not what is tried. */
function withMana(setup) {
  const mana = Object.fromEntries(setup.players.map((player) => [player, 20]));
  return { ...setup, state: { mana, ...setup.state } };
}

function judge(id, card, { others, setup, steps, edition = newest }, checks) {
  const reading = readCard(card);
  if (reading.status !== 'understood')
    return { id, result: 'refused', why: reading.strange.map(({ words }) => words).join(' / ') };
  try {
    const table = { id, edition, cards: [card, ...others], setup: withMana(setup), steps, checks };
    const [scenario] = loadScenarios(JSON.stringify([table]), `${id}.json`);
    const played = runScenario(scenario, ruleset(edition), { edition });
    if (played.status === 'passed') return { id, result: 'right' };
    const refused = played.actions.filter(({ accepted }) => !accepted).map(({ reason }) => reason);
    const failing = played.checks
      .filter(({ passed }) => !passed)
      .map(({ text, actual }) => `${text} is ${JSON.stringify(actual)}`);
    const why = played.error?.reason ?? [...refused, ...failing].join('; ');
    const silent = !played.error && !refused.length;
    return { id, result: silent ? 'wrong' : 'stopped', why, readBack: reading.readBack };
  } catch (error) {
    return { id, result: 'stopped', why: error.message };
  }
}

const judged = {
  'modern cards': [],
  'old cards': [],
  'same, old': [],
  'same, new': [],
  'different, first': [],
  'different, second': [],
};
for (const entry of sample.cards)
  judged[`${entry.template} cards`].push(judge(entry.id, entry.card, entry, entry.checks));
for (const entry of sample.same)
  for (const which of ['old', 'new'])
    judged[`same, ${which}`].push(judge(`${entry.id} ${which}`, entry[which], entry, entry.checks));
for (const entry of sample.different)
  for (const which of ['first', 'second'])
    judged[`different, ${which}`].push(
      judge(`${entry.id} ${which}`, entry[which], entry, entry.checks[which]),
    );

const results = ['right', 'wrong', 'stopped', 'refused'];
if (flags.json) console.log(JSON.stringify(judged, null, 1));
else {
  console.log(
    `${''.padEnd(18)}${'cards'.padStart(6)}${results.map((result) => result.padStart(10)).join('')}`,
  );
  for (const [name, rows] of Object.entries(judged)) {
    const counts = results.map((result) =>
      String(rows.filter((row) => row.result === result).length).padStart(10),
    );
    console.log(`${name.padEnd(18)}${String(rows.length).padStart(6)}${counts.join('')}`);
  }
  for (const row of Object.values(judged)
    .flat()
    .filter(({ result }) => flags.show?.includes(result)))
    console.log(`  ${row.id} ${row.result}: ${row.why}${row.readBack ? ` (read as: ${row.readBack})` : ''}`);
}
