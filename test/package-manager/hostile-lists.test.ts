import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPackageList } from '../../src/package-manager/validate/package-list.ts';
import { validateSources } from '../../src/sdk/packages/validate/index.ts';
import { aPackage, aVersion } from './documents.ts';

const text = JSON.stringify({ packages: [aPackage()] });
const withExpression = (expression: string): string =>
  JSON.stringify({ packages: [aPackage({ keep_on_update: [expression] })] });

const lists: readonly (readonly [title: string, content: string | Buffer, rule: string, message: RegExp])[] = [
  [
    'a duplicate name',
    text.replace('"type"', '"identifier":"example.other","type"'),
    'json-duplicate-name',
    /"identifier" appears twice/,
  ],
  [
    'a duplicate name with an escape sequence',
    text.replace('"type"', '"\\u0069dentifier":"x.y","type"'),
    'json-duplicate-name',
    /"identifier" appears twice/,
  ],
  [
    'a number that is too large',
    text.replace('48213', '1e400'),
    'json-number-too-large',
    /1e400 is too large for any program/,
  ],
  [
    'a number of 100,000 digits',
    text.replace('48213', '9'.repeat(100_000)),
    'json-number-too-large',
    /^9{40}… is too large/,
  ],
  ['deep nesting', '['.repeat(400_000), 'json-depth', /nested more than 64 levels deep/],
  [
    'deep nesting inside a package',
    text.replace('"resources":{', `"x":${'{"a":'.repeat(70)}1${'}'.repeat(70)},"resources":{`),
    'json-depth',
    /64 levels deep/,
  ],
  ['a missing end', text.slice(0, -40), 'json-syntax', /This is not valid JSON/],
  ['a comment', `// list\n${text}`, 'json-syntax', /This is not valid JSON/],
  ['an extra comma', text.replace('"resources":{', '"resources":{,'), 'json-syntax', /This is not valid JSON/],
  ['a web page', '<!doctype html><title>Too many requests</title>', 'json-syntax', /This is a web page, not JSON/],
  ['nothing', '', 'json-syntax', /This is not valid JSON/],
  ['a byte order mark', `\uFEFF${text}`, 'json-byte-order-mark', /byte order mark/],
  [
    'bytes that are not UTF-8',
    Buffer.concat([Buffer.from(text.slice(0, 50)), Buffer.from([0xff, 0xfe])]),
    'json-encoding',
    /not valid UTF-8/,
  ],
  [
    'an expression that does not compile',
    withExpression('/settings(\\.json'),
    'keep-on-update-invalid',
    /not a valid regular expression: .*Unterminated group/,
  ],
  [
    'an expression with exponential time',
    withExpression('^/(a+)+$'),
    'keep-on-update-slow',
    /"\(a\+\)\+" has nested repetitions/,
  ],
  [
    'an expression of 100,000 characters',
    withExpression('a?'.repeat(50_000)),
    'keep-on-update-invalid',
    /100000 characters/,
  ],
  [
    '200,000 invalid versions',
    JSON.stringify({ packages: [{ ...aPackage(), versions: Array.from({ length: 200_000 }, (_, at) => at) }] }),
    'type',
    /must be an object/,
  ],
  [
    'too many tags',
    JSON.stringify({ packages: [{ ...aPackage(), tags: Array.from({ length: 200_000 }, (_, at) => `t${at}`) }] }),
    'too-many-items',
    /200000 items/,
  ],
  [
    '200,000 invalid packages',
    JSON.stringify({ packages: Array.from({ length: 200_000 }, () => ({})) }),
    'required',
    /is missing/,
  ],
  [
    'a placeholder hash',
    JSON.stringify({ packages: [aPackage({ versions: [aVersion({ download_sha256: '0'.repeat(64) })] })] }),
    'placeholder-hash',
    /not a SHA-256/,
  ],
  [
    'the name __proto__',
    text.replace('"resources":{', '"resources":{"__proto__":"x",'),
    'additionalProperties',
    /"__proto__" is not allowed/,
  ],
];

describe('a hostile or damaged list', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'annex-lists-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each(lists)('is refused with a reason: it has %s', async (_, content, rule, message) => {
    const file = join(folder, 'packages.json');
    writeFileSync(file, content);
    const [report] = await validateSources([file]);
    expect(report).toMatchObject({ valid: false });
    expect(report?.findings[0]).toMatchObject({ rule, severity: 'error', message: expect.stringMatching(message) });
    expect(report?.findings.length).toBeLessThanOrEqual(1_100);
  });

  it('is refused without reading it if it is too large', async () => {
    const file = join(folder, 'packages.json');
    writeFileSync(file, text);
    truncateSync(file, 257 * 1024 * 1024);
    const [report] = await validateSources([file]);
    expect(report?.findings).toMatchObject([{ rule: 'too-large' }]);
  });

  it('has a warning for a number that programs round', async () => {
    const file = join(folder, 'packages.json');
    writeFileSync(file, text.replace('48213', '9007199254740993'));
    const [report] = await validateSources([file]);
    expect(report).toMatchObject({ valid: true, findings: [{ rule: 'json-number-imprecise', severity: 'warning' }] });
  });
});

describe('readPackageList', () => {
  it('accepts any number of versions, but no duplicates', async () => {
    const long = Array.from({ length: 20_000 }, (_, at) => aVersion({ version: `1.0.${at}` }));
    const list = (versions: readonly unknown[]) => JSON.stringify({ packages: [{ ...aPackage(), versions }] });
    expect((await readPackageList(list(long), 'tool')).packages[0]?.versions).toHaveLength(20_000);
    const { status, ...rest } = aVersion({ version: '1.0.7' });
    const { quarantined } = await readPackageList(list([...long, { status, ...rest }]), 'tool');
    expect(quarantined[0]?.errors).toEqual([
      {
        pointer: '/packages/0/versions',
        detail: 'Items 7 and 20000 (counting from 0) are identical. -> Remove one of them.',
      },
    ]);
  });

  it.each(['tags', 'keep_on_update'])(
    'quarantines a package with too many %s instead of comparing all pairs',
    async (name) => {
      const long = Array.from({ length: 100_000 }, (_, at) => `t${at}`);
      const text = JSON.stringify({
        packages: [{ ...aPackage(), [name]: long }, aPackage({ identifier: 'example.fine' })],
      });
      const { packages, quarantined } = await readPackageList(text, 'tool');
      expect(packages.map(({ identifier }) => identifier)).toEqual(['example.fine']);
      expect(quarantined[0]?.errors).toEqual([
        { pointer: `/packages/0/${name}`, detail: 'The list has 100000 items; the limit is 1000.' },
      ]);
    },
  );

  it('refuses a list of countless packages, and one with more than 10,000 invalid packages', async () => {
    const list = (count: number) => `{"packages":[${Array(count).fill('1').join()}]}`;
    expect((await readPackageList(list(10_000), 'tool')).quarantined).toHaveLength(10_000);
    await expect(readPackageList(list(10_001), 'tool')).rejects.toThrow(
      'more than 10000 packages of the list are invalid',
    );
    await expect(readPackageList(list(1_000_002), 'tool')).rejects.toThrow('the list has more than 1000000 packages');
  });
});
