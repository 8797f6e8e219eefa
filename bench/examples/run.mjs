// How many Examples of each edition are played, and what the rules of the same edition make of them:
//
//   npm run compile && node bench/examples/run.mjs [FOLDER…] [--from 2005] [--markdown]
//
// A line for each edition, and the distinct contradictions at the end; the checksum is over every claim with what happened.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { read } from '../../dist/readers/index.js';
import { compile } from '../../dist/rulesets/index.js';
import { exampleTotals, judgeExamples, printedExamples } from '../../dist/scenarios/index.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: '2005-08' }, only: { type: 'string' } },
});
const corpus = join(process.env.VARIORUM_CORPUS ?? resolve(import.meta.dirname, '../../../shared'), 'corpus');
const folders = positionals.length > 0 ? positionals : [join(corpus, 'official'), join(corpus, 'mirror')];
const hash = createHash('sha256');
const against = new Map();
const strange = new Map();
for (const folder of folders) {
  if (!existsSync(folder)) {
    console.log(`${folder}: not there; name a folder of editions.`);
    continue;
  }
  for (const file of readdirSync(folder).sort()) {
    const name = /\d{4}-\d\d-\d\d/.exec(file)?.[0];
    if (name === undefined || name < values.from || (values.only && !name.startsWith(values.only))) continue;
    const { tree } = await read(readFileSync(join(folder, file)));
    const results = judgeExamples(printedExamples(tree), compile(tree, { name }), name);
    const { examples, played, holds, contradicts, notUnderstood } = exampleTotals(results);
    const share = Math.round((100 * played) / Math.max(1, examples));
    console.log(
      `${name}  ${examples} Examples, ${played} played (${share} %): ${holds} hold, ${contradicts} contradict, ${notUnderstood} not understood`,
    );
    hash.update(JSON.stringify(results.map(({ status, claims }) => [status, claims])));
    for (const { rule, index, status, claims, strange: why } of results) {
      for (const { words, check, actual } of claims.filter((claim) => !claim.holds))
        against.set(`${words} | ${check} | ${JSON.stringify(actual)}`, [
          ...(against.get(`${words} | ${check} | ${JSON.stringify(actual)}`) ?? []),
          `${name} ${rule} [${index}]`,
        ]);
      if (status === 'notUnderstood')
        for (const { why: reason } of why) strange.set(reason, (strange.get(reason) ?? 0) + 1);
    }
  }
}
console.log(`checksum ${hash.digest('hex').slice(0, 16)}`);
for (const [claim, places] of against)
  console.log(`contradicts: ${claim}\n  in ${places.length}: ${places[0]} … ${places.at(-1)}`);
console.log('What is not understood, most frequent first:');
for (const [reason, count] of [...strange].sort(([, a], [, b]) => b - a).slice(0, 40))
  console.log(`  ${count}  ${reason}`);
