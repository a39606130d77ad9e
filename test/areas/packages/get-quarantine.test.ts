import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Repository } from '../../../generated/packages/resources.ts';
import { createPackagesClient } from '../../../src/sdk/index.ts';
import { item, publish, sha256, version } from '../../package-manager/repository.ts';
import { useRunning } from '../../running.ts';

describe('getQuarantine', () => {
  const running = useRunning();

  async function quarantine(packages: readonly unknown[] | string) {
    const platform = await running.platform();
    if (typeof packages === 'string') await writeFile(join(platform.packagesDir, 'packages.json'), packages);
    else await publish(platform.packagesDir, { packages });
    const client = createPackagesClient({ baseUrl: platform.url });
    const { packages: found } = await client.searchPackages({ query: { limit: 100 } });
    return { platform, served: found.map(({ identifier }) => identifier), report: await client.getQuarantine() };
  }

  it('is empty if all packages are valid', async () => {
    expect((await quarantine([item({ identifier: 'x.one' })])).report).toEqual({ total: 0, packages: [] });
  });

  it('lists the location and reason of each error, while valid packages are served', async () => {
    const { platform, served, report } = await quarantine([
      item({ identifier: 'x.good' }),
      { ...item({ identifier: 'x.license' }), license: 'GPLv3' },
      { ...item({ identifier: 'x.keys' }), resources: { '!': 'x' } },
      null,
    ]);
    expect(served).toEqual(['x.good']);
    expect(report.total).toBe(3);
    expect(report.packages).toMatchObject([
      {
        index: 1,
        identifier: 'x.license',
        errors: [
          {
            pointer: '/packages/1/license',
            detail: '"GPLv3" is not one of the 90 supported licenses. -> GPL-3.0',
          },
        ],
      },
      {
        index: 2,
        identifier: 'x.keys',
        errors: [
          { pointer: '/packages/2/resources/!', detail: expect.stringMatching(/^The name "!" is not allowed here/) },
        ],
      },
      {
        index: 3,
        identifier: null,
        errors: [{ pointer: '/packages/3', detail: 'This must be an object, but is null.' }],
      },
    ]);
    const warned = platform.lines().filter(({ msg }) => msg === 'ignoring an invalid package');
    expect(warned.map(({ identifier }) => identifier)).toEqual(['x.license', 'x.keys', null]);
  });

  it('removes invalid packages from packages.json, because some clients reject the whole list otherwise', async () => {
    const good = item({ identifier: 'x.good' });
    const bad = { ...item({ identifier: 'x.bad' }), license: 'GPLv3' };
    const { platform } = await quarantine([good, bad]);
    const text = await (await fetch(`${platform.url}/packages/packages.json`)).text();
    expect(JSON.parse(text)).toEqual({ packages: [good] });
    const about = (await (await fetch(`${platform.url}/packages/repository.json`)).json()) as Repository;
    expect(about.packages.sha256).toBe(sha256(text));
    const whole = await running.platform({ packages: { leaveOutInvalid: false } });
    const files = await publish(whole.packagesDir, { packages: [good, bad] });
    expect(await (await fetch(`${whole.url}/packages/packages.json`)).text()).toBe(files['packages.json']);
  });

  it('contains the second package with the same identifier, and packages with numbers that are too large', async () => {
    const { served, report } = await quarantine([
      item({ identifier: 'x.twice', name: 'First' }),
      item({ identifier: 'x.twice', name: 'Second' }),
      item({ identifier: 'x.huge', versions: [version({ version_epoch: 2 ** 53 })] }),
    ]);
    expect(served).toEqual(['x.twice']);
    expect(report.packages).toMatchObject([
      { errors: [{ pointer: '/packages/1/identifier', detail: 'x.twice is already used at /packages/0.' }] },
      { errors: [{ pointer: '/packages/2/versions/0/version_epoch', detail: 'The number is too large.' }] },
    ]);
  });

  it('contains a package with a duplicate key, because programs disagree on which one to use', async () => {
    const one = JSON.stringify(item({ identifier: 'x.one' }));
    const { served, report } = await quarantine(
      `{"packages":[${one},${one.replace('x.one', 'x.two').replace('{', '{"license":"BSD",')}]}`,
    );
    expect(served).toEqual(['x.one']);
    const detail = expect.stringContaining('"license" appears twice in the same object');
    expect(report.packages).toEqual([
      { index: 1, identifier: 'x.two', errors: [{ pointer: '/packages/1/license', detail }] },
    ]);
  });
});
