// Installs, updates, removes and rolls back packages in one root directory (layout.ts). Several processes may use the
// root, and any of them may be killed at any time: afterwards each package has its old version or its new one, never a
// mixture, and the record of installed packages and the lock file say which.
//
//   1. Lock. One process at a time works in a root. It first recovers what killed processes have left behind.
//   2. Choose (chosen-version.ts). The repository and the version of each package; or the exact versions of the lock
//      file, which needs no package list.
//   3. Stage (archive.ts). All archives are downloaded, verified and extracted into the staging directory. Up to here
//      nothing has changed, and a failure of any package ends the whole command.
//   4. Inspect (local-files.ts). Files that keep_on_update matches are carried over. Other files that a user has modified
//      are copied aside, because the change removes them.
//   5. Commit (transaction.ts). Each package is one transaction. Its journal is written first: it names everything that
//      is to be moved. Then the old directories move out, the new ones move in, the record and the entry in the lock
//      file are replaced, and the journal is marked as done. If a step fails, all steps are undone.
//   6. Recover. The next process finds the journal of a killed one and finishes the change, or undoes it if it was being
//      undone. Staged files without a journal are removed.
//
// The replaced version stays as a backup; a rollback is the same transaction with the backup as its staged files. The
// lock file (lock-file.ts) has the exact version, hash and signing key for each platform; its new text is staged next to
// it before the journal is written, so that a full disk or a read-only directory is noticed in time.
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Package } from '../../../generated/packages/resources.ts';
import { LockedError, withLock } from '../../base/files/lock.ts';
import { INSTALL_FOLDERS } from '../archive/folders.ts';
import { InstallError } from '../errors.ts';
import { type Brand, NEUTRAL_BRAND } from '../format/brand.ts';
import type { Criteria } from '../format/compatibility.ts';
import { chooseUpdate, chooseUpdates, isDeprecated, type Update } from '../format/select-version.ts';
import { compareVersions, type VersionNumber, versionLabel } from '../format/version-order.ts';
import { type RemoteRepository, readManifests } from '../remote/repository.ts';
import { readSignatures } from '../remote/signatures.ts';
import { type ArchiveOptions, fetchArchive, removeUnusedArchives, stageArchive } from './archive.ts';
import {
  chooseTarget,
  explainNewest,
  findListed,
  type Listed,
  listedAt,
  type Target,
  targetOf,
  type Wanted,
} from './chosen-version.ts';
import { type Journal, journalOf } from './journal.ts';
import { layoutOf, type RootLayout, refuseLinkedFolders } from './layout.ts';
import { type Effect, findEffect, type InstalledFinding, verifyInstalled } from './local-files.ts';
import { lockedPackageOf, lockedPin, lockedTarget, readLockFile, stageLockFile } from './lock-file.ts';
import {
  findRecord,
  type InstalledPackage,
  parseRecord,
  type Records,
  readRecords,
  refuseCaseConflict,
  writeRecords,
} from './records.ts';
import { Transactions } from './transaction.ts';

export interface Change extends Pick<Effect, 'kept' | 'changed' | 'complaints'> {
  readonly identifier: string;
  readonly action: 'install' | 'update' | 'downgrade' | 'remove' | 'rollback' | 'none';
  /** Version labels. */
  readonly from: string | null;
  readonly to: string | null;
  /** Where the `changed` files were copied. */
  readonly saved: string | null;
  /** Whether `to` is deprecated. */
  readonly deprecated: boolean;
  /** The newest version, if it is not compatible, and why: `2.1.0 supports only windows`. */
  readonly incompatible?: string | undefined;
}

export interface InstallerOptions extends ArchiveOptions {
  /** The directory that packages are installed in. */
  readonly root: string;
  /** Requirements for versions. */
  readonly criteria?: Criteria | undefined;
  /** Return the changes without making them. */
  readonly dryRun?: boolean | undefined;
  /** The lock file to update; none by default. */
  readonly lockFile?: string | undefined;
  /** How long to wait for another process that uses the root; 20 000 by default. */
  readonly waitMs?: number | undefined;
}

