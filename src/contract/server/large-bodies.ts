// Large JSON, taken one at a time: what is sent on several connections at once would otherwise be parsed and checked in one
// go, some 100 ms each, and everybody else waits for all of it.
import { tooMuch } from './body-errors.ts';

const MAX_WAITING = 64;

/** The first of them is being worked on, or has just been. */
const turns: (() => void)[] = [];

/** At once where nothing else is. Others get as long afterwards as it took. */
export function inTurn(work: () => void): void {
  if (turns.length > MAX_WAITING) throw tooMuch();
  if (turns.push(work) === 1) takeTurn();
}

function takeTurn(): void {
  const begun = performance.now();
  setImmediate(() => setTimeout(goOn, performance.now() - begun)); // after what the work has left to promises
  turns[0]?.();
}

function goOn(): void {
  turns.shift();
  if (turns.length > 0) takeTurn();
}
