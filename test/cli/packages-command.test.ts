import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aPackage, aVersion, HASH } from '../package-manager/documents.ts';
import { faultsOf } from '../package-manager/source.ts';
import { useAnnex } from './annex.ts';

const annex = useAnnex();
const write = (name: string, document: unknown): void => {
  const text = typeof document === 'string' ? document : JSON.stringify(document, null, 2);
  mkdirSync(join(annex.folder(), name, '..'), { recursive: true });
  writeFileSync(join(annex.folder(), name), text);
};
const packages = (...args: string[]) => annex.run(['packages', ...args]);

describe('annex packages', () => {
  it('lists its subcommands, and explains each', async () => {
    const { code, stdout } = await packages();
    expect(code).toBe(0);
    for (const action of ['validate', 'build', 'diff']) expect(stdout).toMatch(new RegExp(`^ {2}${action} `, 'm'));
    const { stdout: help } = await packages('build', '--help');
    expect(help).toContain('Usage: annex packages build DIR');
    expect(help).toContain('--base-url URL');
  });

  it('reports usage errors', async () => {
    const results = await Promise.all([
      packages('bild'),
      packages('validate'),
      packages('diff', 'one'),
      packages('validate', '--kind', 'x', 'f'),
    ]);
    expect(results.map(({ code, stderr }) => [code, stderr])).toEqual([
      [2, "annex: unknown subcommand 'bild'. Did you mean 'build'?\n"],
      [2, 'annex: missing argument FILE|DIR|URL. Usage: annex packages validate FILE|DIR|URL... [options]\n'],
      [2, 'annex: missing argument NEW. Usage: annex packages diff OLD NEW [options]\n'],
      [2, "annex: --kind must be package, packages or repository, not 'x'\n"],
    ]);
  });
});

describe('annex packages validate', () => {
  it('prints file, line, column, pointer, rule and suggested fix, and exits with 1', async () => {
    write('one/metadata.json', { ...aPackage(), license: 'GPLv3' });
    const { code, stdout } = await packages('validate', 'one/metadata.json');
    expect(code).toBe(1);
    expect(stdout).toBe(
      'one/metadata.json:13:14: error: /license "GPLv3" is not one of the 90 supported licenses. -> GPL-3.0 [enum]\n' +
        '1 file checked: 1 error, 0 warnings.\n',
    );
  });

  it('checks a directory, accepts warnings, and prints only a summary if there are no problems', async () => {
    write('all/one/metadata.json', aPackage());
    write('all/two/metadata.json', aPackage({ identifier: 'example.two', versions: [] }));
    const [all, one] = await Promise.all([packages('validate', 'all'), packages('validate', 'all/one')]);
    expect(all).toMatchObject({ code: 0, stderr: '' });
    expect(all.stdout).toMatch(
      /two\/metadata\.json:\d+:\d+: warning: \/versions .* \[no-versions\]\n2 files checked: 0 errors, 1 warning\.\n$/,
    );
    expect(one).toMatchObject({ code: 0, stdout: '1 file checked, no problems found.\n' });
  });

  it('prints JSON with --json', async () => {
    const list = JSON.stringify({ packages: [{ ...aPackage(), tags: ['Via'] }] });
    write('packages.json', list);
    const { code, stdout } = await packages('validate', '--json', 'packages.json', 'missing.json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      valid: false,
      errors: 2,
      warnings: 0,
      files: [
        {
          file: 'packages.json',
          kind: 'packages',
          valid: false,
          total: 1,
          findings: [
            {
              line: 1,
              column: list.indexOf('"Via"') + 1,
              pointer: '/packages/0/tags/0',
              rule: 'pattern',
              severity: 'error',
              suggestion: 'via',
            },
          ],
        },
        {
          file: 'missing.json',
          kind: null,
          valid: false,
          findings: [{ rule: 'unreadable', message: 'Cannot read this path: file not found.' }],
        },
      ],
    });
  });

  it('checks only the format with --schema-only, and reads another brand with --brand or the setting', async () => {
    const { tool_version, ...rest } = aVersion({ download_sha256: '0'.repeat(64) });
    write('metadata.json', { ...aPackage(), versions: [{ ...rest, kicad_version: tool_version }] });
    const runs = await Promise.all([
      packages('validate', '--brand', 'kicad', '--schema-only', 'metadata.json'),
      packages('validate', '--brand', 'kicad', 'metadata.json'),
      packages('validate', '--schema-only', 'metadata.json'),
      annex.run(['packages', 'validate', '--schema-only', 'metadata.json'], { ANNEX_PACKAGES_BRAND: 'kicad' }),
    ]);
    expect(runs.map(({ code }) => code)).toEqual([0, 1, 1, 0]);
    expect(runs[2]?.stdout).toContain('Validate the file with the brand kicad.');
  });

  it('compares with the published list', async () => {
    write('old.json', { packages: [aPackage()] });
    write('packages.json', {
      packages: [aPackage({ versions: [aVersion({ download_sha256: HASH.replace('b', 'c') })] })],
    });
    const { code, stdout } = await packages('validate', '--previous', 'old.json', 'packages.json');
    expect(code).toBe(1);
    expect(stdout).toContain('[hash-kept]');
  });
});

