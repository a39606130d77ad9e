import { readFileSync } from 'node:fs';
import type { Schemas } from '../../../generated/packages/contract.ts';
import type { Package } from '../../../generated/packages/resources.ts';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import type { FileSource } from '../../contract/handler.ts';
import { invalidCursor, nextPage, type PageQuery } from '../../contract/server/pagination.ts';
import type { Criteria } from '../../package-manager/format/compatibility.ts';
import { type SearchFilters, type SearchHit, searchPackages } from '../../package-manager/format/search.ts';
import { resolveVersion } from '../../package-manager/format/select-version.ts';
import { validateDocument } from '../../package-manager/validate/document.ts';
import { describeSigning, fileSource, type Snapshot } from './snapshot.ts';
import type { PackageStore } from './store.ts';

export interface Search extends SearchFilters, PageQuery {
  /** How many hits to skip if there is no cursor. */
  readonly offset: number;
}

export interface PackageServiceOptions {
  readonly store: PackageStore;
  readonly clock: Pick<Clock, 'now'>;
  /** Prefix of the two tool-version fields, and the name of the design tool. */
  readonly brand: string;
  /** Whether the repository requires a credential. */
  readonly isPrivate?: boolean;
}

export type FileName = 'repository' | 'packages' | 'manifests';

const MAX_OFFSET = 100_000;
const MAX_QUARANTINED = 1_000;
const RETRY_AFTER_S = 30;
const MAX_TEXT_CHARACTERS = 2_000;
const SCHEMA = new URL('../../../generated/packages/resources.json', import.meta.url);

export class PackageService {
  readonly brand: string;
  readonly isPrivate: boolean;
  readonly #store: PackageStore;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #schemaText = readFileSync(SCHEMA, 'utf8');

  constructor({ store, clock, brand, isPrivate = false }: PackageServiceOptions) {
    this.#store = store;
    this.#clock = clock;
    this.brand = brand;
    this.isPrivate = isPrivate;
  }

  /** Reads the repository ahead of the first request. The store reports what is wrong with it. */
  async prepare(): Promise<void> {
    await this.#store.read().catch(() => {});
  }

  async search({ offset: requested, cursor, ...search }: Search): Promise<Schemas['PackageSearch']> {
    const offset = cursor === undefined ? requested : offsetOf(cursor);
    const hits = await this.find(search);
    const end = offset + search.limit;
    return {
      total: hits.length,
      offset,
      limit: search.limit,
      next: end < hits.length && end <= MAX_OFFSET ? nextPage(search, String(end)) : null,
      packages: hits.slice(offset, end).map(describeHit),
    };
  }

  /** Every hit, best first. */
  async find(filters: SearchFilters): Promise<readonly SearchHit[]> {
    const { packages } = await this.#read();
    return searchPackages(packages, filters);
  }

  async get(identifier: string): Promise<Package> {
    const item = (await this.#read()).byIdentifier.get(identifier);
    if (!item) throw new Problem('package-not-found');
    return item;
  }

  async resolve(identifier: string, criteria: Criteria): Promise<Schemas['PackageResolution']> {
    const { version, others } = resolveVersion(await this.get(identifier), criteria, this.brand);
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

  async status(): Promise<Schemas['RepositoryStatus']> {
    const { about, signing } = await this.#read();
    return { name: about?.name ?? null, ...describeSigning(signing, this.#clock.now()) };
  }

  /** Waits for a changed repository: a client reads the timestamp first, and then the files that it pins. */
  async metadata(file: string): Promise<FileSource> {
    const { signing } = await this.#store.readCurrent().catch(throwUnavailable);
    return orNotFound(signing.files.get(file));
  }

  async file(name: FileName): Promise<FileSource> {
    const snapshot = name === 'repository' ? this.#store.readCurrent() : this.#store.read();
    return orNotFound((await snapshot.catch(throwUnavailable)).files[name]);
  }

  async resources(): Promise<FileSource> {
    await this.#read();
    return orNotFound(await this.#store.openResources().catch(throwUnavailable));
  }

  async archive(file: string): Promise<FileSource> {
    return orNotFound(await this.#store.openArchive(file).catch(throwUnavailable));
  }

  async icon(identifier: string): Promise<FileSource> {
    return orNotFound((await this.#icons()).get(identifier));
  }

  #icons(): Promise<ReadonlyMap<string, FileSource>> {
    return this.#store.readIcons().catch(throwUnavailable);
  }

  /** None if the repository is private, because images cannot send the proof of a login. */
  async pageIcons(): Promise<ReadonlyMap<string, FileSource>> {
    return this.isPrivate ? new Map() : this.#icons();
  }

  /** The schema of the package format, with the field names of a brand. */
  schema(name = this.brand): FileSource {
    return fileSource(Buffer.from(this.#schemaText.replaceAll('tool_version', `${name}_version`)));
  }

  validate(request: Schemas['ValidatePackages']): Schemas['PackageVerdict'] {
    const { document, brand: name = this.brand, kind, schema_only: schemaOnly = false } = request;
    const verdict = validateDocument(document, { brand: name, schemaOnly, ...(kind === undefined ? {} : { kind }) });
    // The sender's document can contain names of any length, and pointers and messages repeat them.
    const findings = verdict.findings.map((finding) => ({
      ...finding,
      pointer: finding.pointer.slice(0, MAX_TEXT_CHARACTERS),
      message: finding.message.slice(0, MAX_TEXT_CHARACTERS),
    }));
    return { ...verdict, findings };
  }

  #read(): Promise<Snapshot> {
    return this.#store.read().catch(throwUnavailable);
  }
}

function throwUnavailable(cause: unknown): never {
  const headers = { 'Retry-After': String(RETRY_AFTER_S) };
  throw new Problem('unavailable', 'The package repository is unavailable. Try again later.', { cause, headers });
}

function orNotFound(source: FileSource | null | undefined): FileSource {
  if (!source) throw new Problem('not-found');
  return source;
}

function describeHit({ package: item, score, version, newer }: SearchHit): Schemas['PackageHit'] {
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

/** A cursor is the number of hits that earlier pages returned. */
const offsetOf = (cursor: string): number =>
  /^\d{1,6}$/.test(cursor) && Number(cursor) <= MAX_OFFSET ? Number(cursor) : invalidCursor();
