// Finds lines of text in an image without reading them. Text is where vertical strokes are close together.
import type { Size } from '../screenshot.ts';

/** Eight bits per channel: red, green and blue. */
export interface Rgb extends Size {
  readonly data: Uint8Array;
}

/** In pixels; x1 and y1 are exclusive. */
export type Box = Readonly<Record<'x0' | 'y0' | 'x1' | 'y1', number>>;

export interface FoundLine extends Box {
  /** Height of its lower-case letters in pixels, without ascenders and descenders. */
  readonly letterHeight: number;
  /** Gray level of its background, 0 to 255. */
  readonly background: number;
  /** Share of the image with about that gray level, 0 to 1. */
  readonly backgroundShare: number;
  readonly isRed: boolean;
  /** Width of its strokes in letter heights: about 0.23 for regular letters, 0.42 for bold ones. */
  readonly boldness: number;
  /** Whether nothing of similar height is left of it in the same row. */
  readonly isLeftmost: boolean;
  /** Number of other lines of similar height in the same row. */
  readonly neighbors: number;
  /** Whether a line above it or left of it looks the same: this is a row of a list or of a text, or a column. */
  readonly isRepeat: boolean;
}

/** Minimum change in brightness at the edge of a letter. */
const EDGE_STEP = 36;
/** Maximum gap between strokes of one word, in pixels, for an image whose longest edge is 1600 pixels. */
const GAP = 9;
/** Factors for the gap between strokes of larger letters. */
const LARGE_TEXT_FACTORS = [3, 1.8];
/** Longer strokes are frames, not letters. */
const MAX_STROKE = 110;
const MAX_LINES = 400;
/** Boldness of letters that look bold. */
export const BOLD = 0.32;
/** Share of the image's height that title bars and toolbars take. */
export const TOP_BAR = 0.08;

export function findLines(picture: Rgb): FoundLine[] {
  const { width, height } = picture;
  const grey = greyOf(picture);
  const edges = findVerticalEdges(grey, width, height);
  const unit = Math.max(1, Math.max(width, height) / 1600);
  const boxes: Box[] = [];
  for (const factor of [...LARGE_TEXT_FACTORS, 1]) {
    const gap = GAP * factor * unit;
    const isText = (box: Box): boolean =>
      heightOf(box) >= (factor > 1 ? gap : 5 * unit) &&
      heightOf(box) <= MAX_STROKE * unit &&
      (factor === 1 || isLarge(edges, width, box, gap));
    const larger = [...boxes];
    boxes.push(
      ...connectedBoxes(edges, width, height, Math.round(gap)).filter(
        (box) => isText(box) && !larger.some((other) => isInside(box, other)),
      ),
    );
  }
  const isLine = (box: Box): boolean => box.x1 - box.x0 >= heightOf(box) * 1.2;
  const joined = joinWords(boxes).filter(isLine);
  const lines = joined.filter((line) => !joined.some((other) => other !== line && isInside(line, other)));
  lines.sort((a, b) => heightOf(b) - heightOf(a));
  const measured = lines.slice(0, MAX_LINES).map((line) => measureLetters(edges, width, line));
  const separate = measured.flatMap((line) => splitColumns(edges, width, line)).filter(isLine);
  const histogram = greyHistogram(grey);
  const inked = separate
    .map((line) => {
      const row = separate.filter((other) => other !== line && isInRow(line, other));
      const isLeftmost = row.every(({ x0 }) => x0 >= line.x0);
      return { ...line, ...inkOf(picture, grey, histogram, line), isLeftmost, neighbors: row.length };
    })
    .filter(({ boldness }) => boldness >= MIN_BOLDNESS && boldness <= MAX_BOLDNESS);
  return inked.map((line) => ({ ...line, isRepeat: inked.some((other) => isAlike(line, other)) }));
}

const isAlike = (one: Omit<FoundLine, 'isRepeat'>, other: Omit<FoundLine, 'isRepeat'>): boolean =>
  (isInRow(one, other) ? other.x0 < one.x0 : other.y0 < one.y0 && Math.abs(one.x0 - other.x0) < one.letterHeight) &&
  Math.abs(one.letterHeight - other.letterHeight) <= Math.max(1, one.letterHeight * 0.08) &&
  Math.abs(one.boldness - other.boldness) < 0.1 &&
  one.isRed === other.isRed;

/** Others are charts, or textures of photographs. */
const [MIN_BOLDNESS, MAX_BOLDNESS] = [0.12, 0.62];

