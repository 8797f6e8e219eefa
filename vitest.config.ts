import { defineConfig } from 'vitest/config';

/** Rooms that work on what they are given: no files written, no processes, no servers. */
const PURE = 'tree readers language compare lineage rulesets game cards scenarios'.split(' ');

export default defineConfig({
  test: {
    reporters: ['default', './test/support/closing-line.ts'],
    setupFiles: ['test/support/setup.ts'],
    // On a machine of two cores Vitest alone would leave one of them idle.
    maxWorkers: '100%',
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
        test: {
          name: 'program',
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: PURE.map((room) => `test/${room}/**`),
        },
      },
    ],
  },
});
