// Measures the memory of this process after garbage collection. Needs --expose-gc.
const GC_ROUNDS = 5;
const MIB = 1 << 20;

export const mib = (bytes: number): string => `${(bytes / MIB).toFixed(1)} MiB`;

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
