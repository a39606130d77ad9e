import { describe, expect, it } from 'vitest';
import { getAccessToken, oauthRoutes } from '../../../src/sdk/oauth/index.ts';
import { useRunning } from '../../running.ts';
import { CLIENT_SECRET, Person } from './provider.ts';
import { type Service, startService } from './service.ts';

const running = useRunning();

const statusOf = async (service: Service, user: string): Promise<unknown> =>
  (await service.get('/connect/status', user)).json();

const startFlow = async (service: Service, user: string): Promise<string> =>
  (await service.get('/connect/auth', user)).headers.get('location') ?? '';

describe('the auth route', () => {
  it('starts a flow and answers 302 with the provider’s URL [B-step-redirect] [B-service-auth-route]', async () => {
    const service = await startService(running);
    const response = await service.get('/connect/auth', 'ada');
    expect(response.status).toBe(302);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.origin).toBe(service.provider.url);
    expect(location.searchParams.get('redirect_uri')).toBe(`${service.gatewayUrl}/callback`);
    expect(await (await fetch(`${service.gatewayUrl}/health`)).json()).toMatchObject({ pending: 1 });
  });

  it('starts no flow without a user, for HEAD and POST, for a prefetch or for another site', async () => {
    const service = await startService(running);
    const statuses = await Promise.all([
      service.get('/connect/auth'),
      service.get('/connect/auth', 'ada', {}, 'HEAD'),
      service.get('/connect/auth', 'ada', {}, 'POST'),
      service.get('/connect/auth', 'ada', { 'sec-purpose': 'prefetch;prerender' }),
      service.get('/connect/auth', 'ada', { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' }),
      service.get('/connect/auth', 'ada', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }),
      service.get('/connect/status'),
      service.get('/connect'),
    ]).then((responses) => responses.map(({ status }) => status));
    expect(statuses).toEqual([401, 405, 405, 403, 403, 403, 401, 401]);
    expect(await (await fetch(`${service.gatewayUrl}/health`)).json()).toMatchObject({ pending: 0 });
  });

  it('passes other paths to the service', async () => {
    const service = await startService(running);
    for (const path of ['/', '/connected', '/connect/other', '/connect/auth/x']) {
      expect(await (await service.get(path)).text()).toBe('the rest of the service');
    }
  });

  it('answers 503 with a page if the gateway is unreachable', async () => {
    const closed = await running.gateway();
    await closed.close();
    const service = await startService(running, { gatewayUrl: closed.url });
    const response = await service.get('/connect/auth', 'ada');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('The gateway is unreachable');
    expect(service.failures).toMatchObject([{ user: 'ada', error: { code: 'gateway-lost' } }]);
  });

  it('leaves no flow behind that starts while the service stops', async () => {
    const { provider, store, gatewayUrl } = await startService(running);
    const routes = oauthRoutes({ ...provider.app, store, user: () => 'ada', path: '/' });
    const [response] = await Promise.all([routes(new Request('http://localhost/auth')), routes.close()]);
    expect(response.status).toBe(503);
    const pending = async () => (await (await fetch(`${gatewayUrl}/health`)).json()).pending;
    await expect.poll(pending).toBe(0);
  });

  it('limits the pending flows per user and in total', async () => {
    const service = await startService(running, { maxPerUser: 2, maxInAll: 3 });
    const [first] = [await startFlow(service, 'ada'), await startFlow(service, 'ada'), await startFlow(service, 'ada')];
    const pending = async () => (await (await fetch(`${service.gatewayUrl}/health`)).json()).pending;
    await expect.poll(pending).toBe(2);
    expect((await new Person().agree(first)).status).toBe(404);
    await startFlow(service, 'bob');
    expect((await service.get('/connect/auth', 'eve')).status).toBe(503);
    expect(await statusOf(service, 'ada')).toEqual({ configured: false, pending: true });
  });
});

describe('the status route', () => {
  it('answers configured: true once the tokens are stored for the user who started the flow [B-service-status-route] [B-step-store]', async () => {
    const service = await startService(running);
    expect(await statusOf(service, 'ada')).toEqual({ configured: false, pending: false });
    const address = await startFlow(service, 'ada');
    expect(await statusOf(service, 'ada')).toEqual({ configured: false, pending: true });
    await new Person().agree(address);
    await expect.poll(() => statusOf(service, 'ada')).toEqual({ configured: true });
    expect(await statusOf(service, 'bob')).toEqual({ configured: false, pending: false });
    const token = await getAccessToken({ ...service.provider.app, user: 'ada', store: service.store });
    expect(await service.provider.accepts(token)).toBe(true);
    expect(service.failures).toEqual([]);
  });

  it('keeps two users apart who connect at the same time', async () => {
    const service = await startService(running);
    const [ada, bob] = [await startFlow(service, 'ada'), await startFlow(service, 'bob')];
    const denied = new Person().abort(bob);
    await Promise.all([new Person().agree(ada), denied]);
    await expect.poll(() => statusOf(service, 'ada')).toEqual({ configured: true });
    await expect.poll(() => statusOf(service, 'bob')).toMatchObject({ configured: false, pending: false });
    expect((await service.store.list()).map(({ user }) => user)).toEqual(['ada']);
  });

  it('reports a denial only to its user, with the explanation, until the next flow starts', async () => {
    const service = await startService(running);
    await new Person().abort(await startFlow(service, 'ada'));
    await expect
      .poll(() => statusOf(service, 'ada'))
      .toEqual({
        configured: false,
        pending: false,
        failed: {
          code: 'access-denied',
          message: 'Real declined access (End-User aborted interaction).',
          explanation: expect.stringContaining('test-user list'),
        },
      });
    expect(service.failures).toMatchObject([{ user: 'ada', error: { name: 'AccessDeniedError' } }]);
    expect(await statusOf(service, 'bob')).toEqual({ configured: false, pending: false });
    await startFlow(service, 'ada');
    expect(await statusOf(service, 'ada')).toEqual({ configured: false, pending: true });
  });

  it('exposes no secret when the exchange fails', async () => {
    const service = await startService(running, { clientSecret: `${CLIENT_SECRET}-wrong` });
    await new Person().agree(await startFlow(service, 'ada'));
    await expect.poll(() => statusOf(service, 'ada')).toMatchObject({ failed: { code: 'provider-error' } });
    expect(JSON.stringify([await statusOf(service, 'ada'), service.failures])).not.toContain(CLIENT_SECRET);
  });
});
