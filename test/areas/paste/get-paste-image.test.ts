import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();

describe('getPasteImage', () => {
  it('returns the optimized copy, the original and a thumbnail', async () => {
    const viewer = await runViewer(running);
    const sent = await png(drawPixels(2000, 200));
    const { id, file } = await viewer.paste(sent, 'seen');
    const read = (variant?: 'original' | 'thumbnail') =>
      viewer.client.getPasteImage.as('image/png', { path: { id }, query: variant ? { variant } : {} });
    expect(Buffer.from(await read()).equals(await viewer.read(file))).toBe(true);
    expect(Buffer.from(await read('original')).equals(sent)).toBe(true);
    const { default: sharp } = await import('sharp');
    expect(await sharp(await read('thumbnail')).metadata()).toMatchObject({ format: 'png', width: 320, height: 32 });
  });
});
