// How fast editions are published: npm run compile && node bench/site/publish.mjs [--dist FOLDER]
// All real documents as JSON with the feed, then as Markdown, each as a process of its own: wall clock, processor time of the
// process, memory, files, and a checksum of them all. A run that leaves files out prints another one; two runs over the same
// documents print the same one. Exits with 1 where a relative link of the Markdown leads nowhere.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { dist: { type: 'string', default: resolve(import.meta.dirname, '../../dist') } },
});
const base = process.env.VARIORUM_CORPUS ?? resolve(import.meta.dirname, '../../../shared');
const folders = ['official', 'mirror']
  .map((name) => join(base, 'corpus', name))
  .filter((path) => existsSync(path));
if (folders.length === 0) {
  console.log(`${base}: not there; set VARIORUM_CORPUS to the folder of real documents.`);
  process.exit(0);
}
const program = join(resolve(values.dist), 'cli', 'bin.js');
const place = mkdtempSync(join(tmpdir(), 'variorum-publish-'));
let failed = false;

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Relative links of pages whose file is not there. */
function dead(folder, files) {
  const pages = new Set(files.map((file) => relative(folder, file)));
  let links = 0;
  let lost = 0;
  for (const page of pages) {
    if (!page.endsWith('.md')) continue;
    for (const [, target] of readFileSync(join(folder, page), 'utf8').matchAll(
      /\]\(([^)#\s]+)(?:#[^)]*)?\)/g,
    )) {
      if (/^https?:/.test(target)) continue;
      links++;
      if (!pages.has(posix.join(posix.dirname(page), decodeURIComponent(target)))) lost++;
    }
  }
  return { links, lost };
}

try {
  for (const form of ['--json', '--markdown']) {
    const out = join(place, form.slice(2));
    const from = performance.now();
    const measured = `
      process.on('exit', () => {
        const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
        process.stderr.write(JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, rss: maxRSS / 1024 }));
      });
      process.argv.splice(1, 0, ${JSON.stringify(program)});
      await import(${JSON.stringify(program)});`;
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        measured,
        '--',
        'publish',
        ...folders,
        form,
        ...(form === '--markdown' ? ['--editions', 'all'] : []),
        '--out',
        out,
      ],
      { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
    );
    if (status !== 0) {
      console.error(`publish ended with status ${status}: ${stderr}`);
      process.exit(2);
    }
    const wall = (performance.now() - from) / 1000;
    const { cpu, rss } = JSON.parse(stderr.slice(stderr.lastIndexOf('{')));
    const files = filesIn(out);
    const hash = createHash('sha256');
    let bytes = 0;
    for (const file of files) {
      const content = readFileSync(file);
      bytes += content.length;
      hash.update(relative(out, file)).update(content);
    }
    console.log(
      `${form.slice(2)}: ${wall.toFixed(1)} s, processor ${cpu.toFixed(1)} s, ${rss.toFixed(0)} MB, ${files.length} files of ` +
        `${(bytes / 1e6).toFixed(1)} MB, checksum ${hash.digest('hex').slice(0, 16)}`,
    );
    if (form === '--markdown') {
      const { links, lost } = dead(out, files);
      console.log(`links: ${links}, of which ${lost} lead nowhere`);
      failed ||= lost > 0;
    }
  }
} finally {
  rmSync(place, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
