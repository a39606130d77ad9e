// An unmodified openid-client, with the approval in Chromium.
import * as client from 'openid-client';
import { expect, it } from 'vitest';
import { type PlatformUnderTest, useRunning } from '../running.ts';
import { useHeadlessShell } from './chromium.ts';
import { Visitor } from './intent-visitor.ts';
import { listenForCallback } from './oauth-callback.ts';

const running = useRunning();
const browser = useHeadlessShell();
const insecure = { execute: [client.allowInsecureRequests] }; // http, as on any developer's machine

const sessionOf = async ({ url }: PlatformUnderTest, token: string) =>
  (await fetch(`${url}/auth/session`, { headers: { authorization: `Bearer ${token}` } })).json();

it('openid-client registers, authorizes with PKCE and refreshes', async () => {
  const platform = await running.platform();
  const visitor = await Visitor.arrive(browser(), running, platform);
  const callback = await listenForCallback(running);
  const config = await client.dynamicClientRegistration(
    new URL(platform.url),
    { client_name: 'Layout Assistant', redirect_uris: [callback.url], token_endpoint_auth_method: 'none' },
    client.None(),
    { algorithm: 'oauth2', ...insecure },
  );
  const [pkceCodeVerifier, expectedState] = [client.randomPKCECodeVerifier(), client.randomState()];
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: callback.url,
    scope: 'account',
    state: expectedState,
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  });
  await visitor.openAndLogIn(url.href);
  await visitor.page.getByRole('button', { name: 'Approve' }).click();
  const tokens = await client.authorizationCodeGrant(config, await callback.next(), {
    pkceCodeVerifier,
    expectedState,
  });
  expect(await sessionOf(platform, tokens.access_token)).toMatchObject({
    app_name: 'Layout Assistant',
    user: { name: 'ada' },
  });
  const refreshed = await client.refreshTokenGrant(config, tokens.refresh_token ?? '');
  expect(refreshed.access_token).not.toBe(tokens.access_token);
  expect(await sessionOf(platform, refreshed.access_token)).toMatchObject({ user: { name: 'ada' } });
});

it('openid-client uses the device flow', async () => {
  const platform = await running.platform();
  const visitor = await Visitor.arrive(browser(), running, platform);
  const config = await client.discovery(new URL(platform.url), 'layout-assistant', undefined, client.None(), {
    algorithm: 'oauth2',
    ...insecure,
  });
  const device = await client.initiateDeviceAuthorization(config, { scope: 'account' });
  const polling = client.pollDeviceAuthorizationGrant(config, device);
  await visitor.openAndLogIn(device.verification_uri_complete ?? '');
  await visitor.page.getByRole('button', { name: 'Approve' }).click();
  await visitor.heading('Approved');
  expect(await sessionOf(platform, (await polling).access_token)).toMatchObject({ user: { name: 'ada' } });
});
