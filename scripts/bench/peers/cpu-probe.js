// Preloaded into every measured server (node --import): reports its CPU time and its time in garbage collection to the
// benchmark, and exits with it. Plain JavaScript, so that type stripping does not slow down a cold start.
import { rmSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';

let gcUs = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) gcUs += duration * 1000;
}).observe({ entryTypes: ['gc'] });

process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send({ cpuUs: user + system, gcUs, atUs: performance.now() * 1000 });
});
// The benchmark exited without cleaning up.
process.on('disconnect', () => {
  rmSync(process.env.BENCH_DATA_DIR, { recursive: true, force: true });
  process.exit();
});
