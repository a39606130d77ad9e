// Preloaded into every measured server (node --import): answers the harness's question for CPU time,
// and ends the server with the harness. Plain JavaScript, so that it adds no type stripping to a cold start.
import { rmSync } from 'node:fs';

process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send({ cpuUs: user + system, atUs: performance.now() * 1000 });
});
// The harness ended without its `finally`: clean up for it.
process.on('disconnect', () => {
  rmSync(process.env.BENCH_DATA_DIR, { recursive: true, force: true });
  process.exit();
});
