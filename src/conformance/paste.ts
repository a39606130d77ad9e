// Conformance checks of area E: pastes one small image.
import { type Check, checksOf, expect, expectField, expectStatus } from '../contract/conform/check.ts';
import { mediaOf } from '../contract/conform/check-response.ts';
import type { Client, Reply } from '../contract/conform/client.ts';
import { PNG } from '../contract/conform/wire.ts';

const PASTE = '/screenshot-paste';

const getWidget = (client: Client): Promise<Reply> =>
  client.call('GET', PASTE, { as: 'key', headers: { Accept: 'text/html' } });
const read = (client: Client, path: string): Promise<Reply> => client.call('GET', path, { as: 'key' });

async function pasteImage(client: Client) {
  const headers = { ...client.credentials('key'), 'Content-Type': 'image/png' };
  const paste = await client.send({ method: 'POST', path: `${PASTE}?title=Conformance%20check`, headers, body: PNG });
  const image = await read(client, `${PASTE}/${paste.json['id']}/image`);
  const other = { ...headers, 'Content-Type': 'application/pdf' };
  const foreign = { ...headers, Origin: 'https://app.example' };
  return {
    ...{ paste, image },
    pdf: await client.send({ method: 'POST', path: PASTE, headers: other, body: '%PDF' }),
    foreign: await client.send({ method: 'POST', path: PASTE, headers: foreign, body: PNG }),
    newer: await read(client, `/screenshot-pastes?after=${paste.json['id']}`),
    unknown: await read(client, '/screenshot-pastes?after=conformance-unknown'),
  };
}

/** Renames, deletes and restores a screenshot, and lists what is new. */
async function changePaste(client: Client) {
  const { paste } = await client.once(pasteImage);
  const path = `${PASTE}/${paste.json['id']}`;
  const stream = await client.stream(path, { as: 'key' });
  await stream.until(() => stream.ended);
  const before = await read(client, path);
  const image = await read(client, `${path}/image`);
  await client.call('PATCH', path, { as: 'key', body: { name: 'conformance-renamed' } });
  const renamed = await read(client, path);
  await client.call('POST', `${path}/undo`, { as: 'key' });
  const undone = await read(client, path);
  const exhausted = await client.call('POST', `${path}/undo`, { as: 'key' });
  await client.call('DELETE', path, { as: 'key' });
  const deleted = await read(client, path);
  await client.call('POST', `${path}/restore`, { as: 'key' });
  return { stream, before, image, renamed, undone, exhausted, deleted, restored: await read(client, path) };
}

export const pasteChecks: readonly Check[] = [
  ...checksOf(getWidget, [], {
    'must E-widget-html: the widget is served as HTML': (reply) => {
      expectStatus(reply, 200);
      expect(mediaOf(reply.headers['content-type']) === 'text/html', `${reply.headers['content-type']}`, reply.wire);
    },
  }),
  ...checksOf(getWidget, ['state'], {
    'must paste:widget-headers: the widget has a Content-Security-Policy and nosniff': ({ headers, wire }) => {
      const policy = String(headers['content-security-policy'] ?? '');
      expect(/(^|;)\s*default-src\s/.test(policy), `Content-Security-Policy: ${policy || 'missing'}`, wire);
      const sniffing = headers['x-content-type-options'];
      expect(sniffing === 'nosniff', `X-Content-Type-Options: ${sniffing ?? 'missing'}`, wire);
    },
    'must E-widget-fresh: the widget is served fresh each time': (reply) => {
      const caching = reply.headers['cache-control'];
      expect(/no-store|no-cache/.test(caching ?? ''), `Cache-Control: ${caching}`, reply.wire);
    },
  }),
  ...checksOf(pasteImage, ['write', 'state'], {
    'should E-upload-response: a pasted image returns 201': ({ paste }) => expectStatus(paste, 201),
    'must E-folder: the files are in screenshots/sp/': ({ paste }) =>
      expect(String(paste.json['file']).startsWith('screenshots/sp/'), `${paste.json['file']}`, paste.wire),
    'must E-limit-smaller-kept: an image within 1568 px keeps its size': ({ paste, image }) => {
      expectField(paste, 'width', 1);
      expectField(paste, 'height', 1);
      expect(image.status === 200 && image.bytes.subarray(1, 4).toString() === 'PNG', 'not a PNG', image.wire);
    },
    'should paste:title: the title becomes the name': ({ paste }) =>
      expect(String(paste.json['name']).includes('conformance-check'), `${paste.json['name']}`, paste.wire),
    'must paste:foreign: pages of other origins cannot paste': ({ foreign }) => expectStatus(foreign, 401, 403),
    'should paste:after: only screenshots after the given one are listed': ({ paste, newer, unknown }) => {
      const screenshots = (newer.json['screenshots'] ?? []) as readonly { readonly id: string }[];
      expectStatus(newer, 200);
      expect(
        screenshots.every(({ id }) => id !== paste.json['id']),
        'the given one is listed, too',
        newer.wire,
      );
      expectStatus(unknown, 400);
    },
    'should E-upload-request: a body that is not an image returns 415': ({ pdf }) => expectStatus(pdf, 415),
  }),
  ...checksOf(changePaste, ['write', 'state'], {
    'should paste:names: a rename is shown, and undo restores the name before it': ({ before, renamed, undone }) => {
      const [first, second, third] = [before, renamed, undone].map(({ json }) => String(json['name']));
      expect(/^conformance-renamed/.test(second ?? ''), `${second} after a rename`, renamed.wire);
      expect(first === third, `${third} instead of ${first}`, undone.wire);
    },
    'should paste:undo: an undo without a rename returns 409': ({ exhausted }) => expectStatus(exhausted, 409),
    'should paste:restore: a deleted screenshot returns 404 until it is restored': ({ deleted, restored }) => {
      expectStatus(deleted, 404);
      expectStatus(restored, 200);
    },
    'should paste:bytes: the size in bytes is the size of the image': ({ before, image }) =>
      expectField(before, 'bytes', image.bytes.length),
    'should paste:events: the stream has each event once': ({ stream: { events, wire } }) =>
      expect(new Set(events.map(({ data }) => data)).size === events.length, 'an event is sent twice', wire),
  }),
];
