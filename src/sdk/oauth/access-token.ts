// A valid stored access token, refreshed shortly before it expires. Only one refresh runs at a time, also across
// processes: with rotation, two refreshes of one token would invalidate both.
import { NotConnectedError, ProviderError } from './errors.ts';
import { isTemporary } from './provider-request.ts';
import type { TokenSettings } from './settings.ts';
import { refreshTokens, type TokenRecord, type TokenRequestOptions } from './token-endpoint.ts';
import { DEFAULT_USER, TokenStore } from './token-store.ts';

export interface AccessOptions extends TokenSettings, Pick<TokenRequestOptions, 'now'> {
  /** `default` by default. */
  readonly user?: string | undefined;
  readonly store?: TokenStore | undefined;
  /** Refresh a token with at most this many milliseconds left; 60 000 by default. */
  readonly marginMs?: number | undefined;
  /** An access token that an API has just rejected. It is refreshed even if it has not expired. */
  readonly refused?: string | undefined;
}

export const REFRESH_MARGIN_MS = 60_000;

/** Pause after a temporary error without Retry-After. */
const RETRY_MS = 5_000;

/** The refreshes that this process runs, by file. */
const refreshing = new Map<string, Promise<TokenRecord>>();
/** Until when no refresh is sent for a valid token after a temporary error, by file. */
const pausedUntil = new Map<string, number>();

/**
 * If the provider cannot refresh at the moment (429, 5xx, unreachable), returns the stored token as long as it is
 * valid. Rejects with NotConnectedError if the user has to grant access first.
 */
export async function getAccessToken(options: AccessOptions): Promise<string> {
  const { provider, user = DEFAULT_USER, store = new TokenStore(), now = Date.now } = options;
  const stored = await store.read(provider, user);
  if (stored && isFresh(stored, options)) return stored.accessToken;
  const path = store.pathOf(provider, user);
  if (stored && isValid(stored, options) && now() < (pausedUntil.get(path) ?? 0)) return stored.accessToken;
  const shared = refreshing.get(path);
  const running = shared ?? refreshStored(options, user, store).finally(() => refreshing.delete(path));
  refreshing.set(path, running);
  const { accessToken } = await running;
  // The other caller did not know that an API has rejected this token.
  return shared && accessToken === options.refused ? getAccessToken(options) : accessToken;
}

/** Whether an access token is available without the user, according to the store. */
export async function isConnected(
  options: Pick<AccessOptions, 'provider' | 'user' | 'store' | 'marginMs' | 'now'>,
): Promise<boolean> {
  const { provider, user = DEFAULT_USER, store = new TokenStore() } = options;
  const record = await store.read(provider, user);
  return record !== null && (record.refreshToken !== null || isFresh(record, options));
}

type Freshness = Pick<AccessOptions, 'marginMs' | 'now' | 'refused'>;

function isFresh({ accessToken, expiresAt }: TokenRecord, { marginMs, now = Date.now, refused }: Freshness): boolean {
  if (accessToken === refused) return false;
  return expiresAt === null || expiresAt - now() > (marginMs ?? REFRESH_MARGIN_MS);
}

const isValid = (record: TokenRecord, options: Freshness): boolean => isFresh(record, { ...options, marginMs: 0 });

/** Reads the record again under the lock, because another process may have refreshed it. */
async function refreshStored(options: AccessOptions, user: string, store: TokenStore): Promise<TokenRecord> {
  const { provider } = options;
  const path = store.pathOf(provider, user);
  const record = await store.exclusively(provider, user, async (locked) => {
    const stored = await locked.read();
    if (!stored || isFresh(stored, options)) return stored;
    if (stored.refreshToken === null) return null;
    try {
      const refreshed = await refreshTokens({ ...options, refreshToken: stored.refreshToken });
      await locked.write(refreshed);
      pausedUntil.delete(path);
      return refreshed;
    } catch (error) {
      if (isTemporary(error) && isValid(stored, options)) {
        const retryAfterMs = error instanceof ProviderError ? error.retryAfterMs : null;
        pausedUntil.set(path, (options.now ?? Date.now)() + (retryAfterMs ?? RETRY_MS));
        return stored;
      }
      if (!(error instanceof ProviderError && error.error === 'invalid_grant')) throw error;
      const reread = await locked.read();
      if (reread && reread.refreshToken !== stored.refreshToken && isFresh(reread, options)) return reread;
      await locked.write({ ...stored, refreshToken: null }); // it will not work again
      throw new NotConnectedError(provider, { cause: error });
    }
  });
  if (!record) throw new NotConnectedError(provider);
  return record;
}
