// Does the program read the rules, or does it know them? Every edit of the files is made in its edition, the edited text is
// compiled, and the result is compared with that of the text as published:
//
//   of a rewording   kept      every value is the same, and nothing is reported
//                    lost      a value is not understood any longer, or a sentence is reported: a refusal, no mistake
//                    wrong     a value differs
//   of a change      followed  a value differs: the text states another value that has a name, and the game plays it
//                    slots     no value has a name for it, and the ruleset says which value it is like and in which roles the text
//                              differs; the game stops there and names the roles. It is followed in slots, not in a value
//                    reported  a value is not understood any longer, a sentence is strange, or two places contradict each other
//                    wrong     a value differs only because its sentence was passed over: it is now the default
//                    unnoticed nothing differs
//
// Usage: node bench/language/edits.mjs [FILE…] [--json] [--strict] [--show RESULT] [--only keep|change] [--sample N] [--seed S]
//
// Without files fixtures/edits/*.json and, where it is at hand, ../shared/specification/edits.json. `--show wrong` prints each edit
// with that result and the parameters concerned; `--strict` ends with status 1 where an edit is wrong or unnoticed. `--sample N` tries
// N rewordings and N changes of each file, chosen by the seed. An edit is made in the tree of its edition, so that what the others
// share with it is read once.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { read } from '../../dist/readers/index.js';
import { compile } from '../../dist/rulesets/index.js';
import { applied, editInTree } from './edit.mjs';
import { official, root, shared, textOf } from './texts.mjs';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    strict: { type: 'boolean' },
    show: { type: 'string', multiple: true },
    only: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const own = join(root, 'fixtures/edits');
const files = positionals.length
  ? positionals
  : [...readdirSync(own).map((name) => join(own, name)), join(shared, 'specification/edits.json')].filter(
      (file) => file.endsWith('.json') && existsSync(file),
    );

if (!official) {
  console.log('no editions at hand: set VARIORUM_CORPUS to the folder that holds them');
  process.exit(0);
}

const originals = new Map();

/** What is compared: values and statuses by parameter, strange sentences, and conflicts. */
function factsOf(tree) {
  const ruleset = compile(tree);
  const strange = new Set(ruleset.strange.map(({ rule, sentence }) => `${rule} ${sentence}`));
  const conflicts = new Set(
    ruleset.conflicts.map((conflict) =>
      JSON.stringify([conflict.parameter, conflict.readings.map(({ value, rule }) => [value, rule])]),
    ),
  );
  return { parameters: ruleset.parameters, strange, conflicts };
}

function originalOf(edition) {
  if (!originals.has(edition)) {
    const { tree } = read(textOf(edition), { file: `${edition}.txt` });
    originals.set(edition, { tree, facts: factsOf(tree) });
  }
  return originals.get(edition);
}

/** What became of one edit, with the parameters concerned. */
function judge(edit) {
  const { tree, facts: before } = originalOf(edit.edition);
  const undo = editInTree(tree, edit);
  const after = factsOf(tree);
  undo();
  const moved = [];
  const silent = [];
  const lost = [];
  for (const [key, was] of Object.entries(before.parameters)) {
    const is = after.parameters[key];
    if (was.value === is?.value && was.status === is?.status) continue;
    if (is?.value === undefined) {
      if (was.value !== undefined) lost.push(key);
    } else if (was.value !== is.value) {
      (is.status === 'default' ? silent : moved).push(`${key}: ${was.value} → ${is.value}`);
    }
  }
  const said = [...after.strange].filter((line) => !before.strange.has(line));
  const conflicts = [...after.conflicts].filter((line) => !before.conflicts.has(line));
  const reported = lost.length + said.length + conflicts.length > 0;
  const slots = lost.filter((key) => after.parameters[key].slots !== undefined);
  let result;
  if (edit.kind === 'keep') result = moved.length + silent.length ? 'wrong' : reported ? 'lost' : 'kept';
  else if (moved.length) result = 'followed';
  else if (reported) result = slots.length ? 'slots' : 'reported';
  else result = silent.length ? 'wrong' : 'unnoticed';
  const differences = slots.map((key) => {
    const { like, slots } = after.parameters[key];
    const roles = slots.map(({ role, was, is }) => `${role} "${is ?? ''}" instead of "${was ?? ''}"`);
    return `${key}: like ${like}, but ${roles.join(', ')}`;
  });
  return { ...edit, result, moved, silent, lost, slots: differences, strange: said, conflicts };
}

/** The same edits for the same seed, in whatever order the file has them. */
function sampleOf(edits) {
  const rank = ({ id }) => createHash('sha256').update(`${flags.seed} ${id}`).digest('hex');
  const ranked = edits
    .filter(({ kind }) => !flags.only || (kind === 'keep') === (flags.only === 'keep'))
    .map((edit) => [rank(edit), edit])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, edit]) => edit);
  const n = flags.sample ? Number(flags.sample) : ranked.length;
  const keeps = ranked.filter(({ kind }) => kind === 'keep').slice(0, n);
  const chosen = [...keeps, ...ranked.filter(({ kind }) => kind !== 'keep').slice(0, n)];
  // One edition after another: what is kept of the readings is bounded.
  return chosen.sort((a, b) => a.edition.localeCompare(b.edition));
}

const judged = [];
const unmade = [];
for (const file of files) {
  const edits = JSON.parse(readFileSync(file, 'utf8'));
  for (const edit of sampleOf(edits)) {
    const { problem } = applied(textOf(edit.edition), edit);
    if (problem) {
      unmade.push(`${basename(file)}: ${edit.id} cannot be made: ${problem}`);
      continue;
    }
    judged.push({ file: basename(file), ...judge(edit) });
  }
}

const results = {
  keep: ['kept', 'lost', 'wrong'],
  change: ['followed', 'slots', 'reported', 'wrong', 'unnoticed'],
};

/** One table: classes down, results across. */
function table(kind, rows) {
  const columns = results[kind];
  const classes = [...new Set(rows.map((row) => row.class ?? row.kind))].sort();
  const line = (name, of) => {
    const counts = columns.map((column) =>
      String(of.filter((row) => row.result === column).length).padStart(10),
    );
    return `${name.padEnd(18)}${String(of.length).padStart(6)}${counts.join('')}`;
  };
  console.log(
    `${(kind === 'keep' ? 'rewordings' : 'changes').padEnd(18)}${'edits'.padStart(6)}${columns.map((column) => column.padStart(10)).join('')}`,
  );
  for (const name of classes)
    console.log(
      line(
        name,
        rows.filter((row) => (row.class ?? row.kind) === name),
      ),
    );
  console.log(`${line('all', rows)}\n`);
}

if (flags.json) {
  console.log(JSON.stringify(judged, null, 1));
} else {
  for (const file of files.map((name) => basename(name))) {
    console.log(`${file}\n`);
    const rows = judged.filter((row) => row.file === file);
    for (const kind of ['keep', 'change']) {
      const of = rows.filter((row) => (row.kind === 'keep') === (kind === 'keep'));
      if (of.length) table(kind, of);
    }
  }
  for (const row of judged.filter(({ result }) => flags.show?.includes(result))) {
    console.log(
      `${row.id} ${row.result}: ${row.edition} ${row.rule} ${row.class ?? ''}: "${row.find}" → "${row.replace}"`,
    );
    for (const what of [...row.moved, ...row.slots, ...row.silent.map((of) => `${of} (default)`)])
      console.log(`    ${what}`);
  }
}
for (const line of unmade) console.error(line);
if (flags.strict && judged.some(({ result }) => result === 'wrong' || result === 'unnoticed'))
  process.exitCode = 1;
