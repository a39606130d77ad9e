// Starts a viewer of its own from the settings. Its code is imported only if it runs in this process.
import type { IdentityService } from '../areas/identity/service.ts';
import type { Caller } from '../base/caller.ts';
import type { Settings } from '../base/config/config.ts';
import { openServerDatabase, type Starting } from './await-database.ts';
import { createIdentity } from './identity.ts';
import type { Platform } from './platform.ts';
import type { StartedServer } from './server.ts';
import { platformUrlOf, sharedOptions, startOn } from './shared-options.ts';
import type { ViewerOptions } from './viewer.ts';

/** Of a viewer that runs alone. Beside a platform, it has a port of its own only if the setting names one. */
const PORT = 8797;

/** The platform that runs in the same process. */
export type LocalPlatform = Pick<Platform, 'identity' | 'focusedWorkspace' | 'url'>;

/** Without a platform in the same process, the viewer opens the database itself to check API keys and session tokens. */
export async function runViewer(
  settings: Settings,
  local?: LocalPlatform,
  starting: Starting = {},
): Promise<StartedServer> {
  if (local) return start(settings, local.identity, local);
  const unready = { ...sharedOptions(settings, 'viewer'), ...settings.viewer, port: settings.viewer.port ?? PORT };
  const opened = await openServerDatabase('viewer', settings, { ...unready, ...starting, role: 'command' });
  const { database, clock, port } = opened;
  const identity = createIdentity({ database, clock });
  return startOn(opened, () => start(settings, identity, undefined, { clock, port }));
}

async function start(
  settings: Settings,
  identity: IdentityService,
  local: LocalPlatform | undefined,
  opened?: Pick<ViewerOptions, 'clock' | 'port'>,
): Promise<StartedServer> {
  const { startViewer } = await import('./viewer.ts');
  const { panelsOf, pasteLogins } = await import('./platform-paste.ts');
  const { projectDir, paste, files, workspace } = settings;
  const platformUrl = local ? () => local.url : platformUrlOf(settings);
  const { ownerOf } = pasteLogins(identity, workspace);
  const focused = async (owner: string) => local?.focusedWorkspace(owner) ?? null;
  let audience: string | undefined;
  const viewer = await startViewer({
    ...sharedOptions(settings, 'viewer'),
    ...settings.viewer,
    port: settings.viewer.port ?? PORT,
    platformUrl,
    projectDir,
    paste,
    files,
    panelOf: panelsOf({ identity, workspace, baseUrl: () => platformUrl?.(), focused }),
    logins: { ownerOf },
    authenticate: identity.callers.authenticator(() => undefined),
    authenticateMcp: identity.callers.authenticator(() => audience),
    watchCaller: (caller, ended) => identity.callers.watch(caller as Caller, ended),
    ...opened,
  });
  audience = `${viewer.url}/mcp`;
  return viewer;
}
