import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
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
});
