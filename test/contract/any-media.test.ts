// Media types of other people's documents: XML, parameters, ranges, optional bodies and lists in forms.
import { describe, expect, it } from 'vitest';
import { measureCpu } from '../cpu-time.ts';
import {
  DONE,
  documentOf,
  generateThings,
  json,
  type Loose,
  type LooseHandlers,
  serveThings,
} from './generated-service.ts';

const text = { type: 'string' };
const pet = { type: 'object', properties: { name: text }, required: ['name'] };
const schemaOf = (schema: object, ...media: string[]) => Object.fromEntries(media.map((name) => [name, { schema }]));
const answers = (content: object) => ({ 200: { description: 'x', content } });

async function serve(paths: object, handlers: LooseHandlers) {
  return serveThings(await generateThings(documentOf(paths)), handlers);
}
const post = (url: string, type: string | null, body?: BodyInit) =>
  fetch(url, { method: 'POST', headers: type === null ? {} : { 'Content-Type': type }, body: body ?? null });

describe('XML', () => {
  const paths = {
    '/pets': {
      post: {
        operationId: 'addPet',
        requestBody: { required: true, content: schemaOf(pet, 'application/xml', 'application/json') },
        responses: answers(schemaOf(pet, 'application/xml', 'application/json')),
      },
    },
  };
  const seen: Loose[] = [];
  const addPet = ({ body, accept }: Loose, reply: Loose) => {
    seen.push({ ...body, accept });
    if (accept === 'application/json') return reply.json(200, { name: 'Rex' });
    return reply.raw(200, 'application/xml', '<pet>Rex</pet>');
  };

  it('is handed on as bytes, and JSON goes first', async () => {
    const { url, client, faults } = await serve(paths, { addPet });
    const answer = await post(`${url}/pets`, 'application/xml', '<pet/>');
    expect([answer.headers.get('content-type'), await answer.json()]).toEqual(['application/json', { name: 'Rex' }]);
    expect(seen.pop()).toEqual({
      media: 'application/xml',
      content: Buffer.from('<pet/>'),
      accept: 'application/json',
    });
    expect((await post(`${url}/pets`, 'application/json', '{}')).status).toBe(400);
    const sent = { body: { media: 'application/xml', content: new TextEncoder().encode('<pet/>') } };
    expect(await client().addPet.as('application/xml', sent)).toBe('<pet>Rex</pet>');
    expect(await client().addPet(sent)).toEqual({ name: 'Rex' });
    expect(faults).toEqual([]);
  });
});

describe('a media type', () => {
  it('with parameters is served without them', async () => {
    const paths = {
      '/a': {
        post: {
          operationId: 'postA',
          requestBody: { required: true, content: schemaOf(pet, 'application/JSON; charset=utf-8') },
          responses: answers(schemaOf(text, 'application/json;charset=utf-8')),
        },
      },
    };
    const { url, faults } = await serve(paths, {
      postA: ({ body }: Loose, reply: Loose) => reply.json(200, body.name),
    });
    expect(await (await post(`${url}/a`, 'application/json; charset=UTF-8', '{"name":"x"}')).json()).toBe('x');
    expect((await post(`${url}/a`, 'application/json', '{"name":1}')).status).toBe(400);
    expect(faults).toEqual([]);
  });

  it('that is a range takes and sends every type in it', async () => {
    const paths = {
      '/a': {
        post: {
          operationId: 'postA',
          requestBody: { required: true, content: schemaOf({ type: 'string', format: 'binary' }, 'image/*') },
          responses: answers(schemaOf({ type: 'string', format: 'binary' }, 'image/*')),
        },
      },
    };
    let media = 'image/webp';
    const { url, client, faults } = await serve(paths, {
      postA: ({ body }: Loose, reply: Loose) => reply.raw(200, media, body.content),
    });
    const answer = await post(`${url}/a`, 'image/png', 'bytes');
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/webp', 'bytes']);
    expect((await post(`${url}/a`, 'text/plain', 'bytes')).status).toBe(415);
    const body = { media: 'image/gif', content: new Uint8Array([1]) };
    expect(await client().postA({ body })).toEqual(new Uint8Array([1]));
    const accept = (value: string) =>
      fetch(`${url}/a`, { method: 'POST', headers: { 'Content-Type': 'image/png', Accept: value }, body: 'x' });
    expect((await accept('image/jpeg')).status).toBe(200);
    expect((await accept('text/plain')).status).toBe(406);
    expect(faults).toEqual([]);
    media = 'text/plain';
    expect((await post(`${url}/a`, 'image/png', 'bytes')).status).toBe(500);
  });

  it('*/* with a structured schema is JSON', async () => {
    const paths = { '/a': { get: { operationId: 'getA', responses: answers(schemaOf(pet, '*/*')) } } };
    const { client } = await serve(paths, { getA: (_: Loose, reply: Loose) => reply.json(200, { name: 'x' }) });
    expect(await client().getA()).toEqual({ name: 'x' });
  });
});

