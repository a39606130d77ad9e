import { describe, expect, it } from 'vitest';
import type { PointedElement } from '../../../../generated/workspace/messages.ts';
import { useRunning } from '../../../running.ts';
import { rover, startWorkspace } from '../workspace.ts';

const running = useRunning();
const element = (note: string): PointedElement => ({
  tabId: 'tab-1',
  ref: 'e3',
  line: 'button "Save" [e3]',
  box: { x: 20, y: 40, width: 64, height: 32 },
  address: 'http://localhost:5173/',
  title: 'Plot',
  note,
});

describe('listPointed', () => {
  it('lists what the user has pointed at, oldest first, and what is new', async () => {
    const { api, page } = await startWorkspace(running);
    const list = (after = 0) => api.listPointed({ path: rover, query: { after } });
    expect(await list()).toEqual({ elements: [], latest: 0 });
    const opened = await page();
    opened.send({ type: 'point', element: element('one') });
    await expect.poll(async () => (await list()).elements.length).toBe(1);
    const { latest } = await list();
    opened.send({ type: 'point', element: element('two') });
    await expect
      .poll(async () => (await list(latest)).elements)
      .toMatchObject([{ ...element('two'), number: latest + 1 }]);
    expect((await list()).elements.map(({ note }) => note)).toEqual(['one', 'two']);
  });

  it('keeps the last 20, for 10 minutes', async () => {
    const { api, page, platform } = await startWorkspace(running);
    const notes = async () => (await api.listPointed({ path: rover, query: {} })).elements.map(({ note }) => note);
    const opened = await page();
    for (let at = 0; at < 22; at++) opened.send({ type: 'point', element: element(String(at)) });
    await expect.poll(async () => (await notes()).at(-1)).toBe('21');
    expect(await notes()).toHaveLength(20);
    platform.clock.advance(10 * 60_000 + 100);
    expect(await notes()).toEqual([]);
  });

  it('refuses elements that are too long, and other owners', async () => {
    const { api, page, call } = await startWorkspace(running);
    const opened = await page();
    opened.send({ type: 'point', element: { ...element(''), line: 'x'.repeat(3_001) } });
    await expect.poll(() => opened.received.some(({ type }) => type === 'error')).toBe(true);
    expect((await api.listPointed({ path: rover, query: {} })).elements).toEqual([]);
    expect((await call('GET', '/api/panels/webview/other/rover/pointed')).status).toBe(403);
  });
});
