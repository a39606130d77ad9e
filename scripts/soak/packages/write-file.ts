import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Creates the folders above the file too. */
export async function writeFileDeep(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
