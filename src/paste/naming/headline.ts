// Picks the line of recognised text that describes a picture, and makes it a name.
import type { ReadLine } from './read-lines.ts';

const MAX_WORDS = 6;
const MAX_CHARACTERS = 60;
/** A headline with so many telling words needs no second line. */
const ENOUGH_WORDS = 3;

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
  const tallest = Math.max(...lines.map(({ height }) => height));
  const candidates = lines
    .map((line) => ({ line, words: tellingWords(line.words) }))
    .filter(({ words }) => words.some((word) => /\p{L}{3}/u.test(word) || /^[45]\d\d$/.test(word)))
    .map(({ line, words }) => ({ line, words, score: scoreOf(line, words, tallest) }))
    .sort((a, b) => b.score - a.score);
  const [first, second] = candidates;
  if (!first) return null;
  const words = [...first.words];
  if (words.length < ENOUGH_WORDS && second && second.score > first.score * 0.72) {
    const inOrder = second.line.top < first.line.top ? [...second.words, ...words] : [...words, ...second.words];
    words.splice(0, words.length, ...new Set(inOrder));
  }
  return shorten(words);
}

function scoreOf({ height, top, middle, confidence, words: all }: ReadLine, words: readonly string[], tallest: number) {
  const size = height / tallest;
  const letters = words.join('').length;
  let score = size * 3 + (1 - top) * 0.8 + confidence / 200;
  if (TROUBLE.test(all.join(' '))) score += 0.5;
  if (words.length >= 2) score += 0.6;
  if (words.length >= 3) score += 0.2;
  if (words.length === 1 && letters < 5) score -= 0.5;
  if (words.length === 1 && FURNITURE.has(words[0] ?? '')) score -= 0.8;
  // A title bar: at the very top, in the middle, in letters of any size.
  if (top < 0.07 && Math.abs(middle - 0.5) < 0.15) score += 1.2;
  if (all.length > 12) score -= 0.8; // prose
  if (looksLikeCode(all)) score -= 1.5;
  return score;
}

const looksLikeCode = (words: readonly string[]): boolean => /[{}();=<>$]|=>|::|\/\//.test(words.join(' '));

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
