// Documents of strangers: what cannot be read leaves out its operations with a place, and nothing ends the generation.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { DocumentError } from '../../src/contract/document.ts';
import { type GenerateOptions, generateDocument } from '../../src/contract/generate/index.ts';
import { DONE, documentOf, generateThings, json, load, serveThings } from './generated-service.ts';

const get = (operationId: string, more: object = {}) => ({ get: { operationId, responses: DONE, ...more } });
const post = (operationId: string, schema: unknown) => ({
  post: { operationId, requestBody: { required: true, content: { 'application/json': { schema } } }, responses: DONE },
});
const answer = (schema: object) => ({ 200: { description: 'x', content: json(schema) } });
const OTHER = { '/other': get('other') };

const folders: string[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Generates from a text; an error must be one for people, and it names the file. */
async function generateText(text: string, options: GenerateOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'annex-strange-'));
  folders.push(folder);
  const file = join(folder, 'strange.yaml');
  writeFileSync(file, text);
  return generateDocument(file, { area: 'strange', ...options });
}

const refusal = (text: string): Promise<string> =>
  generateText(text).then(
    () => 'no error',
    (error) => (error instanceof DocumentError ? error.message : `unexpected: ${error.stack}`),
  );

async function listen(handler: RequestListener) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    handler(request, response);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { requests, host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}` };
}

const idsOf = async (document: object, options: GenerateOptions = {}) => {
  const generated = await generateThings(document, options);
  const { operations } = await load(generated, 'operations.ts');
  const notes = generated.notes.map(({ pointer, reason, locate }) => ({ pointer, reason, line: locate().line }));
  return { ids: Object.keys(operations), notes, generated };
};

describe('a schema', () => {
  it('that is empty is any value', async () => {
    const { ids, notes } = await idsOf(documentOf({ '/a': post('a', null), ...OTHER }));
    expect(ids).toEqual(['a', 'other']);
    expect(notes).toMatchObject([
      { pointer: expect.stringMatching(/requestBody\/content\/application~1json\/schema$/) },
    ]);
  });

  it('that is a boolean allows anything or nothing', async () => {
    const schemas = { Any: true, Pair: { type: 'array', prefixItems: [true], items: false } };
    const inner = { type: 'object', properties: { any: true, none: false, all: { $ref: '#/components/schemas/Any' } } };
    const generated = await generateThings(
      documentOf({ '/a': post('a', true), '/b': post('b', inner) }, { components: { schemas } }),
    );
    const { client } = await serveThings(generated, {
      a: (_, reply) => reply.empty(204),
      b: (_, reply) => reply.empty(204),
    });
    await client().a({ body: [7] });
    await client().b({ body: { any: 1, all: null } });
    await expect(client().b({ body: { none: 1 } })).rejects.toMatchObject({ name: 'invalid-request' });
  });

  it.each(['definitions', '$defs'])('inside a component, in %s, can be referred to', async (key) => {
    const inner = { properties: { tag: { $ref: `#/components/schemas/Pet/${key}/More/${key}/Tag` } } };
    const Pet = { type: 'object', [key]: { More: { [key]: { Tag: { type: 'string', minLength: 3 } } } } };
    const Dog = {
      allOf: [{ $ref: '#/components/schemas/Pet' }, inner],
    };
    const generated = await generateThings(
      documentOf({ '/a': post('a', { $ref: '#/components/schemas/Dog' }) }, { components: { schemas: { Pet, Dog } } }),
    );
    expect(generated.notes).toEqual([]);
    const { client } = await serveThings(generated, { a: (_, reply) => reply.empty(204) });
    await client().a({ body: { tag: 'abc' } });
    await expect(client().a({ body: { tag: 'a' } })).rejects.toMatchObject({ name: 'invalid-request' });
  });

  it('may be named by a discriminator', async () => {
    const variant = (kind: string) => ({ type: 'object', required: ['kind'], properties: { kind: { const: kind } } });
    const mapping = { cat: 'Cat', dog: '#/components/schemas/Dog', none: 'Missing', far: './missing.yaml' };
    const oneOf = [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }];
    const schema = { oneOf, discriminator: { propertyName: 'kind', mapping } };
    const components = { schemas: { Cat: variant('cat'), Dog: variant('dog') } };
    const { ids, generated } = await idsOf(documentOf({ '/a': post('a', schema) }, { components }));
    expect(ids).toEqual(['a']);
    const { paths } = JSON.parse(generated.artefacts.get('openapi.json') ?? '');
    expect(paths['/a'].post.requestBody.content['application/json'].schema.discriminator.mapping).toEqual({
      cat: '#/components/schemas/Cat',
      dog: '#/components/schemas/Dog',
    });
  });

  it('written elsewhere can be referred to', async () => {
    const Item = { type: 'string', minLength: 3 };
    const here = '#/paths/~1a/post/requestBody/content/application~1json/schema/properties';
    const paths = {
      '/a': post('a', { type: 'object', properties: { 'x-y': Item, 'x.y': { type: 'integer' } } }),
      '/b': post('b', { type: 'array', prefixItems: [{ $ref: `${here}/x-y` }, { $ref: `${here}/x.y` }] }),
    };
    const generated = await generateThings(documentOf(paths));
    expect(generated.notes).toEqual([]);
    const { client } = await serveThings(generated, {
      a: (_, reply) => reply.empty(204),
      b: (_, reply) => reply.empty(204),
    });
    await client().b({ body: ['abc', 7] });
    for (const body of [
      ['a', 7],
      ['abc', 'x'],
    ])
      await expect(client().b({ body })).rejects.toMatchObject({ name: 'invalid-request' });
  });

  it.each([
    ['a number', 7, 'Expected type'],
    ['a list', [{ type: 'string' }], 'Expected type'],
    ['an unknown type', { type: 'text' }, 'the schema is not valid'],
    ['a list of types that has a number', { type: [7] }, 'the schema is not valid'],
    ['a reference that is a number', { $ref: 7 }, 'a reference must be text'],
    ['a reference to a parameter', { $ref: '#/components/parameters/p' }, "leads to 'Parameter', not to 'Schema'"],
    ['a reference to the document', { $ref: '#' }, "leads to 'Root', not to 'Schema'"],
    ['a reference to a list', { $ref: '#/tags' }, "does not lead to 'Schema'"],
    ['a list of fields that is an object', { type: 'object', required: {} }, 'the schema is not valid'],
    [
      'a choice of schemas that are not valid',
      { discriminator: { propertyName: 'kind' }, oneOf: [{ properties: { kind: { enum: 7 } }, required: {} }] },
      'the schema is not valid',
    ],
    ['a reference to a text', { $ref: '#/info/title' }, 'leads to a value'],
    ['a reference to itself', { $ref: '#/components/schemas/Self' }, 'leads to itself'],
    ['a reference to nothing', { $ref: '#/components/schemas/None' }, 'does not exist'],
    ['a long pattern', { type: 'string', pattern: 'a'.repeat(1_000_000) }, 'longer than 10000 characters'],
  ])('that is %s leaves out its operations with a place', async (_, schema, reason) => {
    const components = {
      parameters: { p: { name: 'p', in: 'query', schema: { type: 'string' } } },
      schemas: { Self: { $ref: '#/components/schemas/Self' } },
    };
    const { ids, notes } = await idsOf(
      documentOf({ '/a': post('a', schema), ...OTHER }, { components, tags: [{ name: 'x' }] }),
    );
    expect(ids).toEqual(['other']);
    const [note] = notes.filter((each) => each.reason.includes(reason));
    expect(note?.pointer).toMatch(/^\/(paths\/~1a\/post\/requestBody|components\/schemas\/Self)/);
    expect(note?.line).toBeGreaterThan(0);
    expect(note?.reason.length).toBeLessThan(200);
  });
});

