// Automatic naming that was interrupted resumes at the next start. Names that users gave or undid are never changed.
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { link, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPasteClient } from '../../../src/sdk/paste/index.ts';
import { useAnnex } from '../../cli/annex.ts';
import { useRunning } from '../../running.ts';
import { startModel } from './model.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const annex = useAnnex();
const running = useRunning();

describe('a start after kill -9', () => {
  it('resumes automatic naming, and does not change names that users gave, undid or set as title', async () => {
    const silent = await startModel(running);
    const killed = await annex.start(
      ['viewer'],
      { ANNEX_VIEWER_PORT: '0', ANNEX_PASTE_MODEL_URL: silent.model.url, ANNEX_PASTE_OCR_ENABLED: 'false' },
      'The viewer is running',
    );
    const url = /http:\S+/.exec(killed.stdout())?.[0] ?? '';
    const client = createPasteClient({ baseUrl: url });
    const paste = async (seed: number, query: { title?: string } = {}) =>
      client.pasteScreenshot({
        query,
        body: { media: 'image/png', content: await png(drawPixels(40, 30, 3, seed)) },
      });
    const [first, second, mine, undone] = [await paste(1), await paste(2), await paste(3), await paste(4)];
    const titled = await paste(5, { title: 'Titled' });
    await expect.poll(() => silent.asked.length).toBe(4); // all screenshots without a title are being named
    await client.renamePaste({ path: { id: mine.id }, body: { name: 'mine' } });
    await client.renamePaste({ path: { id: undone.id }, body: { name: 'wrong' } });
    await client.undoPasteName({ path: { id: undone.id } });
    expect(first).toMatchObject({ name_state: 'pending', name_source: 'initial' });
    await killed.kill();

    const { model, asked, answer } = await startModel(running, 'dialog-with-error');
    const viewer = await runViewer(running, { projectDir: annex.folder(), paste: { model } });
    const stateOf = async (id: string) => {
      const { name, name_state, name_source } = await viewer.client.getPaste({ path: { id } });
      return `${name} ${name_state} ${name_source}`;
    };
    expect(await stateOf(first.id)).toBe(`${first.name} pending initial`);
    expect(await stateOf(second.id)).toBe(`${second.name} pending initial`);
    const stream = await running.events(`${viewer.url}/screenshot-paste/${second.id}`);
    await stream.until('event: pending');
    answer();
    expect(await stream.rest()).toContain('event: named');
    expect(await stateOf(first.id)).toBe('dialog-with-error named model');
    expect(await stateOf(second.id)).toBe('dialog-with-error-2 named model');
    expect(await stateOf(mine.id)).toBe('mine named user');
    expect(await stateOf(undone.id)).toBe(`${undone.name} kept initial`);
    expect(await stateOf(titled.id)).toBe('titled named title');
    expect(asked).toHaveLength(2);
    expect(await viewer.files()).toEqual(
      ['dialog-with-error', 'dialog-with-error-2', 'mine', undone.name, 'titled']
        .flatMap((name) => [`${name}-40x30-original.png`, `${name}-40x30.png`])
        .sort(),
    );
  });
});

describe('a start after a crash between writing the files and the journal', () => {
  it('names the screenshot that was being saved, and no other unnamed one', async () => {
    const before = await runViewer(running);
    const [crashed, old] = [await png(drawPixels(40, 30, 3, 1)), await png(drawPixels(40, 30, 3, 2))];
    const { original } = await before.paste(crashed);
    const { name: kept } = await before.paste(old);
    await before.close();
    const folder = join(before.projectDir, 'screenshots/sp');
    await rm(join(folder, '.journal.jsonl'));
    const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
    const dead = spawnSync(process.execPath, ['--version']).pid;
    await link(join(before.projectDir, original), join(folder, `.paste-${host}-${dead}-${randomUUID()}.tmp`));
    const { model, answer } = await startModel(running, 'dialog-with-error');
    answer();
    const viewer = await runViewer(running, { projectDir: before.projectDir, paste: { model } });
    await expect
      .poll(() => viewer.files())
      .toEqual([
        'dialog-with-error-40x30-original.png',
        'dialog-with-error-40x30.png',
        `${kept}-40x30-original.png`,
        `${kept}-40x30.png`,
      ]);
    expect((await viewer.read('screenshots/sp/dialog-with-error-40x30-original.png')).equals(crashed)).toBe(true);
    const { screenshots } = await viewer.client.listPastes({});
    expect(screenshots.map(({ name_state }) => name_state).sort()).toEqual(['kept', 'named']);
  });
});

