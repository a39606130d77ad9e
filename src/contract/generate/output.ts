// Writes the generated files, or with --check lists those that are out of date.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type Artefacts = ReadonlyMap<string, string>;

/** Writes the files and removes all others from the directory. */
export async function replace(directory: string, artefacts: Artefacts): Promise<void> {
  for (const name of await unexpectedFiles(directory, artefacts)) await rm(join(directory, name));
  await write(directory, artefacts);
}

export async function write(directory: string, artefacts: Artefacts): Promise<void> {
  for (const [name, text] of artefacts) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  }
}

/** Returns one message for each file that is missing, unexpected or out of date. */
export async function drift(
  directory: string,
  artefacts: Artefacts,
  findUnexpected = unexpectedFiles,
  command = 'npm run generate',
): Promise<string[]> {
  const unexpected = await findUnexpected(directory, artefacts);
  const found = unexpected.map((name) => `${name} is not generated from any document`);
  for (const [name, text] of artefacts) {
    const present = await readFile(join(directory, name), 'utf8').catch(() => null);
    if (present === null) found.push(`${name} is missing`);
    else if (present !== text) found.push(`${name} is out of date; run ${command}`);
  }
  return found.sort();
}

async function unexpectedFiles(directory: string, artefacts: Artefacts): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .filter((name) => !artefacts.has(name));
}
