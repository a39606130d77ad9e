// Packages below one root: installed, updated, removed and rolled back, each whole or not at all.
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Package } from '../../../generated/packages/resources.ts';
import { LockedError, withLock } from '../../base/files/lock.ts';
import { INSTALL_FOLDERS } from '../archive/folders.ts';
import { type Brand, NEUTRAL_BRAND } from '../format/brand.ts';
import type { Criteria } from '../format/compatibility.ts';
import { chooseUpdate, chooseUpdates, type Update } from '../format/select-version.ts';
import { compareVersions, versionLabel } from '../format/version-order.ts';
import { type RemoteRepository, readManifests } from '../remote/repository.ts';
import { actionOf, type Change, changeOf, noChange } from './change.ts';
import {
  chooseTarget,
  findListed,
  type Listed,
  listedAt,
  type Target,
  targetOf,
  type Wanted,
} from './chosen-version.ts';
import { InstallError } from './error.ts';
import { type ArchiveOptions, fetchArchive, forgetArchives } from './fetch-archive.ts';
import { findEffect, journalOf } from './file-effects.ts';
import { RootLayout } from './layout.ts';
import { lockedPackageOf, lockedTarget, readLockFile, stageLockFile } from './lock-file.ts';
import { findRecord, type InstalledPackage, type Records, readRecords, refuseTwin, writeRecords } from './records.ts';
import { stageArchive } from './stage.ts';
import { type Journal, Transactions } from './transaction.ts';
import { type InstalledFinding, verifyInstalled } from './verify-installed.ts';

export interface InstallerOptions extends ArchiveOptions {
  /** The folder that packages are installed below. */
  readonly root: string;
  /** The word that the two tool-version fields begin with in archives; `tool` by default. */
  readonly brand?: Brand | undefined;
  /** What to choose for. */
  readonly criteria?: Criteria | undefined;
  /** Says what would be done, and does nothing. */
  readonly dryRun?: boolean | undefined;
  /** The lock file to keep up to date; none by default. */
  readonly lockFile?: string | undefined;
  /** How long to wait for another process at work in the root; 20 000 by default. */
  readonly waitMs?: number | undefined;
  /** Where lists and manifests are kept. */
  readonly cache?: string | undefined;
}

interface Prepared {
  /** Null where nothing is to be done. */
  readonly journal: Journal | null;
  readonly change: Change;
  /** As it is listed, where it is. */
  readonly item: Package | null;
}

export class PackageInstaller {
  readonly #layout: RootLayout;
  readonly #options: InstallerOptions;
  readonly #brand: Brand;
  readonly #transactions: Transactions;

  constructor(options: InstallerOptions) {
    this.#layout = new RootLayout(resolve(options.root));
    this.#options = options;
    this.#brand = options.brand ?? NEUTRAL_BRAND;
    this.#transactions = new Transactions(this.#layout, this.#brand);
  }

  /** By identifier, sorted. */
  async installed(): Promise<readonly InstalledPackage[]> {
    return this.#read(async (records) => [...records.values()]);
  }

  /** What is installed already stays, unless another version is named. */
  async install(wanted: readonly Wanted[], repositories: readonly RemoteRepository[]): Promise<readonly Change[]> {
    return this.#work(async (records) => {
      const targets = [];
      for (const one of wanted) {
        const from = records.get(one.identifier) ?? null;
        const listed = findListed(repositories, one.identifier);
        const version = chooseTarget(listed, one, this.#criteria, this.#brand);
        const stays = from && (one.version === undefined || compareVersions(version, from) === 0);
        targets.push({ from, target: stays ? null : await this.#target(listed, version), item: listed.package });
      }
      return this.#apply(records, targets);
    });
  }

  /** Exactly what the lock file says, of these packages or of all; no list is asked. */
  async installLocked(identifiers: readonly string[], lockFile: string): Promise<readonly Change[]> {
    return this.#work(async (records) => {
      const locked = await readLockFile(lockFile);
      const every = identifiers.length === 0 ? Object.keys(locked) : identifiers;
      if (every.length === 0) throw new InstallError('refused', `${lockFile} is empty or missing`);
      const targets = every.map((identifier) => {
        const from = records.get(identifier) ?? null;
        const target = lockedTarget(locked, identifier, this.#criteria.platform);
        return { from, target: from?.sha256 === target.sha256 ? null : target, item: null };
      });
      return this.#apply(records, targets, false);
    });
  }

