import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemOf, sending, useRunning } from '../../running.ts';
import { startModel } from './model.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();
const rename = (viewer: { readonly url: string }, id: string, body: object) =>
  fetch(`${viewer.url}/screenshot-paste/${id}`, sending('PATCH', body));

/** Root can write to read-only directories, so `work` runs as nobody if the tests run as root. */
async function whileReadOnly<T>(project: string, work: () => Promise<T>): Promise<T> {
  const folder = join(project, 'screenshots/sp');
  const isRoot = process.geteuid?.() === 0;
  for (const each of [project, join(project, 'screenshots')]) await chmod(each, 0o755);
  await chmod(folder, 0o555);
  await chmod(join(folder, '.journal.jsonl'), 0o444);
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
    await chmod(folder, 0o755);
    await chmod(join(folder, '.journal.jsonl'), 0o644);
  }
}
const NOBODY = 65_534;

describe('renamePaste', () => {
  it('renames both files and keeps their bytes [E-file-named] [E-file-original]', async () => {
    const viewer = await runViewer(running);
    const sent = await png(drawPixels(3136, 160));
    const { id } = await viewer.paste(sent);
    const answer = await rename(viewer, id, { name: 'Board with routed antenna' });
    expect(await answer.json()).toMatchObject({
      id,
      name: 'board-with-routed-antenna',
      name_state: 'named',
      name_source: 'user',
      undoable: true,
      file: 'screenshots/sp/board-with-routed-antenna-1568x80.png',
      original: 'screenshots/sp/board-with-routed-antenna-3136x160-original.png',
    });
    expect(await viewer.everything()).toEqual([
      '.journal.jsonl',
      'board-with-routed-antenna-1568x80.png',
      'board-with-routed-antenna-3136x160-original.png',
    ]);
    const original = await viewer.read('screenshots/sp/board-with-routed-antenna-3136x160-original.png');
    expect(original.equals(sent)).toBe(true);
  });

  it('adds a number if the name is taken, and does not change the other files', async () => {
    const viewer = await runViewer(running);
    const first = await viewer.paste(await png(drawPixels(40, 30, 3, 1)), 'one');
    const second = await viewer.paste(await png(drawPixels(40, 30, 3, 2)), 'two');
    const before = await viewer.read(first.original);
    expect(await (await rename(viewer, second.id, { name: 'One' })).json()).toMatchObject({ name: 'one-2' });
    expect((await viewer.read(first.original)).equals(before)).toBe(true);
  });

  it('does not stop automatic naming if it fails', async () => {
    const { model, asked, answer } = await startModel(running, 'found-by-the-model');
    const viewer = await runViewer(running, { paste: { model } });
    const { id } = await viewer.paste(await png(drawPixels(40, 30)));
    await expect.poll(() => asked.length).toBe(1);
    const stream = await running.events(`${viewer.url}/screenshot-paste/${id}`);
    await stream.until('event: pending');
    const answered = await whileReadOnly(viewer.projectDir, () => rename(viewer, id, { name: 'Mine' }));
    expect(await problemOf(answered)).toMatchObject({ name: 'unavailable' });
    expect(await viewer.client.getPaste({ path: { id } })).toMatchObject({ name_state: 'pending' });
    answer();
    expect(await stream.rest()).toContain('event: named');
    expect(await viewer.files()).toEqual(['found-by-the-model-40x30-original.png', 'found-by-the-model-40x30.png']);
  });

  it('refuses a name without letters and digits, and an unknown screenshot', async () => {
    const viewer = await runViewer(running);
    const { id } = await viewer.paste(await png(drawPixels(20, 20)), 'kept');
    expect(await problemOf(await rename(viewer, id, { name: '../..' }))).toMatchObject({ pointers: ['/body/name'] });
    expect(await problemOf(await rename(viewer, 'nobody', { name: 'x' }))).toMatchObject({ name: 'paste-not-found' });
    expect(await viewer.files()).toEqual(['kept-20x20-original.png', 'kept-20x20.png']);
  });

  it.each([
    ['../../etc/passwd', 'etc-passwd'],
    ['C:\\Windows\\system32', 'c-windows-system32'],
    ['a\u0000b', 'a-b'],
    ['.hidden', 'hidden'],
    ['вход в систему', 'вход-в-систему'],
    ['x'.repeat(200), 'x'.repeat(60)],
  ])('converts %j to a safe name', async (given, name) => {
    const viewer = await runViewer(running);
    const { id } = await viewer.paste(await png(drawPixels(20, 20)));
    expect(await (await rename(viewer, id, { name: given })).json()).toMatchObject({ name });
    expect((await viewer.files()).sort()).toEqual([`${name}-20x20-original.png`, `${name}-20x20.png`].sort());
  });

  it('returns 404 if the files were removed', async () => {
    const viewer = await runViewer(running);
    const { id } = await viewer.paste(await png(drawPixels(20, 20)), 'gone');
    const { rm } = await import('node:fs/promises');
    await rm(`${viewer.projectDir}/screenshots`, { recursive: true });
    expect(await problemOf(await rename(viewer, id, { name: 'x' }))).toMatchObject({ name: 'paste-not-found' });
    expect((await viewer.client.listPastes({})).screenshots).toEqual([]);
  });
});
