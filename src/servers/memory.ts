// Frees memory after a burst of requests. V8 collects garbage only when it allocates, so an idle process would keep the
// garbage of the burst, which may be several times what it needs.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often memory is checked. */
const CHECK_MS = 10_000;
/** The process is idle if it uses at most this share of a core. */
const IDLE_CPU_SHARE = 0.1;
/** About the memory of a server right after its start. */
const INITIAL_BYTES = 128 << 20;
/** Growth over the least memory seen so far that is worth a collection, which takes about 50 ms. */
const GROWTH_FACTOR = 1.15;
/** Checks between two collections. Doubled after each collection that freed little, because the rest is in use. */
const MIN_PAUSE = 1;
const MAX_PAUSE = 360;

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** For server processes. Does not keep the process running. */
export function freeMemoryWhenIdle(checkMs = CHECK_MS): void {
  let collect: Collect | undefined;
  let least = INITIAL_BYTES;
  let pause = MIN_PAUSE;
  let checks = 0; // since the last collection
  let last = process.cpuUsage();
  const check = () => {
    const { user, system } = process.cpuUsage(last);
    last = process.cpuUsage();
    const isIdle = (user + system) / 1_000 <= IDLE_CPU_SHARE * checkMs;
    if (!isIdle) pause = MIN_PAUSE;
    checks++;
    const before = process.memoryUsage.rss();
    if (isIdle && before > least * GROWTH_FACTOR && checks > pause) {
      collect ??= exposeCollect();
      // Only a last-resort collection frees the pages that V8 reserves for the next burst.
      collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
      const hasFreed = process.memoryUsage.rss() * GROWTH_FACTOR < before;
      pause = hasFreed ? MIN_PAUSE : Math.min(2 * pause, MAX_PAUSE);
      checks = 0;
    }
    least = Math.min(least, process.memoryUsage.rss());
  };
  setInterval(() => {
    try {
      check();
    } catch {
      // Reading the memory usage needs a file descriptor, and none may be left. The next check tries again.
    }
  }, checkMs).unref();
}

/** Called as late as possible: code that is loaded after a flag has changed is compiled again, including Node's modules. */
function exposeCollect(): Collect {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as Collect;
}
