// Installs the packages that the tests of MCP use: a tokenizer, a host of MCP Apps, Vite and React.
import { cp, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { npmCi } from '../../../scripts/npm-ci.ts';

const FOLDER = resolve(import.meta.dirname, '../../../.cache/mcp');

/** The folder with the packages. */
export async function installPackages(): Promise<string> {
  await mkdir(FOLDER, { recursive: true });
  await cp(import.meta.dirname, FOLDER, { recursive: true });
  await npmCi(FOLDER);
  return FOLDER;
}
