// Several viewers of one project: each screenshot is named once, and a name that a user gave is never replaced.
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PictureMaker } from '../../../src/areas/paste/picture.ts';
import { FOLDER } from '../../../src/areas/paste/screenshot.ts';
import { ScreenshotStore } from '../../../src/areas/paste/store.ts';
import { useAnnex } from '../../cli/annex.ts';
import { useRunning } from '../../running.ts';
import { startModel } from './model.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const annex = useAnnex();
const running = useRunning();
const PAIR = ['-40x30-original.png', '-40x30.png'];

describe('a viewer that starts while another one is naming a screenshot', () => {
  it('leaves the screenshot to the other process', async () => {
    const first = await startModel(running, 'name-of-the-first');
    const second = await startModel(running, 'name-of-the-second');
    const silent = await startModel(running);
    const viewer = await runViewer(running, { projectDir: annex.folder(), paste: { model: first.model } });
    const stopped = await runViewer(running, { projectDir: annex.folder(), paste: { model: silent.model } });
    const { id } = await viewer.paste(await png(drawPixels(40, 30)));
    await expect.poll(() => first.asked.length).toBe(1);
    const left = await stopped.paste(await png(drawPixels(40, 30, 3, 2)));
    await stopped.close();
    const env = { ANNEX_VIEWER_PORT: '0', ANNEX_PASTE_MODEL_URL: second.model.url, ANNEX_PASTE_OCR_ENABLED: 'false' };
    second.answer();
    const other = await annex.start(['viewer'], env, 'The viewer is running');
    const nameOf = async (of: string) => (await viewer.client.getPaste({ path: { id: of } })).name;
    await expect.poll(() => nameOf(left.id)).toBe('name-of-the-second'); // claimed later
    expect(second.asked).toHaveLength(1);
    first.answer();
    await expect.poll(() => nameOf(id)).toBe('name-of-the-first');
    await other.stop();
    expect(await viewer.everything()).toEqual([
      '.journal.jsonl',
      ...PAIR.map((end) => `name-of-the-first${end}`),
      ...PAIR.map((end) => `name-of-the-second${end}`),
    ]);
  });

  it('names it if the other one died, but only once if two viewers start at the same time', async () => {
    const silent = await startModel(running);
    const env = {
      ANNEX_PLATFORM_PORT: '0',
      ANNEX_VIEWER_PORT: '0',
      ANNEX_PASTE_MODEL_URL: silent.model.url,
      ANNEX_PASTE_OCR_ENABLED: 'false',
    };
    const dead = await annex.start(['viewer'], env, 'The viewer is running');
    const content = new Uint8Array(await png(drawPixels(40, 30)));
    const headers = { 'content-type': 'image/png' };
    const url = `${/http:\/\/[^\s/]+/.exec(dead.stdout())?.[0]}/screenshot-paste`;
    expect((await fetch(url, { method: 'POST', headers, body: content })).status).toBe(201);
    // It does not know the port of the platform, so problems have its own address.
    expect(await (await fetch(`${url}/nobody`)).json()).toMatchObject({
      type: `${new URL(url).origin}/problems/paste-not-found`,
    });
    await expect.poll(() => silent.asked.length).toBe(1);
    await dead.kill();
    const { model, asked, answer } = await startModel(running, 'found-once');
    const options = { projectDir: annex.folder(), paste: { model } };
    const [viewer] = await Promise.all([runViewer(running, options), runViewer(running, options)]);
    answer();
    await expect.poll(() => viewer.everything()).toEqual(['.journal.jsonl', ...PAIR.map((end) => `found-once${end}`)]);
    expect(asked).toHaveLength(1);
  });
});

