// Preloaded into every process under soak, also those that another one starts: tells the heap that is left after a
// collection, and writes down what would end the process. Plain JavaScript: it runs before anything strips types.
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
  // What finalizers and the event loop still hold goes with the second collection.
  setTimeout(() => {
    gc();
    socket.end(`${process.memoryUsage().heapUsed}`);
  }, 100);
});
// A worker thread shares the process id and may end before it.
if (isMainThread) {
  server.listen(0, '127.0.0.1', () => writeFileSync(join(folder, `${process.pid}.port`), `${server.address().port}`));
}
server.unref();
