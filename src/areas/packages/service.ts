import type { Schemas } from '../../../generated/packages/contract.ts';
import type { Package } from '../../../generated/packages/resources.ts';
import { Problem } from '../../base/problem.ts';
import type { FileSource } from '../../contract/handler.ts';
import { invalidCursor, nextPage, type PageQuery } from '../../contract/server/pagination.ts';
import type { Criteria } from '../../package-manager/format/compatibility.ts';
import { type SearchFilters, type SearchHit, searchPackages } from '../../package-manager/format/search.ts';
import { resolveVersion } from '../../package-manager/format/select-version.ts';
import type { Snapshot } from './snapshot.ts';
import type { PackageStore } from './store.ts';

export interface Search extends SearchFilters, PageQuery {
  /** What a cursor stands for, for who would rather jump than follow. */
  readonly offset: number;
}

export interface PackageServiceOptions {
  readonly store: PackageStore;
  /** The format's schema in the words of a brand. */
  readonly schema: (brand: string) => FileSource;
  /** The word that the two tool-version fields begin with, and what the design tool is called. */
  readonly brand: string;
}

export type FileName = 'repository' | 'packages' | 'manifests';

const MAX_OFFSET = 100_000;
const MAX_QUARANTINED = 1_000;
const RETRY_S = 30;

export class PackageService {
  readonly #store: PackageStore;
  readonly #schema: PackageServiceOptions['schema'];
  readonly brand: string;

  constructor({ store, schema, brand }: PackageServiceOptions) {
    this.#store = store;
    this.#schema = schema;
    this.brand = brand;
  }

  /** Reads the repository before somebody waits for it; what is wrong with it, the store reports. */
  async prepare(): Promise<void> {
    await this.#store.read().catch(() => {});
  }

  async search({ offset: skipped, cursor, ...search }: Search): Promise<Schemas['PackageSearch']> {
    const offset = cursor === undefined ? skipped : offsetOf(cursor);
    const hits = await this.find(search);
    const end = offset + search.limit;
    return {
      total: hits.length,
      offset,
      limit: search.limit,
      next: end < hits.length && end <= MAX_OFFSET ? nextPage(search, String(end)) : null,
      packages: hits.slice(offset, end).map(hitOf),
    };
  }

  /** Every hit, best first. */
  async find(filters: SearchFilters): Promise<readonly SearchHit[]> {
    const { packages } = await this.#read();
    return searchPackages(packages, filters);
  }

  async get(identifier: string): Promise<Package> {
    const found = (await this.#read()).byIdentifier.get(identifier);
    if (!found) throw new Problem('package-not-found');
    return found;
  }

  async resolve(identifier: string, wanted: Criteria): Promise<Schemas['PackageResolution']> {
    const { version, others } = resolveVersion(await this.get(identifier), wanted, this.brand);
    return {
      identifier,
      version: version as Schemas['PackageVersion'] | null,
      others: others.map(({ version: { version, version_epoch, status }, reason, detail }) => ({
        version,
        ...(version_epoch === undefined ? {} : { version_epoch }),
        status,
        reason,
        detail,
      })),
    };
  }

  async quarantine(): Promise<Schemas['Quarantine']> {
    const { quarantined } = await this.#read();
    const packages = quarantined.slice(0, MAX_QUARANTINED);
    return { total: quarantined.length, packages: packages.map((item) => ({ ...item, errors: [...item.errors] })) };
  }

  /** What the repository calls itself; null where it has no entry point. */
  async name(): Promise<string | null> {
    return (await this.#read()).about?.name ?? null;
  }

  async file(name: FileName): Promise<FileSource> {
    const read = name === 'repository' ? this.#store.readCurrent() : this.#store.read();
    return found((await read.catch(unreadable)).files[name]);
  }

  async resources(): Promise<FileSource> {
    await this.#read();
    return found(await this.#store.openResources().catch(unreadable));
  }

  async archive(file: string): Promise<FileSource> {
    return found(await this.#store.openArchive(file).catch(unreadable));
  }

  async icon(identifier: string): Promise<FileSource> {
    return found((await this.icons()).get(identifier));
  }

  async icons(): Promise<ReadonlyMap<string, FileSource>> {
    return this.#store.readIcons().catch(unreadable);
  }

  schema(brand: string = this.brand): FileSource {
    return this.#schema(brand);
  }

  #read(): Promise<Snapshot> {
    return this.#store.read().catch(unreadable);
  }
}

function unreadable(cause: unknown): never {
  const headers = { 'Retry-After': String(RETRY_S) };
  throw new Problem('unavailable', 'The package repository is unavailable. Try again later.', { cause, headers });
}

function found(source: FileSource | null | undefined): FileSource {
  if (!source) throw new Problem('not-found');
  return source;
}

function hitOf({ package: item, score, version, newer }: SearchHit): Schemas['PackageHit'] {
  const { identifier, name, description, type, license, category, tags = [], author } = item;
  return {
    identifier,
    name,
    description,
    type,
    license,
    tags,
    ...(category === undefined ? {} : { category }),
    author: author.name,
    score,
    version: version as Schemas['PackageVersion'] | null,
    ...(newer ? { newer: newer as Schemas['PackageVersion'] } : {}),
  };
}

/** Hits have an order of their own for every search: what was told is a number of them. */
const offsetOf = (cursor: string): number =>
  /^\d{1,6}$/.test(cursor) && Number(cursor) <= MAX_OFFSET ? Number(cursor) : invalidCursor();
