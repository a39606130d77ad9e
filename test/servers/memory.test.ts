import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const MEMORY = pathToFileURL(resolve(import.meta.dirname, '../../src/servers/memory.ts')).href;

/** Prints the heap size before the burst is released and after the next major collection. */
const burst = (releasedAfter: number) => `
import { PerformanceObserver, constants } from 'node:perf_hooks';
import { freeMemoryWhenIdle } from '${MEMORY}';
freeMemoryWhenIdle(200);
await new Promise((resolve) => setTimeout(resolve, 1_000));
let kept = Array.from({ length: 1_000_000 }, (_, index) => ({ index }));
const before = process.memoryUsage().heapTotal;
let collections = 0;
const release = () => { if (collections === ${releasedAfter}) kept = null; };
new PerformanceObserver((list) => {
  if (!list.getEntries().some(({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR)) return;
  if (!kept) {
    console.log(JSON.stringify({ before, after: process.memoryUsage().heapTotal }));
    process.exit();
  }
  collections++;
  release();
}).observe({ entryTypes: ['gc'] });
release();
setTimeout(() => {}, 60_000);
`;

describe('a server process', () => {
  it.for([
    ['when it is idle', 0],
    ['even if it was still in use at the first collection', 1],
  ] as const)('frees the memory of a burst, %s', { timeout: 70_000 }, async ([, releasedAfter]) => {
    const child = spawn(
      process.execPath,
      ['--no-memory-reducer', '--input-type=module', '--eval', burst(releasedAfter)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    const { before, after } = JSON.parse(output) as { before: number; after: number };
    expect(after).toBeLessThan(before / 2);
  });
});