describe('names of JavaScript itself', () => {
  it('are names of fields like all others', async () => {
    const properties = { constructor: { type: 'string' }, hasOwnProperty: { $ref: '#/components/schemas/toString' } };
    const schema = { type: 'object', required: ['constructor'], properties };
    const schemas = { toString: { type: 'string', minLength: 2 } };
    const generated = await generateThings(documentOf({ '/a': post('a', schema) }, { components: { schemas } }));
    expect(generated.notes).toEqual([]);
    const { client } = await serveThings(generated, { a: (_, reply) => reply.empty(204) });
    await client().a({ body: { constructor: 'x' } });
    await client().a({ body: { constructor: 'x', hasOwnProperty: 'ab' } });
    for (const body of [{}, { constructor: 7 }, { constructor: 'x', hasOwnProperty: 'a' }])
      await expect(client().a({ body })).rejects.toMatchObject({ name: 'invalid-request' });
  });

  it('except __proto__, which leaves out its operations', async () => {
    const field = JSON.parse('{"type":"object","properties":{"__proto__":{"type":"integer"}}}');
    const schemas = JSON.parse('{"__proto__":{"type":"string"}}');
    const paths = { '/a': post('a', field), '/b': post('b', { $ref: '#/components/schemas/__proto__' }), ...OTHER };
    const { ids, notes } = await idsOf(documentOf(paths, { components: { schemas } }));
    expect(ids).toEqual(['other']);
    const reasons = notes.map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason.includes('the name __proto__ is not supported')).length).toBe(2);
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('type');
  });
});

