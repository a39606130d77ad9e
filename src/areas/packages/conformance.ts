// Conformance checks for area A (packages): what a package manager fetches from a repository.
import { createHash } from 'node:crypto';
import { type Check, checksOf, hasStatus, hold } from '../../contract/conform/check.ts';
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

const get = (client: Client, path: string, headers: Record<string, string> = {}): Promise<Reply> =>
  client.call('GET', BASE + path, { headers });

async function fetchRepository(client: Client) {
  const repository = await get(client, '/repository.json');
  if ([404, 503].includes(repository.status)) throw new Skip('no repository is served');
  const tag = repository.headers.etag ?? '';
  const list = await get(client, '/packages.json');
  return {
    repository,
    list,
    packages: (list.json['packages'] ?? []) as readonly Package[],
    unchanged: await get(client, '/repository.json', { 'If-None-Match': tag }),
    changed: await get(client, '/repository.json', { 'If-None-Match': '"another"' }),
    schema: await get(client, '/schema/v1.json'),
  };
}

/** Requests ranges of resources.zip, or of an archive if there is no resources.zip. */
async function fetchRanges(client: Client) {
  const { packages } = await client.once(fetchRepository);
  const archives = packages.flatMap(({ versions }) => versions.flatMap(archivePath));
  for (const path of ['/resources.zip', ...archives.slice(0, 3)]) {
    const whole = await get(client, path);
    if (whole.status === 200 && whole.bytes.length > 8) {
      return {
        whole,
        part: await get(client, path, { Range: 'bytes=1-4' }),
        last: await get(client, path, { Range: 'bytes=-3' }),
      };
    }
  }
  throw new Skip('the repository has no file for a range request');
}

/** The path of an archive that the repository hosts itself; empty for archives hosted elsewhere. */
function archivePath({ download_url: url = '' }: Version): string[] {
  const [, path] = /\/packages(\/archives\/[^/?]+)$/.exec(url) ?? [];
  return path === undefined ? [] : [path];
}

async function fetchArchive(client: Client) {
  const { packages } = await client.once(fetchRepository);
  const version = packages.flatMap(({ versions }) => versions).find((each) => archivePath(each).length > 0);
  if (!version) throw new Skip('no version has an archive on this server');
  return { version, archive: await get(client, archivePath(version)[0] ?? '') };
}

/** Compares epochs first if `withEpoch`, then version numbers. No number has more than six digits. */
function latest(versions: readonly Version[], withEpoch: boolean): Version {
  const rank = ({ version, version_epoch: epoch = 0 }: Version) =>
    [withEpoch ? epoch : 0, ...version.split('.')].map((number) => String(number).padStart(9, '0')).join('.');
  return versions.reduce((best, each) => (rank(each) > rank(best) ? each : best));
}

/** Resolves a package whose highest epoch is not its highest version number. */
async function resolveByEpoch(client: Client) {
  const { packages } = await client.once(fetchRepository);
  for (const { identifier, versions } of packages) {
    const stable = versions.filter(({ status }) => status === 'stable');
    if (stable.length < 2 || latest(stable, true) === latest(stable, false)) continue;
    return { expected: latest(stable, true), reply: await get(client, `/${identifier}/resolve`) };
  }
  throw new Skip('no package has an epoch that overrides its version numbers');
}

/** Resolves a package for a tool that is older than all its versions require. */
async function resolveForOldTool(client: Client) {
  const { packages } = await client.once(fetchRepository);
  const [first] = packages.filter(({ versions }) =>
    versions.every(({ tool_version: tool }) => Number.parseInt(tool, 10) > 0),
  );
  if (!first) throw new Skip('no package requires a tool version');
  return get(client, `/${first.identifier}/resolve?tool_version=0.0.1`);
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const packagesChecks: readonly Check[] = [
  ...checksOf(fetchRepository, ['state'], {
    'must A-repository-required: the repository has name and packages': ({ repository }) => {
      hasStatus(repository, 200);
      const { name, packages } = repository.json;
      hold(typeof name === 'string' && typeof packages === 'object', 'name or packages is missing', repository.wire);
    },
    'must A-resource-sha256: sha256 matches the file': ({ repository, list }) => {
      const { sha256: listed } = (repository.json['packages'] ?? {}) as { sha256?: string };
      if (listed === undefined) throw new Skip('the repository has no sha256');
      hold(listed === sha256(list.bytes), 'packages.json has a different SHA-256', list.wire);
    },
    'must A-packagearray-packages: packages.json lists the packages': ({ list }) => {
      hasStatus(list, 200);
      hold(Array.isArray(list.json['packages']), 'packages is not an array', list.wire);
    },
    'must A-versioning-schema-1: the package schema is published': ({ schema }) => hasStatus(schema, 200),
    'should A-files-strong-etag: files have a strong ETag and support 304': ({
      repository,
      list,
      unchanged,
      changed,
    }) => {
      for (const { headers, wire } of [repository, list]) {
        hold(/^"[^"]+"$/.test(headers.etag ?? ''), `ETag: ${headers.etag}`, wire);
      }
      hasStatus(unchanged, 304);
      hasStatus(changed, 200);
    },
  }),
  ...checksOf(fetchRanges, ['state'], {
    'should A-files-ranges: a range request returns 206': ({ whole: { bytes }, part, last }) => {
      for (const { reply, from, to } of [
        { reply: part, from: 1, to: 5 },
        { reply: last, from: bytes.length - 3, to: bytes.length },
      ]) {
        hasStatus(reply, 206);
        hold(reply.bytes.equals(bytes.subarray(from, to)), `the body is not bytes ${from} to ${to - 1}`, reply.wire);
        const range = reply.headers['content-range'];
        hold(range === `bytes ${from}-${to - 1}/${bytes.length}`, `Content-Range: ${range}`, reply.wire);
      }
    },
  }),
  ...checksOf(fetchArchive, ['state'], {
    'must A-purpose-verify: an archive matches the size and sha256 of its version': ({ version, archive }) => {
      hasStatus(archive, 200);
      const { bytes, wire } = archive;
      const { download_size: size = bytes.length, download_sha256: hash = sha256(bytes) } = version;
      hold(size === bytes.length, `${bytes.length} bytes instead of ${size}`, wire);
      hold(hash === sha256(bytes), 'a different sha256', wire);
    },
  }),
  ...checksOf(resolveByEpoch, ['state'], {
    'must A-versioning-epoch-later: a higher epoch is later, whatever the version numbers': ({ expected, reply }) => {
      hasStatus(reply, 200);
      const { version } = (reply.json['version'] ?? {}) as Partial<Version>;
      hold(version === expected.version, `${version} instead of ${expected.version}`, reply.wire);
    },
  }),
  ...checksOf(resolveForOldTool, ['state'], {
    'must A-versioning-tool-bounds: tool versions outside the bounds are not supported': (reply) => {
      hasStatus(reply, 200);
      hold(reply.json['version'] === null, 'it resolves to a version that needs a later tool', reply.wire);
    },
  }),
];
