import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { item, publish, sha256, version, zip } from '../package-manager/repository.ts';
import { type PlatformUnderTest, useRunning } from '../running.ts';
import { useAnnex } from './annex.ts';

const running = useRunning();
const annex = useAnnex();
let platform: PlatformUnderTest;
let archive: Buffer;
let url = '';

beforeEach(async () => {
  platform = await running.platform();
  url = `${platform.url}/packages/repository.json`;
  archive = await zip({ 'metadata.json': '{}', 'plugins/a.py': 'print(1)' });
  const offered = version({
    version: '1.4.0',
    download_url: `${platform.url}/packages/archives/a.zip`,
    download_sha256: sha256(archive),
    download_size: archive.length,
  });
  await publish(platform.packagesDir, {
    baseUrl: `${platform.url}/packages`,
    packages: [
      item({
        identifier: 'x.stitcher',
        name: 'Via \u001b[31mStitcher',
        tags: ['vias'],
        versions: [
          version({ version: '2.0', status: 'testing' }),
          offered,
          version({ version: '1.5', tool_version: '10' }),
        ],
      }),
      item({ identifier: 'x.theme', type: 'colortheme' }),
    ],
    manifests: {
      manifests: {
        'x.stitcher': {
          '1.4.0': {
            files: [
              { path: 'metadata.json', size: 2, sha256: sha256('{}') },
              { path: 'plugins/a.py', size: 8, sha256: sha256('print(1)') },
            ],
          },
        },
      },
    },
    archives: { 'a.zip': archive },
  });
});

const packages = (...words: string[]) => annex.run(['packages', ...words]);