describe('a document without measure is refused:', () => {
  const head = 'openapi: 3.1.0\ninfo: { title: x, version: "1" }\npaths: {}\n';
  const bomb = Array.from(
    { length: 12 },
    (_, at) => `x${at + 1}: &x${at + 1} [${Array(10).fill(`*x${at}`).join(', ')}]`,
  );

  it.each([
    ['aliases of aliases', `${head}x0: &x0 [a]\n${bomb.join('\n')}\n`, 'too many values once its aliases are expanded'],
    ['an alias inside its own value', `${head}x-a: &a { b: *a }\n`, 'contains itself'],
    ['10,000 nested lists', `${head}x-a: ${'['.repeat(10_000)}${']'.repeat(10_000)}\n`, 'nest'],
    ['10,000 nested schemas', `${head}x-a: ${'{"items":'.repeat(10_000)}{}${'}'.repeat(10_000)}\n`, 'nest'],
    ['1,000 nested schemas', `${head}x-a: ${'{"items":'.repeat(1_000)}{}${'}'.repeat(1_000)}\n`, 'nest'],
  ])('%s', async (_, text, reason) => {
    expect(await refusal(text)).toMatch(/strange\.yaml/);
    expect(await refusal(text)).toContain(reason);
  });

  it('something that is no file', async () => {
    const document = `openapi: 3.1.0\ninfo: { title: x, version: '1' }\npaths:\n  /a: { get: { operationId: a, responses: { 204: { $ref: /dev/zero } } } }\n  /b: { get: { operationId: b, responses: { 204: { description: x } } } }\n`;
    const { notes } = await generateText(document);
    expect(notes.map(({ reason, locate }) => `${locate().line} ${reason}`)).toEqual([
      '4 the reference /dev/zero does not exist or cannot be read',
    ]);
  });
});

