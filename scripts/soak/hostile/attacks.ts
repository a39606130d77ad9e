// The attacks of one cheap client. Each runs in a separate process, with the name and the server addresses as arguments,
// until its parent kills it or exits.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import WebSocket from 'ws';
import { upgradeRequest } from '../../bench/raw-http.ts';

export interface Targets {
  readonly platform: string;
  readonly gateway: string;
  readonly gatewaySocket: string;
  readonly viewer: string;
  readonly proxy: string;
  /** An API key. */
  readonly key: string;
}

const MIB = 1 << 20;
const EVIL_ORIGIN = 'https://evil.example';

/** Repeats an attempt in `parallel` loops; ignores errors. */
function repeat(parallel: number, attempt: () => Promise<unknown>): void {
  for (let index = 0; index < parallel; index++) {
    void (async () => {
      for (;;) await attempt().catch(() => new Promise((resolve) => setTimeout(resolve, 20)));
    })();
  }
}

function send(url: string, headers: Record<string, string>, body: string | Buffer = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, agent: false }, (answer) => {
      answer.resume().on('end', resolve).on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}

const json = { 'content-type': 'application/json' };

/** Texts of `size` characters that parsers and regular expressions find hard: escapes, nesting, lone surrogates, runs. */
export const hardTexts = (size: number): string[] => [
  `"\\n${'A'.repeat(size)}"`,
  `{"a":"${'\\"'.repeat(size / 2)}"}`,
  `"${'\\\\'.repeat(size / 2)}"`,
  `["${'\\ud83d'.repeat(size / 6)}"]`,
  `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`,
  `{"\\u0061"${' '.repeat(size)}:1,"a":2}`,
  '<'.repeat(size),
];
const BODY_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'image/png', 'text/html'];

/** Sends `first` and keeps the connection open; rejects when the server closes it. */
function hold(url: string, first = '', allowHalfOpen = false): Promise<void> {
  const { port, hostname: host } = new URL(url);
  return new Promise((_, reject) => {
    const socket: Socket = connect({ port: Number(port), host, allowHalfOpen }, () => socket.write(first));
    socket.on('error', () => {}).on('close', () => reject(new Error('closed')));
    socket.resume();
  });
}

/** The proxy does not know this host and refuses the upgrade. */
const UPGRADE = upgradeRequest('x');

/** Reads the refusal and resets the connection. */
function cutUpgrade(url: string): Promise<void> {
  const { port, hostname } = new URL(url);
  return new Promise((resolve) => {
    const socket: Socket = connect(Number(port), hostname, () => socket.write(UPGRADE));
    socket.on('data', () => socket.resetAndDestroy());
    socket.on('error', () => {}).on('close', () => resolve());
  });
}

