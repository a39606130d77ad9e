// A viewer of its own: screenshot paste and MCP, at another port than the platform or without one.
import type { Platform } from '../../generated/platform/contract.ts';
import * as operations from '../../generated/platform/operations.ts';
import { validators } from '../../generated/platform/validators.js';
import { platformHandlers } from '../areas/platform/handlers.ts';
import type { Authenticate } from '../base/caller.ts';
import { Uptime } from '../base/clock.ts';
import { createMetrics } from '../base/metrics/metrics.ts';
import { implement } from '../contract/server/index.ts';
import { consolePages } from '../docs/console/router.ts';
import { createPaste, type PasteOptions } from './paste.ts';
import { type ServerOptions, type ServerParts, type StartedServer, startServer } from './server.ts';

export interface ViewerOptions
  extends ServerOptions,
    Pick<PasteOptions, 'projectDir' | 'paste' | 'files' | 'panelOf' | 'watchCaller'> {
  /** Checks API keys and session tokens; without it, none is valid. */
  readonly authenticate?: Authenticate | undefined;
  /** For /mcp, which also accepts tokens that were issued for it alone. */
  readonly authenticateMcp?: Authenticate | undefined;
  readonly logins?: Partial<PasteOptions['logins']>;
}

export async function startViewer(options: ViewerOptions): Promise<StartedServer> {
  const { platformUrl } = options;
  const metrics = createMetrics('viewer');
  let url = options.url ?? '';
  const uptime = new Uptime(options.clock);
  const handlers = platformHandlers({
    uptime,
    metrics,
    baseUrl: () => url,
    without: ['gateway'],
    ready: async () => {},
  });
  const common = implement<Platform>({ ...operations, validators }, handlers);
  const paste = await createPaste({
    ...options,
    metrics,
    url: () => url,
    logins: {
      // It has no login of its own: browsers use the platform's widget.
      visitorOf: async () => null,
      loginUrl: (next) => `${platformUrl?.() ?? ''}${next}`,
      mayActFor: async () => false,
      isActive: async () => false,
      ownerOf: async () => null,
      ...options.logins,
    },
    authenticateMcp: options.authenticateMcp ?? options.authenticate ?? (() => null),
  });
  const parts: ServerParts = {
    metrics,
    services: [...paste.services, common],
    authenticate: options.authenticate ?? (() => null),
    watchCaller: options.watchCaller,
    pages: (router, visit) => {
      router.get('/', (context) => context.redirect('/screenshot-paste'));
      consolePages(['paste'], visit)(router);
      paste.pages?.(router, visit);
    },
    started: (address) => {
      url = address;
    },
  };
  const server = await startServer(options, parts).catch(async (error: unknown) => {
    await paste.close();
    throw error;
  });
  await paste.resume();
  return {
    ...server,
    close: async () => {
      await paste.close();
      await server.close();
    },
  };
}
