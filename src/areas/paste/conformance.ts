// Conformance checks for area E (paste): pastes one small image.
import { type Check, checksOf, hasStatus, hold } from '../../contract/conform/check.ts';
import { mediaOf } from '../../contract/conform/check-response.ts';
import type { Client, Reply } from '../../contract/conform/client.ts';
import { PNG } from '../../contract/conform/wire.ts';

const PASTE = '/screenshot-paste';

const getWidget = (client: Client): Promise<Reply> =>
  client.call('GET', PASTE, { as: 'key', headers: { Accept: 'text/html' } });

async function pasteImage(client: Client) {
  const headers = { ...client.credentials('key'), 'Content-Type': 'image/png' };
  const paste = await client.send({ method: 'POST', path: `${PASTE}?title=Conformance%20check`, headers, body: PNG });
  const image = await client.call('GET', `${PASTE}/${paste.json['id']}/image`, { as: 'key' });
  const pdfHeaders = { ...headers, 'Content-Type': 'application/pdf' };
  return { paste, image, pdf: await client.send({ method: 'POST', path: PASTE, headers: pdfHeaders, body: '%PDF' }) };
}

/** Deletes all images that the run pasted when it ends. */
export const deletePastes = (client: Client): void =>
  client.onReply(({ status, json: { id, file } }) => {
    const remove = () => client.call('DELETE', `${PASTE}/${id}`, { as: 'key' });
    if (status === 201) client.undo(`${file} and its original`, remove);
  });

export const pasteChecks: readonly Check[] = [
  ...checksOf(getWidget, [], {
    'must E-widget-html: the widget is served as HTML': (reply) => {
      hasStatus(reply, 200);
      hold(mediaOf(reply.headers['content-type']) === 'text/html', `${reply.headers['content-type']}`, reply.wire);
    },
  }),
  ...checksOf(getWidget, ['state'], {
    'must E-widget-fresh: the widget is served fresh each time': (reply) => {
      const caching = reply.headers['cache-control'];
      hold(/no-store|no-cache/.test(caching ?? ''), `Cache-Control: ${caching}`, reply.wire);
    },
  }),
  ...checksOf(pasteImage, ['write', 'state'], {
    'should E-upload-response: a pasted image returns 201': ({ paste }) => hasStatus(paste, 201),
    'must E-folder: the files are in screenshots/sp/': ({ paste }) =>
      hold(String(paste.json['file']).startsWith('screenshots/sp/'), `${paste.json['file']}`, paste.wire),
    'must E-limit-smaller-kept: an image within 1568 px keeps its size': ({ paste, image }) => {
      hold(paste.json['width'] === 1 && paste.json['height'] === 1, 'the size changed', paste.wire);
      hold(image.status === 200 && image.bytes.subarray(1, 4).toString() === 'PNG', 'not a PNG', image.wire);
    },
    'should E-upload-request: a body that is not an image returns 415': ({ pdf }) => hasStatus(pdf, 415),
  }),
];
