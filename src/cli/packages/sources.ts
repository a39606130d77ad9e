// What the actions on packages share: the repositories they ask, and the words they read.
import { readConfig } from '../../config/config.ts';
import type { Package, PackageVersion, Platform } from '../../sdk/packages/index.ts';
import { versionLabel } from '../../sdk/packages/index.ts';
import {
  ListError,
  PackageFetchError,
  type RemoteOptions,
  type RemoteRepository,
  RepositoryBook,
  readRepository,
} from '../../sdk/packages/node/index.ts';
import { type Arguments, CommandError, printable, UsageError } from '../arguments.ts';

/** Every action takes these. */
export const SOURCE_OPTIONS = {
  repository: { type: 'string' },
  brand: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** What a version is chosen by. */
export const CHOICE_OPTIONS = {
  'tool-version': { type: 'string' },
  platform: { type: 'string' },
  runtime: { type: 'string' },
  status: { type: 'string' },
} as const;

export interface Source {
  readonly repository?: string | undefined;
  readonly brand?: string | undefined;
}

export interface Sources {
  readonly repositories: readonly RemoteRepository[];
  readonly options: RemoteOptions & { readonly brand: string };
}

export function sourceOptions({ flags }: Arguments, { brand }: Source): Sources['options'] {
  const { settings } = readConfig({ flags, env: process.env, folder: process.cwd() });
  return { brand: brand ?? settings.packages.brand, cache: new RepositoryBook().cache };
}

/** Reads the repositories, each packages list only when it has changed. One that cannot be had is told, and left out. */
export async function openSources(given: Arguments, source: Source): Promise<Sources> {
  const options = sourceOptions(given, source);
  const known = source.repository === undefined ? await new RepositoryBook().list() : [{ url: source.repository }];
  if (known.length === 0) {
    throw new CommandError('no repository is known; add one: annex packages repositories add URL');
  }
  const read = await Promise.allSettled(known.map(({ url }) => readRepository(url, options)));
  const failures = read.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  const repositories = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  for (const failure of failures) if (!isExpected(failure)) throw failure;
  if (repositories.length === 0) throw expected(failures[0]);
  for (const failure of failures) console.error(`annex: ${(failure as Error).message}`);
  for (const { about, quarantined } of repositories) {
    if (quarantined.length > 0) console.error(`annex: ${about.name}: ${leftOut(quarantined.length)}`);
  }
  return { repositories, options };
}

const leftOut = (count: number): string =>
  count === 1 ? 'one package breaks the format and is left out' : `${count} packages break the format and are left out`;

const isExpected = (error: unknown): error is Error => error instanceof PackageFetchError || error instanceof ListError;

/** What can go wrong without a bug, as the command line tells it. */
export const expected = (error: unknown): unknown =>
  isExpected(error) ? new CommandError(error.message, { cause: error }) : error;

export interface Found {
  readonly repository: RemoteRepository;
  readonly package: Package;
}

/** The first repository that has it counts. */
export function findPackage({ repositories }: Sources, identifier: string): Found {
  for (const repository of repositories) {
    const found = repository.packages.find((item) => item.identifier === identifier);
    if (found) return { repository, package: found };
    const bad = repository.quarantined.find((item) => item.identifier === identifier);
    if (bad) {
      const [first] = bad.errors;
      throw new CommandError(`${identifier} breaks the format: ${first?.pointer ?? ''} ${first?.detail ?? ''}`);
    }
  }
  throw new CommandError(`no repository has a package ${printable(identifier)}`);
}

export function findVersion({ identifier, versions }: Package, label: string): PackageVersion {
  const found = versions.find((version) => versionLabel(version) === label || version.version === label);
  if (found) return found;
  const known = versions.map(versionLabel).slice(0, 20).join(', ');
  throw new CommandError(`${identifier} has no version ${printable(label)}; it has ${known || 'none'}`);
}

export function oneWord(positionals: readonly string[], what: string, usage: string): string {
  const [word, ...more] = positionals;
  if (word === undefined || more.length > 0) throw new UsageError(`name one ${what}: annex ${usage}`);
  return word;
}

export function oneOf<T extends string>(name: string, given: string | undefined, words: readonly T[]): T | undefined {
  if (given === undefined) return undefined;
  const found = words.find((word) => word === given);
  if (!found) throw new UsageError(`--${name} is one of ${words.join(', ')}, not ${printable(given)}`);
  return found;
}

export const TYPES = ['plugin', 'library', 'colortheme'] as const;
export const PLATFORMS = ['windows', 'macos', 'linux'] as const;
export const STATUSES = ['stable', 'testing', 'development', 'deprecated'] as const;
export const RUNTIMES = ['swig', 'ipc'] as const;

export function toolVersion(given: string | undefined): string | undefined {
  if (given === undefined || /^\d{1,2}(\.\d{1,2}(\.\d{1,2})?)?$/.test(given)) return given;
  throw new UsageError(`--tool-version is a number like 9.0.7, not ${printable(given)}`);
}

const HOSTS: Readonly<Record<string, Platform>> = { win32: 'windows', darwin: 'macos', linux: 'linux' };

/** The system that this runs on, where the format has a word for it. */
export const hostPlatform = (): Platform | undefined => HOSTS[process.platform];

/** Strangers' texts on one line, without what moves a terminal's cursor. */
export const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim();
