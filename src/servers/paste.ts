// Creates the paste area: screenshots of one project directory, the widget, and MCP over HTTP.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type Router from '@koa/router';
import { DEFAULTS } from '../../generated/config/defaults.ts';
import type { Paste } from '../../generated/paste/contract.ts';
import * as operations from '../../generated/paste/operations.ts';
import { validators } from '../../generated/paste/validators.js';
import { SCOPE_NAMES } from '../../generated/scopes.ts';
import { type AccessParts, PasteAccess } from '../areas/paste/access.ts';
import { Downloads } from '../areas/paste/files/downloads.ts';
import { FileService } from '../areas/paste/files/service.ts';
import { type PasteHandlerParts, pasteHandlers, pasteRules, viewerUrlFor } from '../areas/paste/handlers.ts';
import { modelNamer } from '../areas/paste/naming/model.ts';
import type { Namer } from '../areas/paste/naming/names.ts';
import { type OCR_LIMITS, OcrNamer } from '../areas/paste/naming/ocr.ts';
import { widgetApp, widgetHeaders } from '../areas/paste/page/widget.ts';
import { type PICTURE_LIMITS, PictureMaker } from '../areas/paste/picture.ts';
import { mapPrefix, PasteService } from '../areas/paste/service.ts';
import { ScreenshotStore } from '../areas/paste/store.ts';
import type { Authenticate, Callers } from '../base/caller.ts';
import type { Clock } from '../base/clock.ts';
import type { Settings } from '../base/config/config.ts';
import { isThisMachine, ownOrigins } from '../base/hosts.ts';
import { type Logger, logFaults } from '../base/log/log.ts';
import type { Metrics } from '../base/metrics/metrics.ts';
import { implement, problemText, REQUEST_ID_HEADER, requestId } from '../contract/server/index.ts';
import { McpOverHttp } from '../mcp/http.ts';
import {
  type Files,
  type KeyHolder,
  messageBytes,
  NO_PANEL,
  type Screenshots,
  type ViewerPanel,
} from '../mcp/viewer-tools.ts';
import { isDisconnect } from './app.ts';
import type { Served, ServerParts } from './server.ts';

export interface PasteSettings extends Omit<Settings['paste'], 'ocr'>, Partial<typeof PICTURE_LIMITS> {
  readonly ocr: Settings['paste']['ocr'] & Partial<typeof OCR_LIMITS>;
}

type Logins = Pick<PasteHandlerParts, 'visitorOf' | 'loginUrl' | 'mayActFor'> &
  Pick<AccessParts, 'ownerOf' | 'isActive'>;

export interface PasteOptions {
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'gauge'>;
  readonly log: Logger;
  /** The project directory; screenshots are saved in its screenshots/sp. */
  readonly projectDir: string;
  readonly paste?: Partial<PasteSettings> | undefined;
  /** For files that are given to the person; by default a directory in that of the project. */
  readonly dataDir?: string | undefined;
  readonly files?: Partial<Settings['files']> | undefined;
  /** The address that clients use. */
  readonly url: () => string;
  readonly platformUrl?: (() => string) | undefined;
  readonly logins: Logins;
  /** For /mcp, which also accepts tokens that were issued for it alone. */
  readonly authenticateMcp: Authenticate;
  /** Ends the streams of a key when it is revoked. */
  readonly watchCaller?: ServerParts['watchCaller'];
  /** The panel in which the tool av_screenshot_paste opens the widget; without it, the tool returns the address. */
  readonly panelOf?: ((holder: KeyHolder) => ViewerPanel | Promise<ViewerPanel>) | undefined;
}