  /** To the newest that fits and is trusted no less; `all` leaves pinned ones alone. Each asks where it came from. */
  async update(
    which: readonly string[] | 'all',
    repositories: readonly RemoteRepository[],
  ): Promise<readonly Change[]> {
    return this.#work(async (records) => {
      const chosen =
        which === 'all'
          ? [...records.values()].filter(({ pinned }) => !pinned)
          : which.map((identifier) => findRecord(records, identifier));
      const targets = [];
      for (const from of chosen) {
        const listed = listedAt(repositories, from);
        if (!listed && which !== 'all') {
          throw new InstallError('no-version', `${from.identifier} is no longer listed by ${from.repository}`);
        }
        const version = listed && chooseUpdate(from, listed.package, this.#criteria);
        targets.push({
          from,
          target: version ? await this.#target(listed, version) : null,
          item: listed?.package ?? null,
        });
      }
      return this.#apply(records, targets);
    });
  }

  async outdated(repositories: readonly RemoteRepository[]): Promise<readonly Update[]> {
    const lists = new Map(repositories.map(({ url, packages }) => [url, packages]));
    return chooseUpdates(await this.installed(), lists, this.#criteria);
  }

  /** Its files go, kept ones too; the backup stays for a rollback. */
  async remove(identifiers: readonly string[]): Promise<readonly Change[]> {
    return this.#work(async (records) => {
      const prepared: Prepared[] = [];
      for (const identifier of identifiers) {
        const from = findRecord(records, identifier);
        const effect = await findEffect(this.#layout, identifier, from, null);
        const journal = await journalOf(this.#layout, { identifier, from, to: null, staged: null }, [], effect);
        prepared.push({ journal, change: changeOf(this.#layout, 'remove', journal, effect), item: null });
      }
      return this.#commit(prepared);
    });
  }

  /** Back to the version before, and from there to this one again. Kept files stay as they are now. */
  async rollback(identifier: string): Promise<Change> {
    const [change] = await this.#work(async (records) => {
      const from = records.get(identifier) ?? null;
      const backup = this.#layout.backup(identifier);
      const text = await readFile(join(backup, 'record.json'), 'utf8').catch(() => null);
      if (text === null) throw new InstallError('no-backup', `no earlier version of ${identifier} to roll back to`);
      const before = JSON.parse(text) as InstalledPackage;
      const to = { ...before, pinned: from?.pinned ?? before.pinned, installed_at: now() };
      const folders = (await readdir(backup)).filter((name) => INSTALL_FOLDERS.includes(name));
      const effect = await findEffect(this.#layout, identifier, from, to.keep_on_update, to.files);
      const journal = await journalOf(this.#layout, { identifier, from, to, staged: 'backup' }, folders, effect);
      return this.#commit([{ journal, change: changeOf(this.#layout, 'rollback', journal, effect), item: null }]);
    });
    return change as Change;
  }

  /** A pinned package is left alone when all are updated. */
  async pin(identifiers: readonly string[], pinned = true): Promise<void> {
    await this.#work(async (records) => {
      const changed = identifiers.map((identifier) => ({ ...findRecord(records, identifier), pinned }));
      const next = new Map([...records, ...changed.map((one) => [one.identifier, one] as const)]);
      if (!this.#options.dryRun) await writeRecords(this.#layout, next, this.#brand);
    });
  }

  /** Of these packages, or of all. */
  async verify(identifiers: readonly string[] = []): Promise<readonly InstalledFinding[]> {
    return this.#read(async (records) => {
      const chosen =
        identifiers.length === 0 ? [...records.values()] : identifiers.map((each) => findRecord(records, each));
      const findings: InstalledFinding[] = [];
      for (const record of chosen) findings.push(...(await verifyInstalled(this.#layout, record)));
      return findings;
    });
  }

  get #criteria(): Criteria {
    return this.#options.criteria ?? {};
  }

  async #target(listed: Listed, version: Parameters<typeof targetOf>[1]): Promise<Target> {
    const { repository, package: item } = listed;
    const manifests = this.#options.dryRun ? null : await readManifests(repository, this.#options);
    return targetOf(listed, version, manifests?.manifests[item.identifier]?.[versionLabel(version)]);
  }

  /** Everything is fetched and extracted before anything is changed. */
  async #apply(
    records: Records,
    targets: readonly {
      readonly from: InstalledPackage | null;
      readonly target: Target | null;
      readonly item: Package | null;
    }[],
    locks = true,
  ): Promise<readonly Change[]> {
    const unchanged: Change[] = [];
    const prepared: Prepared[] = [];
    for (const { from, target, item } of targets) {
      if (target) prepared.push({ ...(await this.#prepare(records, from, target)), item });
      else if (from) unchanged.push(noChange(from, item));
    }
    return [...unchanged, ...(await this.#commit(prepared, locks))];
  }

  async #prepare(records: Records, from: InstalledPackage | null, target: Target): Promise<Omit<Prepared, 'item'>> {
    const { identifier } = target;
    const layout = this.#layout;
    refuseTwin(records, identifier);
    if (this.#options.dryRun) {
      const effect = await findEffect(layout, identifier, from, target.keep_on_update);
      const change = changeOf(layout, actionOf(from, target), { identifier, from, to: target }, effect);
      return { journal: null, change };
    }
    const archive = await fetchArchive(layout, target, this.#options);
    const staged = await stageArchive(layout, archive.file, { ...target, brand: this.#brand });
    const keeps = [...target.keep_on_update, ...staged.keep_on_update];
    const effect = await findEffect(layout, identifier, from, keeps, staged.files);
    const { manifest: _, url = '', ...rest } = target;
    const to: InstalledPackage = {
      ...rest,
      url,
      sha256: archive.sha256,
      size: (await stat(archive.file)).size,
      installed_at: now(),
      pinned: from?.pinned ?? false,
      keep_on_update: [...new Set(keeps)],
      files: staged.files,
      package: staged.metadata,
    };
    const journal = await journalOf(layout, { identifier, from, to, staged: 'staging' }, staged.folders, effect);
    return { journal, change: changeOf(layout, actionOf(from, target), journal, effect) };
  }

  /** The lock file is written before anything is installed, and named once everything is. */
  async #commit(prepared: readonly Prepared[], locks = true): Promise<readonly Change[]> {
    const changes = prepared.map(({ change }) => change);
    const journals = prepared.flatMap(({ journal }) => (journal && !this.#options.dryRun ? [journal] : []));
    if (journals.length === 0) return changes;
    const locked = prepared.map(
      ({ change, journal, item }) =>
        [change.identifier, journal?.to ? lockedPackageOf(journal.to, item, this.#criteria) : null] as const,
    );
    const { lockFile } = this.#options;
    const stage = async (count: number) =>
      locks && lockFile !== undefined ? stageLockFile(lockFile, new Map(locked.slice(0, count))) : null;
    const lock = await stage(locked.length);
    for (const [done, journal] of journals.entries()) {
      await this.#transactions.run(journal).catch(async (error: unknown) => {
        await lock?.discard();
        if (done > 0) await (await stage(done))?.commit();
        throw error;
      });
    }
    await lock?.commit();
    await forgetArchives(this.#layout);
    return changes;
  }

  /** A root without anything in it stays as it is. */
  async #read<T>(work: (records: Records) => Promise<T>): Promise<T> {
    const found = await stat(this.#layout.state).catch(() => null);
    return found ? this.#work(work) : work(new Map());
  }

  async #work<T>(work: (records: Records) => Promise<T>): Promise<T> {
    const { state, lock, root } = this.#layout;
    await mkdir(state, { recursive: true });
    const { waitMs } = this.#options;
    try {
      return await withLock(
        lock,
        async () => {
          await this.#transactions.recover();
          const done = work(await readRecords(this.#layout));
          return done.finally(() => this.#transactions.discardStaged());
        },
        waitMs === undefined ? {} : { waitMs },
      );
    } catch (error) {
      if (!(error instanceof LockedError)) throw error;
      const who = error.pid === null ? 'another process' : `process ${error.pid}`;
      throw new InstallError('locked', `${who} is using ${root}; try again when it has finished`, { cause: error });
    }
  }
}

const now = (): number => Math.floor(Date.now() / 1000);
