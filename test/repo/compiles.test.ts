import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

describe('the whole repository', () => {
  it('compiles under strict, and what test/types says must not compile does not', () => {
    // What has not changed since the last time, nor anything that it imports, is not checked again. One thread: each
    // further one reads the types anew, for a third more of the processor.
    const options = ['--incremental', '--tsBuildInfoFile', '.cache/compiles.tsbuildinfo', '--singleThreaded'];
    const compile = () =>
      execFileSync(process.execPath, ['node_modules/typescript7/bin/tsc', ...options], {
        cwd: root,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    expect(compile()).toBe('');
  }, 120_000);
});
