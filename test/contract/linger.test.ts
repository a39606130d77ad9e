import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { linger } from '../../src/contract/server/linger.ts';

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000000\r\n\r\n';

async function refuseAll(): Promise<{ port: number; requests: IncomingMessage[]; chunks: Buffer[] }> {
  const requests: IncomingMessage[] = [];
  const chunks: Buffer[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    response.setHeader('Connection', 'close');
    linger(request, response, 'refused');
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  return { port: (server.address() as AddressInfo).port, requests, chunks };
}

async function upload(port: number, body = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(HEAD + body));
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return String(answer);
}

describe('a refused body that is still arriving', () => {
  it('uses no memory: each chunk is freed at once', async () => {
    const { port, chunks } = await refuseAll();
    await upload(port, 'x'.repeat(200_000));
    await expect.poll(() => chunks.length).toBeGreaterThan(1);
    expect(chunks.map(({ byteLength }) => byteLength)).toEqual(chunks.map(() => 0));
  });

  it('is not freed if earlier middleware reads it too', async () => {
    const kept: Buffer[] = [];
    const server = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => kept.push(chunk));
      response.setHeader('Connection', 'close');
      linger(request, response, 'refused');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close().closeAllConnections());
    await upload((server.address() as AddressInfo).port, 'x'.repeat(200_000));
    await expect.poll(() => Buffer.concat(kept).length).toBeGreaterThan(100_000);
  });

  it('is read for up to 64 connections: one more closes the oldest, and each gets its response', async () => {
    const { port, requests } = await refuseAll();
    for (let count = 0; count < 66; count++) expect(await upload(port)).toContain('refused');
    const ended = requests.map(({ socket }) => socket.writableEnded);
    expect(ended.slice(0, 2)).toEqual([true, true]);
    expect(ended.at(-1)).toBe(false);
  });
});
