// Where lines of text are in a picture, without reading them: text is where upright strokes stand close together.
import type { Size } from '../file-names.ts';

/** Eight bits a channel, red, green and blue. */
export interface Rgb extends Size {
  readonly data: Uint8Array;
}

/** In pixels; x1 and y1 lie outside. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface FoundLine extends Box {
  /** Of its small letters, in pixels: without what reaches above or below. */
  readonly letters: number;
  /** Grey of what it stands on, 0 to 255. */
  readonly ground: number;
  readonly isRed: boolean;
  /** How many other lines of its height stand in the same row. */
  readonly neighbours: number;
}

/** A step in brightness that an edge of a letter has at least. */
const STEP = 36;
/** Strokes of one word are closer than this, in pixels of a picture whose longer edge is 1600. */
const GAP = 9;
/** Strokes of large letters stand so many times wider. */
const LARGE = 3;
/** Longer ones are frames. */
const MAX_STROKE = 110;
const MAX_LINES = 400;

export function findLines(picture: Rgb): FoundLine[] {
  const { width, height } = picture;
  const grey = greyOf(picture);
  const edges = upright(grey, width, height);
  const unit = Math.max(1, Math.max(width, height) / 1600);
  const fits = ({ x0, x1, y0, y1 }: Box): boolean =>
    y1 - y0 >= 5 * unit && y1 - y0 <= MAX_STROKE * unit && x1 - x0 >= (y1 - y0) * 0.4;
  const large = blobs(edges, width, height, Math.round(GAP * LARGE * unit)).filter(
    (box) => fits(box) && heightOf(box) >= GAP * LARGE * unit,
  );
  const words = blobs(edges, width, height, Math.round(GAP * unit)).filter(
    (word) => fits(word) && !large.some((box) => isInside(word, box)),
  );
  const joint = joined([...large, ...words]).filter(({ x0, x1, y0, y1 }) => x1 - x0 >= (y1 - y0) * 1.2);
  const lines = joint.filter((line) => !joint.some((other) => other !== line && isInside(line, other)));
  lines.sort((a, b) => b.y1 - b.y0 - (a.y1 - a.y0));
  const kept = lines.slice(0, MAX_LINES);
  return kept.map((line) => ({
    ...line,
    letters: letterHeight(edges, width, line),
    ...coloursOf(picture, grey, line),
    neighbours: kept.filter((other) => other !== line && isInRow(line, other)).length,
  }));
}

function greyOf({ data, width, height }: Rgb): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at++, from += 3) {
    grey[at] = ((data[from] as number) * 77 + (data[from + 1] as number) * 150 + (data[from + 2] as number) * 29) >> 8;
  }
  return grey;
}

/** 1 where brightness changes from left to right, over two rows at least and not over as many as a frame has. */
function upright(grey: Uint8Array, width: number, height: number): Uint8Array {
  const edges = new Uint8Array(grey.length);
  for (let at = 1; at < grey.length - 1; at++) {
    if (Math.abs((grey[at + 1] as number) - (grey[at - 1] as number)) > STEP) edges[at] = 1;
  }
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; ) {
      let end = y;
      while (end < height && edges[end * width + x] === 1) end++;
      const length = end - y;
      if (length === 1 || length > (MAX_STROKE * Math.max(width, height)) / 1600) {
        for (; y < end; y++) edges[y * width + x] = 0;
      }
      y = end + 1;
    }
  }
  return edges;
}

