// Starts the viewer from the settings. Its code is imported only if it runs in this process.
import { createAuthenticate } from '../areas/identity/authenticate.ts';
import type { IdentityService } from '../areas/identity/service.ts';
import type { MaybePromise } from '../base/async/maybe-promise.ts';
import type { Caller } from '../base/caller.ts';
import type { Settings } from '../base/config/config.ts';
import { type KeyHolder, NO_PANEL } from '../mcp/viewer-tools.ts';
import { openServerDatabase, type Starting } from './await-database.ts';
import { createIdentity } from './identity.ts';
import type { StartedServer } from './server.ts';
import { platformUrlOf, sharedOptions } from './shared-options.ts';
import type { ViewerOptions } from './viewer.ts';

/** The platform that runs in the same process. */
export interface LocalPlatform {
  readonly platformUrl: () => string;
  readonly identity: IdentityService;
  /** As owner/repo. */
  readonly focusedWorkspace: (owner: string) => MaybePromise<string | null>;
}

/** Without a platform in the same process, the viewer opens the database itself to check API keys. */
export async function runViewer(
  settings: Settings,
  local?: LocalPlatform,
  starting: Starting = {},
): Promise<StartedServer> {
  const { startViewer } = await import('./viewer.ts');
  const options = await viewerOptions(settings, local);
  if (local) return startViewer({ ...options, ...authenticationOptions(local.identity) });
  const opened = await openServerDatabase('viewer', settings, { ...options, ...starting, role: 'command' });
  const { database, clock, port } = opened;
  try {
    const identity = createIdentity({ database, clock });
    const viewer = await startViewer({ ...options, clock, port, ...authenticationOptions(identity) });
    const close = async () => {
      await viewer.close();
      await opened.close();
    };
    return { ...viewer, close };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** How the viewer authenticates API keys and learns that one is revoked. */
const authenticationOptions = (identity: IdentityService): Pick<ViewerOptions, 'authenticate' | 'watchCaller'> => ({
  authenticate: createAuthenticate(identity, () => undefined),
  watchCaller: (caller, ended) => identity.callers.watch(caller as Caller, ended),
});

async function viewerOptions(settings: Settings, local: LocalPlatform | undefined) {
  const { workspacePanel } = await import('../mcp/workspace-panel.ts');
  const { projectDir, paste } = settings;
  const platformUrl = local?.platformUrl ?? platformUrlOf(settings);
  const { port, url } = settings.viewer;
  const panelOf = async ({ owner, key: apiKey, workspace: requested }: KeyHolder) => {
    const known = requested ?? (settings.workspace?.startsWith(`${owner}/`) ? settings.workspace : null);
    const workspace = known ?? (await local?.focusedWorkspace(owner)) ?? null;
    if (workspace === null) return NO_PANEL;
    return { ...workspacePanel({ apiKey, workspace, baseUrl: platformUrl }), isGuess: known === null };
  };
  return { ...sharedOptions(settings), platformUrl, port, url, projectDir, paste, panelOf };
}
