// Preloaded into every measured server (node --import): reports its CPU time to the benchmark,
// and exits with it. Plain JavaScript, so that type stripping does not slow down a cold start.
import { rmSync } from 'node:fs';

process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send({ cpuUs: user + system, atUs: performance.now() * 1000 });
});
// The benchmark exited without cleaning up.
process.on('disconnect', () => {
  rmSync(process.env.BENCH_DATA_DIR, { recursive: true, force: true });
  process.exit();
});
