// annex connect token: an access token that works, alone on standard output, for scripts.
import { DEFAULT_USER, getAccessToken, REFRESH_MARGIN_MS, TokenStore } from '../../sdk/oauth/index.ts';
import { readWords } from '../actions.ts';
import { asUsage, onlyProvider, PROVIDER_FLAGS, readTokenApp } from './provider.ts';

const USAGE = 'connect token PROVIDER [--user NAME]';

export async function printToken(words: readonly string[]): Promise<void> {
  const { values, positionals } = readWords(words, { ...PROVIDER_FLAGS, user: { type: 'string' } }, USAGE);
  const provider = onlyProvider(positionals, USAGE);
  const { user = DEFAULT_USER } = values;
  const store = new TokenStore();
  asUsage(() => store.pathOf(provider, user));
  const stored = await store.read(provider, user);
  const isFresh = stored && (stored.expiresAt === null || stored.expiresAt - Date.now() > REFRESH_MARGIN_MS);
  // What is known of the provider is needed for a refresh only.
  console.log(
    isFresh || !stored?.refreshToken
      ? await getAccessToken({ provider, user, store, tokenUrl: '', clientId: '' })
      : await getAccessToken({ ...(await readTokenApp(provider, values)), user, store }),
  );
}
