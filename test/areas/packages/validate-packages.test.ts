import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../../generated/packages/contract.ts';
import { aPackage, aRepository, aVersion } from '../../package-manager/documents.ts';
import { problemOf, useRunning } from '../../running.ts';

type Verdict = Schemas['PackageVerdict'];

describe('validatePackages', () => {
  const running = useRunning();

  const post = async (body: unknown, packages: { brand?: string } = {}): Promise<Response> =>
    fetch(`${(await running.platform({ packages })).url}/packages/validate`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  const validate = async (body: unknown, packages?: { brand?: string }): Promise<Verdict> => {
    const response = await post(body, packages);
    expect(response.status).toBe(200);
    return (await response.json()) as Verdict;
  };

  it('finds nothing wrong with a valid package, list and repository', async () => {
    const verdicts = [];
    for (const document of [aPackage(), { packages: [aPackage()] }, aRepository()]) {
      verdicts.push(await validate({ document }));
    }
    expect(verdicts).toEqual([
      { valid: true, kind: 'package', total: 0, findings: [] },
      { valid: true, kind: 'packages', total: 0, findings: [] },
      { valid: true, kind: 'repository', total: 0, findings: [] },
    ]);
  });

  it('returns the location, the reason and a suggestion for each error', async () => {
    const document = { ...aPackage(), license: 'GPLv3', versions: [] };
    expect(await validate({ document })).toEqual({
      valid: false,
      kind: 'package',
      total: 1,
      findings: [
        {
          pointer: '/license',
          rule: 'enum',
          severity: 'error',
          message: '"GPLv3" is not one of the 90 supported licenses.',
          suggestion: 'GPL-3.0',
        },
      ],
    });
  });

  it('treats a document with warnings only as valid', async () => {
    const verdict = await validate({ document: aPackage({ versions: [] }) });
    expect(verdict).toMatchObject({ valid: true, total: 1, findings: [{ rule: 'no-versions', severity: 'warning' }] });
  });

  it('skips the lint with schema_only', async () => {
    expect(await validate({ document: aPackage({ versions: [] }), schema_only: true })).toMatchObject({ total: 0 });
  });

  it('validates as the given kind instead of detecting it', async () => {
    const verdict = await validate({ document: aPackage(), kind: 'repository' });
    expect(verdict).toMatchObject({ valid: false, kind: 'repository' });
    expect(verdict.findings.map(({ pointer }) => pointer)).toContain('/packages');
  });

  it('uses the brand of the request, or the configured one', async () => {
    const { tool_version, ...rest } = aVersion();
    const document = { ...aPackage(), versions: [{ ...rest, kicad_version: tool_version }] };
    expect(await validate({ document, brand: 'kicad' })).toMatchObject({ valid: true });
    expect(await validate({ document }, { brand: 'kicad' })).toMatchObject({ valid: true });
    expect(await validate({ document })).toMatchObject({
      valid: false,
      findings: [{ pointer: '/versions/0/tool_version', suggestion: 'Validate the file with the brand kicad.' }],
    });
    expect(await validate({ document: aPackage(), brand: 'kicad' })).toMatchObject({
      valid: false,
      findings: [{ pointer: '/versions/0/kicad_version', message: 'kicad_version is missing.' }],
    });
  });

  it('limits the number of findings, and accepts long lists and names', async () => {
    const broken = await validate({ document: { packages: Array.from({ length: 40_000 }, () => 1) } });
    expect(broken).toMatchObject({ valid: false, kind: 'packages' });
    expect(broken.findings.length).toBeLessThanOrEqual(1000);
    const tags = Array.from({ length: 5_000 }, (_, index) => `t${index}`);
    const overlong = await validate({ document: { ...aPackage(), tags } });
    expect(overlong.findings).toMatchObject([{ pointer: '/tags', rule: 'too-many-items' }]);
    const named = await validate({ document: { ...aPackage(), resources: { ['/'.repeat(5_000)]: '' } } });
    expect(named).toMatchObject({ valid: false, total: 1 });
  });

  it('returns 400 for a body without a document', async () => {
    expect(await problemOf(await post({}))).toMatchObject({ name: 'invalid-request', pointers: ['/body/document'] });
  });
});
