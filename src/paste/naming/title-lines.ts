// The lines of a picture that may be its title, one below the other on white, in letters of one height: what text
// recognition reads best, and far less than the whole picture.
import type { Sharp } from 'sharp';
import { loadSharp } from '../picture.ts';
import { type FoundLine, findLines, type Rgb } from './line-finder.ts';

export interface Sheet {
  readonly png: Buffer;
  /** From the top of the sheet to the bottom. */
  readonly lines: readonly SheetLine[];
}

export interface SheetLine extends FoundLine {
  /** On the sheet, in pixels; the next one begins below. */
  readonly top: number;
}

const MAX_LINES = 11;
/** Of small letters on the sheet: tesseract was taught with about this. */
const LETTERS_PX = 20;
/** Enough for the six words of a name. */
const MAX_WIDTH_PX = 1000;
const SPACE_PX = 18;
/** Larger pictures are scaled down: letters on them are large enough. */
const MAX_EDGE_PX = 2600;

/** Null when there is no text. */
export async function titleSheet(bytes: Uint8Array): Promise<{ readonly sheet: Sheet; readonly size: Rgb } | null> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ width: MAX_EDGE_PX, height: MAX_EDGE_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { data, width: info.width, height: info.height };
  const found = findLines(picture);
  const lines = [...found].sort((a, b) => promise(b, found, picture) - promise(a, found, picture)).slice(0, MAX_LINES);
  if (lines.length === 0) return null;
  lines.sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  const strips: { input: Buffer; left: number; top: number }[] = [];
  const placed: SheetLine[] = [];
  let [top, width] = [SPACE_PX, 0];
  for (const line of lines) {
    const { data: input, info: strip } = await stripOf(line, picture).toBuffer({ resolveWithObject: true });
    strips.push({ input, left: SPACE_PX, top });
    placed.push({ ...line, top });
    top += strip.height + SPACE_PX;
    width = Math.max(width, strip.width);
  }
  const png = await sharp({ create: { width: width + 2 * SPACE_PX, height: top, channels: 3, background: '#fff' } })
    .composite(strips)
    .greyscale()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { sheet: { png, lines: placed }, size: picture };

  function stripOf(line: FoundLine, { width: across, height: down }: Rgb): Sharp {
    const space = Math.ceil(line.letters * 0.5);
    const [left, upper] = [Math.max(0, line.x0 - space), Math.max(0, line.y0 - space)];
    const scale = LETTERS_PX / line.letters;
    const box = {
      left,
      top: upper,
      width: Math.min(across, line.x1 + space, left + Math.ceil(MAX_WIDTH_PX / scale)) - left,
      height: Math.min(down, line.y1 + space) - upper,
    };
    const strip = sharp(data, { raw: { width: across, height: down, channels: 3 } })
      .extract(box)
      .greyscale()
      .resize({ height: Math.max(8, Math.round(box.height * scale)), kernel: 'cubic' });
    return (line.ground < 128 ? strip.negate() : strip).normalise().png({ compressionLevel: 1 });
  }
}

/** Letters on ordinary screens have half the height that is read best. */
const ENLARGE_BELOW_PX = 1700;

/** The whole picture, for whoever wants all of its text. */
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

/** How likely a line is a title, judged by its looks. */
function promise(line: FoundLine, all: readonly FoundLine[], { height }: Rgb): number {
  const usual = all.map(({ letters }) => letters).sort((a, b) => a - b)[all.length >> 1] ?? 1;
  const length = (line.x1 - line.x0) / line.letters;
  let score = Math.min(line.letters / usual, 4) + (1 - line.y0 / height);
  if (line.isRed && length >= 6) score += 2;
  if (length < 5) score -= 1.5; // or a speck in a photograph
  if (length > 70) score -= 0.7;
  if (line.neighbours >= 3) score -= 0.6;
  return score;
}
