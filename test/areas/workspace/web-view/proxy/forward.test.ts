// How the proxy forwards and changes requests and responses.
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { useRunning } from '../../../../running.ts';
import { type Frame, type Proxied, read, startProxied, startSite } from './proxied.ts';

const HTML = '<!doctype html><html><head><title>T</title></head><body><p>Grüße</p></body></html>';
const HOSTILE = {
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "frame-ancestors 'none'; script-src 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=9',
  'Alt-Svc': 'h3=":1"',
  'Clear-Site-Data': '"*"',
  NEL: '{}',
};

describe('a proxied site', () => {
  const running = useRunning();
  let proxied: Proxied;
  let frame: Frame;
  let site: Awaited<ReturnType<typeof startSite>>;
  let answer: RequestListener = () => {};
  /** Sets the site's response. */
  const says = (listener: RequestListener) => {
    site.seen.length = 0;
    answer = listener;
  };
  beforeAll(async () => {
    proxied = await startProxied(running);
    site = await startSite(running, (request, response) => answer(request, response));
    frame = await proxied.enter(`${site.url}/`);
  });

  it('receives requests as if the browser had sent them directly', async () => {
    says((_, response) => void response.end());
    const headers = {
      origin: frame.origin,
      referer: `${frame.origin}/a?b`,
      'x-forwarded-for': '1.2.3.4',
      'accept-language': 'de',
      connection: 'x-secret',
    };
    await frame.get('/path?q=%20&r', headers);
    const [seen] = site.seen;
    expect(seen?.url).toBe('/path?q=%20&r');
    expect(seen?.headers).toMatchObject({
      host: site.host,
      origin: site.url,
      referer: `${site.url}/a?b`,
      'sec-fetch-dest': 'document',
      'accept-language': 'de',
    });
    expect(Object.keys(seen?.headers ?? {}).filter((name) => /forward|via|cookie/.test(name))).toEqual([]);
    await frame.get('/', { referer: `${frame.origin}/.annex/enter?k=secret` });
    expect(site.seen[1]?.headers.referer).toBeUndefined();
  });

  it('loses headers that forbid framing, and can be framed only by the platform', async () => {
    says(
      (_, response) =>
        void response.writeHead(200, { ...HOSTILE, 'Content-Type': 'text/html', 'X-Own': '1' }).end(HTML),
    );
    const { headers } = await frame.get('/');
    for (const name of Object.keys(HOSTILE)) {
      if (name !== 'Content-Security-Policy') expect(headers[name.toLowerCase()]).toBeUndefined();
    }
    expect(headers['content-security-policy']).toBe(
      `frame-ancestors ${proxied.platform.url} 'self'; sandbox allow-scripts allow-same-origin allow-forms allow-modals allow-downloads`,
    );
    expect([headers['x-own'], headers['referrer-policy']]).toEqual(['1', 'same-origin']);
  });

  it('keeps its cookies in the frame, whatever their attributes, under names that no other host can set', async () => {
    const cookies = [
      'a=1',
      'b=2; Path=/x; Domain=example.org; HttpOnly',
      'c=3; SameSite=Strict; Secure; Max-Age=60',
      'd=4; samesite = lax; partitioned',
      '__Host-annex-view=stolen; Path=/; Secure',
    ];
    says((_, response) => void response.writeHead(200, { 'Set-Cookie': cookies }).end());
    const kept = '; Path=/; SameSite=None; Secure; Partitioned';
    expect((await frame.get('/')).headers['set-cookie']).toEqual([
      `__Host-site-a=1${kept}`,
      `__Host-site-b=2; HttpOnly${kept}`,
      `__Host-site-c=3; Max-Age=60${kept}`,
      `__Host-site-d=4${kept}`,
      `__Host-site-__Host-annex-view=stolen${kept}`,
    ]);
  });

  it('redirects to itself under the label, and to other sites with a new ticket', async () => {
    const other = await startSite(running, (_, response) => void response.end('the other'));
    const to: Record<string, string> = {
      '/relative': 'next?x#y',
      '/whole': `${site.url}//evil.example/z`,
      '/other': `${other.url}/there?x=1`,
      '/nonsense': 'http://[',
    };
    says(({ url = '' }, response) => void response.writeHead(302, { Location: to[url] ?? '' }).end());
    expect((await frame.get('/relative')).headers.location).toBe(`${frame.origin}/next?x#y`);
    expect((await frame.get('/whole')).headers.location).toBe(`${frame.origin}//evil.example/z`);
    expect((await frame.get('/nonsense')).headers.location).toBeUndefined();
    const { headers } = await frame.get('/other');
    const way = new URL(headers.location ?? '');
    expect(way.host).not.toBe(frame.host);
    const entered = await proxied.raw(way.host, way.pathname + way.search, { 'sec-fetch-dest': 'iframe' });
    expect(entered.text).toContain('location.replace("/there?x=1")');
    const fetched = await frame.get('/other', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' });
    expect(fetched.headers.location).toBe(`${other.url}/there?x=1`);
  });

  it('is decompressed to insert the tracker; other responses pass unchanged', async () => {
    const packed = {
      gzip: gzipSync(HTML),
      br: brotliCompressSync(HTML),
      deflate: deflateSync(HTML),
      zstd: zstdCompressSync(HTML),
    };
    for (const [encoding, bytes] of Object.entries(packed)) {
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': encoding, ETag: '"1"' };
      says((_, response) => void response.writeHead(200, headers).end(bytes));
      const page = await frame.get('/');
      expect([encoding, page.headers['content-encoding']]).toEqual([encoding, undefined]);
      expect(page.text).toMatch(
        /<head><meta charset="utf-8"><script data-platform=.*<\/script><title>T.*<p>Grüße<\/p>/s,
      );
      const fetched = await frame.get('/', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' });
      expect([fetched.headers['content-encoding'], fetched.headers.etag]).toEqual([encoding, '"1"']);
      expect(fetched.bytes.equals(bytes)).toBe(true);
    }
  });

  it('accepts uploads and serves ranges', async () => {
    let size = 0;
    says((request, response) => {
      request.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      request.on('end', () => response.writeHead(206, { 'Content-Range': 'bytes 0-1/9' }).end('ab'));
    });
    const body = Buffer.alloc(5 << 20, 1);
    const headers = {
      'sec-fetch-mode': 'cors',
      'sec-fetch-dest': 'empty',
      range: 'bytes=0-1',
      'content-length': String(body.length),
    };
    const { status, text, headers: got } = await frame.send('/', { method: 'POST', body, headers });
    expect([size, status, text, got['content-range'], site.seen[0]?.headers.range]).toEqual([
      body.length,
      206,
      'ab',
      'bytes 0-1/9',
      'bytes=0-1',
    ]);
  });

  it('is streamed, including server-sent events', async () => {
    const begun: (() => void)[] = [];
    for (const [type, first] of [
      ['text/html; charset=utf-8', '<p>first'],
      ['text/html', '<html><head><meta charset=utf-8><title>x</title>'],
      ['text/event-stream', 'data: 1\n\n'],
    ] as const) {
      says((_, response) => {
        response.writeHead(200, { 'Content-Type': type }).write(first);
        begun.push(() => void response.end('last'));
      });
      const answer = await frame.open('/');
      const [chunk] = (await once(answer, 'data')) as [Buffer];
      expect(chunk.toString()).toContain(first.slice(0, 6));
      begun.pop()?.();
      expect((await read(answer)).text).toContain('last');
    }
  });

  it('explains in time why a page did not load', async () => {
    says(() => {});
    const { status, text } = await frame.get('/');
    expect([status, text]).toEqual([504, expect.stringContaining('The site did not respond in time.')]);
    const gone = await startSite(running, () => {});
    const closed = await proxied.enter(`${gone.url}/`);
    gone.server.close();
    expect(await closed.get('/')).toMatchObject({
      status: 502,
      text: expect.stringContaining('Check that it is running'),
    });
  });

  it('cancels requests when the frame is gone', async () => {
    const ended = Promise.withResolvers<void>();
    says((request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain' }).write('x');
      request.once('close', () => ended.resolve());
    });
    const answer = await frame.open('/');
    answer.destroy();
    await ended.promise;
  });
});
