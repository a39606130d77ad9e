import { describe, expect, it } from 'vitest';
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

  it('finds screenshots by the words of their names, in any case', async () => {
    const viewer = await runViewer(running);
    const { id } = await viewer.paste(await png(drawPixels(10, 10)), 'Something else');
    const find = async (q: string) =>
      (await viewer.client.listPastes({ query: { q } })).screenshots.map((one) => one.id);
    expect(await find('something ELSE')).toEqual([id]);
    expect(await find('something more')).toEqual([]);
  });
});
