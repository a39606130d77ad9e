import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeAbandoned, writeTemporary } from '../../../src/base/files/durable.ts';

const DURABLE = resolve(import.meta.dirname, '../../../src/base/files/durable.ts');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annex-abandoned-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a temporary file', () => {
  it('is removed if its process was killed, and kept while it runs', async () => {
    const path = join(folder, 'list.json');
    const program = `const { writeTemporary } = await import(${JSON.stringify(DURABLE)});
      await writeTemporary(${JSON.stringify(path)}, 'x', 0o600);
      process.kill(process.pid, 'SIGKILL');`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'ignore' });
    await once(child, 'close');
    expect(await readdir(folder)).toHaveLength(1);
    const own = await writeTemporary(path, 'y', 0o600);
    await removeAbandoned(join(folder, 'other.json'));
    expect(await readdir(folder)).toHaveLength(2);
    await removeAbandoned(path);
    expect((await readdir(folder)).map((name) => join(folder, name))).toEqual([own]);
  });
});
