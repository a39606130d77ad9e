// Shared by the actions on packages: opening repositories, reading options.
import { readConfig } from '../../base/config/config.ts';
import type { Criteria, Platform, VersionStatus } from '../../sdk/packages/index.ts';
import { STATUS_RANK } from '../../sdk/packages/index.ts';
import {
  InstallError,
  isIntegrityFailure,
  ListError,
  PackageFetchError,
  type RemoteOptions,
  type RemoteRepository,
  RepositoryBook,
  readRepository,
} from '../../sdk/packages/node/index.ts';
import { type Arguments, CommandError, IntegrityError, printable, UsageError } from '../arguments.ts';

export interface Sources {
  readonly repositories: readonly RemoteRepository[];
  readonly options: RemoteOptions & { readonly brand: string };
}

export const textOf = ({ options }: Arguments, name: string): string | undefined =>
  options[name] === undefined ? undefined : String(options[name]);

export function sourceOptions(given: Arguments): Sources['options'] {
  const { settings } = readConfig({ flags: given.flags, env: process.env, folder: process.cwd() });
  const offline = given.options['offline'] === true;
  return { brand: textOf(given, 'brand') ?? settings.packages.brand, cache: new RepositoryBook().cache, offline };
}

/** Reads the repositories, each packages list only when it has changed. One that cannot be read is reported and skipped. */
export async function openSources(given: Arguments): Promise<Sources> {
  const options = sourceOptions(given);
  const repository = textOf(given, 'repository');
  const known = repository === undefined ? await new RepositoryBook().list() : [{ url: repository }];
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
    if (quarantined.length > 0) console.error(`annex: ${plain(about.name)}: ${leftOut(quarantined.length)}`);
  }
  return { repositories, options };
}

const leftOut = (count: number): string =>
  count === 1 ? 'one package breaks the format and is left out' : `${count} packages break the format and are left out`;

const isExpected = (error: unknown): error is Error =>
  [PackageFetchError, ListError, InstallError].some((kind) => error instanceof kind);

/** Expected errors as CommandError or IntegrityError. */
export function expected(error: unknown): unknown {
  if (!isExpected(error)) return error;
  const integrity =
    error instanceof PackageFetchError
      ? isIntegrityFailure(error)
      : error instanceof ListError || (error as InstallError).code === 'integrity';
  const Kind = integrity ? IntegrityError : CommandError;
  return new Kind(plain(error.message), { cause: error });
}

export function oneWord({ words }: Arguments, what: string, usage: string): string {
  const [word, ...more] = words;
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
const RUNTIMES = ['swig', 'ipc'] as const;

export function toolVersion(given: string | undefined): string | undefined {
  if (given === undefined || /^\d{1,2}(\.\d{1,2}(\.\d{1,2})?)?$/.test(given)) return given;
  throw new UsageError(`--tool-version is a number like 9.0.7, not ${printable(given)}`);
}

/** The system is this one unless another is named. */
export function criteriaOf(given: Arguments): Criteria {
  const runtime = given.lists['runtime']?.flatMap((text) => oneOf('runtime', text, RUNTIMES) ?? []);
  return {
    tool_version: toolVersion(textOf(given, 'tool-version')),
    platform: oneOf('platform', textOf(given, 'platform'), PLATFORMS) ?? hostPlatform(),
    runtime,
    status: oneOf('status', textOf(given, 'status'), STATUSES),
  };
}

/** This status and those that are trusted more. */
export const atLeast = (status: VersionStatus | undefined): VersionStatus[] | undefined =>
  status && STATUSES.filter((each) => STATUS_RANK[each] <= STATUS_RANK[status]);

const HOSTS: Readonly<Record<string, Platform>> = { win32: 'windows', darwin: 'macos', linux: 'linux' };

/** The system that this runs on, where the format has a word for it. */
const hostPlatform = (): Platform | undefined => HOSTS[process.platform];

/** Strangers' texts on one line, without what moves a terminal's cursor. */
export const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim();
