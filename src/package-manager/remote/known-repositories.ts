// The repositories that a user has added, stored in ~/.annex/packages/repositories.json.

import { mkdir, readFile, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { removeAbandoned, replaceFile } from '../../base/files/durable.ts';
import { ifMissing } from '../../base/files/if-missing.ts';
import { withLock } from '../../base/files/lock.ts';
import { displayUrl, PackageFetchError } from '../errors.ts';
import { readTokenFile } from '../fetch-file.ts';
import { cacheFolder } from './repository.ts';
import { trustFile } from './signatures.ts';

export interface KnownRepository {
  /** URL of its repository.json. */
  readonly url: string;
  /** Its name when it was added. */
  readonly name: string;
  /** Base URL of the mirror to use instead. */
  readonly mirror?: string | undefined;
  /** Absolute path of the file with its token, if it is private. */
  readonly tokenFile?: string | undefined;
}

export class RepositoryBook {
  readonly #folder: string;
  readonly #file: string;
  /** Directory of cached lists. */
  readonly cache: string;
  /** Directory of trusted keys. */
  readonly trust: string;

  constructor(folder: string = join(homedir(), '.annex', 'packages')) {
    this.#folder = folder;
    this.#file = join(folder, 'repositories.json');
    this.cache = join(folder, 'cache');
    this.trust = join(folder, 'trust');
  }

  async list(): Promise<readonly KnownRepository[]> {
    const text = await readFile(this.#file, 'utf8').catch(ifMissing('{"repositories":[]}'));
    const { repositories } = JSON.parse(text) as { repositories: readonly KnownRepository[] };
    return repositories;
  }

  /** For `FetchOptions.tokenOf`. Reads the file each time, so that a new token takes effect at once. */
  readonly tokenOf = async (repository: string): Promise<string | undefined> => {
    const { tokenFile } = (await this.list()).find(({ url }) => url === repository) ?? {};
    return tokenFile === undefined ? undefined : readTokenFile(tokenFile);
  };

  /** False if the repository was already added; then its name is updated, and its token file if there is one. */
  add(repository: KnownRepository): Promise<boolean> {
    return this.#change((repositories) => {
      const index = repositories.findIndex(({ url }) => url === repository.url);
      return index < 0
        ? [...repositories, repository]
        : repositories.with(index, { ...repositories[index], ...repository });
    });
  }

  /** By URL or name; null if there is none. Rejects with a PackageFetchError if several have the name. */
  async find(urlOrName: string): Promise<KnownRepository | null> {
    const repositories = await this.list();
    const withUrl = repositories.find(({ url }) => url === urlOrName);
    if (withUrl) return withUrl;
    const withName = repositories.filter(({ name }) => name === urlOrName);
    if (withName.length < 2) return withName[0] ?? null;
    const urls = withName.map(({ url }) => displayUrl(url)).join(' or ');
    throw new PackageFetchError('bad-address', `several repositories have this name; use the URL: ${urls}`);
  }

  /** False if there is no such repository. */
  async remove(urlOrName: string): Promise<boolean> {
    const { url } = (await this.find(urlOrName)) ?? {};
    if (url === undefined) return false;
    await rm(cacheFolder(this.cache, url), { recursive: true, force: true });
    await rm(trustFile(this.trust, url), { force: true });
    return this.#change((repositories) => repositories.filter((repository) => repository.url !== url));
  }

  /** Runs under a lock. Returns whether the number of repositories changed. */
  async #change(change: (repositories: readonly KnownRepository[]) => readonly KnownRepository[]): Promise<boolean> {
    await mkdir(this.#folder, { recursive: true });
    return withLock(`${this.#file}.lock`, async () => {
      const repositories = await this.list();
      const changed = change(repositories);
      await removeAbandoned(this.#file);
      await replaceFile(this.#file, `${JSON.stringify({ repositories: changed }, null, 2)}\n`);
      return changed.length !== repositories.length;
    });
  }
}
