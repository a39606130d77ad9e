// Starts the viewer from the settings. Its code is imported only if it runs in this process.
import type { IdentityService } from '../areas/identity/service.ts';
import type { Caller } from '../base/caller.ts';
import type { Settings } from '../base/config/config.ts';
import { type KeyHolder, NO_PANEL } from '../mcp/viewer-tools.ts';
import { openServerDatabase, type Starting } from './await-database.ts';
import { createIdentity } from './identity.ts';
import type { Platform } from './platform.ts';
import type { StartedServer } from './server.ts';
import { platformUrlOf, sharedOptions, startOn } from './shared-options.ts';
import type { ViewerOptions } from './viewer.ts';

/** The platform that runs in the same process. */
export type LocalPlatform = Pick<Platform, 'identity' | 'focusedWorkspace'> & { readonly platformUrl: () => string };

/** Without a platform in the same process, the viewer opens the database itself to check API keys and session tokens. */
export async function runViewer(
  settings: Settings,
  local?: LocalPlatform,
  starting: Starting = {},
): Promise<StartedServer> {
  if (local) return start(settings, local.identity, local);
  const unready = { ...sharedOptions(settings, 'viewer'), ...settings.viewer };
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
  const { workspacePanel } = await import('../mcp/workspace-panel.ts');
  const { projectDir, paste, files } = settings;
  const platformUrl = local?.platformUrl ?? platformUrlOf(settings);
  let audience: string | undefined;
  const panelOf = async ({ owner, key, workspace: requested }: KeyHolder) => {
    const preset = requested ?? (settings.workspace?.startsWith(`${owner}/`) ? settings.workspace : null);
    const workspace = preset ?? (await local?.focusedWorkspace(owner)) ?? null;
    if (workspace === null || !platformUrl) return NO_PANEL;
    const credential = key.startsWith('ak_') ? { apiKey: key } : { sessionToken: await identity.callers.delegate(key) }; // the token itself may be for the viewer only
    return { ...workspacePanel({ ...credential, workspace, baseUrl: platformUrl }), isGuess: preset === null };
  };
  const viewer = await startViewer({
    ...sharedOptions(settings, 'viewer'),
    ...settings.viewer,
    platformUrl,
    projectDir,
    paste,
    files,
    panelOf,
    ownerOf: async (userId) => {
      const { owners = [] } = (await identity.users.find(userId)) ?? {};
      const configured = settings.workspace?.split('/', 1)[0] ?? '';
      return owners.includes(configured) ? configured : (owners[0] ?? null);
    },
    authenticate: identity.callers.authenticator(() => undefined),
    authenticateMcp: identity.callers.authenticator(() => audience),
    tickets: identity.pasteTickets,
    watchCaller: (caller, ended) => identity.callers.watch(caller as Caller, ended),
    ...opened,
  });
  audience = `${viewer.url}/mcp`;
  return viewer;
}
