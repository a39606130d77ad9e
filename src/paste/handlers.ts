import type { Paste } from '../../generated/paste/contract.ts';
import type { Handlers, Rules } from '../contract/handler.ts';
import type { Uptime } from '../uptime.ts';
import type { PasteAccess } from './access.ts';
import { widgetPage } from './page/widget.ts';
import type { PasteService } from './service.ts';

export interface PasteHandlerParts {
  readonly pastes: PasteService;
  readonly access: PasteAccess;
  readonly uptime: Uptime;
  readonly maxUploadBytes: number;
  readonly platformUrl?: (() => string) | undefined;
}

/** Implementations of the document's `x-rule`. */
export const pasteRules = (access: PasteAccess): Rules<Paste> => ({
  'paste-visitor': (request) => access.admitVisitor(request),
  'paste-admission': (request) => access.admit(request),
});

export const pasteHandlers = ({
  pastes,
  access,
  uptime,
  maxUploadBytes,
  platformUrl,
}: PasteHandlerParts): Handlers<Paste> => ({
  getPasteWidget: (request, reply) => {
    const { title = '' } = request.query;
    const platform = platformUrl?.() ?? null;
    const page = widgetPage({ token: access.newToken(), title, maxUploadBytes, platform, framedBy: [] });
    return reply.raw(200, 'text/html', page.html);
  },
  pasteScreenshot: async (request, reply) => {
    const { body, query } = request;
    if (body.media !== 'multipart/form-data') {
      return reply.json(201, await pastes.paste({ bytes: body.content, title: query.title }));
    }
    const { image, title } = body.content;
    const bytes = new Uint8Array(await image.arrayBuffer());
    return reply.json(201, await pastes.paste({ bytes, title, fileName: image instanceof File ? image.name : '' }));
  },
  getPaste: async (request, reply) => {
    const { id } = request.path;
    return request.accept === 'text/event-stream'
      ? reply.events(200, await pastes.watch(id))
      : reply.json(200, await pastes.get(id));
  },
  renamePaste: async (request, reply) => {
    const { name, source } = request.body;
    return reply.json(200, await pastes.rename(request.path.id, name, source));
  },
  undoPasteName: async (request, reply) => {
    return reply.json(200, await pastes.undo(request.path.id));
  },
  deletePaste: async (request, reply) => {
    await pastes.remove(request.path.id);
    return reply.empty(204);
  },
  restorePaste: async (request, reply) => reply.json(200, await pastes.restore(request.path.id)),
  getPasteText: async (request, reply) => reply.json(200, { text: await pastes.text(request.path.id) }),
  getPasteImage: async (request, reply) => {
    return reply.raw(200, 'image/png', await pastes.image(request.path.id, request.query.variant));
  },
  listPastes: async (request, reply) => {
    return reply.json(200, await pastes.list(request.query));
  },
  getViewerHealth: (_, reply) => reply.json(200, uptime.health),
  getViewerLiveness: (_, reply) => reply.json(200, uptime.health),
});
