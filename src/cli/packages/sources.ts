// Shared by the commands on packages: opens repositories and the installer, and reads options.
import { resolve } from 'node:path';
import { DAY_MS } from '../../base/clock.ts';
import { replaceHidden } from '../../contract/escape-controls.ts';
import { BuildError } from '../../package-manager/errors.ts';
import { type Criteria, type Platform, STATUS_RANK, type VersionStatus } from '../../sdk/packages/index.ts';
import * as packages from '../../sdk/packages/node/index.ts';
import { type Arguments, CommandError, IntegrityError, printable, textOf, UsageError } from '../arguments.ts';
import { plural } from '../print.ts';
import { settingsOf } from '../settings.ts';
import { PLATFORMS, RUNTIMES, STATUSES } from './options.ts';

export function sourceOptions(args: Arguments): packages.RemoteOptions & { readonly brand: string } {
  const book = new packages.RepositoryBook();
  const { brand, maxListBytes, mirror: setting } = settingsOf(args).packages;
  const mirror = textOf(args, 'mirror') ?? setting;
  return {
    brand: textOf(args, 'brand') ?? brand,
    maxListBytes,
    cache: book.cache,
    trust: book.trust,
    tokenOf: book.tokenOf,
    offline: args.options['offline'] === true,
    allowExpired: args.options['allow-expired'] === true,
    mirrorOf: async (repository) => mirror ?? (await book.list()).find(({ url }) => url === repository)?.mirror,
  };
}

/**
 * Reads the repositories; downloads a list only if it has changed. Warns about an unsigned repository that cannot be read,
 * and skips it. A signed one ends the command: otherwise an attacker could make another repository take its place.
 */
export async function openSources(args: Arguments) {
  const options = sourceOptions(args);
  const repository = textOf(args, 'repository');
  const sources: readonly Pick<packages.KnownRepository, 'url' | 'name'>[] =
    repository === undefined ? await new packages.RepositoryBook().list() : [{ url: repository, name: repository }];
  if (sources.length > 1 && textOf(args, 'mirror') !== undefined) {
    throw new UsageError('--mirror needs --repository URL, because you have several repositories');
  }
  if (sources.length === 0) {
    throw new CommandError('no repositories yet; add one with annex packages repositories add URL');
  }
  const locked = await packages.readLockFile(resolve(packages.LOCK_FILE));
  const repositories: packages.RemoteRepository[] = [];
  const failures: { readonly error: unknown; readonly name: string }[] = [];
  const results = await Promise.allSettled(
    sources.map(({ url }) => packages.readRepository(url, { ...options, pin: packages.lockedPin(locked, url) })),
  );
  for (const [index, result] of results.entries()) {
    if (result.status === 'fulfilled') repositories.push(result.value);
    else failures.push({ error: result.reason, name: plain(sources[index]?.name ?? '') });
  }
  for (const { error, name } of failures) {
    if (!isExpected(error)) throw error;
    const isRefused = error instanceof packages.PackageFetchError && (error.signed || REFUSED.includes(error.code));
    if (!isRefused || args.options['skip-failed']) continue;
    const hint = sources.length > 1 ? '; use --skip-failed to continue without it' : '';
    throw new IntegrityError(`cannot verify ${name}: ${plain(error.message)}${hint}`, { cause: error });
  }
  if (repositories.length === 0) throw asCommandError(failures[0]?.error);
  for (const { error, name } of failures) console.error(`warning: skipped ${name}: ${plain((error as Error).message)}`);
  for (const repository of repositories) {
    warnBeforeExpiry(repository);
    const { about, quarantined } = repository;
    const count = plural(quarantined.length, 'package');
    if (quarantined.length > 0) console.error(`annex: ${plain(about.name)}: skipped ${count} with an invalid format`);
  }
  return { repositories, options };
}

const REFUSED: readonly packages.FetchFailure[] = ['untrusted', 'expired', 'older'];
const WARNING_MS = 7 * DAY_MS;

export function warnBeforeExpiry({ about, signature }: packages.RemoteRepository): void {
  if (!signature || signature.expires - Date.now() > WARNING_MS) return;
  const when = new Date(signature.expires).toISOString();
  const verb = signature.expires > Date.now() ? 'expire' : 'expired';
  console.error(`warning: the signatures of ${plain(about.name)} ${verb} at ${when}`);
}

const isExpected = (error: unknown): error is Error =>
  [packages.PackageFetchError, packages.ListError, packages.InstallError, BuildError].some(
    (kind) => error instanceof kind,
  );

/** Turns an expected error into a CommandError or IntegrityError. */
export function asCommandError(error: unknown): unknown {
  if (!isExpected(error)) return error;
  const integrity =
    error instanceof packages.PackageFetchError
      ? packages.isIntegrityFailure(error)
      : error instanceof packages.ListError || (error as packages.InstallError).code === 'integrity';
  const Kind = integrity ? IntegrityError : CommandError;
  return new Kind(plain(error.message), { cause: error });
}

/** The option's description has checked that it is one of `choices`. */
export const choiceOf = <T extends string>(args: Arguments, name: string, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === args.options[name]);

function toolVersion(version: string | undefined): string | undefined {
  if (version === undefined || /^\d{1,2}(\.\d{1,2}(\.\d{1,2})?)?$/.test(version)) return version;
  throw new UsageError(`--tool-version must look like 9.0.7, not '${printable(version)}'`);
}

/** The platform is this system by default. */
export function criteriaOf(args: Arguments): Criteria {
  return {
    tool_version: toolVersion(textOf(args, 'tool-version')),
    platform: choiceOf(args, 'platform', PLATFORMS) ?? hostPlatform(),
    runtime: args.lists['runtime'] && RUNTIMES.filter((runtime) => args.lists['runtime']?.includes(runtime)),
    status: choiceOf(args, 'status', STATUSES),
  };
}

/** The directory that packages are installed in. */
export const rootOf = (args: Arguments): string => textOf(args, 'root') ?? settingsOf(args).packages.installDir;

export function openInstaller(
  args: Arguments,
  more: Partial<packages.InstallerOptions> = {},
): packages.PackageInstaller {
  return new packages.PackageInstaller({
    ...sourceOptions(args),
    root: rootOf(args),
    criteria: criteriaOf(args),
    dryRun: args.options['dry-run'] === true,
    allowUnverified: args.options['allow-unverified'] === true,
    lockFile: resolve(packages.LOCK_FILE),
    ...more,
  });
}

/** This status and the more stable ones. */
export const atLeast = (status: VersionStatus | undefined): VersionStatus[] | undefined =>
  status && STATUSES.filter((each) => STATUS_RANK[each] <= STATUS_RANK[status]);

const HOSTS: Readonly<Record<string, Platform>> = { win32: 'windows', darwin: 'macos', linux: 'linux' };

/** This system, if the format has a name for it. */
const hostPlatform = (): Platform | undefined => HOSTS[process.platform];

/** Foreign text on one line, without hidden characters. */
export const plain = (text: string): string =>
  replaceHidden(text, () => ' ')
    .replace(/\s+/g, ' ')
    .trim();
