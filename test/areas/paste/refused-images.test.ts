import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../running.ts';
import { bomb } from './bomb.ts';
import { drawPixels, image, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();

describe('pasteScreenshot refuses, with a reason and without saving a file,', () => {
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const cases: readonly (readonly [string, () => Promise<Buffer> | Buffer, RegExp])[] = [
    ['an SVG', () => Buffer.from(svg), /SVG files can contain scripts/],
    ['a bomb of 256 megapixels', bomb, /more than 64 million pixels/],
    ['a truncated PNG', async () => (await png(drawPixels(400, 400))).subarray(0, 2000), /truncated or damaged/],
    [
      'a truncated JPEG',
      async () => (await image(drawPixels(400, 400)).jpeg().toBuffer()).subarray(0, 3000),
      /truncated|damaged/,
    ],
    [
      'a PNG with damaged content',
      async () => Buffer.from(await png(drawPixels(400, 400))).fill(0x55, 900, 1500),
      /damaged/,
    ],
    ['text', () => Buffer.from('just some words'), /not an image/],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), /PDF files are not supported/],
    ['a TIFF', async () => image(drawPixels(9, 9)).tiff().toBuffer(), /TIFF files are not supported/],
    [
      'an AVIF',
      async () => image(drawPixels(9, 9)).heif({ compression: 'av1' }).toBuffer(),
      /AVIF files are not supported/,
    ],
    [
      'an AVIF of another brand',
      () => Buffer.from('\0\0\0\x20ftypmif1\0\0\0\0mif1avif'),
      /AVIF files are not supported/,
    ],
    ['a HEIC photo', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /HEIC files are not supported/],
    ['a HEIC sequence', () => Buffer.from('\0\0\0\x18ftyphevc\0\0\0\0msf1hevc'), /HEIC files are not supported/],
  ];

  it.each(cases)('%s', async (_, make, words) => {
    const viewer = await runViewer(running);
    const problem = await problemOf(await viewer.post(await make()));
    expect(problem).toMatchObject({ status: 400, name: 'image-unreadable', detail: expect.stringMatching(words) });
    expect(await viewer.everything()).toEqual([]);
  });

  it('an empty body or file', async () => {
    const viewer = await runViewer(running);
    expect(await problemOf(await viewer.post(new Uint8Array()))).toMatchObject({ status: 400, pointers: ['/body'] });
    const form = new FormData();
    form.append('image', new File([], 'image.png', { type: 'image/png' }));
    const answer = await fetch(`${viewer.url}/screenshot-paste`, { method: 'POST', body: form });
    expect(await problemOf(answer)).toMatchObject({ name: 'image-unreadable', detail: 'The file is empty.' });
  });

  it('20 MiB and one byte, but accepts 20 MiB [E-upload-size]', async () => {
    const viewer = await runViewer(running);
    const limit = 20 * 1024 * 1024;
    // An image with trailing bytes, which PNG readers ignore.
    const padded = Buffer.concat([await png(drawPixels(20, 20)), Buffer.alloc(limit)]).subarray(0, limit);
    expect((await viewer.post(padded)).status).toBe(201);
    expect(await problemOf(await viewer.post(Buffer.concat([padded, Buffer.alloc(1)])))).toMatchObject({
      status: 413,
      name: 'body-too-large',
    });
  });

  it('more bytes than configured', async () => {
    const viewer = await runViewer(running, { paste: { maxUploadBytes: 1024 } });
    const answer = await viewer.post(await png(drawPixels(200, 200)));
    expect(await problemOf(answer)).toMatchObject({
      status: 413,
      detail: 'Send an image of at most 1024 bytes.',
    });
  });
});
