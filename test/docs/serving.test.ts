import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { problems } from '../../generated/problems.ts';
import type { AsyncApi, OpenApi } from '../../src/contract/document.ts';
import { type Documents, readDocuments } from '../../src/docs/documents.ts';
import { redirectProblems } from '../../src/docs/router.ts';
import type { ResultGroup } from '../../src/docs/search-rank.ts';
import { problemType } from '../requests.ts';
import { readMarkup } from './markup.ts';
import { MORE_QUERIES, QUERIES } from './search-queries.ts';
import { startSite, useSite } from './site.ts';

const site = useSite();

describe('a page', () => {
  it('responds 304 if the client has it', async () => {
    const first = await site.get('/docs');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}/);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await site.get('/docs', { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  });

  it.each(['br', 'gzip', 'gzip, deflate, br', 'identity', 'br;q=0, gzip'])(
    'is compressed for Accept-Encoding: %s',
    async (coding) => {
      const wanted =
        coding === 'identity' ? null : coding.startsWith('br;q=0') ? 'gzip' : coding.includes('br') ? 'br' : 'gzip';
      const response = await site.get('/docs/intents', { headers: { 'Accept-Encoding': coding } });
      expect(response.headers.get('content-encoding')).toBe(wanted);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(await response.text()).toContain('</html>');
    },
  );

  it('shows pictures that exist, unchanged, and serves no other file', async () => {
    const { elements } = readMarkup(await (await site.get('/docs/guides/receive-code')).text());
    const pictures = elements.filter(({ tag }) => tag === 'img').map(({ attributes }) => attributes['src'] ?? '');
    expect(pictures).toEqual(['/docs/assets/callback-page.png']);
    const response = await site.get('/docs/assets/callback-page.png');
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('content-encoding')).toBe(null);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.length).toBeLessThan(60 << 10);
    for (const file of ['other.png', '..%2fpicture.png', 'site.ts']) {
      expect((await site.get(`/docs/assets/${file}`)).status).toBe(404);
    }
  });

  it('responds to HEAD with headers only', async () => {
    const response = await site.get('/', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each(['/', '/docs', '/docs/intents', '/problems'])(
    'refuses POST: %s responds 405 with a problem',
    async (path) => {
      const response = await site.get(path, { method: 'POST', body: 'x' });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(await response.json()).toMatchObject({ type: problemType('method-not-allowed') });
    },
  );

  it.each([
    '/docs/nowhere',
    '/docs/guides/nothing',
    '/problems/no-such-thing',
    '/docs/documents/x.json',
    '/docs/intents/socket',
    '/docs/%3Cscript%3E',
    '/problems/__proto__',
  ])('responds 404 at %s, with HTML for people and a problem for programs', async (path) => {
    // The proof stands for a navigation, because Node's fetch says that it is none.
    const page = await site.get(path, { headers: { Accept: 'text/html', 'Annex-Proof': 'none' } });
    expect(page.status).toBe(404);
    const markup = readMarkup(await page.text());
    expect(markup.faults).toEqual([]);
    expect(markup.text).toContain('Not found');
    const problem = await site.get(path, { headers: { Accept: 'application/json' } });
    expect(problem.status).toBe(404);
    expect(await problem.json()).toMatchObject({ type: problemType('not-found') });
  });
});

describe('served documents', () => {
  it('name the addresses of the running servers, as JSON and as YAML', async () => {
    for (const [name, documents] of await readDocuments()) {
      for (const kind of ['openapi', 'asyncapi'].filter((each) => documents[each as 'openapi'])) {
        const json = await site.get(`/docs/documents/${name}.${kind}.json`);
        const yaml = await site.get(`/docs/documents/${name}.${kind}.yaml`);
        expect(yaml.headers.get('content-type')).toBe('application/yaml');
        const text = await json.text();
        expect(parse(await yaml.text())).toEqual(JSON.parse(text));
        expect(text, name).not.toMatch(/127\.0\.0\.1:879[05]|\{\w+_url\}/);
      }
    }
    const gateway = (await (await site.get('/docs/documents/gateway.asyncapi.json')).json()) as AsyncApi;
    expect(gateway.servers).toMatchObject({ gateway: { host: '127.0.0.1:1', protocol: 'ws' } });
    const intents = (await (await site.get('/docs/documents/intents.openapi.json')).json()) as OpenApi;
    expect(intents.servers).toMatchObject([{ url: site.url() }]);
  });
});

describe('createDocs', () => {
  it('reads nothing before the first request, and then only once', async () => {
    const documents = vi.fn(readDocuments);
    const lazy = await startSite({ documents: () => documents() });
    expect(documents).not.toHaveBeenCalled();
    await Promise.all(['/', '/docs', '/problems'].map((path) => fetch(lazy.url + path)));
    await fetch(`${lazy.url}/docs/intents`);
    expect(documents).toHaveBeenCalledTimes(1);
    await lazy.close();
  });

  it('retries if the documents could not be read', async () => {
    let tries = 0;
    const documents = async (): Promise<Documents> => {
      tries += 1;
      if (tries === 1) throw new Error('not there');
      return readDocuments();
    };
    const flaky = await startSite({ documents });
    expect((await fetch(`${flaky.url}/docs`)).status).toBe(500);
    expect((await fetch(`${flaky.url}/docs`)).status).toBe(200);
    await flaky.close();
  });

  it('shows the addresses of the servers', async () => {
    const fixed = await startSite({
      servers: () => [{ name: 'platform', url: 'http://127.0.0.1:4000', what: 'All of it.' }],
    });
    const page = await (await fetch(`${fixed.url}/docs/intents/createIntent`)).text();
    expect(page).toContain('http://127.0.0.1:4000/auth/intents');
    await fixed.close();
  });

  it('shows markup in documents as text, wherever it occurs', async () => {
    const evil =
      '"><img src=x onerror=alert(1)><script>alert(1)</script>&lt;b&gt; [x](javascript:alert(1)) `</code><svg>` ![p](http://x.example/p.png)';
    const poison = (value: unknown, key = ''): unknown => {
      if (Array.isArray(value)) return value.map((each) => poison(each, key));
      if (typeof value === 'object' && value !== null) {
        return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, poison(each, name)]));
      }
      const keep = ['$ref', 'operationId', 'in', 'type', 'name', 'scheme', 'url', 'tags', 'required', 'action'];
      return typeof value === 'string' && !keep.includes(key) ? `${value} ${evil}` : value;
    };
    const poisoned = new Map([...(await readDocuments())].map(([name, each]) => [name, poison(each) as object]));
    const hostile = await startSite({ documents: async () => poisoned });
    for (const path of [
      '/',
      '/docs',
      '/docs/intents',
      '/docs/intents/createIntent',
      '/docs/intents/flows',
      '/docs/packages',
      '/docs/packages/schemas/PackageVersion',
      '/docs/workspace',
      '/docs/gateway/socket',
      '/docs/gateway/socket/register',
      '/docs/authentication',
      '/docs/limits',
      '/problems/intent-expired',
      `/docs/search?q=${encodeURIComponent(evil.slice(0, 60))}`,
    ]) {
      const { faults, elements, raw } = readMarkup(await (await fetch(hostile.url + path)).text());
      expect(faults, path).toEqual([]);
      expect(
        raw.map(({ tag }) => tag),
        path,
      ).toEqual(['style', 'style', 'script', 'script', 'script']);
      expect(
        elements.filter(({ tag }) => tag === 'img'),
        path,
      ).toEqual([]);
      expect(
        elements.filter(({ attributes }) => /^\s*javascript:/i.test(attributes['href'] ?? '')),
        path,
      ).toEqual([]);
    }
    await hostile.close();
  });
});

