// Conformance checks of area A: the repository as a package manager reads it.
import { createHash } from 'node:crypto';
import { type Check, checksOf, expect, expectStatus } from '../../contract/conform/check.ts';
import type { Client, Reply } from '../../contract/conform/client.ts';
import { Skip } from '../../contract/conform/mismatch.ts';

const BASE = '/packages';

interface Version {
  readonly version: string;
  readonly version_epoch?: number;
  readonly status: string;
  readonly tool_version: string;
  readonly download_url?: string;
  readonly download_sha256?: string;
  readonly download_size?: number;
}
interface Package {
  readonly identifier: string;
  readonly versions: readonly Version[];
}

const read = (client: Client, path: string, headers: Record<string, string> = {}): Promise<Reply> =>
  client.call('GET', BASE + path, { headers });

async function readFiles(client: Client) {
  const repository = await read(client, '/repository.json');
  if ([404, 503].includes(repository.status)) throw new Skip('no repository is served');
  const tag = repository.headers.etag ?? '';
  const list = await read(client, '/packages.json');
  return {
    repository,
    list,
    packages: (list.json['packages'] ?? []) as readonly Package[],
    unchanged: await read(client, '/repository.json', { 'If-None-Match': tag }),
    changed: await read(client, '/repository.json', { 'If-None-Match': '"another"' }),
    schema: await read(client, '/schema/v1.json'),
  };
}

/** Uses the resources, or else an archive. */
async function requestRanges(client: Client) {
  const { packages } = await client.once(readFiles);
  const archives = packages.flatMap(({ versions }) => versions.flatMap(archivePath));
  for (const path of ['/resources.zip', ...archives.slice(0, 3)]) {
    const whole = await read(client, path);
    if (whole.status === 200 && whole.bytes.length > 8) {
      return {
        whole,
        part: await read(client, path, { Range: 'bytes=1-4' }),
        last: await read(client, path, { Range: 'bytes=-3' }),
      };
    }
  }
  throw new Skip('the repository has no file for a range request');
}

/** The path of an archive on this server; empty if it is elsewhere. */
function archivePath({ download_url: url = '' }: Version): string[] {
  const [, path] = /\/packages(\/archives\/[^/?]+)$/.exec(url) ?? [];
  return path === undefined ? [] : [path];
}

async function downloadArchive(client: Client) {
  const { packages } = await client.once(readFiles);
  const version = packages.flatMap(({ versions }) => versions).find((each) => archivePath(each).length > 0);
  if (!version) throw new Skip('no version has an archive on this server');
  return { version, archive: await read(client, archivePath(version)[0] ?? '') };
}

/** Compares epochs if `withEpoch` is set, then version numbers, which have at most six digits. */
function latest(versions: readonly Version[], withEpoch: boolean): Version {
  const rank = ({ version, version_epoch: epoch = 0 }: Version) =>
    [withEpoch ? epoch : 0, ...version.split('.')].map((number) => String(number).padStart(9, '0')).join('.');
  return versions.reduce((best, each) => (rank(each) > rank(best) ? each : best));
}

/** Resolves a package whose epochs and version numbers disagree. */
async function resolveByEpoch(client: Client) {
  const { packages } = await client.once(readFiles);
  for (const { identifier, versions } of packages) {
    const stable = versions.filter(({ status }) => status === 'stable');
    if (stable.length < 2 || latest(stable, true) === latest(stable, false)) continue;
    return { expected: latest(stable, true), reply: await read(client, `/${identifier}/resolve`) };
  }
  throw new Skip('no package has an epoch that overrides its version numbers');
}

async function resolveForOldTool(client: Client) {
  const { packages } = await client.once(readFiles);
  const [first] = packages.filter(({ versions }) =>
    versions.every(({ tool_version: tool }) => Number.parseInt(tool, 10) > 0),
  );
  if (!first) throw new Skip('no package requires a tool version');
  return read(client, `/${first.identifier}/resolve?tool_version=0.0.1`);
}

