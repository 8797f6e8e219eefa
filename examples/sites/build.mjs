// Builds the example sites with the real VitePress and Docusaurus: npm run compile && node examples/sites/build.mjs [NAME…]
// Each is installed by npm, published into and built; both programs refuse a site with a dead link. Then the search of the sites made
// by VitePress is asked for some rules, which have to come first. Prints pages and seconds; exits with 1 where something is wrong.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const here = import.meta.dirname;
/** What the search of each site made by VitePress is asked: rules of sections that are published there. */
const ASKED = { vitepress: ['810.9a', '805.4'], history: ['810.9a', '606.9a'] };
const program = resolve(here, '../../dist/cli/bin.js');
const names = process.argv.slice(2);
let failed = false;

function run(folder, command, args) {
  const from = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: status ${status}\n${stdout}\n${stderr}`);
  return (performance.now() - from) / 1000;
}

/** Asks the search that VitePress made, with the options that its page uses. */
async function firstHits(folder, queries) {
  const chunks = join(folder, '.vitepress/dist/assets/chunks');
  const file = readdirSync(chunks).find((name) => name.startsWith('@localSearchIndexroot'));
  const { default: MiniSearch } = await import(
    pathToFileURL(join(folder, 'node_modules/minisearch/dist/es/index.js')).href
  );
  const { default: json } = await import(pathToFileURL(join(chunks, file)).href);
  const { default: config } = await import(pathToFileURL(join(folder, '.vitepress/config.js')).href);
  const { searchOptions } = config.themeConfig.search.options.miniSearch;
  const index = MiniSearch.loadJSON(json, {
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 }, ...searchOptions },
  });
  return queries.map((query) => [query, index.search(query)[0]?.id]);
}

for (const name of ['vitepress', 'history', 'docusaurus'].filter(
  (one) => names.length === 0 || names.includes(one),
)) {
  const folder = join(here, name);
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  try {
    if (!existsSync(join(folder, 'node_modules')))
      run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--no-package-lock']);
    const sources = process.env.VARIORUM_SOURCES?.split(':') ?? [resolve(here, '../../sources')];
    run(folder, process.execPath, [program, 'publish', ...sources, ...scripts.publish.split(' ').slice(2)]);
    const [tool, ...args] = scripts.build.split(' ');
    const seconds = run(folder, join(folder, 'node_modules/.bin', tool), args);
    const pages = readdirSync(join(folder, 'docs/rules'), { recursive: true }).filter((file) =>
      file.endsWith('.md'),
    );
    console.log(`${name}: ${pages.length} pages in ${seconds.toFixed(1)} s`);
    if (name in ASKED)
      for (const [query, id] of await firstHits(folder, ASKED[name])) {
        const number = query.toLowerCase();
        const right = id?.includes('/editions/') && decodeURIComponent(id).endsWith(`#${number}`);
        console.log(`  ${query}: ${id}`);
        if (!right) failed = true;
      }
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    failed = true;
  }
}
process.exitCode = failed ? 1 : 0;
