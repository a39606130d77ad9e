import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { useAnnex } from '../cli/annex.ts';
import { ID, ONE, TWO, useInstallBench } from './installing.ts';

const bench = useInstallBench();
const annex = useAnnex();
const packages = (...args: string[]) =>
  annex.run(['packages', ...args, '--root', bench.root(), '--repository', bench.url()]);
const WARNING = `warning: ${ID} 1.0.0 is deprecated; choose another version or package\n`;

describe('a deprecated version', () => {
  beforeEach(() => bench.release([{ ...ONE, status: 'deprecated' }]));

  it('is installed with a warning, also in the JSON output', { timeout: 30_000 }, async () => {
    expect(await packages('install', ID, '--dry-run')).toMatchObject({ code: 0, stderr: WARNING });
    const { code, stdout, stderr } = await packages('install', ID);
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: `Installed ${ID} 1.0.0\n`, stderr: WARNING });
    const again = await packages('install', ID, '--json');
    expect(JSON.parse(again.stdout)).toMatchObject([{ action: 'none', deprecated: true }]);
  });

  it('is reported by update and outdated', { timeout: 30_000 }, async () => {
    await packages('install', ID);
    expect(await packages('update', ID)).toMatchObject({ code: 0, stderr: WARNING });
    expect((await packages('outdated')).stdout).toMatch(new RegExp(`^${ID} +1\\.0\\.0 +- +deprecated$`, 'm'));
    expect(JSON.parse((await packages('outdated', '--json')).stdout)).toMatchObject([
      { identifier: ID, available: null, reason: 'current', deprecated: true },
    ]);
  });
});

describe('an installed version that becomes deprecated', () => {
  it('is reported by outdated, with the version to update to', { timeout: 30_000 }, async () => {
    await bench.release([ONE]);
    await packages('install', ID);
    expect((await packages('outdated')).stdout).toBe('Everything is up to date.\n');
    await bench.release([TWO, { ...ONE, status: 'deprecated' }]);
    expect((await packages('outdated')).stdout).toMatch(new RegExp(`^${ID} +1\\.0\\.0 +2\\.0\\.0 +deprecated$`, 'm'));
    const updated = await packages('update', ID, '--json');
    expect(JSON.parse(updated.stdout)).toMatchObject([{ action: 'update', to: '2.0.0', deprecated: false }]);
  });
});

describe('annex packages download --to', () => {
  it('writes to an existing directory, and leaves no partial file', async () => {
    await bench.release([ONE]);
    const folder = join(annex.folder(), 'here');
    mkdirSync(folder);
    const args = ['packages', 'download', ID, '--repository', bench.url(), '--to', folder];
    const { code, stdout, stderr } = await annex.run(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(join(folder, `${ID}-1.0.0.zip`));
    expect(readdirSync(folder)).toEqual([`${ID}-1.0.0.zip`]);
    expect(existsSync(join(annex.folder(), `${ID}-1.0.0.zip`))).toBe(false);
  });
});
