// Events are sent only to open streams and sockets; the servers never call other servers.
import { Socket } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { areas } from '../../scripts/areas.ts';
import { drawPixels, png } from '../areas/paste/pixels.ts';
import { runViewer } from '../areas/paste/viewer.ts';
import { rover, startWorkspace, WEB_VIEW } from '../areas/workspace/workspace.ts';
import { serveHttp } from '../http-server.ts';
import { createIntent, linkIntent, useRunning } from '../running.ts';

const running = useRunning();
const INTENT_LIFETIME_MS = 15 * 60_000;

/** Every connection that this process, including its servers, tries to open. */
const connect = vi.spyOn(Socket.prototype, 'connect');
beforeEach(() => void connect.mockClear());

interface Target {
  readonly host?: string;
  readonly port?: number | string;
  readonly path?: string;
}

/** Node's internal calls pass a list that begins with the target. */
const called = (): Set<string> =>
  new Set(
    connect.mock.calls.map(([given]: unknown[]) => {
      const { host, port, path } = (Array.isArray(given) ? given[0] : given) as Target;
      return path ?? `${host}:${port}`;
    }),
  );

/** A server of the test that must not receive any call. */
async function listen(): Promise<{ readonly url: string; readonly requests: string[] }> {
  const requests: string[] = [];
  const { url } = await serveHttp(running, ({ url: path = '' }, response) => {
    requests.push(path);
    response.end();
  });
  return { url, requests };
}

describe('events', () => {
  it('are sent only on streams and sockets: no server calls another, not even a URL it was given [G-events-no-webhooks]', async () => {
    const listener = await listen();
    const { platform, api, page } = await startWorkspace(running);
    const gateway = await running.gateway();
    const viewer = await runViewer(running);
    const ours = [platform, gateway, viewer].map(({ url }) => new URL(url).host);
    const headers = await platform.login();

    // Intents end in every possible way.
    const [approved, denied, expired] = await Promise.all(
      ['approved', 'denied', 'expired'].map((name) =>
        createIntent(platform, { app_name: name }, { origin: listener.url, referer: listener.url }),
      ),
    );
    if (!approved || !denied || !expired) return expect.fail();
    const [pickedUp, timedOut] = await Promise.all(
      [approved, expired].map((intent) => running.events(intent.updates_url)),
    );
    expect((await linkIntent(platform, approved.token, headers)).status).toBe(200);
    expect((await linkIntent(platform, denied.token, headers, { action: 'deny' })).status).toBe(200);
    expect(await pickedUp?.rest()).toContain('event: authenticated');
    platform.clock.advance(INTENT_LIFETIME_MS);
    expect(await timedOut?.rest()).toContain('event: timeout');

    // A provider returns a code.
    const client = await running.socket(gateway.socketUrl);
    const state = await client.register();
    await fetch(`${gateway.url}/callback?${new URLSearchParams({ code: 'abc', state, iss: listener.url })}`);
    expect(await client.next()).toMatchObject({ type: 'callback', state });

    // A tab with an external page is opened.
    const open = await page();
    const body = { panelType: WEB_VIEW, initialState: { url: listener.url } };
    await open.untilRevision((await api.openTab({ path: rover, body })).revision);

    // A screenshot is named.
    const { id } = await viewer.paste(await png(drawPixels(40, 20)), listener.url);
    expect(await (await running.events(`${viewer.url}/screenshot-paste/${id}`)).rest()).toContain('event: named');

    expect([...called()].sort()).toEqual(ours.sort());
    expect(listener.requests).toEqual([]);
    await fetch(`${listener.url}/by-the-test`);
    expect(called()).toContain(new URL(listener.url).host);
  });

  it('are documented without webhooks, callbacks or reply addresses [G-events-no-webhooks]', () => {
    for (const { name, openapi, asyncapi } of areas) {
      const keys = [...keysOf(openapi), ...keysOf(asyncapi)];
      expect(keys.length, name).toBeGreaterThan(0);
      expect(
        keys.filter((key) => ['webhooks', 'callbacks', 'reply'].includes(key)),
        name,
      ).toEqual([]);
    }
  });
});

/** All keywords of a document, without field names. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(Array.isArray(value) ? [] : [key]),
    ...(key === 'properties' ? Object.values(inner).flatMap(keysOf) : key === 'examples' ? [] : keysOf(inner)),
  ]);
}
