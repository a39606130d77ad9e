import { describe, expect, it } from 'vitest';
import { createPackagesClient } from '../../../src/sdk/index.ts';
import { item, publish, version } from '../../package-manager/repository.ts';
import { problemOf, useRunning } from '../../running.ts';

describe('getPackage', () => {
  const running = useRunning();

  it.each(['plugin', 'library', 'colortheme'] as const)(
    'returns a %s with all its versions, as in the list [A-covers-kinds] [A-purpose-versions]',
    async (type) => {
      const platform = await running.platform();
      const listed = item({ identifier: 'x.one', type, versions: [version({ version: '2' }), version()] });
      await publish(platform.packagesDir, { packages: [item({ identifier: 'x.other' }), listed] });
      const client = createPackagesClient({ baseUrl: platform.url });
      expect(await client.getPackage({ path: { identifier: 'x.one' } })).toEqual(listed);
    },
  );

  it('returns neutral field names for any brand of the files [A-version-tool-brand]', async () => {
    const platform = await running.platform({ packages: { brand: 'kicad', leaveOutInvalid: false } });
    const { tool_version: _, ...rest } = version();
    const branded = { ...rest, kicad_version: '8.0', kicad_version_max: '9' };
    const files = await publish(platform.packagesDir, {
      packages: [
        { ...item({ identifier: 'x.one' }), versions: [branded] },
        item({ identifier: 'x.neutral' }), // invalid here, because kicad_version is missing
      ],
    });
    const client = createPackagesClient({ baseUrl: platform.url });
    const { versions } = await client.getPackage({ path: { identifier: 'x.one' } });
    expect(versions).toEqual([{ ...rest, tool_version: '8.0', tool_version_max: '9' }]);
    const others = await client.resolvePackage({ path: { identifier: 'x.one' }, query: { tool_version: '7.0' } });
    expect(others.others).toMatchObject([{ detail: '1.0.0: requires kicad 8.0 or later' }]);
    expect(await client.getQuarantine()).toMatchObject({ packages: [{ identifier: 'x.neutral' }] });
    expect(await (await fetch(`${platform.url}/packages/packages.json`)).text()).toBe(files['packages.json']);
  });

  it('returns 404 for missing and invalid packages, and 400 for an invalid identifier', async () => {
    const platform = await running.platform();
    await publish(platform.packagesDir, { packages: [{ ...item({ identifier: 'x.bad' }), license: 'x' }] });
    for (const identifier of ['x.none', 'x.bad', 'constructor', 'toString']) {
      const response = await fetch(`${platform.url}/packages/${identifier}/package.json`);
      expect(await problemOf(response)).toMatchObject({ status: 404, name: 'package-not-found' });
    }
    const response = await fetch(`${platform.url}/packages/9x/package.json`);
    expect(await problemOf(response)).toMatchObject({ status: 400, pointers: ['/path/identifier'] });
  });
});
