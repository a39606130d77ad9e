// A front end and its API on two ports, as in development, in proxy mode.
import type { IncomingMessage } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { useRunning } from '../running.ts';
import { usePlainHeadlessShell } from './plain-chromium.ts';
import { type ProxiedWorkspace, proxiedFrame, startProxiedWorkspace } from './proxied-workspace.ts';
import { useSite } from './workspace.ts';

describe('scripts of a proxied page', () => {
  const running = useRunning();
  const browser = usePlainHeadlessShell();
  const seen: IncomingMessage[] = [];
  const site = useSite((request, response) => {
    const isPage = request.url === '/page';
    response.writeHead(200, { 'Content-Type': isPage ? 'text/html' : 'application/json' });
    response.end(isPage ? '<!doctype html><title>Front end</title>' : JSON.stringify({ own: request.method }));
  });
  const api = useSite((request, response) => {
    seen.push(request);
    const isAllowed = request.headers.origin === site() && request.url !== '/closed';
    response.writeHead(request.method === 'OPTIONS' ? 204 : 200, {
      'Content-Type': request.url === '/events' ? 'text/event-stream' : 'application/json',
      ...(isAllowed
        ? {
            'Access-Control-Allow-Origin': site(),
            'Access-Control-Allow-Credentials': 'true',
            'Access-Control-Allow-Headers': 'content-type, authorization',
            'Access-Control-Allow-Methods': 'PUT',
            'Set-Cookie': 'session=1; HttpOnly',
          }
        : {}),
    });
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/events') return void response.write('data: event\n\n');
      const body = `${Buffer.concat(chunks)}`;
      return void response.end(
        JSON.stringify({ method: request.method, body, cookie: request.headers.cookie ?? null }),
      );
    });
  });
  let workspace: ProxiedWorkspace;
  beforeAll(async () => {
    workspace = await startProxiedWorkspace(running, browser);
    await workspace.control({ action: 'setProxyEnabled', enabled: true });
  });

  it('reach their own site by its absolute address and an API on another port that allows the site', async () => {
    const { page, control } = workspace;
    await control({ action: 'navigate', url: `${site()}/page`, wait: 'load', timeout_ms: 20_000 });
    const frame = await proxiedFrame(page, '/page');
    const got = await frame.evaluate(
      async ([own = '', other = '']) => {
        const json = async (answer: Response | Promise<Response>) => (await answer).json();
        const xhr = (method: string, url: string, body: string | null, withCredentials: boolean) =>
          new Promise((resolve) => {
            const request = new XMLHttpRequest();
            request.open(method, url);
            request.withCredentials = withCredentials;
            request.onload = () => resolve(JSON.parse(request.responseText));
            request.onerror = () => resolve('refused');
            request.send(body);
          });
        const event = new Promise((resolve) => {
          const events = new EventSource(`${other}/events`);
          events.onmessage = ({ data }) => {
            events.close();
            resolve(data);
          };
        });
        const put = { method: 'PUT', body: '{"a":1}', headers: { 'Content-Type': 'application/json' } };
        return {
          own: await json(fetch(`${own}/data`)),
          ownNull: await json(fetch(`${own}/data`, null as never)),
          ownRequest: await json(fetch(new Request(`${own}/data`, { method: 'POST', body: 'x' }))),
          ownXhr: await xhr('GET', `${own}/data`, null, false),
          plain: await json(fetch(`${other}/data`)),
          put: await json(fetch(`${other}/data`, { ...put, credentials: 'include' })),
          again: await json(fetch(new Request(`${other}/data`, { ...put, credentials: 'include' }))),
          xhr: await xhr('POST', `${other}/data`, 'x', true),
          event: await event,
          socket: new WebSocket(own.replace('http', 'ws')).url.replace(/\w{32}/, 'label'),
          closed: await fetch(`${other}/closed`).catch((error: Error) => error.name),
          closedXhr: await xhr('GET', `${other}/closed`, null, false),
        };
      },
      [site(), api()],
    );
    const port = new URL(frame.url()).port;
    expect(got).toEqual({
      own: { own: 'GET' },
      ownNull: { own: 'GET' },
      ownRequest: { own: 'POST' },
      ownXhr: { own: 'GET' },
      plain: { method: 'GET', body: '', cookie: null },
      put: { method: 'PUT', body: '{"a":1}', cookie: null },
      again: { method: 'PUT', body: '{"a":1}', cookie: 'session=1' },
      xhr: { method: 'POST', body: 'x', cookie: 'session=1' },
      event: 'event',
      socket: `ws://label.localhost:${port}/`,
      closed: 'TypeError',
      closedXhr: 'refused',
    });
    expect(new Set(seen.map(({ headers }) => headers.origin))).toEqual(new Set([site()]));
  }, 60_000);
});
