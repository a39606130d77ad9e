// annex connect token: prints only a valid access token on standard output, for scripts.
import { DEFAULT_USER, getAccessToken, REFRESH_MARGIN_MS, TokenStore } from '../../sdk/oauth/index.ts';
import { type Arguments, textOf } from '../arguments.ts';
import { printJson } from '../print.ts';
import { asUsage, readTokenApp } from './provider.ts';

export async function printToken(given: Arguments): Promise<void> {
  const [provider = ''] = given.words;
  const user = textOf(given, 'user') ?? DEFAULT_USER;
  const store = new TokenStore();
  asUsage(() => store.pathOf(provider, user));
  const stored = await store.read(provider, user);
  const isFresh = stored && (stored.expiresAt === null || stored.expiresAt - Date.now() > REFRESH_MARGIN_MS);
  // The provider's settings are needed only for a refresh.
  const token =
    isFresh || !stored?.refreshToken
      ? await getAccessToken({ provider, user, store, tokenUrl: '', clientId: '' })
      : await getAccessToken({ ...(await readTokenApp(provider, given)), user, store });
  if (given.options['json']) printJson({ provider, user, access_token: token });
  else console.log(token);
}
