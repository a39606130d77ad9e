// A small package with two versions that differ in files and folders, in a local repository.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildRepository } from '../../../src/sdk/packages/build/index.ts';
import { LOCK_FILE, readLockFile } from '../../../src/sdk/packages/node/index.ts';

/** Creates the folders above the file too. */
export async function writeFileDeep(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

export const ID = 'example.killed';
/** A file of the user, which updates keep. */
export const KEPT = 'plugins/example_killed/settings.json';

/** Builds the repository and returns its URL. `files` is the number of files per version. */
export async function buildKilled(folder: string, files = 2): Promise<string> {
  const source = join(folder, 'src/killed');
  for (const [number, last] of [
    ['1.0.0', 'resources'],
    ['2.0.0', 'symbols'],
  ] as const) {
    for (let at = 0; at < files; at += 1) {
      await writeFileDeep(join(source, number, `plugins/${at}.py`), `${number} ${at}\n`.repeat(99));
    }
    await writeFileDeep(join(source, number, `${last}/last.txt`), number);
  }
  const version = (number: string) => ({ version: number, status: 'stable', tool_version: '9.0' });
  const item = {
    name: 'Killed',
    description: 'Is changed by processes that are killed.',
    description_full: 'Is changed by processes that are killed.',
    identifier: ID,
    type: 'plugin',
    author: { name: 'Nobody', contact: {} },
    license: 'MIT',
    resources: {},
    keep_on_update: ['settings'],
    versions: [version('2.0.0'), version('1.0.0')],
  };
  await writeFileDeep(join(source, 'metadata.json'), JSON.stringify(item));
  const out = join(folder, 'out');
  const baseUrl = pathToFileURL(out).href;
  await buildRepository({ source: join(folder, 'src'), out, baseUrl, timestamp: 1_794_744_000 });
  return pathToFileURL(join(out, 'repository.json')).href;
}

export const lockFileOf = (root: string): string => join(root, LOCK_FILE);

/** What is wrong if the lock file lists another version than the one that is installed. */
export async function lockFaults(root: string, version: string | null): Promise<string[]> {
  const locked = (await readLockFile(lockFileOf(root)))[ID]?.platforms.linux?.version ?? null;
  return locked === version ? [] : [`${version} is installed, but ${locked} is locked`];
}

/** Relative paths of all files except those of the package manager. */
export const filesBelow = async (root: string): Promise<string[]> =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .filter((path) => !path.startsWith('.annex') && path !== LOCK_FILE)
    .sort();
