// Sites and requests that the proxy must survive, or answer with an explanation.
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { brotliCompressSync, deflateRawSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { useRunning } from '../../../../running.ts';
import { type Frame, PAGE, type Proxied, startProxied, startSite } from './proxied.ts';

const HTML = '<!doctype html><html><head><title>T</title></head><body><p>Grüße</p></body></html>';
const MIB = 1 << 20;

describe('the proxy in front of unusual sites', () => {
  const running = useRunning();
  let proxied: Proxied;
  let frame: Frame;
  let site: Awaited<ReturnType<typeof startSite>>;
  let answer: RequestListener = () => {};
  const says = (listener: RequestListener) => {
    site.seen.length = 0;
    answer = listener;
  };
  const sends = (encoding: string, bytes: Buffer) =>
    says((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': encoding }).end(bytes);
    });
  beforeAll(async () => {
    proxied = await startProxied(running);
    site = await startSite(running, (request, response) => answer(request, response));
    frame = await proxied.enter(`${site.url}/`);
  });

  it('shows pages in raw deflate and in several codings, with the tracker in them', async () => {
    const packed = {
      deflate: deflateRawSync(HTML),
      'gzip, br': brotliCompressSync(gzipSync(HTML)),
      'identity,, GZIP , deflate': deflateRawSync(gzipSync(HTML)),
    };
    for (const [encoding, bytes] of Object.entries(packed)) {
      sends(encoding, bytes);
      const page = await frame.get('/');
      expect([encoding, page.status, page.headers['content-encoding']]).toEqual([encoding, 200, undefined]);
      expect(page.text).toMatch(/<head><meta charset="utf-8"><script data-platform=.*<p>Grüße<\/p>/s);
    }
  });

  it('shows an error page if the encoding is not what the site declares', async () => {
    for (const encoding of ['gzip', 'deflate', 'br', 'zstd', 'br, gzip']) {
      sends(encoding, Buffer.from('this is not compressed at all'));
      const { status, text } = await frame.get('/');
      expect([encoding, status, text]).toEqual([
        encoding,
        502,
        expect.stringContaining('The page could not be decompressed.'),
      ]);
    }
  });

  it('shows a page of 3.9 million attributes with bounded CPU time and memory', async () => {
    const html = `<p ${'a '.repeat(3_900_000)}>`;
    sends('gzip', gzipSync(html));
    await frame.get('/'); // code and buffers are loaded
    const [memory, cpu] = [process.memoryUsage.rss(), process.cpuUsage()];
    const { bytes } = await frame.get('/');
    const { user, system } = process.cpuUsage(cpu);
    expect(bytes.length).toBeGreaterThan(html.length);
    expect((user + system) / 1e6).toBeLessThan(1.5);
    expect((process.memoryUsage.rss() - memory) / MIB).toBeLessThan(200);
  });

  it('truncates a page that decompresses to gigabytes, with a notice', async () => {
    const zeros = gzipSync(Buffer.alloc(64 * MIB, ' '));
    sends('gzip', Buffer.concat([gzipSync(HTML), ...Array.from({ length: 32 }, () => zeros)]));
    const { bytes } = await frame.get('/');
    expect(bytes.length).toBeLessThan(18 * MIB);
    expect(bytes.subarray(-100).toString()).toContain('its decompressed size is too large.');
  });

  it('passes the end of a long page unchanged', async () => {
    const filler = `<p>${'x'.repeat(60)}\n`.repeat((17 * MIB) / 64);
    const link = `<a href="${site.url}/x">`;
    says((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end(link + filler + link);
    });
    const { bytes } = await frame.get('/');
    expect(bytes.subarray(0, 100_000).toString()).toContain(`<a href="${frame.origin}/x">`);
    expect(bytes.subarray(-100).toString()).toContain(link);
  }, 20_000);

  it('keeps method and body of redirected requests, and refuses a form that is redirected to another origin', async () => {
    const other = await startSite(running, (_, response) => void response.end());
    const FETCH = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
    for (const status of [307, 308]) {
      says(({ url }, response) => {
        response.writeHead(status, { Location: url === '/out' ? `${other.url}/x` : '/next' }).end();
      });
      const post = (path: string, headers = {}) => frame.send(path, { method: 'POST', body: 'a=1', headers });
      expect(await post('/in')).toMatchObject({ status, headers: { location: `${frame.origin}/next` } });
      expect(await post('/out', FETCH)).toMatchObject({ status, headers: { location: `${other.url}/x` } });
      const refused = await post('/out');
      expect([refused.status, refused.headers.location]).toEqual([502, undefined]);
      expect(refused.text).toContain(`The site forwards this form to ${other.host}.`);
      expect((await frame.get('/out')).status).toBe(status);
    }
    says((_, response) => void response.writeHead(302, { Location: `${other.url}/x` }).end());
    expect((await frame.send('/', { method: 'POST', body: 'a=1' })).status).toBe(302);
    expect(other.seen).toEqual([]);
  });

  it('serves no service worker script on any path', async () => {
    says((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Service-Worker-Allowed': '/' }).end('1');
    });
    const SCRIPT = { 'sec-fetch-mode': 'same-origin', 'sec-fetch-dest': 'script' };
    for (const path of ['/sw.js', '/.annex/enter', '/.annex/sw.js']) {
      const named = await frame.get(path, { ...SCRIPT, 'sec-fetch-dest': 'serviceworker' });
      const told = await frame.get(path, { ...SCRIPT, 'sec-fetch-dest': '', 'service-worker': 'script' });
      expect([path, named.status, told.status]).toEqual([path, 403, 403]);
    }
    expect(site.seen).toEqual([]);
    const script = await frame.get('/sw.js', SCRIPT);
    expect([script.status, script.headers['service-worker-allowed']]).toEqual([200, undefined]);
  });

  it('rejects tickets used by workers, scripts or fetch', async () => {
    const made = (await (await proxied.ticket(`${site.url}/`)).json()) as { url: string; origin: string };
    const way = new URL(made.url);
    const enter = (dest: string) =>
      proxied.raw(way.host, way.pathname + way.search, {
        'sec-fetch-dest': dest,
        'sec-fetch-site': 'same-origin',
        cookie: frame.cookie,
      });
    for (const dest of ['worker', 'sharedworker', 'serviceworker', 'empty', 'script', 'document', 'object', '']) {
      expect([dest, (await enter(dest)).status]).toEqual([dest, 403]);
    }
    expect((await enter('iframe')).status).toBe(200);
  });

  it('answers requests with unusual bytes with an explanation', async () => {
    says((_, response) => void response.end('fine'));
    const send = async (head: string): Promise<string> => {
      const socket = connect(proxied.port, '127.0.0.1');
      socket.write(Buffer.from(`${head}\r\nConnection: close\r\n\r\n`));
      let text = '';
      for await (const chunk of socket) text += chunk;
      return text.split('\r\n', 1)[0] ?? '';
    };
    const [value = ''] = frame.cookie.split('=').slice(1);
    const base = Object.entries(PAGE).map(([name, said]) => `${name}: ${said}`);
    const head = (path: string, cookie: string, host = frame.host) =>
      [`GET ${path} HTTP/1.1`, `Host: ${host}`, `Cookie: ${cookie}`, ...base].join('\r\n');
    const signature = value.split('.')[1] ?? '';
    const text = value.split('.')[0] ?? '';
    for (const forged of [
      `${text}.${'ü'.repeat(signature.length)}`,
      `ü.${signature}`,
      `${text}.ü${signature.slice(1)}`,
    ]) {
      expect(await send(head('/', `__Host-annex-view=${forged}`))).toMatch(/ 403 /);
      expect(await send(head('/.annex/enter?k=%ff%00', `__Host-annex-view=${forged}`))).toMatch(/ 403 /);
    }
    expect(await send(head('/', `${frame.cookie}; name=ü`))).toMatch(/ 200 /);
    expect(await send(head('/ü?ü', frame.cookie))).toMatch(/ 400 /);
    expect(await send(head('//', frame.cookie))).toMatch(/ 200 /);
    expect(await send(head('http://evil.example/', frame.cookie))).toMatch(/ 421 /);
    expect(await send(head('/', frame.cookie, 'ü.localhost'))).toMatch(/ 4\d\d /);
    expect(await send(head('/%', frame.cookie))).toMatch(/ 200 /);
    expect(await send(`${head('/', frame.cookie)}\r\nReferer: ü\r\nOrigin: ü\r\nX-Ü: 1`)).toMatch(/ (200|400) /);
  });

  it('shows responses with unusual headers', async () => {
    for (const headers of [
      'HTTP/1.1 200 Gr\xfc\xdfe\r\nSet-Cookie: \xfc=\xfc',
      'HTTP/1.1 302 x\r\nLocation: /gr\xc3\xbc',
      'HTTP/1.1 302 x\r\nLocation: \xff',
    ]) {
      says(({ socket }) => void socket.end(Buffer.from(`${headers}\r\nContent-Length: 0\r\n\r\n`, 'latin1')));
      const { status, headers: got } = await frame.get('//');
      expect([headers, status]).toEqual([headers, Number(headers.slice(9, 12))]);
      if (headers.includes('/gr')) expect(got.location).toBe(`${frame.origin}/gr%C3%BC`);
    }
  });
});
