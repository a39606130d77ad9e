import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
