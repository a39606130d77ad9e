// Squeezing replaces the optimized copy atomically with a smaller file of the same pixels.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PictureMaker } from '../../../src/areas/paste/picture.ts';
import { parseFileName } from '../../../src/areas/paste/screenshot.ts';
import type { PastedScreenshot } from '../../../src/areas/paste/service.ts';
import { squeezeWith } from '../../../src/areas/paste/squeeze.ts';
import type { OpenEnums } from '../../../src/contract/client/index.ts';
import { rounds } from '../../rounds.ts';
import { useRunning } from '../../running.ts';
import { drawPixels, image, pixelsOf, png, zlibLevel } from './pixels.ts';
import { runViewer, type ViewerUnderTest } from './viewer.ts';

const running = useRunning();

async function watchToEnd({ client }: ViewerUnderTest, id: string): Promise<OpenEnums<PastedScreenshot>[]> {
  const events: OpenEnums<PastedScreenshot>[] = [];
  for await (const { data } of client.getPaste.stream({ path: { id } })) events.push(data);
  return events;
}

describe('the optimized copy', { timeout: 120_000 }, () => {
  it('becomes smaller after the response, and keeps its name, its pixels and level 9', async () => {
    const viewer = await runViewer(running, { paste: { squeeze: true } });
    const sent = await png(drawPixels(300, 230));
    const saved = await viewer.paste(sent, 'patches');
    const at = [saved, ...(await watchToEnd(viewer, saved.id))];
    const [first, last] = [at[0], at.at(-1)];
    expect(first).toMatchObject({ squeezing: true, name: 'patches' });
    expect(last).toMatchObject({ squeezing: false, file: first?.file });
    const bytes = await viewer.read(saved.file);
    expect(last?.bytes).toBe(bytes.length);
    expect(bytes.length).toBeLessThan(first?.bytes ?? 0);
    expect(last?.saved_percent).toBeCloseTo((1 - bytes.length / sent.length) * 100, 1);
    expect((await pixelsOf(bytes)).equals(await pixelsOf(sent))).toBe(true);
    expect(zlibLevel(bytes)).toBe('maximum');
    const plain = await image(drawPixels(300, 230)).png({ compressionLevel: 9 }).toBuffer();
    expect(first?.bytes).toBeLessThanOrEqual(plain.length);
    expect(await viewer.everything()).toEqual([
      '.journal.jsonl',
      'patches-300x230-original.png',
      'patches-300x230.png',
    ]);
  });

  it('is squeezed only if that is predicted to pay', async () => {
    const pictures = new PictureMaker();
    const [width, height, channels] = [640, 480, 3] as const;
    /** Small letters in many colors compress best without filters. */
    const letters = Buffer.alloc(width * height * channels, 255);
    /** A photograph: smooth, with a little noise. */
    const photograph = Buffer.alloc(letters.length);
    for (let at = 0; at < letters.length; at++) {
      const [x, y] = [Math.floor(at / channels) % width, Math.floor(at / channels / width)];
      const block = Math.floor(x / 8) + Math.floor(y / 16) * 80;
      if (y % 16 > 3 && (Math.imul(block % 37, 0x9e3779b1) >>> ((x + 3 * y) % 23)) & 1) {
        letters[at] = (Math.floor(y / 16) * 7 + (at % channels) * 50) & 0xff;
        letters[at] = ((letters[at] as number) + Math.floor(x / 8)) & 0xff;
      }
      photograph[at] = 128 + 80 * Math.sin(x / 90) * Math.cos(y / 70) + (Math.imul(at, 0x85ebca6b) >>> 30);
    }
    const predict = async (data: Buffer) => pictures.isCompressible(await png({ data, width, height, channels }));
    expect([await predict(letters), await predict(photograph)]).toEqual([false, true]);
    const squeeze = squeezeWith(pictures);
    const { signal } = new AbortController();
    expect(await squeeze(await png({ data: letters, width, height, channels }), signal)).toBeNull();
    for (const [across, down] of [
      [1, 1],
      [3, 1],
      [1, 400],
    ] as const) {
      expect(await pictures.isCompressible(await png(drawPixels(across, down, 2)))).toBe(down === 1); // few colors
    }
  });

  it('keeps 16 bits, transparency, and a new name that it gets while it is squeezed', async () => {
    const viewer = await runViewer(running, { paste: { squeeze: true } });
    const deep = await image(drawPixels(64, 48, 4))
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    const { id } = await viewer.paste(deep, 'deep');
    await viewer.client.renamePaste({ path: { id }, body: { name: 'deeper' } });
    const last = (await watchToEnd(viewer, id)).at(-1);
    expect(last).toMatchObject({ squeezing: false, name: 'deeper' });
    const bytes = await viewer.read(last?.file ?? '');
    expect(await sharp(bytes).metadata()).toMatchObject({ depth: (await sharp(deep).metadata()).depth });
    expect((await pixelsOf(bytes)).equals(await pixelsOf(deep))).toBe(true);
  });

  it('is never lost or partial if the process is killed while squeezing', async () => {
    const project = await mkdtemp(join(tmpdir(), 'annex-paste-'));
    running.onClose(() => rm(project, { recursive: true }));
    const writer = resolve(import.meta.dirname, 'writer.ts');
    const ids = new Set<string>();
    for (let round = 0; round < rounds(2); round++) {
      const child = spawn(process.execPath, [writer, project, '8', String(round), 'squeezes'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      // Killed after a random number of pastes: some copies are squeezed by then, one is being squeezed.
      const killAfter = ids.size + 1 + Math.floor(Math.random() * 7);
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        for (const id of text.split('\n').filter(Boolean)) ids.add(id);
        if (ids.size >= killAfter) child.kill('SIGKILL');
      });
      await once(child, 'close');
    }
    const viewer = await runViewer(running, { projectDir: project, paste: { maxEdgePx: 40, squeeze: true } });
    for (const id of ids) expect((await watchToEnd(viewer, id)).at(-1), id).toMatchObject({ squeezing: false });
    const folder = join(project, 'screenshots/sp');
    const files = (await readdir(folder)).filter((file) => !file.startsWith('.'));
    for (const file of files) {
      const bytes = await readFile(join(folder, file));
      const { width, height } = await sharp(bytes, { failOn: 'warning' }).metadata();
      expect(`${width}x${height}`, file).toBe(`${parseFileName(file)?.width}x${parseFileName(file)?.height}`);
      await sharp(bytes, { failOn: 'warning' }).raw().toBuffer();
      if (parseFileName(file)?.isOriginal) expect(files).toContain(file.replace('60x30-original', '40x20'));
    }
    await viewer.close();
    expect((await viewer.everything()).filter((file) => file.startsWith('.'))).toEqual(['.journal.jsonl']);
    const { screenshots } = await (await runViewer(running, { projectDir: project })).client.listPastes({
      query: { limit: 500 },
    });
    expect(screenshots.filter(({ id }) => ids.has(id))).toHaveLength(ids.size);
  }, 120_000);
});
