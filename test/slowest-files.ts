// At the end of a run, before vitest's summary: the ten slowest files, and what run-tests.ts has left out.
import { relative, resolve } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const COUNT = 10;
const ROOT = resolve(import.meta.dirname, '..');

export class SlowestFiles implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    const seconds = files.map((file) => ({ name: relative(ROOT, file.moduleId), seconds: secondsOf(file) }));
    const slowest = seconds.sort((one, other) => other.seconds - one.seconds).slice(0, COUNT);
    console.log(`\nSlowest files, in seconds:`);
    for (const each of slowest) console.log(`${each.seconds.toFixed(1).padStart(7)}  ${each.name}`);
    const notice = process.env['TEST_NOTICE'];
    if (notice) console.log(`\n${notice}`);
  }
}

/** With loading it and its hooks. */
function secondsOf(file: TestModule): number {
  const { collectDuration, setupDuration, prepareDuration, duration } = file.diagnostic();
  return (collectDuration + setupDuration + prepareDuration + duration) / 1_000;
}
