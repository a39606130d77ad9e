import type { Paste, Schemas } from '../../../generated/paste/contract.ts';
import type { Callers } from '../../base/caller.ts';
import { LOOPBACK_NAMES } from '../../base/hosts.ts';
import { Problem } from '../../base/problem.ts';
import { done, type Handlers, type Rules } from '../../contract/handler.ts';
import { type Page, policyOf } from '../../pages/layout.ts';
import type { PasteAccess, Sender } from './access.ts';
import type { Downloads } from './files/downloads.ts';
import { admitDownload, fileHandlers } from './files/handlers.ts';
import type { FileService } from './files/service.ts';
import { widgetPage } from './page/widget.ts';
import type { PasteService } from './service.ts';

/** A logged-in browser that opens the widget. */
export interface PasteVisitor extends Login {
  readonly user: string;
}

type Login = Pick<Callers['browserSession'], 'userId' | 'sessionId'>;

export interface PasteHandlerParts {
  readonly pastes: PasteService;
  readonly files: FileService;
  readonly downloads: Downloads;
  readonly access: PasteAccess;
  readonly maxUploadBytes: number;
  /** The address of this server. */
  readonly url: () => string;
  /** That of the platform, which may be this server. */
  readonly platformUrl?: (() => string) | undefined;
  /** The browser's login, null without one, or a page that requests this one again with the proof of the login. */
  readonly visitorOf: (session: string | undefined, proof: string | undefined) => Promise<PasteVisitor | Page | null>;
  /** Where a browser logs in, to open `next` after it. */
  readonly loginUrl: (next: string) => string;
  readonly mayActFor: (caller: Callers['browserSession'], owner: string) => Promise<boolean>;
}

/** Implementations of the document's `x-rule`. */
export const pasteRules = (access: PasteAccess, downloads: Downloads): Rules<Paste, Callers> => ({
  'file-download': admitDownload(downloads, access),
  'paste-visitor': (request) => access.admitVisitor(request),
  'paste-admission': (request) => access.admit(request),
});

export function pasteHandlers(parts: PasteHandlerParts): Handlers<Paste, Callers> {
  const { pastes, files, downloads, access, maxUploadBytes, url, platformUrl } = parts;
  const metadataFor = (host: string | undefined) => resourceMetadata(viewerUrlFor(url(), host), platformUrl?.());
  /** The id in the path. Throws if the screenshot belongs to another owner. */
  const ownedId = async (request: Sender & { readonly path: { readonly id: string } }): Promise<string> => {
    await pastes.checkOwner(request.path.id, await access.ownerOf(request));
    return request.path.id;
  };
  const chooseOwner = async ({ userId, sessionId }: Login, requested: string | undefined): Promise<string> => {
    const owner = requested ?? (await access.sessionOwner(userId));
    const mayActFor = await parts.mayActFor({ scheme: 'browserSession', userId, sessionId }, owner);
    if (!mayActFor) throw new Problem('not-a-member');
    return owner;
  };
  const platform = () => (platformUrl?.() === url() ? '' : (platformUrl?.() ?? null));
  return {
    ...fileHandlers(files, downloads, access),
    getPasteWidget: async (request, reply) => {
      const { title = '' } = request.query;
      const page = (token: string, user?: string) =>
        reply.raw(200, 'text/html', widgetPage({ token, title, maxUploadBytes, platform: platform(), user }).html);
      const { 'Sec-Fetch-Site': site, 'Sec-Fetch-Dest': destination = '', 'Annex-Proof': proof } = request.header;
      if (request.caller !== null || site === undefined) return page(access.newToken(await access.ownerOf(request)));
      if (/^i?frame$/.test(destination)) return page('');
      const visitor = await parts.visitorOf(request.cookie['__Host-annex_session'], proof);
      if (visitor === null) {
        const query = new URLSearchParams({ ...request.query }).toString();
        return reply.empty(302, { Location: parts.loginUrl(`/screenshot-paste${query && `?${query}`}`) });
      }
      if ('html' in visitor) return reply.raw(200, 'text/html', visitor.html, policyOf(visitor));
      const owner = await chooseOwner(visitor, request.query.owner);
      return page(access.newToken(owner, visitor.sessionId), visitor.user);
    },
    createPasteToken: async ({ caller, body }, reply) => {
      const owner = await chooseOwner(caller, body.owner);
      return reply.json(201, { token: access.newToken(owner, caller.sessionId), owner });
    },
    pasteScreenshot: async (request, reply) => {
      const { body, query } = request;
      const owner = await access.ownerOf(request);
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
    listPastes: async (request, reply) =>
      reply.json(200, await pastes.list(await access.ownerOf(request), request.query)),
    getMcpResource: ({ header }, reply) => reply.json(200, metadataFor(header.Host)),
    getViewerResource: ({ header }, reply) => reply.json(200, metadataFor(header.Host)),
  };
}

/** Our address under the name that the client uses, because clients compare it with theirs. Other names do not count. */
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
  resource_name: 'Annex',
});
