// What a process says last is what its operator needs most.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const STREAM = JSON.stringify(new URL('../../../src/base/log/batched-stream.ts', import.meta.url).href);

/** Runs the lines with a stream `log` onto standard error, and gives what came out of it. */
async function written(lines: string): Promise<string> {
  const program = `import { BatchedStream } from ${STREAM};\nconst log = new BatchedStream(2);\n${lines}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [all] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return all;
}

describe('the log’s stream', () => {
  it.each([
    ['ends by itself', ''],
    ['is told to exit', 'process.exit(0);'],
    ['exits a little later', 'setTimeout(() => process.exit(0), 30);'],
  ])('loses and doubles no line of a process that %s', async (_, end) => {
    const lines = `log.writeLater('a\\n'); log.writeLater('b\\n'); log.write('c\\n'); log.writeLater('d\\n'); ${end}`;
    const runs = await Promise.all(Array.from({ length: 6 }, () => written(lines)));
    // A write that is under way at the end may come behind the last one: lines carry their time.
    for (const run of runs) expect(run.split('\n').sort()).toEqual(['', 'a', 'b', 'c', 'd']);
  });

  it('has the last words of a process that hangs and is killed', async () => {
    const hang = 'for (const end = Date.now() + 300; Date.now() < end; );';
    expect(
      await written(`log.writeLater('a\\n'); log.write('b\\n'); ${hang} process.kill(process.pid, 'SIGKILL');`),
    ).toBe('a\nb\n');
  });

  it('writes lines that wait for others soon, and long batches at once', async () => {
    const many = await written(
      `for (let n = 0; n < 3000; n++) log.writeLater(n + '\\n'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 500);`,
    );
    expect(many.trimEnd().split('\n')).toEqual(Array.from({ length: 3000 }, (_, n) => String(n)));
  });
});
