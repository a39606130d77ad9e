// Gives memory back after a burst of requests. V8 collects as it allocates: a process that has nothing to do after a flood
// would keep the garbage of the flood, several times what it needs, for as long as nothing happens.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often is looked. */
const CHECK_MS = 10_000;
/** The process has nothing to do: of a core it took no more than this. */
const IDLE = 0.1;
/** About what a server takes that has just started: more than this is worth a look also where it has never been idle yet. */
const FRESH_BYTES = 128 << 20;
/** Worth a collection, which takes some 50 ms: so many times what was left after the last one, or the least so far. */
const GROWN = 1.15;
/** The pause after a collection that left more than the least, at first in checks: what it had to leave may be free by now. */
const PAUSE_CHECKS = 2;
const MAX_PAUSE_CHECKS = 360;

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** For processes that serve. Does not keep one alive. */
export function giveMemoryBack(checkMs = CHECK_MS): void {
  let collect: Collect | undefined;
  let least = FRESH_BYTES;
  let left = FRESH_BYTES;
  let pause = PAUSE_CHECKS;
  let checks = 0;
  let last = process.cpuUsage();
  const check = () => {
    const { user, system } = process.cpuUsage(last);
    last = process.cpuUsage();
    checks++;
    if ((user + system) / 1_000 > IDLE * checkMs) return;
    const now = process.memoryUsage.rss();
    const isBurst = now > left * GROWN;
    const isRest = now > least * GROWN && checks > pause;
    if (isBurst || isRest) {
      collect ??= exposeCollect();
      // Pages that V8 keeps for its next burst go only with a collection of last resort.
      collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
      pause = isBurst ? PAUSE_CHECKS : Math.min(2 * pause, MAX_PAUSE_CHECKS);
      checks = 0;
      left = process.memoryUsage.rss();
    } else left = Math.min(left, now);
    least = Math.min(least, left);
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