export interface PasteArea extends Served {
  /** Continues what an earlier process has left. Call it after listening: a start that fails must not claim screenshots. */
  readonly resume: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function createPaste(options: PasteOptions): Promise<PasteArea> {
  const { clock, log, url, platformUrl, logins } = options;
  const paste: PasteSettings = { ...DEFAULTS.paste, ...options.paste };
  const pictures = new PictureMaker(paste);
  const ocr = paste.ocr.enabled ? new OcrNamer(paste.ocr) : null;
  const pastes = new PasteService({
    settings: paste,
    store: new ScreenshotStore(options.projectDir),
    pictures,
    namers: [...modelNamers(paste.model, pictures), ...(ocr ? [ocr] : [])],
    readText: ocr && ((load) => ocr.readAll(load)),
    clock,
    newId: randomUUID,
    onError: (err, source) => log.warn({ err, source }, 'a naming method failed for a screenshot'),
  });
  const files = new FileService({
    projectDir: options.projectDir,
    dataDir: options.dataDir ?? join(options.projectDir, '.annex'),
    settings: { ...DEFAULTS.files, ...options.files },
    clock,
    mapPath: (path) => mapPrefix(path, paste.pathPrefix ?? ''),
  });
  const downloads = new Downloads(clock);
  // Errors of the clean-up must not prevent pasting.
  const warn = (err: unknown) => log.warn({ err }, 'cannot clean up the screenshot directory');
  await recover(pastes, log).catch(warn);
  await files.start().catch(warn);
  options.metrics.gauge('annex_open_uploads', 'Unfinished uploads of files.', () => files.openUploads);
  const { ownerOf, isActive } = logins;
  const isLocal = () => isThisMachine(new URL(url()).hostname);
  const access = new PasteAccess({ clock, settings: paste, isLocal, ownerOf, isActive });
  const mcp = new McpOverHttp({
    toolsOf: (owner) => ({
      screenshots: ownScreenshots(pastes, owner),
      files: ownFiles(files, owner),
      widgetUrl: () => `${url()}/screenshot-paste${owner === paste.localOwner ? '' : `?owner=${owner}`}`,
      widgetApp: () => widgetApp(paste.maxUploadBytes),
    }),
    panelOf: options.panelOf ?? (() => NO_PANEL),
    callerOf: async (key, address) => {
      const caller = await options.authenticateMcp(key.startsWith('ak_') ? 'apiKey' : 'sessionToken', key, address);
      if (!caller || caller.scheme === 'browserSession') return null;
      const whenRevoked = (end: () => void) => options.watchCaller?.(caller, end) ?? (() => {});
      const { scopes = SCOPE_NAMES } = caller;
      const isKey = caller.scheme === 'apiKey';
      const owner = isKey ? caller.owner : await access.sessionOwner(caller.userId);
      return { owner, keyId: isKey ? caller.keyId : caller.sessionId, scopes, whenRevoked };
    },
    metadataUrl: (host) => `${viewerUrlFor(url(), host)}/.well-known/oauth-protected-resource/mcp`,
    origins: () => ownOrigins(url()),
    maxBodyBytes: messageBytes(paste.maxUploadBytes),
    onTrouble: (error) => isDisconnect(error) || logFaults(log)(error),
    textOf: problemText,
  });
  const handlers = pasteHandlers({
    ...logins,
    pastes,
    files,
    downloads,
    access,
    maxUploadBytes: paste.maxUploadBytes,
    url,
    platformUrl,
  });
  const pages = {
    problem: ({ message }: Error) => message, // no operation returns problems as pages
    headers: widgetHeaders(),
  };
  const service = implement<Paste, Callers>({ ...operations, validators }, handlers, {
    pages,
    rules: pasteRules(access, downloads),
  });
  return {
    services: [service],
    pages: (router: Router) => {
      router.all('/mcp', async (context) => {
        context.respond = false;
        context.res.setHeader(REQUEST_ID_HEADER, requestId(context.req));
        await mcp.handle(context.req, context.res);
      });
    },
    resume: () => pastes.naming.resume().catch(warn),
    close: async () => {
      await pastes.naming.close();
      files.close();
      await mcp.close();
      await ocr?.close();
    },
  };
}

function modelNamers(model: Settings['paste']['model'], pictures: PictureMaker): readonly Namer[] {
  const { url } = model;
  return url === undefined ? [] : [modelNamer({ ...model, url }, (bytes, edge) => pictures.shrink(bytes, edge))];
}

/** Finishes the work of processes that were killed. */
async function recover(pastes: PasteService, log: Logger): Promise<void> {
  const { derived, unreadable } = await pastes.recover();
  if (derived.length > 0) log.info({ derived }, 'created missing optimized copies of screenshots');
  if (unreadable.length > 0) log.warn({ unreadable }, 'cannot read original screenshots');
}

/** The files of one owner, for MCP tools in the same process. */
const ownFiles = (files: FileService, owner: string): Files => ({
  list: async ({ direction, after }) => files.list(owner, direction, after),
  give: async (bytes, { name, from }) => files.give(owner, bytes, { path: name, from }),
});

/** The screenshots of one owner, for MCP tools in the same process. */
function ownScreenshots(pastes: PasteService, owner: string): Screenshots {
  const checkOwner = async (id: string): Promise<string> => {
    await pastes.checkOwner(id, owner);
    return id;
  };
  return {
    list: (query) => pastes.list(owner, query),
    get: async (id) => pastes.get(await checkOwner(id)),
    image: async (id, variant) => pastes.image(await checkOwner(id), variant),
    text: async (id) => pastes.text(await checkOwner(id)),
    store: (bytes, fileName, title) => pastes.paste({ owner, bytes, title, fileName }),
    rename: async (id, name) => pastes.rename(await checkOwner(id), name, 'agent'),
    undo: async (id) => pastes.undo(await checkOwner(id)),
    remove: async (id) => pastes.remove(await checkOwner(id)),
    restore: async (id) => pastes.restore(await checkOwner(id)),
  };
}
