// Any text as a name in kebab case.

const MAX_LENGTH = 60;
const MAX_BYTES = 180;

/** Letters of every script stay, marks and all else go; null when nothing is left. At most 60 characters, whole words. */
export function toKebab(text: string): string | null {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, (marks, at: number, whole: string) => (/[a-z]/i.test(whole[at - 1] ?? '') ? '' : marks))
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  let name = '';
  for (const word of words) {
    const longer = name === '' ? word : `${name}-${word}`;
    if (fits(longer)) name = longer;
    else if (name === '') return cut(word);
    else break;
  }
  return name === '' ? null : name;
}

const fits = (name: string): boolean => [...name].length <= MAX_LENGTH && Buffer.byteLength(name) <= MAX_BYTES;

/** One word that is too long by itself. */
function cut(word: string): string {
  const characters = [...word].slice(0, MAX_LENGTH);
  while (Buffer.byteLength(characters.join('')) > MAX_BYTES) characters.pop();
  return characters.join('').normalize('NFC');
}
