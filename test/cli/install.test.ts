import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ID, ONE, OWN, TWO, useInstallBench } from '../package-manager/installing.ts';
import { useAnnex } from './annex.ts';

const annex = useAnnex();
const { bench, url, release } = useInstallBench();
const packages = (...words: string[]) => annex.run(['packages', ...words]);
const file = (path: string): string => join(annex.folder(), path);

describe('annex packages', () => {
  it('installs, updates, rolls back, pins, verifies and removes', async () => {
    await release([ONE], { keep_on_update: ['settings'] });
    await packages('repositories', 'add', url());
    const installed = await annex.runProcess(['packages', 'install', ID, '--root', 'root']);
    expect(installed).toMatchObject({ code: 0, stdout: `Installed ${ID} 1.0.0\n`, stderr: '' });
    expect(JSON.parse(readFileSync(file('annex-packages.lock'), 'utf8'))).toHaveProperty(['packages', ID]);
    writeFileSync(file(`root/${OWN}/settings.json`), 'mine');
    await release([TWO, ONE], { keep_on_update: ['settings'] });
    expect((await packages('outdated', '--root', 'root')).stdout).toMatch(/example\.stitcher +1\.0\.0 +2\.0\.0/);
    const dry = await packages('update', '--all', '--dry-run', '--root', 'root');
    expect(dry.stdout).toContain(`Dry run: Updated ${ID} 2.0.0 (from 1.0.0)\n`);
    expect((await packages('pin', ID, '--dry-run', '--root', 'root')).stdout).toBe(`Dry run: Pinned ${ID}\n`);
    await packages('pin', ID, '--root', 'root');
    expect((await packages('update', '--all', '--root', 'root')).stdout).toBe('Nothing to do.\n');
    await packages('unpin', ID, '--root', 'root');
    const updated = await packages('update', ID, '--root', 'root', '--json');
    expect(JSON.parse(updated.stdout)).toMatchObject([{ action: 'update', kept: [`${OWN}/settings.json`] }]);
    expect((await packages('rollback', ID, '--root', 'root')).stdout).toContain(`Rolled back to ${ID} 1.0.0`);
    expect(await packages('verify', '--installed', '--root', 'root')).toMatchObject({ code: 0 });
    writeFileSync(file(`root/${OWN}/__init__.py`), 'changed');
    expect(await packages('verify', '--installed', '--root', 'root')).toMatchObject({
      code: 3,
      stdout: `${ID}: ${OWN}/__init__.py: changed\n`,
    });
    expect((await packages('remove', ID, '--root', 'root')).stdout).toContain('you had changed');
    expect(existsSync(file('root/plugins'))).toBe(false);
  }, 60_000);

  it('names a newer version for other systems, and list and search show what install chooses', async () => {
    const other = process.platform === 'win32' ? 'linux' : 'windows';
    await release([{ ...TWO, platforms: [other] }, ONE]);
    await packages('repositories', 'add', url());
    const installed = await packages('install', ID, '--root', 'root');
    expect(installed.stdout).toBe(`Installed ${ID} 1.0.0 (2.0.0 supports only ${other})\n`);
    const [list, search] = [await packages('list'), await packages('search', 'stitcher')];
    expect(list.stdout).toMatch(/example\.stitcher +1\.0\.0 +stable/);
    expect(search).toEqual(list);
    const json = await packages('search', '--platform', other, '--json');
    expect(JSON.parse(json.stdout)).toMatchObject([{ identifier: ID, version: { version: '2.0.0' } }]);
    const none = await packages('search', '--runtime', 'ipc');
    expect(none).toEqual({
      code: 0,
      stdout: 'No packages found.\n',
      stderr: 'annex: 1 more has no compatible version\n',
    });
  }, 60_000);

  it('installs exactly what the lock file lists, also offline, or fails with 3 or 1', async () => {
    await release([ONE]);
    await packages('install', ID, '--repository', url());
    expect(existsSync(file(`.annex/installed/${OWN}/__init__.py`))).toBe(true);
    expect((await packages('install', '--locked', '--root', 'two')).stdout).toBe(`Installed ${ID} 1.0.0\n`);
    expect(await packages('install', '--locked', '--offline', '--root', 'three')).toMatchObject({ code: 1 });
    const offline = await packages('install', ID, '--repository', url(), '--offline', '--root', 'two');
    expect(offline).toMatchObject({ code: 0, stdout: `Unchanged: ${ID} 1.0.0\n` });
    const archive = join(bench.out(), 'archives', `${ID}-1.0.0.zip`);
    writeFileSync(archive, readFileSync(archive).fill(0, 40, 50));
    expect(await packages('install', '--locked', '--root', 'three')).toMatchObject({ code: 3 });
    expect(existsSync(file('three/plugins'))).toBe(false);
  }, 60_000);

  it('reports usage errors, with a suggestion', async () => {
    await release([ONE]);
    const runs = await Promise.all([
      packages('instal', ID),
      packages('install'),
      packages('update'),
      packages('install', 'example.sticher', '--repository', url()),
      packages('update', '--help'),
      packages('install', ID, '--repository', pathToFileURL(join(bench.folder(), 'none.json')).href),
    ]);
    expect(runs.map(({ code }) => code)).toEqual([2, 2, 2, 1, 0, 1]);
    expect(runs[0]?.stderr).toContain("unknown subcommand 'instal'. Did you mean 'install'?");
    expect(runs[3]?.stderr).toContain(`Did you mean '${ID}'?`);
    expect(runs[4]?.stdout).toMatch(/^Usage: annex packages update IDENTIFIER\.\.\. \| --all \[options\]\n/);
  }, 60_000);
});
