import { open } from 'node:fs/promises';
import type { Paste } from '../../../../generated/paste/contract.ts';
import type { Callers } from '../../../base/caller.ts';
import { Problem } from '../../../base/problem.ts';
import type { Handlers, Rules } from '../../../contract/handler.ts';
import type { PasteAccess } from '../access.ts';
import { type Downloads, sourceOf } from './downloads.ts';
import { type FileService, invalid, type NewFile } from './service.ts';

type FileOperations = Pick<
  Paste,
  'listFiles' | 'createFile' | 'getFile' | 'updateFile' | 'deleteFile' | 'createFileDownload' | 'downloadFile'
>;

const TUS = '1.0.0';
const TUS_HEADERS = { 'Tus-Resumable': TUS } as const;

/** Of every response with the bytes of a file: it may be saved, and never shown or run. */
const SAVE_ONLY = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
};

export function fileHandlers(
  files: FileService,
  downloads: Downloads,
  access: PasteAccess,
): Handlers<FileOperations, Callers> {
  return {
    listFiles: async (request, reply) => {
      const { direction, after } = request.query;
      return reply.json(200, files.list(await access.ownerOf(request), direction, after));
    },
    createFile: async (request, reply) => {
      checkVersion(request.header['Tus-Resumable']);
      const { 'Upload-Length': size, 'Upload-Metadata': metadata = '' } = request.header;
      const file = await files.create(await access.ownerOf(request), { size, ...readMetadata(metadata) });
      return reply.empty(201, { ...TUS_HEADERS, Location: `/files/${file.id}`, ...expiry(file.expiresAt) });
    },
    getFile: async (request, reply) => {
      const file = await files.find(await access.ownerOf(request), request.path.id);
      const headers = { ...TUS_HEADERS, 'Upload-Offset': files.offsetOf(file), 'Upload-Length': file.size };
      return reply.json(200, files.describe(file), headers);
    },
    updateFile: async (request, reply) => {
      checkVersion(request.header['Tus-Resumable']);
      const owner = await access.ownerOf(request);
      const { id } = request.path;
      const offset = await files.append(owner, id, request.header['Upload-Offset'], request.body?.content ?? nothing());
      return reply.empty(204, { ...TUS_HEADERS, 'Upload-Offset': offset });
    },
    deleteFile: async (request, reply) => {
      if (request.header['Tus-Resumable'] !== undefined) checkVersion(request.header['Tus-Resumable']);
      await files.remove(await access.ownerOf(request), request.path.id);
      return reply.empty(204, TUS_HEADERS);
    },
    createFileDownload: async (request, reply) => {
      const owner = await access.ownerOf(request);
      const file = await files.find(owner, request.path.id);
      files.contentOf(file); // throws if it has no bytes yet
      const cookie =
        request.header['Sec-Fetch-Site'] === undefined ? undefined : request.cookie['__Host-annex_session'];
      return reply.json(201, downloads.create(owner, file.id, cookie));
    },
    downloadFile: async (request, reply) => {
      const { owner, fileId } = findGrant(downloads, request);
      const file = await files.find(owner, fileId);
      const handle = await open(files.contentOf(file));
      const name = encodeURIComponent(file.steps.at(-1) ?? '').replace(/['()*]/g, escape);
      const headers = { ...SAVE_ONLY, 'Content-Disposition': `attachment; filename*=UTF-8''${name}` };
      const source = sourceOf(handle, file.id, file.size, () => void files.markSaved(file));
      return reply.file(200, 'application/octet-stream', source, headers);
    },
  };
}

interface Downloading {
  readonly path: { readonly key: string };
  readonly cookie?: { readonly '__Host-annex_session'?: string } | undefined;
}

function findGrant(downloads: Downloads, { path, cookie }: Downloading) {
  const grant = downloads.find(path.key, cookie?.['__Host-annex_session']);
  if (!grant) throw new Problem('file-not-found');
  return grant;
}

/** The document's `x-rule` of downloads. Whatever is wrong, there is no such file. */
export const admitDownload =
  (downloads: Downloads, access: PasteAccess): Rules<FileOperations, Callers>['file-download'] =>
  async (request) => {
    const { owner, cookieHash } = findGrant(downloads, request);
    const isAllowed = ['empty', 'document'].includes(request.header['Sec-Fetch-Dest'] ?? 'empty');
    if (!isAllowed || (cookieHash === null && !(await access.isOwner(request, owner))))
      throw new Problem('file-not-found');
  };

function checkVersion(version: string | undefined): void {
  if (version === TUS) return;
  throw new Problem('tus-version', `Send the header Tus-Resumable: ${TUS}.`, { headers: { 'Tus-Version': TUS } });
}

const expiry = (time: number) => ({ 'Upload-Expires': new Date(time).toUTCString() });

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** What a sender says about a file: pairs of a key and a value in Base64. */
function readMetadata(text: string): Omit<NewFile, 'size'> {
  const values = new Map<string, string>();
  for (const pair of text.split(',').filter((each) => each.trim() !== '')) {
    const [key = '', value = ''] = pair.trim().split(' ');
    if (!/^[\w+/-]*={0,2}$/.test(value)) throw invalid('Upload-Metadata', `${key.slice(0, 40)} must be Base64`);
    values.set(key, Buffer.from(value, 'base64').toString());
  }
  const path = values.get('relativePath') || values.get('filename') || values.get('name') || 'file';
  return {
    path: path === 'null' ? (values.get('name') ?? 'file') : path, // Uppy sends the word for files outside folders
    direction: values.has('give') ? 'given' : 'incoming',
    from: values
      .get('from')
      ?.replace(/[\p{Cc}\p{Cf}]/gu, '')
      .slice(0, 100),
    fingerprint: values.get('fingerprint')?.slice(0, 200),
  };
}
