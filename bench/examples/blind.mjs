// Scores Examples that somebody else changed (fixtures/examples): an outcome that was changed has to be noticed, and nothing may be
// called a contradiction that is only said otherwise.
//
//   npm run compile && node bench/examples/blind.mjs [FILE] [--list]
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { read } from '../../dist/readers/index.js';
import { compile } from '../../dist/rulesets/index.js';
import { judgeExamples, printedExamples } from '../../dist/scenarios/index.js';

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
for (const { id, kind, edition, rule, example, find, replace } of changes) {
  if (!editions.has(edition)) {
    const { tree } = await read(readFileSync(join(corpus, `${edition}.txt`)));
    const ruleset = compile(tree, { name: edition });
    const printed = printedExamples(tree);
    editions.set(edition, { ruleset, printed, before: judgeExamples(printed, ruleset, edition) });
  }
  const { ruleset, printed, before } = editions.get(edition);
  const at = printed.findIndex((one) => one.rule === rule && one.index === example);
  const words = at < 0 ? undefined : passage(printed[at].text, find);
  if (words === undefined) {
    console.log(`${id}: "${find}" is not in Example ${example} of ${rule}`);
    continue;
  }
  const own = printed.filter((one) => one.rule === rule);
  const changed = own.map((one) =>
    one === printed[at] ? { ...one, text: one.text.replace(words, () => replace) } : one,
  );
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

/** The words of the text that `find` names: itself, or all from its first words to its last where "…" stands between them. */
function passage(text, find) {
  const [first, last] = find.split(' … ');
  const start = text.indexOf(first);
  const end = last === undefined ? start : text.indexOf(last, start + first.length);
  return start < 0 || end < 0 ? undefined : text.slice(start, end + (last ?? first).length);
}
