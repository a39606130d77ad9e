// Malicious forms. Each gets its documented response, and the servers keep working.
import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { reserve } from '../../src/contract/server/body-limits.ts';
import { BOUNDARY, form, MIB, type Part, useHostileServers } from './hostile-servers.ts';
import { head, refusalOf } from './hostile-wire.ts';

const servers = useHostileServers();
const { exchange, postForm } = servers;

describe('hostile forms', () => {
  const image: Part = { name: 'image', type: 'image/png', content: 'bytes' };
  const lastForm = () => servers.paste.bodies.at(-1)?.content as Record<string, unknown>;

  it('reads a valid form', async () => {
    expect((await postForm(form([image, { name: 'title', content: 'Grüße' }]))).status).toBe(201);
    expect(lastForm()['title']).toBe('Grüße');
    expect(await (lastForm()['image'] as Blob).text()).toBe('bytes');
  });

  const many = (length: number, name: (index: number) => string) =>
    Array.from({ length }, (_, index) => ({ name: name(index), content: 'x' }));

  it('ignores unknown parts, and refuses more than 64 parts', async () => {
    const name = (index: number) => `p${index}`;
    expect((await postForm(form([...many(63, name), image]))).status).toBe(201);
    const pasted = servers.paste.bodies.length;
    for (const length of [64, 400_000]) {
      const refusal = refusalOf(await postForm(form([...many(length, name), image])));
      expect(refusal).toMatchObject({ status: 413, name: 'body-too-large' });
    }
    expect(servers.paste.bodies.length).toBe(pasted);
  });

  it('refuses several parts with the same name', async () => {
    expect(refusalOf(await postForm(form([...many(60, () => 'p'), image])))).toEqual({
      status: 400,
      name: 'invalid-request',
      pointers: ['/body/p'],
    });
  });

  it('treats parts named __proto__ and constructor like any other', async () => {
    const parts = ['__proto__', 'constructor', 'toString'].map((name) => ({ name, content: 'x' }));
    expect((await postForm(form([...parts, image]))).status).toBe(201);
    expect(Object.keys(lastForm())).toEqual(['__proto__', 'constructor', 'toString', 'image']);
    const twice = refusalOf(await postForm(form([...parts, ...parts, image])));
    expect(twice).toMatchObject({ status: 400, pointers: ['/body/__proto__'] });
    expect('x' in {}).toBe(false);
  });

  it.each<[string, Buffer, string]>([
    ['two files named image', form([image, image]), '/body/image'],
    ['no image', form([{ name: 'title', content: 'x' }]), '/body/image'],
    ['no parts', form([]), '/body/image'],
    ['an image that is a text', form([{ name: 'image', content: 'bytes' }]), '/body/image'],
    ['a title that is a file', form([image, { ...image, name: 'title' }]), '/body/title'],
    ['a title of 201 characters', form([image, { name: 'title', content: 'x'.repeat(201) }]), '/body/title'],
    ['a form cut in a part', form([image]).subarray(0, 90), '/body'],
    ['a form cut before its end', form([image]).subarray(0, -BOUNDARY.length - 6), '/body'],
    ['a form cut in its headers', form([image]).subarray(0, 40), '/body'],
    ['another boundary than announced', Buffer.from(form([image]).toString().replaceAll(BOUNDARY, 'other')), '/body'],
    ['a part without a name', Buffer.from(form([image]).toString().replace(' name="image";', '')), '/body'],
    ['a part without headers', Buffer.from(`--${BOUNDARY}\r\n\r\nx\r\n--${BOUNDARY}--\r\n`), '/body/image'],
    ['noise', Buffer.from('00ff00ff', 'hex'), '/body'],
  ])('returns 400 for %s', async (_what, body, pointer) => {
    const refusal = refusalOf(await postForm(body));
    expect(refusal).toEqual({ status: 400, name: 'invalid-request', pointers: [pointer] });
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
    'multipart/form-data; boundary=äöü',
  ])('returns 400 for a form without a usable boundary: %s', async (type) => {
    expect(refusalOf(await postForm(form([image]), type))).toMatchObject({ status: 400, pointers: ['/body'] });
  });

  it('returns 415 for a file of another type', async () => {
    for (const type of ['image/svg+xml', 'text/html', 'application/octet-stream']) {
      const refusal = refusalOf(await postForm(form([{ ...image, type }])));
      expect(refusal).toMatchObject({ status: 415, name: 'unsupported-media-type' });
    }
    expect(refusalOf(await postForm(form([image]), 'multipart/mixed; boundary=x'))).toMatchObject({ status: 415 });
  });

  it('returns 413 for an image of more than 20 MiB, in a form and as the whole body', async () => {
    const large = Buffer.alloc(20 * MIB + 1);
    const tooLarge = { status: 413, name: 'body-too-large' };
    expect(refusalOf(await postForm(form([{ ...image, content: large }])))).toMatchObject(tooLarge);
    expect(refusalOf(await postForm(large, 'image/png'))).toMatchObject(tooLarge);
    expect((await postForm(large.subarray(1), 'image/png')).status).toBe(201);
    expect((await postForm(form([{ ...image, content: large.subarray(1) }]))).status).toBe(201);
  });

  it('returns 413 for a body in thousands of one-byte chunks, and accepts one that is sent line by line', async () => {
    const coming = head('POST /screenshot-paste', 'Content-Type: image/png', 'Transfer-Encoding: chunked');
    const send = (one: string, count: number) =>
      exchange(servers.paste.port, coming, `${one.length.toString(16)}\r\n${one}\r\n`.repeat(count), '0\r\n\r\n');
    expect((await send('x', 2_000)).status).toBe(201);
    expect((await send('x'.repeat(79), 2_900)).status).toBe(201);
    const refusal = await send('x', 200_000);
    expect(refusalOf(refusal)).toMatchObject({ status: 413, name: 'body-too-large' });
    expect(refusal.body).toContain('too many small chunks');
  });

  it.each([
    ['image/png', ''],
    [
      `multipart/form-data; boundary=${BOUNDARY}`,
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="x.png"\r\n\r\n`,
    ],
  ])('releases the reserved memory of a body that it refuses early: %s', async (type, begin) => {
    const others = new IncomingMessage(new Socket());
    expect(reserve(others, 256 * MIB - 300_000)).toBe(true);
    const coming = head('POST /screenshot-paste', `Content-Type: ${type}`, 'Content-Length: 1000000');
    const refusal = refusalOf(await exchange(servers.paste.port, coming, begin, Buffer.alloc(500_000)));
    expect(refusal).toMatchObject({ status: 503, name: 'unavailable' });
    expect(reserve(others, 256 * MIB)).toBe(true);
    others.destroy();
    await once(others, 'close');
  });

  it('returns 401 for an invalid key without reading the body', async () => {
    const announced = head(
      'POST /screenshot-paste',
      'X-Api-Key: ak_x',
      'Content-Type: image/png',
      'Content-Length: 10',
    );
    expect(refusalOf(await exchange(servers.paste.port, announced))).toMatchObject({
      status: 401,
      name: 'unauthorized',
    });
  });
});
