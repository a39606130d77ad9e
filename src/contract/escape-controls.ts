// biome-ignore lint/suspicious/noControlCharactersInRegex: these move a terminal's cursor or reorder its text
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Escapes control characters in foreign text as JSON does; keeps line breaks and tabs. */
export const escapeControls = (text: string): string =>
  text.replace(CONTROL, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
