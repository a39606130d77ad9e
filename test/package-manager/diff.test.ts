import { describe, expect, it } from 'vitest';
import { diffLists, mayBecome } from '../../src/package-manager/format/diff.ts';
import { aPackage, aVersion, HASH } from './documents.ts';

const one = aPackage({ identifier: 'example.one', versions: [aVersion({ version: '2' }), aVersion({ version: '1' })] });
const two = aPackage({ identifier: 'example.two' });
const NOTHING = { added: [], removed: [], changed: [], broken: [] };

describe('diffLists', () => {
  it('ignores the order of packages, versions and names', () => {
    const reordered = { ...Object.fromEntries(Object.entries(one).reverse()), versions: one.versions.toReversed() };
    expect(diffLists([one, two], [two, reordered as typeof one])).toEqual(NOTHING);
  });

  it('returns added and removed packages', () => {
    expect(diffLists([one], [two])).toMatchObject({
      added: ['example.two'],
      removed: ['example.one'],
      changed: [],
      broken: [{ promise: 'package-kept', identifier: 'example.one', version: null }],
    });
  });

  it('returns changed fields with their old and new values', () => {
    const { category: _, ...rest } = { ...one, category: 'layout' };
    expect(diffLists([{ ...one, category: 'layout' }], [{ ...rest, name: 'Other', tags: ['via'] }])).toEqual({
      ...NOTHING,
      changed: [
        {
          identifier: 'example.one',
          changes: [
            { field: 'name', before: 'Via Stitcher', after: 'Other' },
            { field: 'category', before: 'layout', after: undefined },
            { field: 'tags', before: undefined, after: ['via'] },
          ],
          added: [],
          removed: [],
          changed: [],
        },
      ],
    });
  });

  it('returns added, removed and changed versions; 1.0 and 1.0.0 are the same', () => {
    const before = aPackage({ versions: [aVersion({ version: '1.0' }), aVersion({ version: '0.9' })] });
    const after = aPackage({
      versions: [aVersion({ version: '1.0.0', status: 'deprecated' }), aVersion({ version_epoch: 1, version: '0.1' })],
    });
    expect(diffLists([before], [after]).changed).toEqual([
      {
        identifier: 'example.via-stitcher',
        changes: [],
        added: ['1:0.1'],
        removed: ['0.9'],
        changed: [
          {
            version: '1.0.0',
            changes: [
              { field: 'version', before: '1.0', after: '1.0.0' },
              { field: 'status', before: 'stable', after: 'deprecated' },
            ],
          },
        ],
      },
    ]);
  });

  it.each([
    [
      'hash-kept',
      { download_sha256: HASH.replace('b', 'c') },
      /was published with download_sha256 b6d4\w+, but now has c6d4/,
    ],
    ['size-kept', { download_size: 1 }, /download_size 48213, but now has 1\./],
    ['size-kept', { install_size: undefined }, /install_size 131877, but now has none/],
    [
      'status-order',
      { status: 'testing' },
      /changed from stable to testing; a stable version can only become deprecated/,
    ],
    ['version-kept', { version: '3' }, /example\.one 2 was removed/],
    ['version-kept', { version_epoch: 1 }, /example\.one 2 changed its version_epoch to 1/],
  ] as const)('reports the promise %s that %j breaks', (promise, fields, message) => {
    const changed = { ...aVersion({ version: '2' }), ...fields } as ReturnType<typeof aVersion>;
    const { broken } = diffLists([one], [{ ...one, versions: [changed, aVersion({ version: '1' })] }]);
    expect(broken).toMatchObject([
      { promise, identifier: 'example.one', version: '2', message: expect.stringMatching(message) },
    ]);
  });

  it('allows a hash to be added', () => {
    const { download_sha256: _, ...bare } = aVersion();
    expect(diffLists([aPackage({ versions: [bare] })], [aPackage()]).broken).toEqual([]);
  });

  it('allows only some status changes', () => {
    const statuses = ['stable', 'testing', 'development', 'deprecated'] as const;
    const refused = statuses.flatMap((before) =>
      statuses.filter((after) => !mayBecome(before, after)).map((after) => `${before} ${after}`),
    );
    expect(refused).toEqual([
      'stable testing',
      'stable development',
      'deprecated stable',
      'deprecated testing',
      'deprecated development',
    ]);
  });
});
