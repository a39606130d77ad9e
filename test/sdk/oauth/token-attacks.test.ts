// What a broken or hostile token URL can do to its client.
import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { exchangeCode, getAccessToken, OAuthError, refreshTokens, TokenStore } from '../../../src/sdk/oauth/index.ts';
import { serveHttp } from '../../http-server.ts';
import { useRunning } from '../../running.ts';
import { listenOn } from './listen.ts';

const running = useRunning();
const SECRETS = { clientSecret: 'geheim-secret', code: 'geheim-code', codeVerifier: `geheim-${'v'.repeat(43)}` };
const REFRESH_TOKEN = 'geheim-refresh';
const APP = { provider: 'Acme', clientId: 'the-client', clientSecret: SECRETS.clientSecret };

const serve = async (listener: RequestListener): Promise<string> => `${(await serveHttp(running, listener)).url}/token`;

/** The error of an exchange and of a refresh. Neither may contain a secret. */
async function errorsOf(tokenUrl: string, more: object = {}): Promise<unknown[]> {
  const outcomes = await Promise.allSettled([
    exchangeCode({ ...APP, ...SECRETS, redirectUri: 'https://gateway.example/callback', tokenUrl, ...more }),
    refreshTokens({ ...APP, refreshToken: REFRESH_TOKEN, tokenUrl, ...more }),
  ]);
  return outcomes.map((outcome) => {
    if (outcome.status === 'fulfilled') throw new Error('It resolved');
    expect(outcome.reason).toBeInstanceOf(OAuthError);
    expect(inspect(outcome.reason, { depth: 20, showHidden: true })).not.toContain('geheim');
    return outcome.reason;
  });
}

describe('a token URL', () => {
  it.each([301, 302, 303, 307, 308])('cannot redirect the secrets elsewhere with %i', async (status) => {
    let visits = 0;
    const target = await serve((_, response) => {
      visits++;
      response.end('{"access_token":"a"}');
    });
    const tokenUrl = await serve((_, response) => void response.writeHead(status, { location: target }).end());
    for (const error of await errorsOf(tokenUrl)) expect(error).toMatchObject({ error: `HTTP ${status}` });
    expect(visits).toBe(0);
  });

  it('is cut off when its response does not end, or is larger than 256 KiB', async () => {
    let closed = 0;
    const tokenUrl = await serve((_, response) => {
      response.on('close', () => closed++);
      const write = (): void =>
        void (response.writable && response.write('x'.repeat(65_536), () => setImmediate(write)));
      write();
    });
    for (const error of await errorsOf(tokenUrl)) expect(error).toMatchObject({ code: 'wrong-answer' });
    await expect.poll(() => closed).toBe(2);
  });

  it('cannot fill the memory with a small compressed response', async () => {
    const mebibyte = gzipSync('a'.repeat(1_024 * 1_024), { level: 9 });
    const bomb = Buffer.concat([gzipSync('{"access_token":"'), ...Array.from({ length: 400 }, () => mebibyte)]);
    expect(bomb.length).toBeLessThan(1_024 * 1_024);
    const tokenUrl = await serve((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
    const before = process.memoryUsage().rss;
    for (const error of await errorsOf(tokenUrl)) expect(error).toMatchObject({ code: 'wrong-answer' });
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1_024 * 1_024);
  });

  it('has a limited time for the whole response, also if bytes keep coming', async () => {
    const tokenUrl = await serve((_, response) => {
      const timer = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(timer));
    });
    for (const error of await errorsOf(tokenUrl, { timeoutMs: 200 })) {
      expect(error).toMatchObject({ error: 'unreachable', description: 'no response within 200 ms' });
    }
  });

  it('may quote the request in its error without exposing a secret', async () => {
    const tokenUrl = await serve(async (request, response) => {
      let form = '';
      for await (const chunk of request.setEncoding('utf8')) form += chunk;
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ error: form, error_description: form, error_uri: `https://acme.example/?${form}` }),
      );
    });
    for (const error of await errorsOf(tokenUrl)) expect(error).toMatchObject({ status: 400 });
  });

  it('cannot crash the client or corrupt the record by cutting the connection at every third byte', async () => {
    const body = '{"access_token":"geheim-new","refresh_token":"geheim-next","token_type":"bearer","expires_in":3600}';
    const heads = [
      `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
      `HTTP/1.0 200 OK\r\n\r\n${body}`,
    ];
    const answers = heads.flatMap((text, from) =>
      Array.from({ length: text.length }, (_, at) => text.slice(0, at)).filter((_, at) => (at + from) % 3 === 0),
    );
    const waiting = [...answers];
    const server = createServer((socket: Socket) => {
      socket.on('error', () => {});
      socket.once('data', () => {
        const end = waiting.length % 2 === 0 ? () => socket.destroy() : () => socket.resetAndDestroy();
        socket.write(waiting.pop() ?? '', end);
      });
    });
    const tokenUrl = `http://127.0.0.1:${await listenOn(running, server)}/token`;
    const folder = await mkdtemp(join(tmpdir(), 'annex-cut-'));
    running.onClose(() => rm(folder, { recursive: true, force: true }));
    const store = new TokenStore(folder);
    const record = { accessToken: 'old', refreshToken: REFRESH_TOKEN, expiresAt: Date.now() - 1 };
    await store.write('Acme', 'default', record);
    for (let sent = 0; sent < answers.length; sent++) {
      const error = await getAccessToken({ ...APP, tokenUrl, store }).catch((failed: unknown) => failed);
      expect(error).toBeInstanceOf(OAuthError);
      expect(inspect(error, { depth: 20, showHidden: true })).not.toContain('geheim');
    }
    expect(waiting).toEqual([]);
    expect(await store.read('Acme', 'default')).toEqual(record);
  }, 60_000);
});
