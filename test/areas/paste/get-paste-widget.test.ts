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

  it('can be embedded by the platform only, not by other ports of this machine', async () => {
    const ancestors = async (platformUrl?: () => string) => {
      const viewer = await runViewer(running, platformUrl ? { platformUrl } : {});
      const policy = (await getWidget(viewer)).answer.headers.get('content-security-policy') ?? '';
      return /frame-ancestors ([^;]*)/.exec(policy)?.[1];
    };
    expect(await ancestors()).toBe("'self'");
    expect(await ancestors(() => 'https://annex.example/base')).toBe("'self' https://annex.example");
    const local = "'self' http://127.0.0.1:8790 http://localhost:8790";
    expect(await ancestors(() => 'http://127.0.0.1:8790')).toBe(local);
    expect(await ancestors(() => 'http://localhost:8790')).toBe(local);
  });

  it('is smaller than 40 KB compressed', async () => {
    const { html } = await getWidget(await runViewer(running));
    expect(gzipSync(html).byteLength).toBeLessThan(40_000);
  });

  it('shows the configured upload limit', async () => {
    expect((await getWidget(await runViewer(running))).html).toContain('up to 20 MiB.');
    const small = await runViewer(running, { paste: { maxUploadBytes: 600 * 1024 } });
    expect((await getWidget(small)).html).toContain('up to 600 KiB.');
  });

  it('fills in the title, escaped', async () => {
    const viewer = await runViewer(running);
    const html = await (
      await fetch(`${viewer.url}/screenshot-paste?title=${encodeURIComponent('"><script>x</script>')}`)
    ).text();
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
  });
});
