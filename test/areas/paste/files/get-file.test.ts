import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../src/base/clock.ts';
import { useRunning } from '../../../running.ts';
import { runUploads, TUS } from './upload.ts';

const running = useRunning();

describe('getFile', () => {
  it('answers the HEAD request of a tus client', async () => {
    const { begin, patch, call } = await runUploads(running);
    const path = await begin(10, { filename: 'a' });
    await patch(path, 0, Buffer.from('abc'));
    const { status, headers } = await call('HEAD', path, TUS);
    const names = ['Upload-Offset', 'Upload-Length', 'Tus-Resumable', 'Cache-Control'];
    expect([status, ...names.map((name) => headers.get(name))]).toEqual([200, '3', '10', '1.0.0', 'no-store']);
  });

  it('finds an unfinished upload for 24 hours, after which its bytes are removed', async () => {
    const { viewer, begin, patch, offsetOf } = await runUploads(running);
    const path = await begin(10, { filename: 'a' });
    await patch(path, 0, Buffer.from('abc'));
    viewer.clock.advance(DAY_MS - 1);
    expect(await offsetOf(path)).toBe(3);
    viewer.clock.advance(1);
    expect(await offsetOf(path)).toBe(404);
    await viewer.close();
    await runUploads(running, { projectDir: viewer.projectDir, clock: viewer.clock });
    expect(await readdir(join(viewer.projectDir, 'incoming/.annex-uploads'))).toEqual(['.gitignore']);
    expect(await readdir(join(viewer.projectDir, '.annex/files'))).toEqual([]);
  });
});
