import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { drawPixels, image, pixelsOf, png, sizeOf, zlibLevel } from './pixels.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();

describe('pasteScreenshot', () => {
  it('saves the original and an optimized copy in screenshots/sp and returns their names [E-covers-save] [E-purpose-optimized] [E-purpose-original] [E-folder] [E-upload-response]', async () => {
    const viewer = await runViewer(running);
    const sent = await png(drawPixels(800, 600));
    const pasted = await viewer.paste(sent, 'Login dialog');
    expect(pasted).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'login-dialog',
      name_state: 'named',
      name_source: 'title',
      undoable: false,
      file: 'screenshots/sp/login-dialog-800x600.png',
      path: `${viewer.projectDir}/screenshots/sp/.now/${pasted.id}-800x600.png`,
      original: 'screenshots/sp/login-dialog-800x600-original.png',
      width: 800,
      height: 600,
      bytes: (await viewer.read('screenshots/sp/login-dialog-800x600.png')).length,
      original_width: 800,
      original_height: 600,
      received_bytes: sent.length,
      saved_percent: Math.round((1 - pasted.bytes / sent.length) * 1000) / 10,
      squeezing: false,
      created_at: new Date(viewer.clock.now()).toISOString(),
    });
    expect((await viewer.read(pasted.original)).equals(sent)).toBe(true);
    expect(await viewer.files()).toEqual(['login-dialog-800x600-original.png', 'login-dialog-800x600.png']);
  });

  it('creates a directory that others can read if they can read the project, and no other', async () => {
    for (const mode of [0o700, 0o755]) {
      const viewer = await runViewer(running);
      await chmod(viewer.projectDir, mode);
      await viewer.paste(await png(drawPixels(8, 6)));
      for (const folder of ['screenshots', 'screenshots/sp'])
        expect((await stat(join(viewer.projectDir, folder))).mode & 0o777).toBe(mode);
    }
  });

  it('names unnamed files after the time and their size [E-file-initial] [E-file-initial-timestamp] [E-file-own-size]', async () => {
    const viewer = await runViewer(running);
    viewer.clock.advance(7); // the clock starts at noon
    const pasted = await viewer.paste(await png(drawPixels(3136, 160)));
    expect(pasted.file).toBe('screenshots/sp/sp-20261115-120000-007-1568x80.png');
    expect(pasted.original).toBe('screenshots/sp/sp-20261115-120000-007-3136x160-original.png');
    expect(pasted).toMatchObject({ name_state: 'kept', name_source: 'initial', undoable: false });
  });

  it('compresses with level 9, without losing a pixel, and to no larger file than sharp alone [E-covers-compress] [E-limit-png-level]', async () => {
    const viewer = await runViewer(running);
    const sent = await png(drawPixels(640, 480));
    const { file } = await viewer.paste(sent);
    const saved = await viewer.read(file);
    expect(zlibLevel(sent)).toBe('default');
    expect(zlibLevel(saved)).toBe('maximum');
    expect((await pixelsOf(saved)).equals(await pixelsOf(sent))).toBe(true);
    expect(saved.length).toBeLessThanOrEqual((await sharp(sent).png({ compressionLevel: 9 }).toBuffer()).length);
  });

  it.each([
    ['1568 pixels are kept', 1568, 90, '1568x90'],
    ['1569 pixels become 1568', 1569, 900, '1568x899'],
    ['a tall image is limited by its height', 90, 3000, '47x1568'],
    ['a line of 20000 pixels keeps one pixel of height', 20_000, 10, '1568x1'],
    ['one pixel stays one pixel', 1, 1, '1x1'],
  ])(
    '%s [E-covers-resize] [E-limit-max-dimension] [E-limit-proportional] [E-limit-smaller-kept]',
    async (_, width, height, expected) => {
      const viewer = await runViewer(running);
      const sent = await png(drawPixels(width, height));
      const pasted = await viewer.paste(sent, 'edge');
      expect(pasted.file).toBe(`screenshots/sp/edge-${expected}.png`);
      expect(pasted.original).toBe(`screenshots/sp/edge-${width}x${height}-original.png`);
      const saved = await viewer.read(pasted.file);
      expect(await sizeOf(saved)).toBe(expected);
      expect(zlibLevel(saved)).toBe('maximum');
      expect((await viewer.read(pasted.original)).equals(sent)).toBe(true);
      if (expected === `${width}x${height}`) expect((await pixelsOf(saved)).equals(await pixelsOf(sent))).toBe(true);
    },
  );

  it('resizes to the configured edge length', async () => {
    const viewer = await runViewer(running, { paste: { maxEdgePx: 100 } });
    expect((await viewer.paste(await png(drawPixels(400, 200)), 'small')).file).toMatch(/small-100x50\.png$/);
  });

  it('keeps transparency, and drops an opaque alpha channel', async () => {
    const viewer = await runViewer(running);
    const clear = await png(drawPixels(64, 64, 4));
    const kept = await viewer.read((await viewer.paste(clear, 'clear')).file);
    expect((await pixelsOf(kept)).equals(await pixelsOf(clear))).toBe(true);
    expect((await sharp(kept).metadata()).hasAlpha).toBe(true);
    const opaque = await image(drawPixels(64, 64)).ensureAlpha().png().toBuffer();
    const dropped = await viewer.read((await viewer.paste(opaque, 'opaque')).file);
    expect((await pixelsOf(dropped)).equals(await pixelsOf(opaque))).toBe(true);
    expect((await sharp(dropped).metadata()).hasAlpha).toBe(false);
  });

  it.each(['rgb16', 'grey16'] as const)('keeps all 16 bits of %s', async (space) => {
    const viewer = await runViewer(running);
    const wide = new Uint16Array(32 * 32 * 3).map((_, at) => (at * 2_654_435) & 0xffff);
    const sent = await sharp(wide, { raw: { width: 32, height: 32, channels: 3 } })
      .toColourspace(space)
      .png()
      .toBuffer();
    const saved = await viewer.read((await viewer.paste(sent, 'deep')).file);
    const raw = (bytes: Buffer) => sharp(bytes).toColourspace(space).raw({ depth: 'ushort' }).toBuffer();
    expect((await sharp(sent).metadata()).depth).toBe('ushort');
    expect((await sharp(saved).metadata()).depth).toBe('ushort');
    expect((await raw(saved)).equals(await raw(sent))).toBe(true);
  });

  it('keeps the pixels of palette and gray images, with and without transparency', async () => {
    const viewer = await runViewer(running);
    const deepPixels = async (bytes: Buffer) =>
      sharp(bytes).ensureAlpha().toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer();
    for (const channels of [3, 4] as const) {
      const drawn = () => image(drawPixels(90, 60, channels));
      const palette = await drawn().png({ palette: true, colours: 16 }).toBuffer();
      const grey = await drawn().toColourspace('b-w').png().toBuffer();
      const deep = await drawn().toColourspace('grey16').png().toBuffer();
      for (const sent of [palette, grey, deep]) {
        const saved = await viewer.read((await viewer.paste(sent, 'plain')).file);
        expect((await deepPixels(saved)).equals(await deepPixels(sent))).toBe(true);
      }
    }
  });

  it('writes level 9 even if the upload is smaller, and returns a negative saved_percent', async () => {
    const viewer = await runViewer(running);
    const small = await image(drawPixels(300, 300)).png({ palette: true, colours: 4, compressionLevel: 9 }).toBuffer();
    const { file, saved_percent } = await viewer.paste(small, 'palette');
    const saved = await viewer.read(file);
    expect(zlibLevel(saved)).toBe('maximum');
    expect((await pixelsOf(saved)).equals(await pixelsOf(small))).toBe(true);
    expect(saved.length).toBeGreaterThan(small.length);
    expect(saved_percent).toBeLessThan(0);
  });

  it('rotates a photograph upright and removes its EXIF data', async () => {
    const viewer = await runViewer(running);
    const jpeg = await image(drawPixels(80, 40)).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer();
    const answer = await viewer.post(jpeg, 'image/jpeg', '?title=photo');
    expect(await answer.json()).toMatchObject({ width: 40, height: 80, original_width: 40, original_height: 80 });
    const original = await viewer.read('screenshots/sp/photo-40x80-original.png');
    const upright = await sharp(jpeg).autoOrient().ensureAlpha().raw().toBuffer();
    expect((await pixelsOf(original)).equals(upright)).toBe(true);
    for (const file of await viewer.files()) {
      const { exif, orientation, format } = await sharp(await viewer.read(`screenshots/sp/${file}`)).metadata();
      expect({ exif, orientation, format }).toEqual({ exif: undefined, orientation: undefined, format: 'png' });
    }
  });

  it.each(['image/webp', 'image/gif', 'image/jpeg'])(
    'converts the original of %s to PNG, in full size',
    async (media) => {
      const viewer = await runViewer(running);
      const drawn = image(drawPixels(1600, 200));
      const kinds = {
        'image/webp': drawn.webp({ lossless: true }),
        'image/gif': drawn.gif(),
        'image/jpeg': drawn.jpeg(),
      };
      const sent = await kinds[media as keyof typeof kinds].toBuffer();
      const answer = await viewer.post(sent, media, '?title=converted');
      expect(answer.status).toBe(201);
      const original = await viewer.read('screenshots/sp/converted-1600x200-original.png');
      expect((await pixelsOf(original)).equals(await pixelsOf(sent))).toBe(true);
      expect(zlibLevel(original)).toBe('maximum');
      expect(await sizeOf(await viewer.read('screenshots/sp/converted-1568x196.png'))).toBe('1568x196');
    },
  );

  it('saves the first frame of an animation', async () => {
    const viewer = await runViewer(running);
    const frames = Buffer.concat([drawPixels(40, 30, 3, 1).data, drawPixels(40, 30, 3, 2).data]);
    const raw = { width: 40, height: 60, channels: 3, pageHeight: 30 } as const;
    const gif = await sharp(frames, { raw })
      .gif({ delay: [50, 50] })
      .toBuffer();
    expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2);
    const answer = await viewer.post(gif, 'image/gif', '?title=animated');
    expect(await answer.json()).toMatchObject({ width: 40, height: 30 });
    const saved = await viewer.read('screenshots/sp/animated-40x30.png');
    expect((await pixelsOf(saved)).equals(await sharp(gif, { page: 0 }).ensureAlpha().raw().toBuffer())).toBe(true);
  });

  it('accepts a form with an image and a title, or a meaningful file name [E-upload-request] [E-name-kebab-case]', async () => {
    const viewer = await runViewer(running);
    const bytes = new Uint8Array(await png(drawPixels(50, 40)));
    const send = async (name: string, title?: string) => {
      const form = new FormData();
      form.append('image', new File([bytes], name, { type: 'image/png' }));
      if (title !== undefined) form.append('title', title);
      const answer = await fetch(`${viewer.url}/screenshot-paste`, { method: 'POST', body: form });
      expect(answer.status).toBe(201);
      return (await answer.json()) as { name: string; name_source: string };
    };
    expect(await send('image.png', 'Über uns: Team & Ziele!')).toMatchObject({
      name: 'uber-uns-team-ziele',
      name_source: 'title',
    });
    expect(await send('Board_with RoutedAntenna.png')).toMatchObject({
      name: 'board-with-routed-antenna',
      name_source: 'file-name',
    });
    expect(await send('Screenshot from 2026-11-15 12-00-00.png')).toMatchObject({ name_source: 'initial' });
    expect(await send('image.png', '???')).toMatchObject({ name_source: 'initial' });
  });

  it('adds the same number to both files if the name is taken', async () => {
    const viewer = await runViewer(running);
    for (const seed of [1, 2, 3]) await viewer.paste(await png(drawPixels(80, 60, 3, seed)), 'Login dialog');
    expect(await viewer.files()).toEqual([
      'login-dialog-2-80x60-original.png',
      'login-dialog-2-80x60.png',
      'login-dialog-3-80x60-original.png',
      'login-dialog-3-80x60.png',
      'login-dialog-80x60-original.png',
      'login-dialog-80x60.png',
    ]);
    // The copy of another original would have the same name: both files get the number.
    await viewer.paste(await png(drawPixels(3136, 16)), 'Wide');
    expect(await viewer.paste(await png(drawPixels(6272, 32)), 'Wide')).toMatchObject({
      file: 'screenshots/sp/wide-2-1568x8.png',
      original: 'screenshots/sp/wide-2-6272x32-original.png',
    });
  });

  it('writes nothing but screenshots and the journal to its directory [E-folder-separate]', async () => {
    const viewer = await runViewer(running);
    await viewer.paste(await png(drawPixels(30, 20)), 'one');
    expect(await viewer.everything()).toEqual(['.journal.jsonl', 'one-30x20-original.png', 'one-30x20.png']);
  });
});
