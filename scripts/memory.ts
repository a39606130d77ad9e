// What a process holds once everything that can be collected is. For processes started with --expose-gc.
const GC_ROUNDS = 5;

export interface Memory {
  readonly rssBytes: number;
  readonly heapBytes: number;
}

export async function measureMemory(): Promise<Memory> {
  for (let round = 0; round < GC_ROUNDS; round += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setImmediate(resolve)); // what a finalizer frees, the next round collects
  }
  const { rss, heapUsed } = process.memoryUsage();
  return { rssBytes: rss, heapBytes: heapUsed };
}
