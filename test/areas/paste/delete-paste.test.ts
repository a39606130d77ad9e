import { appendFile, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ScreenshotStore } from '../../../src/areas/paste/store.ts';
import { problemOf, sending, useRunning } from '../../running.ts';
import { authenticate, KEYS } from './mcp-client.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();

describe('deletePaste', () => {
  it('deletes both files, and answers 404 if it is repeated', async () => {
    const viewer = await runViewer(running);
    const { id } = await viewer.paste(await png(drawPixels(40, 30)), 'board');
    await viewer.client.deletePaste({ path: { id } });
    expect(await viewer.files()).toEqual([]);
    expect((await viewer.client.listPastes({})).screenshots).toEqual([]);
    await expect(viewer.client.deletePaste({ path: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it('is finished at the next start if a crash interrupted it, and the screenshot can be restored', async () => {
    const viewer = await runViewer(running);
    const { id, original } = await viewer.paste(await png(drawPixels(40, 30)), 'half');
    const other = await viewer.paste(await png(drawPixels(40, 30)), 'other');
    await viewer.client.deletePaste({ path: { id: other.id } });
    await viewer.close();
    const trash = join(viewer.projectDir, 'screenshots/sp/.trash');
    await rename(join(viewer.projectDir, original), join(trash, `${id}-original.png`));
    const again = await runViewer(running, { projectDir: viewer.projectDir });
    expect(await again.files()).toEqual([]);
    expect(await readdir(trash)).toHaveLength(4);
    expect(await again.client.restorePaste({ path: { id } })).toMatchObject({ name: 'half' });
  });

  it('is finished at the next start if the process died before it moved the files', async () => {
    const viewer = await runViewer(running);
    const { id, original } = await viewer.paste(await png(drawPixels(40, 30)), 'left');
    const bytes = await viewer.read(original);
    await viewer.close();
    const line = JSON.stringify({ event: 'deleted', id, at: 1 });
    await appendFile(join(viewer.projectDir, 'screenshots/sp/.journal.jsonl'), `\n${line}\n`);
    const again = await runViewer(running, { projectDir: viewer.projectDir });
    expect(await again.files()).toEqual([]);
    await again.client.restorePaste({ path: { id } });
    expect((await again.read(original)).equals(bytes)).toBe(true);
  });

  it('erases the recognized text from the journal, also if the process died before it did so', async () => {
    const viewer = await runViewer(running);
    const journal = join(viewer.projectDir, 'screenshots/sp/.journal.jsonl');
    const [first, second] = [
      await viewer.paste(await png(drawPixels(40, 30)), 'first'),
      await viewer.paste(await png(drawPixels(40, 30, 3, 2)), 'second'),
    ];
    const store = new ScreenshotStore(viewer.projectDir);
    for (const { id } of [first, second]) await store.recordText(id, `password of ${id}`, true, 1);
    await viewer.client.deletePaste({ path: { id: first.id } });
    await store.recordText(first.id, `password of ${first.id}`, true, 2); // recognized too late
    expect(await readFile(journal, 'utf8')).not.toContain(`password of ${first.id}`);
    expect(await viewer.client.getPasteText({ path: { id: second.id } })).toEqual({ text: `password of ${second.id}` });
    await viewer.close();
    await appendFile(journal, `\n${JSON.stringify({ event: 'deleted', id: second.id, at: 3 })}\n`);
    await runViewer(running, { projectDir: viewer.projectDir });
    expect(await readFile(journal, 'utf8')).not.toContain('password');
  });
});

const withKey = (owner: keyof typeof KEYS) => ({ 'x-api-key': KEYS[owner] });

describe('the id of a deleted screenshot', () => {
  /** Acme's screenshot is deleted, and umbrella's has the same title and size. */
  async function retake() {
    const viewer = await runViewer(running, { authenticate });
    const [first, second] = [await png(drawPixels(40, 30)), await png(drawPixels(40, 30, 3, 2))];
    const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;
    const deleted = await idOf(await viewer.post(first, 'image/png', '?title=board', withKey('acme')));
    const base = `${viewer.url}/screenshot-paste`;
    const original = await viewer.read('screenshots/sp/board-40x30-original.png');
    await fetch(`${base}/${deleted}`, { method: 'DELETE', headers: withKey('acme') });
    const retaken = await idOf(await viewer.post(second, 'image/png', '?title=board', withKey('umbrella')));
    return { viewer, base, deleted, retaken, original };
  }

  const imageOf = async (url: string, id: string, owner: keyof typeof KEYS) => {
    const answer = await fetch(`${url}/screenshot-paste/${id}/image?variant=original`, { headers: withKey(owner) });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : answer.status;
  };

  it('answers 404 while another screenshot has its name and size, and restores its own bytes', async () => {
    const { viewer, base, deleted, retaken, original } = await retake();
    const other = await viewer.read('screenshots/sp/board-40x30-original.png');
    const headers = withKey('acme');
    for (const answer of [
      await fetch(`${base}/${deleted}`, { headers }),
      await fetch(`${base}/${deleted}/image`, { headers }),
      await fetch(`${base}/${deleted}`, sending('PATCH', { name: 'taken' }, headers)),
      await fetch(`${base}/${deleted}/undo`, { method: 'POST', headers }),
      await fetch(`${base}/${deleted}`, { method: 'DELETE', headers }),
    ]) {
      expect(await problemOf(answer)).toMatchObject({ name: 'paste-not-found' });
    }
    const list = await fetch(`${viewer.url}/screenshot-pastes`, { headers });
    expect(await list.json()).toMatchObject({ screenshots: [] });
    expect(await imageOf(viewer.url, retaken, 'umbrella')).toEqual(other);
    const restored = await fetch(`${base}/${deleted}/restore`, { method: 'POST', headers });
    expect(await restored.json()).toMatchObject({ id: deleted, name: 'board-2' });
    expect(await imageOf(viewer.url, deleted, 'acme')).toEqual(original);
    expect(await imageOf(viewer.url, retaken, 'umbrella')).toEqual(other);
  });

  it('answers 404 too if an earlier release deleted it and wrote nothing to the journal', async () => {
    const { viewer, deleted, retaken, original } = await retake();
    const other = await viewer.read('screenshots/sp/board-40x30-original.png');
    const alone = await viewer.paste(await png(drawPixels(40, 30, 3, 3)), 'alone');
    await viewer.client.deletePaste({ path: { id: alone.id } });
    await viewer.close();
    const journal = join(viewer.projectDir, 'screenshots/sp/.journal.jsonl');
    const lines = (await readFile(journal, 'utf8')).split('\n').filter((line) => !line.includes('"deleted"'));
    await writeFile(journal, lines.join('\n'));
    const { url, client } = await runViewer(running, { projectDir: viewer.projectDir, authenticate });
    expect(await imageOf(url, deleted, 'acme')).toBe(404);
    expect(await imageOf(url, retaken, 'umbrella')).toEqual(other);
    await expect(client.getPaste({ path: { id: alone.id } })).rejects.toMatchObject({ status: 404 });
    expect(await client.restorePaste({ path: { id: alone.id } })).toMatchObject({ name: 'alone' });
    await fetch(`${url}/screenshot-paste/${deleted}/restore`, { method: 'POST', headers: withKey('acme') });
    expect(await imageOf(url, deleted, 'acme')).toEqual(original);
  });
});
