import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();

describe('deletePaste and restorePaste', () => {
  it('delete both files and restore them, with a number if the name is taken', async () => {
    const viewer = await runViewer(running);
    const { id } = await viewer.paste(await png(drawPixels(40, 30)), 'board');
    await viewer.client.deletePaste({ path: { id } });
    expect(await viewer.files()).toEqual([]);
    expect((await viewer.client.listPastes({})).screenshots).toEqual([]);
    await expect(viewer.client.deletePaste({ path: { id } })).rejects.toMatchObject({ status: 404 });
    await viewer.paste(await png(drawPixels(40, 30, 3, 2)), 'board');
    expect(await viewer.client.restorePaste({ path: { id } })).toMatchObject({ id, name: 'board-2' });
    expect(await viewer.files()).toHaveLength(4);
    expect(await viewer.client.restorePaste({ path: { id } })).toMatchObject({ name: 'board-2' });
    await expect(viewer.client.restorePaste({ path: { id: 'nobody' } })).rejects.toMatchObject({ status: 404 });
  });

  it('finish a deletion that a crash interrupted at the next start, and can restore it', async () => {
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
