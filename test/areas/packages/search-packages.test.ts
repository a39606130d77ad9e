import { describe, expect, it } from 'vitest';
import { item, version } from '../../package-manager/repository.ts';
import { problemOf, useRunning } from '../../running.ts';
import { found, type Search, search, servePackages } from './search.ts';

describe('searchPackages', () => {
  const running = useRunning();

  const serve = (...packages: readonly unknown[]) => servePackages(running, packages);

  it('lists the whole repository in its order without parameters [A-purpose-list]', async () => {
    const platform = await serve(item({ identifier: 'b.two' }), item({ identifier: 'a.one' }));
    expect(await search(platform)).toMatchObject({
      total: 2,
      offset: 0,
      limit: 20,
      next: null,
      packages: [
        { identifier: 'b.two', score: 0 },
        { identifier: 'a.one', score: 0 },
      ],
    });
  });

  it('returns the fields of a package that lists show', async () => {
    const offered = version({ version: '1.4.0', platforms: ['linux'], runtime: 'ipc', download_size: 5 });
    const platform = await serve(
      item({
        identifier: 'example.via-stitcher',
        name: 'Via Stitcher',
        description: 'Fills copper areas with stitching vias.',
        category: 'layout',
        tags: ['vias'],
        author: { name: 'Ada Moreau', contact: {} },
        versions: [offered],
      }),
    );
    expect((await search(platform)).packages).toEqual([
      {
        identifier: 'example.via-stitcher',
        name: 'Via Stitcher',
        description: 'Fills copper areas with stitching vias.',
        type: 'plugin',
        license: 'MIT',
        tags: ['vias'],
        category: 'layout',
        author: 'Ada Moreau',
        score: 0,
        version: offered,
      },
    ]);
  });

  it('ranks by the field that matches: identifier, name, tags, descriptions, maintainer, then the rest', async () => {
    const platform = await serve(
      item({ identifier: 'x.license', license: 'Zlib', resources: {} }),
      item({ identifier: 'x.maintainer', maintainer: { name: 'Zlib group', contact: {} } }),
      item({ identifier: 'x.full', description_full: 'About zlib at length.' }),
      item({ identifier: 'x.tags', tags: ['zlib-stream'] }),
      item({ identifier: 'x.name', name: 'The ZLIB box' }),
      item({ identifier: 'x.zlib.part' }),
      item({ identifier: 'zlib' }),
      item({ identifier: 'x.nothing' }),
    );
    const { packages, total } = await search(platform, '?q=ZLib');
    expect(total).toBe(7);
    expect(packages.map(({ identifier }) => identifier)).toEqual([
      'zlib',
      'x.zlib.part',
      'x.name',
      'x.tags',
      'x.full',
      'x.maintainer',
      'x.license',
    ]);
    const scores = packages.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('finds packages with any of the words, and ranks those with more words higher', async () => {
    const platform = await serve(
      item({ identifier: 'x.one', name: 'Copper' }),
      item({ identifier: 'x.two', name: 'Copper stitching' }),
      item({ identifier: 'x.none', name: 'Paper' }),
    );
    expect(await found(platform, '?q=%20stitching%09copper%0A')).toEqual(['x.two', 'x.one']);
  });

  it('keeps the order of the repository for equal scores', async () => {
    const platform = await serve(
      ...['d', 'b', 'c', 'a'].map((part) => item({ identifier: `x.${part}`, name: 'Copper' })),
    );
    expect(await found(platform, '?q=copper')).toEqual(['x.d', 'x.b', 'x.c', 'x.a']);
  });

  it('searches words of one or two characters in identifiers only', async () => {
    const platform = await serve(
      item({ identifier: 'x.io-tools' }),
      item({ identifier: 'x.other', name: 'IO', tags: ['io'], description: 'io' }),
    );
    expect(await found(platform, '?q=io')).toEqual(['x.io-tools']);
  });

  it('returns all packages for an empty or blank q', async () => {
    const platform = await serve(item({ identifier: 'x.one' }), item({ identifier: 'x.two' }));
    for (const query of ['?q=', '?q=%20%20', '?q']) expect(await found(platform, query)).toHaveLength(2);
  });

  it('returns an empty page if nothing matches', async () => {
    const platform = await serve(item({ identifier: 'x.one' }));
    const nothing = { total: 0, offset: 0, limit: 20, next: null, packages: [] };
    expect(await search(platform, '?q=unheard-of')).toEqual(nothing);
  });

  it('filters by type, and by tags that a package must all have', async () => {
    const platform = await serve(
      item({ identifier: 'x.both', type: 'library', tags: ['vias', 'copper'] }),
      item({ identifier: 'x.vias', tags: ['vias'] }),
      item({ identifier: 'x.none' }),
    );
    expect(await found(platform, '?type=library')).toEqual(['x.both']);
    expect(await found(platform, '?type=colortheme')).toEqual([]);
    expect(await found(platform, '?tag=vias')).toEqual(['x.both', 'x.vias']);
    expect(await found(platform, '?tag=vias&tag=copper')).toEqual(['x.both']);
  });

  it('filters by platform; a version without platforms supports all', async () => {
    const platform = await serve(
      item({ identifier: 'x.linux', versions: [version({ platforms: ['linux'] })] }),
      item({ identifier: 'x.any' }),
      item({ identifier: 'x.desktop', versions: [version({ platforms: ['windows', 'macos'] })] }),
    );
    expect(await found(platform, '?platform=linux')).toEqual(['x.linux', 'x.any']);
    expect(await found(platform, '?platform=macos')).toEqual(['x.any', 'x.desktop']);
    for (const both of ['?platform=linux&platform=windows', '?platform=linux,windows', '?platform=linux%2Cwindows']) {
      expect(await found(platform, both), both).toEqual(['x.linux', 'x.any', 'x.desktop']);
    }
  });

  it('filters by status, and returns the version to install and a newer one', async () => {
    const platform = await serve(
      item({
        identifier: 'x.one',
        versions: [
          version({ version: '2.0.0', status: 'testing' }),
          version({ version: '1.10.0' }),
          version({ version: '1.9.0' }),
          version({ version: '0.1', version_epoch: 1, status: 'deprecated' }),
        ],
      }),
    );
    const versionsFor = async (query: string) =>
      (await search(platform, query)).packages.map((hit) => hit.version?.version);
    expect(await versionsFor('')).toEqual(['1.10.0']);
    expect((await search(platform, '')).packages[0]?.newer).toMatchObject({ version: '0.1', status: 'deprecated' });
    expect((await search(platform, '?status=stable')).packages[0]).not.toHaveProperty('newer');
    expect(await versionsFor('?status=stable')).toEqual(['1.10.0']);
    expect(await versionsFor('?status=stable,testing')).toEqual(['2.0.0']);
    expect(await versionsFor('?status=development')).toEqual([]);
  });

  it('filters by tool version: both bounds are inclusive, and missing parts of the upper bound match any number', async () => {
    const platform = await serve(
      item({ identifier: 'x.nine', versions: [version({ tool_version: '9.0.1', tool_version_max: '9' })] }),
      item({ identifier: 'x.open', versions: [version({ tool_version: '8' })] }),
    );
    expect(await found(platform, '?tool_version=9.0.0')).toEqual(['x.open']);
    expect(await found(platform, '?tool_version=9.0.1')).toEqual(['x.nine', 'x.open']);
    expect(await found(platform, '?tool_version=9.99.99')).toEqual(['x.nine', 'x.open']);
    expect(await found(platform, '?tool_version=10')).toEqual(['x.open']);
    expect(await found(platform, '?tool_version=7.9')).toEqual([]);
  });

  it('requires that one version matches all filters', async () => {
    const platform = await serve(
      item({
        identifier: 'x.split',
        versions: [
          version({ version: '2', platforms: ['linux'], status: 'testing' }),
          version({ platforms: ['macos'] }),
        ],
      }),
    );
    expect(await found(platform, '?platform=linux&status=stable')).toEqual([]);
    expect(await found(platform, '?platform=linux&status=testing')).toEqual(['x.split']);
  });

  it('returns a package without versions with version null, unless a filter for versions is set', async () => {
    const platform = await serve(item({ identifier: 'x.gone', versions: [] }));
    expect((await search(platform)).packages).toMatchObject([{ identifier: 'x.gone', version: null }]);
    expect(await found(platform, '?status=stable')).toEqual([]);
  });

  it('returns the next page as a relative URL with all filters', async () => {
    const identifiers = Array.from({ length: 5 }, (_, index) => `x.copper-${index}`);
    const platform = await serve(
      ...identifiers.map((identifier) => item({ identifier, tags: ['vias', 'copper'] })),
      item({ identifier: 'x.copper-library', type: 'library' }),
    );
    const start = `${platform.url}/packages/search?q=copper&type=plugin&tag=vias&tag=copper&platform=linux,macos&status=stable,testing&tool_version=9.0&limit=2`;
    const pages: Search[] = [];
    for (let next: string | null = start; next; ) {
      const page = (await (await fetch(next)).json()) as Search;
      pages.push(page);
      next = page.next && new URL(page.next, start).href;
    }
    expect(pages.map(({ offset }) => offset)).toEqual([0, 2, 4]);
    expect(pages.every(({ total, limit }) => total === 5 && limit === 2)).toBe(true);
    expect(pages.flatMap(({ packages }) => packages.map(({ identifier }) => identifier))).toEqual(identifiers);
  });

  it('accepts limits from 1 to 100 and offsets from 0 to 100000', async () => {
    const platform = await serve(...Array.from({ length: 101 }, (_, index) => item({ identifier: `x.p${index}` })));
    expect((await search(platform, '?limit=100')).packages).toHaveLength(100);
    expect(await search(platform, '?limit=1&offset=100')).toMatchObject({ next: null, packages: [{}] });
    expect(await search(platform, '?offset=100000')).toMatchObject({ total: 101, next: null, packages: [] });
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=1e1', 'limit'],
    ['limit=', 'limit'],
    ['limit=5&limit=5', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=100001', 'offset'],
    ['type=game', 'type'],
    ['type=plugin&type=plugin', 'type'],
    ['tag=Vias', 'tag/0'],
    ['tag=vias&tag=vias', 'tag'],
    ['platform=amiga', 'platform/0'],
    ['platform=linux,linux', 'platform'],
    ['platform=', 'platform/0'],
    ['status=stable&status=stable', 'status'],
    ['tool_version=nine', 'tool_version'],
    [`q=${'x'.repeat(201)}`, 'q'],
    ['q=%ff', 'q'],
  ])('returns 400 for ?%s', async (query, place) => {
    const platform = await running.platform();
    const response = await fetch(`${platform.url}/packages/search?${query}`);
    expect(await problemOf(response)).toMatchObject({
      status: 400,
      name: 'invalid-request',
      pointers: [`/query/${place}`],
    });
  });

  it('ignores unknown parameters', async () => {
    const platform = await serve(item({ identifier: 'x.one' }));
    expect(await found(platform, '?utm_source=a&utm_source=b&__proto__=c&constructor')).toEqual(['x.one']);
  });
});
