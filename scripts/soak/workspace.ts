// Repeats the critical paths of the workspace without a flake: evals that are queued, executed and fail; a network that is
// cut and restored during an eval; a screenshot that is refused, shared and taken; a killed server that keeps its layout.
// Uses headless Chromium.
import type { SoakOptions } from './options.ts';
import { Environment } from './workspace/environment.ts';
import { playRound } from './workspace/round.ts';

const ROUNDS = 50;
const REPORT_EVERY = 10;

export async function workspace({ rounds = ROUNDS }: SoakOptions = {}): Promise<boolean> {
  const { passed, longestMs } = await soakWorkspace(rounds, (line) => console.log(`  ${line}`));
  console.log(`${passed} of ${rounds} rounds passed; the longest took ${(longestMs / 1_000).toFixed(1)} s`);
  return passed === rounds;
}

export interface WorkspaceReport {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly longestMs: number;
}

/** `log` is called with failures and with the progress. */
export async function soakWorkspace(rounds: number, log: (line: string) => void = () => {}): Promise<WorkspaceReport> {
  const failures: string[] = [];
  let longestMs = 0;
  const environment = await Environment.start();
  try {
    for (let round = 1; round <= rounds; round++) {
      const start = performance.now();
      await playRound(environment, `round-${round}`).catch((error: Error) => {
        failures.push(error.message);
        log(error.message);
      });
      longestMs = Math.max(longestMs, performance.now() - start);
      if (round % REPORT_EVERY === 0) log(`${round - failures.length} of ${round} passed`);
    }
  } finally {
    await environment.stop();
  }
  return { passed: rounds - failures.length, failures, longestMs };
}
