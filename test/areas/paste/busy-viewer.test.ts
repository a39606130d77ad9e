import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { problemOf, useRunning } from '../../running.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();

/** Takes some seconds to convert to PNG in full size. */
const photograph = () =>
  sharp(randomBytes(3000 * 2000 * 3), { raw: { width: 3000, height: 2000, channels: 3 } })
    .jpeg()
    .toBuffer();

it('A viewer that is too slow for a picture says so and when to retry, and does not blame the picture', async () => {
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

it('A picture that waits too long for its turn gets the same answer, and the next ones keep their turns', async () => {
  const viewer = await runViewer(running, { paste: { timeoutMs: 1_000 }, faults: 'expected' });
  const [large, small] = [await photograph(), await png(drawPixels(20, 10))];
  const slow = Promise.all([viewer.post(large, 'image/jpeg'), viewer.post(large, 'image/jpeg')]);
  const many = await Promise.all(Array.from({ length: 10 }, () => viewer.post(small)));
  expect(many.filter(({ status }) => status === 503).map(({ headers }) => headers.get('retry-after'))).toContain('10');
  await slow;
  for (let again = 0; again < 3; again++) expect((await viewer.post(small)).status).toBe(201);
});
