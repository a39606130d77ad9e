// Offline names: the screens of the table, drawn by Chromium, read and named without any network.
import { afterAll, expect, it } from 'vitest';
import { headlineOf } from '../../src/paste/naming/headline.ts';
import { toKebab } from '../../src/paste/naming/kebab-case.ts';
import { OcrNamer } from '../../src/paste/naming/ocr.ts';
import { NEGATIONS, SCREENS } from '../paste/screens.ts';
import { useOwnChromium } from './chromium.ts';

const browser = useOwnChromium();
const reader = new OcrNamer({ timeoutMs: 120_000 });
afterAll(() => reader.close());

const FUNCTION_WORDS = new Set(
  'a an the and or of to in on at by for from with is are was were be your this will it'.split(' '),
);
const contentWords = (title: string): string[] =>
  title
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !FUNCTION_WORDS.has(word));

it('names at least 14 of 20 screens after their titles, and denies what they deny [E-name-descriptive]', async () => {
  const page = await browser().newPage({ viewport: { width: 1280, height: 720 } });
  const named: string[] = [];
  const missed: string[] = [];
  const lost: string[] = [];
  for (const { title, html } of SCREENS) {
    await page.setContent(html);
    const lines = await reader.read(await page.screenshot(), new AbortController().signal);
    const name = toKebab(headlineOf(lines) ?? '') ?? '';
    const words = name.split('-');
    const shared = contentWords(title).filter((word) => words.includes(word));
    (shared.length >= 2 ? named : missed).push(`${title}: ${name}`);
    const denial = NEGATIONS.exec(title)?.[0].toLowerCase();
    if (denial !== undefined && !words.includes(denial)) lost.push(`${title}: ${name}`);
  }
  expect(SCREENS.filter(({ title }) => NEGATIONS.test(title))).toHaveLength(5);
  expect(SCREENS).toHaveLength(20);
  expect(named.length, missed.join('\n')).toBeGreaterThanOrEqual(14);
  expect(lost).toEqual([]);
}, 300_000);