export function callMcp(viewer: string, key: string, method: string, params: object): Promise<void> {
  const headers = { ...json, accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  return send(`${viewer}/mcp`, { ...headers, authorization: `Bearer ${key}` }, body);
}

/** Sends requests without waiting for responses, but reads them all. */
function pipeline(url: string): void {
  const { host, port, hostname } = new URL(url);
  const requests = `GET /health HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(500);
  repeat(4, () => {
    const socket = connect(Number(port), hostname);
    const write = () => {
      while (socket.write(requests));
    };
    socket.on('connect', write).on('drain', write).resume();
    return new Promise((_, reject) => socket.on('error', () => {}).on('close', () => reject(new Error('closed'))));
  });
}

/** Attacks by name. */
export const ATTACKS: Readonly<Record<string, (targets: Targets) => void | Promise<void>>> = {
  'pings without reading': ({ gatewaySocket }) =>
    repeat(50, () => {
      const socket = new WebSocket(gatewaySocket);
      return new Promise((_, reject) => {
        const flood = () => {
          for (let count = 0; count < 200 && socket.readyState === WebSocket.OPEN; count++) socket.ping('x');
          if (socket.readyState === WebSocket.OPEN) setImmediate(flood);
        };
        socket.on('open', () => {
          socket.pause();
          flood();
        });
        socket.on('error', reject).on('close', () => reject(new Error('closed')));
      });
    }),
  'idle connections': ({ platform, viewer, gateway }) => {
    for (const url of [platform, viewer, gateway]) repeat(1_500, () => hold(url));
  },
  'forms of many parts': ({ viewer }) => {
    const part = '--b\r\nContent-Disposition: form-data; name="p"\r\n\r\n\r\n';
    const body = Buffer.from(part.repeat(Math.floor((20 * MIB) / part.length)));
    const type = { 'content-type': 'multipart/form-data; boundary=b' };
    repeat(2, () => send(`${viewer}/screenshot-paste`, { ...type, origin: EVIL_ORIGIN }, body));
    repeat(2, () => send(`${viewer}/screenshot-paste`, type, body));
  },
  'large JSON': ({ platform }) => {
    const deep = '['.repeat(MIB / 2) + ']'.repeat(MIB / 2);
    const keys = `{${Array.from({ length: 40_000 }, (_, index) => `"\\u0061${index}":0`).join(',')}}`;
    repeat(3, () => send(`${platform}/auth/intents`, { ...json, origin: EVIL_ORIGIN }, deep));
    repeat(3, () => send(`${platform}/auth/intents`, { ...json, origin: EVIL_ORIGIN }, keys));
  },
  'chunks of one byte': ({ platform, viewer }) => {
    const chunks = '1\r\nx\r\n'.repeat(10_000);
    const head = (url: string, path: string, type: string) =>
      `POST ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`;
    repeat(4, () => hold(viewer, head(viewer, '/screenshot-paste', 'image/png') + chunks.repeat(50)));
    repeat(4, () => hold(platform, head(platform, '/packages/validate', 'application/json') + chunks.repeat(50)));
  },
  'large bodies and frames of every type': ({ platform, gateway, gatewaySocket, viewer, proxy, key }) => {
    const texts = hardTexts(9 * MIB);
    let next = 0;
    const addresses = [
      ...['/auth/intents', '/auth/login', '/oauth/token', '/packages/validate'].map((path) => platform + path),
      ...[`${gateway}/callback`, `${viewer}/screenshot-paste`, `${viewer}/mcp`, `${proxy}/`],
    ];
    repeat(2, () => {
      const [url, type, text] = [addresses, BODY_TYPES, texts].map((list) => list[next++ % list.length]);
      return send(url ?? '', { 'content-type': type ?? '', authorization: `Bearer ${key}` }, text);
    });
    repeat(1, async () => {
      const socket = new WebSocket(gatewaySocket);
      socket.on('error', () => {});
      await once(socket, 'open');
      socket.send(texts[next++ % texts.length] ?? '');
      await once(socket, 'close');
    });
  },
  'packages to check': ({ platform }) => {
    const names = Array.from({ length: 16_000 }, (_, index) => `"\\u0061${index}":0`).join(',');
    repeat(6, () => send(`${platform}/packages/validate`, json, `{"document":{${names}}}`));
  },
  'event streams': async ({ platform }) => {
    const created = await fetch(`${platform}/auth/intents`, { method: 'POST' });
    const { updates_url: url } = (await created.json()) as { updates_url: string };
    const { pathname, host } = new URL(url);
    const streamRequest = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\n\r\n`;
    repeat(4_000, () => hold(platform, streamRequest));
  },
  'intents of pages': ({ platform }) =>
    repeat(8, () => send(`${platform}/auth/intents`, { ...json, origin: EVIL_ORIGIN }, '{}')),
  'slow connections to the proxy': ({ proxy }) => {
    repeat(1_000, () => hold(proxy));
    repeat(500, () => hold(proxy, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '));
    repeat(500, () => hold(proxy, `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n`));
  },
  'refused upgrades of the proxy': ({ proxy }) => {
    repeat(200, () => hold(proxy, UPGRADE, true)); // never closes its own side
    repeat(8, () => cutUpgrade(proxy));
  },
  'wrong passwords': ({ platform }) =>
    repeat(4, () => send(`${platform}/auth/login`, json, JSON.stringify({ name: 'demo', password: 'wrong' }))),
  'MCP calls': ({ viewer, key }) => repeat(8, () => callMcp(viewer, key, 'tools/list', {})),
  'waiting MCP calls': ({ viewer, key }) =>
    repeat(800, () =>
      callMcp(viewer, key, 'tools/call', { name: 'wait_for_paste', arguments: { timeout_seconds: 60 } }),
    ),
};

export const PIPELINING = 'pipelining';

/** Runs `work` during the attack and resolves with its result. */
export async function underAttack<T>(name: string, targets: Targets, work: () => Promise<T>): Promise<T> {
  const attacker = fork(import.meta.filename, [name, JSON.stringify(targets)]);
  try {
    return await work();
  } finally {
    attacker.kill('SIGKILL');
    await once(attacker, 'exit');
  }
}

if (import.meta.main) {
  const [name = '', given = '{}'] = process.argv.slice(2);
  const targets = JSON.parse(given) as Targets;
  process.on('disconnect', () => process.exit());
  if (name === PIPELINING) pipeline(targets.platform);
  else await ATTACKS[name]?.(targets);
}
