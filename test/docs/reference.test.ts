import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DOCUMENTED_SETTINGS, SETTINGS } from '../../src/base/config/catalogue.ts';
import { schemaLinks } from '../../src/docs/document-page.ts';
import { readDocuments } from '../../src/docs/documents.ts';
import { createModel, type Model, messagesOf } from '../../src/docs/model.ts';
import { readMarkup } from './markup.ts';
import { useSite } from './site.ts';

const site = useSite();
let model: Model;

beforeAll(async () => {
  model = createModel(await readDocuments(), []);
});

const MAX_HTML = 65_000;
const MAX_SCRIPT = 60_000;
/** The landing page before operations had their own pages, without compression. */
const MAX_LANDING = 45_050;

const ids = (html: string): Set<string> =>
  new Set(readMarkup(html).elements.flatMap(({ attributes }) => attributes['id'] ?? []));

interface Described {
  readonly href: string;
  readonly title: string;
}

const operations = (): Described[] => model.operations.map(({ href, summary }) => ({ href, title: summary }));
const sockets = () => model.documents.flatMap((page) => (page.kind === 'asyncapi' ? [page] : []));
const flows = () => model.documents.flatMap((page) => (page.kind === 'arazzo' ? [page] : []));
const messages = (): Described[] => sockets().flatMap(messagesOf);
const schemas = (): Described[] => model.documents.flatMap((page) => (page.kind === 'arazzo' ? [] : schemaLinks(page)));

