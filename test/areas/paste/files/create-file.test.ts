import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../../running.ts';
import { drawPixels, png } from '../pixels.ts';
import { metadataOf, runUploads, TUS } from './upload.ts';

const running = useRunning();
const bytes = (text: string) => Buffer.from(text);

describe('createFile', () => {
  it('begins an upload, whose file gets its name when it is complete [E-files-invisible]', async () => {
    const { viewer, begin, patch, call } = await runUploads(running);
    const path = await begin(5, { filename: 'board.pdf' });
    expect(path).toMatch(/^\/files\/[0-9a-f-]{36}$/);
    const folder = join(viewer.projectDir, 'incoming');
    const visible = async () => (await readdir(folder)).filter((name) => !name.startsWith('.'));
    expect(await visible()).toEqual([]);
    expect((await patch(path, 0, bytes('ab'))).status).toBe(204);
    expect(await visible()).toEqual([]);
    const answer = await patch(path, 2, bytes('cde'));
    expect([answer.status, answer.headers.get('Upload-Offset')]).toEqual([204, '5']);
    expect(await visible()).toEqual(['board.pdf']);
    expect(await readFile(join(folder, 'board.pdf'), 'utf8')).toBe('abcde');
    expect(await (await call('GET', path, {})).json()).toMatchObject({
      state: 'ready',
      name: 'board.pdf',
      path: join(folder, 'board.pdf'),
    });
    expect(await readdir(join(folder, '.annex-uploads'))).toEqual(['.gitignore']);
  });

  it('makes directories that git ignores, also for screenshots, and leaves those that exist [E-files-ignored]', async () => {
    const { viewer, send } = await runUploads(running);
    await send(bytes('a'), { filename: 'a' });
    await viewer.paste(await png(drawPixels(8, 8)), 'a');
    for (const name of ['incoming', 'screenshots'])
      expect(await readFile(join(viewer.projectDir, name, '.gitignore'), 'utf8')).toBe('*\n');
    const other = await runUploads(running);
    await mkdir(join(other.viewer.projectDir, 'incoming'));
    await other.send(bytes('a'), { filename: 'a' });
    expect((await readdir(join(other.viewer.projectDir, 'incoming'))).sort()).toEqual(['.annex-uploads', 'a']);
  });

  it('never replaces a file, also if two uploads with one name end together [E-files-incoming]', async () => {
    const { viewer, send } = await runUploads(running);
    const folder = join(viewer.projectDir, 'incoming');
    await mkdir(folder);
    await writeFile(join(folder, 'a.txt'), 'mine');
    await Promise.all(Array.from({ length: 8 }, (_, index) => send(bytes(`${index}`), { filename: 'a.txt' })));
    const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
    expect(names.sort()).toEqual(['a.txt', ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `a-${number}.txt`)].sort());
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('mine');
    const rest = await Promise.all(
      names.filter((name) => name !== 'a.txt').map((name) => readFile(join(folder, name), 'utf8')),
    );
    expect(rest.sort()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  });

  it('saves an empty file at once', async () => {
    const { viewer, send } = await runUploads(running);
    await send(bytes(''), { filename: 'empty' });
    expect((await stat(join(viewer.projectDir, 'incoming/empty'))).size).toBe(0);
  });

  it('keeps the folders of a folder, which cannot leave the directory [E-files-folders]', async () => {
    const { viewer, send, call } = await runUploads(running);
    const id = await send(bytes('a'), { filename: 'a.jpg', relativePath: 'photos/2026/a.jpg' });
    expect(await readFile(join(viewer.projectDir, 'incoming/photos/2026/a.jpg'), 'utf8')).toBe('a');
    expect(await (await call('GET', `/files/${id}`, {})).json()).toMatchObject({ name: 'photos/2026/a.jpg' });
    await send(bytes('b'), { relativePath: '../../../../etc/b.jpg' });
    expect(await readFile(join(viewer.projectDir, 'incoming/etc/b.jpg'), 'utf8')).toBe('b');
  });

  it('gives a folder whose name a file has, and a file whose name a folder has, a number', async () => {
    const { viewer, send } = await runUploads(running);
    const folder = join(viewer.projectDir, 'incoming');
    await send(bytes('a'), { filename: 'photos' });
    await send(bytes('b'), { relativePath: 'photos/b' });
    await send(bytes('c'), { filename: 'photos-2' });
    expect(await readFile(join(folder, 'photos-2/b'), 'utf8')).toBe('b');
    expect(await readFile(join(folder, 'photos-2-2'), 'utf8')).toBe('c');
  });

  it('does not follow links in a project from someone else', async () => {
    const { viewer, send } = await runUploads(running);
    const [folder, outside] = [join(viewer.projectDir, 'incoming'), join(viewer.projectDir, 'outside')];
    await mkdir(folder);
    await mkdir(outside);
    await symlink(outside, join(folder, 'photos'));
    await symlink(join(outside, 'victim'), join(folder, 'a.txt'));
    await send(bytes('a'), { relativePath: 'photos/a' });
    await send(bytes('b'), { filename: 'a.txt' });
    expect(await readdir(outside)).toEqual([]);
    expect((await readdir(folder)).sort()).toEqual(['.annex-uploads', 'a-2.txt', 'a.txt', 'photos', 'photos-2']);
    const linked = await runUploads(running);
    await symlink(outside, join(linked.viewer.projectDir, 'incoming'));
    const answer = await linked.create(1, { filename: 'a' });
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('must be a directory')]);
    expect(await readdir(outside)).toEqual([]);
  });

  it('refuses files above the limit, and more unfinished uploads than allowed for one owner [E-files-limits]', async () => {
    const { create, begin, call, as } = await runUploads(running, { files: { maxBytes: 1024, maxOpenUploads: 2 } });
    const answer = await create(1025, { filename: 'a' });
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('at most 1024 bytes')]);
    const first = await begin(1024, { filename: 'a' });
    await begin(1, { filename: 'b' });
    const third = await create(1, { filename: 'c' });
    expect([third.status, await third.text()]).toEqual([429, expect.stringContaining('2 uploads are unfinished')]);
    expect((await create(1, { filename: 'c' }, as('acme'))).status).toBe(201);
    expect((await call('DELETE', first, TUS)).status).toBe(204);
    expect((await create(1, { filename: 'c' })).status).toBe(201);
  });

  it('leaves free space on the disk, also for what unfinished uploads will need', async () => {
    const full = await runUploads(running, { files: { reserveBytes: 2 ** 40 } });
    expect((await full.create(1, { filename: 'a' })).status).toBe(507);
    expect(await readdir(join(full.viewer.projectDir, 'incoming/.annex-uploads'))).toEqual(['.gitignore']);
  });

  it('needs the version of the protocol, a length and valid metadata', async () => {
    const { call, create } = await runUploads(running);
    for (const version of [{}, { 'Tus-Resumable': '0.2.2' }] as Record<string, string>[]) {
      const answer = await call('POST', '/files', { 'Upload-Length': '1', ...version });
      expect([answer.status, answer.headers.get('Tus-Version')]).toEqual([412, '1.0.0']);
    }
    for (const length of [undefined, '-1', '1.5', 'a', '9007199254740992']) {
      const headers = { ...TUS, ...(length === undefined ? {} : { 'Upload-Length': length }) };
      expect([length, (await call('POST', '/files', headers)).status]).toEqual([length, 400]);
    }
    const invalid = { ...TUS, 'Upload-Length': '1', 'Upload-Metadata': 'filename a$b' };
    expect((await call('POST', '/files', invalid)).status).toBe(400);
    expect((await create(1, { relativePath: `${'a/'.repeat(70)}b` })).status).toBe(400);
    const plain = { ...TUS, 'Upload-Length': '0', 'Upload-Metadata': `give, ${metadataOf({ filename: 'a' })}` };
    expect((await call('POST', '/files', plain)).status).toBe(201);
  });

  it('is refused to pages without the token of the widget', async () => {
    const { create } = await runUploads(running);
    expect((await create(1, { filename: 'a' }, { Origin: 'https://evil.example' })).status).toBe(403);
  });
});
