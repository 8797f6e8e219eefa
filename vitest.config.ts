import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { readyTemplates } from './scripts/templates.mjs';
import { Sequencer } from './test/support/sequencer.js';

/**
 * Tests have the sentences of ours as they were read for the package, where it was compiled from these sources;
 * `test/rulesets/templates.test.ts` reads each of them.
 */
const templates: Plugin = {
  name: 'templates',
  load: (id) => (id.endsWith('/src/rulesets/provisions/ready.ts') ? readyTemplates() : undefined),
};

/** What tests do once, where it makes the same of the same: by who imports what. */
const ONCE: Record<string, URL> = {
  '/src/rulesets/index.ts ./edition.js': new URL('test/support/compiled-once.ts', import.meta.url),
  '/src/archive/editions/reading.ts ./readers.js': new URL('test/support/read-once.ts', import.meta.url),
  '/src/site/developers.tsx ./developers/documents.js': new URL(
    'test/support/documents-once.ts',
    import.meta.url,
  ),
};
const here = fileURLToPath(new URL('.', import.meta.url));

const once: Plugin = {
  name: 'once',
  enforce: 'pre',
  resolveId: (source, importer = '') => {
    const instead = ONCE[`/${relative(here, importer)} ${source}`];
    return instead && fileURLToPath(instead);
  },
};

/** Packages as users load them, and not as their developers do, with checks of their own; Vitest adds to what a configuration says. */
const released: Plugin = {
  name: 'released',
  configResolved: ({ ssr }) => {
    if (ssr.resolve) ssr.resolve.conditions = ['module', 'node'];
  },
};

export default defineConfig({
  plugins: [templates, once, released],
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    globalSetup: ['test/support/announce.ts'],
    // The files of a worker share what they load: the program, compiled samples, editions that were read.
    isolate: false,
    sequence: { sequencer: Sequencer },
    reporters: ['default', './test/support/closing-line.ts'],
    setupFiles: ['test/support/setup.ts'],
    // One more than cores: while a worker waits for a page or for a command, the others work.
    maxWorkers: availableParallelism() + 1,
    // Trees and charts are made and dropped by the million: with a nursery of this size (MB) fewer of them are carried about.
    // And functions are optimised only when they have run nine times as long as Node would wait: most of those that tests call run for moments.
    execArgv: ['--max-semi-space-size=64', '--interrupt-budget=600000'],
    // Long enough for a machine that is busy with other things; speed is measured in bench.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