describe('an optional body', () => {
  const operation = (operationId: string, content: object) => ({
    post: { operationId, requestBody: { content }, responses: DONE },
  });
  const paths = {
    '/bytes': operation('bytes', schemaOf({ type: 'string', format: 'binary' }, 'application/octet-stream')),
    '/list': operation('list', json({ type: 'array', items: text })),
    '/needed': operation('needed', json(pet)),
    '/defaults': operation('defaults', json({ type: 'object', properties: { size: { type: 'integer', default: 5 } } })),
  };

  it('is null, or {} with its defaults if that is valid', async () => {
    const seen: unknown[] = [];
    const handler = ({ body }: Loose, reply: Loose) => {
      seen.push(body);
      return reply.empty(204);
    };
    const { url, client } = await serve(paths, { bytes: handler, list: handler, needed: handler, defaults: handler });
    for (const path of Object.keys(paths)) expect((await post(url + path, null)).status, path).toBe(204);
    expect(seen.splice(0)).toEqual([null, null, null, { size: 5 }]);
    expect((await post(`${url}/needed`, 'application/json', '{}')).status).toBe(400);
    await client().list({ body: ['a'] });
    await client().list();
    await client().list({ body: null });
    expect(seen).toEqual([['a'], null, null]);
  });
});

describe('a form', () => {
  const list = { type: 'array', items: { type: 'integer' } };
  const form = { type: 'object', properties: { name: text, sizes: list }, required: ['name'] };
  const files = {
    type: 'object',
    properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } } },
  };
  const paths = {
    '/fields': {
      post: {
        operationId: 'fields',
        requestBody: { required: true, content: schemaOf(form, 'application/x-www-form-urlencoded') },
        responses: DONE,
      },
    },
    '/files': {
      post: {
        operationId: 'files',
        requestBody: { required: true, content: schemaOf(files, 'multipart/form-data') },
        responses: DONE,
      },
    },
  };
  const seen: Loose[] = [];
  const handler = ({ body }: Loose, reply: Loose) => {
    seen.push(body.content);
    return reply.empty(204);
  };

  it('can repeat a field that is a list, and no other', async () => {
    const { url, client } = await serve(paths, { fields: handler, files: handler });
    const type = 'application/x-www-form-urlencoded';
    expect((await post(`${url}/fields`, type, 'name=a&sizes=1&sizes=2')).status).toBe(204);
    expect({ ...seen.pop() }).toEqual({ name: 'a', sizes: [1, 2] });
    expect((await post(`${url}/fields`, type, 'name=a&sizes=3')).status).toBe(204);
    expect({ ...seen.pop() }).toEqual({ name: 'a', sizes: [3] });
    expect((await post(`${url}/fields`, type, 'name=a&name=b')).status).toBe(400);
    expect((await post(`${url}/fields`, type, 'name=a&sizes=x')).status).toBe(400);
    await client().fields({ body: { media: type, content: { name: 'a', sizes: [4, 5] } } });
    expect({ ...seen.pop() }).toEqual({ name: 'a', sizes: [4, 5] });
    await client().files({
      body: { media: 'multipart/form-data', content: { files: [new Blob(['a']), new Blob(['b'])] } },
    });
    expect(seen.pop().files).toHaveLength(2);
  });

  it('with very many fields does not block the server', async () => {
    const { url } = await serve(paths, { fields: handler, files: handler });
    const cpu = measureCpu();
    const body = `name=a${'&sizes=1'.repeat(120_000)}`;
    expect((await post(`${url}/fields`, 'application/x-www-form-urlencoded', body)).status).toBe(204);
    expect(cpu()).toBeLessThan(3_000);
    expect(seen.pop().sizes).toHaveLength(120_000);
  });

  it('that cannot be read is left out, and other media types are served', async () => {
    const nested = { type: 'object', properties: { inner: pet, file: { type: 'string', format: 'binary' } } };
    const content = { ...json(nested), ...schemaOf(nested, 'application/x-www-form-urlencoded') };
    const generated = await generateThings(
      documentOf({
        '/a': { post: { operationId: 'postA', requestBody: { required: true, content }, responses: DONE } },
      }),
    );
    expect(generated.notes.map(({ reason }) => reason)).toEqual(['the file file requires multipart/form-data']);
    const { url } = await serveThings(generated, { postA: (_: Loose, reply: Loose) => reply.empty(204) });
    expect((await post(`${url}/a`, 'application/json', '{"inner":{"name":"x"}}')).status).toBe(204);
    expect((await post(`${url}/a`, 'application/x-www-form-urlencoded', 'inner=x')).status).toBe(415);
  });
});
