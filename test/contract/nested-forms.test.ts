// Forms with objects and lists: brackets as Stripe sends them, JSON in a field, and multipart with files.
import { describe, expect, it } from 'vitest';
import { DONE, documentOf, generateThings, type Loose, serveThings } from './generated-service.ts';

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

const card = {
  type: 'object',
  required: ['number'],
  properties: {
    number: { type: 'integer' },
    live: { type: 'boolean' },
    address: { type: 'object', properties: { lines: { type: 'array', items: { type: 'string' } } } },
  },
};
const order = {
  type: 'object',
  required: ['card'],
  properties: {
    card: { anyOf: [card, { enum: [''] }] },
    items: { type: 'array', items: { type: 'object', properties: { price: { type: 'number' } } } },
    expand: { type: 'array', items: { type: 'string' } },
    metadata: { type: 'object', additionalProperties: { type: 'string' } },
    sizes: { type: 'array', items: { type: 'integer' } },
    note: { type: 'object', properties: { text: { type: 'string' } } },
  },
};
const deep = { style: 'deepObject', explode: true };
const encoding = { card: deep, items: deep, expand: deep, metadata: deep };
const binary = { type: 'string', format: 'binary' };
const upload = {
  type: 'object',
  required: ['attributes', 'files'],
  properties: {
    attributes: { type: 'object', required: ['size'], properties: { size: { type: 'integer' } } },
    tags: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
    typed: { type: 'object', properties: { a: { type: 'integer' } } },
    files: { type: 'array', items: binary },
  },
};
const post = (operationId: string, media: string, body: object) => ({
  post: { operationId, requestBody: { required: true, content: { [media]: body } }, responses: DONE },
});

async function serve() {
  const document = documentOf({
    '/orders': post('order', FORM, { schema: order, encoding }),
    '/uploads': post('upload', MULTIPART, {
      schema: upload,
      encoding: { typed: { contentType: 'application/json' } },
    }),
  });
  const generated = await generateThings(document);
  expect(generated.notes).toEqual([]);
  let content: Loose;
  const take = async (request: Loose, reply: Loose) => {
    ({ content } = request.body);
    return reply.empty(204);
  };
  const { url, faults, client } = await serveThings(generated, { order: take, upload: take });
  const send = async (text: string) => {
    content = undefined;
    const response = await fetch(`${url}/orders`, { method: 'POST', headers: { 'Content-Type': FORM }, body: text });
    const { errors } = response.status === 400 ? ((await response.json()) as Loose) : {};
    return { status: response.status, errors, content: content && JSON.parse(JSON.stringify(content)) };
  };
  return { url, faults, client: client(), send, last: () => content };
}

describe('a form with objects', () => {
  it('is read with brackets, as JSON, and with the types of its schema', async () => {
    const { send, faults, client, last } = await serve();
    const text =
      'card[number]=42&card[live]=true&card[address][lines][]=a&card[address][lines][]=b' +
      '&items[0][price]=1.5&items[1][price]=2&expand[]=x&expand[]=y&metadata[7]=8&sizes=1&sizes=2';
    expect(await send(text)).toMatchObject({
      status: 204,
      content: {
        card: { number: 42, live: true, address: { lines: ['a', 'b'] } },
        items: [{ price: 1.5 }, { price: 2 }],
        expand: ['x', 'y'],
        metadata: { 7: '8' },
        sizes: [1, 2],
      },
    });
    expect((await send('card=&expand=x')).content).toEqual({ card: '', expand: ['x'] });
    expect((await send(`card=${encodeURIComponent('{"number":1}')}`)).content).toEqual({ card: { number: 1 } });

    // what the client sends is what the server reads
    const sent = {
      card: { number: 1, address: { lines: ['p', 'q'] } },
      items: [{ price: 3 }],
      expand: ['a&b', 'c'],
      metadata: { 'a key': 'ä' },
      sizes: [3, 4],
      note: { text: 'n' },
    };
    await client.order({ body: { media: FORM, content: sent } });
    expect(JSON.parse(JSON.stringify(last()))).toEqual(sent);
    expect(faults).toEqual([]);
  });

  it('refuses what does not fit, and survives what is hostile', async () => {
    const { send, faults, url } = await serve();
    expect(await send('items[0][price]=1')).toMatchObject({ status: 400, errors: [{ pointer: '/body/card' }] });
    expect(await send('card[number]=x')).toMatchObject({ status: 400 });
    expect((await send('card[number]=1&card[number]=2')).errors).toMatchObject([{ detail: 'must not be repeated' }]);
    expect((await send('card[number]=1&card=2')).status).toBe(400);
    expect((await send('card=x&card[number]=2')).status).toBe(400);
    const hostile = [
      'card[__proto__][polluted]=1&card[number]=1',
      'card[constructor][prototype][polluted]=1&card[number]=1',
      'metadata[__proto__]=1&card[number]=1',
      `card${'[a]'.repeat(10_000)}=1&card[number]=1`,
      'items[999999999][price]=1&items[1e9][price]=2&card[number]=1',
      'items[][]=1&items[]=&card[number]=1&card]=1&card[=1&[card]=1&card[][]=1',
      Array.from({ length: 20_000 }, (_, at) => `items[${at}][price]=${at}`).join('&'),
      `card=${'['.repeat(50_000)}`,
      `card=${'{"number":'.repeat(20_000)}`,
    ];
    for (const text of hostile) expect([204, 400, 413]).toContain((await send(text)).status);
    expect(({} as Loose).polluted).toBeUndefined();
    expect((await send('card[number]=1')).status).toBe(204);
    expect(faults).toEqual([]);
    expect((await fetch(`${url}/orders`, { method: 'POST', body: 'card[number]=1' })).status).toBe(415);
  }, 60_000);

  it('can have files beside objects in multipart, each as text or as a part of its own type', async () => {
    const { url, client, last, faults } = await serve();
    const files = [new File(['one'], 'one.txt'), new File(['second'], 'two.txt')];
    const content = { attributes: { size: 3 }, tags: [{ name: 'a' }, { name: 'b' }], typed: { a: 1 }, files };
    await client.upload({ body: { media: MULTIPART, content } });
    const { files: received, ...fields } = last();
    expect(JSON.parse(JSON.stringify(fields))).toEqual({ ...content, files: undefined });
    expect(await Promise.all(received.map((file: File) => file.text()))).toEqual(['one', 'second']);
    const form = new FormData();
    form.append('attributes', new Blob(['{"size":"many"}'], { type: 'application/json' }));
    form.append('files', files[0] as File);
    const refused = await fetch(`${url}/uploads`, { method: 'POST', body: form });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: [{ pointer: '/body/attributes/size' }] });
    expect(faults).toEqual([]);
  });
});
