// Images with few colors keep every color, and no copy is larger than with plain level 9.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { drawPixels, image, type Pixels, pixelsOf, png, zlibLevel } from './pixels.ts';
import { runViewer } from './viewer.ts';

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

async function pasteAndRead(sent: Buffer) {
  const viewer = await runViewer(running);
  const pasted = await viewer.paste(sent, 'few colours');
  const bytes = await viewer.read(pasted.file);
  expect(zlibLevel(bytes)).toBe('maximum');
  const same = (await pixelsOf(bytes)).equals(await pixelsOf(sent));
  const { hasAlpha } = await sharp(bytes, { failOn: 'warning' }).metadata();
  return { pasted, bytes, same, hasAlpha };
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

  it('with a palette keeps its pixels, even if the copy is larger', async () => {
    const sent = await image(drawPixels(640, 480)).png({ palette: true, colours: 64, compressionLevel: 6 }).toBuffer();
    const { same, pasted } = await pasteAndRead(sent);
    expect(same).toBe(true);
    expect(pasted.saved_percent).toBeLessThan(0);
  });
});

/** Filters compress it well. */
function drawGradient(width: number, height: number): Pixels {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at++) data[at] = (at % (width * 3)) / 9 + Math.floor(at / (width * 3)) / 4;
  return { data, width, height, channels: 3 };
}

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

describe('a copy', () => {
  it('is the smaller one of both filters as soon as the response is sent, and does not change', async () => {
    const viewer = await runViewer(running);
    for (const pixels of [drawGradient(700, 500), drawColours(300), drawGradientsAndLetters(600, 1000)]) {
      const sent = await png(pixels);
      const sizes = [true, false].map(
        async (adaptiveFiltering) =>
          (await sharp(sent).png({ compressionLevel: 9, adaptiveFiltering }).toBuffer()).length,
      );
      const pasted = await viewer.paste(sent, 'patches');
      expect(pasted.bytes).toBe(Math.min(...(await Promise.all(sizes))));
      expect(pasted.saved_percent).toBe(Math.round((1 - pasted.bytes / sent.length) * 1000) / 10);
      const states = [];
      for await (const { data } of viewer.client.getPaste.stream({ path: { id: pasted.id } })) states.push(data);
      expect(states).toEqual([pasted]);
      expect(await viewer.read(pasted.file)).toHaveLength(pasted.bytes);
    }
  });

  it('is no larger than plain level 9 if filters suit only some rows', async () => {
    const sent = await png(drawGradientsAndLetters(600, 1000));
    const plain = await sharp(sent).png({ compressionLevel: 9 }).toBuffer();
    const { bytes, same } = await pasteAndRead(sent);
    expect(same).toBe(true);
    expect(bytes.length).toBeLessThanOrEqual(plain.length);
  });
});