describe('annex packages', () => {
  it('has no repository at first, and explains how to add one', async () => {
    expect(await annex.runProcess(['packages', 'list'])).toMatchObject({
      code: 1,
      stderr: 'annex: no repositories yet; add one with annex packages repositories add URL\n',
    });
    expect((await packages('repositories', 'list')).stdout).toContain('No repositories yet.');
  });

  it('adds a private repository with --token-file, and never prints the token', async () => {
    const file = join(platform.packagesDir, '../token');
    const { key } = await platform.identity.keys.create('demo');
    await writeFile(file, `${key}\n`);
    const outputs = [
      await packages('repositories', 'add', url, '--token-file', file),
      await packages('repositories', 'list', '--json'),
      await packages('install', 'x.stitcher', '--json'),
    ];
    expect(JSON.parse(outputs[1]?.stdout ?? '')).toEqual([{ url, name: 'Example packages', tokenFile: file }]);
    await writeFile(file, `${key} ${key}`);
    outputs.push(await packages('list'), await packages('repositories', 'add', url, '--token-file', file));
    expect(outputs.map(({ code }) => code)).toEqual([0, 0, expect.any(Number), 1, 1]);
    expect(outputs.at(-1)?.stderr).toContain(`annex: the token for ${url} must be one line of letters`);
    expect(JSON.stringify(outputs) + platform.log.join()).not.toContain(key);
  });

  it('adds, lists and removes repositories', async () => {
    expect(await packages('repositories', 'add', url)).toMatchObject({
      code: 0,
      stdout: 'Added Example packages (2 packages).\n',
    });
    expect((await packages('repositories', 'add', url)).stdout).toContain('Already added: Example packages');
    expect(JSON.parse((await packages('repositories', 'list', '--json')).stdout)).toEqual([
      { url, name: 'Example packages' },
    ]);
    const list = await packages('list');
    expect(list.stdout).toMatch(/x\.stitcher +1\.5 +stable +2\.0 testing +plugin +Via \[31mStitcher\n/);
    expect(list.stdout).not.toContain('\u001b');
    const again = await packages('repositories', 'add', url, '--json');
    expect(JSON.parse(again.stdout)).toEqual({ url, name: 'Example packages', packages: 2, added: false, root: null });
    expect((await packages('repositories', 'remove', url)).stdout).toBe(`Removed ${url}.\n`);
    expect((await packages('repositories', 'remove', url)).code).toBe(1);
    expect(await packages('repositories', 'lst')).toMatchObject({
      code: 2,
      stderr: "annex: unknown subcommand 'lst'. Did you mean 'list'?\n",
    });
  });

  it('does not add an address without a repository', async () => {
    expect(await packages('repositories', 'add', `${platform.url}/login`)).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('returned an HTML page'),
    });
    expect((await packages('repositories', 'list', '--json')).stdout).toBe('[]\n');
  });

  it('searches, shows and resolves', async () => {
    const at = ['--repository', url];
    expect((await packages('search', 'stitcher', ...at)).stdout).toContain('x.stitcher');
    const json = await packages('search', 'x', '--type', 'colortheme', '--json', ...at);
    expect(JSON.parse(json.stdout)).toMatchObject([{ identifier: 'x.theme', score: 1_000, repository: url }]);
    expect((await packages('search', 'unheard-of', ...at)).stdout).toBe('No packages found.\n');
    expect((await packages('show', 'x.stitcher', ...at)).stdout).toMatch(
      /version +status +tool +systems +bytes\n2\.0 /,
    );
    const resolved = await packages('resolve', 'x.stitcher', '--tool-version', '9.0', '--platform', 'linux', ...at);
    expect(resolved).toMatchObject({
      code: 0,
      stdout:
        'x.stitcher 1.4.0 (stable)\n' +
        '  not 2.0: is testing, but a stable version is available\n' +
        '  not 1.5: requires tool 10 or later\n',
    });
    expect(await packages('resolve', 'x.stitcher', '--tool-version', '8', ...at)).toMatchObject({
      code: 1,
      stderr: 'annex: no version of x.stitcher matches\n',
    });
    expect((await packages('show', 'x.none', ...at)).stderr).toBe(
      'annex: package x.none not found in any repository\n',
    );
    expect(await packages('search', '--platform', 'amiga', ...at)).toMatchObject({ code: 2 });
  });

  it('downloads and verifies an archive, and detects a changed byte [A-purpose-verify]', async () => {
    const at = ['--repository', url];
    const done = await packages('download', 'x.stitcher', '--tool-version', '9.0', ...at);
    expect(done).toMatchObject({ code: 0, stderr: '' });
    const file = join(annex.folder(), 'x.stitcher-1.4.0.zip');
    expect(await readFile(file)).toEqual(archive);
    expect((await packages('verify', file, 'x.stitcher', ...at)).stdout).toBe(
      `${file} is x.stitcher 1.4.0; its 2 files match too.\n`,
    );
    await writeFile(file, await zip({ 'metadata.json': '{ }', 'other.py': '' }));
    const wrong = await annex.runProcess(['packages', 'verify', file, 'x.stitcher', '--version', '1.4.0', ...at]);
    expect(wrong.code).toBe(3);
    expect(wrong.stdout).toMatch(/its SHA-256 is/);
    expect(wrong.stdout).toMatch(/metadata\.json has 3 bytes, but the manifest lists 2/);
    expect(wrong.stdout).toMatch(/other\.py is not in the manifest/);
    expect(wrong.stdout).toMatch(/plugins\/a\.py is missing/);
    expect((await packages('verify', join(annex.folder(), 'none'), 'x.stitcher', ...at)).code).toBe(1);
  });

  it('escapes what a manifest and an archive could do to the terminal', async () => {
    const path = 'plugins/\u001b[2J\u202egpj\u200b.py';
    const offered = version({
      download_url: `${platform.url}/packages/archives/a.zip`,
      download_sha256: sha256(archive),
    });
    await publish(platform.packagesDir, {
      baseUrl: `${platform.url}/packages`,
      packages: [item({ identifier: 'x.evil', versions: [offered] })],
      manifests: { manifests: { 'x.evil': { '1.0.0': { files: [{ path, size: 1, sha256: sha256('x') }] } } } },
    });
    const file = join(annex.folder(), 'a.zip');
    await writeFile(file, archive);
    const { code, stdout, stderr } = await annex.runProcess([
      'packages',
      'verify',
      file,
      'x.evil',
      '--repository',
      url,
    ]);
    expect([code, stdout]).toEqual([3, expect.stringContaining('gpj')]);
    expect(stdout + stderr).not.toMatch(/\p{Cf}|(?!\n)\p{Cc}/u);
  });
});
