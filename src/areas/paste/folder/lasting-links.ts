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

export class LastingLinks {
  readonly #folder: string;

  constructor(parent: string) {
    this.#folder = join(parent, '.now');
  }

  path({ id, size }: Pick<Entry, 'id' | 'size'>): string {
    return join(this.#folder, optimizedFile(id, size));
  }

  async add(entry: Pick<Entry, 'id' | 'size' | 'createdAt'>, file: string, now: number): Promise<void> {
    if (now - entry.createdAt > LIFETIME_MS) return;
    await mkdir(this.#folder, { recursive: true });
    if (!(await isOwnFolder(this.#folder))) return;
    await writeFile(join(this.#folder, IGNORE_FILE), '*\n', { flag: 'wx' }).catch(ignoreExisting);
    await tryLinkFile(file, this.path(entry));
  }

  async has(entry: Pick<Entry, 'id' | 'size'>): Promise<boolean> {
    return (await lstat(this.path(entry)).catch(() => null))?.isFile() === true && isOwnFolder(this.#folder);
  }

  async remove(entry: Pick<Entry, 'id' | 'size'>): Promise<void> {
    if (await this.has(entry)) await unlink(this.path(entry));
  }

  /** Removes the links of old and deleted screenshots. One without an entry may be one that is being saved. */
  async sweep(entries: ReadonlyMap<string, Entry>, now: number): Promise<void> {
    if (!(await isOwnFolder(this.#folder))) return;
    for (const file of (await readdir(this.#folder)).filter((name) => LINK.test(name))) {
      const path = join(this.#folder, file);
      const entry = entries.get(LINK.exec(file)?.[1] ?? '');
      const createdAt = entry?.createdAt ?? (await lstat(path).catch(() => null))?.mtimeMs ?? now;
      if (entry?.isDeleted || now - createdAt > LIFETIME_MS) await unlink(path).catch(() => {});
    }
  }
}
