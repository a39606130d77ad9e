import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const MEMORY = pathToFileURL(resolve(import.meta.dirname, '../../src/servers/memory.ts')).href;

/** Ends with the first whole collection, and tells the heap before and after it. */
const BURST = `
import { PerformanceObserver, constants } from 'node:perf_hooks';
import { giveMemoryBack } from '${MEMORY}';
giveMemoryBack(200);
await new Promise((resolve) => setTimeout(resolve, 1_000));
let kept = Array.from({ length: 1_000_000 }, (_, index) => ({ index }));
const before = process.memoryUsage().heapTotal;
new PerformanceObserver((list) => {
  if (!list.getEntries().some(({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR)) return;
  console.log(JSON.stringify({ before, after: process.memoryUsage().heapTotal }));
  process.exit();
}).observe({ entryTypes: ['gc'] });
kept = null;
setTimeout(() => {}, 60_000);
`;

describe('a process that serves [finding 15]', () => {
  it('gives back what a burst took, once it is idle', { timeout: 70_000 }, async () => {
    const child = spawn(process.execPath, ['--no-memory-reducer', '--input-type=module', '--eval', BURST], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [told] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    const { before, after } = JSON.parse(told) as { before: number; after: number };
    expect(after).toBeLessThan(before / 2);
  });
});
