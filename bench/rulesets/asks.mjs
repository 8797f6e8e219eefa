// Sets what the queries of parameters read beside what patterns of words read, on all editions.
//
//   npm run compile && node bench/rulesets/asks.mjs [PREFIX] [--frames] [--samples]
//
// PREFIX is the beginning of a parameter's name, such as `grandMelee.`. For each clause of a parameter it counts the distinct
// sentences that queries and patterns read alike, that only one of them reads, and that they read differently. With --frames the
// sentences that no query reads are printed with what the reader makes of them. Status 1 where two readings differ.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { read } from '../../dist/readers/index.js';
import { provisions } from '../../dist/rulesets/provisions/index.js';
import { readClause } from '../../dist/rulesets/reading/clause.js';
import { documentOf } from '../../dist/rulesets/reading/document.js';

const root = resolve(import.meta.dirname, '../..');
const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')));
const [prefix = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const base = process.env.VARIORUM_CORPUS ?? resolve(root, '../shared');
const folder = flags.has('--samples') ? join(root, 'sources') : join(base, 'corpus/official');
const documents = [];
for (const name of readdirSync(folder).sort()) {
  if (!/\.(?:txt|rst|md)$/.test(name) || name === 'README.md') continue;
  const { tree } = read(readFileSync(join(folder, name)), { file: name });
  documents.push([name.replace(/\.\w+$/, ''), documentOf(tree)]);
}

const plain = (node) => {
  if (Array.isArray(node)) return `[${node.map(plain).join(', ')}]`;
  if (node === null || typeof node !== 'object') return JSON.stringify(node);
  return `{${Object.entries(node)
    .filter(([key]) => !['at', 'kind', 'sort', 'many'].includes(key))
    .map(([key, value]) => `${key}: ${plain(value)}`)
    .join(', ')}}`;
};
/** The words of a sentence that the query leaves to others. */
const openOf = ({ passage, sentence, found }) => {
  const inside = (word, span) => word.start >= span.start && word.end <= span.end;
  return sentence.words
    .filter((word) => !inside(word, found) || found.gaps.some((gap) => inside(word, gap)))
    .map((word) => passage.plain().slice(word.start, word.end))
    .join(' ');
};
const readings = (outcome) => (outcome.kind === 'read' ? [outcome.reading, ...outcome.others] : []);
const totals = { alike: 0, patternOnly: 0, queryOnly: 0, different: 0 };
for (const { key, clauses } of provisions) {
  if (!key.startsWith(prefix)) continue;
  for (const [name, clause] of Object.entries(clauses)) {
    const seen = new Map();
    for (const [edition, document] of documents) {
      const by = (part) =>
        new Map(
          readings(readClause(part, document)).map((r) => [
            r.passage.plain().slice(r.sentence.start, r.sentence.end).trim(),
            r,
          ]),
        );
      const patterns = by({ ...clause, asks: [] });
      const queries = clause.asks.length > 0 ? by({ ...clause, says: [] }) : new Map();
      for (const text of new Set([...patterns.keys(), ...queries.keys()])) {
        if (!seen.has(text))
          seen.set(text, { edition, pattern: patterns.get(text), query: queries.get(text) });
      }
    }
    const counts = { alike: 0, patternOnly: 0, queryOnly: 0, different: 0 };
    const lines = [];
    for (const [text, { edition, query }] of seen) {
      const open = query && openOf(query);
      if (open) lines.push(`  open ${edition} ${query.passage.number}: ${open} | of: ${text}`);
    }
    for (const [text, { edition, pattern, query }] of seen) {
      const kind =
        pattern === undefined
          ? 'queryOnly'
          : query === undefined
            ? 'patternOnly'
            : pattern.value === query.value
              ? 'alike'
              : 'different';
      counts[kind]++;
      totals[kind]++;
      if (kind === 'alike' || (kind === 'patternOnly' && !flags.has('--frames'))) continue;
      const { passage, sentence } = pattern ?? query;
      lines.push(`  ${kind} ${edition} ${passage.number}: ${text}`);
      lines.push(`    pattern ${JSON.stringify(pattern?.value)}, query ${JSON.stringify(query?.value)}`);
      if (!flags.has('--frames')) continue;
      for (const s of passage.read()) {
        if (s.start >= sentence.end || s.end <= sentence.start) continue;
        lines.push(`    ${s.status}${s.failure ? ` at "${s.failure.word}": ${s.failure.reason}` : ''}`);
        for (const frame of s.readings.slice(0, 2)) lines.push(`    ${plain(frame)}`);
      }
    }
    const said = Object.entries(counts)
      .filter(([, n]) => n > 0)
      .map(([kind, n]) => `${kind} ${n}`)
      .join(', ');
    console.log(`${key}${name === 'words' ? '' : ` (${name})`}: ${said || 'no sentence'}`);
    for (const line of lines) console.log(line);
  }
}
console.log(
  Object.entries(totals)
    .map(([kind, n]) => `${kind} ${n}`)
    .join(', '),
);
process.exitCode = totals.different > 0 ? 1 : 0;