describe('a start after a stop', () => {
  it('keeps a name that a user gives before the screenshot is named', async () => {
    const silent = await startModel(running);
    const stopped = await runViewer(running, { paste: { model: silent.model } });
    const first = await stopped.paste(await png(drawPixels(40, 30, 3, 1)));
    const second = await stopped.paste(await png(drawPixels(40, 30, 3, 2)));
    await stopped.close();
    const { model, asked, answer } = await startModel(running, 'found-by-the-model');
    const viewer = await runViewer(running, { projectDir: stopped.projectDir, paste: { model } });
    await expect.poll(() => asked.length).toBe(1);
    await viewer.client.renamePaste({ path: { id: second.id }, body: { name: 'mine' } });
    const stream = await running.events(`${viewer.url}/screenshot-paste/${first.id}`);
    answer();
    expect(await stream.rest()).toContain('"name":"found-by-the-model"');
    expect(await viewer.client.getPaste({ path: { id: second.id } })).toMatchObject({ name: 'mine' });
    expect(asked).toHaveLength(1);
  });

  it('does not name a screenshot again if no name was found', async () => {
    const { model, asked, answer } = await startModel(running, 'I cannot help with that');
    answer();
    const viewer = await runViewer(running, { paste: { model } });
    const { id } = await viewer.paste(await png(drawPixels(40, 30)));
    const stream = await running.events(`${viewer.url}/screenshot-paste/${id}`);
    expect(await stream.rest()).toContain('event: kept');
    await viewer.close();
    const again = await runViewer(running, { projectDir: viewer.projectDir, paste: { model } });
    expect(await again.client.getPaste({ path: { id } })).toMatchObject({ name_state: 'kept' });
    expect(asked).toHaveLength(1);
  });

  it('resumes naming after any number of stops', async () => {
    const { model, asked, answer } = await startModel(running, 'found-in-the-end');
    const first = await runViewer(running, { paste: { model } });
    const { id } = await first.paste(await png(drawPixels(40, 30)));
    await expect.poll(() => asked.length).toBe(1);
    await first.close();
    expect(await first.everything()).toHaveLength(3); // two files and the journal, without a naming mark
    for (const searches of [2, 3, 4, 5]) {
      const viewer = await runViewer(running, { projectDir: first.projectDir, paste: { model } });
      await expect.poll(() => asked.length).toBe(searches);
      await viewer.close();
    }
    answer();
    const last = await runViewer(running, { projectDir: first.projectDir, paste: { model } });
    await expect.poll(() => last.client.getPaste({ path: { id } })).toMatchObject({ name: 'found-in-the-end' });
  });
});

describe('a start after three processes died while naming an image', () => {
  it('keeps the initial name', async () => {
    const { model, asked } = await startModel(running);
    const env = { ANNEX_VIEWER_PORT: '0', ANNEX_PASTE_MODEL_URL: model.url, ANNEX_PASTE_OCR_ENABLED: 'false' };
    const first = await annex.start(['viewer'], env, 'The viewer is running');
    const client = createPasteClient({ baseUrl: /http:\S+/.exec(first.stdout())?.[0] ?? '' });
    const content = await png(drawPixels(40, 30));
    const { id, name } = await client.pasteScreenshot({ query: {}, body: { media: 'image/png', content } });
    await expect.poll(() => asked.length).toBe(1);
    await first.kill();
    for (const searches of [2, 3]) {
      const viewer = await annex.start(['viewer'], env, 'The viewer is running');
      await expect.poll(() => asked.length).toBe(searches);
      await viewer.kill();
    }
    const last = await runViewer(running, { projectDir: annex.folder(), paste: { model } });
    expect(await last.client.getPaste({ path: { id } })).toMatchObject({ name, name_state: 'kept' });
    const journal = await readFile(join(annex.folder(), 'screenshots/sp/.journal.jsonl'), 'utf8');
    expect(journal.match(/"event":"searching"/g)).toHaveLength(2);
    expect(asked).toHaveLength(3);
  });
});

describe('a viewer whose port is in use', () => {
  it('exits without claiming unnamed screenshots', async () => {
    const { model, asked, answer } = await startModel(running, 'found-by-the-first');
    const stopped = await runViewer(running, { projectDir: annex.folder(), paste: { model } });
    const { id } = await stopped.paste(await png(drawPixels(40, 30)));
    await expect.poll(() => asked.length).toBe(1);
    await stopped.close();
    const { port } = await runViewer(running); // of another project, so no viewer names the screenshot
    const journal = join(annex.folder(), 'screenshots/sp/.journal.jsonl');
    const before = await readFile(journal, 'utf8');
    const env = { ANNEX_PASTE_MODEL_URL: model.url, ANNEX_PASTE_OCR_ENABLED: 'false' };
    const { code, stderr } = await annex.runProcess(['viewer'], { ...env, ANNEX_VIEWER_PORT: String(port) });
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('is already in use') });
    expect(await readFile(journal, 'utf8')).toBe(before);
    expect(asked).toHaveLength(1);
    answer();
    const viewer = await runViewer(running, { projectDir: annex.folder(), paste: { model } });
    await expect.poll(() => viewer.client.getPaste({ path: { id } })).toMatchObject({ name: 'found-by-the-first' });
  });
});
