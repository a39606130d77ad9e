// Preloaded into every process of a soak, including child processes: reports the heap after garbage collection and logs
// uncaught exceptions. Plain JavaScript, because it runs before types can be stripped.
import { appendFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.SOAK_PROBES;
setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc');

process.on('uncaughtExceptionMonitor', (error, origin) => {
  appendFileSync(join(folder, 'faults'), `${process.pid} ${origin}: ${error?.stack ?? error}\n`);
});

const server = createServer((socket) => {
  socket.on('error', () => {});
  gc();
  // The second collection frees what finalizers and the event loop still held.
  setTimeout(() => {
    gc();
    socket.end(`${process.memoryUsage().heapUsed}`);
  }, 100);
});
// A worker thread has the same process id and may exit earlier.
if (isMainThread) {
  server.listen(0, '127.0.0.1', () => writeFileSync(join(folder, `${process.pid}.port`), `${server.address().port}`));
}
server.unref();
