import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { problems } from '../../generated/problems.ts';
import { AREAS } from '../../src/docs/areas.ts';
import { clientOf } from '../../src/docs/document-page.ts';
import { readDocuments } from '../../src/docs/documents.ts';
import names from '../../src/docs/guides.json' with { type: 'json' };
import { createModel, type Model } from '../../src/docs/model.ts';
import * as sdk from '../../src/sdk/index.ts';
import { type Element, type Markup, readMarkup } from './markup.ts';
import { useSite } from './site.ts';

const site = useSite();

interface Crawled {
  readonly path: string;
  readonly response: Response;
  readonly html: string;
  readonly markup: Markup;
}

/** Every page that is reachable from / and /docs. */
const pages = new Map<string, Crawled>();
/** Every link with its page and target. */
const links: { readonly from: string; readonly to: URL }[] = [];
const documents = new Map<string, { readonly status: number; readonly type: string | null; readonly text: string }>();
let model: Model;

beforeAll(async () => {
  model = createModel(await readDocuments(), []);
  const waiting = ['/', '/docs'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path) || documents.has(path)) continue;
    const response = await site.get(path);
    const type = response.headers.get('content-type');
    const html = await response.text();
    if (!type?.startsWith('text/html')) {
      documents.set(path, { status: response.status, type, text: html });
      continue;
    }
    const markup = readMarkup(html);
    pages.set(path, { path, response, html, markup });
    for (const { attributes } of markup.elements) {
      const href = attributes['href'] ?? attributes['action'];
      if (href === undefined || href.startsWith('data:')) continue;
      const to = new URL(href, site.url() + path);
      links.push({ from: path, to });
      if (to.origin === site.url()) waiting.push(to.pathname);
    }
  }
});

const every = (): readonly Crawled[] => [...pages.values()];

const OWN_PICTURE = /^\/docs\/assets\/[a-z-]+\.png$/;

