// Conformance checks of area A: the repository as a package manager reads it.
import type { Package, PackageVersion } from '../../generated/packages/resources.ts';
import { type Check, checksOf, expect, expectField, expectStatus } from '../contract/conform/check.ts';
import type { Client, Reply } from '../contract/conform/client.ts';
import { Skip } from '../contract/conform/mismatch.ts';

const BASE = '/packages';

const read = (client: Client, path: string): Promise<Reply> => client.call('GET', BASE + path);

async function readFiles(client: Client) {
  const repository = await read(client, '/repository.json');
  if ([404, 503].includes(repository.status)) throw new Skip('no repository is served');
  const list = await read(client, '/packages.json');
  return {
    repository,
    list,
    packages: (list.json['packages'] ?? []) as readonly Package[],
    schema: await read(client, '/schema/v1.json'),
  };
}

/** Compares epochs if `withEpoch` is set, then version numbers, which have at most six digits. */
function latest(versions: readonly PackageVersion[], withEpoch: boolean): PackageVersion {
  const rank = ({ version, version_epoch: epoch = 0 }: PackageVersion) =>
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

async function searchPackages(client: Client) {
  const [first] = (await client.once(readFiles)).packages;
  if (!first) throw new Skip('the repository has no packages');
  return { first, search: await read(client, `/search?q=${first.identifier}`) };
}

async function validateDocuments(client: Client) {
  const { repository } = await client.once(readFiles);
  const validate = (body: object) => client.call('POST', `${BASE}/validate`, { body });
  return {
    invalid: await validate({ kind: 'package', document: { name: 'x' } }),
    valid: await validate({ kind: 'repository', schema_only: true, document: repository.json }),
  };
}

export const packagesChecks: readonly Check[] = [
  ...checksOf(readFiles, ['state'], {
    'must A-repository-required: the repository has name and packages': ({ repository }) => {
      expectStatus(repository, 200);
      const { name, packages } = repository.json;
      expect(typeof name === 'string' && typeof packages === 'object', 'name or packages is missing', repository.wire);
    },
    'must A-packagearray-packages: packages.json lists the packages': ({ list }) => {
      expectStatus(list, 200);
      expect(Array.isArray(list.json['packages']), 'packages is not an array', list.wire);
    },
    'must A-versioning-schema-1: the package schema is published': ({ schema }) => expectStatus(schema, 200),
    'should A-files-strong-etag: files have a strong ETag': ({ repository, list }) => {
      for (const { headers, wire } of [repository, list]) {
        expect(/^"[^"]+"$/.test(headers.etag ?? ''), `ETag: ${headers.etag}`, wire);
      }
    },
  }),
  ...checksOf(resolveByEpoch, ['state'], {
    'must A-versioning-epoch-later: a higher epoch is later, whatever the version numbers': ({ expected, reply }) => {
      expectStatus(reply, 200);
      const { version } = (reply.json['version'] ?? {}) as Partial<PackageVersion>;
      expect(version === expected.version, `${version} instead of ${expected.version}`, reply.wire);
    },
  }),
  ...checksOf(resolveForOldTool, ['state'], {
    'must A-versioning-tool-bounds: tool versions outside the bounds are not supported': (reply) => {
      expectStatus(reply, 200);
      expectField(reply, 'version', null);
    },
  }),
  ...checksOf(searchPackages, ['state'], {
    'should packages:search: a search finds the package, best match first': ({ first, search }) => {
      const hits = (search.json['packages'] ?? []) as readonly { identifier: string; score: number }[];
      expect(hits[0]?.identifier === first.identifier, `${hits[0]?.identifier} comes first`, search.wire);
      const isSorted = hits.every(({ score }, at) => at === 0 || score <= (hits[at - 1]?.score ?? 0));
      expect(isSorted, 'not sorted by descending score', search.wire);
    },
  }),
  ...checksOf(validateDocuments, ['state', 'write'], {
    'should packages:validate: an invalid document is not valid, and the repository is': ({ invalid, valid }) => {
      expectField(invalid, 'valid', false);
      expectField(valid, 'valid', true);
    },
  }),
];
