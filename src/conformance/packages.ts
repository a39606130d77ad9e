// Conformance checks of area A: the repository as a package manager reads it.
import type { Package, PackageVersion } from '../../generated/packages/resources.ts';
import { resources } from '../../generated/packages/validators.js';
import { type Check, checksOf, expect, expectField, expectStatus } from '../contract/conform/check.ts';
import type { Client, Reply } from '../contract/conform/client.ts';
import { Skip } from '../contract/conform/mismatch.ts';
import type { Criteria } from '../package-manager/format/compatibility.ts';
import { type SearchFilters, searchPackages as search } from '../package-manager/format/search.ts';
import { resolveVersion } from '../package-manager/format/select-version.ts';
import { versionLabel } from '../package-manager/format/version-order.ts';

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
    branded: await read(client, '/schema/v1.json?brand=conformance'),
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

const CRITERIA: readonly (Criteria & { readonly runtime?: readonly [string] })[] = [
  {},
  ...(['windows', 'macos', 'linux'] as const).map((platform) => ({ platform })),
  ...(['swig', 'ipc'] as const).map((runtime) => ({ runtime: [runtime] as const })),
  ...(['stable', 'testing', 'development'] as const).map((status) => ({ status })),
  ...['0.0.1', '99.99'].map((tool_version) => ({ tool_version })),
];
/** Packages that are asked for by each criterion. */
const ASKED = 3;

/** Valid packages with neutral field names, which are the ones that a server may offer. */
async function readValid(client: Client): Promise<readonly Package[]> {
  const { packages } = await client.once(readFiles);
  const valid = packages.filter((item) => resources.Package(item));
  const byIdentifier = new Map(valid.toReversed().map((item) => [item.identifier, item]));
  if (valid.length === 0) throw new Skip('the list has no package with neutral field names');
  return valid.filter((item) => byIdentifier.get(item.identifier) === item);
}

const labelsOf = (versions: readonly PackageVersion[]): string =>
  versions.map(versionLabel).sort().join(', ') || 'none';
const queryOf = (values: object): string => {
  const pairs = Object.entries(values).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs as [string, string][])}`;
};

/** Asks for each criterion where it makes a difference. */
async function resolvePackages(client: Client) {
  const packages = await readValid(client);
  const chosen = (item: Package, criteria: Criteria) => resolveVersion(item, criteria).version;
  const results: { readonly expected: ReturnType<typeof resolveVersion>; readonly reply: Reply }[] = [];
  for (const criteria of CRITERIA) {
    const isPlain = Object.keys(criteria).length === 0;
    const differs = (item: Package) =>
      isPlain ? item.versions.length > 1 : chosen(item, criteria) !== chosen(item, {});
    for (const item of packages.filter(differs).slice(0, ASKED)) {
      const reply = await read(client, `/${item.identifier}/resolve${queryOf(criteria)}`);
      results.push({ expected: resolveVersion(item, criteria), reply });
    }
  }
  if (results.length === 0) throw new Skip('no criterion makes a difference for the packages of this repository');
  return results;
}

/** Filters that generated checks cannot draw from the items of the list. */
async function filterPackages(client: Client) {
  const packages = await readValid(client);
  if (packages.length < (await client.once(readFiles)).packages.length) throw new Skip('some packages are invalid');
  const tags = [...new Set(packages.flatMap(({ tags = [] }) => tags))];
  const pair = tags
    .flatMap((one) => tags.map((other) => [one, other]))
    .find((both) => {
      return (
        search(packages, { tag: both }).length < Math.min(...both.map((tag) => search(packages, { tag: [tag] }).length))
      );
    });
  const filters: SearchFilters[] = [
    { tool_version: '0.0.1' },
    { tool_version: '99.99' },
    ...(pair ? [{ tag: pair }] : []),
  ];
  const results: { readonly expected: string; readonly reply: Reply }[] = [];
  for (const [query, skipped] of [...filters.map((filter) => [filter, 0] as const), [{}, 1] as const]) {
    const hits = search(packages, query).map((hit) => hit.package.identifier);
    const reply = await read(
      client,
      `/search${queryOf({ ...query, ...(skipped && { offset: skipped }), limit: 100 })}`,
    );
    results.push({ expected: hits.slice(skipped, skipped + 100).join(', '), reply });
  }
  return results;
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
    mistaken: await validate({ kind: 'package', schema_only: true, document: repository.json }),
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
    'should packages:brand: the schema has the field names of the requested brand': ({ branded }) => {
      expectStatus(branded, 200);
      const hasNames = branded.text.includes('"conformance_version"') && !branded.text.includes('"tool_version"');
      expect(hasNames, 'it has other field names', branded.wire);
    },
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
  ...checksOf(resolvePackages, ['state'], {
    'must packages:resolve: tool version, platform, runtime and status choose the version': (results) => {
      for (const { expected, reply } of results) {
        expectStatus(reply, 200);
        const version = reply.json['version'] as PackageVersion | null;
        const [actual, right] = [version, expected.version].map((each) => labelsOf(each ? [each] : []));
        expect(actual === right, `${actual} instead of ${right}`, reply.wire);
      }
    },
    'should packages:others: the versions that are not chosen are listed': (results) => {
      for (const { expected, reply } of results) {
        const others = labelsOf((reply.json['others'] ?? []) as PackageVersion[]);
        const right = labelsOf(expected.others.map(({ version }) => version));
        expect(others === right, `${others} instead of ${right}`, reply.wire);
      }
    },
  }),
  ...checksOf(filterPackages, ['state'], {
    'should packages:filters: tool version, several tags and offset select the packages': (results) => {
      for (const { expected, reply } of results) {
        expectStatus(reply, 200);
        const hits = (reply.json['packages'] ?? []) as readonly { readonly identifier: string }[];
        const actual = hits.map(({ identifier }) => identifier).join(', ');
        expect(actual === expected, `${actual || 'none'} instead of ${expected || 'none'}`, reply.wire);
      }
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
    'should packages:validate: an invalid document is not valid, and the repository is': (result) => {
      const { invalid, valid, mistaken } = result;
      for (const reply of [invalid, mistaken]) expectField(reply, 'valid', false);
      expectField(valid, 'valid', true);
    },
  }),
];
