import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../running.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();

describe('undoPasteName', () => {
  it('restores previous names one by one, with their sources', async () => {
    const viewer = await runViewer(running);
    const { id, name: first } = await viewer.paste(await png(drawPixels(50, 40)));
    await viewer.client.renamePaste({ path: { id }, body: { name: 'seen by an agent', source: 'agent' } });
    await viewer.client.renamePaste({ path: { id }, body: { name: 'chosen' } });
    const undo = () => viewer.client.undoPasteName({ path: { id } });
    expect(await undo()).toMatchObject({ name: 'seen-by-an-agent', name_source: 'agent', undoable: true });
    expect(await undo()).toMatchObject({ name: first, name_source: 'initial', name_state: 'kept', undoable: false });
    expect(await viewer.files()).toEqual([`${first}-50x40-original.png`, `${first}-50x40.png`]);
    const again = await fetch(`${viewer.url}/screenshot-paste/${id}/undo`, { method: 'POST' });
    expect(await problemOf(again)).toMatchObject({ status: 409, name: 'nothing-to-undo' });
  });

  it('works after a restart', async () => {
    const viewer = await runViewer(running);
    const { id } = await viewer.paste(await png(drawPixels(50, 40)), 'before');
    await viewer.client.renamePaste({ path: { id }, body: { name: 'after' } });
    await viewer.close();
    const again = await runViewer(running, { projectDir: viewer.projectDir });
    expect(await again.client.getPaste({ path: { id } })).toMatchObject({ name: 'after', undoable: true });
    expect(await again.client.undoPasteName({ path: { id } })).toMatchObject({ name: 'before', name_source: 'title' });
    expect((await again.client.listPastes({})).screenshots.map((each) => each.id)).toEqual([id]);
  });
});