describe('files of other hosts', () => {
  const shared = { Thing: { type: 'string', minLength: 2 } };
  const remote = (url: string) => ({
    '/a': get('a', { responses: answer({ $ref: `${url}/shared.json#/Thing` }) }),
    '/b': get('b', {
      responses: {
        200: {
          description: 'x',
          content: { 'application/json': { schema: {}, examples: { one: { externalValue: `${url}/example.json` } } } },
        },
      },
    }),
  });

  it('are not read without permission, not even from this machine', async () => {
    const { requests, host, url } = await listen((_, response) => response.end(JSON.stringify(shared)));
    const { ids, notes } = await idsOf(documentOf(remote(url)));
    expect(ids).toEqual(['b']);
    expect(notes).toEqual([
      {
        pointer: '/paths/~1a/get/responses/200/content/application~1json/schema',
        reason: `the reference to ${host} is read only with --remote`,
        line: 1,
      },
    ]);
    expect(requests).toEqual([]);
  });

  it('are read with permission, and each host is named, also after a redirect', async () => {
    const second = await listen((_, response) => response.end(JSON.stringify(shared)));
    const first = await listen((_, response) => response.writeHead(302, { Location: `${second.url}/x.json` }).end());
    const hosts: string[] = [];
    const { ids, notes } = await idsOf(documentOf(remote(first.url)), { onRemote: (host) => void hosts.push(host) });
    expect({ ids, notes, hosts }).toEqual({ ids: ['a', 'b'], notes: [], hosts: [first.host, second.host] });
    expect([...first.requests, ...second.requests]).toEqual(['/shared.json', '/x.json']);
  });

  it.each<[string, RequestListener]>([
    ['cut answers', (request) => request.socket.destroy()],
    ['redirects without end', (request, response) => response.writeHead(302, { Location: request.url ?? '' }).end()],
    ['redirects to files', (_, response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end()],
    ['errors', (_, response) => response.writeHead(500).end('{}')],
    ['no JSON', (_, response) => response.end('{{{')],
    [
      'answers without end',
      (_, response) => {
        const chunk = Buffer.alloc(1 << 20, 32);
        const push = () => {
          while (!response.destroyed && response.write(chunk));
          if (!response.destroyed) response.once('drain', push);
        };
        push();
      },
    ],
  ])('%s leave out what needs them', async (_, handler) => {
    const { url } = await listen(handler);
    const { ids, notes } = await idsOf(documentOf(remote(url)), { onRemote: () => {} });
    expect(ids).toEqual(['b']);
    expect(notes.map(({ reason }) => reason)).toEqual([expect.stringMatching(/cannot be read$/)]);
  });
});

describe('examples', () => {
  it('may contain references, which mean nothing there', async () => {
    const example = { $ref: './missing.yaml', inner: { $ref: '#/nowhere' } };
    const schema = { type: 'object', properties: { value: { type: 'object', example } }, example };
    const content = { 'application/json': { schema, examples: { one: { value: example } } } };
    const { ids } = await idsOf(documentOf({ '/a': get('a', { responses: { 200: { description: 'x', content } } }) }));
    expect(ids).toEqual(['a']);
  });
});

describe('a server without a URL', () => {
  it.each([{}, { url: { $ref: 7 } }, { url: [7] }])('adds no path: %j', async (server) => {
    const { generated } = await idsOf(documentOf(OTHER, { servers: [server] }));
    expect((await load(generated, 'operations.ts')).operations.other.path).toBe('/other');
  });
});

describe('a message', () => {
  it('whose schema is not valid is left out with a place', async () => {
    const message = (required: unknown) => ({ payload: { type: 'object', required, properties: { a: {} } } });
    const text = JSON.stringify({
      asyncapi: '3.0.0',
      info: { title: 'x', version: '1' },
      channels: {
        main: { address: '/', messages: { good: message(['a']), bad: message([{ $ref: '#/info/title' }]) } },
      },
      operations: { take: { action: 'receive', channel: { $ref: '#/channels/main' } } },
    });
    const { notes, artefacts } = await generateText(text);
    expect(notes.map(({ pointer, reason }) => `${pointer} ${reason}`)).toEqual([
      expect.stringMatching(/^\/channels\/main\/messages\/bad\/payload\/required\/0 /),
      expect.stringMatching(/^\/channels\/main\/messages\/bad the schema is not valid/),
    ]);
    expect(artefacts.get('messages.ts')).toMatch(/receives: { good: /);
  });
});

describe('a response that is not final', () => {
  it('is left out alone', async () => {
    const responses = { 100: { description: 'Go on.' }, 103: { description: 'Hints.' }, ...DONE };
    const { ids, notes, generated } = await idsOf(documentOf({ '/a': get('a', { responses }) }));
    expect(ids).toEqual(['a']);
    expect(notes).toMatchObject([
      { reason: '100 is not the final response; no handler sends it' },
      { reason: '103 is not the final response; no handler sends it' },
    ]);
    expect((await load(generated, 'operations.ts')).operations.a.answers).toEqual({ 204: [] });
  });
});

describe('media types that differ only in parameters', () => {
  const body = (other: object) => ({
    '/a': {
      post: {
        operationId: 'a',
        requestBody: {
          content: { 'application/json': { schema: { type: 'string' } }, 'application/json; charset=utf-8': other },
        },
        responses: DONE,
      },
    },
    ...OTHER,
  });

  it('are one if they have the same schema', async () => {
    const { ids, notes, generated } = await idsOf(documentOf(body({ schema: { type: 'string' }, example: 'x' })));
    expect({ ids, notes }).toEqual({ ids: ['a', 'other'], notes: [] });
    const { paths } = JSON.parse(generated.artefacts.get('openapi.json') ?? '');
    expect(paths['/a'].post.requestBody.content).toEqual({
      'application/json': { schema: { type: 'string' }, example: 'x' },
    });
  });

  it('leave out the operation if the schemas differ', async () => {
    const { ids, notes } = await idsOf(documentOf(body({ schema: { type: 'integer' } })));
    expect(ids).toEqual(['other']);
    expect(notes).toMatchObject([{ reason: expect.stringMatching(/must differ from the other media types/) }]);
  });
});