describe('the pages', () => {
  it('are linked from / and /docs: every area, guide and problem', () => {
    const found = [...pages.keys()];
    expect(found).toEqual(expect.arrayContaining(model.documents.map(({ href }) => href)));
    expect(found).toEqual(expect.arrayContaining(Object.keys(problems).map((name) => `/problems/${name}`)));
    expect(found.filter((path) => path.startsWith('/docs/guides/'))).toHaveLength(names.length);
  });

  it('respond 200 with a policy that allows their own content and nothing else', () => {
    for (const { path, response, markup } of every()) {
      expect(response.status, path).toBe(200);
      const { headers } = response;
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('no-referrer');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toMatch(/^default-src 'none'; /);
      expect(policy, path).toMatch(/frame-ancestors 'none'/);
      expect(policy, path).not.toMatch(/unsafe|\*|https?:/);
      for (const { tag, text } of markup.raw) {
        const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
        const [sources = ''] = policy.split('; ').filter((part) => part.startsWith(`${tag}-src`));
        expect(sources, `${path} ${tag}`).toContain(hash);
      }
    }
  });

  it('are well-formed, and all text is escaped', () => {
    for (const { path, markup } of every()) expect(markup.faults, path).toEqual([]);
  });

  it('load only their own pictures, with alt texts: no external script, font or frame, no inline style, no inline handler', () => {
    const isRefused = ({ tag, attributes: { src, alt, ...others } }: Element): boolean =>
      ['iframe', 'object', 'embed', 'base'].includes(tag) ||
      (tag === 'img' ? !(OWN_PICTURE.test(src ?? '') && /\w{3}/.test(alt ?? '')) : src !== undefined) ||
      Object.keys(others).some((name) => /^(?:srcset|style|on.*)$/.test(name));
    for (const { path, markup } of every()) expect(markup.elements.filter(isRefused), path).toEqual([]);
    expect(every().flatMap(({ markup }) => markup.elements.filter(({ tag }) => tag === 'img')).length).toBeGreaterThan(
      1,
    );
  });

  it('have landmarks, one h1, a skip link, and headings that skip no level', () => {
    for (const { path, markup } of every()) {
      const tags = markup.elements.map(({ tag }) => tag);
      expect(
        tags.filter((tag) => tag === 'h1'),
        path,
      ).toHaveLength(1);
      expect(
        tags.filter((tag) => tag === 'main'),
        path,
      ).toHaveLength(1);
      expect(tags, path).toEqual(expect.arrayContaining(['header', 'nav', 'footer', 'form']));
      expect(markup.elements.find(({ tag }) => tag === 'a')?.attributes, path).toMatchObject({ href: '#main' });
      const levels = tags.flatMap((tag) => (/^h[1-4]$/.test(tag) ? [Number(tag[1])] : []));
      for (const [index, level] of levels.entries())
        expect(level, path).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
  });

  it('use each id once', () => {
    for (const { path, markup } of every()) {
      const ids = markup.elements.flatMap(({ attributes }) => attributes['id'] ?? []);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).toEqual([]);
    }
  });

  it('show no placeholder values', () => {
    for (const { path, markup } of every()) {
      expect(markup.text, path).not.toMatch(/\[object |\bNaN\b|\{\{|function \(/);
      expect(markup.text.replace(/its value is undefined|if it is undefined/g, ''), path).not.toMatch(/\bundefined\b/);
    }
  });

  it('have no broken links, including fragments', () => {
    const elsewhere = ['/account', '/login', '/packages', '/screenshot-paste', '/workspaces']; // pages of the platform
    const broken = links.filter(({ to }) => {
      if (to.origin !== site.url() || elsewhere.includes(to.pathname)) return false;
      const page = pages.get(to.pathname);
      if (!page) return documents.get(to.pathname)?.status !== 200;
      const id = decodeURIComponent(to.hash.slice(1));
      return id !== '' && !page.markup.elements.some(({ attributes }) => attributes['id'] === id);
    });
    expect(broken.map(({ from, to }) => `${from} -> ${to.pathname}${to.hash}`)).toEqual([]);
    expect(links.length).toBeGreaterThan(500);
  });

  it('lead from every socket to its console', () => {
    expect(pages.get('/docs/workspace/socket')?.html).toContain('href="/console/workspace">Try it</a>');
  });

  it('describe every operation with its path, problems and a sample call', () => {
    for (const { id, path, method, problems: answered, href } of model.operations) {
      const page = pages.get(href);
      const place = {
        tag: 'div',
        attributes: { id: 'console', 'data-area': expect.any(String), 'data-operation': id },
      };
      expect(page?.markup.elements, id).toContainEqual(place);
      expect(page?.markup.text, id).toContain(path);
      if (method !== 'GET') expect(page?.markup.text, id).toContain(`curl -X ${method} `);
      for (const { name } of answered) {
        expect(pages.get(`/problems/${name}`)?.html, `${name} ${id}`).toContain(`href="${href}"`);
      }
    }
  });

  it('offer every generated document for download, with the addresses of the running servers', () => {
    for (const { file, source } of model.documents) {
      const { type, text = '' } = documents.get(`/docs/documents/${file}`) ?? {};
      expect(type, file).toMatch(/^application\/json/);
      expect(text, file).not.toContain('http://127.0.0.1:8790');
      expect(JSON.parse(withoutPorts(text)), file).toEqual(JSON.parse(withoutPorts(JSON.stringify(source))));
    }
  });
});

const withoutPorts = (text: string): string => text.replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1');

describe('the areas', () => {
  it('name existing clients of the SDK', () => {
    for (const { id } of AREAS) expect(sdk).toHaveProperty(clientOf(id));
  });

  it('are five', () => {
    expect(AREAS.map(({ id }) => id)).toEqual(['packages', 'gateway', 'intents', 'workspace', 'paste']);
  });
});
