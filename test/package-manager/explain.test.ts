import { describe, expect, it } from 'vitest';
import { validateDocument } from '../../src/package-manager/validate/document.ts';
import { validateText } from '../../src/package-manager/validate/text.ts';
import { without } from './document-cases.ts';
import { aPackage, aRepository, aVersion } from './documents.ts';

const first = (document: unknown) => validateDocument(document, { schemaOnly: true }).findings[0];
const inVersion = (fields: object) => ({ ...aPackage(), versions: [{ ...aVersion(), ...fields }] });

describe('the suggestion', () => {
  it.each([
    ['GPLv3', 'GPL-3.0'],
    ['GPL v3', 'GPL-3.0'],
    ['gpl-3.0', 'GPL-3.0'],
    ['GPL-3.0-or-later', 'GPL-3.0'],
    ['GPL-3.0+', 'GPL-3.0'],
    ['GNU GPL 2', 'GPL-2.0'],
    ['Apache 2.0', 'Apache-2.0'],
    ['Apache License, Version 2.0', 'Apache-2.0'],
    ['MIT License', 'MIT'],
    ['mit', 'MIT'],
    ['BSD 3-Clause', 'BSD-3-Clause'],
    ['CC BY-SA 4.0', 'CC-BY-SA-4.0'],
    ['CC-BY-SA-4', 'CC-BY-SA-4.0'],
    ['CERN-OHL-S-2.0', 'CERN-OHL'],
    ['LGPLv2.1', 'LGPL-2.1'],
    ['MPL-2.0', 'open-source'],
    ['AGPL-3.0', 'open-source'],
    ['Unlicence', 'Unlicense'],
    ['Proprietary', null],
    ['', null],
  ])('for the license %j is %j', (license, suggestion) =>
    expect(first({ ...aPackage(), license })?.suggestion).toBe(suggestion),
  );

  it.each([
    ['/identifier', { ...aPackage(), identifier: 'com_github_ada tool' }, 'com-github-ada-tool'],
    ['/tags/0', { ...aPackage(), tags: ['Signal Integrity'] }, 'signal-integrity'],
    ['/tags/0', { ...aPackage(), tags: ['3d'] }, null],
    ['/tags/0', { ...aPackage(), tags: ['3dmodels'] }, 'models-3d'],
    ['/tags/0', { ...aPackage(), tags: ['74xx'] }, null],
    ['/type', { ...aPackage(), type: 'Plugin' }, 'plugin'],
    ['/name', { ...aPackage(), name: 5 }, '"5"'],
    ['/tags', { ...aPackage(), tags: 'via' }, '["via"]'],
    ['/tags', { ...aPackage(), tags: [] }, 'Remove the field.'],
    ['/resources/home_page', { ...aPackage(), resources: { home_page: 'x' } }, 'home page'],
    ['/author/contact/E-Mail', { ...aPackage(), author: { name: '', contact: { 'E-Mail': 'x' } } }, 'e-mail'],
    ['/versions/0/version', inVersion({ version: 'v1.4.0-rc1' }), '1.4.0'],
    ['/versions/0/version', inVersion({ version: 'latest' }), null],
    [
      '/versions/0/download_sha256',
      inVersion({ download_sha256: aVersion().download_sha256?.toUpperCase() }),
      aVersion().download_sha256,
    ],
    ['/versions/0/download_size', inVersion({ download_size: '48213' }), '48213'],
    [
      '/versions/0/download_url',
      inVersion({ download_url: 'stitcher.example/a b.zip' }),
      'https://stitcher.example/a%20b.zip',
    ],
    [
      '/versions/0/download_url',
      inVersion({ download_url: 'https:/stitcher.example/a.zip' }),
      'https://stitcher.example/a.zip',
    ],
    ['/versions/0/download_url', inVersion({ download_url: 'C:\\a.zip' }), 'file://C:/a.zip'],
    ['/versions/0/status', inVersion({ status: 'Stable' }), 'stable'],
    ['/versions/0/status', inVersion({ status: 'devlopment' }), 'development'],
    ['/versions/0/status', inVersion({ status: 'release' }), 'stable'],
    ['/versions/0/status', inVersion({ status: 'Beta' }), 'testing'],
    ['/versions/0/tool_version', inVersion({ tool_version: '>=9.0.1' }), '9.0.1'],
    ['/license', { ...without(aPackage(), 'license'), licence: 'MIT' }, 'Rename "licence" to "license".'],
    [
      '/packages/update_time_utc',
      aRepository({ packages: { ...aRepository().packages, update_time_utc: '2026-11-15T12:00:00Z' } }),
      '2026-11-15 12:00:00',
    ],
  ])('at %s', (pointer, document, suggestion) => expect(first(document)).toMatchObject({ pointer, suggestion }));

  it('searches a misspelled name among a limited number of names only', () => {
    const among = (count: number) => {
      const others = Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, 0]));
      return first({ ...others, ...without(aPackage(), 'license'), licence: 'MIT' })?.suggestion;
    };
    expect(among(10)).toBe('Rename "licence" to "license".');
    expect(among(20_000)).toBe(null);
  });
});

