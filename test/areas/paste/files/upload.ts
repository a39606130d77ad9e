// Uploads without a tus client, request by request.
import { connect } from 'node:net';
import type { Running } from '../../../running.ts';
import { authenticate, KEYS } from '../mcp-client.ts';
import { runViewer, type ViewerSettings } from '../viewer.ts';

export const TUS = { 'Tus-Resumable': '1.0.0' } as const;
const MEDIA = 'application/offset+octet-stream';

export const metadataOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`.trim())
    .join(',');

export type Uploads = Awaited<ReturnType<typeof runUploads>>;

export async function runUploads(running: Running, settings: ViewerSettings = {}) {
  const viewer = await runViewer(running, { authenticate, ...settings });
  const call = (method: string, path: string, headers: Record<string, string>, body?: Uint8Array) =>
    fetch(new URL(path, viewer.url), { method, headers, ...(body && { body: new Uint8Array(body) }) });
  const create = (size: number, values: Readonly<Record<string, string>>, headers: Record<string, string> = {}) => {
    const upload = { 'Upload-Length': String(size), 'Upload-Metadata': metadataOf(values) };
    return call('POST', '/files', { ...TUS, ...upload, ...headers });
  };
  /** The path of a new upload. */
  const begin = async (
    size: number,
    values: Readonly<Record<string, string>>,
    headers: Record<string, string> = {},
  ) => {
    const answer = await create(size, values, headers);
    if (answer.status !== 201) throw new Error(await answer.text());
    return answer.headers.get('Location') ?? '';
  };
  const patch = (path: string, offset: number, bytes: Uint8Array, headers: Record<string, string> = {}) =>
    call('PATCH', path, { ...TUS, 'Upload-Offset': String(offset), 'Content-Type': MEDIA, ...headers }, bytes);
  const offsetOf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await call('HEAD', path, { ...TUS, ...headers });
    return answer.status === 200 ? Number(answer.headers.get('Upload-Offset')) : answer.status;
  };
  return {
    viewer,
    call,
    create,
    begin,
    patch,
    offsetOf,
    /** Uploads a whole file, and returns its id. */
    send: async (bytes: Uint8Array, values: Readonly<Record<string, string>>, headers: Record<string, string> = {}) => {
      const path = await begin(bytes.length, values, headers);
      if (bytes.length > 0) {
        const answer = await patch(path, 0, bytes, headers);
        if (answer.status !== 204) throw new Error(await answer.text());
      }
      return path.split('/').at(-1) ?? '';
    },
    /** Begins a PATCH of `length` bytes and sends some of them. */
    half: (path: string, offset: number, length: number, bytes: Uint8Array) => {
      const socket = connect(viewer.port, '127.0.0.1');
      const headers = `Host: localhost\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: ${offset}\r\nContent-Type: ${MEDIA}`;
      socket.write(`PATCH ${path} HTTP/1.1\r\n${headers}\r\nContent-Length: ${length}\r\n\r\n`);
      socket.write(bytes);
      running.onClose(async () => void socket.destroy());
      return socket;
    },
    as: (owner: keyof typeof KEYS) => ({ 'X-Api-Key': KEYS[owner] }),
  };
}

/** Asks again until it is so. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo()));
}