describe('the reference', () => {
  it('has addresses that are made of stable names, each once', () => {
    const all = [...operations(), ...messages(), ...schemas(), ...model.documents].map(({ href }) => href);
    expect(all.length).toBeGreaterThan(250);
    expect(new Set(all).size).toBe(all.length);
    expect(model.links.get('createIntent')).toBe('/docs/intents/createIntent');
    expect(messages().map(({ href }) => href)).toContain('/docs/workspace/socket/ask-share');
    for (const { href } of [...operations(), ...messages()]) expect(href).toMatch(/^\/docs\/[a-z]+(\/[\w-]+){1,2}$/);
  });

  it('has a page of limited size for every operation, message and schema, and its Markdown version', async () => {
    for (const { href, title } of [...operations(), ...messages(), ...schemas()]) {
      const page = await site.get(href);
      const html = await page.text();
      expect(page.status, href).toBe(200);
      expect(Buffer.byteLength(html), href).toBeLessThan(MAX_HTML);
      const { text, raw } = readMarkup(html);
      expect(text, href).toContain(title);
      const scripts = raw.filter(({ tag }) => tag === 'script').map((script) => script.text);
      expect(gzipSync(scripts.join('')).length, href).toBeLessThan(MAX_SCRIPT);
      expect(html, href).toContain(`<link rel="alternate" type="text/markdown" href="${href}.md">`);
      const markdown = await site.get(`${href}.md`);
      expect([markdown.status, markdown.headers.get('content-type')], href).toEqual([
        200,
        'text/markdown; charset=utf-8',
      ]);
      expect((await markdown.text()).split('\n', 1)[0]?.replaceAll(/[\\`]/g, ''), href).toBe(`# ${title}`);
    }
  }, 60_000);

  it('keeps the addresses of earlier releases: every fragment is still on the page of its document', async () => {
    for (const page of model.documents) {
      if (page.kind === 'arazzo') continue;
      const found = ids(await site.text(page.href));
      const named = Object.keys(page.source.components?.schemas ?? {}).map((name) => `schema-${name}`);
      const old =
        page.kind === 'openapi'
          ? page.operations.map(({ id }) => id)
          : page.channels.flatMap(({ name, directions }) => [
              `channel-${name}`,
              ...directions.flatMap(({ id, messages: list }) => [id, ...list.map(({ anchor }) => anchor)]),
            ]);
      for (const id of [...old, ...named, 'schemas']) expect(found, `${page.href}#${id}`).toContain(id);
    }
  });

  it('lists everything of an area on its overview', async () => {
    for (const { documents } of model.areas) {
      const html = await site.text(documents[0]?.href ?? '');
      for (const page of documents) {
        const listed = page.kind === 'openapi' ? page.operations : page.kind === 'asyncapi' ? messagesOf(page) : [page];
        for (const { href } of listed) expect(html, href).toContain(`href="${href}`);
      }
    }
  });

  it('leads from every operation and message to the console of its server', async () => {
    expect(await site.text('/docs/intents/createIntent')).toContain(
      '<div id="console" data-area="intents" data-operation="createIntent"><a class="button primary" href="/console/createIntent">Try it</a></div>',
    );
    expect(await site.text('/docs/gateway/socket/register')).toContain(
      '<div id="console" data-area="gateway" data-channel="gateway" data-message="register"><a class="button primary" href="http://127.0.0.1:1/console/gateway">Try it</a></div>',
    );
    for (const { href } of [...operations(), ...messages()])
      expect(ids(await site.text(href)), href).toContain('console');
  });

  it('lists the close codes on every page of a socket, exactly those that our servers send', async () => {
    const source = readFileSync(new URL('../../src/contract/channel.ts', import.meta.url), 'utf8');
    const sent = /type CloseCode = ([\d |]+)/.exec(source)?.[1]?.split(' | ') ?? [];
    const documented = new Set<string>();
    for (const page of sockets()) {
      const codes = Object.keys(page.source['x-close-codes'] ?? {});
      expect(sent).toEqual(expect.arrayContaining(codes));
      for (const { href } of [page, ...messagesOf(page)]) {
        const html = await site.text(href);
        for (const code of codes) expect(html, href).toContain(`<td><code>${code}</code></td>`);
      }
      for (const code of codes) documented.add(code);
    }
    expect([...documented].sort()).toEqual(sent);
  });

  it('shows every flow as steps that link to their operations', async () => {
    expect(flows().flatMap(({ source }) => source.workflows)).toHaveLength(4);
    for (const page of flows()) {
      const html = await site.text(page.href);
      const markdown = await site.text(`${page.href}.md`);
      for (const { workflowId, steps } of page.source.workflows) {
        expect(ids(html)).toContain(workflowId);
        for (const [index, { stepId, operationId, description = '' }] of steps.entries()) {
          const href = model.links.get(operationId) ?? '';
          const item = html.slice(html.indexOf(`<li id="${workflowId}-${stepId}">`)).split('</ul></li>', 1)[0] ?? '';
          expect(item, stepId).toContain(`href="${href}"`);
          expect(markdown).toContain(`${index + 1}. ${description}`);
          expect(markdown).toContain(`](${href}.md)`);
        }
      }
    }
  });
});

describe('the introductions', () => {
  it('take their facts from the documents and the settings', async () => {
    const authentication = await site.text('/docs/authentication');
    for (const { href, security } of model.operations) {
      if (security.length === 0 || security.includes('none')) expect(authentication).toContain(`href="${href}"`);
    }
    const pagination = await site.text('/docs/pagination');
    expect(pagination.match(/href="\/docs\/\w+\/\w+"/g)).toHaveLength(3);
    const limits = readMarkup(await site.text('/docs/limits')).text;
    for (const { path, schema } of SETTINGS) {
      if (!/\.max\w+(Bytes|PerAddress)$/.test(path)) continue;
      expect(limits, path).toContain(`${path}${schema.default}`);
    }
    const versions = readMarkup(await site.text('/docs/versions')).text;
    for (const { source } of model.documents) expect(versions).toContain(source.info.version);
    const errors = await site.text('/docs/errors');
    for (const name of ['invalid-request', 'unavailable', 'layout-full']) {
      expect(errors).toContain(`href="/problems/${name}"`);
    }
  });
});

describe('documents', () => {
  it('are available as JSON and YAML: OpenAPI, AsyncAPI, Arazzo and JSON Schema', async () => {
    const overview = await site.text('/docs');
    const files = [...model.documents, ...model.schemas].map(({ file }) => file);
    expect(files).toEqual(
      expect.arrayContaining([
        ...['intents.openapi.json', 'gateway.asyncapi.json', 'intents.arazzo.json'],
        ...['packages.schema.json', 'settings.schema.json'],
      ]),
    );
    for (const file of files) {
      const yaml = file.replace(/json$/, 'yaml');
      for (const each of [file, yaml]) expect(overview).toContain(`href="/docs/documents/${each}"`);
      const written = await site.text(`/docs/documents/${yaml}`);
      expect(parse(written), file).toEqual(JSON.parse(await site.text(`/docs/documents/${file}`)));
    }
  });
});

describe('Markdown', () => {
  it('is sent for Accept: text/markdown, and HTML to browsers', async () => {
    const accept = (value: string) => site.get('/docs/errors', { headers: { Accept: value } });
    const markdown = await accept('text/markdown, text/html;q=0.5');
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(markdown.headers.get('vary')).toContain('Accept');
    expect(await markdown.text()).toBe(await site.text('/docs/errors.md'));
    for (const value of ['text/html', '*/*', 'text/html,application/xhtml+xml,*/*;q=0.8']) {
      expect((await accept(value)).headers.get('content-type'), value).toMatch(/^text\/html/);
    }
  });

  it('exists for every page that llms.txt lists, without dead ends or markup', async () => {
    const list = await site.text('/llms.txt');
    expect(list).toMatch(/^# Annex\n\n> \w/);
    for (const { href } of [...operations(), ...messages()]) expect(list).toContain(`(${site.url()}${href}.md)`);
    const seen = new Set<string>();
    const waiting = ['/index.md', '/docs.md', ...[...list.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url)];
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { pathname } = new URL(next, site.url());
      if (
        seen.has(pathname) ||
        ['/account', '/login', '/packages', '/screenshot-paste', '/workspaces'].includes(pathname)
      )
        continue;
      seen.add(pathname);
      const response = await site.get(pathname);
      expect(response.status, pathname).toBe(200);
      if (!pathname.endsWith('.md')) continue;
      const text = await response.text();
      const prose = text.replaceAll(/^ *(`{3,})[\s\S]*?^ *\1$/gm, '').replaceAll(/`[^`\n]*`/g, '');
      expect(text, pathname).toMatch(/^# \S/);
      expect(prose, pathname).not.toMatch(/<\/?(?:div|span|p|a|li|ul|section)\b|\[object |undefined\)/);
      for (const [, href = ''] of prose.matchAll(/\]\((\/[^)\s]*)\)/g)) waiting.push(href);
    }
    expect([...seen].filter((path) => path.endsWith('.md')).length).toBeGreaterThan(450);
  }, 60_000);

  it('has the code of a page, with its language and in fences that it cannot end', async () => {
    const page = await site.text('/docs/intents/createIntent.md');
    expect(page).toContain(`\`\`\`sh\ncurl -X POST '${site.url()}/auth/intents'`);
    expect(page).toContain('- `max_age` integer\n');
    const guide = await site.text('/docs/guides/login.md');
    expect(guide).toMatch(/^# /);
    expect(guide).not.toContain('127.0.0.1:8790');
  });
});

describe('the settings', () => {
  it('are about 60, each of them in a guide, and the others are shown nowhere', async () => {
    const home = await site.text('/docs/guides');
    const guides = [...new Set(home.match(/\/docs\/guides\/[\w-]+/g))];
    const text = (await Promise.all(guides.map((path) => site.text(`${path}.md`)))).join('\n');
    const missing = DOCUMENTED_SETTINGS.filter(({ path }) => !text.includes(`\`${path}\``));
    expect(missing.map(({ path }) => path)).toEqual([]);
    expect(DOCUMENTED_SETTINGS.length).toBeLessThanOrEqual(81); // with about 15 numbers of the requirement
    const page = await site.text('/docs/settings');
    const ids = new Set(readMarkup(page).elements.map(({ attributes }) => attributes['id']));
    expect(SETTINGS.filter(({ path }) => ids.has(path))).toEqual(DOCUMENTED_SETTINGS);
    const hidden = SETTINGS.filter((setting) => !DOCUMENTED_SETTINGS.includes(setting));
    expect(hidden.filter(({ path }) => text.includes(`\`${path}\``)).map(({ path }) => path)).toEqual([]);
  });
});

describe('the landing page', () => {
  it('is not heavier than it was with one long page per document', async () => {
    expect(Buffer.byteLength(await site.text('/'))).toBeLessThanOrEqual(MAX_LANDING);
  });
});
