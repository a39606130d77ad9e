// The packages that npm run pack writes, packed once per run of the tests.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pack, type Tarballs } from '../scripts/pack/index.ts';

/** The first test file that needs them packs them; the others wait. */
export async function packed(): Promise<Tarballs> {
  const folder = join(tmpdir(), 'packed');
  const file = join(folder, 'tarballs.json');
  while (!existsSync(file)) {
    if (begin(folder)) await finish(folder, file);
    else await delay(200);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Tarballs;
}

function begin(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function finish(folder: string, file: string): Promise<void> {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(await pack(folder)));
    renameSync(`${file}.new`, file);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
