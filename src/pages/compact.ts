/** Removes the spaces that a style sheet does not need. Strings in it must not contain `: `, braces, commas or semicolons. */
export const compact = (css: string): string =>
  css
    .replaceAll(/\s*([{};,])\s*/g, '$1')
    .replaceAll(/([\w-]): /g, '$1:')
    .trim();
