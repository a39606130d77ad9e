// A site behind the web view proxy, with pages, uploads and WebSockets, and the requests of a browser that shows it.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Duplex } from 'node:stream';
import { upgradeRequest } from '../../bench/raw-http.ts';
import { startSite } from '../../http-site.ts';
import type { Servers } from '../servers.ts';
import { chunked, frame, get, post } from './raw-requests.ts';

export interface ProxiedSite {
  readonly port: number;
  /** Requests of a browser that shows the site. */
  readonly requests: readonly string[];
  close(): void;
}

export async function openProxiedSite(servers: Servers): Promise<ProxiedSite> {
  const site = await startSite((incoming, response) => {
    incoming.on('error', () => {}).resume();
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>Site</title>${'<p>text</p>'.repeat(1_000)}`);
  });
  const upgraded = new Set<Duplex>();
  site.server.on('upgrade', (_, socket) => {
    upgraded.add(socket.on('error', () => {}).on('close', () => upgraded.delete(socket)));
    socket.on('end', () => socket.end());
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.on('data', (chunk) => void socket.write(chunk));
  });
  const url = `http://localhost:${site.port}/`;
  const close = () => {
    for (const socket of upgraded) socket.destroy();
    site.close();
  };
  try {
    const { host, cookie, port } = await enter(servers, url);
    const headers = `Cookie: ${cookie}\r\nSec-Fetch-Site: same-origin\r\n`;
    const page = `${headers}Sec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe\r\n`;
    const socket = upgradeRequest(host, '/', `${headers}Origin: http://${host}\r\n`);
    const requests = [
      ...[get(host, '/', page), get(host, '/asset', headers), get(host, '/', page).repeat(5), get(host, '/')],
      ...[post(host, '/upload', 'x'.repeat(200_000), headers), post(host, '/upload', 'x'.repeat(200_000), '')],
      ...[chunked(host, '/upload', headers), chunked(host, '/upload', '')],
      ...[socket, socket + frame('x'.repeat(2_000)), socket + frame('hello').repeat(50), upgradeRequest(host)],
      get(host, '/.annex/enter?k=nothing', 'Sec-Fetch-Dest: iframe\r\n'),
    ];
    return { port, requests, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Logs in and opens the site in a frame, as a browser does. */
async function enter(servers: Servers, url: string): Promise<{ host: string; cookie: string; port: number }> {
  const platform = servers.urlOf('platform');
  const send = async (path: string, body: object, cookie = ''): Promise<Response> => {
    const headers = { 'Content-Type': 'application/json', Origin: platform, Cookie: cookie };
    const response = await fetch(platform + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const login = await send('/auth/login', { name: servers.user, password: servers.password });
  const session = login.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  const answer = await send('/api/panels/webview/demo/rover/tickets', { url }, session.join('; '));
  const ticket = new URL(((await answer.json()) as { url: string }).url);
  const port = Number(ticket.port);
  const headers = { host: ticket.host, 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };
  const sent = request({ host: '127.0.0.1', port, path: ticket.pathname + ticket.search, headers, agent: false }).end();
  const [entered] = (await once(sent, 'response')) as [IncomingMessage];
  entered.resume();
  const [cookie = ''] = String(entered.headers['set-cookie']?.[0]).split(';', 1);
  return { host: ticket.host, cookie, port };
}
