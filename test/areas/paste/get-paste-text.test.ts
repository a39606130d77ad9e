import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import { drawScreens, screensOf } from '../../../scripts/bench/screens/index.ts';
import { PictureMaker } from '../../../src/areas/paste/picture.ts';
import { PasteService } from '../../../src/areas/paste/service.ts';
import { ScreenshotStore } from '../../../src/areas/paste/store.ts';
import { useHeadlessShell } from '../../browser/chromium.ts';
import { ManualClock } from '../../clock.ts';
import { useRunning } from '../../running.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();
const browser = useHeadlessShell();

describe('getPasteText', () => {
  it('returns the recognized text, and listPastes finds the screenshot by it', async () => {
    const viewer = await runViewer(running, { paste: { ocr: { enabled: true, timeoutMs: 60_000, idleMs: 1000 } } });
    const screen = screensOf(3, []).find(({ kind }) => kind === 'wizard');
    const [picture] = await drawScreens(screen ? [screen] : [], browser());
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

  it('recognizes the text once for concurrent requests, and again after a failure', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'annex-text-'));
    running.onClose(() => rm(directory, { recursive: true, force: true }));
    let reads = 0;
    const readText = async () => {
      reads++;
      await new Promise((resolve) => setTimeout(resolve, 200));
      if (reads === 1) throw new Error('too slow');
      return 'hello';
    };
    const pastes = new PasteService({
      settings: DEFAULTS.paste,
      store: new ScreenshotStore(directory),
      pictures: new PictureMaker(DEFAULTS.paste),
      namers: [],
      readText,
      clock: new ManualClock(),
      newId: () => 'board',
      onError: () => {},
    });
    running.onClose(() => pastes.naming.close());
    await pastes.paste({ owner: 'demo', bytes: await png(drawPixels(10, 10)), title: 'board' });
    const readTwenty = () => Promise.allSettled(Array.from({ length: 20 }, () => pastes.text('board')));
    expect(await readTwenty()).toEqual(Array(20).fill(expect.objectContaining({ status: 'rejected' })));
    expect(await readTwenty()).toEqual(Array(20).fill({ status: 'fulfilled', value: 'hello' }));
    expect(reads).toBe(2);
  });
});
