// Unmodified OAuth clients, with the approval in Chromium.
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as oauth from 'oauth4webapi';
import { describe, expect, it } from 'vitest';
import { readExamples } from '../docs/markup.ts';
import { useSite } from '../docs/site.ts';
import { useReader } from '../examples/reader.ts';
import { type PlatformUnderTest, useRunning } from '../running.ts';
import { violations } from './axe.ts';
import { useHeadlessShell } from './chromium.ts';
import { Visitor } from './intent-visitor.ts';
import { listenForCallback } from './oauth-callback.ts';

const site = useSite();
const running = useRunning();
const browser = useHeadlessShell();
const { folder, run } = useReader(site, running);
const options = { [oauth.allowInsecureRequests]: true };

async function discover(platform: PlatformUnderTest): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(platform.url);
  return oauth.processDiscoveryResponse(
    issuer,
    await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...options }),
  );
}

const statusOf = async ({ url }: PlatformUnderTest, token: string) =>
  (await fetch(`${url}/auth/session`, { headers: { authorization: `Bearer ${token}` } })).status;

const decide = (visitor: Visitor, action: 'Approve' | 'Deny') =>
  visitor.page.getByRole('button', { name: action }).click();

describe('oauth4webapi', () => {
  it('registers, authorizes with PKCE, refreshes, introspects and revokes', async () => {
    const platform = await running.platform();
    const visitor = await Visitor.arrive(browser(), running, platform);
    const as = await discover(platform);
    const callback = await listenForCallback(running);
    const client = await oauth.processDynamicClientRegistrationResponse(
      await oauth.dynamicClientRegistrationRequest(
        as,
        { client_name: 'Layout Assistant', redirect_uris: ['http://127.0.0.1/callback'] },
        options,
      ),
    );
    const [verifier, state] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState()];
    const url = new URL(as.authorization_endpoint ?? '');
    url.search = new URLSearchParams({
      response_type: 'code',
      client_id: client.client_id,
      redirect_uri: callback.url,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      scope: 'workspace:read',
    }).toString();
    await visitor.openAndLogIn(url.href);
    await visitor.heading('“Layout Assistant” wants to access your account');
    expect(await visitor.page.locator('[data-redirect]').textContent()).toBe(new URL(callback.url).host);
    expect(await violations(visitor.page)).toEqual([]);
    await decide(visitor, 'Approve');
    const parameters = oauth.validateAuthResponse(as, client, await callback.next(), state);
    const answer = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      oauth.None(),
      parameters,
      callback.url,
      verifier,
      options,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(as, client, answer);
    expect(tokens).toMatchObject({ token_type: 'bearer', scope: 'workspace:read', expires_in: 3_600 });
    const refreshing = await oauth.refreshTokenGrantRequest(
      as,
      client,
      oauth.None(),
      tokens.refresh_token ?? '',
      options,
    );
    const refreshed = await oauth.processRefreshTokenResponse(as, client, refreshing);
    expect(await statusOf(platform, refreshed.access_token)).toBe(200);
    const { key } = await platform.identity.keys.create('demo');
    const asKeyHolder: oauth.ClientAuth = (_as, _client, _body, headers) =>
      headers.set('authorization', `Bearer ${key}`);
    const checking = await oauth.introspectionRequest(as, client, asKeyHolder, refreshed.access_token, options);
    expect(await oauth.processIntrospectionResponse(as, client, checking)).toMatchObject({
      active: true,
      username: 'ada',
    });
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(as, client, oauth.None(), refreshed.access_token, options),
    );
    expect(await statusOf(platform, refreshed.access_token)).toBe(401);
  });

  it('gets a denial', async () => {
    const platform = await running.platform();
    const visitor = await Visitor.arrive(browser(), running, platform);
    const as = await discover(platform);
    const callback = await listenForCallback(running);
    const registered = await oauth.dynamicClientRegistrationRequest(as, { redirect_uris: [callback.url] }, options);
    const client = await oauth.processDynamicClientRegistrationResponse(registered);
    const url = new URL(as.authorization_endpoint ?? '');
    url.search = new URLSearchParams({
      response_type: 'code',
      client_id: client.client_id,
      redirect_uri: callback.url,
      code_challenge: await oauth.calculatePKCECodeChallenge(oauth.generateRandomCodeVerifier()),
      code_challenge_method: 'S256',
      state: 'some state',
    }).toString();
    await visitor.openLoggedIn(url.href);
    await decide(visitor, 'Deny');
    const location = await callback.next();
    expect(() => oauth.validateAuthResponse(as, client, location, 'some state')).toThrow(
      expect.objectContaining({ error: 'access_denied' }),
    );
    await expect.poll(() => visitor.page.title()).toBe('Back in the application');
  });

  it('uses the device flow, and the user types the code', async () => {
    const platform = await running.platform();
    const visitor = await Visitor.arrive(browser(), running, platform);
    const as = await discover(platform);
    const client = { client_id: 'layout-assistant' };
    const starting = await oauth.deviceAuthorizationRequest(as, client, oauth.None(), new URLSearchParams(), options);
    const device = await oauth.processDeviceAuthorizationResponse(as, client, starting);
    const poll = async () =>
      oauth.processDeviceCodeResponse(
        as,
        client,
        await oauth.deviceCodeGrantRequest(as, client, oauth.None(), device.device_code, options),
      );
    await expect(poll()).rejects.toMatchObject({ error: 'authorization_pending' });
    await expect(poll()).rejects.toMatchObject({ error: 'slow_down' });
    await visitor.openAndLogIn(device.verification_uri_complete ?? '');
    await visitor.page.goto(device.verification_uri);
    await visitor.page.getByLabel('Code').fill('AAAAAAAA');
    await visitor.page.getByRole('button', { name: 'Continue' }).click();
    await visitor.page.getByRole('alert').getByText('No request has this code').waitFor();
    expect(await violations(visitor.page)).toEqual([]);
    await visitor.page.getByLabel('Code').fill(device.user_code.toLowerCase());
    await visitor.page.keyboard.press('Enter');
    await visitor.heading('“layout-assistant” wants to access your account');
    expect(await visitor.page.locator('[data-code]').textContent()).toBe(device.user_code.replace('-', ''));
    await decide(visitor, 'Approve');
    await visitor.heading('Approved');
    expect(await statusOf(platform, (await poll()).access_token)).toBe(200);
  });
});

