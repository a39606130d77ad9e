import { describe, expect, it } from 'vitest';
import { ScreenshotStore } from '../../../src/areas/paste/store.ts';
import { useRunning } from '../../running.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();

describe('restorePaste', () => {
  it('restores both files, with a number if the name is taken', async () => {
    const viewer = await runViewer(running);
    const { id } = await viewer.paste(await png(drawPixels(40, 30)), 'board');
    await viewer.client.deletePaste({ path: { id } });
    await viewer.paste(await png(drawPixels(40, 30, 3, 2)), 'board');
    expect(await viewer.client.restorePaste({ path: { id } })).toMatchObject({ id, name: 'board-2' });
    expect(await viewer.files()).toHaveLength(4);
    expect(await viewer.client.restorePaste({ path: { id } })).toMatchObject({ name: 'board-2' });
  });

  it('restores the current name if the screenshot is renamed and deleted again at the same time', async () => {
    const viewer = await runViewer(running);
    const { id } = await viewer.paste(await png(drawPixels(40, 30)), 'board');
    await viewer.client.deletePaste({ path: { id } });
    const store = new ScreenshotStore(viewer.projectDir);
    await Promise.all([
      store.restore(id, 1),
      store.rename(id, 'renamed', 'user', 2),
      store.remove(id, 2),
      store.restore(id, 3),
    ]);
    expect(await viewer.client.getPaste({ path: { id } })).toMatchObject({ name: 'renamed' });
    expect(await viewer.files()).toEqual(['renamed-40x30-original.png', 'renamed-40x30.png']);
  });

  it('answers 404 for an unknown screenshot', async () => {
    const viewer = await runViewer(running);
    await expect(viewer.client.restorePaste({ path: { id: 'nobody' } })).rejects.toMatchObject({ status: 404 });
  });
});
