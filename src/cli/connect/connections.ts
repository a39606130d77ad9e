// annex connect token, status and remove: the connections that are stored on this machine.

import type { StoredConnection } from '../../sdk/oauth/index.ts';
import * as oauth from '../../sdk/oauth/index.ts';
import { type Arguments, CommandError, printable, textOf } from '../arguments.ts';
import { printResult, printRows, timeText } from '../print.ts';
import { asUsage, isConfigured, readRevocationApp, readTokenApp } from './provider.ts';
import { say } from './terminal.ts';

/** The store, and whose tokens of which provider the arguments name. */
export function openStore(args: Arguments) {
  const [provider = ''] = args.words;
  const user = textOf(args, 'user') ?? oauth.DEFAULT_USER;
  const store = new oauth.TokenStore();
  return { provider, user, store, path: asUsage(() => store.pathOf(provider, user)) };
}

/** Prints only the token on standard output, for scripts. */
export async function printToken(args: Arguments): Promise<void> {
  const { provider, user, store } = openStore(args);
  const stored = await store.read(provider, user);
  const refresh = args.options['refresh'] === true;
  if (refresh && stored?.refreshToken === null) {
    const name = printable(provider);
    throw new CommandError(`there is no refresh token for ${name}; connect again with annex connect ${name}`);
  }
  const refused = refresh ? stored?.accessToken : undefined;
  const isFresh =
    stored && !refresh && (stored.expiresAt === null || stored.expiresAt - Date.now() > oauth.REFRESH_MARGIN_MS);
  // The provider's settings are needed only for a refresh.
  const token =
    isFresh || !stored?.refreshToken
      ? await oauth.getAccessToken({ provider, user, store, tokenUrl: '', clientId: '' })
      : await oauth.getAccessToken({ ...(await readTokenApp(provider, args)), user, store, refused });
  printResult(args, { provider, user, access_token: token }, token);
}

export async function showStatus(args: Arguments): Promise<void> {
  const connections = (await new oauth.TokenStore().list()).map((stored) => ({
    provider: stored.provider,
    user: stored.user,
    state: stateOf(stored),
    expires_at: stored.expiresAt === null ? null : new Date(stored.expiresAt),
  }));
  const rows = connections.map(({ provider, user, state, expires_at }) => [
    printable(provider),
    printable(user),
    state,
    timeText(expires_at?.getTime() ?? null),
  ]);
  const columns = ['provider', 'user', 'state', 'access token expires'];
  printRows(args, connections, columns, rows, 'No connections yet. Connect with annex connect PROVIDER');
}

function stateOf({ damaged, refreshable, expiresAt }: StoredConnection): string {
  if (damaged) return 'damaged';
  return refreshable || expiresAt === null || expiresAt - Date.now() > oauth.REFRESH_MARGIN_MS
    ? 'connected'
    : 'expired';
}

export async function removeConnection(args: Arguments): Promise<void> {
  const { provider, user, store } = openStore(args);
  const revokes = !args.options['local'] && isConfigured(provider, args);
  const app = revokes ? await readRevocationApp(provider, args) : { provider, clientId: '' };
  const revoked = await oauth.disconnect({ ...app, user, store }).catch((error: unknown) => {
    if (!(error instanceof oauth.OAuthError) || error instanceof oauth.NotConnectedError || !revokes) throw error;
    const reason = error.message.replace(/\.$/, '');
    throw new CommandError(`${reason}. Nothing was removed. Try again, or delete only the local tokens with --local`);
  });
  console.log(`Removed the connection to ${provider} as ${user}.`);
  if (revoked) return say(`${provider} has revoked the tokens.`);
  say(`The tokens were not revoked. To end them now, withdraw the access in your account at ${provider}.`);
}
