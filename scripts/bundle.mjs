/**
 * Bundles the programs that run in the pages: `node scripts/bundle.mjs [FOLDER]`, into `dist/site/program` when no folder is
 * named. Each becomes one classic script, since a page that was opened from a file may load no modules.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = resolve(process.argv[2] ?? `${root}/dist/site/program`);
const PROGRAMS = { theme: 'theme.ts', site: 'site.ts', find: 'find.tsx', play: 'play.tsx' };

await Promise.all(
  Object.entries(PROGRAMS).map(([name, file]) =>
    build({
      configFile: false,
      root,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir,
        // Those that are more than our own words say whose words they are.
        license: file.endsWith('.tsx') && { fileName: `${name}.licences.md` },
        emptyOutDir: false,
        target: 'es2022',
        lib: {
          entry: `${root}/src/site/program/${file}`,
          name: 'program',
          formats: ['iife'],
          fileName: () => `${name}.js`,
        },
      },
    }),
  ),
);
