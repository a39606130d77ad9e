// Lines of text in a picture, as text recognition reports them.
export interface ReadWord {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
  readonly bbox: Box;
}

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** What stands together in one line. */
export interface ReadLine {
  readonly words: readonly string[];
  readonly confidence: number;
  /** Of its letters; shares of the picture's height. */
  readonly height: number;
  readonly top: number;
  /** Where its middle is; a share of the picture's width. */
  readonly middle: number;
}

const MIN_CONFIDENCE = 55;
/** A gap wider than this many letter heights parts what stands in one row but not in one line. */
const WIDE_GAP = 1.6;

/** Rows of a picture are split where columns, tabs or tiles stand side by side. */
export function splitRow(
  words: readonly ReadWord[],
  picture: { readonly width: number; readonly height: number },
): ReadLine[] {
  const lines: ReadLine[] = [];
  let part: ReadWord[] = [];
  const flush = () => {
    const sure = part.filter(({ text, confidence }) => confidence >= MIN_CONFIDENCE && /[\p{L}\p{N}]/u.test(text));
    if (sure.length > 0) lines.push(lineOf(sure, picture));
    part = [];
  };
  for (const word of words) {
    const last = part.at(-1);
    const height = last ? Math.max(last.bbox.y1 - last.bbox.y0, word.bbox.y1 - word.bbox.y0) : 0;
    if (last && word.bbox.x0 - last.bbox.x1 > WIDE_GAP * height) flush();
    part.push(word);
  }
  flush();
  return lines;
}

function lineOf(
  words: readonly ReadWord[],
  { width, height }: { readonly width: number; readonly height: number },
): ReadLine {
  const heights = words.map(({ bbox }) => bbox.y1 - bbox.y0).sort((a, b) => a - b);
  const left = Math.min(...words.map(({ bbox }) => bbox.x0));
  const right = Math.max(...words.map(({ bbox }) => bbox.x1));
  return {
    words: words.map(({ text }) => text),
    confidence: words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length,
    height: (heights[heights.length >> 1] ?? 0) / height,
    top: Math.min(...words.map(({ bbox }) => bbox.y0)) / height,
    middle: (left + right) / 2 / width,
  };
}
