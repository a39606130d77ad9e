// A signed repository on a web server, and the directory that mirrors it.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import type { Package, Repository } from '../../generated/packages/resources.ts';
import { readMetadataFiles } from '../../src/package-manager/signing/publish-signature.ts';
import { signTargets, targetOf } from '../../src/package-manager/signing/sign.ts';
import { createKeys, readKey, type SigningKey } from '../../src/sdk/packages/build/index.ts';
import { sha256 } from './repository.ts';
import type { Script, ScriptedServer } from './scripted-server.ts';
import { TIMESTAMP, useWorkbench } from './source.ts';

/** The files of a directory by path, read at each request. `intercept` may respond instead. */
export function serveFolder(
  folder: string,
  intercept: (path: string, response: ServerResponse) => boolean = () => false,
): Readonly<Record<string, Script>> {
  const script: Script = (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (intercept(path, response)) return;
    const file = join(folder, path);
    if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
    const content = readFileSync(file);
    const [, from = '0'] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
    const start = Number(from);
    const range = { 'content-range': `bytes ${start}-${content.length - 1}/${content.length}` };
    response.writeHead(start > 0 ? 206 : 200, {
      'content-length': content.length - start,
      ...(start > 0 ? range : {}),
    });
    response.end(content.subarray(start));
  };
  return new Proxy({}, { get: () => script });
}

export function useMirrorBench(server: ScriptedServer) {
  const bench = useWorkbench();
  const mirror = () => join(server.folder(), 'mirror');
  let keys: { readonly root: SigningKey; readonly online: SigningKey };
  beforeEach(async () => {
    const { root, online } = await createKeys(join(bench.folder(), 'keys'));
    keys = { root: await readKey(root), online: await readKey(online) };
  });
  return {
    out: bench.out,
    mirror,
    url: () => `${server.url()}/repository.json`,
    /** Publishes these versions, and serves them. */
    release: async (versions: readonly string[], bytes = 2_000) => {
      for (const version of versions) {
        const noise = Array.from({ length: bytes }, (_, at) => sha256(`${version} ${at}`).slice(0, 2)).join('');
        bench.write(`mirrored/${version}/plugins/__init__.py`, noise);
      }
      bench.writePackage(
        'mirrored',
        [...versions].reverse().map((version) => ({ version })),
        {
          identifier: 'example.mirrored',
        },
      );
      await bench.build({ baseUrl: server.url(), timestamp: TIMESTAMP + versions.length, sign: keys });
      server.serve(serveFolder(bench.out()));
    },
    /** Replaces the list, and signs it as a hostile maintainer would. */
    resign: async (list: string) => {
      const repository = JSON.parse(readFileSync(join(bench.out(), 'repository.json'), 'utf8')) as Repository;
      const entry = JSON.stringify({ ...repository, packages: { ...repository.packages, sha256: sha256(list) } });
      const files = { 'packages.json': list, 'repository.json': entry };
      for (const [name, text] of Object.entries(files)) writeFileSync(join(bench.out(), name), text);
      const names = ['packages.json', 'repository.json', 'manifests.json', 'resources.zip'];
      const targets = Object.fromEntries(names.map((name) => [name, targetOf(readFileSync(join(bench.out(), name)))]));
      for (const [name, bytes] of signTargets(targets, await readMetadataFiles(bench.out()), keys)) {
        writeFileSync(join(bench.out(), 'metadata', name), bytes);
      }
    },
    /** Keeps a copy of the published directory, and returns a function that restores it. */
    keep: () => {
      const copy = join(bench.folder(), 'copy');
      cpSync(bench.out(), copy, { recursive: true, verbatimSymlinks: true });
      return () => {
        rmSync(bench.out(), { recursive: true });
        cpSync(copy, bench.out(), { recursive: true, verbatimSymlinks: true });
      };
    },
    /** What is wrong with the published mirror. */
    faults: () => faultsOf(mirror()),
  };
}

function faultsOf(folder: string): string[] {
  const read = (path: string): Buffer => readFileSync(join(folder, path));
  const faults: string[] = [];
  const { targets } = (
    JSON.parse(read('metadata/targets.json').toString()) as {
      signed: { targets: Record<string, { hashes: { sha256: string } }> };
    }
  ).signed;
  for (const [name, { hashes }] of Object.entries(targets)) {
    if (sha256(read(name)) !== hashes.sha256) faults.push(`${name} is not the signed file`);
  }
  const { meta } = (
    JSON.parse(read('metadata/snapshot.json').toString()) as {
      signed: { meta: Record<string, { hashes: { sha256: string } }> };
    }
  ).signed;
  if (sha256(read('metadata/targets.json')) !== meta['targets.json']?.hashes.sha256) faults.push('targets.json');
  const { packages } = JSON.parse(read('packages.json').toString()) as { packages: readonly Package[] };
  const listed = packages.flatMap(({ versions }) => versions.map(({ download_sha256 = '' }) => download_sha256));
  for (const hash of listed) {
    const file = join(folder, 'archives', `${hash}.zip`);
    if (!existsSync(file)) faults.push(`${hash}.zip is missing`);
  }
  for (const name of readdirSync(join(folder, 'archives'))) {
    if (!name.startsWith('.') && `${sha256(read(join('archives', name)))}.zip` !== name)
      faults.push(`${name} is wrong`);
  }
  return faults;
}
