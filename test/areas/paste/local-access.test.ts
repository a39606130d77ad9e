// Programs of the viewer's own user need no key. The tests run real processes as another user.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../../src/base/log/log.ts';
import { startViewer } from '../../../src/servers/viewer.ts';
import { problemOf, useRunning } from '../../running.ts';
import { authenticate, KEYS } from './mcp-client.ts';
import { NO_OCR, runViewer, type ViewerSettings } from './viewer.ts';

const running = useRunning();
const NOBODY = 65534;
const isRoot = process.geteuid?.() === 0;

/** Runs a program as another user, which requires root. Resolves to its output. */
async function asNobody(code: string): Promise<string> {
  const child = spawn('python3', ['-c', code], {
    uid: NOBODY,
    gid: NOBODY,
    cwd: '/',
    env: { PATH: process.env['PATH'] },
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return output;
}

const GET = (host: string, port: number, family: 'AF_INET' | 'AF_INET6', headers = '') => `
import socket
s = socket.socket(socket.${family}); s.connect((${JSON.stringify(host)}, ${port}))
s.sendall(b"GET /screenshot-pastes HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n${headers}\\r\\n")
print(s.makefile().readline())
`;

const runViewerOn = async (host: string, paste: ViewerSettings['paste'] = {}) => {
  const { projectDir, clock } = await runViewer(running);
  const viewer = await startViewer({
    host,
    port: 0,
    clock,
    projectDir,
    authenticate,
    violations: 'throw',
    log: createLog({ level: 'silent' }),
    paste: { ocr: NO_OCR, ...paste },
  });
  running.onClose(() => viewer.close());
  return viewer;
};

/** Address that the viewer listens on, address that is called, and address family. */
const ADDRESSES = [
  ['127.0.0.1', '127.0.0.1', 'AF_INET'],
  ['::1', '::1', 'AF_INET6'],
  ['::', '127.0.0.1', 'AF_INET'],
  ['::', '::ffff:127.0.0.1', 'AF_INET6'],
  ['::', '::1', 'AF_INET6'],
  ['0.0.0.0', '127.0.0.1', 'AF_INET'],
] as const;

describe.runIf(isRoot)('another user of this machine', () => {
  it.each(ADDRESSES)('needs a key: viewer on %s, called at %s (%s)', async (host, called, family) => {
    const viewer = await runViewerOn(host);
    expect(await asNobody(GET(called, viewer.port, family))).toContain(' 401 ');
    const key = `X-Api-Key: ${KEYS.acme}\\r\\n`;
    expect(await asNobody(GET(called, viewer.port, family, key))).toContain(' 200 ');
  });

  it('cannot paste by closing the connection early', async () => {
    const viewer = await runViewerOn('127.0.0.1');
    const before = await fetch(`${viewer.url}/screenshot-pastes`);
    expect(await before.json()).toMatchObject({ screenshots: [] });
    await asNobody(`
import socket, zlib, struct
def chunk(k, d): return struct.pack('>I', len(d)) + k + d + struct.pack('>I', zlib.crc32(k + d))
png = b'\\x89PNG\\r\\n\\x1a\\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', 1, 1, 8, 0, 0, 0, 0)) + chunk(b'IDAT', zlib.compress(b'\\0\\0')) + chunk(b'IEND', b'')
for i in range(50):
  s = socket.socket(); s.connect(('127.0.0.1', ${viewer.port}))
  s.sendall(b'POST /screenshot-paste HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Type: image/png\\r\\nContent-Length: %d\\r\\n\\r\\n' % len(png) + png)
  s.close()
`);
    const after = await fetch(`${viewer.url}/screenshot-pastes`);
    expect(await after.json()).toMatchObject({ screenshots: [], latest: 'none' });
  });

  it('needs no key with localAccess any', async () => {
    const viewer = await runViewerOn('127.0.0.1', { localAccess: 'any' });
    expect(await asNobody(GET('127.0.0.1', viewer.port, 'AF_INET'))).toContain(' 200 ');
  });
});

describe('a program of the viewer’s own user', () => {
  it.each(ADDRESSES)('needs no key: viewer on %s, called at %s (%s)', async (host, called) => {
    const viewer = await runViewerOn(host);
    const socket = connect(viewer.port, called);
    socket.write('GET /screenshot-pastes HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toContain('HTTP/1.1 200 ');
  });

  it('needs no key on 40 connections with many requests', async () => {
    const viewer = await runViewerOn('127.0.0.1');
    const agent = new Agent({ keepAlive: true, maxSockets: 40 });
    const get = () =>
      new Promise<number>((resolve, reject) => {
        const call = httpRequest(
          { agent, port: viewer.port, host: '127.0.0.1', path: '/screenshot-pastes' },
          (answer) => {
            answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
          },
        );
        call.on('error', reject).end();
      });
    const statuses = await Promise.all(Array.from({ length: 400 }, get));
    agent.destroy();
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('needs a key with localAccess key, and behind a proxy', async () => {
    const strict = await runViewerOn('127.0.0.1', { localAccess: 'key' });
    for (const path of ['/screenshot-pastes', '/screenshot-paste']) {
      expect(await problemOf(await fetch(`${strict.url}${path}`))).toMatchObject({ status: 401 });
      expect((await fetch(`${strict.url}${path}`, { headers: { 'x-api-key': KEYS.acme } })).status).toBe(200);
    }
    const viewer = await runViewerOn('127.0.0.1');
    const proxied = await fetch(`${viewer.url}/screenshot-pastes`, { headers: { 'x-forwarded-for': '127.0.0.1' } });
    expect(proxied.status).toBe(401);
  });
});
