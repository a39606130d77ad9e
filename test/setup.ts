// For every test file: what its tests start ends with them, and the run knows what it does.
import { relative, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { beginChildren, endFileChildren, endTestChildren } from './children.ts';
import { Progress } from './progress.ts';

const progress = new Progress(relative(resolve(import.meta.dirname, '..'), expect.getState().testPath ?? ''));

// biome-ignore lint/correctness/noEmptyPattern: vitest reads the names in it
beforeAll(({}, suite) => progress.loaded(suite));
beforeEach(({ task, onTestFinished }) => {
  progress.began(task);
  beginChildren();
  // The first one registered is the last one called: after what the test itself does at its end.
  onTestFinished(async () => {
    await endTestChildren();
    progress.ended(task);
  });
});
afterAll(async () => {
  await endFileChildren();
  progress.finished();
});
