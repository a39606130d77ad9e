// Measures the memory of this process after garbage collection. Needs --expose-gc.
const GC_ROUNDS = 5;

export interface Memory {
  readonly rssBytes: number;
  readonly heapBytes: number;
}

export async function measureMemory(): Promise<Memory> {
  for (let round = 0; round < GC_ROUNDS; round += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setImmediate(resolve)); // lets finalizers run; the next round collects what they free
  }
  const { rss, heapUsed } = process.memoryUsage();
  return { rssBytes: rss, heapBytes: heapUsed };
}
