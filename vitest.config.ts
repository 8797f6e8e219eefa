import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    reporters: ['default', './test/support/closing-line.ts'],
    globalSetup: ['test/support/announce.ts'],
    setupFiles: ['test/support/setup.ts'],
    // The files of a worker share what they load: sources, compiled samples, editions that were read. None of it is changed by a test.
    isolate: false,
    // On a machine of two cores Vitest alone would leave one of them idle.
    maxWorkers: '100%',
    // Long enough for a busy machine; speed is measured in bench.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
