// The names that applications give themselves, which the approval page shows.

const MAX_LENGTH = 100;
const PRODUCT = 'annex';
/** Letters of other alphabets that look like a Latin letter, each before it. */
const LOOK_ALIKES =
  'аaΑAАAΛAᎪAαaɑaвBΒBВBсcСCϲcԁdеeЕEΕEɡgһhНHΗHіiІIΙIıiјjЈJκkΚKКKкkⅼlӏlМMΜMпnոnΝNоoОOΟOοoօoрpРPΡPρpԛqѕsЅSтtТTΤTυuսuνvѵvԝwхxХXΧXχxуyУYΥYγyΖZѐeёe';
const LATIN = new Map(Array.from(LOOK_ALIKES.matchAll(/(.)(.)/gu), ([, other = '', latin = '']) => [other, latin]));

/**
 * Without characters that are invisible or change the direction of text, and without look-alikes: a word that mixes Latin
 * letters with those of another alphabet is written in Latin ones. Undefined if nothing is left.
 */
export function cleanName(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  const visible = name
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{Z}\u2800]+/gu, ' ')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => (/\p{Script=Latin}/u.test(word) ? inLatin(word) : word));
  return [...visible].slice(0, MAX_LENGTH).join('').trim() || undefined;
}

/** Whether the name equals the product's or contains it, in any spelling. */
export function imitatesProduct(name: string): boolean {
  const letters = inLatin(name).normalize('NFKD').toLowerCase().replace(/4/g, 'a').replace(/3/g, 'e');
  return letters.replace(/[^a-z]/g, '').includes(PRODUCT);
}

const inLatin = (text: string): string => Array.from(text, (letter) => LATIN.get(letter) ?? letter).join('');
