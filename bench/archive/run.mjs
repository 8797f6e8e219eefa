// Imports the whole folder of real documents into a new archive, with its index:
//   npm run compile && node bench/archive/run.mjs [FOLDER…]
// Prints time, memory, sizes, and a checksum of what was indexed, so that a faster run cannot have done less.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openArchive } from '../../dist/archive/index.js';

const base = process.env.VARIORUM_CORPUS ?? resolve(import.meta.dirname, '../../../shared');
const paths = process.argv.length > 2 ? process.argv.slice(2) : [join(base, 'corpus')];
if (!paths.every((path) => existsSync(path))) {
  console.log(`${paths.join(', ')}: not there; name folders of dumps, or set VARIORUM_CORPUS.`);
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'variorum-bench-'));
try {
  const archive = await openArchive(join(folder, 'archive'), { create: true });
  let most = 0;
  const start = performance.now();
  const report = await archive.import(paths, {
    onProgress: () => {
      most = Math.max(most, process.memoryUsage().rss);
    },
  });
  const seconds = (performance.now() - start) / 1000;
  const documents = archive.documents();
  const bytes = documents.reduce((sum, d) => sum + d.bytes, 0);
  console.log(
    `import     ${documents.length} documents of ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s (at most 60 s), ` +
      `${(most / 1e6).toFixed(0)} MB of memory; ${report.skipped.length} files left out`,
  );
  const size = (path) =>
    statSync(path).isDirectory()
      ? readdirSync(path).reduce((sum, n) => sum + size(join(path, n)), 0)
      : statSync(path).size;
  console.log(
    `archive    originals ${(size(join(folder, 'archive', 'originals')) / 1e6).toFixed(1)} MB, ` +
      `index ${(size(join(folder, 'archive', 'index.json')) / 1e6).toFixed(1)} MB`,
  );
  const again = performance.now();
  const second = await archive.import(paths);
  console.log(
    `import again  ${second.known.length} known in ${((performance.now() - again) / 1000).toFixed(1)} s`,
  );
  for (const phrase of ['two-headed giant', 'removed from the game', 'the']) {
    const begin = performance.now();
    const found = archive.search(phrase);
    console.log(
      `search     "${phrase}": ${found.total} texts in ${found.editions} of ${found.searched} editions, ` +
        `${found.first} to ${found.last}, in ${(performance.now() - begin).toFixed(0)} ms`,
    );
  }
  const lines = documents.map(
    (d) => `${d.sha256} ${d.name} ${d.evidence} ${JSON.stringify(d.counts)} ${d.damaged}`,
  );
  console.log(`checksum   ${createHash('sha256').update(lines.sort().join('\n')).digest('hex')}`);
  archive.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
