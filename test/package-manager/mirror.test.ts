import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BuildError } from '../../src/sdk/packages/build/index.ts';
import { mirrorRepository, PackageInstaller, readRepository } from '../../src/sdk/packages/node/index.ts';
import { serveFolder, useMirrorBench } from './mirroring.ts';
import { sha256 } from './repository.ts';
import { useScriptedServer } from './scripted-server.ts';

const server = useScriptedServer();
const bench = useMirrorBench(server);
const mirror = (options: Partial<Parameters<typeof mirrorRepository>[1]> = {}) =>
  mirrorRepository(bench.url(), { to: bench.mirror(), ...options });
const mirrorOf = async () => pathToFileURL(bench.mirror()).href;
const archives = () => readdirSync(join(bench.mirror(), 'archives')).sort();

describe('mirrorRepository', () => {
  it('copies files and signatures byte for byte, and archives by their hash; then only what is new', async () => {
    await bench.release(['1.0.0', '2.0.0']);
    expect(await mirror()).toMatchObject({ archives: 2, downloaded: 2, missing: [] });
    expect(bench.faults()).toEqual([]);
    for (const name of ['packages.json', 'metadata/timestamp.json', 'metadata/1.root.json', 'metadata/root.json']) {
      expect(readFileSync(join(bench.mirror(), name)), name).toEqual(readFileSync(join(bench.out(), name)));
    }
    expect(statSync(join(bench.mirror(), 'archives', archives()[0] ?? '')).mode & 0o044).not.toBe(0);
    const before = server.requests().length;
    await bench.release(['1.0.0', '2.0.0', '3.0.0']);
    expect(await mirror()).toMatchObject({ archives: 3, downloaded: 1 });
    expect(bench.faults()).toEqual([]);
    const later = server.requests().slice(before);
    expect(later.filter((path) => path.endsWith('.zip') && path.includes('archives'))).toHaveLength(1);
    expect(later.filter((path) => path === '/resources.zip')).toEqual([]);
  });

  it('serves clients that check everything against the keys of the origin, also offline [A-signed-lock] [A-mirror-verified]', async () => {
    await bench.release(['1.0.0']);
    await mirror();
    const trust = join(server.folder(), 'trust');
    await expect(readRepository(bench.url(), { trust, mirrorOf })).rejects.toMatchObject({ code: 'untrusted' });
    await readRepository(bench.url(), { trust });
    server.serve({}); // the origin is gone
    const repository = await readRepository(bench.url(), { trust, mirrorOf });
    const lockFile = join(server.folder(), 'annex-packages.lock');
    const criteria = { platform: 'linux' as const };
    const folder = join(server.folder(), 'root');
    const installer = new PackageInstaller({ root: folder, lockFile, trust, mirrorOf, criteria });
    expect(await installer.install([{ identifier: 'example.mirrored' }], [repository])).toMatchObject([
      { to: '1.0.0' },
    ]);
    type Lock = { packages: Record<string, object> };
    const lock = JSON.parse(readFileSync(lockFile, 'utf8')) as Lock;
    const root = repository.signature?.root;
    expect(lock.packages['example.mirrored']).toMatchObject({ signature: { root, version: 1 } });
    const other = (name: string) =>
      new PackageInstaller({ root: join(server.folder(), name), mirrorOf, criteria: { platform: 'linux' } });
    expect(await other('other').installLocked([], lockFile)).toMatchObject([{ to: '1.0.0' }]);
    const write = (signature: object | undefined) => {
      const entry = { ...lock.packages['example.mirrored'], ...{ signature } };
      return writeFile(lockFile, JSON.stringify({ ...lock, packages: { 'example.mirrored': entry } }));
    };
    await write({ root, version: 2 });
    await expect(other('rollback').installLocked([], lockFile)).rejects.toMatchObject({ code: 'older' });
    await write({ root: `sha256:${'0'.repeat(64)}`, version: 1 });
    await expect(other('foreign').installLocked([], lockFile)).rejects.toMatchObject({ code: 'untrusted' });
    await write(undefined); // a lock file of an older version
    expect(await other('old').installLocked([], lockFile)).toMatchObject([{ to: '1.0.0' }]);
  });

  it('cannot give clients another list, archive or key', async () => {
    await bench.release(['1.0.0']);
    const { signature } = await mirror();
    const pin = { root: signature.root, version: 0 };
    const read = () => readRepository(bench.url(), { pin, mirrorOf });
    const install = async () =>
      new PackageInstaller({ root: join(server.folder(), 'root'), mirrorOf }).install(
        [{ identifier: 'example.mirrored' }],
        [await read()],
      );
    const edit = async (path: string): Promise<() => Promise<void>> => {
      const file = join(bench.mirror(), path);
      const before = readFileSync(file);
      await writeFile(file, Buffer.concat([before, Buffer.from(' ')]));
      return () => writeFile(file, before);
    };
    for (const path of ['repository.json', 'packages.json', `archives/${archives()[0]}`]) {
      const undo = await edit(path);
      await expect(install(), path).rejects.toMatchObject({
        code: expect.stringMatching(/^wrong-(hash|size)$|^too-large$/),
      });
      await undo();
    }
    await expect(
      readRepository(bench.url(), { pin: { root: `sha256:${'0'.repeat(64)}`, version: 0 }, mirrorOf }),
    ).rejects.toMatchObject({ code: 'untrusted' });
    expect(await install()).toMatchObject([{ action: 'install' }]);
  });

  it('refuses unsigned, expired, rolled back and wrongly pinned repositories', async () => {
    await bench.release(['1.0.0']);
    const old = bench.keep();
    await bench.release(['1.0.0', '2.0.0']);
    await expect(mirror({ pin: { root: `sha256:${'0'.repeat(64)}`, version: 0 } })).rejects.toMatchObject({
      code: 'untrusted',
    });
    await mirror();
    const now = () => Date.now() + 40 * 86_400_000;
    await expect(mirror({ now })).rejects.toMatchObject({ code: 'expired' });
    expect(await mirror({ now, allowExpired: true })).toMatchObject({ downloaded: 0 });
    old();
    await expect(mirror()).rejects.toMatchObject({ code: 'older' });
    expect(bench.faults()).toEqual([]);
    await rm(join(bench.out(), 'metadata'), { recursive: true });
    await expect(mirror()).rejects.toMatchObject({ code: 'untrusted' });
    await expect(mirror({ to: join(server.folder(), 'new') })).rejects.toMatchObject({ code: 'untrusted' });
    expect(existsSync(join(server.folder(), 'new/repository.json'))).toBe(false);
  });

  it('does not overwrite another repository', async () => {
    await bench.release(['1.0.0']);
    await mkdir(bench.mirror());
    await writeFile(join(bench.mirror(), 'repository.json'), '{}');
    await expect(mirror()).rejects.toBeInstanceOf(BuildError);
    expect(readFileSync(join(bench.mirror(), 'repository.json'), 'utf8')).toBe('{}');
  });

  it('stays below its limit, whatever the origin lists or sends [A-mirror-limits]', async () => {
    await bench.release(['1.0.0', '2.0.0']);
    const sizes = readdirSync(join(bench.out(), 'archives')).map(
      (name) => statSync(join(bench.out(), 'archives', name)).size,
    );
    const total = sizes.reduce((a, b) => a + b, 0);
    await expect(mirror({ maxBytes: total - 1 })).rejects.toMatchObject({ code: 'too-large' });
    expect(archives()).toEqual([]);
    const endless = serveFolder(bench.out(), (path, response) => {
      if (!path.includes('/archives/')) return false;
      response.writeHead(200);
      const next = (): void => void response.write(Buffer.alloc(65_536), (error) => error || setImmediate(next));
      next();
      return true;
    });
    server.serve(endless);
    await expect(mirror({ maxBytes: total })).rejects.toMatchObject({ code: 'wrong-size' });
    const written = readdirSync(join(bench.mirror(), 'archives'), { recursive: true, withFileTypes: true });
    const bytes = written.map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
    expect(bytes.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(total);
    expect(existsSync(join(bench.mirror(), 'repository.json'))).toBe(false);
  });

  it('writes nothing outside its directory, whatever the list names', async () => {
    await bench.release(['1.0.0']);
    const before = readdirSync(server.folder()).sort();
    const list = JSON.parse(readFileSync(join(bench.out(), 'packages.json'), 'utf8')) as {
      packages: { versions: Record<string, unknown>[] }[];
    };
    const [version = {}] = list.packages[0]?.versions ?? [];
    list.packages[0]?.versions.push(
      { ...version, version: '2.0', download_sha256: '../../../escaped' },
      { ...version, version: '3.0', download_sha256: `${'0'.repeat(60)}/../x` },
      { ...version, version: '4.0', download_sha256: sha256('x'), download_url: 'file:///etc/hostname' },
    );
    await bench.resign(JSON.stringify(list));
    await expect(mirror()).rejects.toMatchObject({ code: 'bad-address' });
    list.packages[0]?.versions.pop();
    await bench.resign(JSON.stringify(list));
    expect(await mirror()).toMatchObject({ archives: 1 });
    expect(archives()).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.zip$/)]);
    expect(readdirSync(server.folder()).sort()).toEqual([...before, 'mirror'].sort());
  });

  it('names archives that their host no longer has', async () => {
    await bench.release(['1.0.0', '2.0.0']);
    const gone = readdirSync(join(bench.out(), 'archives')).find((name) => name.includes('2.0.0')) ?? '';
    await rm(join(bench.out(), 'archives', gone));
    expect(await mirror()).toMatchObject({ downloaded: 1, missing: [`${server.url()}/archives/${gone}`] });
  });

  it('downloads damaged archives again, and ignores dangling links', async () => {
    await bench.release(['1.0.0', '2.0.0']);
    await mirror();
    const [damaged = ''] = archives();
    await writeFile(join(bench.mirror(), 'archives', damaged), 'cut');
    await symlink('/nowhere', join(bench.mirror(), 'archives', 'link.zip'));
    expect(await mirror()).toMatchObject({ archives: 2, downloaded: 1 });
    await rm(join(bench.mirror(), 'archives', 'link.zip'));
    expect(bench.faults()).toEqual([]);
  });

  it('stops all downloads when one fails', async () => {
    await bench.release(['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0', '6.0.0']);
    let open = 0;
    const failing = serveFolder(bench.out(), (path, response) => {
      if (!path.includes('/archives/')) return false;
      open += 1;
      response.on('close', () => {
        open -= 1;
      });
      if (open === 4) response.writeHead(500).end();
      else response.writeHead(200).write('PK');
      return true;
    });
    server.serve(failing);
    await expect(mirror()).rejects.toMatchObject({ code: 'refused' });
    await expect.poll(() => open).toBe(0);
    expect(server.requests().filter((path) => path.startsWith('/archives/'))).toHaveLength(4);
  });

  it('writes plain files without links', async () => {
    await bench.release(['1.0.0']);
    await mirror({ plain: true });
    await bench.release(['1.0.0', '2.0.0']);
    await mirror({ plain: true });
    expect(bench.faults()).toEqual([]);
    const links = readdirSync(bench.mirror(), { withFileTypes: true }).filter((entry) => entry.isSymbolicLink());
    expect(links).toEqual([]);
  });
});