describe('the message', () => {
  it.each([
    [{ ...aPackage(), name: 5 }, 'This must be a string, but is a number, 5.'],
    [{ ...aPackage(), tags: null }, 'This must be an array, but is null.'],
    [{ ...aPackage(), name: 'x'.repeat(201) }, 'This text has 201 characters; the limit is 200.'],
    [{ ...aPackage(), tags: ['aa', 'bb', 'aa'] }, 'Items 0 and 2 (counting from 0) are identical.'],
    [inVersion({ download_size: -1 }), '-1 is below the minimum of 0.'],
    [{ ...aPackage(), type: 'theme' }, '"theme" is not one of: plugin, library, colortheme.'],
    [without(aPackage(), 'name'), 'name is missing.'],
  ])('%#', (document, message) => expect(first(document)?.message).toBe(message));

  it('has no line breaks, and shortens long values', () => {
    const message = first({ ...aPackage(), license: `a\n\u001b[31m${'long '.repeat(200)}` })?.message ?? '';
    expect(message).not.toMatch(/\n|\p{Cc}/u);
    expect(message.length).toBeLessThan(200);
  });
});

describe('the position in the text', () => {
  const positions = async (text: string, options = {}) =>
    (await validateText('some.json', text, options)).report.findings.map(
      ({ line, column, pointer }) => `${line}:${column} ${pointer}`,
    );
  const lines = JSON.stringify({ ...aPackage(), license: 'GPLv3', resources: { 'a/b': 'x' } }, null, 2);
  const lineOf = (part: string): number => lines.slice(0, lines.indexOf(part)).split('\n').length;

  it('is that of the value, or of an invalid name', async () => {
    expect(await positions(lines)).toEqual([
      `${lineOf('"GPLv3"')}:14 /license`,
      `${lineOf('"a/b"')}:5 /resources/a~1b`,
    ]);
  });

  it('is that of the object that lacks a field', async () => {
    const text = JSON.stringify({ packages: [aPackage(), without(aPackage({ identifier: 'example.b' }), 'name')] });
    expect(await positions(text)).toEqual([`1:${text.lastIndexOf('{"description"') + 1} /packages/1/name`]);
  });

  it('suggests to validate a neutral file without a brand', () => {
    const { findings } = validateDocument(aPackage(), { brand: 'kicad', schemaOnly: true });
    expect(findings.map(({ message, suggestion }) => [message, suggestion])).toEqual(
      aPackage().versions.map(() => ['kicad_version is missing.', 'Validate the file without a brand.']),
    );
  });

  it('is that of the branded field', async () => {
    const item = { ...aPackage(), versions: [{ ...without(aVersion(), 'tool_version'), kicad_version: 'nine' }] };
    const text = JSON.stringify(item);
    expect(await positions(text, { brand: 'kicad' })).toEqual([
      `1:${text.indexOf('"nine"') + 1} /versions/0/kicad_version`,
    ]);
  });

  it('is that of the JSON syntax error', async () => {
    expect(await positions('{\n  "packages": [\n    nothing\n  ]\n}')).toEqual(['3:5 ']);
  });
});

describe('a time in another format', () => {
  it.each([
    ['2026/11/15 12:00:00', '2026-11-15 12:00:00'],
    ['15.11.2026 12:00', '2026-11-15 12:00:00'],
    ['11/15/2026 12:00:00', '2026-11-15 12:00:00'],
    ['15/11/2026', '2026-11-15 00:00:00'],
    ['20261115 12:00:00', '2026-11-15 12:00:00'],
    ['03/04/2026 12:00:00', null],
  ])('%j gives the suggestion %j', (update_time_utc, suggestion) => {
    const { packages } = aRepository();
    const found = validateDocument(
      { ...aRepository(), packages: { ...packages, update_time_utc } },
      { schemaOnly: true },
    );
    expect(found.findings[0]?.suggestion).toBe(suggestion);
  });
});

describe('a package with a brand', () => {
  it('is a package even if it has a field named packages', () => {
    const { tool_version, ...version } = aVersion();
    const document = { ...aPackage(), packages: [], versions: [{ ...version, kicad_version: tool_version }] };
    expect(validateDocument(document, { brand: 'kicad', schemaOnly: true })).toMatchObject({
      valid: true,
      kind: 'package',
    });
  });
});
