// Picks the line of recognised text that describes a picture, and makes it a name.
import type { FoundLine } from './line-finder.ts';

export interface ReadLine extends FoundLine {
  /** Confidence: 0 to 100. */
  readonly words: readonly { readonly text: string; readonly confidence: number }[];
  readonly pictureWidth: number;
  readonly pictureHeight: number;
}

/** One line, or several below each other that go on. */
interface Candidate extends ReadLine {
  readonly telling: readonly string[];
  readonly text: string;
  readonly confidence: number;
}

const MIN_CONFIDENCE = 40;

const MAX_WORDS = 6;
const MAX_CHARACTERS = 60;

/** `not`, `no` and the like stay: without them a name says the opposite. */
const STOP_WORDS = new Set(
  (
    'a an the and or of to in on at by for from with is are was were be been this that these those it its your you we our us i my me ' +
    'will would can could should may as so if then than there here has have had do does did please more also just'
  ).split(' '),
);

const TROUBLE =
  /\b(error|errors|failed|failure|fail|warning|cannot|can't|unable|denied|refused|invalid|missing|not|no|404|403|500|502|503|exception|crash(ed)?|lost|expired|timeout)\b/i;

/** Labels of buttons and menus, which describe no screen. */
const FURNITURE = new Set(
  (
    'file edit view help window tools home search menu settings login logout ok cancel close save open back next continue submit apply ' +
    'yes retry delete discard inbox'
  ).split(' '),
);

/** Null without a meaningful line. */
export function headlineOf(lines: readonly ReadLine[]): string | null {
  const found = lines.map(candidateOf).filter(({ telling }) => telling.length > 0);
  const usual = found.map(({ letters }) => letters).sort((a, b) => a - b)[(found.length - 1) >> 1] ?? 0;
  const read = continued(found, usual);
  const page = commonGround(read);
  const tallest = Math.max(...read.filter((line) => contrast(line, page) <= SAME_GROUND).map(({ letters }) => letters));
  const scored = read
    .filter(({ telling }) => telling.some((word) => /\p{L}{3}/u.test(word) || /^[45]\d\d$/.test(word)))
    .map((line) => ({ line, score: scoreOf(line, { tallest, usual, page }) }))
    .sort((a, b) => b.score - a.score);
  const first = scored[0]?.line;
  if (!first) return null;
  const words = [...first.telling];
  const second = scored.find(({ line }) => line !== first && isNear(first, line))?.line;
  if (words.length < 2 && second) {
    words.splice(0, 1, ...(second.y0 < first.y0 ? [...second.telling, ...words] : [...words, ...second.telling]));
  }
  return shorten([...new Set(words)]);
}

function candidateOf(line: ReadLine): Candidate {
  const sure = line.words.filter(({ text, confidence }) => confidence >= MIN_CONFIDENCE && /[\p{L}\p{N}]/u.test(text));
  const text = sure.map((word) => word.text).join(' ');
  const confidence = sure.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, sure.length);
  return { ...line, telling: tellingWords(sure.map((word) => word.text)), text, confidence };
}

/** A title that does not fit into one line goes on in the next one, in letters of the same height. */
function continued(lines: readonly Candidate[], usual: number): Candidate[] {
  const blocks: Candidate[] = [];
  for (const line of [...lines].sort((a, b) => a.y0 - b.y0)) {
    const at = blocks.findIndex((block) => goesOn(block, line, usual));
    const block = blocks[at];
    if (!block) blocks.push(line);
    else {
      const telling = [...block.telling, ...line.telling];
      blocks[at] = { ...block, y1: line.y1, telling, text: `${block.text} ${line.text}` };
    }
  }
  return blocks;
}

function goesOn(block: Candidate, line: Candidate, usual: number): boolean {
  const isSameHeight = Math.abs(block.letters - line.letters) <= 1 + block.letters * 0.12;
  const gap = line.y0 - block.y1;
  const isAligned =
    Math.abs(block.x0 - line.x0) < block.letters * 1.5 ||
    Math.abs(block.x0 + block.x1 - line.x0 - line.x1) < block.letters * 3;
  const isLarge = block.letters > Math.min(usual * 1.15, Math.min(block.pictureHeight, block.pictureWidth) / 60);
  return (
    isSameHeight &&
    isLarge &&
    isAligned &&
    gap > -block.letters &&
    gap < block.letters * 2 &&
    block.telling.length < MAX_WORDS
  );
}

