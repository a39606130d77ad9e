import { describe, expect, it } from 'vitest';
import { createPackagesClient } from '../../../src/sdk/index.ts';
import { item, publish, version } from '../../package-manager/repository.ts';
import { problemOf, useRunning } from '../../running.ts';

describe('resolvePackage', () => {
  const running = useRunning();
  const versions = [
    version({ version: '3.0', status: 'development', tool_version: '10' }),
    version({ version: '2.0.0', status: 'testing' }),
    version({ version: '1.5', tool_version_max: '8', tool_version: '8.0' }),
    version({ version: '1.4.0', runtime: 'ipc' }),
    version({ version: '1.3', version_epoch: 0, platforms: ['linux'] }),
  ];

  async function serveVersions() {
    const platform = await running.platform();
    await publish(platform.packagesDir, {
      packages: [item({ identifier: 'x.one', versions }), item({ identifier: 'x.gone', versions: [] })],
    });
    return createPackagesClient({ baseUrl: platform.url });
  }

  it('selects the newest stable version and returns a reason for each other version [A-version-tool-version-meaning] [A-version-tool-version-max-meaning]', async () => {
    const client = await serveVersions();
    const query = { tool_version: '9.0.7', platform: 'linux' } as const;
    expect(await client.resolvePackage({ path: { identifier: 'x.one' }, query })).toEqual({
      identifier: 'x.one',
      version: versions[3],
      others: [
        { version: '3.0', status: 'development', reason: 'tool-too-old', detail: '3.0: requires tool 10 or later' },
        {
          version: '2.0.0',
          status: 'testing',
          reason: 'status',
          detail: '2.0.0: is testing, but a stable version is available',
        },
        { version: '1.5', status: 'stable', reason: 'tool-too-new', detail: '1.5: supports tool up to 8' },
        { version: '1.3', version_epoch: 0, status: 'stable', reason: 'older', detail: '1.3: older than 1.4.0' },
      ],
    });
  });

  it('treats a plugin without a runtime as swig [A-version-runtime-default] [A-version-runtime-meaning]', async () => {
    const client = await serveVersions();
    const { version: chosen, others } = await client.resolvePackage({
      path: { identifier: 'x.one' },
      query: { runtime: 'swig', platform: 'macos', status: 'stable' },
    });
    expect(chosen?.version).toBe('1.5');
    expect(others.map(({ detail }) => detail)).toEqual([
      '3.0: is development, but stable was requested',
      '2.0.0: is testing, but stable was requested',
      '1.4.0: requires the ipc runtime',
      '1.3: supports only linux',
    ]);
  });

  it('returns null if no version is compatible or there are no versions', async () => {
    const client = await serveVersions();
    const none = await client.resolvePackage({ path: { identifier: 'x.one' }, query: { tool_version: '7' } });
    expect(none.version).toBeNull();
    expect(none.others.every(({ reason }) => reason === 'tool-too-old')).toBe(true);
    const gone = await client.resolvePackage({ path: { identifier: 'x.gone' } });
    expect(gone).toEqual({ identifier: 'x.gone', version: null, others: [] });
  });

  it.each([
    ['x.none/resolve', 404, 'package-not-found', []],
    ['x.one/resolve?platform=amiga', 400, 'invalid-request', ['/query/platform']],
    ['x.one/resolve?status=best', 400, 'invalid-request', ['/query/status']],
    ['x.one/resolve?tool_version=9.0.0.1', 400, 'invalid-request', ['/query/tool_version']],
  ] as const)('returns for %s the status %i', async (path, status, name, pointers) => {
    const platform = await running.platform();
    await publish(platform.packagesDir, { packages: [] });
    expect(await problemOf(await fetch(`${platform.url}/packages/${path}`))).toMatchObject({ status, name, pointers });
  });
});
