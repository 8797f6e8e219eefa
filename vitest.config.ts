import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { readyTemplates } from './scripts/templates.mjs';

/** Rooms that work on what they are given: no files written, no processes, no servers. */
const PURE = 'tree readers language compare lineage rulesets game cards scenarios'.split(' ');

/**
 * Tests of the program have the sentences of ours as they were read for the package, where it was compiled from these sources; the tests
 * of the rooms read each of them.
 */
const templates: Plugin = {
  name: 'templates',
  load: (id) => (id.endsWith('/src/rulesets/provisions/ready.ts') ? readyTemplates() : undefined),
};

/** Tests of the program compile each edition once, see `test/support/compiled-once.ts`. */
const compiledOnce: Plugin = {
  name: 'compiled once',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './edition.js' && importer?.endsWith('/src/rulesets/index.ts')
      ? fileURLToPath(new URL('test/support/compiled-once.ts', import.meta.url))
      : undefined,
};

export default defineConfig({
  test: {
    reporters: ['default', './test/support/closing-line.ts'],
    setupFiles: ['test/support/setup.ts'],
    // On a machine of two cores Vitest alone would leave one of them idle.
    maxWorkers: '100%',
    // Trees and charts are made and dropped by the million: with a nursery of this size (MB) fewer of them are carried about.
    execArgv: ['--max-semi-space-size=64'],
    // Long enough for a machine that is busy with other things; speed is measured in bench.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: PURE.map((room) => `test/${room}/**/*.test.ts`),
          globalSetup: ['test/support/announce.ts'],
          // The files of a worker share what they load: the program, compiled samples, editions that were read.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [templates, compiledOnce],
        test: {
          name: 'program',
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: PURE.map((room) => `test/${room}/**`),
          isolate: false,
        },
      },
    ],
  },
});
