// annex connect token, status and remove: the connections that are stored on this machine.
import {
  DEFAULT_USER,
  disconnect,
  getAccessToken,
  NotConnectedError,
  OAuthError,
  REFRESH_MARGIN_MS,
  type StoredConnection,
  TokenStore,
} from '../../sdk/oauth/index.ts';
import { type Arguments, CommandError, printable, textOf } from '../arguments.ts';
import { printJson, table, timeText } from '../print.ts';
import { asUsage, isConfigured, readRevocationApp, readTokenApp } from './provider.ts';
import { say } from './terminal.ts';

/** Prints only the token on standard output, for scripts. */
export async function printToken(args: Arguments): Promise<void> {
  const [provider = ''] = args.words;
  const user = textOf(args, 'user') ?? DEFAULT_USER;
  const store = new TokenStore();
  asUsage(() => store.pathOf(provider, user));
  const stored = await store.read(provider, user);
  const refresh = args.options['refresh'] === true;
  if (refresh && stored?.refreshToken === null) {
    const name = printable(provider);
    throw new CommandError(`there is no refresh token for ${name}; connect again with annex connect ${name}`);
  }
  const refused = refresh ? stored?.accessToken : undefined;
  const isFresh =
    stored && !refresh && (stored.expiresAt === null || stored.expiresAt - Date.now() > REFRESH_MARGIN_MS);
  // The provider's settings are needed only for a refresh.
  const token =
    isFresh || !stored?.refreshToken
      ? await getAccessToken({ provider, user, store, tokenUrl: '', clientId: '' })
      : await getAccessToken({ ...(await readTokenApp(provider, args)), user, store, refused });
  if (args.options['json']) printJson({ provider, user, access_token: token });
  else console.log(token);
}

export async function showStatus({ options }: Arguments): Promise<void> {
  const stored = await new TokenStore().list();
  if (options['json']) {
    return printJson(
      stored.map(({ provider, user, expiresAt, ...rest }) => ({
        provider,
        user,
        state: stateOf({ provider, user, expiresAt, ...rest }),
        expires_at: expiresAt === null ? null : new Date(expiresAt),
      })),
    );
  }
  if (stored.length === 0) return console.log('No connections yet. Connect with annex connect PROVIDER');
  const rows = stored.map((one) => [
    printable(one.provider),
    printable(one.user),
    stateOf(one),
    timeText(one.expiresAt),
  ]);
  console.log(table([['provider', 'user', 'state', 'access token expires'], ...rows]));
}

function stateOf({ damaged, refreshable, expiresAt }: StoredConnection): string {
  if (damaged) return 'damaged';
  return refreshable || expiresAt === null || expiresAt - Date.now() > REFRESH_MARGIN_MS ? 'connected' : 'expired';
}

/** Revokes the tokens at the provider if possible, and deletes them here. */
export async function removeConnection(args: Arguments): Promise<void> {
  const [provider = ''] = args.words;
  const user = textOf(args, 'user') ?? DEFAULT_USER;
  const store = new TokenStore();
  asUsage(() => store.pathOf(provider, user));
  const revokes = !args.options['local'] && isConfigured(provider, args);
  const app = revokes ? await readRevocationApp(provider, args) : { provider, clientId: '' };
  const revoked = await disconnect({ ...app, user, store }).catch((error: unknown) => {
    if (!(error instanceof OAuthError) || error instanceof NotConnectedError || !revokes) throw error;
    throw new CommandError(
      `${error.message.replace(/\.$/, '')}. Nothing was removed. Try again, or delete only the local tokens with --local`,
    );
  });
  console.log(`Removed the connection to ${provider} as ${user}.`);
  if (revoked) return say(`${provider} has revoked the tokens.`);
  say(`The tokens were not revoked. To end them now, withdraw the access in your account at ${provider}.`);
}
