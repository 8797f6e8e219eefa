/**
 * Bundles the command line, after compiling: `node scripts/commands.mjs`. A process that is over in a tenth of a second spends most of
 * it on finding and linking modules, so `dist/cli/bin.js` is made to load a few files instead of a hundred. Everything that the commands
 * reach is in `dist/cli/bundled`; what the commands that answer at once load is one file there. Other modules of `dist/cli` are not
 * needed then and go. `licences.md` beside them has the notices of what went in. So is the thread that reads documents, in `dist/readers/thread`.
 */
import { chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const outDir = join(dist, 'cli');
const ENTRY = join(outDir, 'bin.js');
const BUNDLED = 'bundled';
/** The commands that answer at once. */
const SHORT = ['life.js', 'search.js'].map((name) => join(outDir, name));

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What loading the short commands loads. */
const short = new Set();

/** Modules find files and threads beside themselves: they go on to do so from where they were compiled to. */
const placesFrom = (folder) => ({
  name: 'places',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(dist) || !code.includes('import.meta.url')) return undefined;
    const path = relative(dist, id).split(sep).join('/');
    return { code: code.replaceAll('import.meta.url', `__placeOf('${path}')`), map: null };
  },
  renderChunk(code, { fileName }) {
    const up = relative(dirname(join(folder, fileName)), dist)
      .split(sep)
      .join('/');
    return {
      code: code.replace(
        /__placeOf\(['"](.*?)['"]\)/g,
        (_, path) => `new URL('${up}/${path}', import.meta.url).href`,
      ),
      map: null,
    };
  },
});

/** Finds out what loading the short commands loads. */
const shortOnes = {
  name: 'short',
  buildEnd() {
    const waiting = [...SHORT, ...(this.getModuleInfo(ENTRY)?.importedIds ?? [])];
    for (const id of waiting) {
      if (short.has(id)) continue;
      short.add(id);
      waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
    }
  },
};

/** Commander starts processes for commands that are programs of their own; there are none, and what starts processes takes long to load. */
const LATE = 'node:child_process';
const late = {
  name: 'late',
  enforce: 'pre',
  resolveId: (id, from) => (id === LATE && from?.includes('/commander/') ? `\0${LATE}` : undefined),
  load: (id) =>
    id === `\0${LATE}`
      ? `export const spawn = (...words) => process.getBuiltinModule('${LATE}').spawn(...words);`
      : undefined,
};

/** The version is known when the package is compiled. */
const version = {
  name: 'version',
  load: (id) =>
    id === join(outDir, 'version.js')
      ? `export function version() { return ${JSON.stringify(manifest.version)}; }`
      : undefined,
};

rmSync(join(outDir, BUNDLED), { recursive: true, force: true });
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  plugins: [placesFrom(outDir), shortOnes, late, version],
  ssr: { noExternal: true, external: Object.keys(manifest.optionalDependencies), target: 'node' },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: false,
    minify: false,
    target: 'node20',
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      input: { bin: ENTRY },
      // What scripts/libraries.mjs has bundled stays where it is.
      external: [/\/libraries\//],
      // Some modules are loaded late by one command and at once by another.
      checks: { ineffectiveDynamicImport: false },
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: `${BUNDLED}/[name]-[hash].js`,
        comments: false,
        codeSplitting: { groups: [{ name: 'short', test: (id) => short.has(id) }] },
      },
    },
  },
});

// The thread that reads documents loads a hundred modules as well, and every command that reads a page waits for it. Packages stay outside.
const readers = join(dist, 'readers');
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  plugins: [placesFrom(readers)],
  ssr: { target: 'node' },
  build: {
    ssr: true,
    outDir: readers,
    emptyOutDir: false,
    minify: false,
    target: 'node20',
    rolldownOptions: {
      input: { worker: join(readers, 'worker.js') },
      external: [/\/libraries\//],
      checks: { ineffectiveDynamicImport: false },
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: 'thread/[name]-[hash].js',
        comments: false,
      },
    },
  },
});

for (const name of readdirSync(outDir)) {
  if (name !== 'bin.js' && name !== BUNDLED && name !== 'licences.md')
    rmSync(join(outDir, name), { recursive: true });
}
// Nobody installs the package again after compiling it, and `npx variorum` runs the file itself.
chmodSync(ENTRY, 0o755);
