import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    reporters: ['default', './test/support/closing-line.ts'],
    globalSetup: ['test/support/announce.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