interface Prepared {
  /** Null in a dry run. */
  readonly journal: Journal | null;
  readonly change: Change;
  /** The package as it is listed; null if it is not listed. */
  readonly item: Package | null;
}

export class PackageInstaller {
  readonly #layout: RootLayout;
  readonly #options: InstallerOptions;
  readonly #brand: Brand;
  readonly #criteria: Criteria;
  readonly #transactions: Transactions;

  constructor(options: InstallerOptions) {
    this.#layout = layoutOf(resolve(options.root));
    this.#options = options;
    this.#brand = options.brand ?? NEUTRAL_BRAND;
    this.#criteria = options.criteria ?? {};
    this.#transactions = new Transactions(this.#layout, this.#brand);
  }

  /** Sorted by identifier. */
  async installed(): Promise<readonly InstalledPackage[]> {
    return this.#underLock(async (records) => [...records.values()], true);
  }

  /** Does not change installed packages unless another version is requested. */
  async install(requests: readonly Wanted[], repositories: readonly RemoteRepository[]): Promise<readonly Change[]> {
    return this.#underLock(async (records) => {
      const targets = [];
      const incompatible = new Map<string, string | undefined>();
      for (const request of requests) {
        const from = records.get(request.identifier) ?? null;
        const listed = findListed(repositories, request.identifier);
        const version = chooseTarget(listed, request, this.#criteria, this.#brand);
        const isInstalled = from && (request.version === undefined || compareVersions(version, from) === 0);
        targets.push({ from, target: isInstalled ? null : await this.#target(listed, version), item: listed.package });
        if (request.version !== undefined) continue;
        incompatible.set(request.identifier, explainNewest(listed.package, version, this.#criteria, this.#brand));
      }
      const changes = await this.#prepareAndCommit(records, targets);
      return changes.map((change) => ({ ...change, incompatible: incompatible.get(change.identifier) }));
    });
  }

  /** Installs exactly the versions in the lock file, of these packages or of all. Needs signatures, but no package list. */
  async installLocked(identifiers: readonly string[], lockFile: string): Promise<readonly Change[]> {
    return this.#underLock(async (records) => {
      const locked = await readLockFile(lockFile);
      const selected = identifiers.length === 0 ? Object.keys(locked) : identifiers;
      if (selected.length === 0) throw new InstallError('refused', `${lockFile} is empty or missing`);
      const targets = selected.map((identifier) => {
        const from = records.get(identifier) ?? null;
        const target = lockedTarget(locked, identifier, this.#criteria.platform);
        return { from, target: from?.sha256 === target.sha256 ? null : target, item: null };
      });
      for (const url of new Set(targets.flatMap(({ target }) => target?.repository ?? []))) {
        const pin = lockedPin(locked, url);
        if (pin && !this.#options.offline) await readSignatures(url, { ...this.#options, pin });
      }
      return this.#prepareAndCommit(records, targets, false);
    });
  }

  /** Updates to the newest compatible version that is at least as stable, from the same repository. `all` skips pinned packages. */
  async update(
    which: readonly string[] | 'all',
    repositories: readonly RemoteRepository[],
  ): Promise<readonly Change[]> {
    return this.#underLock(async (records) => {
      const unpinned = [...records.values()].filter(({ pinned }) => !pinned);
      const packages = which === 'all' ? unpinned : which.map((identifier) => findRecord(records, identifier));
      const targets = [];
      for (const from of packages) {
        const listed = listedAt(repositories, from);
        if (!listed && which !== 'all') {
          throw new InstallError('no-version', `${from.identifier} is no longer listed by ${from.repository}`);
        }
        const version = listed && chooseUpdate(from, listed.package, this.#criteria);
        const target = version ? await this.#target(listed, version) : null;
        targets.push({ from, target, item: listed?.package ?? null });
      }
      return this.#prepareAndCommit(records, targets);
    });
  }

  async outdated(repositories: readonly RemoteRepository[]): Promise<readonly Update[]> {
    const lists = new Map(repositories.map(({ url, packages }) => [url, packages]));
    return chooseUpdates(await this.installed(), lists, this.#criteria);
  }

  /** Removes all files of the packages, including kept ones. A backup remains for a rollback. */
  async remove(identifiers: readonly string[]): Promise<readonly Change[]> {
    return this.#underLock(async (records) => {
      const prepared: Prepared[] = [];
      for (const identifier of identifiers) {
        const from = findRecord(records, identifier);
        const effect = await findEffect(this.#layout, identifier, from, null);
        const journal = journalOf({ identifier, from, to: null, staged: null }, [], effect);
        prepared.push({ journal, change: changeOf(this.#layout, 'remove', journal, effect), item: null });
      }
      return this.#commit(prepared);
    });
  }

  /** Restores the previous version; a second rollback restores the current one again. Kept files do not change. */
  async rollback(identifier: string): Promise<Change> {
    const [change] = await this.#underLock(async (records) => {
      const from = records.get(identifier) ?? null;
      const backup = this.#layout.backup(identifier);
      const text = await readFile(join(backup, 'record.json'), 'utf8').catch(() => null);
      if (text === null) throw new InstallError('no-backup', `no earlier version of ${identifier} to roll back to`);
      const before = parseRecord(text, identifier);
      if (!before)
        throw new InstallError('integrity', `the earlier version is invalid; to discard it, delete ${backup}`);
      const to = { ...before, pinned: from?.pinned ?? before.pinned, installed_at: now() };
      const folders = (await readdir(backup)).filter((name) => INSTALL_FOLDERS.includes(name));
      const effect = await findEffect(this.#layout, identifier, from, to.keep_on_update, to.files);
      const journal = journalOf({ identifier, from, to, staged: 'backup' }, folders, effect);
      return this.#commit([{ journal, change: changeOf(this.#layout, 'rollback', journal, effect), item: null }]);
    });
    return change as Change;
  }

  /** Pinned packages are skipped when all packages are updated. */
  async pin(identifiers: readonly string[], pinned = true): Promise<void> {
    await this.#underLock(async (records) => {
      const next = new Map(records);
      for (const identifier of identifiers) next.set(identifier, { ...findRecord(records, identifier), pinned });
      if (!this.#options.dryRun) await writeRecords(this.#layout, next, this.#brand);
    });
  }

  /** Verifies these packages, or all of them. */
  async verify(identifiers: readonly string[] = []): Promise<readonly InstalledFinding[]> {
    return this.#underLock(async (records) => {
      const selected = identifiers.length === 0 ? [...records.keys()] : identifiers;
      const findings: InstalledFinding[] = [];
      for (const record of selected.map((identifier) => findRecord(records, identifier)))
        findings.push(...(await verifyInstalled(this.#layout, record)));
      return findings;
    }, true);
  }

  async #target(listed: Listed, version: Parameters<typeof targetOf>[1]): Promise<Target> {
    const { repository, package: item } = listed;
    const manifests = this.#options.dryRun ? null : await readManifests(repository, this.#options);
    return targetOf(listed, version, manifests?.manifests[item.identifier]?.[versionLabel(version)]);
  }

  /** Downloads and extracts everything before it changes anything. */
  async #prepareAndCommit(
    records: Records,
    targets: readonly {
      readonly from: InstalledPackage | null;
      readonly target: Target | null;
      readonly item: Package | null;
    }[],
    updatesLockFile = true,
  ): Promise<readonly Change[]> {
    const unchanged: Change[] = [];
    const prepared: Prepared[] = [];
    for (const { from, target, item } of targets) {
      if (target) prepared.push({ ...(await this.#prepare(records, from, target)), item });
      else if (from) unchanged.push(noChange(this.#layout, from, item));
    }
    return [...unchanged, ...(await this.#commit(prepared, updatesLockFile))];
  }

  async #prepare(records: Records, from: InstalledPackage | null, target: Target): Promise<Omit<Prepared, 'item'>> {
    const { identifier } = target;
    const layout = this.#layout;
    refuseCaseConflict(records, identifier);
    if (this.#options.dryRun) {
      const effect = await findEffect(layout, identifier, from, target.keep_on_update);
      const change = changeOf(layout, actionOf(from, target), { identifier, from, to: target }, effect);
      return { journal: null, change };
    }
    const sha256 = await fetchArchive(layout, target, this.#options);
    const archive = layout.archive(sha256);
    const staged = await stageArchive(layout, archive, { ...target, brand: this.#brand });
    const keepOnUpdate = [...target.keep_on_update, ...staged.keep_on_update];
    const effect = await findEffect(layout, identifier, from, keepOnUpdate, staged.files);
    const { manifest: _, install_size: __, url = '', ...rest } = target;
    const to: InstalledPackage = {
      ...rest,
      url,
      sha256,
      size: (await stat(archive)).size,
      installed_at: now(),
      pinned: from?.pinned ?? false,
      keep_on_update: [...new Set(keepOnUpdate)],
      files: staged.files,
      package: staged.metadata,
    };
    const journal = journalOf({ identifier, from, to, staged: 'staging' }, staged.folders, effect);
    return { journal, change: changeOf(layout, actionOf(from, target), journal, effect) };
  }

  /** Each change is one transaction, together with its entry in the lock file. */
  async #commit(prepared: readonly Prepared[], updatesLockFile = true): Promise<readonly Change[]> {
    const changes = prepared.map(({ change }) => change);
    if (this.#options.dryRun || prepared.length === 0) return changes;
    const lockFile = updatesLockFile ? this.#options.lockFile : undefined;
    for (const { journal, item } of prepared) {
      if (!journal) continue;
      const { identifier, to } = journal;
      const entry = to && lockedPackageOf(to, item, this.#criteria);
      const lock = lockFile === undefined ? null : await stageLockFile(resolve(lockFile), identifier, entry);
      await this.#transactions.run({ ...journal, lock });
    }
    await removeUnusedArchives(this.#layout);
    return changes;
  }

  /**
   * Runs `work` under the lock of the root, after unfinished changes are recovered. If it is read-only, as in a dry run, it
   * creates nothing in an empty root.
   */
  async #underLock<T>(work: (records: Records) => Promise<T>, isReadOnly = this.#options.dryRun): Promise<T> {
    const { state, lock, root } = this.#layout;
    if (isReadOnly && !(await stat(state).catch(() => null))) return work(new Map());
    await refuseLinkedFolders(this.#layout);
    await mkdir(state, { recursive: true });
    const { waitMs } = this.#options;
    try {
      const recoverAndWork = async (): Promise<T> => {
        await this.#transactions.recover();
        return work(await readRecords(this.#layout)).finally(() => this.#transactions.discardStaged());
      };
      return await withLock(lock, recoverAndWork, waitMs);
    } catch (error) {
      if (!(error instanceof LockedError)) throw error;
      const owner = error.pid === null ? 'another process' : `process ${error.pid}`;
      throw new InstallError('locked', `${owner} is using ${root}; try again when it has finished`, { cause: error });
    }
  }
}

const now = (): number => Math.floor(Date.now() / 1000);

function changeOf(
  layout: RootLayout,
  action: Change['action'],
  step: Pick<Journal, 'identifier' | 'from'> & {
    readonly to: Pick<Target, 'version' | 'version_epoch' | 'status'> | null;
  },
  { kept, changed, complaints }: Effect,
): Change {
  const { identifier, from, to } = step;
  const label = from && versionLabel(from);
  const saved = changed.length > 0 ? layout.changed(identifier, label ?? 'unknown') : null;
  const deprecated = to?.status === 'deprecated';
  return { identifier, action, from: label, to: to && versionLabel(to), kept, changed, saved, complaints, deprecated };
}

const NO_EFFECT: Effect = { folders: [], kept: [], changed: [], complaints: [] };

/** `item`: the package as it is listed now; null if it is not listed. */
const noChange = (layout: RootLayout, installed: InstalledPackage, item: Package | null): Change => ({
  ...changeOf(layout, 'none', { identifier: installed.identifier, from: installed, to: installed }, NO_EFFECT),
  deprecated: isDeprecated(installed, item),
});

const actionOf = (from: VersionNumber | null, to: VersionNumber): Change['action'] => {
  if (!from) return 'install';
  return compareVersions(to, from) < 0 ? 'downgrade' : 'update';
};
