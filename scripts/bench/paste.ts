// Compares file sizes and the time from POST to 201 with plain sharp at level 9, which decodes, resizes and encodes the same
// picture once. The screens are generated from the seed, at device pixel ratios of 1 and 2; flat screens and screens with a
// photo are also reported separately. Also measures the CPU time to save and name each screen, and each of a few photographs
// of 12 megapixels.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULTS } from '../../generated/config/defaults.ts';
import { loadSharp } from '../../src/areas/paste/picture.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log/log.ts';
import { createPasteClient } from '../../src/sdk/paste/index.ts';
import { startViewer } from '../../src/servers/viewer.ts';
import type { Bench } from './options.ts';
import { conclude } from './rounds.ts';
import { APP_KINDS } from './screens/apps.ts';
import { drawScreens, largePhotographs, photographs, screensOf } from './screens/index.ts';
import { median, table } from './table.ts';
import { time } from './timing.ts';

/** Number of screens that are sent in every round. */
const TIMED_SCREENS = 6;

interface Measured {
  readonly kind: string;
  readonly scale: number;
  readonly isPhoto: boolean;
  /** CPU seconds to save and name it. */
  readonly cpu: number;
  readonly ours: number;
  readonly plain: number;
  /** Null when the picture was resized. */
  readonly lossless: boolean | null;
  readonly isLevel9: boolean;
}

export const paste: Bench = async (options) => {
  const images = await photographs();
  const drawn = [...screensOf(options.seed, images), ...screensOf(options.seed, images, APP_KINDS)];
  const screens = [1, 2].flatMap((scale) => drawn.map((screen) => ({ ...screen, scale })));
  const pictures = await drawScreens(screens);
  const photos = await largePhotographs(); // before the viewer blocks loaders of files
  const projectDir = await mkdtemp(join(tmpdir(), 'annex-bench-paste-'));
  const viewer = await startViewer({
    host: '127.0.0.1',
    port: 0,
    clock: systemClock,
    log: createLog({ level: 'silent' }),
    violations: 'report',
    projectDir,
  });
  const client = createPasteClient({ baseUrl: viewer.url });
  /** Without a title the screenshot is named by its text. */
  const send = (bytes: Buffer, title?: string, media: 'image/png' | 'image/jpeg' = 'image/png') =>
    client.pasteScreenshot({ query: title ? { title } : {}, body: { media, content: new Uint8Array(bytes) } });
  /** Waits until it is named. */
  const settle = async (id: string) => {
    for await (const _ of client.getPaste.stream({ path: { id } }));
  };
  try {
    await settle((await send(pictures[0] as Buffer)).id); // starts the text recognition, which is not part of the measurement
    const measured: Measured[] = [];
    for (const [at, { kind, isPhoto, scale }] of screens.entries()) {
      const bytes = pictures[at] as Buffer;
      let id = '';
      const { cpuMs } = await time(async () => {
        ({ id } = await send(bytes));
        await settle(id);
      });
      const saved = await client.getPasteImage.as('image/png', { path: { id } });
      measured.push({ kind, isPhoto, scale, cpu: cpuMs / 1000, ...(await compare(bytes, Buffer.from(saved))) });
    }
    const photoSeconds: number[] = [];
    for (const photo of photos) {
      const { cpuMs } = await time(async () => settle((await send(photo, undefined, 'image/jpeg')).id));
      photoSeconds.push(cpuMs / 1000);
    }
    const ratios: number[] = [];
    for (let round = 0; round < options.rounds; round++) {
      for (const bytes of pictures.slice(0, TIMED_SCREENS)) {
        const { wallMs: plainMs } = await time(() => plainWork(bytes));
        const { wallMs: pasteMs } = await time(() => send(bytes, `round ${round}`));
        ratios.push(pasteMs / plainMs);
      }
    }
    const [once, twice] = [1, 2].map((scale) => measured.filter((page) => page.scale === scale));
    const groups = [
      ['1x', once],
      ['2x', twice],
      ['1x flat', once?.filter(({ isPhoto }) => !isPhoto)],
      ['2x flat', twice?.filter(({ isPhoto }) => !isPhoto)],
    ] as const;
    console.log(
      table([
        ['pages', 'total', 'mean', 'worst', 'CPU s', 'worst'],
        ...groups.map(([name, pages = []]) => rowOf(name, pages)),
      ]),
    );
    console.log(
      `12 MP photographs: ${mean(photoSeconds).toFixed(2)} s of CPU, worst ${Math.max(...photoSeconds).toFixed(2)}`,
    );
    const kept = measured.filter(({ lossless }) => lossless !== null);
    const goals = [
      { name: 'bytes at 1x / level 9', measured: totalOf(once ?? []), atMost: 0.76 },
      { name: 'bytes at 2x / level 9', measured: totalOf(twice ?? []), atMost: 0.81 },
      { name: 'CPU seconds per screenshot at 1x', measured: mean((once ?? []).map(({ cpu }) => cpu)), atMost: 1.3 },
      { name: 'CPU seconds per screenshot at 2x', measured: mean((twice ?? []).map(({ cpu }) => cpu)), atMost: 2 },
      { name: 'the worst page', measured: Math.max(...measured.map(ratioOf)), atMost: 1 },
      { name: 'POST to 201 / plain sharp', measured: median(ratios), atMost: 4 },
      { name: 'CPU seconds per photograph, worst', measured: Math.max(...photoSeconds), atMost: 3 },
      share('unresized files that are lossless', kept, ({ lossless }) => lossless === true),
      share('headers of level 9', measured, ({ isLevel9 }) => isLevel9),
    ];
    return await conclude('paste', goals, options, { seed: options.seed, measured, photoSeconds });
  } finally {
    await viewer.close();
    await rm(projectDir, { recursive: true, force: true });
  }
};

const ratioOf = ({ ours, plain }: Measured): number => ours / plain;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;
const totalOf = (pages: readonly Measured[]): number =>
  sum(pages.map(({ ours }) => ours)) / sum(pages.map(({ plain }) => plain));
const share = (name: string, of: readonly Measured[], holds: (page: Measured) => boolean) => ({
  name,
  measured: of.filter(holds).length / of.length,
  atLeast: 1,
});
const rowOf = (name: string, pages: readonly Measured[]): string[] => [
  `${pages.length} ${name}`,
  totalOf(pages).toFixed(3),
  mean(pages.map(ratioOf)).toFixed(3),
  Math.max(...pages.map(ratioOf)).toFixed(3),
  mean(pages.map(({ cpu }) => cpu)).toFixed(2),
  Math.max(...pages.map(({ cpu }) => cpu)).toFixed(2),
];

async function plainWork(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const edge = DEFAULTS.paste.maxEdgePx;
  const fitting = { width: edge, height: edge, fit: 'inside', withoutEnlargement: true } as const;
  return sharp(bytes).autoOrient().resize(fitting).png({ compressionLevel: 9 }).toBuffer();
}

async function compare(sent: Buffer, saved: Buffer) {
  const sharp = await loadSharp();
  const pixels = async (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [before, after, plain] = await Promise.all([pixels(sent), pixels(saved), plainWork(sent)]);
  return {
    ours: saved.byteLength,
    plain: plain.byteLength,
    lossless: before.info.width === after.info.width ? before.data.equals(after.data) : null,
    isLevel9: (saved[saved.indexOf('IDAT') + 5] ?? 0) >> 6 === 3,
  };
}
