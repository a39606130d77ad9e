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
  /** How much of the picture has about that grey, 0 to 1. */
  readonly groundShare: number;
  readonly isRed: boolean;
  /** How many other lines of its height stand in the same row. */
  readonly neighbours: number;
}

/** A step in brightness that an edge of a letter has at least. */
const STEP = 36;
/** Strokes of one word are closer than this, in pixels of a picture whose longer edge is 1600. */
const GAP = 9;
/** Strokes of larger letters stand so many times wider. */
const LARGER = [3, 1.8];
/** Longer ones are frames. */
const MAX_STROKE = 110;
const MAX_LINES = 400;

export function findLines(picture: Rgb): FoundLine[] {
  const { width, height } = picture;
  const grey = greyOf(picture);
  const edges = upright(grey, width, height);
  const unit = Math.max(1, Math.max(width, height) / 1600);
  const found: Box[] = [];
  for (const times of [...LARGER, 1]) {
    const gap = GAP * times * unit;
    const isText = (box: Box): boolean =>
      heightOf(box) >= (times > 1 ? gap : 5 * unit) &&
      heightOf(box) <= MAX_STROKE * unit &&
      (times === 1 || isLarge(edges, width, box, gap));
    const larger = [...found];
    found.push(
      ...blobs(edges, width, height, Math.round(gap)).filter(
        (box) => isText(box) && !larger.some((other) => isInside(box, other)),
      ),
    );
  }
  const isLine = (box: Box): boolean => box.x1 - box.x0 >= heightOf(box) * 1.2;
  const joint = joined(found).filter(isLine);
  const lines = joint.filter((line) => !joint.some((other) => other !== line && isInside(line, other)));
  lines.sort((a, b) => heightOf(b) - heightOf(a));
  const lettered = lines.slice(0, MAX_LINES).map((line) => withLetters(edges, width, line));
  const kept = lettered.flatMap((line) => parted(edges, width, line)).filter(isLine);
  const shades = shadesOf(grey);
  return kept.map((line) => ({
    ...line,
    ...coloursOf(picture, grey, shades, line),
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
  const longest = (MAX_STROKE * Math.max(width, height)) / 1600;
  const lengths = new Uint16Array(width); // of the strokes that reach the row: row by row, as memory is read fastest
  for (let y = 0; y <= height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const length = lengths[x] as number;
      if (y < height && edges[at] === 1) lengths[x] = length + 1;
      else if (length > 0) {
        const gone = length === 1 || length > longest ? length : 0;
        for (let above = 1; above <= gone; above++) edges[at - above * width] = 0;
        lengths[x] = 0;
      }
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

/** The rows that hold most strokes, from the first to behind the last: those of small letters. */
function bandOf(edges: Uint8Array, width: number, { x0, y0, x1, y1 }: Box): readonly [number, number] {
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

/** Whether its letters are as large as the gap that joined it: what is far higher than they are is small text in a frame. */
function isLarge(edges: Uint8Array, width: number, box: Box, gap: number): boolean {
  const [top, bottom] = bandOf(edges, width, box);
  return box.x1 - box.x0 >= heightOf(box) && bottom - top >= Math.max(heightOf(box) * 0.36, gap * 0.75);
}

/** Its height is that of letters with what reaches above and below them: a frame that was taken for strokes goes. */
function withLetters(edges: Uint8Array, width: number, line: Box): Box & Pick<FoundLine, 'letters'> {
  const [top, bottom] = bandOf(edges, width, line);
  const letters = bottom - top;
  return {
    ...line,
    letters,
    y0: Math.max(line.y0, Math.floor(top - letters * 0.9)),
    y1: Math.min(line.y1, Math.ceil(bottom + letters * 0.7)),
  };
}

/** Spaces between words are narrower than so many heights of letters, in any font; those between columns and tabs are not. */
const COLUMN_GAP = 2.2;

/** Where a wide gap parts columns or tabs, a line each. */
function parted<Line extends Box & Pick<FoundLine, 'letters'>>(edges: Uint8Array, width: number, line: Line): Line[] {
  const { x0, y0, x1, y1, letters } = line;
  const parts: Line[] = [];
  let [from, last] = [x0, x0];
  for (let x = x0; x < x1; x++) {
    let y = y0;
    while (y < y1 && edges[y * width + x] === 0) y++;
    if (y === y1) continue;
    if (x - last > letters * COLUMN_GAP) {
      parts.push({ ...line, x0: from, x1: last + 1 });
      from = x;
    }
    last = x;
  }
  return [...parts, { ...line, x0: from }];
}

/** How many pixels have each of 32 greys; every seventh is looked at. */
function shadesOf(grey: Uint8Array): readonly number[] {
  const shades = new Array<number>(32).fill(0);
  const share = 7 / grey.length;
  for (let at = 0; at < grey.length; at += 7)
    shades[(grey[at] as number) >> 3] = (shades[(grey[at] as number) >> 3] as number) + share;
  return shades;
}

/** The ground is the grey that most of its pixels have; the ink is what differs from it most. */
function coloursOf({ data, width }: Rgb, grey: Uint8Array, all: readonly number[], { x0, y0, x1, y1 }: Box) {
  const shades = new Uint32Array(32);
  for (let y = y0; y < y1; y++) {
    for (let at = y * width + x0; at < y * width + x1; at++) {
      const shade = (grey[at] as number) >> 3;
      shades[shade] = (shades[shade] as number) + 1;
    }
  }
  const shade = shades.indexOf(Math.max(...shades));
  const ground = shade * 8 + 4;
  const groundShare = (all[shade - 1] ?? 0) + (all[shade] ?? 0) + (all[shade + 1] ?? 0);
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
  return { ground, groundShare, isRed: inked > 0 && red > 1.8 * green && red > 1.8 * blue };
}
