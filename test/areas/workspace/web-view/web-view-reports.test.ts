import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Layout, WebviewStatus } from '../../../../generated/workspace/messages.ts';
import type { WebViewReport } from '../../../../src/areas/workspace/page-kit/panel.ts';
import { WebViewReports } from '../../../../src/areas/workspace/web-view/page/web-view-reports.ts';
import { WEB_VIEW } from '../workspace.ts';

const LOADED: WebViewReport = {
  ...{ state: 'loaded', sentTo: null, loads: 0, reloads: 0, proxied: false, address: null, title: null },
  ...{ consoleLines: 0, failedRequests: 0 },
};

const layoutOf = (...urls: string[]): Layout => {
  const tabs = urls.map((url, index) => ({
    ...{ id: `tab-${index + 1}`, panelType: WEB_VIEW, displayName: 'Web view', displayIcon: 'globe' },
    panelState: { url },
  }));
  return { type: 'leaf', id: 'leaf-1', tabs, activeTab: 'tab-1' };
};

describe('reports of web views', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  const start = async (count: number, maxBytes = 1 << 20) => {
    const sent: WebviewStatus[][] = [];
    const shown = new Map<string, WebViewReport>();
    const reports = new WebViewReports(
      (message) => message.type === 'webviews' && sent.push(message.webviews),
      (tabId) => shown.get(tabId) ?? null,
    );
    const layout = layoutOf(...Array.from({ length: count }, () => 'https://docs.example/'));
    const show = async (tabId: string, report: Partial<WebViewReport>) => {
      shown.set(tabId, { ...LOADED, ...report });
      reports.changed(tabId);
      await Promise.resolve();
    };
    reports.restart(maxBytes);
    reports.received(3, layout);
    reports.drawn();
    for (let tab = 1; tab <= count; tab++) void show(`tab-${tab}`, {});
    await Promise.resolve();
    return { sent, reports, show };
  };

  it('begin with all, also if there are none, in messages that the server accepts', async () => {
    expect((await start(0)).sent).toEqual([[]]);
    expect((await start(250)).sent.flat()).toHaveLength(250);
    const { sent } = await start(30, 4_096);
    expect(sent.flat()).toHaveLength(30);
    expect(Math.max(...sent.map((webviews) => JSON.stringify(webviews).length))).toBeLessThan(4_096 / 3);
    expect((await start(1, 100)).sent, 'too large alone').toEqual([]);
  });

  it('leave out what is known: the same again, and loading that the layout caused', async () => {
    const { sent, reports, show } = await start(1);
    expect(sent).toMatchObject([[{ tabId: 'tab-1', revision: 3, state: 'loaded' }]]);
    await show('tab-1', {});
    reports.received(4, layoutOf('https://docs.example/two'));
    await show('tab-1', { title: 'Still the first page' });
    expect(sent.at(-1), 'not drawn yet').toMatchObject([{ revision: 3, title: 'Still the first page' }]);
    reports.drawn();
    await show('tab-1', { state: 'loading', sentTo: 'https://docs.example/two' });
    expect(sent).toHaveLength(2);
    await show('tab-1', { sentTo: 'https://docs.example/two' });
    expect(sent.at(-1)).toMatchObject([{ revision: 4, state: 'loaded' }]);
    await show('tab-1', { state: 'loading', sentTo: 'https://docs.example/two' });
    expect(sent.at(-1), 'the page navigates by itself').toMatchObject([{ state: 'loading' }]);
  });

  it('do not flood the server, whatever pages do', async () => {
    const { sent, show } = await start(1);
    for (let change = 0; change < 1_000; change++) await show('tab-1', { title: `title ${change}` });
    expect(sent.length).toBeLessThanOrEqual(20);
    vi.advanceTimersByTime(100);
    expect(sent.at(-1)).toMatchObject([{ title: 'title 999' }]);
    const count = sent.length;
    for (let change = 0; change < 1_000; change++) {
      await show('tab-1', { title: `again ${change}` });
      vi.advanceTimersByTime(10);
    }
    expect(sent.length - count).toBeLessThanOrEqual(102);
  });
});
