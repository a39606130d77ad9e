// The last log lines of a process must not be lost: operators need them most.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const STREAM = JSON.stringify(new URL('../../../src/base/log/batched-stream.ts', import.meta.url).href);

/** Runs code with a BatchedStream `log` on standard error, and returns the output. */
async function outputOf(lines: string): Promise<string> {
  const program = `import { BatchedStream } from ${STREAM};\nconst log = new BatchedStream(2);\n${lines}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [all] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return all;
}

describe('BatchedStream', () => {
  it.each([
    ['ends by itself', ''],
    ['calls process.exit', 'process.exit(0);'],
    ['exits a little later', 'setTimeout(() => process.exit(0), 30);'],
  ])('writes every line once in a process that %s', async (_, end) => {
    const lines = `log.writeLater('a\\n'); log.writeLater('b\\n'); log.write('c\\n'); log.writeLater('d\\n'); ${end}`;
    const runs = await Promise.all(Array.from({ length: 6 }, () => outputOf(lines)));
    // A write in progress may finish after the last one, so the order is not checked. Lines contain their time.
    for (const run of runs) expect(run.split('\n').sort()).toEqual(['', 'a', 'b', 'c', 'd']);
  });

  it('has written the last lines of a process that hangs and is killed', async () => {
    const hang = 'for (const end = Date.now() + 300; Date.now() < end; );';
    expect(
      await outputOf(`log.writeLater('a\\n'); log.write('b\\n'); ${hang} process.kill(process.pid, 'SIGKILL');`),
    ).toBe('a\nb\n');
  });

  it('writes batched lines soon, and long batches at once', async () => {
    const many = await outputOf(
      `for (let n = 0; n < 3000; n++) log.writeLater(n + '\\n'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 500);`,
    );
    expect(many.trimEnd().split('\n')).toEqual(Array.from({ length: 3000 }, (_, n) => String(n)));
  });
});
