import { describe, expect, it } from 'vitest';
import { item, publish, version } from '../../package-manager/repository.ts';
import { problemOf, useRunning } from '../../running.ts';

describe('the page at /packages', () => {
  const running = useRunning();

  it('shows the repository, loads nothing from other origins, and answers 304 to its ETag', async () => {
    const platform = await running.platform();
    await publish(platform.packagesDir, {
      name: 'My <b>parts',
      packages: [item({ identifier: 'x.one', name: 'One & only' })],
    });
    const response = await fetch(`${platform.url}/packages`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'sha256-/);
    const text = await response.text();
    expect(text).toContain('<h1 dir="auto">My &lt;b&gt;parts</h1>');
    expect(text).toContain('One &amp; only');
    expect(text).toContain(`<code>annex packages repositories add ${platform.url}/packages/repository.json</code>`);
    const own = await (await fetch(`${platform.url}/packages/x.one/`)).text();
    expect(own).toContain('<code>annex packages install x.one</code>');
    const etag = response.headers.get('etag') ?? '';
    expect((await fetch(`${platform.url}/packages`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('shows the panels of the newest version and what they ask for, and none if they are invalid', async () => {
    const platform = await running.platform();
    const asks = { connectDomains: ['https://api.parts.example'], resourceDomains: [], frameDomains: [], scopes: [] };
    const panel = {
      id: '5d0c4a53-2f0e-4b52-9a55-0c6d6f0e9b01',
      title: 'BOM <table>',
      description: 'Parts and prices.',
    };
    const reasons = { 'https://api.parts.example': 'prices & stock' };
    const valid = [{ ...panel, asks: { ...asks, clipboardWrite: false }, reasons }];
    const withPanels = (panels: unknown) =>
      item({ identifier: 'x.bom', versions: [{ ...version(), panels } as never] });
    const read = async () => (await fetch(`${platform.url}/packages/x.bom/`)).text();
    await publish(platform.packagesDir, { packages: [withPanels(valid)] });
    const page = await read();
    expect(page).toContain('Panels for workspaces');
    expect(page).toContain('BOM &lt;table&gt;');
    expect(page).toContain('exchange data with api.parts.example (“prices &amp; stock”)');
    expect(page).toContain('annex packages install x.bom');
    await publish(platform.packagesDir, { packages: [withPanels([{ ...panel, asks: 'everything' }])] });
    await expect.poll(read).not.toContain('Panels for workspaces');
  });

  it('is linked from the start page and from every header', async () => {
    const platform = await running.platform();
    const link = 'href="/packages"';
    for (const path of ['/', '/docs', '/problems']) {
      const page = await (await fetch(platform.url + path)).text();
      expect(page.slice(0, page.indexOf('</header>')), path).toContain(link);
    }
    expect((await (await fetch(platform.url)).text()).split(link)).toHaveLength(3); // in the header and in the quick links
  });

  it('pages through many packages and keeps the filters', async () => {
    const platform = await running.platform();
    const packages = Array.from({ length: 60 }, (_, at) => item({ identifier: `x.p${at}`, name: `Part ${at}` }));
    await publish(platform.packagesDir, { packages });
    const read = async (query: string) => (await fetch(`${platform.url}/packages${query}`)).text();
    const first = await read('?q=part&tool_version=9.0');
    expect(first).toContain('60 packages');
    expect(first).toContain('href="/packages?q=part&amp;tool_version=9.0&amp;page=2"');
    expect(await read('?page=3')).toContain('Part 59');
    expect(await read('?page=99')).toContain('3 of 3');
    expect(await read('?page=-1&tool_version=x&type=game&platform=amiga')).toContain('1 of 3');
    expect(await read('?q=unheard-of')).toContain('No matching packages');
  });

  it('explains an unavailable repository, an empty one and an unknown package', async () => {
    const platform = await running.platform();
    const asBrowser = { headers: { accept: 'text/html', 'annex-proof': 'none' } };
    const gone = await fetch(`${platform.url}/packages`, asBrowser);
    expect([gone.status, await gone.text()]).toEqual([503, expect.stringContaining('is unavailable right now')]);
    await publish(platform.packagesDir, { packages: [] });
    expect(await (await fetch(`${platform.url}/packages`)).text()).toContain('No packages yet');
    const none = await fetch(`${platform.url}/packages/x.none/`, asBrowser);
    expect([none.status, await none.text()]).toEqual([
      404,
      expect.stringContaining('data-problem="package-not-found"'),
    ]);
    const forPrograms = await fetch(`${platform.url}/packages/x.none/`);
    expect(await problemOf(forPrograms)).toMatchObject({ status: 404, name: 'package-not-found' });
  });

  it('shows packages whose identifier is the name of an operation', async () => {
    const platform = await running.platform();
    await publish(platform.packagesDir, { packages: [item({ identifier: 'search', name: 'Called search' })] });
    expect(await (await fetch(`${platform.url}/packages/search/`)).text()).toContain('Called search');
  });

  it("recommends the version for the visitor's system, which its command installs", async () => {
    const platform = await running.platform();
    const versions = [version({ version: '2.1.0', platforms: ['windows'] }), version({ version: '2.0.0' })];
    await publish(platform.packagesDir, { packages: [item({ identifier: 'x.one', versions })] });
    const read = async (query: string, system: string) => {
      const headers = { 'user-agent': `Mozilla/5.0 (${system}) AppleWebKit/537.36` };
      const page = await (await fetch(`${platform.url}/packages/x.one/${query}`, { headers })).text();
      const [, chosen] = /<strong>Install ([^<]+)/.exec(page) ?? [];
      const [, selected = 'any'] = /value="(\w+)" selected/.exec(page) ?? [];
      return `${chosen} ${selected}${page.includes('Supports only Windows.') ? ', Windows only' : ''}`;
    };
    expect(await read('', 'X11; Linux x86_64')).toBe('2.0.0 linux');
    expect(await read('', 'Macintosh; Intel Mac OS X 10_15_7')).toBe('2.0.0 macos');
    expect(await read('', 'Windows NT 10.0; Win64; x64')).toBe('2.1.0 windows');
    expect(await read('?platform=windows', 'X11; Linux x86_64')).toBe('2.1.0 windows');
    for (const query of ['?platform=any', '?platform=']) {
      expect(await read(query, 'X11; Linux x86_64')).toBe('2.1.0 any, Windows only');
    }
    expect(await read('', 'iPhone; CPU iPhone OS 18_0 like Mac OS X')).toBe('2.1.0 any, Windows only');
    const page = await (await fetch(`${platform.url}/packages/x.one/?tool_version=9.0`)).text();
    expect(page).toContain('<code>annex packages install x.one --tool-version 9.0</code>');
  });

  it('shows the name of the design tool', async () => {
    const platform = await running.platform({ packages: { brand: 'kicad' } });
    const { tool_version, ...rest } = version({ runtime: 'ipc' });
    const versions = [{ ...rest, kicad_version: tool_version }] as never;
    await publish(platform.packagesDir, { packages: [{ ...item({ identifier: 'x.one' }), versions }] });
    const text = await (await fetch(`${platform.url}/packages/x.one/?tool_version=8`)).text();
    expect(text).toContain('No version works on KiCad 8.');
    expect(text).toContain('requires KiCad 9.0 or later');
    expect(await (await fetch(`${platform.url}/packages/x.one/`)).text()).toContain('the API of KiCad');
  });
});
