import { describe, expect, it } from 'vitest';
import { drawScreens, screensOf } from '../../../scripts/bench/screens/index.ts';
import { useRunning } from '../../running.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();

describe('getPasteText', () => {
  it('returns the recognized text, and listPastes finds the screenshot by it', async () => {
    const viewer = await runViewer(running, { paste: { ocr: { enabled: true, timeoutMs: 60_000, idleMs: 1000 } } });
    const screen = screensOf(3, []).find(({ kind }) => kind === 'wizard');
    const [picture] = await drawScreens(screen ? [screen] : []);
    const { id } = await viewer.paste(picture ?? Buffer.alloc(0), 'Something else');
    const { text } = await viewer.client.getPasteText({ path: { id } });
    expect(text.toLowerCase()).toContain(screen?.wanted[0]);
    const { screenshots } = await viewer.client.listPastes({ query: { q: `${screen?.wanted[0]} something` } });
    expect(screenshots.map((one) => one.id)).toEqual([id]);
  }, 60_000);

  it('names the setting if text recognition is turned off, and answers 404 for an unknown screenshot', async () => {
    const viewer = await runViewer(running);
    const { id } = await viewer.paste(await png(drawPixels(10, 10)), 'board');
    await expect(viewer.client.getPasteText({ path: { id } })).rejects.toMatchObject({
      status: 503,
      name: 'unavailable',
      message: expect.stringContaining('paste.ocr.enabled'),
    });
    const nobody = viewer.client.getPasteText({ path: { id: 'nobody' } });
    await expect(nobody).rejects.toMatchObject({ status: 404 });
  });
});
