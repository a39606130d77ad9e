import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Package, Repository } from '../../../generated/packages/resources.ts';
import { readConfig } from '../../../src/base/config/config.ts';
import { createLog } from '../../../src/base/log/log.ts';
import { listen } from '../../../src/contract/server/index.ts';
import { runPlatform } from '../../../src/servers/run-platform.ts';
import { buildSample } from '../../../src/servers/sample-repository.ts';

const lines: string[] = [];
const log = createLog({ level: 'info', stream: { write: (line) => lines.push(line) } });

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'annex-sample-')), 'packages');
  lines.length = 0;
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true, force: true }));
});

const build = (platformUrl = 'http://127.0.0.1:8790', brand = 'tool') =>
  buildSample({ folder, platformUrl, brand, log });
const read = <T>(name: string): T => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
const listed = () => read<{ packages: Package[] }>('packages.json').packages;

describe('the sample repository', () => {
  it('has packages of each type, some with several versions, sorted by identifier', async () => {
    await build();
    const packages = listed();
    expect(packages.map(({ identifier, type, versions }) => [identifier, type, versions.length])).toEqual([
      ['example.lessons.first-steps', 'plugin', 1],
      ['example.oven.reflow-profile', 'plugin', 1],
      ['example.parts.pin-headers', 'library', 2],
      ['example.stitcher.via-stitcher', 'plugin', 3],
      ['example.themes.harbor', 'colortheme', 2],
    ]);
    const [stitcher] = packages.filter(({ identifier }) => identifier === 'example.stitcher.via-stitcher');
    expect(stitcher?.versions.map(({ version, platforms }) => [version, platforms])).toEqual([
      ['2.1.0', ['windows']],
      ['2.0.0', undefined],
      ['1.4.0', undefined],
    ]);
    expect(stitcher?.versions[0]?.download_url).toMatch(/^http:\/\/127\.0\.0\.1:8790\/packages\/archives\//);
    expect(lines).toEqual([]);
  });

  it('is built again only if the address of the platform changes', async () => {
    await build();
    const before = readlinkSync(join(folder, '.annex/current'));
    await build();
    expect(readlinkSync(join(folder, '.annex/current'))).toBe(before);
    await build('https://annex.example/under');
    expect(read<Repository>('repository.json').packages.url).toBe('https://annex.example/under/packages/packages.json');
    expect(lines).toEqual([]);
  });

  it('is complete for the first request, while the platform still starts', async () => {
    await import('../../../src/servers/platform-areas.ts'); // so that the first response waits only for the sample
    const { port, close } = await listen(() => {}, '127.0.0.1', 0);
    await close();
    const flags = { 'platform-port': `${port}`, 'proxy-port': '0', 'data-dir': folder, 'log-level': 'silent' };
    const starting = runPlatform(readConfig({ flags, env: {}, folder }).settings);
    onTestFinished(async () => (await starting).close());
    const ask = () => fetch(`http://127.0.0.1:${port}/packages/search`).catch(() => null);
    let first = await ask();
    while (first === null) first = await ask(); // not listening yet
    expect(first.status).toBe(200);
    expect(await first.json()).toMatchObject({ total: 5 });
    expect(statSync(join(folder, 'packages')).mode & 0o777).toBe(0o700); // as private as the data directory
  });

  it('uses the field names of the brand', async () => {
    await build(undefined, 'kicad');
    expect(listed().flatMap(({ versions }) => versions)).toContainEqual(
      expect.objectContaining({ kicad_version: '10.0' }),
    );
  });

  it('does not prevent the start if its published files were changed', async () => {
    await build();
    const file = join(folder, '.annex/current/packages.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/"download_sha256": "\w+"/, `"download_sha256": "${'0'.repeat(64)}"`));
    await build('https://annex.example');
    expect(lines).toEqual([expect.stringContaining('cannot build the sample packages')]);
  });

  it('does not replace an existing repository or package list', async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'packages.json'), '{ "packages": [] }');
    await build();
    writeFileSync(join(folder, 'repository.json'), '{ "name": "Ours" }');
    await build();
    expect(readFileSync(join(folder, 'packages.json'), 'utf8')).toBe('{ "packages": [] }');
  });
});
