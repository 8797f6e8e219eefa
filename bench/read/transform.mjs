// Whether a form of an edition that people make comes back as the edition: npm run compile && node bench/read/transform.mjs [--only WORD] [--details] [--fragment] [--parted] [EDITION FILE…]
// Writes each edition again in every form of bench/read/forms, reads that, and compares every heading, rule, Example, glossary term and
// the date with those of the edition. Exact: nothing differs. Said: something differs, and the document was refused or a message that
// the edition itself does not get names it. Silent: something differs and nothing says so. Exits with 1 where a form is silent.
// `--fragment` is for documents of some twenty rules, which give too little evidence for some forms: those of forms/silentOnFragments.json
// are counted as silent and fail nothing. `--parted` tries each form on one edition only, the first form on the first, the second on the second.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { decode } from '../../dist/readers/encoding/index.js';
import { ReadError, readDocument } from '../../dist/readers/index.js';
import { randomFrom } from '../random.mjs';
import { blocksOf, difference, factsOf } from './forms/document.mjs';
import { forms as every, texts } from './forms/index.mjs';
import { tools } from './forms/tools.mjs';

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string' },
    details: { type: 'boolean' },
    fragment: { type: 'boolean' },
    parted: { type: 'boolean' },
    tools: { type: 'boolean' },
    seed: { type: 'string' },
  },
  allowPositionals: true,
});
const shared = process.env.VARIORUM_CORPUS ?? resolve(import.meta.dirname, '../../../shared');
const official = join(shared, 'corpus/official');
/** Three editions from the beginning, the middle and the end of the folder; without it the editions of the samples. */
function someEditions() {
  if (!existsSync(official))
    return ['2008', '2011'].map((year) => resolve(import.meta.dirname, `../../sources/edition-${year}.txt`));
  const names = readdirSync(official)
    .filter((name) => name.endsWith('.txt'))
    .sort();
  return [0.2, 0.5, 1].map((share) => join(official, names[Math.ceil((names.length - 1) * share)]));
}
const files = positionals.length > 0 ? positionals : someEditions();
const forms = Object.entries({
  ...every,
  ...(values.tools ? tools() : {}),
}).filter(([name]) => values.only === undefined || new RegExp(values.only).test(name));
const passed = new Set(
  values.fragment
    ? JSON.parse(readFileSync(join(import.meta.dirname, 'forms/silentOnFragments.json'), 'utf8'))
    : [],
);
const failing = [];
const totals = { exact: 0, said: 0, silent: 0 };
/** How often each kind of message is said. */
function countsOf(messages) {
  const counts = new Map();
  for (const { ruleId } of messages) counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1);
  return counts;
}
/** Facts that a form leaves out itself are not asked for. */
const asked = (facts, { keeps, folds }) =>
  new Map(
    [...facts]
      .filter(([key]) => keeps === undefined || keeps.test(key))
      .map(([key, words]) => [key, folds ? folds(words) : words]),
  );

for (const [turn, file] of files.entries()) {
  const bytes = readFileSync(file);
  const original = await readDocument(bytes, { file });
  const source = decode(bytes).text;
  const blocks = blocksOf(original.tree, source);
  const want = factsOf(original.tree);
  console.log(`${basename(file)}: ${blocks.length} blocks, ${want.size} facts`);
  const known = countsOf(original.messages);
  for (const [at, [name, form]] of forms.entries()) {
    if (values.parted && at % files.length !== turn) continue;
    const random = randomFrom(Number(values.seed ?? 17));
    const written = await (form.write ?? form)(blocks, random, texts.plain(blocks));
    const from = process.cpuUsage();
    let verdict;
    let detail = '';
    try {
      const input = typeof written === 'string' ? new TextEncoder().encode(written) : written;
      const { tree, messages } = await readDocument(input, { file: name });
      const trees = [tree];
      const { counts, first } = difference(asked(want, form), asked(factsOf(trees[0]), form));
      const times = countsOf(messages);
      const said = messages.filter(
        ({ ruleId, fatal }) => fatal === false && times.get(ruleId) > (known.get(ruleId) ?? 0),
      );
      verdict = Object.keys(counts).length === 0 ? 'exact' : said.length > 0 ? 'said' : 'silent';
      const ids = [...new Set(said.map(({ ruleId }) => ruleId))].join(' ');
      detail = `${tree.format} ${JSON.stringify(counts)} ${ids}`;
      if (values.details)
        detail +=
          Object.values(first)
            .map((f) => `\n      ${f}`)
            .join('') +
          said
            .slice(0, 4)
            .map((m) => `\n      ! ${m.reason}`)
            .join('');
      if (verdict === 'exact') detail = '';
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      verdict = 'said';
      detail = `${error.ruleId}: ${error.message.slice(0, 160)}`;
    }
    const { user, system } = process.cpuUsage(from);
    totals[verdict]++;
    if (verdict === 'silent' && !passed.has(name)) failing.push(name);
    if (verdict !== 'exact' || values.details)
      console.log(
        `  ${verdict.padEnd(6)} ${((user + system) / 1000).toFixed(0).padStart(5)} ms  ${name}  ${detail}`,
      );
  }
}
console.log(
  `${forms.length} forms of ${files.length} editions${values.parted ? ', each of one of them' : ''}: ${totals.exact} exact, ${totals.said} said, ${totals.silent} silent`,
);
if (failing.length > 0) {
  if (values.fragment) console.log(`silent, and not known to be: ${failing.join(', ')}`);
  process.exitCode = 1;
}
