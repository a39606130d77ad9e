import { describe, expect, it } from 'vitest';
import { getAccessToken } from '../../../src/sdk/oauth/index.ts';
import { useRunning } from '../../running.ts';
import { CLIENT_SECRET, Person } from './provider.ts';
import { type Service, startService } from './service.ts';

const running = useRunning();

const statusOf = async (service: Service, user: string): Promise<unknown> =>
  (await service.get('/connect/status', user)).json();

const begin = async (service: Service, user: string): Promise<string> =>
  (await service.get('/connect/auth', user)).headers.get('location') ?? '';

describe('the auth route', () => {
  it('begins a flow and answers 302 with the provider’s address [B-step-redirect] [B-service-auth-route]', async () => {
    const service = await startService(running);
    const answer = await service.get('/connect/auth', 'ada');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const location = new URL(answer.headers.get('location') ?? '');
    expect(location.origin).toBe(service.provider.url);
    expect(location.searchParams.get('redirect_uri')).toBe(`${service.gatewayUrl}/callback`);
    expect(await (await fetch(`${service.gatewayUrl}/health`)).json()).toMatchObject({ pending: 1 });
  });

  it('begins nothing for nobody, for HEAD and POST, for a browser that looks ahead or for another site', async () => {
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
    ]).then((answers) => answers.map(({ status }) => status));
    expect(statuses).toEqual([401, 405, 405, 403, 403, 403, 401, 401]);
    expect(await (await fetch(`${service.gatewayUrl}/health`)).json()).toMatchObject({ pending: 0 });
  });

  it('leaves other addresses to the service', async () => {
    const service = await startService(running);
    for (const path of ['/', '/connected', '/connect/other', '/connect/auth/x']) {
      expect(await (await service.get(path)).text()).toBe('the rest of the service');
    }
  });

  it('answers 503 with a page when there is no gateway', async () => {
    const gone = await running.gateway();
    await gone.close();
    const service = await startService(running, { gatewayUrl: gone.url });
    const answer = await service.get('/connect/auth', 'ada');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('The gateway is unreachable');
    expect(service.failures).toMatchObject([{ user: 'ada', error: { code: 'gateway-lost' } }]);
  });

  it('holds so many flows of a user and so many in all', async () => {
    const service = await startService(running, { maxPerUser: 2, maxInAll: 3 });
    const [first] = [await begin(service, 'ada'), await begin(service, 'ada'), await begin(service, 'ada')];
    const pending = async () => (await (await fetch(`${service.gatewayUrl}/health`)).json()).pending;
    await expect.poll(pending).toBe(2);
    expect((await new Person().agree(first)).status).toBe(404);
    await begin(service, 'bob');
    expect((await service.get('/connect/auth', 'eve')).status).toBe(503);
    expect(await statusOf(service, 'ada')).toEqual({ configured: false, pending: true });
  });
});

describe('the status route', () => {
  it('answers configured, true once the tokens are stored for the user who began [B-service-status-route] [B-step-store]', async () => {
    const service = await startService(running);
    expect(await statusOf(service, 'ada')).toEqual({ configured: false, pending: false });
    const address = await begin(service, 'ada');
    expect(await statusOf(service, 'ada')).toEqual({ configured: false, pending: true });
    await new Person().agree(address);
    await expect.poll(() => statusOf(service, 'ada')).toEqual({ configured: true });
    expect(await statusOf(service, 'bob')).toEqual({ configured: false, pending: false });
    const token = await getAccessToken({ ...service.provider.app, user: 'ada', store: service.store });
    expect(await service.provider.accepts(token)).toBe(true);
    expect(service.failures).toEqual([]);
  });

  it('keeps two visitors apart who connect at the same time', async () => {
    const service = await startService(running);
    const [ada, bob] = [await begin(service, 'ada'), await begin(service, 'bob')];
    const denied = new Person().abort(bob);
    await Promise.all([new Person().agree(ada), denied]);
    await expect.poll(() => statusOf(service, 'ada')).toEqual({ configured: true });
    await expect.poll(() => statusOf(service, 'bob')).toMatchObject({ configured: false, pending: false });
    expect((await service.store.list()).map(({ user }) => user)).toEqual(['ada']);
  });

  it('tells a denial to the one who was denied, with the explanation, until they begin again', async () => {
    const service = await startService(running);
    await new Person().abort(await begin(service, 'ada'));
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
    await begin(service, 'ada');
    expect(await statusOf(service, 'ada')).toEqual({ configured: false, pending: true });
  });

  it('shows nothing of a secret when the exchange fails', async () => {
    const service = await startService(running, { clientSecret: `${CLIENT_SECRET}-wrong` });
    await new Person().agree(await begin(service, 'ada'));
    await expect.poll(() => statusOf(service, 'ada')).toMatchObject({ failed: { code: 'provider-error' } });
    expect(JSON.stringify([await statusOf(service, 'ada'), service.failures])).not.toContain(CLIENT_SECRET);
  });
});