function greyOf({ data, width, height }: Rgb): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at++, from += 3) {
    grey[at] = ((data[from] as number) * 77 + (data[from + 1] as number) * 150 + (data[from + 2] as number) * 29) >> 8;
  }
  return grey;
}

/** 1 where brightness changes from left to right, over at least two rows but fewer than a frame has. */
function findVerticalEdges(grey: Uint8Array, width: number, height: number): Uint8Array {
  const edges = new Uint8Array(grey.length);
  for (let at = 1; at < grey.length - 1; at++) {
    if (Math.abs((grey[at + 1] as number) - (grey[at - 1] as number)) > EDGE_STEP) edges[at] = 1;
  }
  const longest = (MAX_STROKE * Math.max(width, height)) / 1600;
  const lengths = new Uint16Array(width); // of strokes that reach the current row
  for (let y = 0; y <= height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const length = lengths[x] as number;
      if (y < height && edges[at] === 1) lengths[x] = length + 1;
      else if (length > 0) {
        const removed = length === 1 || length > longest ? length : 0;
        for (let above = 1; above <= removed; above++) edges[at - above * width] = 0;
        lengths[x] = 0;
      }
    }
  }
  return edges;
}

/** Bounding boxes of connected strokes, after gaps within rows are closed. */
function connectedBoxes(edges: Uint8Array, width: number, height: number, gap: number): Box[] {
  interface Run {
    readonly x0: number;
    readonly x1: number;
    blob: Blob;
  }
  interface Blob extends Box {
    /** The blob that this one was merged into. */
    mergedInto?: Blob;
  }
  const root = (blob: Blob): Blob => {
    let current = blob;
    while (current.mergedInto) current = current.mergedInto;
    return current;
  };
  const all: Blob[] = [];
  let above: Run[] = [];
  for (let y = 0; y < height; y++) {
    const row: Run[] = [];
    let [x0, last] = [-1, Number.NEGATIVE_INFINITY]; // a line may start at the left edge
    let next = 0;
    const endRun = () => {
      if (x0 < 0 || last - x0 < 2) return;
      const runBlob: Blob = { x0, y0: y, x1: last + 1, y1: y + 1 };
      while (next < above.length && (above[next] as Run).x1 <= x0) next++;
      for (let at = next; at < above.length && (above[at] as Run).x0 <= last; at++) {
        const other = root((above[at] as Run).blob);
        const merged = root(runBlob);
        if (merged === other) continue;
        merged.mergedInto = other;
        Object.assign(other, union(other, merged));
      }
      all.push(runBlob);
      row.push({ x0, x1: last + 1, blob: runBlob });
    };
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (edges[at] === 0) continue;
      if (x - last > gap) {
        endRun();
        x0 = x;
      }
      last = x;
    }
    endRun();
    above = row;
  }
  return all.filter(({ mergedInto }) => mergedInto === undefined);
}

/** Joins the words of a line, unless a wide gap separates columns, tabs or tiles. */
function joinWords(words: readonly Box[]): Box[] {
  const leftToRight = [...words].sort((a, b) => a.x0 - b.x0);
  const lines: Box[] = [];
  for (const word of leftToRight) {
    const index = lines.findLastIndex((line) => {
      const overlap = Math.min(line.y1, word.y1) - Math.max(line.y0, word.y0);
      const [small, large] = [Math.min(heightOf(line), heightOf(word)), Math.max(heightOf(line), heightOf(word))];
      return overlap > small * 0.6 && large < small * 2.2 && word.x0 - line.x1 < Math.max(large, small * 1.5) * 0.95;
    });
    const line = lines[index];
    if (line) lines[index] = union(line, word);
    else lines.push(word);
  }
  return lines;
}

const union = (one: Box, other: Box): Box => ({
  x0: Math.min(one.x0, other.x0),
  y0: Math.min(one.y0, other.y0),
  x1: Math.max(one.x1, other.x1),
  y1: Math.max(one.y1, other.y1),
});

const isInside = (one: Box, other: Box): boolean =>
  one.x0 >= other.x0 &&
  one.x1 <= other.x1 &&
  one.y0 >= other.y0 &&
  one.y1 <= other.y1 &&
  one.x1 - one.x0 < other.x1 - other.x0;

const heightOf = ({ y0, y1 }: Box): number => y1 - y0;

const isInRow = (one: Box, other: Box): boolean =>
  Math.abs(one.y0 + one.y1 - other.y0 - other.y1) < heightOf(one) &&
  heightOf(other) < heightOf(one) * 1.6 &&
  heightOf(one) < heightOf(other) * 1.6;

