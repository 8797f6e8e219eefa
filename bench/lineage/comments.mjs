// Does the doctor read the words beside a number? Each comment of the table is put in a file of its own, with the ending that its
// syntax belongs to, and the doctor looks through the folder twice: told that the numbers are those of the target edition, and
// told nothing.
//
//   right          accepted      the number stands
//                  alarm         anything else was said of it
//   wrong, stale   corrected     the first number named is one that is meant
//                  among three   one of the first three is
//                  flagged       something is said, but none of the numbers meant
//                  wrong         another number is called certain: --fix would write it
//                  missed        the number is called current
//   both           not found     the doctor saw no citation there
//
// Usage: node bench/lineage/comments.mjs [TABLE] [--in EDITION] [--json] [--show RESULT]
//
// The table has columns comment, cited, meant, class; fixtures/citations/blind-comments.tsv when absent.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    in: { type: 'string', default: '2025-11-14' },
    json: { type: 'boolean' },
    show: { type: 'string', multiple: true },
  },
});
const root = fileURLToPath(new URL('../..', import.meta.url));
const table = positionals[0] ?? join(root, 'fixtures/citations/blind-comments.tsv');
const [header, ...lines] = readFileSync(table, 'utf8').trimEnd().split('\n');
const columns = header.split('\t');
const rows = lines.map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [columns[at], cell])));

/** The ending of files in which such a comment is written. */
function endingOf(comment) {
  if (/^(?:--)/.test(comment)) return 'lua';
  if (/^;/.test(comment)) return 'clj';
  if (/^#|\s{2}# /.test(comment)) return 'py';
  return 'ts';
}

const folder = mkdtempSync(join(tmpdir(), 'comments-'));
rows.forEach((row, at) => {
  row.file = `c${String(at).padStart(4, '0')}.${endingOf(row.comment)}`;
  writeFileSync(join(folder, row.file), `${row.comment}\n`);
});

/** What the doctor says of each file. */
function doctor(written) {
  const told = written ? ['--written', written] : [];
  const output = execFileSync(
    process.execPath,
    [join(root, 'dist/cli/bin.js'), 'doctor', folder, '--in', flags.in, ...told, '--json'],
    { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const said = new Map();
  for (const citation of JSON.parse(output).citations)
    said.set(`${basename(citation.file)} ${citation.number}`, citation);
  return said;
}

/** The numbers that a citation's diagnosis names, the best first. */
function namedIn({ suggestion, meant, candidates }) {
  const numbers = [suggestion, meant, candidates]
    .flat()
    .map((of) => (typeof of === 'object' ? of?.number : of));
  return [...new Set(numbers.filter((number) => typeof number === 'string'))];
}

function judge(row, citation) {
  if (!citation) return 'not found';
  if (row.class === 'right') return citation.status === 'current' ? 'accepted' : 'alarm';
  if (citation.status === 'current') return 'missed';
  const meant = row.meant.split(' ');
  const named = namedIn(citation);
  if (meant.includes(named[0])) return 'corrected';
  if (named.slice(0, 3).some((number) => meant.includes(number))) return 'among three';
  return citation.certain && citation.status === 'moved' ? 'wrong' : 'flagged';
}

const outcomes = ['accepted', 'alarm', 'corrected', 'among three', 'flagged', 'wrong', 'missed', 'not found'];
const all = {};
try {
  for (const written of [flags.in, undefined]) {
    const said = doctor(written);
    const name = written ? `written for ${written}` : 'edition not told';
    all[name] = rows.map((row) => {
      const citation = said.get(`${row.file} ${row.cited}`);
      return { ...row, result: judge(row, citation), said: citation };
    });
  }
} finally {
  rmSync(folder, { recursive: true });
}

if (flags.json) console.log(JSON.stringify(all, null, 1));
else
  for (const [name, judged] of Object.entries(all)) {
    console.log(
      `${name.padEnd(24)}${'rows'.padStart(5)}${outcomes.map((outcome) => outcome.padStart(13)).join('')}`,
    );
    for (const kind of [...new Set(rows.map((row) => row.class))]) {
      const of = judged.filter((row) => row.class === kind);
      const counts = outcomes.map((outcome) =>
        String(of.filter(({ result }) => result === outcome).length).padStart(13),
      );
      console.log(`${kind.padEnd(24)}${String(of.length).padStart(5)}${counts.join('')}`);
    }
    for (const row of judged.filter(({ result }) => flags.show?.includes(result)))
      console.log(`  ${row.result}: ${row.comment} → ${row.said?.suggestion ?? row.said?.status ?? ''}`);
    console.log();
  }
