// The rules of compatible clients, as tables of cases.
import { describe, expect, it } from 'vitest';
import type { PackageVersion } from '../../generated/packages/resources.ts';
import {
  chooseUpdate,
  chooseUpdates,
  compareVersions,
  findMisfit,
  type Installed,
  resolveVersion,
  runsOnTool,
  searchPackages,
  versionLabel,
} from '../../src/sdk/packages/index.ts';
import { item, version } from './repository.ts';

/** `1:2.0` is version 2.0 of epoch 1. */
const numbered = (label: string): Pick<PackageVersion, 'version' | 'version_epoch'> => {
  const [number = '', epoch] = label.split(':').reverse();
  return epoch === undefined ? { version: number } : { version: number, version_epoch: Number(epoch) };
};
const at = (label: string, fields: Partial<PackageVersion> = {}) => version({ ...fields, ...numbered(label) });

describe('the order of versions [A-versioning-epoch-later]', () => {
  it.each([
    ['1.0', '1.0.0', 0],
    ['1', '1.0.0', 0],
    ['0:1.0', '1', 0],
    ['1.9', '1.10', -1],
    ['1.0.9', '1.0.10', -1],
    ['1.0.999999', '1.1', -1],
    ['9999', '1:0', -1],
    ['1:9.9.9', '2:0.0.1', -1],
    ['01.02', '1.2', 0],
    ['2.0', '1.99.99', 1],
    ['10:0', '9:9', 1],
  ])('compares %s with %s [A-version-epoch-later]', (a, b, sign) => {
    expect(Math.sign(compareVersions(numbered(a), numbered(b)))).toBe(sign);
    expect(Math.sign(compareVersions(numbered(b), numbered(a)))).toBe(sign === 0 ? 0 : -sign);
  });

  it('shows an epoch other than 0 before the version number', () => {
    expect(['1.0', '0:1.0', '2:1.0'].map((label) => versionLabel(numbered(label)))).toEqual(['1.0', '1.0', '2:1.0']);
  });
});

describe('compatibility [A-versioning-tool-bounds] [A-versioning-runtime-default]', () => {
  it.each([
    ['9', undefined, '9.0.0', true],
    ['9.0', undefined, '8.99.99', false],
    ['9.0.1', undefined, '9.0', false],
    ['9', '9', '9.99.99', true],
    ['9', '9', '10', false],
    ['9', '9.0', '9.0.99', true],
    ['9', '9.0', '9.1', false],
    ['9', '9.0.5', '9.0.5', true],
    ['9', '9.0.5', '9.0.6', false],
    ['10', '9', '9.5', false],
    ['0', undefined, '99.99.99', true],
  ])('of versions for tool %s to %s with tool %s is %s', (min, max, tool, fits) => {
    const bounds = max === undefined ? {} : { tool_version_max: max };
    expect(runsOnTool(version({ tool_version: min, ...bounds }), tool)).toBe(fits);
  });

  it.each([
    [{ platforms: ['linux'] }, { platform: 'linux' }, null],
    [{ platforms: ['linux', 'macos'] }, { platform: 'windows' }, 'platform'],
    [{}, { platform: 'windows' }, null],
    [{ platforms: ['linux'] }, {}, null],
    [{ tool_version: '10', platforms: ['linux'] }, { tool_version: '9', platform: 'macos' }, 'tool-too-old'],
    [{ tool_version_max: '9.5' }, { tool_version: '10' }, 'tool-too-new'],
    [{}, { runtime: ['ipc'] }, 'runtime'],
    [{}, { runtime: ['ipc', 'swig'] }, null],
    [{ runtime: 'ipc' }, { runtime: ['ipc'] }, null],
    [{ runtime: 'ipc' }, {}, null],
    [{ status: 'testing' }, { status: 'stable' }, 'status'],
    [{ status: 'testing' }, { status: 'development' }, null],
    [{ status: 'deprecated' }, { status: 'deprecated' }, null],
  ] as const)('of a plugin with %j for %j is refused for %s', (fields, wanted, misfit) => {
    expect(findMisfit(version(fields as Partial<PackageVersion>), 'plugin', wanted)).toBe(misfit);
  });

  it('ignores the runtime of packages other than plugins [A-version-runtime-plugins-only]', () => {
    for (const type of ['library', 'colortheme'] as const) {
      expect(findMisfit(version({ runtime: 'ipc' }), type, { runtime: ['swig'] })).toBeNull();
    }
  });
});

