// Writes the artefacts, or with --check compares them and names what drifted.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type Artefacts = ReadonlyMap<string, string>;

/** Removes everything else that lies in the folder. */
export async function replace(folder: string, artefacts: Artefacts): Promise<void> {
  for (const name of await extra(folder, artefacts)) await rm(join(folder, name));
  await write(folder, artefacts);
}

export async function write(folder: string, artefacts: Artefacts): Promise<void> {
  for (const [name, text] of artefacts) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** One sentence per file that is not what the documents say. */
export async function drift(folder: string, artefacts: Artefacts): Promise<string[]> {
  const found = (await extra(folder, artefacts)).map((name) => `${name} is not generated from any document`);
  for (const [name, text] of artefacts) {
    const present = await readFile(join(folder, name), 'utf8').catch(() => null);
    if (present === null) found.push(`${name} is missing`);
    else if (present !== text) found.push(`${name} is not what the documents say`);
  }
  return found.sort();
}

async function extra(folder: string, artefacts: Artefacts): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !artefacts.has(name));
}
