import { execFileSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readArchive } from '../../src/sdk/packages/archive/index.ts';
import { PackageInstaller, readRepository } from '../../src/sdk/packages/node/index.ts';
import { aPackage } from './documents.ts';
import { PNG } from './repository.ts';
import { faultsOf, useWorkbench } from './source.ts';
import { zipOf } from './zips.ts';

const bench = useWorkbench();
let server: Server | undefined;
afterEach(() => server?.close());

const git = (...words: string[]): Buffer =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...words], {
    cwd: bench.out(),
    stdio: 'pipe',
  });

/** Serves committed files like git hosting does: a link is served as its text. */
async function serveCommitted(): Promise<string> {
  const listening = createServer((request, response) => {
    try {
      response.end(git('show', `HEAD:${(request.url ?? '').slice(1)}`));
    } catch {
      response.writeHead(404).end();
    }
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

describe('build --plain', () => {
  it('builds a repository that works with git hosting, which serves links as text', async () => {
    const baseUrl = await serveCommitted();
    bench.writePackage('one', [{}]);
    bench.write('one/icon.png', PNG);
    bench.write('one/source/plugins/run.sh', '#!/bin/sh');
    chmodSync(join(bench.source(), 'one/source/plugins/run.sh'), 0o755);
    await bench.build({ baseUrl, plain: true });
    for (const name of ['repository.json', 'packages.json', 'resources.zip', 'manifests.json']) {
      expect(lstatSync(join(bench.out(), name)).isFile(), name).toBe(true);
    }
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'published');
    expect(git('ls-files').toString()).not.toContain('.annex');
    const repository = await readRepository(`${baseUrl}/repository.json`);
    const installer = new PackageInstaller({ root: join(bench.folder(), 'root') });
    await installer.install([{ identifier: 'example.one' }], [repository]);
    expect(lstatSync(join(bench.folder(), 'root/plugins/example_one/run.sh')).mode & 0o111).not.toBe(0);
  });

  it('replaces links with files and back, and reports whether anything changed', async () => {
    bench.writePackage('one', [{}]);
    bench.write('one/source/plugins/a.py', 'a');
    expect(await bench.build()).toMatchObject({ changed: true });
    expect(await bench.build({ plain: true })).toMatchObject({ changed: false });
    expect(lstatSync(join(bench.out(), 'packages.json')).isFile()).toBe(true);
    expect(await bench.build({ plain: true })).toMatchObject({ changed: false, packed: 0 });
    expect(faultsOf(bench.out())).toEqual([]);
    expect(await bench.build()).toMatchObject({ changed: false });
    expect(lstatSync(join(bench.out(), 'packages.json')).isSymbolicLink()).toBe(true);
    expect(faultsOf(bench.out())).toEqual([]);
  });
});

describe('a build', () => {
  it('reports archives that install nothing or contain version control, together with all other errors', async () => {
    bench.writePackage('misspelt', [{}]);
    bench.write('misspelt/source/plugin/a.py', 'a');
    bench.writePackage('tracked', [{}]);
    const metadata = JSON.stringify({
      ...aPackage({ identifier: 'example.tracked' }),
      versions: [{ version: '1.0.0', status: 'stable', tool_version: '9.0' }],
    });
    bench.write(
      'tracked/1.0.0.zip',
      await zipOf([{ path: 'metadata.json', content: metadata }, { path: 'plugins/a.py' }, { path: '.git/config' }]),
    );
    bench.write('wrong/metadata.json', JSON.stringify({ ...aPackage(), license: 'GPLv3' }));
    mkdirSync(join(bench.source(), 'empty'));
    const message = await bench.refusal();
    expect(message).toMatch(/wrong\/metadata\.json:\d+:\d+: "GPLv3" is not one of/);
    expect(message).toMatch(/example\.misspelt 1\.0\.0: it contains nothing to install: rename plugin\/ to plugins\//);
    expect(message).toMatch(/1\.0\.0\.zip: it contains the version control directory \.git\//);
  });

  it('keeps the executable bit, and packs the same files to the same bytes', async () => {
    bench.writePackage('one', [{}]);
    bench.write('one/source/plugins/run.sh', '#!/bin/sh');
    chmodSync(join(bench.source(), 'one/source/plugins/run.sh'), 0o700);
    await bench.build();
    const archive = join(bench.out(), 'archives/example.one-1.0.0.zip');
    expect([...(await readArchive(archive)).executable]).toEqual(['plugins/run.sh']);
    await bench.build({ out: join(bench.folder(), 'again') });
    expect(execFileSync('cmp', [archive, join(bench.folder(), 'again/archives/example.one-1.0.0.zip')]).length).toBe(0);
  });
});
