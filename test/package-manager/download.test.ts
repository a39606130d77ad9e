import { readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { downloadArchive } from '../../src/sdk/packages/node/index.ts';
import { useRunning } from '../running.ts';
import { publish, sha256 } from './repository.ts';
import { type Script, useScriptedServer } from './scripted-server.ts';

const running = useRunning();
const server = useScriptedServer();
const content = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
const listed = () => ({
  download_url: `${server.url()}/a.zip`,
  download_sha256: sha256(content),
  download_size: content.length,
});
const target = () => join(server.folder(), 'a.zip');

/** Closes the connection after this many bytes of each response. Supports ranges. */
const interruptAfter =
  (bytes: number): Script =>
  (request, response) => {
    const [, from = '0'] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
    const rest = content.subarray(Number(from));
    const range = { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` };
    response.writeHead(from === '0' ? 200 : 206, { 'content-length': rest.length, ...(from === '0' ? {} : range) });
    if (rest.length <= bytes) response.end(rest);
    else response.write(rest.subarray(0, bytes), () => response.destroy());
  };

describe('downloadArchive', () => {
  it('writes the archive, reports progress, and leaves no other files [A-purpose-download]', async () => {
    server.serve({ '/a.zip': content });
    const seen: [number, number | null][] = [];
    const done = await downloadArchive(listed(), { to: target(), onProgress: (...at) => seen.push(at) });
    expect(done).toEqual({ path: target(), size: content.length, sha256: sha256(content), resumedAt: 0 });
    expect(await readFile(target())).toEqual(content);
    expect(await readdir(server.folder())).toEqual(['a.zip']);
    expect(seen[0]).toEqual([0, content.length]);
    expect(seen.at(-1)).toEqual([content.length, content.length]);
  });

  it('resumes an interrupted download automatically', async () => {
    server.serve({ '/a.zip': interruptAfter(40_000) });
    const done = await downloadArchive(listed(), { to: target() });
    expect(await readFile(target())).toEqual(content);
    expect(done.resumedAt).toBeGreaterThan(0);
    expect(server.requests()[0]).toBe('/a.zip');
    expect(
      server
        .requests()
        .slice(1)
        .every((line) => /^\/a\.zip bytes=\d+-$/.test(line)),
    ).toBe(true);
  });

  it('resumes in a later call, also from another server', async () => {
    server.serve({ '/a.zip': interruptAfter(40_000) });
    const broken = downloadArchive(listed(), { to: target(), retries: 0 });
    await expect(broken).rejects.toMatchObject({ code: 'truncated' });
    expect((await readdir(server.folder())).filter((name) => name === 'a.zip')).toEqual([]);
    const platform = await running.platform();
    await publish(platform.packagesDir, { packages: [], archives: { 'a.zip': content } });
    const download_url = `${platform.url}/packages/archives/a.zip`;
    const done = await downloadArchive({ ...listed(), download_url }, { to: target() });
    expect(done.resumedAt).toBeGreaterThan(0);
    expect(await readFile(target())).toEqual(content);
  });

  it('starts again if the server does not support ranges', async () => {
    server.serve({ '/a.zip': interruptAfter(40_000) });
    await expect(downloadArchive(listed(), { to: target(), retries: 0 })).rejects.toThrow();
    server.serve({ '/a.zip': content });
    expect(await downloadArchive(listed(), { to: target() })).toMatchObject({ resumedAt: 0 });
    expect(await readFile(target())).toEqual(content);
  });

  it.each<[string, number, Record<string, string>]>([
    ['refuses the range', 416, {}],
    ['sends another range', 206, { 'content-range': 'bytes 3-10/11' }],
    ['does not know the size', 206, { 'content-range': 'bytes 40000-99999/*' }],
  ])('starts again if the server %s, and leaves no timer', async (_, status, headers) => {
    server.serve({ '/a.zip': interruptAfter(40_000) });
    await expect(downloadArchive(listed(), { to: target(), retries: 0 })).rejects.toThrow();
    server.serve({
      '/a.zip': ({ headers: { range } }, response) => {
        if (range === undefined) response.end(content);
        else response.writeHead(status, headers).end();
      },
    });
    const { signal } = new AbortController();
    const idleMs = 7_654_321;
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    try {
      expect(await downloadArchive(listed(), { to: target(), idleMs, signal })).toMatchObject({ resumedAt: 0 });
      const started = timers.mock.results.filter((_, index) => timers.mock.calls[index]?.[1] === idleMs);
      const open = started.filter(({ value }) => !cleared.mock.calls.some(([timer]) => timer === value));
      expect(started.length).toBeGreaterThan(1);
      expect(open).toEqual([]);
    } finally {
      vi.restoreAllMocks();
    }
    expect(await readFile(target())).toEqual(content);
  });

  it('does not follow a link in place of the partial file', async () => {
    const victim = join(server.folder(), 'victim');
    await writeFile(victim, 'the old one');
    await symlink(victim, join(server.folder(), `.a.zip.${sha256(content).slice(0, 16)}.part`));
    server.serve({ '/a.zip': content });
    await expect(downloadArchive(listed(), { to: target() })).rejects.toMatchObject({ code: 'ELOOP' });
    expect(await readFile(victim, 'utf8')).toBe('the old one');
  });

  it('waits for another download of the same file, and for the lock of a process that was killed', async () => {
    server.serve({ '/a.zip': content });
    const lock = join(server.folder(), `.a.zip.${sha256(content).slice(0, 16)}.part.lock`);
    await writeFile(lock, ''); // killed before it wrote its name
    const almostDead = new Date(Date.now() - 14_000);
    await utimes(lock, almostDead, almostDead);
    await Promise.all([1, 2].map(() => downloadArchive(listed(), { to: target() })));
    expect(await readFile(target())).toEqual(content);
    expect(await readdir(server.folder())).toEqual(['a.zip']);
  });

  it('starts again if the partial file does not belong to the archive', async () => {
    const part = join(server.folder(), `.a.zip.${sha256(content).slice(0, 16)}.part`);
    server.serve({ '/a.zip': interruptAfter(1e9) });
    for (const unrelated of [
      Buffer.alloc(500, 'x'),
      Buffer.alloc(content.length, 'x'),
      Buffer.alloc(content.length + 1),
    ]) {
      await writeFile(part, unrelated);
      await downloadArchive(listed(), { to: target() });
      expect(await readFile(target())).toEqual(content);
    }
    expect(await readdir(server.folder())).toEqual(['a.zip']);
  });

  it.each<[string, () => Script | Buffer, string]>([
    ['a changed byte', () => Buffer.from(content).fill(1, 5, 6), 'wrong-hash'],
    ['one byte too many', () => Buffer.concat([content, Buffer.from('x')]), 'wrong-size'],
    [
      'bytes without end',
      () => (_, response) => {
        const more = () => response.write(content, (error) => error || more());
        more();
      },
      'wrong-size',
    ],
    ['one byte too few', () => content.subarray(1), 'wrong-size'],
    [
      'an HTML page',
      () => (_, response) => void response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>log in'),
      'html-page',
    ],
    ['too many requests', () => (_, response) => void response.writeHead(429).end(), 'rate-limited'],
    ['nothing', () => (_, response) => void response.writeHead(404).end(), 'not-found'],
  ])('refuses %s, and does not change the old file [A-purpose-verify]', async (_, response, code) => {
    await writeFile(target(), 'the old one');
    server.serve({ '/a.zip': response() });
    await expect(downloadArchive(listed(), { to: target() })).rejects.toMatchObject({ code });
    expect(await readFile(target(), 'utf8')).toBe('the old one');
    const left = (await readdir(server.folder())).filter((name) => name !== 'a.zip');
    if (code.startsWith('wrong')) expect(left).toEqual([]);
  });

  it('refuses archives that cannot be verified', async () => {
    for (const { download_url, download_sha256 } of [listed()]) {
      await expect(downloadArchive({ download_url }, { to: target() })).rejects.toMatchObject({ code: 'unverifiable' });
      await expect(downloadArchive({ download_sha256 }, { to: target() })).rejects.toMatchObject({
        code: 'unverifiable',
      });
    }
  });

  it('stops when it is aborted', async () => {
    server.serve({ '/a.zip': (_, response) => void response.writeHead(200).write('x') });
    const stop = new AbortController();
    const download = downloadArchive(listed(), { to: target(), signal: stop.signal, onProgress: () => stop.abort() });
    await expect(download).rejects.toMatchObject({ name: 'AbortError' });
  });
});