/** What hangs together when gaps in a row are filled. */
function blobs(edges: Uint8Array, width: number, height: number, gap: number): Box[] {
  interface Run {
    readonly x0: number;
    readonly x1: number;
    blob: Blob;
  }
  interface Blob {
    x0: number;
    y0: number;
    x1: number;
    y1: number;
    into?: Blob;
  }
  const root = (blob: Blob): Blob => {
    let at = blob;
    while (at.into) at = at.into;
    return at;
  };
  const all: Blob[] = [];
  let above: Run[] = [];
  for (let y = 0; y < height; y++) {
    const row: Run[] = [];
    let [x0, last] = [-1, -1];
    let next = 0;
    const close = () => {
      if (x0 < 0 || last - x0 < 2) return;
      const own: Blob = { x0, y0: y, x1: last + 1, y1: y + 1 };
      while (next < above.length && (above[next] as Run).x1 <= x0) next++;
      for (let at = next; at < above.length && (above[at] as Run).x0 <= last; at++) {
        const other = root((above[at] as Run).blob);
        if (other === own) continue;
        const into = root(own);
        if (into === other) continue;
        into.into = other;
        other.x0 = Math.min(other.x0, into.x0);
        other.x1 = Math.max(other.x1, into.x1);
        other.y0 = Math.min(other.y0, into.y0);
        other.y1 = Math.max(other.y1, into.y1);
      }
      all.push(own);
      row.push({ x0, x1: last + 1, blob: own });
    };
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (edges[at] === 0) continue;
      if (x - last > gap) {
        close();
        x0 = x;
      }
      last = x;
    }
    close();
    above = row;
  }
  return all.filter(({ into }) => into === undefined);
}

/** Words of a line, unless a wide gap parts columns, tabs or tiles. */
function joined(words: readonly Box[]): Box[] {
  const left = [...words].sort((a, b) => a.x0 - b.x0);
  const lines: Box[] = [];
  for (const word of left) {
    const at = lines.findLastIndex((line) => {
      const [high, low] = [Math.max(line.y0, word.y0), Math.min(line.y1, word.y1)];
      const [small, large] = [Math.min(heightOf(line), heightOf(word)), Math.max(heightOf(line), heightOf(word))];
      return low - high > small * 0.6 && large < small * 2.2 && word.x0 - line.x1 < Math.max(large, small * 1.5) * 0.95;
    });
    const line = lines[at];
    if (!line) lines.push(word);
    else {
      lines[at] = {
        x0: Math.min(line.x0, word.x0),
        y0: Math.min(line.y0, word.y0),
        x1: Math.max(line.x1, word.x1),
        y1: Math.max(line.y1, word.y1),
      };
    }
  }
  return lines;
}

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

/** From the rows that hold most strokes: a single g would stretch the box, but not these. */
function letterHeight(edges: Uint8Array, width: number, { x0, y0, x1, y1 }: Box): number {
  const rows: number[] = [];
  for (let y = y0; y < y1; y++) {
    let count = 0;
    for (let at = y * width + x0; at < y * width + x1; at++) count += edges[at] as number;
    rows.push(count);
  }
  const most = Math.max(...rows);
  const isFull = (count: number): boolean => count > most * 0.45;
  return rows.findLastIndex(isFull) - rows.findIndex(isFull) + 1;
}

/** The ground is the grey that most of its pixels have; the ink is what differs from it most. */
function coloursOf({ data, width }: Rgb, grey: Uint8Array, { x0, y0, x1, y1 }: Box) {
  const shades = new Uint32Array(32);
  for (let y = y0; y < y1; y++) {
    for (let at = y * width + x0; at < y * width + x1; at++) {
      const shade = (grey[at] as number) >> 3;
      shades[shade] = (shades[shade] as number) + 1;
    }
  }
  const ground = shades.indexOf(Math.max(...shades)) * 8 + 4;
  let [red, green, blue, inked] = [0, 0, 0, 0];
  for (let y = y0; y < y1; y++) {
    for (let at = y * width + x0; at < y * width + x1; at++) {
      if (Math.abs((grey[at] as number) - ground) < 2 * STEP) continue;
      red += data[at * 3] as number;
      green += data[at * 3 + 1] as number;
      blue += data[at * 3 + 2] as number;
      inked++;
    }
  }
  return { ground, isRed: inked > 0 && red > 1.8 * green && red > 1.8 * blue };
}
