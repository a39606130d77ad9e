// A malicious server on another port of the platform's host. It records all cookies and replays them to the platform.
import { WebSocket } from 'ws';
import { rover } from '../areas/workspace/workspace.ts';
import { serveHttp } from '../http-server.ts';
import { createIntent } from '../requests.ts';
import type { PlatformUnderTest, Running } from '../running.ts';

export interface Thief {
  /** http://127.0.0.1:PORT */
  readonly url: string;
  /** Another host name of the server, which redirects to `url`. */
  readonly elsewhere: string;
  /** The last Cookie header per path; empty if there was none. */
  readonly seen: Map<string, string>;
}

export async function startThief(running: Running): Promise<Thief> {
  const seen = new Map<string, string>();
  const { port, url } = await serveHttp(running, ({ url: path = '', headers }, response) => {
    if (headers.host?.startsWith('localhost')) {
      return void response.writeHead(302, { Location: `${url}${path}-redirected` }).end();
    }
    seen.set(path, [headers.cookie ?? '', seen.get(path) ?? ''].find(Boolean) ?? '');
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<!doctype html><title>Thief</title><link rel="icon" href="/icon">');
  });
  return { url, elsewhere: `http://localhost:${port}`, seen };
}

const NAVIGATION = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

/** What the cookies give access to: API calls, pages with the user name, the workspace socket. */
export async function replay(platform: PlatformUnderTest, cookie: string, user: string): Promise<string[]> {
  const { url } = platform;
  const opened: string[] = [];
  const { token } = await createIntent(platform);
  const webview = `/api/panels/webview/${rover.owner}/${rover.repo}`;
  const calls: [string, string, object?][] = [
    ['GET', '/auth/me'],
    ['GET', '/auth/sessions'],
    ['GET', '/auth/keys'],
    ['GET', '/auth/audit-events'],
    ['POST', '/auth/keys', { owner: 'demo' }],
    ['PUT', '/auth/password', { current_password: 'correct horse', new_password: 'battery staple' }],
    ['DELETE', '/auth/sessions'],
    ['GET', `${webview}/framing?url=${encodeURIComponent('http://example.com/')}`],
    ['POST', `${webview}/tickets`, { url: 'http://example.com/' }],
    ['DELETE', '/auth/sessions/11111111-1111-4111-8111-111111111111'],
    ['PATCH', `/auth/intents/${token}`, { action: 'approve' }],
    ['POST', '/auth/logout'],
  ];
  const pages = [
    '/',
    '/account',
    '/workspaces',
    '/workspaces/demo/rover',
    `/auth/approve?token=${token}`,
    '/login',
    '/docs',
  ];
  const guesses = [{}, { 'annex-proof': '' }, { 'annex-proof': 'none' }, { 'annex-proof': 'A'.repeat(43) }];
  for (const guess of guesses) {
    const headers = { cookie, origin: new URL(url).origin, 'content-type': 'application/json', ...guess };
    for (const [method, path, given] of calls) {
      const sent = given ? { body: JSON.stringify(given) } : {};
      const { status } = await fetch(url + path, { method, headers, ...sent });
      if (status !== 401) opened.push(`${method} ${path} ${status}`);
    }
    for (const path of pages) {
      const answer = await fetch(url + path, { headers: { cookie, ...NAVIGATION, ...guess } });
      if ((await answer.text()).includes(user)) opened.push(`page ${path}`);
    }
  }
  for (const protocols of [[], ['annex'], ['annex', `proof.${'A'.repeat(43)}`]]) {
    const address = `${url.replace('http', 'ws')}/workspaces/channel`;
    const socket = new WebSocket(address, protocols, { headers: { cookie, origin: new URL(url).origin } });
    const isOpen = await new Promise((resolve) =>
      socket.on('open', () => resolve(true)).on('error', () => resolve(false)),
    );
    socket.terminate();
    if (isOpen) opened.push(`socket ${protocols}`);
  }
  return opened;
}
