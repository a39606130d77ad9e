import { describe, expect, it } from 'vitest';
import { drawScreens, screensOf } from '../../../scripts/bench/screens/index.ts';
import { useRunning } from '../../running.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();

describe('listPastes', () => {
  it('lists the latest first, page by page', async () => {
    const viewer = await runViewer(running);
    for (const name of ['one', 'two', 'three']) {
      await viewer.paste(await png(drawPixels(10, 10)), name);
      viewer.clock.advance(1000);
    }
    const names = async (limit: number) =>
      (await viewer.client.listPastes({ query: { limit } })).screenshots.map(({ name }) => name);
    expect(await names(2)).toEqual(['three', 'two']);
    expect(await names(500)).toEqual(['three', 'two', 'one']);
    expect((await fetch(`${viewer.url}/screenshot-pastes?limit=501`)).status).toBe(400);
    const first = await viewer.client.listPastes({ query: { limit: 2 } });
    const query = Object.fromEntries(new URLSearchParams(first.next ?? ''));
    expect(query['limit']).toBe('2');
    const rest = await viewer.client.listPastes({ query: { limit: 2, cursor: query['cursor'] ?? '' } });
    expect([rest.screenshots.map(({ name }) => name), rest.next]).toEqual([['one'], null]);
    expect((await fetch(`${viewer.url}/screenshot-pastes?cursor=x`)).status).toBe(400);
  });
});

describe('listPastes with q, and getPasteText', () => {
  it('find screenshots by name and by recognized text', async () => {
    const viewer = await runViewer(running, { paste: { ocr: { enabled: true, timeoutMs: 60_000, idleMs: 1000 } } });
    const screen = screensOf(3, []).find(({ kind }) => kind === 'wizard');
    const [picture] = await drawScreens(screen ? [screen] : []);
    const { id } = await viewer.paste(picture ?? Buffer.alloc(0), 'Something else');
    const find = async (q: string) =>
      (await viewer.client.listPastes({ query: { q } })).screenshots.map((one) => one.id);
    expect(await find('something ELSE')).toEqual([id]);
    expect(await find('something more')).toEqual([]);
    const { text } = await viewer.client.getPasteText({ path: { id } });
    expect(text.toLowerCase()).toContain(screen?.wanted[0]);
    expect(await find(`${screen?.wanted[0]} something`)).toEqual([id]);
  }, 60_000);
});
