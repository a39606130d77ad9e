import { describe, expect, it } from 'vitest';
import { problemOf, sending, useRunning } from '../../running.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer, type ViewerUnderTest } from './viewer.ts';

const running = useRunning();
const KEY = `ak_${'k'.repeat(43)}`;
const authenticate = (_scheme: string, credential: string) =>
  credential === KEY ? ({ scheme: 'apiKey', keyId: '1', owner: 'demo' } as const) : null;

async function widget(
  viewer: ViewerUnderTest,
): Promise<{ readonly token: string; readonly answer: Response; readonly html: string }> {
  const answer = await fetch(`${viewer.url}/screenshot-paste`);
  const html = await answer.text();
  return { token: /data-token="([^"]+)"/.exec(html)?.[1] ?? '', answer, html };
}

describe('getPasteWidget', () => {
  it('serves a page of its own to every request, which nothing may cache [E-widget] [E-widget-html] [E-widget-fresh]', async () => {
    const viewer = await runViewer(running);
    const [first, second] = [await widget(viewer), await widget(viewer)];
    expect(first.answer.status).toBe(200);
    expect(first.answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(first.answer.headers.get('cache-control')).toBe('no-store');
    expect(first.html).toMatch(/^<!doctype html>/);
    expect(first.token).toMatch(/^[\w-]{40,}$/);
    expect(second.token).not.toBe(first.token);
  });

  it('allows what it brings and nothing else', async () => {
    const viewer = await runViewer(running, { platformUrl: () => 'https://annex.example/base' });
    const policy = (await widget(viewer)).answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('may be framed by the platform only, not by other ports of this machine', async () => {
    const ancestors = async (platformUrl?: () => string) => {
      const viewer = await runViewer(running, platformUrl ? { platformUrl } : {});
      const policy = (await widget(viewer)).answer.headers.get('content-security-policy') ?? '';
      return /frame-ancestors ([^;]*)/.exec(policy)?.[1];
    };
    expect(await ancestors()).toBe("'self'");
    expect(await ancestors(() => 'https://annex.example/base')).toBe("'self' https://annex.example");
    const local = "'self' http://127.0.0.1:8790 http://localhost:8790";
    expect(await ancestors(() => 'http://127.0.0.1:8790')).toBe(local);
    expect(await ancestors(() => 'http://localhost:8790')).toBe(local);
  });

  it('tells how large a picture may be, as the settings have it', async () => {
    expect((await widget(await runViewer(running))).html).toContain('up to 20 MiB.');
    const small = await runViewer(running, { paste: { maxUploadBytes: 600 * 1024 } });
    expect((await widget(small)).html).toContain('up to 600 KiB.');
  });

  it('fills the title in, as text', async () => {
    const viewer = await runViewer(running);
    const html = await (
      await fetch(`${viewer.url}/screenshot-paste?title=${encodeURIComponent('"><script>x</script>')}`)
    ).text();
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
  });
});

describe('Who may paste', () => {
  const headersOf: readonly (readonly [string, Record<string, string>])[] = [
    ['a page of another origin', { origin: 'https://evil.example' }],
    ['a sandboxed page without the token', { origin: 'null' }],
    ['a page that sends no Origin', { 'sec-fetch-site': 'cross-site' }],
    ['our own origin without the token', { origin: 'SELF' }],
    ['a made-up token', { origin: 'null', 'paste-token': 'x'.repeat(51) }],
  ];

  it.each(headersOf)('%s may not, whatever it asks for [E-upload-origin]', async (_, given) => {
    const viewer = await runViewer(running);
    const { id } = await viewer.paste(await png(drawPixels(10, 10)), 'secret');
    const headers = { ...given, ...(given['origin'] === 'SELF' ? { origin: viewer.url } : {}) };
    const base = `${viewer.url}/screenshot-paste`;
    const answers = [
      await viewer.post(await png(drawPixels(12, 12)), 'image/png', '?title=planted', headers),
      await fetch(`${base}/${id}`, { headers }),
      await fetch(`${base}/${id}/image`, { headers }),
      await fetch(`${base}/${id}`, sending('PATCH', { name: 'taken' }, headers)),
      await fetch(`${base}/${id}/undo`, { method: 'POST', headers }),
      await fetch(`${viewer.url}/screenshot-pastes`, { headers }),
    ];
    for (const answer of answers)
      expect(await problemOf(answer)).toMatchObject({ status: 403, name: 'foreign-origin' });
    expect(await viewer.files()).toEqual(['secret-10x10-original.png', 'secret-10x10.png']);
  });

  it('the widget may, with its token, until it is a day old', async () => {
    const viewer = await runViewer(running);
    const { token } = await widget(viewer);
    const bytes = await png(drawPixels(10, 10));
    const post = () => viewer.post(bytes, 'image/png', '', { origin: 'null', 'paste-token': token });
    viewer.clock.advance(24 * 60 * 60 * 1000 - 1);
    const answer = await post();
    expect(answer.status).toBe(201);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    viewer.clock.advance(1);
    expect(await problemOf(await post())).toMatchObject({ status: 403 });
  });

  it('a token of another viewer does not count', async () => {
    const [viewer, other] = [await runViewer(running), await runViewer(running)];
    const { token } = await widget(other);
    const answer = await viewer.post(await png(drawPixels(9, 9)), 'image/png', '', {
      origin: 'null',
      'paste-token': token,
    });
    expect(answer.status).toBe(403);
  });

  it('who comes from beyond this machine needs a key, behind a proxy too', async () => {
    const viewer = await runViewer(running, { authenticate, trustedProxies: ['127.0.0.1'] });
    const beyond = { 'x-forwarded-for': '192.0.2.7' };
    const bytes = await png(drawPixels(10, 10));
    expect(await problemOf(await viewer.post(bytes, 'image/png', '', beyond))).toMatchObject({
      status: 401,
      name: 'unauthorized',
    });
    expect((await fetch(`${viewer.url}/screenshot-paste`, { headers: beyond })).status).toBe(401);
    expect((await fetch(`${viewer.url}/screenshot-pastes`, { headers: beyond })).status).toBe(401);
    expect((await viewer.post(bytes, 'image/png', '', { ...beyond, 'x-api-key': KEY })).status).toBe(201);
    expect((await viewer.post(bytes, 'image/png', '', { ...beyond, 'x-api-key': `ak_${'x'.repeat(43)}` })).status).toBe(
      401,
    );
  });

  it('a proxy that nobody trusts cannot pass strangers off as this machine', async () => {
    const viewer = await runViewer(running, { authenticate });
    const answer = await viewer.post(await png(drawPixels(10, 10)), 'image/png', '', {
      'x-forwarded-for': '127.0.0.1',
    });
    expect(answer.status).toBe(401);
  });
});
