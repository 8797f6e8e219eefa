// Scores Examples that somebody else changed (fixtures/examples): an outcome that was changed has to be noticed, and nothing may be
// called a contradiction that is only said otherwise.
//
//   npm run compile && node bench/examples/blind.mjs [FILE] [--list]
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { read } from '../../dist/readers/index.js';
import { compile, ruleset as shipped } from '../../dist/rulesets/index.js';
import { judgeExamples, printedExamples } from '../../dist/scenarios/index.js';
import { edited } from '../language/corpus.js';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { list: { type: 'boolean' } } });
const root = resolve(import.meta.dirname, '../..');
const corpus = join(process.env.VARIORUM_CORPUS ?? resolve(root, '../shared'), 'corpus/official');
const changes = JSON.parse(
  readFileSync(positionals[0] ?? join(root, 'fixtures/examples/blind.json'), 'utf8'),
);
if (!existsSync(corpus)) {
  console.log(`${corpus}: not there; the sample speaks of real editions.`);
  process.exit(0);
}
const editions = new Map();
const score = { contradict: {}, keep: {} };
for (const change of changes) {
  const { id, kind, edition, rule, example, find, replace, text, rename = {}, section = '' } = change;
  if (text !== undefined) {
    // A whole Example of its own, under a ruleset that is shipped.
    const own = [{ rule: '1.1', index: 0, text, section }];
    const [{ status }] = judgeExamples(own, shipped(edition), edition);
    score[kind][status] = (score[kind][status] ?? 0) + 1;
    if (values.list) console.log(`${id}  ${kind}  ${edition}: ${status}`);
    continue;
  }
  if (!editions.has(edition)) {
    const { tree } = await read(readFileSync(join(corpus, `${edition}.txt`)));
    const ruleset = compile(tree, { name: edition });
    const printed = printedExamples(tree);
    editions.set(edition, { ruleset, printed, before: judgeExamples(printed, ruleset, edition) });
  }
  const { ruleset, printed, before } = editions.get(edition);
  const at = printed.findIndex((one) => one.rule === rule && one.index === example);
  // "…" stands for the words between; around it there may be spaces. Other names come last.
  let changedText = printed[at]?.text;
  if (changedText !== undefined && find !== undefined)
    changedText = edited(changedText, { find: find.replace(' … ', '…'), replace });
  for (const [name, other] of Object.entries(rename)) changedText = changedText?.replaceAll(name, other);
  if (changedText === undefined) {
    console.log(`${id}: "${find}" is not in Example ${example} of ${rule}`);
    continue;
  }
  const own = printed.filter((one) => one.rule === rule);
  const changed = own.map((one) => (one === printed[at] ? { ...one, text: changedText } : one));
  const { status } = judgeExamples(changed, ruleset, edition)[own.indexOf(printed[at])];
  const said = before[at].status === 'notUnderstood' ? `${status}, as it stood not understood` : status;
  score[kind][said] = (score[kind][said] ?? 0) + 1;
  if (values.list)
    console.log(`${id}  ${kind}  ${edition} ${rule} [${example}]: ${before[at].status} -> ${status}`);
}
for (const [kind, counts] of Object.entries(score))
  console.log(
    `${kind}: ${Object.entries(counts)
      .map(([status, n]) => `${status} ${n}`)
      .join(', ')}`,
  );