/** The rows with most strokes, which are those of lower-case letters: the first, and the one after the last. */
function letterRows(edges: Uint8Array, width: number, { x0, y0, x1, y1 }: Box): readonly [number, number] {
  const rows: number[] = [];
  for (let y = y0; y < y1; y++) {
    let count = 0;
    for (let at = y * width + x0; at < y * width + x1; at++) count += edges[at] as number;
    rows.push(count);
  }
  const most = Math.max(...rows);
  const isFull = (count: number): boolean => count > most * 0.45;
  return [y0 + rows.findIndex(isFull), y0 + rows.findLastIndex(isFull) + 1];
}

/** Whether its letters are as large as the gap suggests. A box much higher than its letters is small text in a frame. */
function isLarge(edges: Uint8Array, width: number, box: Box, gap: number): boolean {
  const [top, bottom] = letterRows(edges, width, box);
  return box.x1 - box.x0 >= heightOf(box) && bottom - top >= Math.max(heightOf(box) * 0.36, gap * 0.75);
}

/** Measures the letters, and crops the line to their height with ascenders and descenders: frames are cut off. */
function measureLetters(edges: Uint8Array, width: number, line: Box): MeasuredLine {
  const [top, bottom] = letterRows(edges, width, line);
  const letterHeight = bottom - top;
  return {
    ...line,
    letterHeight,
    y0: Math.max(line.y0, Math.floor(top - letterHeight * 0.9)),
    y1: Math.min(line.y1, Math.ceil(bottom + letterHeight * 0.7)),
  };
}

/** In letter heights: gaps between words are narrower in any font, gaps between columns and tabs are wider. */
const COLUMN_GAP = 2.2;

/** Splits a line at wide gaps, which separate columns or tabs. */
function splitColumns(edges: Uint8Array, width: number, line: MeasuredLine): MeasuredLine[] {
  const { x0, y0, x1, y1, letterHeight } = line;
  const parts: MeasuredLine[] = [];
  let [from, last] = [x0, x0];
  for (let x = x0; x < x1; x++) {
    let y = y0;
    while (y < y1 && edges[y * width + x] === 0) y++;
    if (y === y1) continue;
    if (x - last > letterHeight * COLUMN_GAP) {
      parts.push({ ...line, x0: from, x1: last + 1 });
      from = x;
    }
    last = x;
  }
  return [...parts, { ...line, x0: from }];
}

/** The share of each of 32 gray levels, sampled at every seventh pixel. */
function greyHistogram(grey: Uint8Array): readonly number[] {
  const shades = new Array<number>(32).fill(0);
  const share = 7 / grey.length;
  for (let at = 0; at < grey.length; at += 7) (shades[(grey[at] as number) >> 3] as number) += share;
  return shades;
}

type MeasuredLine = Box & Pick<FoundLine, 'letterHeight'>;

/** The background is the most frequent gray level; the ink is whatever differs from it clearly. */
function inkOf({ data, width }: Rgb, grey: Uint8Array, histogram: readonly number[], line: MeasuredLine) {
  const { x0, y0, x1, y1, letterHeight } = line;
  const shades = new Uint32Array(32);
  for (let y = y0; y < y1; y++) {
    for (let at = y * width + x0; at < y * width + x1; at++) {
      (shades[(grey[at] as number) >> 3] as number)++;
    }
  }
  const shade = shades.indexOf(Math.max(...shades));
  const background = shade * 8 + 4;
  const backgroundShare = (histogram[shade - 1] ?? 0) + (histogram[shade] ?? 0) + (histogram[shade + 1] ?? 0);
  const isUsed = (count: number): boolean => count > 0;
  const strongest = 8 * Math.max(shades.findLastIndex(isUsed) - shade, shade - shades.findIndex(isUsed));
  let [red, green, blue, inked, area, strokes] = [0, 0, 0, 0, 0, 0];
  for (let y = y0; y < y1; y++) {
    let wasStroke = false;
    for (let at = y * width + x0; at < y * width + x1; at++) {
      const difference = Math.abs((grey[at] as number) - background);
      const isStroke = difference > strongest / 2;
      if (isStroke && !wasStroke) strokes++;
      wasStroke = isStroke;
      if (difference > 8) area += difference;
      if (difference < 2 * EDGE_STEP) continue;
      red += data[at * 3] as number;
      green += data[at * 3 + 1] as number;
      blue += data[at * 3 + 2] as number;
      inked++;
    }
  }
  const boldness = area / Math.max(1, strongest * strokes * letterHeight);
  return { background, backgroundShare, boldness, isRed: inked > 0 && red > 1.8 * green && red > 1.8 * blue };
}
