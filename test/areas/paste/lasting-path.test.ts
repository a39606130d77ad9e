// The path of the first response stays valid until the screenshot is deleted, so that it can be copied at once.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { startModel } from './model.ts';
import { drawPixels, pixelsOf, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();
const DAY_MS = 24 * 60 * 60 * 1000;

async function newProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-path-'));
  running.onClose(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('the path of a screenshot', () => {
  it('survives naming, rename, undo and a restart, and ends with the deletion [E-path]', async () => {
    const projectDir = await newProject();
    const { model, answer } = await startModel(running, 'login-dialog');
    const viewer = await runViewer(running, { projectDir, paste: { model } });
    const picture = await png(drawPixels(300, 230));
    const { id, path, name_state } = await viewer.paste(picture);
    expect([name_state, isAbsolute(path), existsSync(path)]).toEqual(['pending', true, true]);
    answer();
    const states: string[] = [];
    for await (const { data } of viewer.client.getPaste.stream({ path: { id } })) {
      states.push(data.name_state);
      expect(data.path).toBe(path);
    }
    expect(states).toContain('named');
    const at = { path: { id } };
    expect((await viewer.client.renamePaste({ ...at, body: { name: 'other' } })).path).toBe(path);
    expect((await viewer.client.undoPasteName(at)).path).toBe(path);
    expect((await viewer.client.listPastes({ query: { limit: 1 } })).screenshots[0]?.path).toBe(path);
    expect((await pixelsOf(await readFile(path))).equals(await pixelsOf(picture))).toBe(true);
    await viewer.close();

    const next = await runViewer(running, { projectDir });
    expect((await next.client.getPaste(at)).path).toBe(path);
    expect(existsSync(path)).toBe(true);
    await next.client.deletePaste(at);
    expect(existsSync(path)).toBe(false);
    expect((await next.client.restorePaste(at)).path).toBe(path);
    expect((await pixelsOf(await readFile(path))).equals(await pixelsOf(picture))).toBe(true);
  });

  it('names the current file after 7 days; the link is removed with the next paste and at the start', async () => {
    const viewer = await runViewer(running);
    const old = await viewer.paste(await png(drawPixels(40, 30)), 'board');
    viewer.clock.advance(7 * DAY_MS + 1);
    await viewer.paste(await png(drawPixels(40, 30, 3, 2)), 'other');
    expect(existsSync(old.path)).toBe(false);
    const { path, file } = await viewer.client.getPaste({ path: { id: old.id } });
    expect(path).toBe(join(viewer.projectDir, file));
    expect(existsSync(path)).toBe(true);
    expect(await readdir(join(viewer.projectDir, 'screenshots/sp/.now'))).toHaveLength(2); // one link and .gitignore
  });

  it('is not seen by git, and belongs to nobody else after a journal lost it', async () => {
    const viewer = await runViewer(running);
    await viewer.paste(await png(drawPixels(40, 30)), 'board');
    const git = (...args: string[]) => promisify(execFile)('git', ['-C', viewer.projectDir, ...args]);
    await git('init', '-q');
    const { stdout } = await git('status', '--porcelain', '--untracked-files=all');
    expect(stdout).toBe('');
  });

  it('is the file itself if the directory of links is a link of a project from someone else', async () => {
    const [projectDir, elsewhere] = [await newProject(), await newProject()];
    await writeFile(join(elsewhere, 'x-1x1.png'), 'precious');
    await mkdir(join(projectDir, 'screenshots/sp'), { recursive: true });
    await symlink(elsewhere, join(projectDir, 'screenshots/sp/.now'));
    const viewer = await runViewer(running, { projectDir });
    const { id, path, file } = await viewer.paste(await png(drawPixels(40, 30)), 'board');
    expect(path).toBe(join(projectDir, file));
    await viewer.client.deletePaste({ path: { id } });
    expect(await readdir(elsewhere)).toEqual(['x-1x1.png']);
  });

  it('is not seen by git through a link of a project from someone else, which stays as it was', async () => {
    const [projectDir, elsewhere] = [await newProject(), await newProject()];
    await writeFile(join(elsewhere, 'notes'), 'precious');
    await mkdir(join(projectDir, 'screenshots/sp/.now'), { recursive: true });
    await symlink(join(elsewhere, 'notes'), join(projectDir, 'screenshots/sp/.now/.gitignore'));
    const viewer = await runViewer(running, { projectDir });
    const { path } = await viewer.paste(await png(drawPixels(40, 30)), 'board');
    expect(existsSync(path)).toBe(true);
    expect(await readFile(join(elsewhere, 'notes'), 'utf8')).toBe('precious');
  });

  it('begins with the directory of the setting paste.pathPrefix', async () => {
    const projectDir = await newProject();
    const viewer = await runViewer(running, { projectDir, paste: { pathPrefix: `${projectDir}/=/workspace` } });
    const { id, path } = await viewer.paste(await png(drawPixels(40, 30)), 'board');
    expect(path).toBe(`/workspace/screenshots/sp/.now/${id}-40x30.png`);
    const similar = await runViewer(running, {
      projectDir,
      paste: { pathPrefix: `${projectDir.slice(0, -1)}=/other` },
    });
    expect((await similar.client.getPaste({ path: { id } })).path).toContain(projectDir);
  });
});
