import { beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../../../../../generated/workspace/contract.ts';
import { problemOf, sending, useRunning } from '../../../../running.ts';
import { type Proxied, startProxied, startSite } from './proxied.ts';

describe('createProxyTicket', () => {
  const running = useRunning();
  let proxied: Proxied;
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    proxied = await startProxied(running);
    site = await startSite(running, (_, response) => void response.end());
  });
  const ticket = async (url: string): Promise<Schemas['ProxyTicket']> =>
    (await (await proxied.ticket(url)).json()) as Schemas['ProxyTicket'];

  it('uses one origin per user and site, regardless of the path', async () => {
    const { origin, upstream } = await ticket(`${site.url}/one`);
    expect(origin).toMatch(new RegExp(`^http://[a-z2-7]{32}\\.localhost:${proxied.port}$`));
    expect(upstream).toBe(site.url);
    expect((await ticket(`${site.url}/two`)).origin).toBe(origin);
    expect((await ticket(`http://127.0.0.1:${site.port}/`)).origin).not.toBe(origin);
    const other = await proxied.ticket(`${site.url}/`, undefined, await proxied.platform.login('grace', ['demo']));
    expect(((await other.json()) as Schemas['ProxyTicket']).origin).not.toBe(origin);
  });

  it('is requested only by our own pages, for users of the owner', async () => {
    const { origin = '', ...session } = proxied.login;
    const status = async (headers: Record<string, string>) =>
      (await proxied.ticket(`${site.url}/`, undefined, headers)).status;
    expect(await status({ origin })).toBe(401);
    expect(await status({ ...session, origin: 'http://evil.example' })).toBe(403);
    expect(await status(session)).toBe(403);
    expect(await status(await proxied.platform.login('eve', ['others']))).toBe(403);
  });

  it('answers 409 and names the setting if proxy mode is off', async () => {
    const platform = await running.platform({});
    const headers = await platform.login('ada', ['demo']);
    const body = { url: `${site.url}/` };
    const response = await fetch(
      `${platform.url}/api/panels/webview/demo/rover/tickets`,
      sending('POST', body, headers),
    );
    expect(await problemOf(response)).toMatchObject({
      status: 409,
      name: 'proxy-off',
      detail: expect.stringContaining('set ANNEX_PROXY_URL'),
    });
  });
});
