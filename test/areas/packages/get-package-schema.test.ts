import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { createPackagesClient } from '../../../src/sdk/index.ts';
import { item, version } from '../../package-manager/repository.ts';
import { problemOf, useRunning } from '../../running.ts';

describe('getPackageSchema', () => {
  const running = useRunning();

  it('returns version 1 of the schema, which validates packages [A-covers-format] [A-version-tool-neutral] [A-versioning-schema-address]', async () => {
    const platform = await running.platform();
    const schema = await createPackagesClient({ baseUrl: platform.url }).getPackageSchema();
    expect(schema.$id).toBe('urn:annex:packages:schema:v1');
    const validate = new Ajv2020({ strict: false }).compile(schema);
    expect(validate(item({ identifier: 'x.one' }))).toBe(true);
    expect(validate({ ...item({ identifier: 'x.one' }), license: 'GPLv3' })).toBe(false);
  });

  it('uses the field names of the requested brand, or of the configured one [A-version-tool-brand]', async () => {
    const platform = await running.platform({ packages: { brand: 'kicad' } });
    const { tool_version, ...rest } = version();
    const branded = { ...item({ identifier: 'x.one' }), versions: [{ ...rest, kicad_version: tool_version }] };
    const client = createPackagesClient({ baseUrl: platform.url });
    const validateBoth = async (brand?: string) => {
      const schema = await client.getPackageSchema(brand === undefined ? {} : { query: { brand } });
      const validate = new Ajv2020({ strict: false }).compile(schema);
      return [validate(branded), validate(item({ identifier: 'x.one' }))];
    };
    expect(await validateBoth()).toEqual([true, false]);
    expect(await validateBoth('kicad')).toEqual([true, false]);
    expect(await validateBoth('tool')).toEqual([false, true]);
  });

  it('has an ETag for each brand, and answers 304 to it', async () => {
    const platform = await running.platform();
    const url = `${platform.url}/packages/schema/v1.json`;
    const tags = await Promise.all(
      ['', '?brand=kicad'].map(async (query) => (await fetch(url + query)).headers.get('etag') ?? ''),
    );
    expect(new Set(tags).size).toBe(2);
    expect((await fetch(url, { headers: { 'if-none-match': tags[0] ?? '' } })).status).toBe(304);
    expect((await fetch(url, { headers: { 'if-none-match': tags[1] ?? '' } })).status).toBe(200);
  });

  it('returns 400 for an invalid brand', async () => {
    const platform = await running.platform();
    const response = await fetch(`${platform.url}/packages/schema/v1.json?brand=Ki-CAD`);
    expect(await problemOf(response)).toMatchObject({ status: 400, pointers: ['/query/brand'] });
  });
});
