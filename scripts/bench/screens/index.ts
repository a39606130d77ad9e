// Screens for benchmarks, generated from a seed and rendered by Chromium: one of each kind, with random theme, font and size.
// Every second one contains a distraction, every fourth a photo.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.ts';
import { unpackDebian } from './debian.ts';
import { KINDS } from './kinds.ts';
import { Random } from './random.ts';
import { ADVERTS, ASPECTS, BRANDS, MENUS, TOPICS } from './words.ts';

export interface Screen {
  readonly kind: string;
  readonly title: string;
  /** Lower-case words that a useful name contains. */
  readonly wanted: readonly string[];
  readonly isPhoto: boolean;
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

const THEMES = ['#fff #1c2330 #e3e6ec #2f57d0', '#16181d #e6e8ee #30343d #7aa2ff', '#f7f1e3 #3b3226 #ddd1b8 #a8501f'];
const FONTS = ['"DejaVu Sans"', '"DejaVu Serif"', '"DejaVu Sans Mono"', '"DejaVu Sans Condensed"'];
const SIZES = ['1280 720 1', '1440 900 1', '1280 720 2', '1024 768 1', '1280 800 1.5', '1280 720 3', '390 844 3'];
/** A name must not state the opposite of its screen. */
const NEGATION = /\b(not|no|failed|cannot|denied|expired)\b/i;

/** `photographs` are URLs for img elements; without any, no screen has a photo. */
export function screensOf(seed: number, photographs: readonly string[], kinds = KINDS): Screen[] {
  return Object.entries(kinds).map(([kind, draw], at) => {
    const random = new Random(seed * 1000 + at);
    const [topic, aspect] = [random.pick(TOPICS), random.pick(ASPECTS)];
    const [width = 0, height = 0, scale = 0] = random.pick(SIZES).split(' ').map(Number);
    const { title, body } = draw({ topic, aspect, random });
    const isPhoto = photographs.length > 0 && (at + seed) % 4 === 0;
    const [before, after] = random.chance(0.5) ? distractionOf(random) : ['', ''];
    const photo = isPhoto ? `<img src="${random.pick(photographs)}" style="height:${30 + random.below(30)}vh">` : '';
    const negation = NEGATION.exec(title)?.[0];
    const wanted = [topic, aspect, ...(negation ? [negation] : [])].map((word) => word.toLowerCase());
    const html = `<!doctype html><meta charset="utf-8"><style>${styleOf(random)}</style>${before}<main>${photo}${body}</main>${after}`;
    return { kind, title, wanted, isPhoto, html, width, height, scale };
  });
}

/** Markup before and after the content that has nothing to do with its subject. */
function distractionOf(random: Random): [string, string] {
  const tabs = random.some(TOPICS, 5).map((topic) => `<span>${topic} - ${random.pick(BRANDS)}</span>`);
  return random.pick<[string, string]>([
    [`<div class="advert">${random.pick(ADVERTS)}</div>`, ''],
    [`<header class="bar">${tabs.join('')}</header>`, ''],
    [`<header class="bar"><b class="brand">${random.pick(BRANDS)}</b>${navigation(random)}</header>`, ''],
    ['', '<div class="cookies">We value your privacy. <u>Accept all</u> <u>Reject</u></div>'],
    ['', `<aside class="box">${random.pick(ADVERTS)}</aside>`],
  ]);
}

const navigation = (random: Random): string =>
  random
    .some(MENUS, 5)
    .map((text) => `<span>${text}</span>`)
    .join('');

function styleOf(random: Random): string {
  const [back, ink, line, accent] = random.pick(THEMES).split(' ');
  const size = random.pick([13, 14, 15, 16, 18]);
  return `*{box-sizing:border-box}body{margin:0;background:${back};color:${ink};font:${size}px/1.5 ${random.pick(FONTS)}}main{padding:1.5rem 2rem;overflow:hidden}
h1{font-size:2.1em}h2{font-size:1.6em}h3{font-size:1.3em}h1,h2,h3{margin:.3em 0;font-weight:${random.pick([400, 700])}}
.box{border:1px solid ${line};border-radius:8px;padding:1rem;margin:.5rem 0}.row{display:flex;gap:1rem;flex-wrap:wrap}.row>*{flex:1}.row b{display:block;font-size:1.5em}
.chart,.month{display:flex;gap:6px;height:240px;align-items:flex-end}.chart i{flex:1;background:${accent}}.month{flex-wrap:wrap;height:auto}.day{width:13%;height:64px;border:1px solid ${line}}
.bar{background:${line};padding:.4rem 1rem;display:flex;gap:1.4rem;white-space:nowrap;overflow:hidden}.brand{font-size:1.7em}.side{float:left;width:11rem;border-right:1px solid ${line}}.rest{margin-left:12rem}
.advert{background:${accent};color:${back};font-size:2.2em;padding:.4em 1em}.cookies{position:fixed;bottom:0;left:0;right:0;background:${ink};color:${back};padding:1rem 2rem}aside{width:16rem;margin-left:2rem;font-size:1.4em}
.dim{background:#0006;padding:12vh 20vw}.dim .box,.narrow{background:${back};max-width:520px;margin:auto}.huge{font-size:6em}.large{font-size:3em;padding-top:25vh}.bad{color:#d3302f}.toast{position:fixed;right:1rem;bottom:1rem;background:${back};padding:1rem;border:1px solid}
.face{width:90px;height:90px;border-radius:50%;background:${accent}}.query{border-radius:2em}.tall{min-height:40vh}.fill{width:100%}.line{border-bottom:1px solid ${line};padding:.4em 0}input{display:block;width:100%;max-width:420px;height:2.4em;background:none;border:1px solid ${line}}
table{border-collapse:collapse;width:100%}td,th{text-align:left;border-bottom:1px solid ${line};padding:.45em}u{text-decoration:none;border:1px solid ${line};border-radius:6px;padding:.3em .9em}.main{background:${accent};color:${back}}center{padding-top:8vh}center label{max-width:420px;display:block;text-align:left}img{width:100%;object-fit:cover;display:block}`;
}

function photoFiles(): string[] {
  const folder = join(unpackDebian('mate-backgrounds'), 'usr/share/backgrounds/mate/nature');
  const files = readdirSync(folder).filter((name) => name.endsWith('.jpg'));
  return files.map((name) => join(folder, name));
}

/** Photos from a Debian package, as data URLs. */
export async function photographs(): Promise<string[]> {
  return Promise.all(
    photoFiles().map(async (file) => {
      const bytes = await sharp(file).resize({ width: 1600 }).jpeg({ quality: 92 }).toBuffer();
      return `data:image/jpeg;base64,${bytes.toString('base64')}`;
    }),
  );
}

/** Some of these photos as JPEG files of 12 megapixels. */
export async function largePhotographs(): Promise<Buffer[]> {
  const large = { width: 4000, height: 3000, fit: 'cover' } as const;
  const files = photoFiles().slice(0, 6);
  return Promise.all(files.map((file) => sharp(file).resize(large).jpeg({ quality: 92 }).toBuffer()));
}

/** Renders the screens with Chromium; returns PNGs in the same order. */
export async function drawScreens(screens: readonly Screen[], browser?: Browser): Promise<Buffer[]> {
  const own = browser ?? (await chromium.launch({ executablePath: findChromium() ?? '', args: [...CHROMIUM_FLAGS] }));
  try {
    const drawn: Buffer[] = [];
    const pages = new Map<number, Page>(); // one per scale, which cannot change
    for (const { html, width, height, scale } of screens) {
      const page = pages.get(scale) ?? (await own.newPage({ deviceScaleFactor: scale }));
      pages.set(scale, page);
      await page.setViewportSize({ width, height });
      await page.setContent(html);
      drawn.push(await page.screenshot());
    }
    await Promise.all([...pages.values()].map((page) => page.close()));
    return drawn;
  } finally {
    if (!browser) await own.close();
  }
}