describe('search', () => {
  interface Answer {
    readonly lead: string;
    readonly groups: readonly ResultGroup[];
  }
  const search = async (query: string): Promise<Answer> =>
    (await site.get(`/docs/search.json?q=${encodeURIComponent(query)}`)).json() as Promise<Answer>;
  const pages = async (query: string, count: number): Promise<string[]> =>
    (await search(query)).groups.flatMap(({ entries }) => entries.map(({ href }) => href)).slice(0, count);

  it('finds an operation by its title, its id and its path', async () => {
    for (const query of ['create an authentication intent', 'createintent', 'post /auth/intents']) {
      expect(await pages(query, 3), query).toContain('/docs/intents/createIntent');
    }
  });

  it('finds a problem by its words, its name and its status', async () => {
    for (const query of ['intent exp', 'intent-expired', 'expired 410']) {
      expect(await pages(query, 1), query).toEqual(['/problems/intent-expired']);
    }
    for (const name of Object.keys(problems)) expect(await pages(name, 3), name).toContain(`/problems/${name}`);
  });

  it('finds schemas, messages and guides, and nothing for nonsense', async () => {
    expect(await pages('PackageVersion', 1)).toEqual(['/docs/packages/schemas/PackageVersion']);
    expect(await pages('register a state', 1)).toEqual(['/docs/gateway/socket/register']);
    expect(await pages('mock', 1)).toEqual(['/docs/guides/mock-annex']);
    const { lead, groups } = await search('xyzzy');
    expect([lead, groups.map(({ title }) => title)]).toEqual(['No results. Try other words.', ['Start here']]);
    expect(groups[0]?.entries.map(({ href }) => href)).toContain('/docs/guides');
    expect((await search('  ')).lead).toBe('Enter a word or two.');
  });

  it('finds error codes of sockets, and settings by each of their names', async () => {
    for (const code of ['too-many-frames', 'duplicate-state', 'hello-first']) {
      const [best] = (await search(code)).groups;
      expect(best?.entries[0]).toMatchObject({ kind: 'code', href: expect.stringMatching(/\/socket\/error$/) });
    }
    for (const name of ['intents.lifetimeMs', 'ANNEX_INTENTS_LIFETIME_MS', '--intents-lifetime-ms']) {
      expect(await pages(name, 1), name).toEqual(['/docs/settings#intents.lifetimeMs']);
    }
  });

  it('finds a page for everyday queries among the first three, with synonyms, plurals and typos', async () => {
    const misses: string[] = [];
    for (const [query, ...answers] of [...QUERIES, ...MORE_QUERIES]) {
      const first = await pages(query, 3);
      if (!first.some((page) => answers.includes(page))) misses.push(`${query}: ${first.join(' ')}`);
    }
    expect(misses).toEqual([]);
    expect([QUERIES.length, MORE_QUERIES.length]).toEqual([30, 30]);
  });

  it('does not require every word, and shows the same operation of several servers apart', async () => {
    expect(await pages('please xyzzy nginx', 3)).toContain('/docs/guides/run-nodes');
    expect(await pages('createKey', 1)).toEqual(['/docs/identity/createKey']);
    const [best] = (await search('prometheus')).groups;
    expect(new Set(best?.entries.map(({ more }) => more)).size).toBeGreaterThan(1);
  });

  it('shows the best results of any kind, then the others by kind', async () => {
    const { groups } = await search('screenshot');
    expect(groups[0]?.title).toBe('Best matches');
    expect(groups.map(({ entries }) => entries.length).reduce((sum, count) => sum + count)).toBe(10);
    expect(groups[0]?.entries).toHaveLength(3);
    for (const { title, entries } of groups.slice(1)) {
      expect(new Set(entries.map(({ kind }) => kind)).size, title).toBe(1);
    }
    expect(readMarkup(await site.text('/docs/search?q=xyzzy')).text).toContain('No results. Try other words.');
  });

  it('takes little time for long and ambiguous queries', async () => {
    for (const query of ['s '.repeat(50), 'abcdefgh '.repeat(11), 'x'.repeat(100), 'autorizatoin'.repeat(8)]) {
      const before = process.cpuUsage();
      await search(query);
      expect(process.cpuUsage(before).user, query).toBeLessThan(250_000);
    }
  });

  it('responds in Markdown, with links to Markdown', async () => {
    const response = await site.get('/docs/search.md?q=rate+limit');
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const text = await response.text();
    expect(text).toContain('](/docs/limits.md)');
    expect(text).not.toMatch(/\]\(\/docs\/limits\)/);
    const negotiated = await site.get('/docs/search?q=rate+limit', { headers: { Accept: 'text/markdown' } });
    expect([await negotiated.text(), negotiated.headers.get('vary')]).toEqual([
      text,
      expect.stringContaining('Accept'),
    ]);
  });

  it('works without JavaScript', async () => {
    const page = await site.text('/docs/search?q=screenshot');
    expect(readMarkup(page).faults).toEqual([]);
    expect(page).toContain('href="/docs/workspace/captureScreenshot"');
    const hostile = readMarkup(await site.text(`/docs/search?q=${encodeURIComponent('<script>"')}`));
    expect(hostile.faults).toEqual([]);
    expect(hostile.text).toContain('“<script>"”');
    expect((await site.get('/docs/search?q=a&q=b')).status).toBe(200);
  });
});

describe('redirectProblems', () => {
  it('redirects from another server to the page on the platform', async () => {
    const server = new Koa().use(redirectProblems(() => 'http://127.0.0.1:8790').routes()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
    const response = await get('/problems/unknown-state');
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      'http://127.0.0.1:8790/problems/unknown-state',
    ]);
    expect((await get('/problems/%2F%2Fevil.example')).status).toBe(404);
    server.close();
  });
});
