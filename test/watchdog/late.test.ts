// Whether a process is alive, asked over the pipe between the processes: a real one, answering, stopped, and gone.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { kill } from 'node:process';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChildServer, launch } from '../../src/servers/child-process.ts';

const MODULE = pathToFileURL(resolve(import.meta.dirname, '../../src/servers/child-process.ts')).href;

describe('a gateway process that is asked over its channel [finding 2]', () => {
  let folder = '';
  let child: ChildServer<'up'>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'annex-late-'));
    const entry = join(folder, 'child.mjs');
    await writeFile(
      entry,
      `import { findParent } from '${MODULE}'; findParent().ready('up'); setInterval(() => {}, 1e6);`,
    );
    child = launch<'up'>(entry, []);
    await child.ready;
  });
  afterAll(async () => {
    child.kill();
    await child.ended;
    await rm(folder, { recursive: true });
  });

  it('answers, says nothing while it is stopped, and is not waited for once it is gone', async () => {
    expect(await child.answers(20_000)).toBe(true);
    kill(child.pid ?? 0, 'SIGSTOP');
    expect(await child.answers(100)).toBe(false);
    kill(child.pid ?? 0, 'SIGCONT');
    expect(await child.answers(20_000)).toBe(true);
    child.kill();
    await child.ended;
    expect(await child.answers(20_000)).toBe(false);
  });
});
