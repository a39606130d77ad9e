import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateDocument } from '../../src/package-manager/validate/document.ts';
import { characters, expectFinding, type Row, valuesOtherThan, without } from './document-cases.ts';
import { aPackage, aRepository, HASH } from './documents.ts';

const good = aRepository();
const changed = (fields: Readonly<Record<string, unknown>>): object => ({ ...good, ...fields });
const resource = (fields: Readonly<Record<string, unknown>>): object =>
  changed({ packages: { ...good.packages, ...fields } });

const repositories: Row[] = [
  ...valuesOtherThan('object').map(
    ([name, value]): Row => [`is an object, not ${name} [A-repository-object]`, value, ' type'],
  ),
  ...['name', 'packages'].map(
    (name): Row => [`needs ${name} [A-repository-required]`, without(good, name), `/${name} required`],
  ),
  [
    'needs nothing else [A-repository-required] [A-repository-maintainer-optional] [A-repository-schema-optional]',
    good,
  ],
  ...valuesOtherThan('string').map(
    ([name, value]): Row => [
      `has a name that is not ${name} [A-repository-name]`,
      changed({ name: value }),
      '/name type',
    ],
  ),
  ['has a name of 500 characters [A-repository-name-length] [A-limit-field-sizes]', changed({ name: characters(500) })],
  [
    'has no name of 501 characters [A-repository-name-length] [A-limit-field-sizes]',
    changed({ name: characters(501) }),
    '/name maxLength',
  ],
  ...(['packages', 'resources', 'manifests'] as const).flatMap((field): Row[] => [
    [
      `has ${field} [A-repository-packages] [A-repository-resources] [A-repository-manifests]`,
      changed({ [field]: good.packages }),
    ],
    ...valuesOtherThan('object').map(
      ([name, value]): Row => [
        `has ${field} that are a RepositoryResource, not ${name} [A-repository-packages] [A-repository-resources] [A-repository-manifests] [A-resource-object]`,
        changed({ [field]: value }),
        `/${field} type`,
      ],
    ),
    [
      `has ${field} with a url [A-resource-required]`,
      changed({ [field]: without(good.packages, 'url') }),
      `/${field}/url required`,
    ],
    [
      `has ${field} with an update_timestamp [A-resource-required]`,
      changed({ [field]: without(good.packages, 'update_timestamp') }),
      `/${field}/update_timestamp required`,
    ],
  ]),
  ['has a maintainer [A-repository-maintainer]', changed({ maintainer: { name: 'Ada', contact: {} } })],
  [
    'has a maintainer who is a Contact [A-repository-maintainer]',
    changed({ maintainer: { name: 'Ada' } }),
    '/maintainer/contact required',
  ],
  ['has a $schema [A-repository-schema]', changed({ $schema: 'https://schema.example/v1.json' })],
  ['has a $schema that is a URL [A-repository-schema]', changed({ $schema: 'v1.json' }), '/$schema pattern'],
  ['has a $schema that is a string [A-repository-schema]', changed({ $schema: 1 }), '/$schema type'],
  ['may have properties that the format does not describe', changed({ x: 1 })],
];

