// Screenshot paste at the platform's address: logins of its browsers, tokens for /mcp, panels of its workspaces.

import { loginPath } from '../areas/identity/page/index.ts';
import { SHELL } from '../areas/identity/page/visitor.ts';
import type { IdentityService } from '../areas/identity/service.ts';
import type { Caller } from '../base/caller.ts';
import { withProof } from '../contract/server/index.ts';
import { type KeyHolder, NO_PANEL } from '../mcp/viewer-tools.ts';
import { workspacePanel } from '../mcp/workspace-panel.ts';
import { createPaste, type PasteArea, type PasteOptions } from './paste.ts';
import type { AreaOptions, Areas, PlatformPaste } from './platform-options.ts';

/** Tokens that were issued for the former address of /mcp work at the new one. */
const FORMER_RESOURCES = ['http://127.0.0.1:8797/mcp', 'http://localhost:8797/mcp'];

export function createPlatformPaste(
  { clock, log, metrics, dataDir, identity, address, localUrl }: AreaOptions,
  { workspace, ...parts }: PlatformPaste,
  focused: Areas['focusedWorkspace'],
): Promise<PasteArea> {
  return createPaste({
    ...parts,
    ...{ clock, log, metrics, dataDir },
    url: address.base,
    platformUrl: address.base,
    logins: pasteLogins(identity, workspace),
    authenticateMcp: identity.callers.authenticator(() => [`${address.base()}/mcp`, ...FORMER_RESOURCES]),
    watchCaller: (caller, ended) => identity.callers.watch(caller as Caller, ended),
    panelOf: panelsOf({ identity, workspace, baseUrl: () => localUrl, focused }),
  });
}

/** `workspace`: the one that the setting names. Its owner is preferred for users who belong to several. */
export function pasteLogins(identity: IdentityService, workspace: string | undefined): PasteOptions['logins'] {
  const { callers, sessions, users } = identity;
  const ownerOf = async (userId: string): Promise<string | null> => {
    const { owners = [] } = (await users.find(userId)) ?? {};
    const preferred = workspace?.split('/', 1)[0] ?? '';
    return owners.includes(preferred) ? preferred : (owners[0] ?? null);
  };
  return {
    ownerOf,
    loginUrl: loginPath,
    mayActFor: (caller, owner) => callers.mayActFor(caller, owner),
    isActive: async ({ sessionId, owner }) => {
      const userId = await sessions.userOf(sessionId);
      return userId !== null && callers.mayActFor({ scheme: 'browserSession', sessionId, userId }, owner);
    },
    visitorOf: async (session, proof) => {
      if (session === undefined) return null;
      if (proof === undefined) return SHELL;
      const caller = await callers.findByCookie(withProof(session, proof));
      const user = caller && (await users.find(caller.userId));
      return user ? { user: user.name, userId: user.id, sessionId: caller.sessionId } : null;
    },
  };
}

interface PanelParts {
  readonly identity: IdentityService;
  readonly workspace: string | undefined;
  /** Of the platform, for programs on this machine. */
  readonly baseUrl: () => string | undefined;
  readonly focused: (owner: string) => string | null | Promise<string | null>;
}

/** The panels that the tools of a key open: in the workspace that it names, in that of the setting, or in the one last viewed. */
export function panelsOf({ identity, workspace: configured, baseUrl, focused }: PanelParts) {
  return async ({ owner, key, workspace: requested }: KeyHolder) => {
    const preset = requested ?? (configured?.startsWith(`${owner}/`) ? configured : null);
    const workspace = preset ?? (await focused(owner)) ?? null;
    const platform = baseUrl();
    if (workspace === null || platform === undefined) return NO_PANEL;
    const credential = key.startsWith('ak_') ? { apiKey: key } : { sessionToken: await identity.callers.delegate(key) }; // the token itself may be for /mcp only
    return { ...workspacePanel({ ...credential, workspace, baseUrl: () => platform }), isGuess: preset === null };
  };
}
