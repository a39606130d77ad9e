// Images with few colors keep every color, and no copy is larger than with plain level 9.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { drawPixels, image, type Pixels, pixelsOf, png, zlibLevel } from './pixels.ts';
import { runViewer, type ViewerSettings } from './viewer.ts';

const running = useRunning();

/** Uses every one of `count` colors, in no order. */
function drawColours(count: number, channels: 3 | 4 = 3): Pixels {
  const [width, height] = [160, 120];
  const data = Buffer.alloc(width * height * channels);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const colour = Math.imul((pixel * 7919) % count, 0x9e3779b1) >>> 0;
    for (let channel = 0; channel < channels; channel++) data[pixel * channels + channel] = colour >>> (channel * 8);
  }
  return { data, width, height, channels };
}

async function pasteAndRead(sent: Buffer, paste: ViewerSettings['paste'] = {}) {
  const viewer = await runViewer(running, { paste });
  const { file } = await viewer.paste(sent, 'few colours');
  const bytes = await viewer.read(file);
  expect(zlibLevel(bytes)).toBe('maximum');
  const same = (await pixelsOf(bytes)).equals(await pixelsOf(sent));
  const { hasAlpha } = await sharp(bytes, { failOn: 'warning' }).metadata();
  return { bytes, same, hasAlpha };
}

describe('an image', () => {
  it.each([1, 2, 17, 255, 256])('with %i colors keeps all of them', async (count) => {
    const sent = await png(drawColours(count));
    const plain = await sharp(sent).png({ compressionLevel: 9 }).toBuffer();
    const { bytes, same } = await pasteAndRead(sent);
    expect(same).toBe(true);
    expect(bytes.length).toBeLessThanOrEqual(plain.length);
  });

  it('with 200 transparent colors keeps all of them, including invisible ones', async () => {
    const { hasAlpha, same } = await pasteAndRead(await png(drawColours(200, 4)));
    expect({ hasAlpha, same }).toEqual({ hasAlpha: true, same: true });
  });

  it('with a palette is smaller after squeezing', async () => {
    const viewer = await runViewer(running, { paste: { squeeze: true } });
    const sent = await image(drawPixels(640, 480)).png({ palette: true, colours: 64, compressionLevel: 6 }).toBuffer();
    const { id, file } = await viewer.paste(sent, 'few colours');
    for await (const _ of viewer.client.getPaste.stream({ path: { id } })); // ends after squeezing
    const bytes = await viewer.read(file);
    expect((await pixelsOf(bytes)).equals(await pixelsOf(sent))).toBe(true);
    expect(bytes.length).toBeLessThan(sent.length);
  });
});

/** Gradients, which filters compress well, in six places, and letters, which they compress badly, elsewhere. */
function drawGradientsAndLetters(width: number, height: number): Pixels {
  const data = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row++) {
    const isGradient = [1, 3, 5, 7, 9, 11].some((place) => Math.abs(row - (height * place) / 12) < 8);
    for (let x = 0; x < width; x++) {
      const letter = Math.imul((x >> 3) + Math.floor(row / 12) * 977, 0x9e3779b1) >>> 27;
      const isInk = row % 12 > 2 && (Math.imul(letter, 0x85ebca6b) >>> (((row % 12) + (x & 7)) % 29)) & 1;
      for (let at = 0; at < 3; at++) {
        data[(row * width + x) * 3 + at] = isGradient ? x * (1 + at) : isInk ? 0x20 + at * 16 : 0xf0;
      }
    }
  }
  return { data, width, height, channels: 3 };
}

describe('a copy without squeezing', () => {
  it('is no larger than plain level 9 if filters suit only some rows', async () => {
    const sent = await png(drawGradientsAndLetters(600, 1000));
    const plain = await sharp(sent).png({ compressionLevel: 9 }).toBuffer();
    const { bytes, same } = await pasteAndRead(sent, { squeeze: false });
    expect(same).toBe(true);
    expect(bytes.length).toBeLessThanOrEqual(plain.length);
  });
});
