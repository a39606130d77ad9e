// The platform with the repository in BENCH_PACKAGES_DIR. Reports its CPU time, its memory and its longest turn of the event
// loop to the benchmark.
import { measureMemory } from '../memory.ts';
import { startMeasuredPlatform } from './start-platform.ts';

export interface ServerUsage {
  readonly cpuMs: number;
  /** CPU time of the longest turn since `watch`. */
  readonly turnMs: number;
  /** Heap and buffers; after garbage collection if `memory` was asked for. */
  readonly bytes: number;
}

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

let last = cpuMs();
let turnMs = 0;
const watchTurns = (): void => {
  const now = cpuMs();
  turnMs = Math.max(turnMs, now - last);
  last = now;
  setImmediate(watchTurns);
};

const { port, prepare } = await startMeasuredPlatform({ packagesDir: process.env['BENCH_PACKAGES_DIR'] ?? '' });
await prepare();
process.on('message', async (message) => {
  if (message === 'watch') {
    turnMs = 0;
    last = cpuMs();
    return watchTurns();
  }
  if (message === 'memory') await measureMemory();
  const { user, system } = process.cpuUsage();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ cpuMs: (user + system) / 1000, turnMs, bytes: heapUsed + external } satisfies ServerUsage);
});
process.on('disconnect', () => process.exit());
process.send?.({ port });
