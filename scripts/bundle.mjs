/**
 * Bundles the programs that run in the pages, and puts the fonts and pictures of their look beside them: `node scripts/bundle.mjs [FOLDER]`, into `dist/site/program` when no folder is
 * named. Each becomes one classic script, since a page that was opened from a file may load no modules.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { shortNamesOf } from './shortNames.mjs';
import { readyTemplates } from './templates.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = resolve(process.argv[2] ?? `${root}/dist/site/program`);
const PROGRAMS = {
  theme: 'theme.ts',
  site: 'site.ts',
  find: 'find.tsx',
  asking: 'asking.ts',
  play: 'play.tsx',
  editions: 'editions.tsx',
};

/** The pages have the templates as they were read for the package, and a short name for each. */
const PROVISIONS = /\/src\/rulesets\/provisions\/(?!ready)(.+)\.ts$/;
const { names, shorten } = await shortNamesOf(join(root, 'dist/rulesets/provisions'));
const templates = {
  name: 'templates',
  load: (id) => (id.endsWith('/src/rulesets/provisions/ready.ts') ? readyTemplates(names) : undefined),
  transform(code, id) {
    const name = PROVISIONS.exec(id)?.[1];
    return name === undefined ? undefined : shorten(code, `${name}.js`);
  },
};

/** What parameters ask and what their values mean comes after the program, as data of the book: games are played without it. */
const vocabulary = {
  name: 'vocabulary',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/parameters.json') ? '\0parameters.js' : undefined),
  load(id) {
    if (id !== '\0parameters.js') return undefined;
    const file = join(root, 'src/rulesets/vocabulary/parameters.json');
    const bare = JSON.parse(readFileSync(file, 'utf8')).map(({ key, use, type, values = [], silent }) => [
      key,
      use,
      type,
      values.map(({ value, like, played }) =>
        like === undefined && played === undefined ? value : [value, like, played],
      ),
      ...(silent === undefined ? [] : [silent]),
    ]);
    return `const value = (of) => (Array.isArray(of) ? { value: of[0], ...(of[2] === false ? { played: false } : { like: of[1] }) } : { value: of });
export default ${JSON.stringify(bare)}.map(([key, use, type, values, ...silent]) => ({
  key, question: '', use, type, values: values.map(value), ...(silent.length > 0 ? { silent: silent[0] } : {}),
}));`;
  },
};

/** The pages compile no edition beside the one before it: what was declared of changes between editions is asked nowhere. */
const declarations = {
  name: 'declarations',
  load: (id) => (id.endsWith('/src/rulesets/coverage/declarations.json') ? '[]' : undefined),
};

/** Rewordings and marks of sentences come after the program, as data of the book: editions as published are understood without them. */
const AFTER = { '/src/rulesets/reading/rewordings.json': '{}', '/src/rulesets/shipped/marks.json': '[]' };
const rewordings = {
  name: 'rewordings',
  load: (id) => Object.entries(AFTER).find(([file]) => id.endsWith(file))?.[1],
};

/** The names of the rules of the grammar are for people who read it; no program asks for them. */
const grammar = {
  name: 'grammar',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/src/language/grammar/')
      ? code.replace(/\brule\(\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g, "rule(''")
      : undefined,
};

await Promise.all(
  Object.entries(PROGRAMS).map(([name, file]) =>
    build({
      configFile: false,
      root,
      logLevel: 'warn',
      publicDir: false,
      plugins: [templates, vocabulary, declarations, rewordings, grammar],
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

// What the pages look like. Only the letters of Latin are shipped; others come from the fonts of the system.
const require = createRequire(import.meta.url);
const FONTS = {
  'source-serif': '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  'source-sans': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
};
mkdirSync(outDir, { recursive: true });
for (const [name, file] of Object.entries(FONTS)) {
  const path = require.resolve(file);
  copyFileSync(path, join(outDir, `${name}.woff2`));
  copyFileSync(join(dirname(path), '../LICENSE'), join(outDir, `${name}.licence.md`));
}
const look = join(root, 'src/site/look');
for (const name of readdirSync(look)) copyFileSync(join(look, name), join(outDir, name));