const resources: Row[] = [
  [
    'needs nothing but url and update_timestamp [A-resource-required]',
    changed({ packages: { url: 'https://a', update_timestamp: 1 } }),
  ],
  ...valuesOtherThan('string').map(
    ([name, value]): Row => [
      `has a url that is not ${name} [A-resource-url] [A-url-string]`,
      resource({ url: value }),
      '/packages/url type',
    ],
  ),
  ['has a sha256 [A-resource-sha256-pattern]', resource({ sha256: HASH })],
  ['has a sha256 that is a string [A-resource-sha256]', resource({ sha256: 1 }), '/packages/sha256 type'],
  ...['', HASH.slice(1), `${HASH}a`, HASH.toUpperCase(), HASH.replace('b', 'g')].map(
    (sha256): Row => [
      `has no sha256 ${JSON.stringify(sha256)} [A-resource-sha256-pattern]`,
      resource({ sha256 }),
      '/packages/sha256 pattern',
    ],
  ),
  ...[0, -1, 1_794_744_000].map(
    (time): Row => [
      `has the update_timestamp ${time} [A-resource-update-timestamp]`,
      resource({ update_timestamp: time }),
    ],
  ),
  ...valuesOtherThan('integer').map(
    ([name, value]): Row => [
      `has an update_timestamp that is an integer, not ${name} [A-resource-update-timestamp]`,
      resource({ update_timestamp: value }),
      '/packages/update_timestamp type',
    ],
  ),
  [
    'has an update_time_utc that is a string [A-resource-update-time-utc]',
    resource({ update_time_utc: 1 }),
    '/packages/update_time_utc type',
  ],
  ...['2026-11-15 12:00:00', '2000-01-01 00:00:00', '2999-12-31 23:59:59'].map(
    (time): Row => [
      `has the update_time_utc ${time} [A-resource-update-time-utc-format] [A-resource-update-time-utc-pattern]`,
      resource({ update_time_utc: time }),
    ],
  ),
  ...[
    '',
    '1999-01-01 00:00:00',
    '3000-01-01 00:00:00',
    '2026-11-15T12:00:00',
    '2026-11-15 12:00',
    '2026-11-15 12:00:00Z',
    '26-11-15 12:00:00',
    '2026-1-15 12:00:00',
    ' 2026-11-15 12:00:00',
  ].map(
    (time): Row => [
      `has no update_time_utc ${JSON.stringify(time)} [A-resource-update-time-utc-format] [A-resource-update-time-utc-pattern]`,
      resource({ update_time_utc: time }),
      '/packages/update_time_utc pattern',
    ],
  ),
];

const goodUrls = {
  '[A-url-http]': ['http://a.example/', 'https://a.example/b?c=d#e'],
  '[A-url-http-host]': ['http://a', 'https://a:1/', 'https://[::1]/', 'https://.', 'https://ä.example'],
  '[A-url-file]': ['file:///a', 'file://c:a', 'file://C:/a', 'file:////'],
  '[A-url-file-rest]': ['file:///a b', 'file:///a\nb', 'file:///ä\u0001', 'file://C:\\a\t'],
};
const badUrls = {
  '[A-url-http]': ['HTTP://a.example', 'http:/a', 'http:a', ' http://a', 'xhttp://a'],
  '[A-url-http-host]': ['http://', 'https:///a', 'https:// a', 'http://\ta'],
  '[A-url-http-no-whitespace]': [
    'https://a.b/c d',
    'https://a.b/c\td',
    'https://a.b/c\n',
    'https://a.b/c\u00a0d',
    'https://a.b ',
  ],
  '[A-url-file]': ['file://', 'file:///', 'file://a/b', 'file://C:', 'file:a', 'FILE:///a', 'file://1:/a'],
  '[A-url-file-rest]': ['file:///a\0b', 'file:///\0'],
  '[A-url-nothing-else]': [
    '',
    'a',
    '/a',
    'ftp://a/b',
    'xxfile:///a',
    'javascript:x//file:///a',
    'data:,x',
    'www.a.example',
  ],
};
const urls: Row[] = [
  ...Object.entries(goodUrls).flatMap(([id, list]) =>
    list.map((url): Row => [`may be ${JSON.stringify(url)} ${id}`, resource({ url })]),
  ),
  ...Object.entries(badUrls).flatMap(([id, list]) =>
    list.map((url): Row => [`may not be ${JSON.stringify(url)} ${id}`, resource({ url }), '/packages/url pattern']),
  ),
];

describe('a Repository', () => {
  it.for(repositories)('%s', ([, document, expected]) => expectFinding(document, expected, 'repository'));
});

describe('a RepositoryResource', () => {
  it.for(resources)('%s', ([, document, expected]) => expectFinding(document, expected, 'repository'));
});

describe('a URL', () => {
  it.for(urls)('%s', ([, document, expected]) => expectFinding(document, expected, 'repository'));
});