describe('annex packages build and diff', () => {
  it('build, compare and refuse, and show no progress when piped', async () => {
    write('src/one/metadata.json', {
      ...aPackage(),
      versions: [{ version: '1.0.0', status: 'stable', tool_version: '9.0' }],
    });
    write('src/one/source/plugins/a.py', 'a');
    const args = ['build', 'src', '--out', 'out', '--base-url', 'https://p.example/', '--name', 'Mine'];
    const env = { SOURCE_DATE_EPOCH: '1794744000' };
    const first = await annex.runProcess(['packages', ...args], env);
    expect(first).toEqual({ code: 0, stdout: 'Published 1 package, 1 version, 1 new archive.\n', stderr: '' });
    expect(faultsOf(join(annex.folder(), 'out'))).toEqual([]);
    expect(JSON.parse(readFileSync(join(annex.folder(), 'out/repository.json'), 'utf8'))).toMatchObject({
      name: 'Mine',
      packages: { url: 'https://p.example/packages.json', update_timestamp: 1_794_744_000 },
    });
    write('old.json', readFileSync(join(annex.folder(), 'out/packages.json'), 'utf8'));

    write('src/one/source/plugins/a.py', 'b');
    const refused = await annex.run(['packages', ...args, '--strict'], env);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(
      /^example\.via-stitcher 1\.0\.0: it was published.*\nannex: nothing was published; 1 error to fix\n$/s,
    );

    const versions = [
      { version: '1.1.0', status: 'testing', tool_version: '9.0' },
      { version: '1.0.0', status: 'stable', tool_version: '9.0' },
    ];
    write('src/one/metadata.json', { ...aPackage(), versions });
    expect((await annex.run(['packages', ...args], env)).code).toBe(0);
    const forward = await packages('diff', 'old.json', 'out');
    expect(forward).toEqual({
      code: 0,
      stdout: '~ example.via-stitcher\n  + 1.1.0\n\nNo breaking changes.\n',
      stderr: '',
    });
    const back = await packages('diff', 'out', 'old.json', '--json');
    expect(back.code).toBe(1);
    expect(JSON.parse(back.stdout)).toMatchObject({ broken: [{ promise: 'version-kept', version: '1.1.0' }] });
  }, 60_000);
});

describe('annex packages init', () => {
  it('creates a directory that builds, and does not change an existing one', async () => {
    const flags = [
      '--identifier',
      'com.example.fan-out',
      '--type',
      'colortheme',
      '--license',
      'CC0-1.0',
      '--brand',
      'kicad',
    ];
    expect(await packages('init', 'all/fan-out', ...flags)).toMatchObject({ code: 0, stderr: '' });
    const metadata = JSON.parse(readFileSync(join(annex.folder(), 'all/fan-out/metadata.json'), 'utf8')) as object;
    expect(metadata).toMatchObject({
      name: 'fan-out',
      license: 'CC0-1.0',
      versions: [{ version: '1.0.0', kicad_version: '9.0' }],
    });
    expect(await packages('build', 'all', '--out', 'site', '--brand', 'kicad')).toMatchObject({ code: 0, stderr: '' });
    expect(faultsOf(join(annex.folder(), 'site'))).toEqual([]);
    expect(await packages('init', 'all/fan-out')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('already exists'),
    });
    expect(await packages('init', 'all/other', '--license', 'GPLv3')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('-> GPL-3.0'),
    });
  });
});
