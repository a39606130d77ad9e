// Responses without `iss`, and the metadata that says whether they are refused (RFC 9207).
import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  AccessDeniedError,
  disconnect,
  type OAuthFlow,
  ProviderError,
  revokeToken,
  startOAuthFlow,
  startPastedFlow,
  TokenStore,
  WrongAnswerError,
} from '../../../src/sdk/oauth/index.ts';
import { serveHttp } from '../../http-server.ts';
import { useRunning } from '../../running.ts';

const running = useRunning();
const OIDC = '/.well-known/openid-configuration';
const OAUTH = '/.well-known/oauth-authorization-server';
const PROMISE = 'authorization_response_iss_parameter_supported';

interface Issuer {
  readonly url: string;
  readonly requests: readonly string[];
}

/** Serves `pages` by path, with the issuer's own URL for ISSUER, and 404 elsewhere. */
async function startIssuer(pages: Readonly<Record<string, object | string | RequestListener>>): Promise<Issuer> {
  const requests: string[] = [];
  const { url } = await serveHttp(running, (request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    const page = pages[path];
    if (typeof page === 'function') return void page(request, response);
    if (page === undefined) return void response.writeHead(404).end();
    response.setHeader('content-type', 'application/json');
    response.end((typeof page === 'string' ? page : JSON.stringify(page)).replaceAll('ISSUER', url));
  });
  return { url, requests };
}

const start = async (issuer: string, more: object = {}) => {
  const flow = await startPastedFlow({
    provider: 'Acme',
    authUrl: 'https://acme.example/authorize',
    clientId: 'c',
    scopes: '',
    issuer,
    ...more,
  });
  const state = new URL(flow.authRedirectUrl).searchParams.get('state');
  return (query: string) => flow.readCallback(`${flow.redirectUri}?state=${state}&${query}`);
};

describe('a response without iss', () => {
  it.each([
    ['OpenID Connect', OIDC],
    ['RFC 8414', OAUTH],
  ])('is refused if the metadata promises it: %s [B-flow-iss-missing]', async (_, path) => {
    const issuer = await startIssuer({ [path]: { issuer: 'ISSUER', [PROMISE]: true } });
    const read = await start(issuer.url);
    await expect(read('code=injected')).rejects.toBeInstanceOf(WrongAnswerError);
    await expect(read('code=injected')).rejects.toThrow('does not name its issuer (iss), as Acme promises');
    await expect(read('error=access_denied')).rejects.toBeInstanceOf(WrongAnswerError);
    expect(await read(`code=own&iss=${issuer.url}`)).toMatchObject({ code: 'own' });
  });

  it('is refused through the gateway, too', async () => {
    const { url: gatewayUrl } = await running.gateway();
    const issuer = await startIssuer({ [OIDC]: { issuer: 'ISSUER', [PROMISE]: true } });
    const options = { provider: 'Acme', authUrl: `${issuer.url}/auth`, clientId: 'c', scopes: '', gatewayUrl };
    const open = (flow: OAuthFlow, query: string) =>
      fetch(`${flow.redirectUri}?state=${new URL(flow.authRedirectUrl).searchParams.get('state')}&${query}`);
    const refused = await startOAuthFlow({ ...options, issuer: issuer.url });
    await open(refused, 'code=injected');
    await expect(refused.waitForCode()).rejects.toBeInstanceOf(WrongAnswerError);
    const accepted = await startOAuthFlow({ ...options, issuer: issuer.url });
    await open(accepted, `code=own&iss=${encodeURIComponent(issuer.url)}`);
    expect(await accepted.waitForCode()).toMatchObject({ code: 'own' });
  });

  it.each<[string, Readonly<Record<string, object | string | RequestListener>>]>([
    ['there is no metadata', {}],
    ['it promises nothing', { [OIDC]: { issuer: 'ISSUER' } }],
    ['it promises the opposite', { [OIDC]: { issuer: 'ISSUER', [PROMISE]: false } }],
    ['the promise is not a boolean', { [OIDC]: { issuer: 'ISSUER', [PROMISE]: 'true' } }],
    ['it belongs to another issuer', { [OIDC]: { issuer: 'https://other.example', [PROMISE]: true } }],
    ['it is not JSON', { [OIDC]: '<html>', [OAUTH]: '[]' }],
    ['it is a redirect', { [OIDC]: (_, response) => void response.writeHead(302, { location: '/elsewhere' }).end() }],
  ])('is accepted if %s', async (_, pages) => {
    const issuer = await startIssuer({ ...pages, '/elsewhere': { issuer: 'ISSUER', [PROMISE]: true } });
    const read = await start(issuer.url);
    expect(await read('code=own')).toMatchObject({ code: 'own' });
    await expect(read('error=access_denied')).rejects.toBeInstanceOf(AccessDeniedError);
    expect(issuer.requests).not.toContain('/elsewhere');
  });

  it('is accepted without a request if no issuer is set, and if it has iss', async () => {
    const issuer = await startIssuer({});
    const read = await start(issuer.url);
    await read(`code=own&iss=${issuer.url}`);
    expect(await (await start(issuer.url, { issuer: undefined }))('code=own')).toMatchObject({ code: 'own' });
    expect(issuer.requests).toEqual([]);
  });

  it.each<[string, RequestListener, object]>([
    ['answers 503', (_, response) => void response.writeHead(503).end(), { status: 503 }],
    ['answers 429', (_, response) => void response.writeHead(429).end(), { status: 429 }],
    ['cuts the connection', (request) => void request.socket.destroy(), { error: 'unreachable' }],
  ])('is refused while the issuer %s', async (_, listener, expected) => {
    const issuer = await startIssuer({ [OIDC]: listener });
    const error = await (await start(issuer.url))('code=injected').catch((failed: unknown) => failed);
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject(expected);
    expect(JSON.stringify(error)).not.toContain('injected');
  });

  it('reads at most 256 KiB of endless metadata', async () => {
    let closed = 0;
    const endless: RequestListener = (_, response) => {
      response.on('close', () => closed++);
      response.writeHead(200, { 'content-type': 'application/json' });
      const write = (): void =>
        void (response.writable && response.write(' '.repeat(65_536), () => setImmediate(write)));
      write();
    };
    const issuer = await startIssuer({ [OIDC]: endless, [OAUTH]: endless });
    expect(await (await start(issuer.url))('code=own')).toMatchObject({ code: 'own' });
    await expect.poll(() => closed).toBe(2);
  });
});

describe('the issuer', () => {
  it('must be an https URL, or on this machine', async () => {
    await expect(start('http://acme.example')).rejects.toThrow('issuer must be an https URL');
    await expect(start('acme')).rejects.toThrow('issuer must be an absolute URL');
  });
});

describe('revocation through metadata', () => {
  const app = { provider: 'Acme', clientId: 'c', user: 'ada' };

  it('keeps the record while the metadata cannot be read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'annex-issuer-'));
    running.onClose(() => rm(folder, { recursive: true, force: true }));
    const store = new TokenStore(folder);
    await store.write('Acme', 'ada', { accessToken: 'a', refreshToken: 'r', expiresAt: null });
    const busy = await startIssuer({ [OIDC]: (_, response) => void response.writeHead(503).end() });
    await expect(disconnect({ ...app, store, issuer: busy.url })).rejects.toMatchObject({ status: 503 });
    expect(await store.list()).toHaveLength(1);
    const none = await startIssuer({});
    expect(await revokeToken({ ...app, token: 'r', issuer: none.url })).toBe(false);
  });
});