/** Searches by the name of each package, and for one platform and status. */
async function searchPackages(client: Client) {
  const { packages } = await client.once(readFiles);
  const [first] = packages;
  if (!first) throw new Skip('the repository has no packages');
  const { identifier } = first;
  const found = await read(client, `/search?q=${identifier}`);
  const document = { name: 'x' };
  const invalid = await client.call('POST', `${BASE}/validate`, { body: { kind: 'package', document } });
  const valid = await client.call('POST', `${BASE}/validate`, {
    body: { kind: 'repository', schema_only: true, document: (await client.once(readFiles)).repository.json },
  });
  return { first, found, invalid, valid };
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const packagesChecks: readonly Check[] = [
  ...checksOf(readFiles, ['state'], {
    'must A-repository-required: the repository has name and packages': ({ repository }) => {
      expectStatus(repository, 200);
      const { name, packages } = repository.json;
      expect(typeof name === 'string' && typeof packages === 'object', 'name or packages is missing', repository.wire);
    },
    'must A-resource-sha256: sha256 matches the file': ({ repository, list }) => {
      const { sha256: expected } = (repository.json['packages'] ?? {}) as { sha256?: string };
      if (expected === undefined) throw new Skip('the repository has no sha256');
      expect(expected === sha256(list.bytes), 'packages.json has a different SHA-256', list.wire);
    },
    'must A-packagearray-packages: packages.json lists the packages': ({ list }) => {
      expectStatus(list, 200);
      expect(Array.isArray(list.json['packages']), 'packages is not an array', list.wire);
    },
    'must A-versioning-schema-1: the package schema is published': ({ schema }) => expectStatus(schema, 200),
    'should A-files-strong-etag: files have a strong ETag and support 304': (result) => {
      for (const { headers, wire } of [result.repository, result.list]) {
        expect(/^"[^"]+"$/.test(headers.etag ?? ''), `ETag: ${headers.etag}`, wire);
      }
      expectStatus(result.unchanged, 304);
      expectStatus(result.changed, 200);
    },
  }),
  ...checksOf(requestRanges, ['state'], {
    'should A-files-ranges: a range request returns 206': ({ whole: { bytes }, part, last }) => {
      for (const { reply, from, to } of [
        { reply: part, from: 1, to: 5 },
        { reply: last, from: bytes.length - 3, to: bytes.length },
      ]) {
        expectStatus(reply, 206);
        expect(reply.bytes.equals(bytes.subarray(from, to)), `the body is not bytes ${from} to ${to - 1}`, reply.wire);
        const range = reply.headers['content-range'];
        expect(range === `bytes ${from}-${to - 1}/${bytes.length}`, `Content-Range: ${range}`, reply.wire);
      }
    },
  }),
  ...checksOf(downloadArchive, ['state'], {
    'must A-purpose-verify: an archive matches the size and sha256 of its version': ({ version, archive }) => {
      expectStatus(archive, 200);
      const { bytes, wire } = archive;
      const { download_size: size = bytes.length, download_sha256: hash = sha256(bytes) } = version;
      expect(size === bytes.length, `${bytes.length} bytes instead of ${size}`, wire);
      expect(hash === sha256(bytes), 'a different sha256', wire);
    },
  }),
  ...checksOf(resolveByEpoch, ['state'], {
    'must A-versioning-epoch-later: a higher epoch is later, whatever the version numbers': ({ expected, reply }) => {
      expectStatus(reply, 200);
      const { version } = (reply.json['version'] ?? {}) as Partial<Version>;
      expect(version === expected.version, `${version} instead of ${expected.version}`, reply.wire);
    },
  }),
  ...checksOf(resolveForOldTool, ['state'], {
    'must A-versioning-tool-bounds: tool versions outside the bounds are not supported': (reply) => {
      expectStatus(reply, 200);
      expect(reply.json['version'] === null, 'it resolves to a version that needs a later tool', reply.wire);
    },
  }),
  ...checksOf(searchPackages, ['state'], {
    'should packages:search: a search finds the package, best match first': ({ first, found }) => {
      const hits = (found.json['packages'] ?? []) as readonly { identifier: string; score: number }[];
      expect(hits[0]?.identifier === first.identifier, `${hits[0]?.identifier} comes first`, found.wire);
      const isSorted = hits.every(({ score }, at) => at === 0 || score <= (hits[at - 1]?.score ?? 0));
      expect(isSorted, 'not sorted by descending score', found.wire);
    },
  }),
  ...checksOf(searchPackages, ['state', 'write'], {
    'should packages:validate: an invalid document is not valid, and the repository is': ({ invalid, valid }) => {
      expect(invalid.json['valid'] === false, `valid ${invalid.json['valid']} for an invalid package`, invalid.wire);
      expect(valid.json['valid'] === true, `valid ${valid.json['valid']} for the repository`, valid.wire);
    },
  }),
];
