// The options of the platform, and of the areas that it loads.
import type { Server } from 'node:http';
import type { Settings } from '../../generated/config/settings.ts';
import type { IdentityService, IdentitySettings } from '../areas/identity/service.ts';
import type { OauthSettings } from '../areas/intents/oauth/dependencies.ts';
import type { IntentDependencies } from '../areas/intents/service.ts';
import type { NotifyDependencies } from '../areas/notify/service.ts';
import type { ICON_LIMITS } from '../areas/packages/store.ts';
import type { PanelLimits } from '../areas/workspace/limits.ts';
import type { ProxyAccess } from '../areas/workspace/web-view/proxy/access.ts';
import type { Guard } from '../areas/workspace/web-view/proxy/guard.ts';
import type { LoginProvider } from '../base/config/login-providers.ts';
import type { Metrics } from '../base/metrics/metrics.ts';
import type { Node } from '../base/state/nodes/node.ts';
import type { Database } from '../base/state/port.ts';
import type { SocketServer } from '../contract/server/index.ts';
import type { DocsServer } from '../docs/router.ts';
import type { GatewayFrontOptions } from './gateway-front.ts';
import type { InstanceNames } from './instance-names.ts';
import type { OwnAddress } from './own-address.ts';
import type { PasteOptions } from './paste.ts';
import type { OtherHosts, Served, ServerOptions, VisitOf } from './server.ts';

export interface PlatformOptions extends ServerOptions {
  readonly packagesDir: string;
  /** With which the platform proves that it wrote the file that programs of its user read. */
  readonly instanceSecret?: string | undefined;
  readonly packages?: Partial<Settings['packages'] & typeof ICON_LIMITS>;
  readonly database: Database;
  /** Set if several platforms share the database. */
  readonly node?: Node | undefined;
  /** `sweepMs`: between two deletions of what has expired; a minute by default. */
  readonly intents?: IntentDependencies['settings'] & { readonly sweepMs?: number };
  readonly oauth?: Partial<OauthSettings>;
  /** Servers of ours that OAuth tokens may be issued for, besides those of the settings. May grow after the start. */
  readonly resources?: readonly string[];
  /** Passes the gateway's paths and socket on to its process. */
  readonly gateway?: Pick<GatewayFrontOptions, 'target' | 'secret'> | undefined;
  /** Serves screenshot paste, too. */
  readonly paste?: PlatformPaste | undefined;
  /** The other servers, for the documentation. */
  readonly docs?: { readonly servers: readonly DocsServer[] };
  readonly identity?: Partial<IdentitySettings>;
  readonly loginProviders?: readonly LoginProvider[];
  readonly notify?: Partial<Pick<NotifyDependencies, 'privateHosts' | 'stillWaiting' | 'limits'>>;
  readonly panels?: Partial<PanelLimits>;
  readonly sandbox?: Partial<Settings['sandbox']>;
  readonly requests?: Partial<Settings['requests']>;
  /** Issues tickets for proxy mode; without it, proxy mode is off. `labels`: serves the sites at the platform's own port. */
  readonly proxy?:
    | {
        readonly access: ProxyAccess;
        readonly guard: Guard;
        readonly labels?: (identity: IdentityService) => OtherHosts | undefined;
      }
    | undefined;
  /** Loads the areas; all of them by default. */
  readonly load?: (options: AreaOptions) => Promise<Areas>;
}

/** `workspace`: the one that the setting names, as owner/repo. */
export type PlatformPaste = Pick<PasteOptions, 'projectDir' | 'paste' | 'files'> & {
  readonly workspace?: string | undefined;
};

export interface AreaOptions extends Omit<PlatformOptions, 'identity'> {
  readonly identity: IdentityService;
  readonly names: InstanceNames;
  readonly metrics: Pick<Metrics, 'gauge'>;
  /** The listening server, its address and its host names. */
  readonly server: Server;
  readonly address: OwnAddress;
  /** Where programs on this machine reach it. */
  readonly localUrl: string;
  readonly hosts: () => ReadonlySet<string>;
  readonly visit: VisitOf;
}

export interface Areas extends Served {
  /** The number of open workspace pages. */
  readonly browsers: () => number;
  readonly sockets: SocketServer;
  /** As owner/repo. */
  readonly focusedWorkspace: (owner: string) => string | null | Promise<string | null>;
  /** Loads what the first request would otherwise wait for. */
  readonly prepare: () => Promise<void>;
  /** Deletes expired rows until done or aborted. */
  readonly sweep: (stop: AbortSignal) => Promise<void>;
  /** Asks the open pages to connect to another node. */
  readonly drain: () => Promise<void>;
  readonly close: () => Promise<void>;
}
