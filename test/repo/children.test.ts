// What a test starts ends with it, also when it fails: the tests of a file run in order.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { descendantsOf, isRunning } from '../../scripts/processes.ts';
import { keepForFile } from '../children.ts';

const started: number[] = [];
const ofFile: number[] = [];

/** Starts a shell and waits until it has said something. */
async function shell(script: string, options: SpawnOptions = {}): Promise<number> {
  const child: ChildProcess = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'], ...options });
  if (child.stdout) await once(child.stdout, 'data');
  return child.pid ?? 0;
}

beforeAll(async () => {
  ofFile.push(await shell('echo; sleep 3001; :'));
});

it.fails('starts processes and fails', async () => {
  ofFile.push(await keepForFile(() => shell('echo; sleep 3002; :')));
  started.push(await shell('echo; exec sleep 3003'));
  started.push(await shell('trap "" TERM; echo; sleep 3004; :'));
  started.push(await shell('echo; sleep 3005; :', { detached: true, env: { PATH: '/usr/bin:/bin' } }));
  const stopped = await shell('echo; sleep 3006; :');
  process.kill(stopped, 'SIGSTOP');
  started.push(stopped, ...(await withChildren(started)));
  expect(started).toHaveLength(6);
  throw new Error('as a test does');
});

it('leaves none of them, and all that belong to the file', () => {
  expect(started.filter(isRunning)).toEqual([]);
  expect(ofFile.map(isRunning)).toEqual([true, true]);
});

/** Two of them have a child of their own. */
async function withChildren(pids: readonly number[]): Promise<number[]> {
  for (;;) {
    const below = descendantsOf(pids);
    if (below.length === 2) return below;
    await delay(10);
  }
}
