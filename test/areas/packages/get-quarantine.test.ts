import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Repository } from '../../../generated/packages/resources.ts';
import { createPackagesClient } from '../../../src/sdk/index.ts';
import { item, publish, sha256, version } from '../../package-manager/repository.ts';
import { useRunning } from '../../running.ts';

describe('getQuarantine', () => {
  const running = useRunning();

  async function left(packages: readonly unknown[] | string) {
    const platform = await running.platform();
    if (typeof packages === 'string') await writeFile(join(platform.packagesDir, 'packages.json'), packages);
    else await publish(platform.packagesDir, { packages });
    const client = createPackagesClient({ baseUrl: platform.url });
    const { packages: found } = await client.searchPackages({ query: { limit: 100 } });
    return { platform, served: found.map(({ identifier }) => identifier), report: await client.getQuarantine() };
  }

  it('is empty when all is well', async () => {
    expect((await left([item({ identifier: 'x.one' })])).report).toEqual({ total: 0, packages: [] });
  });

  it('says where and why, and the rest is served', async () => {
    const { platform, served, report } = await left([
      item({ identifier: 'x.good' }),
      { ...item({ identifier: 'x.licence' }), license: 'GPLv3' },
      { ...item({ identifier: 'x.keys' }), resources: { '!': 'x' } },
      null,
    ]);
    expect(served).toEqual(['x.good']);
    expect(report.total).toBe(3);
    expect(report.packages).toMatchObject([
      {
        index: 1,
        identifier: 'x.licence',
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
    expect(warned.map(({ identifier }) => identifier)).toEqual(['x.licence', 'x.keys', null]);
  });

  it('is left out of the list as it is served too, so that clients which take all or nothing take it', async () => {
    const good = item({ identifier: 'x.good' });
    const bad = { ...item({ identifier: 'x.bad' }), license: 'GPLv3' };
    const { platform } = await left([good, bad]);
    const text = await (await fetch(`${platform.url}/packages/packages.json`)).text();
    expect(JSON.parse(text)).toEqual({ packages: [good] });
    const about = (await (await fetch(`${platform.url}/packages/repository.json`)).json()) as Repository;
    expect(about.packages.sha256).toBe(sha256(text));
    const whole = await running.platform({ packages: { leaveOutInvalid: false } });
    const files = await publish(whole.packagesDir, { packages: [good, bad] });
    expect(await (await fetch(`${whole.url}/packages/packages.json`)).text()).toBe(files['packages.json']);
  });

  it('holds the second package of an identifier, and numbers that no program can compare', async () => {
    const { served, report } = await left([
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

  it('holds a package that has a key twice, since programs differ in which one they take', async () => {
    const one = JSON.stringify(item({ identifier: 'x.one' }));
    const { served, report } = await left(
      `{"packages":[${one},${one.replace('x.one', 'x.two').replace('{', '{"license":"BSD",')}]}`,
    );
    expect(served).toEqual(['x.one']);
    expect(report.packages).toEqual([
      { index: 1, identifier: 'x.two', errors: [{ pointer: '/packages/1', detail: 'license appears twice' }] },
    ]);
  });
});
