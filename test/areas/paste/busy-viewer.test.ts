import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OcrNamer } from '../../../src/areas/paste/naming/ocr.ts';
import { PictureMaker } from '../../../src/areas/paste/picture.ts';
import { problemOf, useRunning } from '../../running.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();

/** Converting it to PNG takes 5 seconds of CPU time, many times the timeout even on a fast machine. */
const photograph = () =>
  sharp(Buffer.alloc(5000 * 4000 * 3, randomBytes(1 << 20)), { raw: { width: 5000, height: 4000, channels: 3 } })
    .jpeg({ quality: 1 })
    .toBuffer();

describe('pasteScreenshot on a busy viewer', () => {
  it('returns 503 with Retry-After for an image that takes too long, and saves nothing', async () => {
    const viewer = await runViewer(running, { paste: { timeoutMs: 1_000 }, faults: 'expected' });
    const bytes = await photograph();
    const answers = await Promise.all([viewer.post(bytes, 'image/jpeg'), viewer.post(bytes, 'image/jpeg')]);
    for (const answer of answers) {
      expect(answer.headers.get('retry-after')).toBe('10');
      expect(await problemOf(answer)).toMatchObject({
        status: 503,
        name: 'unavailable',
        detail: 'The viewer could not process the image within 1 seconds. Try again.',
      });
    }
    expect(await viewer.everything()).toEqual([]);
    await expect.poll(async () => (await viewer.post(await png(drawPixels(20, 10)))).status).toBe(201);
  });
});

describe('the queue of images', () => {
  afterEach(() => void vi.useRealTimers());

  it('rejects an image that waits longer than the timeout, and continues with the next ones in order', async () => {
    const bytes = await png(drawPixels(20, 10));
    const pictures = new PictureMaker({ concurrent: 1, timeoutMs: 1_000 });
    const order: string[] = [];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const prepare = (name: string) =>
      pictures.prepare(bytes).then(
        () => void order.push(name),
        (error: unknown) => {
          order.push(`${name} rejected`);
          return error;
        },
      );
    const first = prepare('first');
    const late = prepare('late');
    vi.advanceTimersByTime(999);
    const next = [prepare('second'), prepare('third')];
    vi.advanceTimersByTime(1);
    expect(await late).toMatchObject({ name: 'unavailable', headers: { 'Retry-After': '10' } });
    await Promise.all([first, ...next]);
    expect(order).toEqual(['late rejected', 'first', 'second', 'third']);
    await pictures.prepare(bytes);
  });
});

/** As many small words as fit: seconds of work. */
function densePage(size: number): Promise<Buffer> {
  const pixels = Buffer.alloc(size * size, 255);
  for (let at = 0; at < pixels.length; at++) {
    const [x, y] = [at % size, Math.floor(at / size)];
    if (y % 11 < 9 && x % 32 < 14 && x % 4 === 0) pixels[at] = 0;
  }
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .png()
    .toBuffer();
}

describe('the search for a title', () => {
  it('leaves the main thread to others, and ends at its CPU limit', async () => {
    const bytes = await densePage(2600);
    const namer = new OcrNamer({ timeoutMs: 1_000 });
    running.onClose(() => namer.close());
    let [longest, before] = [0, process.threadCpuUsage()];
    const measuring = setInterval(() => {
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
      before = process.threadCpuUsage();
    }, 20);
    running.onClose(async () => clearInterval(measuring));
    const name = namer.find({ original: async () => bytes }, new AbortController().signal);
    await expect(name).rejects.toThrow('aborted');
    expect(longest).toBeLessThan(1_000);
  });
});