const isCentred = ({ x0, x1, pictureWidth }: Candidate): boolean => Math.abs((x0 + x1) / 2 / pictureWidth - 0.5) < 0.15;

/** Greys that differ less are those of one surface. */
const SAME_GROUND = 24;
/** Bars of a program differ from its page by less than banners and buttons do. */
const BAR_GROUND = 64;
const contrast = ({ ground }: Candidate, page: number): number => Math.abs(ground - page);

/** The grey that most of the text stands on, and most of the picture has. */
function commonGround(lines: readonly Candidate[]): number {
  const width = lines.reduce((total, { x0, x1 }) => total + x1 - x0, 0);
  const weight = ({ ground, groundShare }: Candidate): number =>
    lines.reduce((sum, line) => sum + (contrast(line, ground) <= SAME_GROUND ? line.x1 - line.x0 : 0), 0) / width +
    groundShare;
  return (
    lines.reduce<Candidate | undefined>((best, line) => (best && weight(best) >= weight(line) ? best : line), undefined)
      ?.ground ?? 0
  );
}

const isNear = (one: Candidate, other: Candidate): boolean =>
  Math.max(one.y0 - other.y1, other.y0 - one.y1) < 3 * one.letters &&
  Math.abs(one.x0 + one.x1 - other.x0 - other.x1) < one.pictureWidth / 2 &&
  (other.letters > one.letters * 0.5 || one.telling.every((word) => /^\d+$/.test(word)));

/** In heights of its letters: about as many as it has. */
const PROSE_LENGTH = 45;

interface Surroundings {
  /** Heights of letters: the tallest on the page itself. */
  readonly tallest: number;
  readonly usual: number;
  /** The grey of the page. */
  readonly page: number;
}

function scoreOf(line: Candidate, { tallest, usual, page }: Surroundings): number {
  const { letters, x0, x1, y0, pictureHeight, telling, text, confidence, neighbours, isRed } = line;
  const top = y0 / pictureHeight;
  let score = Math.min(1, (letters + 1) / tallest) * 3 + (1 - top) * 0.9 + confidence / 200; // a pixel more or less tells nothing
  if (TROUBLE.test(text)) score += 0.5;
  if (isRed && telling.length >= 2) score += 2; // what a program says in red matters most
  if (telling.length >= 2) score += 0.6;
  if (telling.length >= 3) score += 0.2;
  if (telling.length === 1) score -= 0.3;
  if (telling.length === 1 && FURNITURE.has(telling[0] ?? '')) score -= 0.8;
  if (neighbours >= 3) score -= 1; // a bar of links, or a row of a table
  const isApart = contrast(line, page) > SAME_GROUND;
  const isTitleBar =
    top < 0.07 && letters <= usual * 1.2 && neighbours <= 1 && (isCentred(line) || (isApart && telling.length >= 2));
  if (isTitleBar) score += 1;
  else if (contrast(line, page) > BAR_GROUND)
    score -= 2; // a banner, a button or a badge
  else if (isApart && (neighbours > 0 || letters > usual * 1.5)) score -= 0.8;
  if ((x1 - x0) / letters > PROSE_LENGTH) score -= 0.8;
  if (/[.!]$/.test(text)) score -= 0.4;
  if (looksLikeCode(text)) score -= 1.5;
  return score;
}

const looksLikeCode = (text: string): boolean => /[{};=<>]|\(\)|::|\/\//.test(text);

/** Lower case, letters and digits; stop words go, years and HTTP errors stay, other numbers go. */
function tellingWords(words: readonly string[]): string[] {
  return words
    .flatMap((word) =>
      word
        .toLowerCase()
        .replace(/[’']/g, '')
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .filter((word) => (/^\d+$/.test(word) ? /^(19|20)\d\d$|^[45]\d\d$/.test(word) : [...word].length > 1));
}

function shorten(words: readonly string[]): string | null {
  const kept: string[] = [];
  for (const word of words) {
    if (kept.length >= MAX_WORDS || [...kept, word].join('-').length > MAX_CHARACTERS) break;
    kept.push(word);
  }
  return kept.length === 0 ? null : kept.join(' ');
}