describe('the version to install', () => {
  it.each([
    ['the newest stable', ['2.0 testing', '1.1', '1.0'], '1.1'],
    ['the newest of any status if none is stable', ['1.0 development', '2.0 testing', '1.5 deprecated'], '2.0'],
    ['a deprecated version if it is the newest and none is stable', ['3 deprecated', '2 testing'], '3'],
    ['the highest epoch', ['9.0', '1:0.1'], '1:0.1'],
    ['the first listed of equals', ['1.0.0', '1.0'], '1.0.0'],
    ['the stable one of equals', ['1.0 testing', '1.0.0'], '1.0.0'],
    ['null without versions', [], null],
  ] as const)('is %s', (_, listed, chosen) => {
    const versions = listed.map((text) => {
      const [label = '', status = 'stable'] = text.split(' ') as [string, PackageVersion['status']];
      return at(label, { status });
    });
    const { version: found, others } = resolveVersion({ type: 'plugin', versions });
    expect(found && versionLabel(found)).toBe(chosen);
    expect(others).toHaveLength(Math.max(0, versions.length - 1));
    const labels = others.map(({ version: other }) => other);
    expect([...labels].sort((a, b) => compareVersions(b, a))).toEqual(labels);
  });

  it('is the newest compatible one, with a reason for each other version', () => {
    const versions = [
      at('3', { tool_version: '10' }),
      at('2', { platforms: ['macos'] }),
      at('1', { status: 'testing' }),
    ];
    const { version: found, others } = resolveVersion(
      { type: 'plugin', versions },
      { tool_version: '9', platform: 'linux' },
      'kicad',
    );
    expect(found?.version).toBe('1');
    expect(others.map(({ detail }) => detail)).toEqual(['3: requires kicad 10 or later', '2: supports only macos']);
  });

  it('has reasons for equal versions', () => {
    const { others } = resolveVersion({
      type: 'plugin',
      versions: [at('1.0.0'), at('1.0'), at('1', { status: 'testing' })],
    });
    expect(others.map(({ detail }) => detail)).toEqual([
      '1.0: same version as 1.0.0, which is listed first',
      '1: same version as 1.0.0, which is stable',
    ]);
  });
});

describe('the version to update to', () => {
  const listed = [
    at('5', { status: 'deprecated' }),
    at('4', { status: 'development' }),
    at('3', { status: 'testing' }),
    at('2'),
    at('1.5', { tool_version: '99' }),
  ];

  it.each([
    ['1', 'stable', '2'],
    ['1', 'testing', '3'],
    ['1', 'development', '4'],
    ['1', 'deprecated', '5'],
    ['2', 'stable', null],
    ['2', 'testing', '3'],
    ['2.0.0', 'stable', null],
    ['1:0', 'deprecated', null],
    ['5', 'deprecated', null],
  ] as const)('of %s (%s) is %s: newer, and at least as stable', (label, status, update) => {
    const found = chooseUpdate(
      { ...numbered(label), status },
      { type: 'plugin', versions: listed },
      { tool_version: '9' },
    );
    expect(found?.version ?? null).toBe(update);
  });

  it('comes from the repository of the installed package only; pinned packages have none', () => {
    const one = (identifier: string, fields: Partial<Installed> = {}): Installed => ({
      identifier,
      version: '1',
      status: 'stable',
      repository: 'https://a.example/repository.json',
      ...fields,
    });
    const lists = new Map([
      [
        'https://a.example/repository.json',
        [item({ identifier: 'x.one', versions: [at('2')] }), item({ identifier: 'x.pin', versions: [at('2')] })],
      ],
      [
        'https://b.example/repository.json',
        [item({ identifier: 'x.one', versions: [at('9')] }), item({ identifier: 'x.gone', versions: [at('9')] })],
      ],
    ]);
    const updates = chooseUpdates(
      [one('x.one'), one('x.one', { version: '2' }), one('x.pin', { pinned: true }), one('x.gone')],
      lists,
    );
    expect(updates.map(({ reason, version: update }) => [reason, update?.version])).toEqual([
      ['newer', '2'],
      ['current', undefined],
      ['pinned', undefined],
      ['gone', undefined],
    ]);
  });
});

describe('the rank of a search', () => {
  const zlib = { maintainer: { name: 'Zlib group', contact: {} } };
  it.each([
    ['the whole identifier', item({ identifier: 'zlib' }), 10_000],
    ['a part of it', item({ identifier: 'x.zlib' }), 1_000],
    ['the name', item({ identifier: 'x.one', name: 'ZLIB' }), 500],
    ['a tag', item({ identifier: 'x.one', tags: ['zlib-a', 'zlib-b'] }), 100],
    ['both descriptions together', item({ identifier: 'x.one', description: 'zlib', description_full: 'zlib' }), 10],
    ['the maintainer', item({ identifier: 'x.one', ...zlib }), 3],
    ['the author', item({ identifier: 'x.one', author: { name: 'zlib', contact: {} } }), 1],
    ['resources', item({ identifier: 'x.one', resources: { Home: 'https://zlib.example' } }), 1],
    ['the license', item({ identifier: 'x.one', license: 'Zlib' }), 1],
    ['name and maintainer', item({ identifier: 'x.one', name: 'zlib', ...zlib }), 503],
  ])('is by %s', (_, found, score) => {
    expect(searchPackages([found], { q: 'zLib' })).toMatchObject([{ score }]);
    expect(searchPackages([found], { q: 'zlib unheard-of' })).toMatchObject([{ score }]);
  });
});
