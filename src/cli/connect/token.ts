// annex connect token: prints only a valid access token on standard output, for scripts.
import { DEFAULT_USER, getAccessToken, REFRESH_MARGIN_MS, TokenStore } from '../../sdk/oauth/index.ts';
import { type Arguments, CommandError, printable, textOf } from '../arguments.ts';
import { printJson } from '../print.ts';
import { asUsage, readTokenApp } from './provider.ts';

export async function printToken(given: Arguments): Promise<void> {
  const [provider = ''] = given.words;
  const user = textOf(given, 'user') ?? DEFAULT_USER;
  const store = new TokenStore();
  asUsage(() => store.pathOf(provider, user));
  const stored = await store.read(provider, user);
  const refresh = given.options['refresh'] === true;
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
      : await getAccessToken({ ...(await readTokenApp(provider, given)), user, store, refused });
  if (given.options['json']) printJson({ provider, user, access_token: token });
  else console.log(token);
}
