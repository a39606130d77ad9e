import { describe, expect, it } from 'vitest';
import type { Package } from '../../generated/packages/resources.ts';
import { validateDocument } from '../../src/package-manager/validate/document.ts';
import { aPackage, aRepository, aVersion, HASH } from './documents.ts';

/** `pointer rule` of everything that is found. */
const found = (document: unknown, previous?: unknown): string[] =>
  validateDocument(document, previous === undefined ? {} : { previous }).findings.map(
    ({ pointer, rule }) => `${pointer} ${rule}`,
  );

const list = (...packages: Package[]) => ({ packages });
const resource = (fields: object) => aRepository({ packages: { ...aRepository().packages, ...fields } });

describe('the lint', () => {
  const cases: readonly (readonly [title: string, document: unknown, found: readonly string[]])[] = [
    ['is silent about a good list', list(aPackage()), []],
    ['is silent about a good repository', aRepository(), []],
    ['warns of a package without versions', aPackage({ versions: [] }), ['/versions no-versions']],
    [
      'finds a version twice, 1.0 and 1.0.0 alike',
      aPackage({ versions: [aVersion({ version: '1.0' }), aVersion({ version: '1.0.0' })] }),
      ['/versions/1/version duplicate-version'],
    ],
    ['tells epochs apart', aPackage({ versions: [aVersion(), aVersion({ version_epoch: 1 })] }), []],
    [
      'takes the epoch 0 for none',
      aPackage({ versions: [aVersion(), aVersion({ version_epoch: 0 })] }),
      ['/versions/1/version duplicate-version'],
    ],
    ['finds an identifier twice', list(aPackage(), aPackage()), ['/packages/1/identifier duplicate-identifier']],
    [
      'finds an identifier in other letters',
      list(aPackage(), aPackage({ identifier: 'Example.Via-Stitcher' })),
      ['/packages/1/identifier duplicate-identifier'],
    ],
    [
      'warns of a runtime on what is no plugin [A-version-runtime-lint]',
      aPackage({ type: 'library', versions: [aVersion({ runtime: 'ipc' })] }),
      ['/versions/0/runtime runtime-not-plugin'],
    ],
    [
      'takes a runtime on a plugin [A-version-runtime-lint]',
      aPackage({ versions: [aVersion({ runtime: 'ipc' })] }),
      [],
    ],
    [
      'warns of platforms on what is no plugin',
      aPackage({ type: 'colortheme', versions: [aVersion({ platforms: ['linux'] })] }),
      ['/versions/0/platforms platforms-not-plugin'],
    ],
    [
      'finds a hash of nothing',
      aPackage({
        versions: [aVersion({ download_sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' })],
      }),
      ['/versions/0/download_sha256 placeholder-hash'],
    ],
    [
      'finds a placeholder',
      aPackage({ versions: [aVersion({ download_sha256: '0123456789abcdef'.repeat(4) })] }),
      ['/versions/0/download_sha256 placeholder-hash'],
    ],
    [
      'finds bounds that no tool fits',
      aPackage({ versions: [aVersion({ tool_version: '9.1', tool_version_max: '9.0' })] }),
      ['/versions/0/tool_version_max tool-version-range'],
    ],
    [
      'takes bounds that one tool fits',
      aPackage({ versions: [aVersion({ tool_version: '9.1.2', tool_version_max: '9' })] }),
      [],
    ],
    [
      'warns in a list of what nobody can download',
      list(aPackage({ versions: [{ version: '1', status: 'stable', tool_version: '9' }] })),
      ['/packages/0/versions/0 incomplete-download'],
    ],
    [
      'is silent about that in a package',
      aPackage({ versions: [{ version: '1', status: 'stable', tool_version: '9' }] }),
      [],
    ],
    [
      'warns of a resource without a hash',
      aRepository({ packages: { url: 'https://a.example/', update_timestamp: 1 } }),
      ['/packages missing-hash'],
    ],
    [
      'finds milliseconds',
      resource({ update_timestamp: 1_794_744_000_000 }),
      ['/packages/update_timestamp timestamp-unit'],
    ],
    [
      'finds a time that is not the timestamp’s',
      resource({ update_time_utc: '2026-11-15 12:00:01' }),
      ['/packages/update_time_utc timestamp-mismatch'],
    ],
    [
      'warns of an address that only the original takes',
      resource({ url: 'https://a.b/c d' }),
      ['/packages/url pattern', '/packages/url url-original-only'],
    ],
    [
      'warns of a file address at the end of anything',
      resource({ url: 'javascript:x//file:///a' }),
      ['/packages/url pattern', '/packages/url url-original-only'],
    ],
    [
      'warns of an address that the original refuses',
      resource({ url: 'http://a' }),
      ['/packages/url url-original-refuses'],
    ],
    [
      'says the same of a download',
      aPackage({ versions: [aVersion({ download_url: 'http://a' })] }),
      ['/versions/0/download_url url-original-refuses'],
    ],
  ];

  it.each(cases)('%s', (_, document, expected) => expect(found(document)).toEqual(expected));

  it('says that a wrong time looks like a local one, and what the right one is', () => {
    const { findings } = validateDocument(resource({ update_time_utc: '2026-11-15 13:00:00' }));
    expect(findings).toMatchObject([
      { suggestion: '2026-11-15 12:00:00', message: expect.stringContaining('it looks like a local time') },
    ]);
  });

  it('is left out where only the format is asked for', () => {
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
    'is refused where it does not compile: %j [A-package-keep-on-update-regex] [A-version-keep-on-update-regex]',
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
  ])('is refused where it can take for ever: %j', (expression) =>
    expect(rule(expression)).toEqual(['keep-on-update-slow', 'keep-on-update-slow']),
  );
});

describe('a list against the one that is published', () => {
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
    ['a version gone', listOf({ version: '2' }), ['/packages/0 version-kept']],
    [
      'a status reversed',
      listOf({ version: '2' }, { version: '1', status: 'testing' }),
      ['/packages/0/versions/1 status-order'],
    ],
    ['a status that may be', listOf({ version: '2' }, { version: '1', status: 'deprecated' }), []],
    ['a package gone', list(aPackage({ identifier: 'example.other' })), [' package-kept']],
    ['no versions at all: off the offer', listOf(), ['/packages/0/versions no-versions']],
  ])('with %s', (_, now, expected) => expect(found(now, before)).toEqual(expected));

  it('compares a single package with its own entry only', () => {
    expect(found(aPackage({ versions: [aVersion({ version: '2', download_size: 7 })] }), before)).toEqual([
      '/versions/0 size-kept',
      ' version-kept',
    ]);
  });
});
