// Offline names: screens of the benchmark, rendered by Chromium and named without network access.
import { afterAll, expect, it } from 'vitest';
import { isUsefulName } from '../../scripts/bench/names.ts';
import { drawScreens, screensOf } from '../../scripts/bench/screens/index.ts';
import { toKebab } from '../../src/areas/paste/naming/names.ts';
import { OcrNamer } from '../../src/areas/paste/naming/ocr.ts';
import { useHeadlessShell } from './chromium.ts';

const browser = useHeadlessShell();
const reader = new OcrNamer({ timeoutMs: 120_000 });
afterAll(() => reader.close());

it('gives useful names to four in five screens, with negations [E-name-descriptive]', async () => {
  const screens = screensOf(1, []).filter((_, at) => at % 2 === 0);
  const pictures = await drawScreens(screens, browser());
  const missed: string[] = [];
  for (const [at, screen] of screens.entries()) {
    const original = async () => pictures[at] ?? null;
    const name = toKebab((await reader.find({ original }, new AbortController().signal)) ?? '') ?? '';
    if (!isUsefulName(screen, name)) missed.push(`${screen.title}: ${name}`);
  }
  expect(screens).toHaveLength(12);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
}, 300_000);
