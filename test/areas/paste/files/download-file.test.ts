import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../src/base/clock.ts';
import { useRunning } from '../../../running.ts';
import { runUploads, type Uploads } from './upload.ts';

const running = useRunning();
const GIVE = { filename: "re'port (1).html", give: '' };
const content = Buffer.from('<script>alert(1)</script>');

const addressOf = async ({ call }: Uploads, id: string, headers: Record<string, string> = {}): Promise<string> => {
  const answer = await call('POST', `/files/${id}/downloads`, headers);
  if (answer.status !== 201) throw new Error(`${answer.status}`);
  return ((await answer.json()) as { path: string }).path;
};

describe('createFileDownload', () => {
  it('creates an address of 128 random bits, only for given files that are complete', async () => {
    const uploads = await runUploads(running);
    const { send, begin, call, as } = uploads;
    const id = await send(content, GIVE);
    const paths = [await addressOf(uploads, id), await addressOf(uploads, id)];
    expect(new Set(paths).size).toBe(2);
    for (const path of paths) expect(path).toMatch(/^\/file-downloads\/[\w-]{22}$/);
    const incoming = await send(content, { filename: 'a' });
    const unfinished = (await begin(9, GIVE)).split('/').at(-1);
    const other = await send(content, GIVE, as('acme'));
    for (const each of [incoming, unfinished, other, 'none'])
      expect((await call('POST', `/files/${each}/downloads`, {})).status).toBe(404);
  });
});

describe('downloadFile', () => {
  it('sends the bytes only to be saved [E-files-save-only]', async () => {
    const uploads = await runUploads(running);
    const path = await addressOf(uploads, await uploads.send(content, GIVE));
    const answer = await uploads.call('GET', path, {});
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''re%27port%20%281%29.html",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
      'accept-ranges': 'bytes',
    });
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('resumes with ranges and the tag of the file', async () => {
    const uploads = await runUploads(running);
    const path = await addressOf(uploads, await uploads.send(content, GIVE));
    const tag = (await uploads.call('HEAD', path, {})).headers.get('ETag') ?? '';
    const rest = await uploads.call('GET', path, { Range: 'bytes=5-', 'If-Range': tag });
    expect([rest.status, await rest.text()]).toEqual([206, content.subarray(5).toString()]);
    expect((await uploads.call('GET', path, { Range: 'bytes=5-', 'If-Range': '"other"' })).status).toBe(200);
    expect((await uploads.call('GET', path, { Range: 'bytes=99-' })).status).toBe(416);
    expect((await uploads.call('GET', path, { 'If-None-Match': tag })).status).toBe(304);
  });

  it.each([
    'script',
    'style',
    'worker',
    'sharedworker',
    'serviceworker',
    'iframe',
    'frame',
    'embed',
    'object',
    'image',
    'video',
    'font',
  ])('does not find a file that is requested as %s', async (destination) => {
    const uploads = await runUploads(running);
    const path = await addressOf(uploads, await uploads.send(content, GIVE));
    expect((await uploads.call('GET', path, { 'Sec-Fetch-Dest': destination })).status).toBe(404);
  });

  it('works for two hours, and only with the cookie that it was created with [E-files-address]', async () => {
    const uploads = await runUploads(running);
    const { send, call, viewer } = uploads;
    const id = await send(content, GIVE);
    const { token } =
      /data-token="(?<token>[^"]+)"/.exec(await (await fetch(`${viewer.url}/screenshot-paste`)).text())?.groups ?? {};
    const cookie = { Cookie: '__Host-annex_session=one' };
    const page = { 'Paste-Token': token ?? '', 'Sec-Fetch-Site': 'same-origin', ...cookie };
    const path = await addressOf(uploads, id, page);
    const visit = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' };
    expect((await call('GET', path, { ...visit, ...cookie })).status).toBe(200);
    expect((await call('GET', path, visit)).status).toBe(404);
    expect((await call('GET', path, {})).status).toBe(404);
    expect((await call('GET', path, { ...visit, Cookie: '__Host-annex_session=two' })).status).toBe(404);
    viewer.clock.advance(7_200_000 - 1);
    expect((await call('GET', path, { ...visit, ...cookie })).status).toBe(200);
    viewer.clock.advance(1);
    expect((await call('GET', path, { ...visit, ...cookie })).status).toBe(404);
    for (const line of viewer.log) expect(line).not.toContain(path.split('/').at(-1));
  });

  it('asks programs for the credential of the owner again', async () => {
    const uploads = await runUploads(running);
    const { send, call, as } = uploads;
    const path = await addressOf(uploads, await send(content, GIVE, as('acme')), as('acme'));
    expect((await call('GET', path, as('acme'))).status).toBe(200);
    expect((await call('GET', path, as('umbrella'))).status).toBe(404);
    expect((await call('GET', path, {})).status).toBe(404);
    expect((await call('GET', path, { 'X-Forwarded-For': '192.0.2.7' })).status).toBe(404);
  });

  it('says that a file was saved when its last byte was sent, and keeps it for 24 hours [E-files-given]', async () => {
    const uploads = await runUploads(running);
    const { send, call, viewer } = uploads;
    const id = await send(content, GIVE);
    const path = await addressOf(uploads, id);
    const stateOf = async () => ((await (await call('GET', `/files/${id}`, {})).json()) as { state: string }).state;
    await (await call('GET', path, { Range: 'bytes=0-3' })).text();
    await call('HEAD', path, {});
    expect(await stateOf()).toBe('ready');
    await (await call('GET', path, { Range: 'bytes=4-' })).text();
    await expect.poll(stateOf).toBe('saved');
    const folder = join(viewer.projectDir, '.annex/files');
    expect((await stat(join(folder, `${id}.part`))).mode & 0o777).toBe(0o600);
    viewer.clock.advance(DAY_MS);
    expect((await call('GET', `/files/${id}`, {})).status).toBe(404);
    await expect.poll(() => readdir(folder)).toEqual([]);
  });
});
