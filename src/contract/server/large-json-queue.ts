// Parses large JSON bodies one at a time. Otherwise bodies that arrive together on several connections would be parsed
// back to back, about 100 ms each, while all other requests wait.
import { overloaded } from './body-errors.ts';

const MAX_WAITING = 64;

/** The first item is running or has just run. */
const queue: (() => void)[] = [];

/** Runs `work` immediately if the queue is empty. After each item, other requests get as much time as it took. */
export function enqueue(work: () => void): void {
  if (queue.length > MAX_WAITING) throw overloaded();
  if (queue.push(work) === 1) runFirst();
}

function runFirst(): void {
  const startedAt = performance.now();
  setImmediate(() => setTimeout(runNext, performance.now() - startedAt)); // after the promise callbacks that `work` started
  queue[0]?.();
}

function runNext(): void {
  queue.shift();
  if (queue.length > 0) runFirst();
}