describe('the guide', () => {
  it('has commands for the device flow', async () => {
    const platform = await running.platform();
    const visitor = await Visitor.arrive(browser(), running, platform);
    const shell = await run('oauth', 'oauth-device.sh', { ANNEX_BASE_URL: platform.url });
    const [, url = '', code = ''] = await shell.until(/Open (\S+)\n.*code: (\S+)\n/);
    await visitor.openLoggedIn(url);
    expect(await visitor.page.locator('[data-code]').textContent()).toBe(code.replace('-', ''));
    await decide(visitor, 'Approve');
    expect(await shell.exit, shell.output()).toBe(0);
    expect(shell.output()).toMatch(/"app_name":"layout-assistant".*"name":"ada"/);
    const ada = await platform.identity.users.findByName('ada');
    const { sessions } = await platform.identity.sessions.list(ada?.id ?? '', '');
    expect(sessions.filter(({ kind }) => kind === 'Application')).toEqual([]);
  });

  it('has a Python program for the authorization code flow', async () => {
    const platform = await running.platform();
    const visitor = await Visitor.arrive(browser(), running, platform);
    const program = readExamples(await site.text('/docs/guides/oauth')).get('oauth_code.py') ?? '';
    await writeFile(join(folder(), 'oauth_code.py'), program);
    await provideRequests();
    const env = { ...process.env, PYTHONPATH: join(folder(), 'python'), ANNEX_BASE_URL: platform.url };
    const child = spawn('python3', ['oauth_code.py'], { cwd: folder(), env });
    running.onClose(() => void child.kill('SIGKILL'));
    let output = '';
    const ended = new Promise<number | null>((closed) => child.once('close', closed));
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    await expect.poll(() => output, { timeout: 20_000 }).toMatch(/Open \S+\n/);
    await visitor.openLoggedIn(/Open (\S+)/.exec(output)?.[1] ?? '');
    await decide(visitor, 'Approve');
    expect(await ended, output).toBe(0);
    expect(output).toContain('Logged in as ada');
  });
});

/** Where Python's `requests` is missing, a module with the two functions that the program uses. */
async function provideRequests(): Promise<void> {
  await mkdir(join(folder(), 'python'));
  if (spawnSync('python3', ['-c', 'import requests']).status === 0) return;
  const module = `import json as _json, urllib.parse, urllib.request

class Response:
    def __init__(self, body):
        self.body = body
    def json(self):
        return _json.loads(self.body)

def send(url, body=None, headers={}):
    return Response(urllib.request.urlopen(urllib.request.Request(url, data=body, headers=headers)).read())

def get(url, headers={}):
    return send(url, None, headers)

def post(url, json=None, data=None):
    if json is not None:
        return send(url, _json.dumps(json).encode(), {"Content-Type": "application/json"})
    return send(url, urllib.parse.urlencode(data).encode())
`;
  await writeFile(join(folder(), 'python/requests.py'), module);
}
