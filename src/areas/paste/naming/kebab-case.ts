// Converts any text to a kebab-case name.

const MAX_LENGTH = 60;
const MAX_BYTES = 180;

/** Keeps letters of every script and digits, at most 60 characters in whole words. Null if nothing is left. */
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
    else if (name === '') return truncate(word);
    else break;
  }
  return name === '' ? null : name;
}

const fits = (name: string): boolean => [...name].length <= MAX_LENGTH && Buffer.byteLength(name) <= MAX_BYTES;

/** Shortens a single word that is too long. */
function truncate(word: string): string {
  const characters = [...word].slice(0, MAX_LENGTH);
  while (Buffer.byteLength(characters.join('')) > MAX_BYTES) characters.pop();
  return characters.join('').normalize('NFC');
}
