// Prepares images for text recognition. A title sheet shows the lines that may be the title below each other on white,
// with letters of the same height: it is read better and faster than the whole image.

import { loadSharp } from '../picture.ts';
import type { Size } from '../screenshot.ts';
import { BOLD, type FoundLine, type Rgb, TOP_BAR } from './line-finder.ts';

export interface Sheet {
  readonly png: Buffer;
  /** From top to bottom. */
  readonly lines: readonly SheetLine[];
  /** Of the image. */
  readonly size: Size;
}

export interface SheetLine extends FoundLine {
  /** Position on the sheet in pixels. */
  readonly top: number;
  /** Whether it continues beyond the sheet, so that its last word is a fragment. */
  readonly isCut: boolean;
}

const [MAX_LINES, MAX_REPEATS] = [12, 4];
/** Height of lower-case letters on the sheet, close to tesseract's training data. */
const LETTERS_PX = 20;
/** Enough for the six words of a name. */
const MAX_WIDTH_PX = 1000;
/** In a log, the time comes before an error. */
const widthOf = ({ isRed }: FoundLine): number => (isRed ? 1.8 * MAX_WIDTH_PX : MAX_WIDTH_PX);
/** Of all lines together: recognition takes about 0.1 s of CPU time for 1000 pixels. */
const MAX_TOTAL_WIDTH_PX = 6000;
const SPACE_PX = 18;
/** Larger images are scaled down. Their letters stay large enough. */
const MAX_EDGE_PX = 2600;

/** Null if there is no text. */
export async function titleSheet(
  bytes: Uint8Array,
  findLines: (picture: Rgb) => Promise<FoundLine[]>,
): Promise<Sheet | null> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ width: MAX_EDGE_PX, height: MAX_EDGE_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { data, width: info.width, height: info.height };
  const allLines = await findLines(picture);
  let [free, repeats] = [MAX_TOTAL_WIDTH_PX, 0];
  const lines = [...allLines]
    .sort((a, b) => titleScore(b, allLines, picture) - titleScore(a, allLines, picture))
    .filter((line) => !line.isRepeat || ++repeats <= MAX_REPEATS)
    .slice(0, MAX_LINES)
    .filter((line) => {
      free -= Math.min(widthOf(line), ((line.x1 - line.x0) * LETTERS_PX) / line.letterHeight);
      return free > 0;
    });
  if (lines.length === 0) return null;
  lines.sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  const strips: Awaited<ReturnType<typeof stripOf>>[] = [];
  const placed: SheetLine[] = [];
  let [top, width] = [SPACE_PX, 0];
  for (const line of lines) {
    const strip = await stripOf(line, picture, allLines);
    strips.push(strip);
    placed.push({ ...line, top, isCut: strip.isCut });
    top += strip.height + SPACE_PX;
    width = Math.max(width, strip.width);
  }
  const size = { width: width + 2 * SPACE_PX, height: top };
  const page = Buffer.alloc(size.width * size.height, 255);
  for (const [index, strip] of strips.entries()) {
    for (let row = 0; row < strip.height; row++) {
      const to = ((placed[index] as SheetLine).top + row) * size.width + SPACE_PX;
      page.set(strip.grey.subarray(row * strip.width, (row + 1) * strip.width), to);
    }
  }
  const png = await sharp(page, { raw: { ...size, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { png, lines: placed, size: picture };
}

/** Cuts out a line, scales its letters to the common height, and stretches its contrast: eight bits, dark on white. */
async function stripOf(line: FoundLine, { data, width: across, height: down }: Rgb, all: readonly FoundLine[]) {
  const sharp = await loadSharp();
  const space = Math.ceil(line.letterHeight * 0.5);
  const near = all.filter(({ x0, x1 }) => x0 < line.x1 && x1 > line.x0);
  const above = near.filter(({ y1 }) => y1 <= line.y0).map(({ y1 }) => y1);
  const below = near.filter(({ y0 }) => y0 >= line.y1).map(({ y0 }) => y0);
  const [left, top] = [Math.max(0, line.x0 - space), Math.max(0, line.y0 - space, ...above)];
  const scale = LETTERS_PX / line.letterHeight;
  const right = left + Math.ceil(widthOf(line) / scale);
  const box = {
    left,
    top,
    width: Math.min(across, line.x1 + space, right) - left,
    height: Math.min(down, line.y1 + space, ...below) - top,
  };
  const { data: grey, info } = await sharp(data, { raw: { width: across, height: down, channels: 3 } })
    .extract(box)
    .greyscale()
    .resize({ height: Math.max(8, Math.round(box.height * scale)), kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (line.background < 128) for (let at = 0; at < grey.length; at++) grey[at] = 255 - (grey[at] as number);
  stretchContrast(grey);
  return { grey, width: info.width, height: info.height, isCut: right < line.x1 };
}

/** Makes the darkest 1 % black and the lightest 1 % white. */
function stretchContrast(grey: Uint8Array): void {
  const counts = new Uint32Array(256);
  for (const shade of grey) (counts[shade] as number)++;
  const percentile = (share: number): number => {
    let [shade, seen] = [0, counts[0] as number];
    while (seen <= share * grey.length) seen += counts[++shade] as number;
    return shade;
  };
  const [darkest, lightest] = [percentile(0.01), percentile(0.99)];
  if (lightest - darkest < 2) return;
  const factor = 255 / (lightest - darkest);
  const shades = Uint8ClampedArray.from({ length: 256 }, (_, shade) => (shade - darkest) * factor);
  for (let place = 0; place < grey.length; place++) grey[place] = shades[grey[place] as number] as number;
}

/** Letters on ordinary screens have half the height that tesseract reads best. */
const ENLARGE_BELOW_PX = 1700;

/** Prepares the whole image, to read all its text. */
export async function wholePage(bytes: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes).metadata();
  const edge = Math.max(width, height);
  const target = edge < ENLARGE_BELOW_PX ? edge * 2 : Math.min(edge, MAX_EDGE_PX);
  return sharp(bytes)
    .autoOrient()
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: target, height: target, fit: 'inside', kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** How much a line looks like a title. */
function titleScore(line: FoundLine, all: readonly FoundLine[], { height }: Rgb): number {
  const median = all.map(({ letterHeight }) => letterHeight).sort((a, b) => a - b)[all.length >> 1] ?? 1;
  const length = (line.x1 - line.x0) / line.letterHeight;
  let score = Math.min(line.letterHeight / median, 4) + (1 - line.y0 / height);
  const isInBar = line.y0 / height < TOP_BAR && line.isLeftmost;
  if (isInBar) score += 0.5;
  if (line.boldness >= BOLD) score += 0.7;
  if (line.isRed && length >= 6) score += 1.5;
  if (length < 5) score -= isInBar && line.letterHeight > median * 1.1 ? 0.2 : 1.5; // may be noise in a photograph
  if (length > 70) score -= 0.7;
  if (line.neighbors >= 3 && !isInBar) score -= 0.6;
  if (line.isRepeat) score -= 0.7;
  return score;
}
