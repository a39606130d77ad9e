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
/** While the process stays idle, what a collection left is in use: checks until the next one. */
const PAUSE_CHECKS = 6;

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** For processes that serve. Does not keep one alive. */
export function giveMemoryBack(checkMs = CHECK_MS): void {
  let collect: Collect | undefined;
  let least = FRESH_BYTES;
  let idleChecks = PAUSE_CHECKS;
  let last = process.cpuUsage();
  const check = () => {
    const { user, system } = process.cpuUsage(last);
    last = process.cpuUsage();
    const isIdle = (user + system) / 1_000 <= IDLE * checkMs;
    idleChecks = isIdle ? idleChecks + 1 : PAUSE_CHECKS;
    const grown = process.memoryUsage.rss() > least * GROWN;
    if (isIdle && grown && idleChecks > PAUSE_CHECKS) {
      collect ??= exposeCollect();
      // Pages that V8 keeps for its next burst go only with a collection of last resort.
      collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
      idleChecks = 0;
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
