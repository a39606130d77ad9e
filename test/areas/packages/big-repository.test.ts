// A repository of 1,500 packages with ten versions each.
import { beforeAll, describe, expect, it } from 'vitest';
import { createPackagesClient } from '../../../src/sdk/index.ts';
import { item, publish, sha256, version } from '../../package-manager/repository.ts';
import { type PlatformUnderTest, useRunning } from '../../running.ts';

const PACKAGES = 1_500;
const VERSIONS = 10;
const running = useRunning();
let platform: PlatformUnderTest;
let list: string;

beforeAll(async () => {
  platform = await running.platform();
  const packages = Array.from({ length: PACKAGES }, (_, at) =>
    item({
      identifier: `example.big.package-${at}`,
      name: at % 100 === 7 ? 'Via stitcher' : `Package ${at}`,
      description_full: 'Long text about copper and boards. '.repeat(40),
      tags: ['copper', at % 2 === 0 ? 'even' : 'odd'],
      versions: Array.from({ length: VERSIONS }, (_, minor) =>
        version({
          version: `1.${VERSIONS - minor}`,
          tool_version: at % 3 === 0 ? '10.0' : '8.0',
          download_size: minor,
        }),
      ),
    }),
  );
  list = String((await publish(platform.packagesDir, { packages }))['packages.json']);
});

describe('a repository of 1,500 packages and 15,000 versions', () => {
  it('is searched by words and filters together', async () => {
    const client = createPackagesClient({ baseUrl: platform.url });
    const found = await client.searchPackages({ query: { q: 'stitcher', tool_version: '9.0', limit: 100 } });
    expect(found.total).toBe(10); // of fifteen matches, a third requires tool 10
    expect(found.packages.every(({ version: newest }) => newest?.version === '1.10')).toBe(true);
    expect((await client.searchPackages({ query: { tag: ['even'], platform: ['linux'] } })).total).toBe(PACKAGES / 2);
  });

  it('returns every package page by page', async () => {
    const seen = new Set<string>();
    for (let next: string | null = '?limit=100'; next; ) {
      const response: Response = await fetch(`${platform.url}/packages/search${next}`);
      const page = (await response.json()) as { next: string | null; packages: { identifier: string }[] };
      for (const { identifier } of page.packages) seen.add(identifier);
      next = page.next;
    }
    expect(seen.size).toBe(PACKAGES);
  });

  it('serves the list compressed and complete', async () => {
    const response = await fetch(`${platform.url}/packages/packages.json`, { headers: { 'accept-encoding': 'gzip' } });
    expect(Number(response.headers.get('content-length'))).toBeLessThan(list.length / 10);
    expect(sha256(await response.bytes())).toBe(sha256(list));
  });

  it('shows the last package on its page, and resolves it', async () => {
    const page = await (await fetch(`${platform.url}/packages?page=63`)).text();
    expect(page).toContain('Package 1499');
    const { version: chosen, others } = await createPackagesClient({ baseUrl: platform.url }).resolvePackage({
      path: { identifier: 'example.big.package-1499' },
    });
    expect([chosen?.version, others.length]).toEqual(['1.10', VERSIONS - 1]);
  });
});
