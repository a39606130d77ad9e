const HIGH_SURROGATE = /[\uD800-\uDBFF]/;

/** Counts code points for minLength and maxLength; fast for strings without surrogate pairs. */
export default function codePoints(text: string): number {
  if (!HIGH_SURROGATE.test(text)) return text.length;
  let pairs = 0;
  for (let at = 0; at < text.length - 1; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) pairs += 1;
  }
  return text.length - pairs;
}
