// Screens of real manuals from Debian packages. The title of a page is what its name must match.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackDebian } from './debian.ts';
import type { Screen } from './index.ts';
import { Random } from './random.ts';

const PACKAGES = { 'git-doc': 'usr/share/doc/git-doc', 'sqlite3-doc': 'usr/share/doc/sqlite3' };
const PAGES = 12;
/** Words that do not describe a page, and the product name, which is on all pages. */
const STOP_WORDS = new Set([
  'about',
  'manual',
  'page',
  'sqlite',
  'that',
  'the',
  'this',
  'with',
  'your',
  'from',
  'into',
]);

/** Scripts, and elements that load files of the package. */
const REMOVED_MARKUP = /<script\b.*?<\/script>|<(img|link)\b[^>]*>/gis;

export function manualScreensOf(seed: number): Screen[] {
  const random = new Random(seed * 1000 + 999);
  const files = Object.entries(PACKAGES).flatMap(([name, inside]) => {
    const folder = join(unpackDebian(name), inside);
    return readdirSync(folder)
      .filter((file) => file.endsWith('.html'))
      .sort()
      .map((file) => join(folder, file));
  });
  const screens: Screen[] = [];
  while (screens.length < PAGES) {
    const html = readFileSync(random.pick(files), 'utf8').replaceAll(REMOVED_MARKUP, '');
    const title = (/<title>([^<]*)/i.exec(html)?.[1] ?? '').trim();
    const wanted = [...new Set(title.toLowerCase().match(/[a-z]{4,}/g))]
      .filter((word) => !STOP_WORDS.has(word))
      .slice(0, 2);
    if (wanted.length < 2 || screens.some((screen) => screen.title === title)) continue;
    screens.push({ kind: 'manual', title, wanted, isPhoto: false, html, width: 1280, height: 720, scale: 1 });
  }
  return screens;
}
