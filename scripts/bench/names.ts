// How many screens of a seed get a name of use without any network, and what CPU time a name takes. A name is of use
// when it holds the two words that were drawn before the screen was, and what it denies.
import { toKebab } from '../../src/areas/paste/naming/kebab-case.ts';
import { OcrNamer } from '../../src/areas/paste/naming/ocr.ts';
import type { Bench } from './options.ts';
import { conclude } from './rounds.ts';
import { foreignScreensOf } from './screens/foreign.ts';
import { drawScreens, photographs, type Screen, screensOf } from './screens/index.ts';
import { median, table } from './table.ts';

interface Found {
  readonly kind: string;
  readonly title: string;
  readonly name: string;
  readonly usable: boolean;
  readonly isPhoto: boolean;
  readonly cpu: number;
}

export const isOfUse = ({ wanted }: Screen, name: string): boolean => {
  const words = name.split('-');
  return wanted.every((word) => words.includes(word));
};

export const names: Bench = async (options) => {
  const ours = screensOf(options.seed, await photographs());
  const screens = [...ours, ...foreignScreensOf(options.seed)];
  const pictures = await drawScreens(screens);
  const reader = new OcrNamer();
  const { signal } = new AbortController();
  const find = async (picture: Buffer | undefined) =>
    toKebab((await reader.find({ original: async () => picture ?? null }, signal)) ?? '') ?? '';
  try {
    await find(pictures[0]); // the reader starts once, not with every name
    const found: Found[] = [];
    for (const [at, screen] of screens.entries()) {
      const before = process.cpuUsage();
      const name = await find(pictures[at]);
      const { user, system } = process.cpuUsage(before);
      const { kind, title, isPhoto } = screen;
      found.push({ kind, title, name, usable: isOfUse(screen, name), isPhoto, cpu: (user + system) / 1e6 });
    }
    const drawn = found.slice(0, ours.length);
    const score = (part: readonly Found[]) => `${part.filter(({ usable }) => usable).length} of ${part.length}`;
    console.log(
      table([
        ['kind', 'usable', 'name'],
        ...found.map(({ kind, usable, name }) => [kind, usable ? 'yes' : 'no', name]),
        ['flat', score(drawn.filter(({ isPhoto }) => !isPhoto)), ''],
        ['photo', score(drawn.filter(({ isPhoto }) => isPhoto)), ''],
        ['of other authors', score(found.slice(ours.length)), ''],
      ]),
    );
    const usable = drawn.filter((one) => one.usable).length / drawn.length;
    const cpu = found.map((one) => one.cpu).sort((a, b) => a - b);
    console.log(`slowest name: ${cpu.at(-1)?.toFixed(2)} s of CPU`);
    const goals = [
      { name: 'share of usable names', measured: usable, atLeast: 0.8 },
      { name: 'CPU seconds of a name, median', measured: median(cpu), atMost: 1.2 },
    ];
    return await conclude('names', goals, options, { seed: options.seed, found });
  } finally {
    await reader.close();
  }
};
