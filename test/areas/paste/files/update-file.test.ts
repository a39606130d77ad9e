import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../../running.ts';
import { runUploads, until } from './upload.ts';

const running = useRunning();
const MIB = 1 << 20;

describe('updateFile', () => {
  it('appends at the offset of the upload only', async () => {
    const { begin, patch, offsetOf } = await runUploads(running);
    const path = await begin(10, { filename: 'a' });
    const wrong = await patch(path, 3, Buffer.from('abc'));
    expect([wrong.status, await wrong.text()]).toEqual([409, expect.stringContaining('The next byte is at 0.')]);
    expect((await patch(path, 0, Buffer.from('abc'))).status).toBe(204);
    expect((await patch(path, 0, Buffer.from('abc'))).status).toBe(409);
    expect(await offsetOf(path)).toBe(3);
    expect((await patch(path, 3, Buffer.from('abc'), { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await patch(path, 3, Buffer.from('abc'), { 'Tus-Resumable': '0.2.2' })).status).toBe(412);
  });

  it('counts every byte of a request whose connection is lost [E-files-durable]', async () => {
    const { viewer, begin, patch, offsetOf, half } = await runUploads(running);
    const content = randomBytes(3 * MIB);
    const path = await begin(content.length, { filename: 'a' });
    const socket = half(path, 0, content.length, content.subarray(0, 2 * MIB));
    const part = join(viewer.projectDir, 'incoming/.annex-uploads', `${path.split('/').at(-1)}.part`);
    await until(async () => (await readFile(part)).length === 2 * MIB);
    socket.destroy();
    await until(async () => (await offsetOf(path)) === 2 * MIB);
    expect((await patch(path, 2 * MIB, content.subarray(2 * MIB))).status).toBe(204);
    expect((await readFile(join(viewer.projectDir, 'incoming/a'))).equals(content)).toBe(true);
  });

  it('takes over from a request that has fallen silent', async () => {
    const { viewer, begin, patch, offsetOf, half } = await runUploads(running);
    const content = randomBytes(MIB);
    const path = await begin(content.length, { filename: 'a' });
    const socket = half(path, 0, content.length, content.subarray(0, 1000));
    const part = join(viewer.projectDir, 'incoming/.annex-uploads', `${path.split('/').at(-1)}.part`);
    await until(async () => (await readFile(part)).length === 1000);
    expect((await patch(path, 0, content)).status).toBe(409); // the first request is ended; its bytes count
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 409/);
    expect(await offsetOf(path)).toBe(1000);
    expect((await patch(path, 1000, content.subarray(1000))).status).toBe(204);
    expect((await readFile(join(viewer.projectDir, 'incoming/a'))).equals(content)).toBe(true);
  });

  it('accepts the same offset twice at once only once', async () => {
    const { viewer, begin, patch } = await runUploads(running);
    for (let round = 0; round < 10; round++) {
      const content = randomBytes(300_000);
      const path = await begin(content.length, { filename: `${round}` });
      const statuses = await Promise.all([1, 2, 3].map(async () => (await patch(path, 0, content)).status));
      for (let tries = 0; !statuses.includes(204) && tries < 3; tries++) {
        const size = Number((await fetch(viewer.url + path, { method: 'HEAD' })).headers.get('Upload-Offset'));
        statuses.push((await patch(path, size, content.subarray(size))).status);
      }
      expect(statuses.filter((status) => status === 204)).toHaveLength(1);
      expect((await readFile(join(viewer.projectDir, 'incoming', `${round}`))).equals(content)).toBe(true);
    }
  });

  it('refuses bytes beyond the end of the file', async () => {
    const { viewer, begin, patch, offsetOf } = await runUploads(running);
    const path = await begin(4, { filename: 'a' });
    const answer = await patch(path, 0, Buffer.from('abcdefgh'));
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('The file has 4 bytes.')]);
    expect(await offsetOf(path)).toBe(4);
    expect(await readFile(join(viewer.projectDir, 'incoming/a'), 'utf8')).toBe('abcd');
    expect((await patch(path, 4, Buffer.from('e'))).status).toBe(204);
    expect(await readFile(join(viewer.projectDir, 'incoming/a'), 'utf8')).toBe('abcd');
  });

  it('goes on after a restart, and finishes what was complete', async () => {
    const { viewer, begin, patch } = await runUploads(running);
    const [path, other] = [await begin(8, { filename: 'a' }), await begin(2, { filename: 'b' })];
    await patch(path, 0, Buffer.from('abcd'));
    await viewer.close();
    const parts = join(viewer.projectDir, 'incoming/.annex-uploads');
    await truncate(join(parts, `${other.split('/').at(-1)}.part`), 2); // killed before the file got its name
    const again = await runUploads(running, { projectDir: viewer.projectDir });
    expect(await again.offsetOf(path)).toBe(4);
    expect((await again.patch(path, 4, Buffer.from('efgh'))).status).toBe(204);
    expect(await readFile(join(viewer.projectDir, 'incoming/a'), 'utf8')).toBe('abcdefgh');
    expect((await readFile(join(viewer.projectDir, 'incoming/b'))).length).toBe(2);
    expect(await readdir(parts)).toEqual(['.gitignore']);
  });

  it('says that an upload is gone if somebody has deleted its bytes', async () => {
    const { viewer, begin, patch, offsetOf } = await runUploads(running);
    const path = await begin(8, { filename: 'a' });
    await rm(join(viewer.projectDir, 'incoming'), { recursive: true });
    expect((await patch(path, 0, Buffer.from('abcd'))).status).toBe(404);
    expect(await offsetOf(path)).toBe(404);
  });

  it('does not find the upload of another owner', async () => {
    const { begin, patch, offsetOf, call, as } = await runUploads(running);
    const path = await begin(4, { filename: 'a' }, as('acme'));
    expect((await patch(path, 0, Buffer.from('evil'), as('umbrella'))).status).toBe(404);
    expect((await call('DELETE', path, as('umbrella'))).status).toBe(404);
    expect([await offsetOf(path, as('umbrella')), await offsetOf(path), await offsetOf(path, as('acme'))]).toEqual([
      404, 404, 0,
    ]);
  });
});
