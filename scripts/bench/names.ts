// Measures how many generated screens get a useful name without network access, and the CPU time per name. A name is useful
// if it contains the two subject words of the screen and, if there is one, its negation.
import { toKebab } from '../../src/areas/paste/naming/names.ts';
import { OcrNamer } from '../../src/areas/paste/naming/ocr.ts';
import type { Bench } from './options.ts';
import { conclude } from './rounds.ts';
import { APP_KINDS } from './screens/apps.ts';
import { drawScreens, photographs, type Screen, screensOf } from './screens/index.ts';
import { median, table } from './table.ts';
import { time } from './timing.ts';

interface Found {
  readonly kind: string;
  readonly title: string;
  readonly name: string;
  readonly useful: boolean;
  readonly isPhoto: boolean;
  readonly cpu: number;
}

export const isUsefulName = ({ wanted }: Screen, name: string): boolean => {
  const words = name.split('-');
  return wanted.every((word) => words.includes(word));
};

export const names: Bench = async (options) => {
  const images = await photographs();
  const screens = [...screensOf(options.seed, images), ...screensOf(options.seed, images, APP_KINDS)];
  const pictures = await drawScreens(screens);
  const reader = new OcrNamer();
  const { signal } = new AbortController();
  const find = async (picture: Buffer | undefined) =>
    toKebab((await reader.find({ original: async () => picture ?? null }, signal)) ?? '') ?? '';
  try {
    await find(pictures[0]); // starts the reader, which is not part of the measurement
    const found: Found[] = [];
    for (const [at, screen] of screens.entries()) {
      let name = '';
      const { cpuMs } = await time(async () => {
        name = await find(pictures[at]);
      });
      const { kind, title, isPhoto } = screen;
      found.push({ kind, title, name, useful: isUsefulName(screen, name), isPhoto, cpu: cpuMs / 1000 });
    }
    const score = (part: readonly Found[]) => `${part.filter(({ useful }) => useful).length} of ${part.length}`;
    console.log(
      table([
        ['kind', 'useful', 'name'],
        ...found.map(({ kind, useful, name }) => [kind, useful ? 'yes' : 'no', name]),
        ['flat', score(found.filter(({ isPhoto }) => !isPhoto)), ''],
        ['photo', score(found.filter(({ isPhoto }) => isPhoto)), ''],
      ]),
    );
    const useful = found.filter((one) => one.useful).length / found.length;
    const cpu = found.map((one) => one.cpu).sort((a, b) => a - b);
    console.log(`slowest name: ${cpu.at(-1)?.toFixed(2)} s of CPU`);
    const goals = [
      { name: 'share of useful names', measured: useful, atLeast: 0.8 },
      { name: 'CPU seconds per name, median', measured: median(cpu), atMost: 1.2 },
    ];
    return await conclude('names', goals, options, { seed: options.seed, found });
  } finally {
    await reader.close();
  }
};
