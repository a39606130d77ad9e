// The repositories that a user has added, in their home folder: ~/.annex/packages/repositories.json.
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { replaceFile } from './write-file.ts';

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
  async add(repository: KnownRepository): Promise<boolean> {
    const known = await this.list();
    const others = known.filter(({ url }) => url !== repository.url);
    const at = known.findIndex(({ url }) => url === repository.url);
    await this.#write(at < 0 ? [...known, repository] : known.with(at, repository));
    return others.length === known.length;
  }

  /** By address or name; false when there is none of that. */
  async remove(which: string): Promise<boolean> {
    const known = await this.list();
    const left = known.filter(({ url, name }) => url !== which && name !== which);
    if (left.length < known.length) await this.#write(left);
    return left.length < known.length;
  }

  get #file(): string {
    return join(this.#folder, 'repositories.json');
  }

  #write(repositories: readonly KnownRepository[]): Promise<void> {
    return replaceFile(this.#file, `${JSON.stringify({ repositories }, null, 2)}\n`);
  }
}
