import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../../running.ts';
import { runUploads, TUS, until } from './upload.ts';

const running = useRunning();

describe('deleteFile', () => {
  it('cancels an upload, also while it is running, and removes its bytes', async () => {
    const { viewer, begin, half, call } = await runUploads(running);
    const path = await begin(1000, { filename: 'a' });
    half(path, 0, 1000, Buffer.from('abc'));
    const parts = join(viewer.projectDir, 'incoming/.annex-uploads');
    await until(async () => (await readFile(join(parts, `${path.split('/').at(-1)}.part`))).length === 3);
    expect((await call('DELETE', path, TUS)).status).toBe(204);
    expect((await call('DELETE', path, TUS)).status).toBe(404);
    expect(await readdir(parts)).toEqual(['.gitignore']);
  });

  it('removes a given file, and of a file in the project only the entry', async () => {
    const { viewer, send, call } = await runUploads(running);
    const given = await send(Buffer.from('a'), { filename: 'a', give: '' });
    const saved = await send(Buffer.from('b'), { filename: 'b' });
    for (const id of [given, saved]) expect((await call('DELETE', `/files/${id}`, {})).status).toBe(204);
    expect(await readdir(join(viewer.projectDir, '.annex/files'))).toEqual([]);
    expect(await readFile(join(viewer.projectDir, 'incoming/b'), 'utf8')).toBe('b');
  });
});
