import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { createPackagesClient } from '../../../src/sdk/index.ts';
import { item, version } from '../../package-manager/repository.ts';
import { problemOf, useRunning } from '../../running.ts';

describe('getPackageSchema', () => {
  const running = useRunning();

  it('publishes the format, version 1, as a schema that judges packages [A-covers-format] [A-version-tool-neutral] [A-versioning-schema-address]', async () => {
    const platform = await running.platform();
    const schema = await createPackagesClient({ baseUrl: platform.url }).getPackageSchema();
    expect(schema.$id).toBe('urn:annex:packages:schema:v1');
    const validate = new Ajv2020({ strict: false }).compile(schema);
    expect(validate(item({ identifier: 'x.one' }))).toBe(true);
    expect(validate({ ...item({ identifier: 'x.one' }), license: 'GPLv3' })).toBe(false);
  });

  it('speaks the words of the brand that is asked for, else of the one that is set [A-version-tool-brand]', async () => {
    const platform = await running.platform({ packages: { brand: 'kicad' } });
    const { tool_version, ...rest } = version();
    const branded = { ...item({ identifier: 'x.one' }), versions: [{ ...rest, kicad_version: tool_version }] };
    const client = createPackagesClient({ baseUrl: platform.url });
    const judge = async (brand?: string) => {
      const schema = await client.getPackageSchema(brand === undefined ? {} : { query: { brand } });
      const validate = new Ajv2020({ strict: false }).compile(schema);
      return [validate(branded), validate(item({ identifier: 'x.one' }))];
    };
    expect(await judge()).toEqual([true, false]);
    expect(await judge('kicad')).toEqual([true, false]);
    expect(await judge('tool')).toEqual([false, true]);
  });

  it('has a tag for each brand, and answers 304 to it', async () => {
    const platform = await running.platform();
    const url = `${platform.url}/packages/schema/v1.json`;
    const tags = await Promise.all(
      ['', '?brand=kicad'].map(async (query) => (await fetch(url + query)).headers.get('etag') ?? ''),
    );
    expect(new Set(tags).size).toBe(2);
    expect((await fetch(url, { headers: { 'if-none-match': tags[0] ?? '' } })).status).toBe(304);
    expect((await fetch(url, { headers: { 'if-none-match': tags[1] ?? '' } })).status).toBe(200);
  });

  it('answers 400 to a word that can be no brand', async () => {
    const platform = await running.platform();
    const response = await fetch(`${platform.url}/packages/schema/v1.json?brand=Ki-CAD`);
    expect(await problemOf(response)).toMatchObject({ status: 400, pointers: ['/query/brand'] });
  });
});
