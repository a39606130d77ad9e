/**
 * Characters that move a terminal's cursor, reorder the text around them or cannot be seen. Not the joiners and variation
 * selectors, which many scripts and emoji need.
 */
const HIDDEN =
  /(?!\u200c|\u200d|\p{Variation_Selector})[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Replaces hidden characters in foreign text. */
export const replaceHidden = (text: string, replace: (character: string) => string): string =>
  text.replace(HIDDEN, replace);

/** Escapes hidden characters in foreign text as JSON does; keeps line breaks and tabs. */
export const escapeControls = (text: string): string =>
  replaceHidden(text, (character) => (/[\n\t]/.test(character) ? character : escaped(character)));

const escaped = (character: string): string =>
  character.length === 1 ? escapedUnit(character, 0) : escapedUnit(character, 0) + escapedUnit(character, 1);

const escapedUnit = (text: string, at: number): string => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`;
