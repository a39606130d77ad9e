// Parses a model's reply into a name. The reply is untrusted: the image can contain instructions, and the endpoint can
// be hostile.
import { toKebab } from './kebab-case.ts';

const MAX_REPLY_CHARACTERS = 400;
const MAX_WORDS = 6;

/** Phrases of refusals and explanations, which do not describe an image. */
const NOT_A_NAME =
  /\b(sorry|i cannot|i can ?t|i am unable|i m unable|as an ai|unable to|can ?not (see|view|help|assist|identify)|no image|here is|here s|the image (shows|depicts)|undefined|null|none|n a|unknown|untitled|filename|file name|example|kebab case|describe the|ignore (all|previous)|instructions?|system prompt)\b/;
const GENERIC = new Set([
  'screenshot',
  'image',
  'picture',
  'photo',
  'screen',
  'capture',
  'png',
  'untitled',
  'a',
  'the',
  'of',
]);

/** Null for refusals, explanations, paths, commands and empty replies. */
export function nameFromReply(reply: unknown): string | null {
  if (typeof reply !== 'string' || reply.length > MAX_REPLY_CHARACTERS) return null;
  const lines = unwrap(reply)
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [line] = lines;
  if (line === undefined || lines.length > 1) return null; // a name is one line
  if (/[/\\<>$|;{}\0]|\.\.|^\.|^~|%[0-9a-f]{2}/i.test(line)) return null; // a path, markup or a command
  const plain = line
    .replace(/^(name|title|answer|output)\s*:\s*/i, '')
    .replace(/\.(png|jpe?g|webp|gif)\b.*$/i, '')
    .replace(/[-_ ]\d+x\d+(-original)?$/i, '');
  const name = toKebab(plain.replace(/[^\x20-\x7e]/g, ' ')); // removes look-alike letters
  if (name === null || NOT_A_NAME.test(name.replaceAll('-', ' '))) return null;
  const words = name.split('-');
  if (words.length > 2 * MAX_WORDS || !/[a-z]{2}/.test(name)) return null; // a sentence, or no word at all
  if (words.every((word) => GENERIC.has(word) || /^\d+$/.test(word))) return null;
  return words.slice(0, MAX_WORDS).join('-');
}

/** Removes code fences, quotes and JSON, which some models add. */
function unwrap(reply: string): string {
  const text = reply
    .trim()
    .replace(/^```\w*\s*|\s*```$/g, '')
    .trim();
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'string') return value;
    const name = (value as { readonly name?: unknown } | null)?.name;
    if (typeof name === 'string') return name;
  } catch {
    // plain text
  }
  return text.replace(/^["'`*]+|["'`*.]+$/g, '');
}
