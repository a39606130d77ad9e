// The repositories that a user has added, in their home folder: ~/.annex/packages/repositories.json.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { removeAbandoned, replaceFile } from '../../base/files/durable.ts';
import { withLock } from '../../base/files/lock.ts';
import { cacheFolder } from './repository.ts';

export interface KnownRepository {
  /** The address of its repository.json. */
  readonly url: string;
  /** What it called itself when it was added. */
  readonly name: string;
}

export class RepositoryBook {
  readonly #folder: string;

  /** `folder` is where everything is kept. */
  constructor(folder: string = join(homedir(), '.annex', 'packages')) {
    this.#folder = folder;
  }

  /** Where lists are kept. */
  get cache(): string {
    return join(this.#folder, 'cache');
  }

  async list(): Promise<readonly KnownRepository[]> {
    const text = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{"repositories":[]}';
      throw error;
    });
    const { repositories } = JSON.parse(text) as { repositories: readonly KnownRepository[] };
    return repositories;
  }

  /** False when it was there already; its name is brought up to date. */
  add(repository: KnownRepository): Promise<boolean> {
    return this.#change((known) => {
      const at = known.findIndex(({ url }) => url === repository.url);
      return at < 0 ? [...known, repository] : known.with(at, repository);
    });
  }

  /** By address or name; false when there is none of that. */
  async remove(which: string): Promise<boolean> {
    for (const { url, name } of await this.list()) {
      if (url === which || name === which) await rm(cacheFolder(this.cache, url), { recursive: true, force: true });
    }
    return this.#change((known) => known.filter(({ url, name }) => url !== which && name !== which));
  }

  /** One change at a time, across processes. Tells whether there are more or fewer of them now. */
  async #change(change: (known: readonly KnownRepository[]) => readonly KnownRepository[]): Promise<boolean> {
    await mkdir(this.#folder, { recursive: true });
    return withLock(`${this.#file}.lock`, async () => {
      const known = await this.list();
      const changed = change(known);
      await removeAbandoned(this.#file);
      await replaceFile(this.#file, `${JSON.stringify({ repositories: changed }, null, 2)}\n`);
      return changed.length !== known.length;
    });
  }

  get #file(): string {
    return join(this.#folder, 'repositories.json');
  }
}
