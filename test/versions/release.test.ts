import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { check, release } from '../../scripts/versions/released.ts';
import { checkVersion } from '../../scripts/versions/version-check.ts';
import type { OpenApi, OperationObject, Schema } from '../../src/contract/document.ts';
import { asks, asyncapi, format, type Given, openapi, query } from './documents.ts';

const text = { type: 'string' };
const optional = asks(query('q', text));
const judged = (before: Given, after: Given) => checkVersion('things/openapi.json', openapi(before), openapi(after));

describe('the version of a document', () => {
  const broken = 'things/openapi.json: createThing query parameter q: was removed';

  it('needs a new major version for a breaking change [G-version-breaking-change]', () => {
    const want = [`${broken} (breaks callers of 1.2.3; needs info.version 2.0.0)`];
    expect(judged(optional, {})).toEqual(want);
    expect(judged(optional, { version: '1.2.4' })).toEqual(want);
    expect(judged(optional, { version: '1.3.0' })).toEqual(want);
    expect(judged(optional, { version: '2.0.0' })).toEqual([]);
  });

  it('needs a new major version below 1.0.0 too', () => {
    expect(judged({ ...optional, version: '0.1.0' }, { version: '0.2.0' })).toEqual([
      `${broken} (breaks callers of 0.1.0; needs info.version 1.0.0)`,
    ]);
    expect(judged({ ...optional, version: '0.1.0' }, { version: '1.0.0' })).toEqual([]);
  });

  it('needs a new minor version for an addition', () => {
    const want = ['things/openapi.json: has changed since 1.2.3 was released (needs info.version 1.3.0)'];
    expect(judged({}, optional)).toEqual(want);
    expect(judged({}, { ...optional, version: '1.2.4' })).toEqual(want);
    expect(judged({}, { ...optional, version: '1.3.0' })).toEqual([]);
  });

  it('may stay when only prose or examples change', () => {
    const after = { operation: { summary: 'New words.', externalDocs: { url: 'https://example.org' } } };
    expect(judged({}, after)).toEqual([]);
    expect(judged({}, { ...after, version: '1.2.4' })).toEqual([]);
  });

  it('does not treat a field named like a prose keyword as prose', () => {
    const field = (name: string) => asks(query('q', { type: 'object', properties: { [name]: text } }));
    expect(judged(asks(query('q', { type: 'object' })), field('description'))).toHaveLength(1);
  });

  it('must not decrease', () => {
    expect(judged({}, { version: '1.2.2' })).toEqual(['things/openapi.json: 1.2.2 is lower than the released 1.2.3']);
  });

  it('is checked for channels too', () => {
    const [before, after] = [asyncapi({ ask: text }, {}), asyncapi({}, {})];
    expect(checkVersion('things/asyncapi.json', before, after)).toEqual([
      'things/asyncapi.json: message ask: was removed (breaks callers of 1.2.3; needs info.version 2.0.0)',
    ]);
    expect(checkVersion('things/asyncapi.json', before, asyncapi({}, {}, { version: '2.0.0' }))).toEqual([]);
  });

  it('of a file format is in its $id, and changes can break authors and readers', () => {
    const before = format({ type: 'string', maxLength: 5 }, { $defs: { Part: text } });
    const same = { $defs: { Part: text } };
    const needs = '(breaks callers of 1.0.0; needs v2 in $id)';
    const judgedFormat = (after: Parameters<typeof checkVersion>[2]) => checkVersion('things', before, after);
    expect(judgedFormat(format({ type: 'string', maxLength: 4 }, same))).toEqual([
      `things: root: maxLength changed from 5 to 4 ${needs}`,
    ]);
    expect(judgedFormat(format({ type: 'string', maxLength: 6 }, same))).toEqual([
      `things: root: maxLength changed from 5 to 6 ${needs}`,
    ]);
    expect(judgedFormat(format({ type: 'string', maxLength: 5 }))).toEqual([`things: Part: was removed ${needs}`]);
    expect(judgedFormat(format({ type: 'string', maxLength: 4 }, { version: 2 }))).toEqual([]);
    expect(judgedFormat(format({ type: 'string', maxLength: 5 }, { $defs: { Part: text, Other: text } }))).toEqual([]);
  });
});

