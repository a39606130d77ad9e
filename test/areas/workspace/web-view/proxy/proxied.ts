// A platform with its web view proxy, and a simulated frame: keeps the cookies of its label and sends the headers of a
// browser's frame.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, type IncomingMessage, type RequestListener, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Schemas } from '../../../../../generated/workspace/contract.ts';
import { ProxyAccess } from '../../../../../src/areas/workspace/web-view/proxy/access.ts';
import { Guard, type GuardOptions } from '../../../../../src/areas/workspace/web-view/proxy/guard.ts';
import { placesOf } from '../../../../../src/areas/workspace/web-view/proxy/labels.ts';
import { createKeyReader } from '../../../../../src/base/state/key-store.ts';
import { openDatabase } from '../../../../../src/base/state/open.ts';
import type { ListenOptions } from '../../../../../src/contract/server/index.ts';
import { ManualClock } from '../../../../clock.ts';
import { serveHttp } from '../../../../http-server.ts';
import { type PlatformUnderTest, type Running, sending } from '../../../../running.ts';
import { labelsWith } from './labels.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly bytes: Buffer;
}

export interface Proxied {
  readonly platform: PlatformUnderTest;
  readonly clock: ManualClock;
  readonly port: number;
  readonly ownPorts: Set<number>;
  readonly login: Record<string, string>;
  ticket(url: string, from?: string, login?: Record<string, string>): Promise<Response>;
  /** An admitted frame. */
  enter(url: string): Promise<Frame>;
  raw(host: string, path: string, headers?: Record<string, string>): Promise<Answer>;
}

type Ticket = Schemas['ProxyTicket'];

export interface Frame extends Ticket {
  readonly host: string;
  readonly cookie: string;
  readonly entered: Answer;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  send(path: string, options: SendOptions): Promise<Answer>;
  open(path: string, options?: SendOptions): Promise<IncomingMessage>;
}

interface SendOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** The headers that Chromium sends for a page in a frame. */
export const PAGE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };

export async function startProxied(
  running: Running,
  guarded: Partial<GuardOptions> = {},
  listen: ListenOptions = {},
): Promise<Proxied> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-proxy-'));
  running.onClose(() => rm(folder, { recursive: true, force: true }));
  const database = await openDatabase({ dataDir: folder, role: 'server' });
  running.onClose(() => database.close());
  const clock = new ManualClock();
  const ownPorts = new Set<number>();
  const access = new ProxyAccess(createKeyReader(database, 'proxy'), clock);
  const guard = new Guard({ isLocal: () => true, privateHosts: [], ownPorts: () => ownPorts, ...guarded });
  const faults: unknown[] = [];
  running.onClose(() => expect(faults).toEqual([]));
  const onFault = (error: unknown) => void faults.push(error);
  const labels = labelsWith({ access, guard, ownUrls: () => [platform.url], onFault, timeoutMs: 2_000 });
  const platform: PlatformUnderTest = await running.platform({
    database,
    clock,
    listen,
    proxy: { access, guard, labels },
  });
  access.placeOf = placesOf(platform.url, undefined);
  ownPorts.add(platform.port);
  const login = await platform.login('ada', ['demo']);
  const ticket = (url: string, from?: string, headers = login) =>
    fetch(
      `${platform.url}/api/panels/webview/demo/rover/tickets`,
      sending('POST', { url, ...(from === undefined ? {} : { from }) }, headers),
    );
  const raw = async (host: string, path: string, headers = {}) =>
    read(await open(platform.port, path, { headers: { host, ...headers } }));
  return {
    platform,
    clock,
    port: platform.port,
    ownPorts,
    login,
    ticket,
    raw,
    enter: async (url) => {
      const made = (await (await ticket(url)).json()) as Schemas['ProxyTicket'];
      const { host } = new URL(made.origin);
      const way = new URL(made.url);
      const entered = await raw(host, way.pathname + way.search, {
        'sec-fetch-dest': 'iframe',
        'sec-fetch-site': 'cross-site',
      });
      const cookie = String(entered.headers['set-cookie']?.[0]).split(';', 1)[0] ?? '';
      const send = (path: string, { headers = {}, ...rest }: SendOptions = {}) =>
        open(platform.port, path, { ...rest, headers: { host, cookie, ...PAGE, ...headers } });
      return {
        ...made,
        host,
        cookie,
        entered,
        open: send,
        send: async (path, options) => read(await send(path, options)),
        get: async (path, headers = {}) => read(await send(path, { headers })),
      };
    },
  };
}

async function open(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: SendOptions,
): Promise<IncomingMessage> {
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}

export async function read(answer: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: bytes.toString(), bytes };
}

/** A foreign site on a free port of the first loopback address. */
export async function startSite(running: Running, listener: RequestListener, host = '127.0.0.1') {
  const seen: IncomingMessage[] = [];
  const { server, port } = await serveHttp(
    running,
    (incoming, response) => {
      seen.push(incoming);
      listener(incoming, response);
    },
    host,
  );
  return { server, seen, port, url: `http://localhost:${port}`, host: `localhost:${port}` };
}
