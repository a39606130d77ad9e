// Gives memory back after a burst of requests. V8 collects as it allocates: a process that has nothing to do after a flood
// would keep the garbage of the flood, several times what it needs, for as long as nothing happens.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often memory is checked. */
const CHECK_MS = 10_000;
/** The process is idle when it used no more than this share of a core. */
const IDLE = 0.1;
/** About what a server takes right after it started. */
const FRESH_BYTES = 128 << 20;
/** Worth a collection, which takes some 50 ms: so many times the least memory seen so far. */
const GROWN = 1.15;
/** Checks between two collections. Doubled after each one that freed little, as what it left is in use. */
const MIN_PAUSE = 1;
const MAX_PAUSE = 360;

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** For processes that serve. Does not keep one alive. */
export function giveMemoryBack(checkMs = CHECK_MS): void {
  let collect: Collect | undefined;
  let least = FRESH_BYTES;
  let pause = MIN_PAUSE;
  let checks = 0; // since the last collection
  let last = process.cpuUsage();
  const check = () => {
    const { user, system } = process.cpuUsage(last);
    last = process.cpuUsage();
    const isIdle = (user + system) / 1_000 <= IDLE * checkMs;
    if (!isIdle) pause = MIN_PAUSE;
    checks++;
    const before = process.memoryUsage.rss();
    if (isIdle && before > least * GROWN && checks > pause) {
      collect ??= exposeCollect();
      // Pages that V8 keeps for its next burst go only with a collection of last resort.
      collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
      const hasFreed = process.memoryUsage.rss() * GROWN < before;
      pause = hasFreed ? MIN_PAUSE : Math.min(2 * pause, MAX_PAUSE);
      checks = 0;
    }
    least = Math.min(least, process.memoryUsage.rss());
  };
  setInterval(() => {
    try {
      check();
    } catch {
      // The memory in use is read from a file, and all descriptors may be taken. The next check may read it.
    }
  }, checkMs).unref();
}

/** Not before it is needed: what is loaded under a changed flag is compiled anew, Node's own modules too. */
function exposeCollect(): Collect {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as Collect;
}
