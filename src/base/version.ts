import { readFileSync } from 'node:fs';

/** The program's, from the package.json it came with. */
export const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
