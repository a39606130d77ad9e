// Picks the line of recognized text that best describes an image, and turns it into a name.
import { BOLD, type FoundLine, TOP_BAR } from './line-finder.ts';

export interface ReadLine extends FoundLine {
  /** Confidence: 0 to 100. */
  readonly words: readonly { readonly text: string; readonly confidence: number }[];
  readonly pictureWidth: number;
  readonly pictureHeight: number;
}

/** One line, or several wrapped lines of one title. */
interface Candidate extends ReadLine {
  readonly keywords: readonly string[];
  readonly text: string;
  readonly confidence: number;
}

const MIN_CONFIDENCE = 40;

/** A short name gets the words of a second line whose score differs by less. */
const CLOSE_SCORE = 0.4;
const MAX_WORDS = 6;
const MAX_CHARACTERS = 60;

/** Without `not`, `no` and the like, which change the meaning of a name. */
const STOP_WORDS = new Set(
  (
    'a an the and or of to in on at by for from with is are was were be been this that these those it its your you we our us i my me ' +
    'will would can could should may as so if then than there here has have had do does did please more also just'
  ).split(' '),
);

const ERROR_WORDS =
  /\b(error|errors|failed|failure|fail|warning|cannot|can't|unable|denied|refused|invalid|missing|not|no|404|403|500|502|503|exception|crash(ed)?|lost|expired|timeout)\b/i;

/** Labels of buttons and menus, which do not describe a screen. */
const UI_LABELS = new Set(
  (
    'file edit view help window tools home search menu settings login logout ok cancel close save open back next continue submit apply ' +
    'yes retry delete discard inbox'
  ).split(' '),
);

/** Words that say when, which do not describe a screen by themselves. */
const TIME_WORDS =
  /^(?:ago|utc|gmt|today|yesterday|now|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
/** `2026-11-14T09:26:46Z`, `09:26`, `26ms`, `3mo`. */
const TIME_STAMP = /\d:\d\d|\d{4}-\d\d|^(?!2fa|3d|4k)\d+[a-z]{1,3}\b/i;
/** Other words of up to three letters are fragments, unless they are in capitals. */
const SHORT_WORDS = new Set(
  (
    'no not add age air all any api app arm art ask bad bag bar bed bee bin bit box bug bus buy cab car cat cpu css csv cup cut day db dev ' +
    'die dns doc dog ear egg end era eu eye fan fee few fit fix fly fun gap gas get git gpu gym hot how hr hub ice id ink ip it job key kid kit ' +
    'lab law leg let log lot low man map max min mix net new now nut off oil old one out own pad pan pay pc pdf pen pet pig pin pit png pod ' +
    'pot pr pro pub qa raw red rgb row run sea see set six ski sky sms son spa sql ssh ssl sub sum sun tab tag tap tax tea ten tip tls top ' +
    'toy two ui uk up url us usb use ux van vat via vpn war way web why win xml yes zip zoo'
  ).split(' '),
);

/** Null if no line is meaningful. */
export function headlineOf(lines: readonly ReadLine[]): string | null {
  const candidates = lines.map(candidateOf).filter(({ keywords }) => keywords.length > 0);
  const median =
    candidates.map(({ letterHeight }) => letterHeight).sort((a, b) => a - b)[(candidates.length - 1) >> 1] ?? 0;
  const titles = joinWrappedLines(candidates, median);
  const page = pageBackground(titles);
  const tallest = Math.max(
    ...titles.filter((line) => contrast(line, page) <= SAME_BACKGROUND).map(({ letterHeight }) => letterHeight),
  );
  const heading = Math.max(0, ...titles.filter(isHeading).map(({ letterHeight }) => letterHeight));
  const scored = titles
    .filter(({ keywords }) => keywords.some(isTopic))
    .map((line) => ({ line, score: scoreOf(line, { tallest, median, page, heading }) }))
    .sort((a, b) => b.score - a.score);
  const { line: first, score: best } = scored[0] ?? {};
  if (!first || best === undefined) return null;
  const words = [...first.keywords];
  const others = scored.filter(({ line }) => line !== first && line.keywords.some((word) => !words.includes(word)));
  const second =
    words.length < 2
      ? others.find(({ line }) => isNear(first, line))
      : others.find(({ line, score }) => (line.isRed && ERROR_WORDS.test(line.text)) || score > best - CLOSE_SCORE);
  if (words.length > 3 || !second) return shorten([...new Set(words)]);
  const more = second.line.keywords;
  const isAbove = second.line.y0 < first.y0 && isNear(first, second.line);
  return shorten([...new Set(isAbove ? [...more.slice(0, 3), ...words] : [...words, ...more])]);
}

const isTopic = (word: string): boolean =>
  (/\p{L}{3}/u.test(word) && !TIME_WORDS.test(word)) || /^[45]\d\d$/.test(word);

function candidateOf(line: ReadLine): Candidate {
  const reliable = line.words.filter(
    ({ text, confidence }) => confidence >= MIN_CONFIDENCE && /[\p{L}\p{N}]/u.test(text),
  );
  const text = reliable.map((word) => word.text).join(' ');
  const confidence = reliable.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, reliable.length);
  return { ...line, keywords: keywordsOf(reliable.map((word) => word.text)), text, confidence };
}

/** A title that does not fit into one line continues in the next one, in letters of the same height. */
function joinWrappedLines(lines: readonly Candidate[], median: number): Candidate[] {
  const blocks: Candidate[] = [];
  for (const line of [...lines].sort((a, b) => a.y0 - b.y0)) {
    const index = blocks.findIndex((block) => isContinuation(block, line, median));
    const block = blocks[index];
    if (!block) blocks.push(line);
    else {
      const keywords = [...block.keywords, ...line.keywords];
      blocks[index] = { ...block, y1: line.y1, keywords, text: `${block.text} ${line.text}` };
    }
  }
  return blocks;
}

function isContinuation(block: Candidate, line: Candidate, median: number): boolean {
  const isSameHeight = Math.abs(block.letterHeight - line.letterHeight) <= 1 + block.letterHeight * 0.12;
  const gap = line.y0 - block.y1;
  const isAligned =
    Math.abs(block.x0 - line.x0) < block.letterHeight * 1.5 ||
    Math.abs(block.x0 + block.x1 - line.x0 - line.x1) < block.letterHeight * 3;
  const isLarge = block.letterHeight > Math.min(median * 1.15, Math.min(block.pictureHeight, block.pictureWidth) / 60);
  return (
    isSameHeight &&
    isLarge &&
    isAligned &&
    gap > -block.letterHeight &&
    gap < block.letterHeight * 2 &&
    block.keywords.length < MAX_WORDS
  );
}

const isCentred = ({ x0, x1, pictureWidth }: Candidate): boolean => Math.abs((x0 + x1) / 2 / pictureWidth - 0.5) < 0.15;

/** Gray levels that differ by no more than this belong to one surface. */
const SAME_BACKGROUND = 24;
/** Toolbars and title bars differ from the page by no more than this; banners and buttons differ by more. */
const BAR_CONTRAST = 64;
const contrast = ({ background }: Candidate, page: number): number => Math.abs(background - page);

/** The gray level behind most of the text, and of most of the image. */
function pageBackground(lines: readonly Candidate[]): number {
  const width = lines.reduce((total, { x0, x1 }) => total + x1 - x0, 0);
  const weight = ({ background, backgroundShare }: Candidate): number =>
    lines.reduce((sum, line) => sum + (contrast(line, background) <= SAME_BACKGROUND ? line.x1 - line.x0 : 0), 0) /
      width +
    backgroundShare;
  return (
    lines.reduce<Candidate | undefined>((best, line) => (best && weight(best) >= weight(line) ? best : line), undefined)
      ?.background ?? 0
  );
}

const isNear = (one: Candidate, other: Candidate): boolean =>
  Math.max(one.y0 - other.y1, other.y0 - one.y1) < 3 * one.letterHeight &&
  Math.abs(one.x0 + one.x1 - other.x0 - other.x1) < one.pictureWidth / 2 &&
  (other.letterHeight > one.letterHeight * 0.5 || one.keywords.every((word) => /^\d+$/.test(word)));

/** Length of a line in letter heights, which is about its number of letters. */
const PROSE_LENGTH = 45;

/**
 * Heights of letters: the tallest on the page background, the median, and the tallest of a heading below the title bar.
 * `page` is the gray level of the background.
 */
type PageContext = Readonly<Record<'tallest' | 'median' | 'heading' | 'page', number>>;

const isHeading = ({ y0, pictureHeight, isRepeat, keywords }: Candidate): boolean =>
  y0 / pictureHeight > TOP_BAR && !isRepeat && keywords.length >= 2;

function scoreOf(line: Candidate, { tallest, median, page, heading }: PageContext): number {
  const { letterHeight, x0, x1, y0, pictureHeight, keywords, text, confidence, neighbors, isRed, boldness } = line;
  const top = y0 / pictureHeight;
  let score = Math.min(1, (letterHeight + 1) / tallest) * 3 + (1 - top) * 0.9 + confidence / 200; // tolerates a difference of one pixel
  if (ERROR_WORDS.test(text)) score += 0.5;
  if (isRed && keywords.length >= 2) score += ERROR_WORDS.test(text) ? 1.5 : 0.7;
  if (boldness >= BOLD) score += 0.6;
  if (keywords.length >= 2) score += 0.6;
  if (keywords.length >= 3) score += 0.2;
  if (keywords.length === 1) score -= 0.3;
  if (keywords.length === 1 && UI_LABELS.has(keywords[0] ?? '')) score -= 0.8;
  const isOnOtherBackground = contrast(line, page) > SAME_BACKGROUND;
  const isAtLeft = line.isLeftmost && x0 < line.pictureWidth * 0.4;
  const isBrand = keywords.length < 2 || letterHeight * 1.2 < heading;
  const isTitleBar =
    top < TOP_BAR &&
    ((isAtLeft && neighbors > 0 && neighbors < 3 && boldness >= BOLD && !isBrand) ||
      (letterHeight <= median * 1.2 &&
        neighbors <= 1 &&
        (isCentred(line) || (isOnOtherBackground && keywords.length >= 2))));
  if (neighbors >= 3 && (isBrand || !line.isLeftmost || boldness < BOLD)) score -= 1; // a navigation bar or a table row
  if (line.isRepeat) score -= 0.8;
  if (isBrand && top < TOP_BAR && neighbors + keywords.length > 2) score -= 1;
  if (isTitleBar) score += 1;
  else if (contrast(line, page) > BAR_CONTRAST)
    score -= 2; // a banner, a button or a badge
  else if (isOnOtherBackground && (neighbors > 0 || letterHeight > median * 1.5)) score -= 0.8;
  if ((x1 - x0) / letterHeight > PROSE_LENGTH && letterHeight < median * 1.25) score -= 0.8;
  if (/[.!]$/.test(text)) score -= 0.4;
  if (looksLikeCode(text)) score -= 1.5;
  return score;
}

const looksLikeCode = (text: string): boolean => /[{};=<>]|\(\)|::|\/\//.test(text);

/** Lower-case words without stop words, times and fragments. Of numbers, only years and HTTP errors count. */
function keywordsOf(words: readonly string[]): string[] {
  return words
    .filter((word) => !TIME_STAMP.test(word))
    .flatMap((word) => word.replace(/[’']/g, '').split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word === word.toUpperCase() || word.length > 3 || SHORT_WORDS.has(word.toLowerCase()))
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .filter((word) => (/^\d+$/.test(word) ? /^(19|20)\d\d$|^[45]\d\d$/.test(word) : [...word].length > 1));
}

function shorten(words: readonly string[]): string | null {
  const name: string[] = [];
  for (const word of words) {
    if (name.length >= MAX_WORDS || [...name, word].join('-').length > MAX_CHARACTERS) break;
    name.push(word);
  }
  return name.length === 0 ? null : name.join(' ');
}
