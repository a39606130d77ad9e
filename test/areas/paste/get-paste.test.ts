import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../running.ts';
import { startModel } from './model.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();

describe('getPaste', () => {
  it('returns pending, then the final names, by polling and as a stream [E-upload-names-later] [E-covers-name]', async () => {
    const { model, answer, asked } = await startModel(running);
    const viewer = await runViewer(running, { paste: { model } });
    const { id, name_state, file } = await viewer.paste(await png(drawPixels(1000, 500)));
    expect(name_state).toBe('pending');
    expect(file).toMatch(/sp-\d{8}-\d{6}-\d{3}-1000x500\.png$/);
    const stream = await running.events(`${viewer.url}/screenshot-paste/${id}`);
    expect(await stream.until('\n\n')).toContain('event: pending');
    expect(await viewer.client.getPaste({ path: { id } })).toMatchObject({ name_state: 'pending' });
    answer();
    const events = await stream.rest();
    expect(events).toContain('event: named');
    expect(events).toContain('screenshots/sp/invoice-list-with-filter-1000x500-original.png');
    expect(await viewer.client.getPaste({ path: { id } })).toMatchObject({
      name: 'invoice-list-with-filter',
      name_state: 'named',
      name_source: 'model',
      undoable: true,
    });
    expect(asked[0]).toMatchObject({ url: '/v1/chat/completions', key: 'Bearer secret-key' });
    expect(viewer.log.join('')).not.toContain('secret-key');
  });

  it('is final for screenshots of earlier releases, which compressed them later', async () => {
    const first = await runViewer(running);
    const { id } = await first.paste(await png(drawPixels(300, 230)), 'interrupted');
    const other = await first.paste(await png(drawPixels(300, 230)), 'finished');
    await first.close();
    const journal = join(first.projectDir, 'screenshots/sp/.journal.jsonl');
    const lines = (await readFile(journal, 'utf8')).split('\n').filter(Boolean);
    const saved = lines.map((line) => JSON.stringify({ ...JSON.parse(line), isSqueezed: false }));
    const squeezed = JSON.stringify({ event: 'squeezed', id: other.id, at: 1 });
    await writeFile(journal, [...saved, squeezed, ''].join('\n'));

    const { client, read, projectDir } = await runViewer(running, { projectDir: first.projectDir });
    for (const at of [{ path: { id } }, { path: { id: other.id } }]) {
      const states = [];
      for await (const { data } of client.getPaste.stream(at)) states.push(data);
      expect(states).toEqual([expect.objectContaining({ name_state: 'named', squeezing: false })]);
      expect(states[0]?.bytes).toBe((await read(states[0]?.file ?? '')).length);
    }
    await client.renamePaste({ path: { id }, body: { name: 'renamed' } });
    expect((await client.listPastes({})).screenshots.map(({ name }) => name).sort()).toEqual(['finished', 'renamed']);
    expect((await stat(join(projectDir, 'screenshots/sp/renamed-300x230.png'))).size).toBeGreaterThan(0);
  });

  it('saves a second paste while the first is still being named', async () => {
    const { model, answer } = await startModel(running);
    const viewer = await runViewer(running, { paste: { model } });
    const first = await viewer.paste(await png(drawPixels(100, 50, 3, 1)));
    const second = await viewer.paste(await png(drawPixels(100, 50, 3, 2)), 'titled');
    expect(second).toMatchObject({ name_state: 'named' });
    expect(await viewer.client.getPaste({ path: { id: first.id } })).toMatchObject({ name_state: 'pending' });
    answer();
  });

  it('stops automatic naming when a user renames the screenshot', async () => {
    const { model, answer } = await startModel(running);
    const viewer = await runViewer(running, { paste: { model } });
    const { id } = await viewer.paste(await png(drawPixels(100, 50)));
    const stream = await running.events(`${viewer.url}/screenshot-paste/${id}`);
    await stream.until('event: pending');
    await viewer.client.renamePaste({ path: { id }, body: { name: 'mine' } });
    expect(await stream.rest()).toContain('"name":"mine"');
    answer();
    expect(await viewer.client.getPaste({ path: { id } })).toMatchObject({ name: 'mine', name_source: 'user' });
  });

  it('streams one event and ends if the name is already final', async () => {
    const viewer = await runViewer(running);
    const { id } = await viewer.paste(await png(drawPixels(10, 10)), 'settled');
    const stream = await running.events(`${viewer.url}/screenshot-paste/${id}`);
    expect((await stream.rest()).match(/event: /g)).toEqual(['event: ']);
  });

  it('returns kept if no name was found', async () => {
    const { model, answer } = await startModel(running, "I'm sorry, I can't help with that.");
    const viewer = await runViewer(running, { paste: { model } });
    const { id } = await viewer.paste(await png(drawPixels(100, 50)));
    const stream = await running.events(`${viewer.url}/screenshot-paste/${id}`);
    answer();
    expect(await stream.rest()).toContain('event: kept');
  });

  it('returns 404 for an unknown id', async () => {
    const viewer = await runViewer(running);
    for (const id of ['nobody', '..%2F..', 'a'.repeat(64)]) {
      expect(await problemOf(await fetch(`${viewer.url}/screenshot-paste/${id}`))).toMatchObject({
        name: 'paste-not-found',
      });
    }
  });
});
