// Deprecated operations are marked in responses, in the docs and in editors. Annex has none at present.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite } from '../docs/site.ts';
import { type Generated, generateThings, serveThings } from './deprecated-service.ts';

const root = resolve(import.meta.dirname, '../..');
let things: Generated;
let base = '';
let close = async () => {};
beforeAll(async () => {
  things = await generateThings();
  const listening = await serveThings(things);
  base = `http://127.0.0.1:${listening.port}`;
  close = () => listening.close();
});
afterAll(async () => {
  await close();
  things.remove();
});

/** 2026-06-01 and 2027-01-01, each at 00:00:00 UTC. */
const DEPRECATION_HEADERS = { deprecation: '@1780272000', sunset: 'Fri, 01 Jan 2027 00:00:00 GMT' };

describe('an operation that is not deprecated', () => {
  it('has no deprecation headers', async () => {
    const response = await fetch(`${base}/things`);
    expect(response.status).toBe(200);
    expect([response.headers.get('deprecation'), response.headers.get('sunset')]).toEqual([null, null]);
  });
});

describe('a deprecated operation', () => {
  const answers: readonly { what: string; path: string; status: number; init?: RequestInit }[] = [
    { what: 'an answer', path: '/old-things', status: 200 },
    { what: 'a stream', path: '/old-things', status: 200, init: { headers: { accept: 'text/event-stream' } } },
    { what: 'its headers alone', path: '/old-things', status: 200, init: { method: 'HEAD' } },
    {
      what: 'an answer to a page of another origin',
      path: '/old-things',
      status: 200,
      init: { headers: { origin: 'https://a.example' } },
    },
    { what: 'a file', path: '/old-file', status: 200 },
    {
      what: 'a file that the caller has',
      path: '/old-file',
      status: 304,
      init: { headers: { 'if-none-match': '"one"' } },
    },
    { what: 'a refusal of parameters', path: '/old-things?fail=maybe', status: 400 },
    { what: 'a refusal of media types', path: '/old-things', status: 406, init: { headers: { accept: 'image/png' } } },
    { what: 'a fault', path: '/old-things?fail=true', status: 500 },
    { what: 'an operation without a handler', path: '/old-pending', status: 501 },
  ];
  it.each(answers)(
    'has Deprecation and Sunset headers: $what [G-version-deprecation]',
    async ({ path, status, init }) => {
      const response = await fetch(base + path, init);
      expect(response.status).toBe(status);
      expect(Object.fromEntries(response.headers)).toMatchObject(DEPRECATION_HEADERS);
    },
  );

  it('exposes these headers to pages of other origins', async () => {
    const response = await fetch(`${base}/old-things`, { headers: { origin: 'https://a.example' } });
    expect(response.headers.get('access-control-expose-headers')).toBe('Deprecation, Sunset');
  });

  it('is marked in the reference with both days', async () => {
    const site = await startSite({ documents: async () => new Map([['things', { openapi: things.document }]]) });
    try {
      const pageOf = async (path: string) =>
        (await fetch(`${site.url}/docs/things${path}`, { headers: { accept: 'text/html' } })).text();
      const old = await pageOf('/listOldThings');
      expect(old).toContain('<span class="badge warn">deprecated</span>');
      expect(old).toMatch(/Deprecated since <time[^>]*>2026-06-01<.*<time[^>]*>2027-01-01</);
      const section = (await pageOf('/listThings')).split('<main')[1];
      expect(section).not.toMatch(/Deprecated since/);
    } finally {
      await site.close();
    }
  });

  // Runs last, because the compiler blocks this process so long that keep-alive connections are closed.
  it('is struck out in editors for SDK users, with both days', () => {
    const caller = join(things.folder, 'caller.ts');
    writeFileSync(
      caller,
      `import type { Client } from '${root}/src/contract/client/call.ts';
import type { Things } from './generated/things/contract.ts';
export const call = (things: Client<Things>) => [things.listThings(), things.listOldThings()];
`,
    );
    const options = { strict: true, allowImportingTsExtensions: true, noEmit: true, types: [] };
    const service = ts.createLanguageService({
      getScriptFileNames: () => [caller],
      getScriptVersion: () => '1',
      getScriptSnapshot: (file) => ts.ScriptSnapshot.fromString(ts.sys.readFile(file) ?? ''),
      getCurrentDirectory: () => root,
      getCompilationSettings: () => ({
        ...options,
        module: ts.ModuleKind.NodeNext,
        moduleResolution: ts.ModuleResolutionKind.NodeNext,
        target: ts.ScriptTarget.ES2024,
      }),
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: ts.sys.fileExists,
      readFile: ts.sys.readFile,
    });
    expect(service.getSemanticDiagnostics(caller).map(({ messageText }) => messageText)).toEqual([]);
    const struck = service.getSuggestionDiagnostics(caller).filter(({ reportsDeprecated }) => reportsDeprecated);
    expect(struck.map(({ messageText }) => messageText)).toEqual(["'listOldThings' is deprecated."]);
    const place = ts.sys.readFile(caller)?.indexOf('listOldThings') ?? 0;
    const [tag] = service.getQuickInfoAtPosition(caller, place)?.tags ?? [];
    expect(ts.displayPartsToString(tag?.text)).toBe('Since 2026-06-01; may be removed on or after 2027-01-01.');
  });
});
