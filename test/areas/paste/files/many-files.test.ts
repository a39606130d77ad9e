import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../../running.ts';
import { runUploads } from './upload.ts';

const running = useRunning();
const bytes = (text: string) => Buffer.from(text);

describe('createFile', () => {
  it('survives a thousand empty files: the oldest entries are forgotten, the files stay', async () => {
    const { viewer, send } = await runUploads(running);
    const sendSome = async (start: number) => {
      for (let number = start; number < 1_010; number += 10) await send(bytes(''), { relativePath: `many/${number}` });
    };
    await Promise.all(Array.from({ length: 10 }, (_, start) => sendSome(start)));
    await viewer.close();
    const again = await runUploads(running, { projectDir: viewer.projectDir });
    const { files } = (await (await again.call('GET', '/files', {})).json()) as { files: unknown[] };
    expect(files).toHaveLength(1_000);
    expect(await readdir(join(viewer.projectDir, 'incoming/many'))).toHaveLength(1_010);
  });
});
