import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { drawPixels, png } from '../areas/paste/pixels.ts';
import { runViewer } from '../areas/paste/viewer.ts';
import { useRunning } from '../running.ts';
import { useAnnex } from './annex.ts';

const annex = useAnnex();
const running = useRunning();

describe('annex paste', () => {
  it('sends a file to the viewer and prints the path that lasts, as --last does [E-path-last]', async () => {
    const viewer = await runViewer(running, { clock: systemClock });
    const env = { ANNEX_VIEWER_URL: viewer.url };
    await writeFile(join(annex.folder(), 'Routed board.png'), await png(drawPixels(40, 30)));
    const named = await annex.runProcess(['paste', 'Routed board.png'], env);
    const [{ id = '', path = '' } = {}] = (await viewer.client.listPastes({})).screenshots;
    expect(path).toBe(join(viewer.projectDir, `screenshots/sp/.now/${id}-40x30.png`));
    expect(named).toEqual({ code: 0, stdout: `${path}\n`, stderr: '' });
    expect(await annex.run(['paste', '--last'], env)).toEqual(named);
    const titled = await annex.run(['paste', 'Routed board.png', '--title', 'Login dialog', '--wait', '--json'], env);
    expect(JSON.parse(titled.stdout)).toMatchObject({ name: 'login-dialog', name_source: 'title' });
  });

  it('reads standard input', async () => {
    const viewer = await runViewer(running);
    const command = resolve(import.meta.dirname, '../../src/cli/annex.js');
    const child = spawn(process.execPath, [command, 'paste', '-', '--title', 'piped'], {
      cwd: annex.folder(),
      env: { PATH: process.env['PATH'] ?? '', ANNEX_VIEWER_URL: viewer.url },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    child.stdin.end(await png(drawPixels(40, 30)));
    const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
    expect(said).toMatch(new RegExp(`^${viewer.projectDir}/screenshots/sp/\\.now/[-0-9a-f]+-40x30\\.png\n$`));
  });

  it('reports errors on one line', async () => {
    const viewer = await runViewer(running);
    const env = { ANNEX_VIEWER_URL: viewer.url };
    await writeFile(join(annex.folder(), 'x.png'), '\x89PNG\r\n and just words', 'latin1');
    expect(await annex.run(['paste', 'x.png'], env)).toMatchObject({
      code: 1,
      stderr: 'annex: The image cannot be read: This file is not an image. Send a PNG, JPEG, WebP or GIF image.\n',
    });
    expect(await annex.run(['paste', 'gone.png'], env)).toMatchObject({
      code: 1,
      stderr: 'annex: cannot read gone.png (ENOENT)\n',
    });
    expect(await annex.run(['paste'], env)).toMatchObject({ code: 2 });
    expect(await annex.run(['paste', '--last'], env)).toMatchObject({
      code: 1,
      stderr: `annex: nothing was pasted yet; paste at ${viewer.url}/screenshot-paste\n`,
    });
    const away = await annex.run(['paste', 'x.png'], { ANNEX_VIEWER_URL: 'http://127.0.0.1:9' });
    expect(away).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('cannot reach the viewer at http://127.0.0.1:9; start it with annex start'),
    });
  });
});

describe('annex paste --last', () => {
  it('prints the path of the last screenshot, unless it is too old [E-path-last]', async () => {
    const viewer = await runViewer(running, { clock: systemClock });
    const env = { ANNEX_VIEWER_URL: viewer.url };
    await viewer.paste(await png(drawPixels(40, 30)), 'first');
    const { path } = await viewer.paste(await png(drawPixels(40, 30)), 'second');
    expect(await annex.runProcess(['paste', '--last'], env)).toEqual({ code: 0, stdout: `${path}\n`, stderr: '' });
    expect((await annex.run(['paste', '--last', '--max-age', '10m'], env)).stdout).toBe(`${path}\n`);
    await delay(1_100);
    expect(await annex.run(['paste', '--last', '--max-age', '1s'], env)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('the last paste is too old'),
    });
    for (const age of ['10', '0m', 'x', '10m ']) {
      expect(await annex.run(['paste', '--last', '--max-age', age], env), age).toMatchObject({ code: 2, stdout: '' });
    }
  });
});

describe('annex screenshots', () => {
  it('lists and renames screenshots, and undoes a renaming', async () => {
    const viewer = await runViewer(running);
    const env = { ANNEX_VIEWER_URL: viewer.url };
    expect((await annex.runProcess(['screenshots', 'list'], env)).stdout).toContain('No screenshots yet');
    const { id } = await viewer.paste(await png(drawPixels(40, 30)), 'first');
    expect((await annex.run(['screenshots', 'list'], env)).stdout).toContain(`${id}  2026-11-15 12:00 UTC  title`);
    const renamed = await annex.run(['screenshots', 'rename', id, 'Second', 'name'], env);
    expect(renamed.stdout).toBe('screenshots/sp/second-name-40x30.png\n');
    expect((await annex.run(['screenshots', 'undo', id], env)).stdout).toBe('screenshots/sp/first-40x30.png\n');
    expect(await annex.run(['screenshots', 'undo', id], env)).toMatchObject({
      code: 1,
      stderr: 'annex: Nothing to undo\n',
    });
  });

  it('searches, deletes and restores screenshots', async () => {
    const viewer = await runViewer(running);
    const env = { ANNEX_VIEWER_URL: viewer.url };
    const { id } = await viewer.paste(await png(drawPixels(40, 30)), 'Login dialog');
    expect((await annex.run(['screenshots', 'search', 'dialog', 'login'], env)).stdout).toContain(id);
    expect((await annex.run(['screenshots', 'search', 'board'], env)).stdout).toContain('No screenshot contains');
    expect((await annex.run(['screenshots', 'delete', id], env)).stdout).toContain(`restore ${id}`);
    expect(await viewer.files()).toEqual([]);
    const restored = await annex.run(['screenshots', 'restore', id], env);
    expect(restored.stdout).toBe('screenshots/sp/login-dialog-40x30.png\n');
    const deleted = await annex.run(['screenshots', 'delete', id, '--json'], env);
    expect(JSON.parse(deleted.stdout)).toEqual([{ id, deleted: true }]);
  });
});