describe('a name that a user gives in one viewer', () => {
  it('is kept if another viewer finds a name later', async () => {
    const { model, asked, answer } = await startModel(running, 'found-too-late');
    const naming = await runViewer(running, { paste: { model } });
    const { id } = await naming.paste(await png(drawPixels(40, 30)));
    await expect.poll(() => asked.length).toBe(1);
    const other = await runViewer(running, { projectDir: naming.projectDir });
    await other.client.renamePaste({ path: { id }, body: { name: 'mine' } });
    const stream = await running.events(`${naming.url}/screenshot-paste/${id}`);
    answer();
    expect(await stream.rest()).toContain('"name":"mine"');
    expect(await naming.everything()).toEqual(['.journal.jsonl', ...PAIR.map((end) => `mine${end}`)]);
  });

  it('is kept if another viewer finds a name at the same time, thirty times', async () => {
    const project = await mkdtemp(join(tmpdir(), 'annex-paste-'));
    running.onClose(() => rm(project, { recursive: true }));
    const [naming, other] = [new ScreenshotStore(project), new ScreenshotStore(project)];
    const prepared = await new PictureMaker().prepare(await png(drawPixels(40, 30)));
    const found = { name: 'found', source: 'model' } as const;
    for (let round = 0; round < 30; round++) {
      const about = {
        id: randomUUID(),
        owner: 'demo',
        name: `first-${round}`,
        source: 'initial',
        searches: 1,
      } as const;
      const { id } = await naming.save({ ...about, prepared, receivedBytes: 1, createdAt: round });
      const ended = naming.endNaming(id, found, 1);
      for (let step = 0; step < round; step++) await new Promise(setImmediate);
      await Promise.all([ended, other.rename(id, `mine-${round}`, 'user', 2)]);
      expect(await naming.find(id)).toMatchObject({ name: `mine-${round}`, source: 'user' });
    }
    const expected = Array.from({ length: 30 }, (_, round) => PAIR.map((end) => `mine-${round}${end}`));
    expect((await readdir(join(project, FOLDER))).sort()).toEqual(
      ['.journal.jsonl', '.now', ...expected.flat()].sort(),
    );
  });
});

describe('a screenshots directory that is replaced while the viewer runs', () => {
  const namesIn = async ({ client }: Awaited<ReturnType<typeof runViewer>>) =>
    (await client.listPastes({})).screenshots.map(({ name }) => name).sort();

  it('is read again, also if its journal is longer', async () => {
    const [viewer, other] = [await runViewer(running), await runViewer(running)];
    const { id } = await viewer.paste(await png(drawPixels(40, 30)), 'former');
    for (const title of ['longer', 'than-before']) await other.paste(await png(drawPixels(40, 30)), title);
    expect(await namesIn(viewer)).toEqual(['former']);
    await rename(join(viewer.projectDir, 'screenshots'), join(viewer.projectDir, 'moved'));
    await rename(join(other.projectDir, 'screenshots'), join(viewer.projectDir, 'screenshots'));
    expect(await namesIn(viewer)).toEqual(['longer', 'than-before']);
    await expect(viewer.client.getPaste({ path: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it.each(['first', 'last'] as const)('is read again if the %s line of its journal is another one', async (place) => {
    const viewer = await runViewer(running);
    const journal = join(viewer.projectDir, FOLDER, '.journal.jsonl');
    const kept = await viewer.paste(await png(drawPixels(40, 30)), 'kept');
    const before = await readFile(journal, 'utf8');
    const { id } = await viewer.paste(await png(drawPixels(40, 30, 3, 2)), 'pulled');
    const both = await readFile(journal, 'utf8');
    await viewer.client.listPastes({});
    // Written in place: the inode stays the same.
    const [gone, content] =
      place === 'first'
        ? [kept.id, both.replaceAll(kept.id, randomUUID())]
        : [id, `${before}${both.slice(before.length).replaceAll(id, randomUUID())}\n`];
    await writeFile(journal, content);
    expect(await namesIn(viewer)).toEqual(['kept', 'pulled']);
    await expect(viewer.client.getPaste({ path: { id: gone } })).rejects.toMatchObject({ status: 404 });
  });
});
