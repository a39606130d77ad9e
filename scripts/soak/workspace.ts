// The workspace's risks, round after round, without a flake: code queued, executed and failed; the line cut and healed in
// the middle of it; a picture refused, shared and taken; the server killed and the layout kept. In headless Chromium.
// By itself: node scripts/soak/workspace.ts
import type { SoakOptions } from './options.ts';
import { Environment } from './workspace/environment.ts';
import { playRound } from './workspace/round.ts';

const ROUNDS = 50;
const TELL_EVERY = 10;

export async function workspace({ rounds = ROUNDS }: SoakOptions = {}): Promise<boolean> {
  const { held, longestMs } = await soakWorkspace(rounds, (line) => console.log(`  ${line}`));
  console.log(`${held} of ${rounds} rounds held; the longest took ${(longestMs / 1_000).toFixed(1)} s`);
  return held === rounds;
}

export interface WorkspaceReport {
  readonly held: number;
  readonly failures: readonly string[];
  readonly longestMs: number;
}

/** `tell` is called with what failed, and now and then with how far it is. */
export async function soakWorkspace(rounds: number, tell: (line: string) => void = () => {}): Promise<WorkspaceReport> {
  const failures: string[] = [];
  let longestMs = 0;
  const environment = await Environment.start();
  try {
    for (let round = 1; round <= rounds; round++) {
      const start = performance.now();
      await playRound(environment, `round-${round}`).catch((error: Error) => {
        failures.push(error.message);
        tell(error.message);
      });
      longestMs = Math.max(longestMs, performance.now() - start);
      if (round % TELL_EVERY === 0) tell(`${round - failures.length} of ${round} held`);
    }
  } finally {
    await environment.stop();
  }
  return { held: rounds - failures.length, failures, longestMs };
}

if (import.meta.main && !(await workspace())) process.exitCode = 1;
