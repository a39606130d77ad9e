// A real OpenID Connect provider (oidc-provider) with its own pages, for logins in a browser.
import { generateKeyPairSync } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { Provider } from 'oidc-provider';
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { serveHttp } from '../http-server.ts';
import type { Running } from '../running.ts';

export interface OidcProvider {
  readonly url: string;
  /** Groups by account. */
  readonly groups: Map<string, readonly string[]>;
  /** Closes every connection without a response, or responds again. */
  setDown(isDown: boolean): void;
  /** Starts it for a platform, or again with a new signing key. */
  start(platformUrl: string): void;
}

/** Signing keys, shared by all tests: it takes long to generate one. */
const signingKeys: JsonWebKey[] = [];

function signingKey(index: number): JsonWebKey {
  signingKeys[index] ??= generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ format: 'jwk' });
  return signingKeys[index];
}

export async function createOidcProvider(
  running: Pick<Running, 'onClose'>,
  name: string,
  clientSecret: string,
): Promise<OidcProvider> {
  let listener: RequestListener = () => {};
  let down = false;
  const { url } = await serveHttp(running, (request, response) => {
    if (down) request.destroy();
    else listener(request, response);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // it warns about its in-memory store and built-in pages
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const groups = new Map<string, readonly string[]>();
  let keys = 0;
  return {
    url,
    groups,
    setDown: (isDown) => {
      down = isDown;
    },
    start: (platformUrl) => {
      const key = { ...signingKey(keys), kid: `${name}-${keys++}`, use: 'sig', alg: 'RS256' };
      const provider = new Provider(url, {
        clients: [
          {
            client_id: 'annex',
            client_secret: clientSecret,
            redirect_uris: [`${platformUrl}/login/${name}/callback`],
            post_logout_redirect_uris: [`${platformUrl}/login`],
          },
        ],
        jwks: { keys: [key as never] },
        claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
        findAccount: (_, id) => ({
          accountId: id,
          claims: () => ({
            sub: id,
            groups: [...(groups.get(id) ?? [])],
            email: `${id}@${name}.example`,
            email_verified: true,
            preferred_username: id,
          }),
        }),
        // Asks for a login only, not for consent: one page less.
        loadExistingGrant: async ({ oidc }) => {
          const {
            client,
            session,
            provider: { Grant },
          } = oidc;
          const grant = new Grant({ clientId: client?.clientId, accountId: session?.accountId });
          grant.addOIDCScope('openid email profile');
          await grant.save();
          return grant;
        },
        ttl: { Session: 3_600, Grant: 3_600, Interaction: 3_600, AccessToken: 3_600, IdToken: 3_600 },
        features: { rpInitiatedLogout: { enabled: true } },
        // All providers of a test are on one host, where they share cookies.
        cookies: {
          keys: ['not-a-secret-in-a-test'],
          names: { interaction: `${name}_interaction`, resume: `${name}_resume`, session: `${name}_session` },
        },
      });
      listener = provider.callback();
    },
  };
}

/** Starts a login, then logs in at the provider's pages and agrees, as far as it asks, until it redirects back. */
export async function agreeAt(page: Page, account: string, start: () => Promise<void>): Promise<void> {
  let isBack = false;
  const back = page.waitForRequest(/\/login\/\w+\/callback\?/).then(() => {
    isBack = true;
  });
  const orBack = (waiting: Promise<unknown>) => Promise.race([back, waiting.catch(() => back)]);
  await start();
  const prompt = page.locator('input[name=prompt]');
  for (;;) {
    await orBack(prompt.waitFor({ state: 'attached' }));
    if (isBack) return;
    if ((await prompt.getAttribute('value')) === 'login') {
      await page.locator('input[name=login]').fill(account);
      await page.locator('input[name=password]').fill('any');
    }
    const before = page.url();
    await page.locator('button[type=submit]').click({ noWaitAfter: true });
    await orBack(page.waitForURL((url) => url.href !== before));
  }
}
