import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    expect: { poll: { timeout: 10_000 } }, // a busy machine is slow, not wrong
    include: ['test/**/*.test.ts'],
    globalSetup: ['scripts/chromium.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: '100%', // most files wait for processes, browsers and clocks more than they work
  },
});
