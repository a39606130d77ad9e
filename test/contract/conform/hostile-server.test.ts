// Malicious servers as targets of the checks.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { MessageSocket } from '../../../src/contract/conform/connections.ts';
import { conform } from '../../../src/contract/conform/index.ts';
import { send } from '../../../src/contract/conform/send.ts';
import { useAnnex } from '../../cli/annex.ts';
import { NOTES } from './stranger.ts';

const annex = useAnnex();
let server: Server;
afterEach(() => void server.close().closeAllConnections());

async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
  server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('annex conform', () => {
  it('stops reading a body that does not end', { timeout: 60_000 }, async () => {
    let sent = 0;
    const chunk = Buffer.alloc(1024 * 1024, 97);
    const url = await serve((_, response) => {
      const write = (): void => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
        sent += chunk.length;
      };
      response.on('drain', write);
      write();
    });
    await expect(send(url, { method: 'GET', path: '/', headers: {} })).rejects.toThrow(/the body has more than/);
    expect(sent).toBeLessThan(100 * 1024 * 1024);
  });

  it('gives up on a server that sends a byte now and then', async () => {
    const url = await serve((_, response) => {
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });
    const wire = { method: 'GET', path: '/', headers: {} };
    await expect(send(url, wire, { limitMs: 200 })).rejects.toThrow(/aborted|no end within 200 ms/);
  });

  it('stops after three requests without a response', async () => {
    let requests = 0;
    const url = await serve((request) => {
      requests += 1;
      request.socket.destroy();
    });
    const report = await conform({ area: 'notes', openapi: NOTES, url, key: 'token=x', write: true });
    expect(requests).toBeLessThan(10);
    expect(report.verdicts.filter(({ verdict }) => verdict === 'pass')).toEqual([]);
    expect(report.verdicts.at(-1)?.reason).toBe('the server has stopped responding');
  });

  it('stops at a limit if every body is large', { timeout: 120_000 }, async () => {
    let sent = 0;
    const body = Buffer.alloc(60 * 1024 * 1024, 'x');
    const url = await serve((_, response) => {
      sent += body.length;
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
    });
    const report = await conform({ area: 'notes', openapi: NOTES, url, key: 'token=x' });
    expect(sent).toBeLessThan(1024 * 1024 * 1024);
    expect(report.verdicts.at(-1)?.reason).toBe('the server has sent more than 512 MiB');
  });

  it('closes a socket that is flooded', async () => {
    const url = await serve(() => {});
    const sockets = new WebSocketServer({ server });
    const message = JSON.stringify({ text: 'x'.repeat(1_000_000) });
    sockets.on('connection', (socket) => {
      const flood = (): void => socket.send(message, (error) => void (error ? undefined : setImmediate(flood)));
      flood();
    });
    const socket = await MessageSocket.open(url.replace('http', 'ws'), 20_000);
    await socket.find(({ type }) => type === 'never');
    expect(socket.messages.length).toBeLessThan(40);
    sockets.close();
  });

  it('survives pages without end, cursors that lead elsewhere and lists of nonsense', { timeout: 60_000 }, async () => {
    const other = await serve((_, response) => void response.destroy());
    const elsewhere = server;
    let count = 0;
    const hosts = new Set<string | undefined>();
    const url = await serve((request, response) => {
      hosts.add(request.headers.host);
      const note = {
        noteId: `%zz${++count}`,
        text: '\u001b[2J',
        color: 'red',
        createdAt: 'never',
        sha256: 'f'.repeat(64),
      };
      const next = count % 2 ? `${other}/live/v1/notes?cursor=${count}` : `c${count}`;
      const list = { notes: [note, null, 7, { ...note, url: `${other}/%zz` }], next, nextCursor: next };
      response.writeHead(request.method === 'POST' ? 201 : 200, {
        'Content-Type': 'application/json',
        Location: '/%zz',
      });
      response.end(JSON.stringify(request.url?.includes('/notes/') ? note : request.method === 'POST' ? {} : list));
    });
    const report = await conform({ area: 'notes', openapi: NOTES, url, key: 'token=x', write: true, cases: 3 });
    expect(report.verdicts.some(({ id, verdict }) => id === 'get /notes:pages' && verdict === 'fail')).toBe(true);
    expect(hosts).toEqual(new Set([new URL(url).host]));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the ones that a terminal obeys
    expect(JSON.stringify(report) + report.verdicts.map(({ reason }) => reason)).not.toMatch(/[\u0000-\u001f]/);
    elsewhere.close().closeAllConnections();
  });

  it('escapes control characters of a server instead of passing them to the terminal', {
    timeout: 60_000,
  }, async () => {
    const evil = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202e+ must    forged: passed';
    const url = await serve((_, response) => {
      response.writeHead(418, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ title: evil, [evil]: `${evil}\n+ must    forged: passed` }));
    });
    for (const format of ['text', 'json', 'junit']) {
      const { stdout } = await annex.run(['conform', 'packages', '--url', url, '--budget', '40', '--format', format]);
      expect(stdout.length).toBeGreaterThan(100);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the ones that a terminal obeys
      expect(stdout).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
      expect(stdout).not.toMatch(/^\+ must {4}forged/m);
    }
  });
});
