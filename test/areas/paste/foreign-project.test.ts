// A project from someone else: its screenshot directory may hold links, and directories that other programs made.
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../clock.ts';
import { problemOf, useRunning } from '../../running.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-foreign-'));
  running.onClose(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A year from now: every file is older than what the trash and the links keep. */
const later = () => new ManualClock(Date.now() + YEAR_MS);

describe('the screenshot directory of a project from someone else', () => {
  it('deletes nothing where a trash leads that is a link, and keeps a screenshot that cannot be moved there', async () => {
    const [projectDir, elsewhere] = [await newFolder(), await newFolder()];
    await writeFile(join(elsewhere, 'notes'), 'precious');
    await writeFile(join(elsewhere, 'one-original.png'), 'precious');
    await mkdir(join(projectDir, 'screenshots/sp'), { recursive: true });
    await symlink(elsewhere, join(projectDir, 'screenshots/sp/.trash'));
    const viewer = await runViewer(running, { projectDir, clock: later() });
    expect(await readdir(elsewhere)).toEqual(['notes', 'one-original.png']);
    const { id } = await viewer.paste(await png(drawPixels(40, 30)), 'board');
    const refused = await fetch(`${viewer.url}/screenshot-paste/${id}`, { method: 'DELETE' });
    expect(await problemOf(refused)).toMatchObject({ name: 'unavailable', detail: expect.stringContaining('.trash') });
    expect(await viewer.files()).toHaveLength(2);
    expect(await viewer.client.getPaste({ path: { id } })).toMatchObject({ name: 'board' });
    expect(await readdir(elsewhere)).toEqual(['notes', 'one-original.png']);
  });

  it('deletes only files of its own where the directory is a link to one with a trash of another program', async () => {
    const [projectDir, vault] = [await newFolder(), await newFolder()];
    for (const folder of ['.trash', '.now']) {
      await mkdir(join(vault, folder));
      await writeFile(join(vault, folder, 'notes.md'), 'precious');
    }
    await mkdir(join(projectDir, 'screenshots'));
    await symlink(vault, join(projectDir, 'screenshots/sp'));
    const viewer = await runViewer(running, { projectDir, clock: later() });
    await viewer.paste(await png(drawPixels(40, 30)), 'board');
    expect(await readdir(join(vault, '.trash'))).toEqual(['notes.md']);
    expect(await readdir(join(vault, '.now'))).toContain('notes.md');
  });
});