describe('a PackageArray', () => {
  const rows: Row[] = [
    ['holds packages [A-packagearray-object] [A-packagearray-packages]', { packages: [aPackage()] }],
    ['may be empty [A-packagearray-packages]', { packages: [] }],
    ['needs packages [A-packagearray-required]', {}, '/packages required'],
    ...valuesOtherThan('object').map(
      ([name, value]): Row => [`is an object, not ${name} [A-packagearray-object]`, value, ' type'],
    ),
    ...valuesOtherThan('array').map(
      ([name, value]): Row => [
        `has packages that are an array, not ${name} [A-packagearray-packages]`,
        { packages: value },
        '/packages type',
      ],
    ),
    ...valuesOtherThan('object').map(
      ([name, value]): Row => [
        `holds no ${name} [A-packagearray-packages]`,
        { packages: [aPackage(), value] },
        '/packages/1 type',
      ],
    ),
    ['may have properties that the format does not describe', { packages: [], x: 1 }],
  ];
  it.for(rows)('%s', ([, document, expected]) => expectFinding(document, expected, 'packages'));
});

describe('a License', () => {
  // Copied from the requirement on purpose, to test the list in the schema.
  const families = ['CC-BY', 'CC-BY-SA', 'CC-BY-ND', 'CC-BY-NC', 'CC-BY-NC-SA', 'CC-BY-NC-ND'];
  const known = [
    ...'public-domain Apache Apache-1.0 Apache-2.0 Artistic Artistic-1.0 Artistic-2.0 BSD BSD-2-Clause BSD-3-Clause BSD-4-Clause ISC'.split(
      ' ',
    ),
    ...families.flatMap((name) => [
      name,
      ...['1.0', '2.0', '2.5', '3.0', '4.0'].map((version) => `${name}-${version}`),
    ]),
    ...'CC0-1.0 CDDL-1.0 CPL EFL EFL-1.0 EFL-2.0 MIT GPL GPL-1.0 GPL-2.0 GPL-3.0 LGPL LGPL-2.1 LGPL-3.0 GNU-LGPL-2.0'.split(
      ' ',
    ),
    ...'GFDL GFDL-1.0 GFDL-1.1 GFDL-1.2 GFDL-1.3 GFDL-NIV LPPL LPPL-1.0 LPPL-1.1 LPPL-1.2 LPPL-1.3 MPL-1.1 Perl'.split(
      ' ',
    ),
    ...'Python-2.0 QPL-1.0 W3C Zlib Zope Zope-1.0 Zope-1.1 Zope-2.0 Zope-2.1 CERN-OHL WTFPL Unlicense open-source unrestricted'.split(
      ' ',
    ),
  ];

  it('has 90 values [A-license-values]', () => {
    expect(new Set(known).size).toBe(90);
    const text = readFileSync(resolve(import.meta.dirname, '../../spec/packages/package.schema.json'), 'utf8');
    expect((JSON.parse(text) as { $defs: { License: { enum: string[] } } }).$defs.License.enum.toSorted()).toEqual(
      known.toSorted(),
    );
  });

  it.each(known)(
    'is %s in exactly this case [A-license-values] [A-license-nothing-else] [A-package-license]',
    (license) => {
      expectFinding({ ...aPackage(), license }, undefined, 'package');
      for (const other of [license.toUpperCase(), license.toLowerCase()].filter((word) => !known.includes(word))) {
        expectFinding({ ...aPackage(), license: other }, '/license enum', 'package');
      }
    },
  );

  it.each(['', 'GPLv3', 'GPL-3.0-or-later', 'MIT ', ' MIT', 'Apache-3.0', 'LGPL-2.0', 'MPL-2.0'])(
    'is not %j [A-license-nothing-else]',
    (license) => expectFinding({ ...aPackage(), license }, '/license enum', 'package'),
  );

  it.each(valuesOtherThan('string'))('is a string, not %s [A-license-string]', (_, license) =>
    expectFinding({ ...aPackage(), license }, '/license type', 'package'),
  );
});

describe('the schema', () => {
  const schema = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../spec/packages/package.schema.json'), 'utf8'),
  );

  it('is version 1 [A-versioning-schema-1]', () => {
    expect(schema).toMatchObject({ $id: 'urn:annex:packages:schema:v1', title: 'Package metadata, version 1' });
  });

  it('is chosen by the shape of a document', () => {
    const kinds = [aPackage(), { packages: [] }, aRepository(), {}].map((document) => validateDocument(document).kind);
    expect(kinds).toEqual(['package', 'packages', 'repository', 'package']);
  });
});
