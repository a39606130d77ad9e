import type { Paste, Schemas } from '../../../generated/paste/contract.ts';
import type { Callers } from '../../base/caller.ts';
import type { Uptime } from '../../base/clock.ts';
import { LOOPBACK_NAMES } from '../../base/hosts.ts';
import type { Metrics } from '../../base/metrics/metrics.ts';
import { done, type Handlers, type Rules } from '../../contract/handler.ts';
import { refuseForeignPages } from '../../contract/requester.ts';
import type { PasteAccess, Sender } from './access.ts';
import type { Downloads } from './files/downloads.ts';
import { admitDownload, fileHandlers } from './files/handlers.ts';
import type { FileService } from './files/service.ts';
import { widgetPage } from './page/widget.ts';
import type { PasteService } from './service.ts';

export interface PasteHandlerParts {
  readonly pastes: PasteService;
  readonly files: FileService;
  readonly downloads: Downloads;
  readonly access: PasteAccess;
  readonly uptime: Uptime;
  readonly metrics: Pick<Metrics, 'text'>;
  readonly maxUploadBytes: number;
  /** The address of the viewer. */
  readonly url: () => string;
  readonly platformUrl?: (() => string) | undefined;
}

/** Implementations of the document's `x-rule`. */
export const pasteRules = (access: PasteAccess, downloads: Downloads): Rules<Paste, Callers> => ({
  'file-download': admitDownload(downloads, access),
  'paste-visitor': (request) => access.admitVisitor(request),
  'paste-admission': (request) => access.admit(request),
  'own-pages': refuseForeignPages,
});

export function pasteHandlers(parts: PasteHandlerParts): Handlers<Paste, Callers> {
  const { pastes, files, downloads, access, uptime, metrics, maxUploadBytes, url, platformUrl } = parts;
  const metadataFor = (host: string | undefined) => resourceMetadata(viewerUrlFor(url(), host), platformUrl?.());
  /** The id in the path. Throws if the screenshot belongs to another owner. */
  const ownedId = async (request: Sender & { readonly path: { readonly id: string } }): Promise<string> => {
    await pastes.checkOwner(request.path.id, access.ownerOf(request));
    return request.path.id;
  };
  return {
    ...fileHandlers(files, downloads, access),
    getPasteWidget: (request, reply) => {
      const { title = '', grant } = request.query;
      const owner = access.ownerOf(request, grant);
      const token = access.isStranger(request) ? '' : access.newToken(owner);
      const page = widgetPage({ token, title, maxUploadBytes, platform: platformUrl?.() ?? null, framedBy: [] });
      const headers = request.caller ? { 'Content-Location': access.widgetPath(owner) } : {};
      return reply.raw(200, 'text/html', page.html, headers);
    },
    createPasteToken: async ({ body }, reply) => reply.json(201, await access.tokenFor(body.ticket)),
    pasteScreenshot: async (request, reply) => {
      const { body, query } = request;
      const owner = access.ownerOf(request);
      if (body.media !== 'multipart/form-data') {
        return reply.json(201, await pastes.paste({ owner, bytes: body.content, title: query.title }));
      }
      const { image, title } = body.content;
      const bytes = new Uint8Array(await image.arrayBuffer());
      const fileName = image instanceof File ? image.name : '';
      return reply.json(201, await pastes.paste({ owner, bytes, title, fileName }));
    },
    getPaste: async (request, reply) => {
      const id = await ownedId(request);
      return request.accept === 'text/event-stream'
        ? reply.events(200, await pastes.watch(id))
        : reply.json(200, await pastes.get(id));
    },
    renamePaste: async (request, reply) => {
      const { name, source } = request.body;
      return reply.json(200, await pastes.rename(await ownedId(request), name, source));
    },
    undoPasteName: async (request, reply) => reply.json(200, await pastes.undo(await ownedId(request))),
    deletePaste: done(async (request) => pastes.remove(await ownedId(request))),
    restorePaste: async (request, reply) => reply.json(200, await pastes.restore(await ownedId(request))),
    getPasteText: async (request, reply) => reply.json(200, { text: await pastes.text(await ownedId(request)) }),
    getPasteImage: async (request, reply) =>
      reply.raw(200, 'image/png', await pastes.image(await ownedId(request), request.query.variant)),
    listPastes: async (request, reply) => reply.json(200, await pastes.list(access.ownerOf(request), request.query)),
    getMcpResource: ({ header }, reply) => reply.json(200, metadataFor(header.Host)),
    getViewerResource: ({ header }, reply) => reply.json(200, metadataFor(header.Host)),
    getViewerHealth: (_, reply) => reply.json(200, uptime.health),
    getViewerLiveness: (_, reply) => reply.json(200, uptime.health),
    getViewerMetrics: async (_, reply) => reply.raw(200, 'text/plain', await metrics.text()),
  };
}

/** The viewer's address under the name that the client uses, because clients compare it with theirs. Other names do not count. */
export function viewerUrlFor(url: string, host: string | undefined): string {
  const viewer = new URL(url);
  const requested = URL.parse(`${viewer.protocol}//${host}`) ?? viewer;
  const isLocal = [viewer, requested].every(({ hostname }) => LOOPBACK_NAMES.includes(hostname));
  return isLocal && requested.port === viewer.port ? url.replace(viewer.host, requested.host) : url;
}

/** /mcp as a protected resource of OAuth (RFC 9728). */
const resourceMetadata = (url: string, platformUrl: string | undefined): Schemas['ProtectedResource'] => ({
  resource: `${url}/mcp`,
  authorization_servers: platformUrl ? [platformUrl] : [],
  bearer_methods_supported: ['header'],
  scopes_supported: ['workspace:read', 'workspace:control', 'paste:read', 'paste:write'],
  resource_name: 'Annex viewer',
});
