import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('leaves a process without a parent', () => {
  execFileSync('sh', ['-c', 'setsid sleep 4002 &'], { stdio: ['ignore', 'ignore', 'inherit'] });
  expect(1).toBe(1);
});
