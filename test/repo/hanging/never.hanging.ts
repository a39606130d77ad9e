import { spawn } from 'node:child_process';
import { afterAll, it } from 'vitest';

const forever = () => new Promise<never>(() => {});

afterAll(forever);

it('never ends, nor does its child', async () => {
  try {
    spawn('sh', ['-c', 'trap "" TERM; sleep 4001; :'], { stdio: 'inherit', detached: true });
    await forever();
  } finally {
    await forever();
  }
});
