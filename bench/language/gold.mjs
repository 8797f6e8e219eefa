// Which judged frames have changed since they were judged, and where to write down a new judgement:
//
//   npm run compile && node bench/language/gold.mjs                            lists changed frames with their sentences
//   node bench/language/gold.mjs right EDITION/RULE/INDEX… | all               they were read again and are right
//   node bench/language/gold.mjs wrong EDITION/RULE/INDEX… --reason "…"        they are wrong, and why
//
// A judgement is of the present frame; `first` is never changed. Sentences come from the real editions.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { corpusPresent, fromDist, treeOf } from './corpus.js';

const folder = join(resolve(import.meta.dirname, '../..'), 'fixtures/gold');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reason: { type: 'string' } },
});
const [verdict, ...wanted] = positionals;
if (verdict !== undefined && (!['right', 'wrong'].includes(verdict) || wanted.length === 0)) {
  console.error('Say "right" or "wrong", then the sentences as EDITION/RULE/INDEX, or "all".');
  process.exit(2);
}
if (verdict === 'wrong' && values.reason === undefined) {
  console.error('Say with --reason why the frame is wrong.');
  process.exit(2);
}
if (!corpusPresent) {
  console.log('the corpus is absent: nothing to judge');
  process.exit(0);
}
const { keyOf, readSentences } = await fromDist('language/index.js');
const { numberOf, ownText, walk } = await fromDist('tree/index.js');

/** The rules of an edition, headings too: number and own words. */
function rulesOf(edition) {
  const rules = new Map();
  walk(treeOf(edition), (node) => {
    if (node.type === 'rule' || node.type === 'subrule')
      rules.set(numberOf(node).replaceAll(' ', ''), ownText(node).trim());
    return undefined;
  });
  return rules;
}

/** The noun or the reference that a term is, as the fixtures say it. */
const named = (t) =>
  t === undefined
    ? undefined
    : t.kind === 'thing'
      ? t.noun
      : t.kind === 'many'
        ? t.items.map(named).join(` ${t.by} `)
        : t.kind === 'reference'
          ? `(${t.to})`
          : t.kind;

/** The main roles of a frame. */
const rolesOf = (frame) =>
  frame.kind === 'many'
    ? frame.items.flatMap(rolesOf)
    : [
        {
          verb: frame.verb,
          actor: named(frame.actor),
          object: named(frame.object),
          modality: frame.modality,
          negated: frame.negated,
          conditions: frame.conditions?.map((c) => c.word),
        },
      ];

/** A frame with the parts that have meaning, in plain text. */
function shown(node) {
  if (Array.isArray(node)) return `[${node.map(shown).join(', ')}]`;
  if (node === null || typeof node !== 'object') return String(node);
  const slots = Object.entries(node).filter(
    ([slot, value]) => !['at', 'kind', 'sort'].includes(slot) && value !== undefined && value !== false,
  );
  return `(${slots.map(([slot, value]) => `${slot}: ${shown(value)}`).join(', ')})`;
}

let changed = 0;
for (const name of ['sample.json', 'all.json']) {
  const file = join(folder, name);
  const rows = JSON.parse(readFileSync(file, 'utf8'));
  const rules = new Map();
  for (const row of rows) {
    if (!rules.has(row.edition)) rules.set(row.edition, rulesOf(row.edition));
    const sentence = readSentences(rules.get(row.edition).get(row.rule) ?? '')[row.index];
    const frame = sentence?.frame;
    const mark = frame && createHash('sha256').update(keyOf(frame)).digest('hex').slice(0, 16);
    const status = sentence?.status ?? 'gone';
    // A bracket that holds a citation and nothing else is read and has no frame.
    const unframed = status === row.last || (status === 'read' && row.last === 'right');
    if (mark === row.frame && (mark !== undefined || unframed)) continue;
    changed++;
    const key = `${row.edition}/${row.rule}/${row.index}`;
    const judged = verdict !== undefined && (wanted.includes(key) || wanted.includes('all'));
    console.log(`${name} ${key}: ${row.last} before, ${status} now${judged ? `, judged ${verdict}` : ''}`);
    if (verdict === undefined) console.log(`  ${sentence?.text}\n  ${frame ? shown(frame) : ''}`);
    if (frame === undefined ? verdict === undefined : !judged) continue;
    row.last = frame === undefined ? status : verdict;
    if (frame !== undefined) row.clauses = rolesOf(frame);
    if (frame === undefined) delete row.clauses;
    if (verdict === 'wrong') row.reason = values.reason;
    row.frame = mark;
  }
  if (verdict !== undefined) writeFileSync(file, `[\n${rows.map((r) => JSON.stringify(r)).join(',\n')}\n]\n`);
  const count = (key, what) => rows.filter((r) => r[key] === what).length;
  for (const key of ['first', 'last']) {
    const [right, wrong] = [count(key, 'right'), count(key, 'wrong')];
    console.log(
      `${name}, ${key}: ${wrong} of ${right + wrong} frames wrong (${((100 * wrong) / (right + wrong)).toFixed(1)} %), ` +
        `${count(key, 'ambiguous')} ambiguous, ${count(key, 'notRead')} not read`,
    );
  }
}
console.log(`${changed} frames have changed since they were judged`);
