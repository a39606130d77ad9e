// The pages and scripts of the consoles, without a browser.
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREA_NAMES } from '../../generated/documents.ts';
import { areas, operations } from '../../scripts/areas.ts';
import type { OperationValidators } from '../../src/contract/tables.ts';
import type { OperationData, PageValidators, SocketData } from '../../src/docs/console/data.ts';
import { consolePages } from '../../src/docs/console/router.ts';
import { createRouter } from '../../src/pages/send-page.ts';
import { readMarkup } from './markup.ts';

const SOCKETS = ['gateway', 'workspace'];
const NAMES = [...operations.map(({ id }) => id), ...SOCKETS];
const MAX_HTML = 60_000;
const MAX_SCRIPT = 60_000;

let url = '';
let close: () => void = () => {};
beforeAll(async () => {
  const router = createRouter();
  consolePages(AREA_NAMES, async () => ({ platform: 'http://platform.example' }))(router);
  const app = new Koa().use(router.routes() as unknown as Koa.Middleware);
  const server = app.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}/console/`;
  close = () => server.close();
});
afterAll(() => close());

const text = async (path: string): Promise<string> => (await fetch(url + path)).text();

async function load(name: string) {
  const context: { annexConsole?: { data: OperationData | SocketData; validators: PageValidators } } = {};
  runInNewContext(await text(`${name}.js`), context);
  if (!context.annexConsole) throw new Error(`no data for ${name}`);
  return context.annexConsole;
}

describe('consoles', () => {
  it('exist for every operation and socket, within 60 KB of HTML and of script', async () => {
    expect(NAMES.length).toBeGreaterThan(100);
    const shared = await text('script.js');
    for (const name of NAMES) {
      const response = await fetch(url + name);
      const html = await response.text();
      expect(response.status, name).toBe(200);
      expect(Buffer.byteLength(html), name).toBeLessThan(MAX_HTML);
      const inline = readMarkup(html).raw.filter(({ tag }) => tag === 'script');
      const scripts = [...inline.map((script) => script.text), shared, await text(`${name}.js`)];
      expect(gzipSync(scripts.join('')).length, name).toBeLessThan(MAX_SCRIPT);
    }
  }, 60_000);

  it('cannot be framed, and load scripts of their own server only', async () => {
    for (const name of ['openTab', 'gateway']) {
      const { headers } = await fetch(url + name);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("connect-src 'self'");
      expect(policy).toMatch(/script-src (?:'sha256-[^']+' )+'strict-dynamic'/);
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    const script = await fetch(`${url}openTab.js`);
    expect(script.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(script.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('do not exist for other names', async () => {
    for (const name of [
      '',
      'nothing',
      'constructor',
      '__proto__',
      'nothing.js',
      'gatewayAtWs',
      '..%2Fhealth',
      'openTab.ts',
    ])
      expect((await fetch(url + name)).status, name).toBe(404);
  });

  it('have the generated validators of their operation: they accept its examples and refuse other values', async () => {
    let checked = 0;
    for (const { area, id } of operations) {
      const { data, validators } = await load(id);
      if (data.kind !== 'operation') throw new Error(id);
      for (const { name, examples } of data.choices) {
        const validate = validators.body[name];
        for (const { value } of examples) expect(validate?.(structuredClone(value)), `${id} ${name}`).not.toBe(false);
        if (!validate) continue;
        checked += 1;
        expect(validate([]), `${id} ${name}`).toBe(false);
      }
      const own = areas.find(({ name }) => name === area)?.validators.validators;
      const original = own?.[id] as OperationValidators | undefined;
      for (const value of [{}, { path: {}, query: {}, header: {} }, { path: { owner: 5 } }]) {
        expect(validators.parameters?.(structuredClone(value)), id).toBe(
          original?.parameters?.(structuredClone(value)),
        );
      }
    }
    expect(checked).toBeGreaterThan(20);
  }, 60_000);

  it('have examples and validators for every message that a client sends', async () => {
    for (const name of SOCKETS) {
      const { data, validators } = await load(name);
      expect(data.choices.map((choice) => choice.name)).toEqual(Object.keys(validators.client));
      for (const choice of data.choices) {
        expect(choice.examples.length, choice.name).toBeGreaterThan(0);
        for (const { value } of choice.examples)
          expect(validators.client[choice.name]?.(value), choice.name).toBe(true);
      }
    }
  });

  it('warn before operations that delete, end or replace something', async () => {
    const warning = 'you may not be able to undo it';
    for (const name of ['deleteWorkspace', 'endLogin', 'stopGateway', 'updatePassword', 'deletePaste'])
      expect(await text(name), name).toContain(warning);
    expect(await text('createIntent')).toContain('changes its data');
    expect(await text('getLayout')).not.toMatch(/real server/);
  });
});
