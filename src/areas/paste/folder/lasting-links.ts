// A second name of each optimized copy, which stays valid while the screenshot is named and renamed. Git ignores it.
import { lstat, mkdir, readdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../../base/clock.ts';
import { tryLinkFile } from '../../../base/files/durable.ts';
import { ignoreExisting } from '../../../base/files/if-missing.ts';
import { type Entry, optimizedFile } from '../screenshot.ts';
import { isOwnFolder } from './picture-files.ts';

const LIFETIME_MS = 7 * DAY_MS;
const IGNORE_FILE = '.gitignore';
const LINK = /^(.+)-\d+x\d+\.png$/;

export type LastingLinks = ReturnType<typeof createLastingLinks>;

export function createLastingLinks(parent: string) {
  const folder = join(parent, '.now');

  function path({ id, size }: Pick<Entry, 'id' | 'size'>): string {
    return join(folder, optimizedFile(id, size));
  }

  async function add(entry: Pick<Entry, 'id' | 'size' | 'createdAt'>, file: string, now: number): Promise<void> {
    if (now - entry.createdAt > LIFETIME_MS) return;
    await mkdir(folder, { recursive: true });
    if (!(await isOwnFolder(folder))) return;
    await writeFile(join(folder, IGNORE_FILE), '*\n', { flag: 'wx' }).catch(ignoreExisting);
    await tryLinkFile(file, path(entry));
  }

  async function has(entry: Pick<Entry, 'id' | 'size'>): Promise<boolean> {
    return (await lstat(path(entry)).catch(() => null))?.isFile() === true && isOwnFolder(folder);
  }

  async function remove(entry: Pick<Entry, 'id' | 'size'>): Promise<void> {
    if (await has(entry)) await unlink(path(entry));
  }

  /** Removes the links of old and deleted screenshots. One without an entry may be one that is being saved. */
  async function sweep(entries: ReadonlyMap<string, Entry>, now: number): Promise<void> {
    if (!(await isOwnFolder(folder))) return;
    for (const file of (await readdir(folder)).filter((name) => LINK.test(name))) {
      const path = join(folder, file);
      const entry = entries.get(LINK.exec(file)?.[1] ?? '');
      const createdAt = entry?.createdAt ?? (await lstat(path).catch(() => null))?.mtimeMs ?? now;
      if (entry?.isDeleted || now - createdAt > LIFETIME_MS) await unlink(path).catch(() => {});
    }
  }
  return { path, add, has, remove, sweep };
}
