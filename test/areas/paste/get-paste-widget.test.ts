import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { runViewer } from './viewer.ts';
import { getWidget } from './widget.ts';

const running = useRunning();

describe('getPasteWidget', () => {
  it('returns a page with its own token for every request, which must not be cached [E-widget] [E-widget-html] [E-widget-fresh]', async () => {
    const viewer = await runViewer(running);
    const [first, second] = [await getWidget(viewer), await getWidget(viewer)];
    expect(first.answer.status).toBe(200);
    expect(first.answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(first.answer.headers.get('cache-control')).toBe('no-store');
    expect(first.html).toMatch(/^<!doctype html>/);
    expect(first.token).toMatch(/^[\w-]{40,}$/);
    expect(second.token).not.toBe(first.token);
  });

  it('has a content security policy without unsafe sources', async () => {
    const viewer = await runViewer(running, { platformUrl: () => 'https://annex.example/base' });
    const policy = (await getWidget(viewer)).answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('can be embedded by its own origin only', async () => {
    const viewer = await runViewer(running, { platformUrl: () => 'https://annex.example/base' });
    const policy = (await getWidget(viewer)).answer.headers.get('content-security-policy') ?? '';
    expect(/frame-ancestors ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
  });

  it('is smaller than 40 KB compressed', async () => {
    const { html } = await getWidget(await runViewer(running));
    expect(gzipSync(html).byteLength).toBeLessThan(40_000);
  });

  it('shows the configured upload limit', async () => {
    expect((await getWidget(await runViewer(running))).html).toContain('up to 20 MiB ');
    const small = await runViewer(running, { paste: { maxUploadBytes: 600 * 1024 } });
    expect((await getWidget(small)).html).toContain('up to 600 KiB ');
  });

  it('fills in the title, escaped', async () => {
    const viewer = await runViewer(running);
    const html = await (
      await fetch(`${viewer.url}/screenshot-paste?title=${encodeURIComponent('"><script>x</script>')}`)
    ).text();
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
  });

  it('sends a browser without a login to the login page, and gives a frame no token', async () => {
    const viewer = await runViewer(running, {
      logins: { visitorOf: async () => null, loginUrl: (next) => `/login?next=${next}` },
    });
    const open = (headers: Record<string, string>) =>
      fetch(`${viewer.url}/screenshot-paste?title=Board`, { headers, redirect: 'manual' });
    const page = await open({ 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' });
    expect([page.status, page.headers.get('location')]).toEqual([302, '/login?next=/screenshot-paste?title=Board']);
    const foreign = await open({ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' });
    expect(foreign.status).toBe(302);
    const framed = await open({ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' });
    expect(await framed.text()).toContain('data-token=""');
  });
});
