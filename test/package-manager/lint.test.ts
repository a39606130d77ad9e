import { describe, expect, it } from 'vitest';
import type { Package } from '../../generated/packages/resources.ts';
import { validateDocument } from '../../src/package-manager/validate/document.ts';
import { aPackage, aRepository, aVersion, HASH } from './documents.ts';

/** Pointer and rule of each finding. */
const found = (document: unknown, previous?: unknown): string[] =>
  validateDocument(document, previous === undefined ? {} : { previous }).findings.map(
    ({ pointer, rule }) => `${pointer} ${rule}`,
  );

const list = (...packages: Package[]) => ({ packages });
const resource = (fields: object) => aRepository({ packages: { ...aRepository().packages, ...fields } });

describe('the lint', () => {
  const cases: readonly (readonly [title: string, document: unknown, found: readonly string[]])[] = [
    ['finds nothing in a valid list', list(aPackage()), []],
    ['finds nothing in a valid repository', aRepository(), []],
    ['warns about a package without versions', aPackage({ versions: [] }), ['/versions no-versions']],
    [
      'finds duplicate versions; 1.0 and 1.0.0 are the same',
      aPackage({ versions: [aVersion({ version: '1.0' }), aVersion({ version: '1.0.0' })] }),
      ['/versions/1/version duplicate-version'],
    ],
    ['distinguishes epochs', aPackage({ versions: [aVersion(), aVersion({ version_epoch: 1 })] }), []],
    [
      'treats epoch 0 as no epoch',
      aPackage({ versions: [aVersion(), aVersion({ version_epoch: 0 })] }),
      ['/versions/1/version duplicate-version'],
    ],
    ['finds a duplicate identifier', list(aPackage(), aPackage()), ['/packages/1/identifier duplicate-identifier']],
    [
      'finds an identifier that differs only in case',
      list(aPackage(), aPackage({ identifier: 'Example.Via-Stitcher' })),
      ['/packages/1/identifier duplicate-identifier'],
    ],
    [
      'warns about a runtime of a library [A-version-runtime-lint]',
      aPackage({ type: 'library', versions: [aVersion({ runtime: 'ipc' })] }),
      ['/versions/0/runtime runtime-not-plugin'],
    ],
    [
      'accepts a runtime of a plugin [A-version-runtime-lint]',
      aPackage({ versions: [aVersion({ runtime: 'ipc' })] }),
      [],
    ],
    [
      'warns about platforms of a color theme',
      aPackage({ type: 'colortheme', versions: [aVersion({ platforms: ['linux'] })] }),
      ['/versions/0/platforms platforms-not-plugin'],
    ],
    [
      'finds the hash of an empty file',
      aPackage({
        versions: [aVersion({ download_sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' })],
      }),
      ['/versions/0/download_sha256 placeholder-hash'],
    ],
    [
      'finds a placeholder hash',
      aPackage({ versions: [aVersion({ download_sha256: '0123456789abcdef'.repeat(4) })] }),
      ['/versions/0/download_sha256 placeholder-hash'],
    ],
    [
      'finds bounds that no tool version can match',
      aPackage({ versions: [aVersion({ tool_version: '9.1', tool_version_max: '9.0' })] }),
      ['/versions/0/tool_version_max tool-version-range'],
    ],
    [
      'accepts bounds that a tool version can match',
      aPackage({ versions: [aVersion({ tool_version: '9.1.2', tool_version_max: '9' })] }),
      [],
    ],
    [
      'warns about an incomplete download in a list',
      list(aPackage({ versions: [{ version: '1', status: 'stable', tool_version: '9' }] })),
      ['/packages/0/versions/0 incomplete-download'],
    ],
    [
      'accepts an incomplete download in a package',
      aPackage({ versions: [{ version: '1', status: 'stable', tool_version: '9' }] }),
      [],
    ],
    [
      'warns about a resource without a hash',
      aRepository({ packages: { url: 'https://a.example/', update_timestamp: 1 } }),
      ['/packages missing-hash'],
    ],
    [
      'finds a timestamp in milliseconds',
      resource({ update_timestamp: 1_794_744_000_000 }),
      ['/packages/update_timestamp timestamp-unit'],
    ],
    [
      'finds a time that differs from the timestamp',
      resource({ update_time_utc: '2026-11-15 12:00:01' }),
      ['/packages/update_time_utc timestamp-mismatch'],
    ],
    [
      'warns about a URL that only the original format accepts',
      resource({ url: 'https://a.b/c d' }),
      ['/packages/url pattern', '/packages/url url-original-only'],
    ],
    [
      'warns about text that ends with a file URL',
      resource({ url: 'javascript:x//file:///a' }),
      ['/packages/url pattern', '/packages/url url-original-only'],
    ],
    [
      'warns about a URL that the original format rejects',
      resource({ url: 'http://a' }),
      ['/packages/url url-original-refuses'],
    ],
    [
      'warns about such a download URL too',
      aPackage({ versions: [aVersion({ download_url: 'http://a' })] }),
      ['/versions/0/download_url url-original-refuses'],
    ],
  ];

  it.each(cases)('%s', (_, document, expected) => expect(found(document)).toEqual(expected));

  it('recognizes a local time and suggests the UTC time', () => {
    const { findings } = validateDocument(resource({ update_time_utc: '2026-11-15 13:00:00' }));
    expect(findings).toMatchObject([
      { suggestion: '2026-11-15 12:00:00', message: expect.stringContaining('it looks like a local time') },
    ]);
  });

  it('is skipped with schemaOnly', () => {
    expect(validateDocument(aPackage({ versions: [] }), { schemaOnly: true }).findings).toEqual([]);
  });
});

describe('an expression of keep_on_update', () => {
  const rule = (expression: string): (string | undefined)[] =>
    [
      aPackage({ keep_on_update: [expression] }),
      aPackage({ versions: [aVersion({ keep_on_update: [expression] })] }),
    ].map((document) => validateDocument(document).findings[0]?.rule);

  it.each([
    '',
    '/settings\\.json$',
    '^/cache/',
    '[a-z]+\\.ini',
    '(/[a-z]+)+$',
    '(ab|cd)*',
    '(?:a{1,3})+',
    '\\((a+)\\)',
    '[(+)+]',
    '(a+b)+',
    '.*',
    '(a|b+c)*',
  ])('may be %j [A-package-keep-on-update-regex] [A-version-keep-on-update-regex]', (expression) =>
    expect(rule(expression)).toEqual([undefined, undefined]),
  );

  it.each(['(', '[', 'a**', '(?<a', '\\', 'a{2,1}', '*', '(?P<x>a)'])(
    'is refused if it does not compile: %j [A-package-keep-on-update-regex] [A-version-keep-on-update-regex]',
    (expression) => expect(rule(expression)).toEqual(['keep-on-update-invalid', 'keep-on-update-invalid']),
  );

  it.each([
    '(a+)+',
    '^(a+)*$',
    '(a*)*',
    '(?:a+)+b',
    '(a+b?)+',
    '((a+))+',
    '((ab)+c?)*',
    '(x|a+)*',
    '(a|a)*',
    '([a-z]+)*@',
    '(\\w*){2,}',
    '(.*a?)+',
  ])('is refused if it can take exponential time: %j', (expression) =>
    expect(rule(expression)).toEqual(['keep-on-update-slow', 'keep-on-update-slow']),
  );
});

describe('a list compared with the published one', () => {
  const before = list(aPackage({ versions: [aVersion({ version: '2' }), aVersion({ version: '1' })] }));
  const listOf = (...versions: Parameters<typeof aVersion>[0][]) =>
    list(aPackage({ versions: versions.map(aVersion) }));
  const other = HASH.replace('b', 'c');

  it.each([
    ['the same', listOf({ version: '2' }, { version: '1' }), []],
    ['a new version', listOf({ version: '3' }, { version: '2' }, { version: '1' }), []],
    [
      'another hash',
      listOf({ version: '2', download_sha256: other }, { version: '1' }),
      ['/packages/0/versions/0 hash-kept'],
    ],
    ['another size', listOf({ version: '2' }, { version: '1', install_size: 1 }), ['/packages/0/versions/1 size-kept']],
    [
      'another epoch',
      listOf({ version: '2' }, { version: '1', version_epoch: 1 }),
      ['/packages/0/versions/1 version-kept'],
    ],
    ['a removed version', listOf({ version: '2' }), ['/packages/0 version-kept']],
    [
      'a status reversed',
      listOf({ version: '2' }, { version: '1', status: 'testing' }),
      ['/packages/0/versions/1 status-order'],
    ],
    ['an allowed status change', listOf({ version: '2' }, { version: '1', status: 'deprecated' }), []],
    ['a removed package', list(aPackage({ identifier: 'example.other' })), [' package-kept']],
    ['no versions, which is allowed', listOf(), ['/packages/0/versions no-versions']],
  ])('with %s', (_, now, expected) => expect(found(now, before)).toEqual(expected));

  it('compares a single package with its own entry only', () => {
    expect(found(aPackage({ versions: [aVersion({ version: '2', download_size: 7 })] }), before)).toEqual([
      '/versions/0 size-kept',
      ' version-kept',
    ]);
  });
});
