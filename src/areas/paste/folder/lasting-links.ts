// A second name of each optimized copy, which stays valid while the screenshot is named, renamed and squeezed. Git ignores it.
import { lstat, mkdir, readdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLinkFile } from '../../../base/files/durable.ts';
import { type Entry, optimizedFile } from '../screenshot.ts';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
const IGNORE_FILE = '.gitignore';
const ignoreExisting = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EEXIST') throw error;
};

export class LastingLinks {
  readonly #folder: string;
  constructor(folder: string) {
    this.#folder = join(folder, '.now');
  }

  path({ id, size }: Pick<Entry, 'id' | 'size'>): string {
    return join(this.#folder, optimizedFile(id, size));
  }

  async add(entry: Pick<Entry, 'id' | 'size' | 'createdAt'>, file: string, now: number): Promise<void> {
    if (now - entry.createdAt > LIFETIME_MS) return;
    await mkdir(this.#folder, { recursive: true });
    if (!(await this.#isOwn())) return;
    await writeFile(join(this.#folder, IGNORE_FILE), '*\n', { flag: 'wx' }).catch(ignoreExisting);
    await tryLinkFile(file, this.path(entry));
  }

  async has(entry: Pick<Entry, 'id' | 'size'>): Promise<boolean> {
    return (await lstat(this.path(entry)).catch(() => null))?.isFile() === true && this.#isOwn();
  }

  async remove(entry: Pick<Entry, 'id' | 'size'>): Promise<void> {
    if (await this.has(entry)) await unlink(this.path(entry));
  }

  /** Removes the links of old and deleted screenshots. One without an entry may be one that is being saved. */
  async sweep(entries: ReadonlyMap<string, Entry>, now: number): Promise<void> {
    if (!(await this.#isOwn())) return;
    for (const file of (await readdir(this.#folder)).filter((name) => name !== IGNORE_FILE)) {
      const path = join(this.#folder, file);
      const entry = entries.get(/^(.+)-\d+x\d+\.png$/.exec(file)?.[1] ?? '');
      const createdAt = entry?.createdAt ?? (await lstat(path).catch(() => null))?.mtimeMs ?? now;
      if (entry?.isDeleted || now - createdAt > LIFETIME_MS) await unlink(path).catch(() => {});
    }
  }

  /** A link in its place, which may be part of a project from someone else, leads elsewhere. */
  async #isOwn(): Promise<boolean> {
    return (await lstat(this.#folder).catch(() => null))?.isDirectory() === true;
  }
}
