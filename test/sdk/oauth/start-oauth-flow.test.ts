import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import {
  AccessDeniedError,
  FlowExpiredError,
  GatewayLostError,
  GatewayRefusedError,
  OAuthError,
  type OAuthFlow,
  ProviderError,
  startOAuthFlow,
  WrongAnswerError,
} from '../../../src/sdk/oauth/index.ts';
import { useRunning } from '../../running.ts';

const running = useRunning();
const APP = {
  provider: 'Acme',
  authUrl: 'https://acme.example/authorize?tenant=7',
  clientId: 'the-client',
  scopes: 'files.read email',
  extraParams: { access_type: 'offline', prompt: 'consent' },
};
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const stateOf = (flow: Pick<OAuthFlow, 'authRedirectUrl'>): string =>
  new URL(flow.authRedirectUrl).searchParams.get('state') ?? '';

/** Opens the redirect URI with the provider's response, as the browser would. */
const openCallback = (
  flow: OAuthFlow,
  response: Record<string, string>,
  address = flow.redirectUri,
): Promise<Response> => fetch(`${address}?${new URLSearchParams({ state: stateOf(flow), ...response })}`);

const rejectionOf = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('startOAuthFlow', () => {
  it('builds the provider’s URL from its options [B-flow-provider] [B-flow-auth-url] [B-flow-client-id] [B-flow-scopes] [B-flow-extra-params] [B-flow-auth-redirect-url] [B-flow-redirect-uri-parameter] [B-flow-redirect-uri]', async () => {
    const gateway = await running.gateway();
    const flow = await startOAuthFlow({ ...APP, gatewayUrl: `${gateway.url}/` });
    const { origin, pathname, searchParams } = new URL(flow.authRedirectUrl);
    expect(origin + pathname).toBe('https://acme.example/authorize');
    expect(Object.fromEntries(searchParams)).toEqual({
      tenant: '7',
      access_type: 'offline',
      prompt: 'consent',
      response_type: 'code',
      client_id: 'the-client',
      redirect_uri: `${gateway.url}/callback`,
      scope: 'files.read email',
      state: expect.stringMatching(UUID),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(flow.redirectUri).toBe(`${gateway.url}/callback`);
    await flow.close();
  });

  it('accepts scopes as a list, and sends them with spaces between them', async () => {
    const { url: gatewayUrl } = await running.gateway();
    const flow = await startOAuthFlow({ ...APP, gatewayUrl, scopes: ['files.read', 'email'] });
    expect(new URL(flow.authRedirectUrl).searchParams.get('scope')).toBe('files.read email');
    await flow.close();
  });

  it('reads the gateway from the environment, and omits PKCE if it is turned off', async () => {
    const gateway = await running.gateway();
    vi.stubEnv('ANNEX_GATEWAY_URL', gateway.url);
    const flow = await startOAuthFlow({ ...APP, scopes: '', extraParams: undefined, pkce: false });
    vi.unstubAllEnvs();
    expect([...new URL(flow.authRedirectUrl).searchParams.keys()].sort()).toEqual(
      ['tenant', 'response_type', 'client_id', 'redirect_uri', 'state'].sort(),
    );
    expect(flow.redirectUri).toBe(`${gateway.url}/callback`);
    await flow.close();
  });

  it('uses a new UUID as the state of every flow [B-flow-state-parameter]', async () => {
    const { url: gatewayUrl } = await running.gateway();
    const flows = await Promise.all(Array.from({ length: 20 }, () => startOAuthFlow({ ...APP, gatewayUrl })));
    for (const flow of flows) expect(stateOf(flow)).toMatch(UUID);
    expect(new Set(flows.map(stateOf)).size).toBe(20);
    await Promise.all(flows.map((flow) => flow.close()));
  });

  it('resolves only when the gateway has registered the state [B-step-connect] [B-step-register]', async () => {
    const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    running.onClose(() => {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
    });
    await once(sockets, 'listening');
    const gatewayUrl = `http://127.0.0.1:${(sockets.address() as { port: number }).port}`;
    let resolved = false;
    const starting = startOAuthFlow({ ...APP, gatewayUrl }).finally(() => {
      resolved = true;
    });
    const [socket] = await once(sockets, 'connection');
    const message = JSON.parse(String((await once(socket, 'message'))[0]));
    const fresh = { state: expect.stringMatching(UUID), resume: expect.stringMatching(UUID) };
    const register = { type: 'register', provider: 'Acme', acknowledge: true, ...fresh };
    expect(message).toEqual(register);
    await new Promise((resolve) => setImmediate(resolve));
    expect(resolved).toBe(false);
    socket.send(JSON.stringify({ type: 'registered', state: message.state }));
    expect(stateOf(await starting)).toBe(message.state);
  });

  it('rejects invalid options before it connects', async () => {
    const wrong: Record<string, object> = {
      'extraParams must not contain state': { extraParams: { state: 'fixed' } },
      'extraParams must not contain client_secret': { extraParams: { client_secret: 'geheim' } },
      'authUrl must be an absolute URL': { authUrl: '/authorize' },
      'authUrl must be an https URL': { authUrl: 'http://acme.example/authorize' },
      'gatewayUrl must be an absolute URL': { gatewayUrl: 'ftp://gateway.example' },
    };
    for (const [message, options] of Object.entries(wrong)) {
      await expect(startOAuthFlow({ ...APP, ...options })).rejects.toThrow(message);
    }
  });

  it('rejects with GatewayLostError if the gateway is unreachable or does not respond', async () => {
    const connections: Socket[] = [];
    const silent = createServer((connection) => connections.push(connection.on('error', () => {})));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const gatewayUrl = `http://127.0.0.1:${(silent.address() as { port: number }).port}`;
    const timedOut = await rejectionOf(startOAuthFlow({ ...APP, gatewayUrl, connectTimeoutMs: 20 }));
    for (const connection of connections) connection.destroy();
    await new Promise((done) => silent.close(done));
    const refused = await rejectionOf(startOAuthFlow({ ...APP, gatewayUrl }));
    for (const error of [timedOut, refused]) {
      expect(error).toBeInstanceOf(GatewayLostError);
      expect(error).toMatchObject({ code: 'gateway-lost' });
    }
  });

  it('rejects with the reason if the gateway refuses the registration', async () => {
    const { url: gatewayUrl } = await running.gateway({ maxRegistrations: 0 });
    const error = await rejectionOf(startOAuthFlow({ ...APP, gatewayUrl }));
    expect(error).toBeInstanceOf(GatewayRefusedError);
    expect(error).toMatchObject({ code: 'gateway-refused', refusal: 'at-capacity' });
  });
});

describe('waitForCode', () => {
  it('resolves to an object with the code, then disconnects [B-flow-wait-for-code] [B-step-disconnect]', async () => {
    const gateway = await running.gateway();
    const flow = await startOAuthFlow({ ...APP, gatewayUrl: gateway.url });
    const waiting = flow.waitForCode();
    expect((await openCallback(flow, { code: 'SplxlOBeZQQYbYS6WxSbIA' })).status).toBe(200);
    expect(await waiting).toMatchObject({ code: 'SplxlOBeZQQYbYS6WxSbIA', redirectUri: flow.redirectUri });
    await expect
      .poll(async () => (await fetch(`${gateway.url}/status`)).json())
      .toMatchObject({ connections: 0, pending: 0 });
  });

  it('returns a code that arrived before the call, also to a second call', async () => {
    const { url: gatewayUrl } = await running.gateway();
    const flow = await startOAuthFlow({ ...APP, gatewayUrl });
    await openCallback(flow, { code: 'early-code' });
    expect(await flow.waitForCode()).toMatchObject({ code: 'early-code' });
    expect(await flow.waitForCode()).toMatchObject({ code: 'early-code' });
  });

  it('rejects with the provider’s cleaned error text, and recognizes a denial [B-provider-test-users]', async () => {
    const { url: gatewayUrl } = await running.gateway();
    const responses = [
      { error: 'access_denied', error_description: 'not a test\u0007 user' },
      { error: 'invalid_scope', error_description: 'x'.repeat(1_000), error_uri: 'javascript:alert(1)' },
    ];
    const errors = await Promise.all(
      responses.map(async (response) => {
        const flow = await startOAuthFlow({ ...APP, gatewayUrl });
        const waiting = rejectionOf(flow.waitForCode());
        await openCallback(flow, response);
        return waiting;
      }),
    );
    expect(errors[0]).toBeInstanceOf(AccessDeniedError);
    expect((errors[0] as Error).message).toMatch(/^Acme declined access \(not a test user\)\. .*test-user list/);
    expect(errors[1]).toBeInstanceOf(ProviderError);
    expect(errors[1]).toMatchObject({ error: 'invalid_scope', description: 'x'.repeat(300), uri: null });
  });

  it('accepts any iss if no issuer is set, else compares it', async () => {
    const { url: gatewayUrl } = await running.gateway();
    const response = { code: 'some-code', iss: 'https://acme.example' };
    const outcome = async (issuer: string | undefined) => {
      const flow = await startOAuthFlow({ ...APP, gatewayUrl, issuer });
      const waiting = flow.waitForCode().catch((error: unknown) => error);
      await openCallback(flow, response);
      return waiting;
    };
    expect(await outcome(undefined)).toMatchObject({ code: 'some-code' });
    expect(await outcome('https://acme.example')).toMatchObject({ code: 'some-code' });
    const wrong = await outcome('https://acme.example/');
    expect(wrong).toBeInstanceOf(WrongAnswerError);
    expect(JSON.stringify([wrong, String(wrong)])).not.toContain('some-code');
  });

  it('rejects with FlowExpiredError when the registration expires at the gateway', async () => {
    const gateway = await running.gateway();
    const flow = await startOAuthFlow({ ...APP, gatewayUrl: gateway.url });
    const waiting = rejectionOf(flow.waitForCode());
    gateway.clock.advance(10 * 60 * 1_000);
    await fetch(`${gateway.url}/callback?state=${crypto.randomUUID()}&code=unknown`); // triggers a sweep
    expect(await waiting).toBeInstanceOf(FlowExpiredError);
  });

  it('rejects after its own timeout, and unregisters the state', async () => {
    const gateway = await running.gateway();
    const flow = await startOAuthFlow({ ...APP, gatewayUrl: gateway.url });
    expect(await rejectionOf(flow.waitForCode({ timeoutMs: 1 }))).toBeInstanceOf(FlowExpiredError);
    expect(await rejectionOf(flow.waitForCode())).toBeInstanceOf(FlowExpiredError);
    await expect.poll(async () => (await openCallback(flow, { code: 'late' })).status).toBe(404);
  });

  it('rejects with the reason of a signal, of the call or of the whole flow', async () => {
    const { url: gatewayUrl } = await running.gateway();
    const reason = new Error('the user went away');
    const [waitSignal, flowSignal] = [new AbortController(), new AbortController()];
    const first = await startOAuthFlow({ ...APP, gatewayUrl });
    const second = await startOAuthFlow({ ...APP, gatewayUrl, signal: flowSignal.signal });
    const waiting = [rejectionOf(first.waitForCode({ signal: waitSignal.signal })), rejectionOf(second.waitForCode())];
    waitSignal.abort(reason);
    flowSignal.abort(reason);
    expect(await Promise.all(waiting)).toEqual([reason, reason]);
    await expect(startOAuthFlow({ ...APP, gatewayUrl, signal: flowSignal.signal })).rejects.toBe(reason);
  });

  it('rejects when the flow is closed', async () => {
    const { url: gatewayUrl } = await running.gateway();
    const flow = await startOAuthFlow({ ...APP, gatewayUrl });
    const waiting = rejectionOf(flow.waitForCode());
    await flow.close();
    const error = await waiting;
    expect(error).toBeInstanceOf(OAuthError);
    expect(error).toMatchObject({ code: 'flow-closed' });
  });

  it('ignores messages that are not for this flow', async () => {
    const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    running.onClose(() => {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
    });
    await once(sockets, 'listening');
    sockets.on('connection', (socket) => {
      socket.once('message', (data) => {
        const { state } = JSON.parse(String(data));
        const send = (message: object): void => socket.send(JSON.stringify(message));
        send({ type: 'registered', state });
        send({ type: 'notice', state, text: 'from a later version' });
        send({ type: 'callback', state: crypto.randomUUID(), code: 'other-flow', query: {} });
        send({ type: 'callback', state, code: 'own', query: { code: 'ignored', state: 'ignored' } });
      });
    });
    const gatewayUrl = `http://127.0.0.1:${(sockets.address() as { port: number }).port}`;
    const flow = await startOAuthFlow({ ...APP, gatewayUrl });
    expect(await flow.waitForCode()).toMatchObject({ code: 'own' });
  });
});
