/**
 * Puts into `dist/libraries` the packages that the compiled program uses and that installing it shall not bring: `node
 * scripts/libraries.mjs`, after compiling. Whatever a compiled file imports and package.json doesn't list as a dependency is bundled,
 * and the import is made to point there. `licences.js.md` and `licences.cjs.md` beside them have the notices of all that went in.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const outDir = join(dist, 'libraries');
/** Loaded by name (src/readers/package.ts), so that no import shows them. */
const IN_THREADS = ['mammoth', 'word-extractor'];

const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const installed = { ...dependencies, ...optionalDependencies };
const IMPORT = /(^import\s*|^(?:import|export)\b[^'"`;()]*\bfrom\s*|\bimport\()(['"])([@a-z][\w@:./-]*)\2/gm;

const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
const toBundle = (name) => !/^(?:node|data|file):/.test(name) && !(packageOf(name) in installed);
const fileOf = (name) => name.replace(/^@/, '').replaceAll('/', '-');

const using = readdirSync(dist, { recursive: true })
  .filter(
    (name) =>
      name.endsWith('.js') && !name.startsWith('libraries') && !name.startsWith(join('site', 'program')),
  )
  .map((name) => join(dist, name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const wanted = new Set(
  using.flatMap(({ text }) => [...text.matchAll(IMPORT)].map((match) => match[3]).filter(toBundle)),
);

/** One build: a module for each package, with what they share beside them. */
async function bundle(names, format, extension) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      minify: true,
      target: 'node20',
      license: { fileName: `licences.${extension}.md` },
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [fileOf(name), name])),
        preserveEntrySignatures: 'strict',
        output: {
          format,
          entryFileNames: `[name].${extension}`,
          chunkFileNames: `shared-[hash].${extension}`,
        },
      },
    },
  });
}

await bundle([...wanted], 'es', 'js');
await bundle(IN_THREADS, 'cjs', 'cjs');

for (const { path, text } of using) {
  const to = relative(dirname(path), outDir).replaceAll('\\', '/');
  const changed = text.replace(IMPORT, (whole, before, quote, name) =>
    wanted.has(name)
      ? `${before}${quote}${to.startsWith('.') ? to : `./${to}`}/${fileOf(name)}.js${quote}`
      : whole,
  );
  if (changed !== text) writeFileSync(path, changed);
}