describe('npm run release', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'annex-release-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const generate = (given: Given) => {
    const file = join(root, 'generated/things/openapi.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(openapi(given)));
  };
  const released = () => readFileSync(join(root, 'spec/released/things/openapi.json'), 'utf8');

  it('stores the bundle in one line, and compares later bundles with it', async () => {
    generate(optional);
    expect(await check(root)).toEqual([]);
    expect(await release(root)).toEqual({ released: ['things/openapi.json 1.2.3'], refused: [] });
    expect(released()).toBe(`${JSON.stringify(openapi(optional))}\n`);
    expect(await check(root)).toEqual([]);
    generate({});
    expect(await check(root)).toEqual([expect.stringContaining('query parameter q: was removed')]);
  });

  it('refuses what the check refuses and keeps the last release', async () => {
    generate(optional);
    await release(root);
    generate({});
    const { released: done, refused } = await release(root);
    expect(done).toEqual([]);
    expect(refused).toEqual(await check(root));
    expect(released()).toBe(`${JSON.stringify(openapi(optional))}\n`);
  });

  it('releases a new major version, and nothing when nothing has changed', async () => {
    generate(optional);
    await release(root);
    expect((await release(root)).released).toEqual([]);
    generate({ version: '2.0.0' });
    expect((await release(root)).released).toEqual(['things/openapi.json 2.0.0']);
    expect(await check(root)).toEqual([]);
  });

  it('reports a removed document', async () => {
    generate(optional);
    await release(root);
    rmSync(join(root, 'generated'), { recursive: true });
    expect(await check(root)).toEqual([
      'things/openapi.json: was removed, but 1.2.3 was released (remove its release too)',
    ]);
  });
});

describe('the documents of this project', () => {
  const root = resolve(import.meta.dirname, '../..');
  const bundles = (kind: string) =>
    globSync(`generated/*/${kind}.json`, { cwd: root }).map(
      (file) => [file, JSON.parse(readFileSync(join(root, file), 'utf8'))] as const,
    );

  it('are compatible with their last release [G-version-breaking-change]', async () => {
    expect(await check(root)).toEqual([]);
  });

  it('have a breaking change when any operation is removed', () => {
    let removed = 0;
    for (const [file, document] of bundles('openapi')) {
      for (const [path, item] of Object.entries<Record<string, { operationId?: string }>>(document.paths)) {
        for (const [method, { operationId }] of Object.entries(item)) {
          if (!operationId) continue; // parameters of the whole path
          const less = structuredClone(document);
          delete less.paths[path][method];
          expect(checkVersion(file, document, less)).toEqual([
            expect.stringContaining(`${operationId}: ${method.toUpperCase()}`),
          ]);
          removed += 1;
        }
      }
    }
    expect(removed).toBeGreaterThan(30);
  });

  it('have a breaking change when any message is removed', () => {
    let removed = 0;
    for (const [file, document] of bundles('asyncapi')) {
      for (const [name, { messages }] of Object.entries<{ messages: unknown[] }>(document.operations)) {
        for (const index of messages.keys()) {
          const less = structuredClone(document);
          less.operations[name].messages.splice(index, 1);
          expect(checkVersion(file, document, less)).toEqual([expect.stringMatching(/message [\w-]+: was removed/)]);
          removed += 1;
        }
      }
    }
    expect(removed).toBeGreaterThan(10);
  });

  it('have a breaking change when a request gets a required field, but not an optional one', () => {
    let tried = 0;
    for (const [file, document] of bundles('openapi')) {
      for (const [name, schema] of Object.entries<Schema>(document.components.schemas ?? {})) {
        const sent = bodiesOf(document).has(`#/components/schemas/${name}`);
        if (!sent || schema.type !== 'object') continue;
        const more = structuredClone(document);
        const changed = more.components.schemas[name];
        changed.properties = { ...changed.properties, brandNew: { type: 'string' } };
        expect(checkVersion(file, document, more)).toEqual([expect.stringContaining('has changed since')]);
        changed.required = [...(changed.required ?? []), 'brandNew'];
        expect(checkVersion(file, document, more).join()).toContain('the field brandNew is now required');
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(5);
  });
});

/** References to the schemas of JSON request bodies. */
function bodiesOf(document: OpenApi): Set<string | undefined> {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item)) as OperationObject[];
  return new Set(operations.map(({ requestBody }) => requestBody?.content?.['application/json']?.schema?.$ref));
}
