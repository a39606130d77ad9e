// Serves a built repository directory and reloads it whenever it changes, always as a consistent whole.

import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import yauzl from 'yauzl';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { FileSource } from '../../contract/handler.ts';
import { isPng } from '../../package-manager/archive/check.ts';
import type { Quarantined } from '../../package-manager/validate/package-list.ts';
import {
  fileSource,
  fingerprintOf,
  InconsistentRepositoryError,
  openFile,
  RESOURCES,
  readSnapshot,
  type Snapshot,
  type SnapshotSettings,
} from './snapshot.ts';

export interface FolderOptions {
  readonly folder: string;
  readonly settings?: Partial<StoreSettings> | undefined;
  /** Called for each invalid package, each time the repository is read. */
  readonly onQuarantined?: (item: Quarantined) => void;
  /** Called for each problem with the repository, each time it is read. */
  readonly onProblem?: (reason: string) => void;
}

export const ICON_LIMITS = { maxIconBytes: 256 << 10, maxIconsBytes: 64 << 20 };

export type StoreSettings = SnapshotSettings & typeof ICON_LIMITS;

/** Before the first snapshot, waits this long for a repository that is still being written. */
const INCONSISTENT_RETRIES = 5;
const INCONSISTENT_WAIT_MS = 50;
const RELOAD_WAIT_MS = 250;
/** Gives up until the next request if the repository changes faster than it can be read. */
const MAX_ATTEMPTS = 10;

const NO_ICONS: ReadonlyMap<string, FileSource> = new Map();

export class PackageStore {
  readonly #parts: FolderOptions;
  readonly #settings: StoreSettings;
  #last: Snapshot | null = null;
  /** The last state of the directory that was read, and the error if it could not be read. */
  #lastRead: { readonly fingerprint: string; readonly error: unknown } | null = null;
  #loading: Promise<void> | null = null;
  readonly #iconsBySnapshot = new WeakMap<Snapshot, Promise<ReadonlyMap<string, FileSource>>>();

  constructor(parts: FolderOptions) {
    this.#parts = parts;
    this.#settings = { ...DEFAULTS.packages, ...ICON_LIMITS, ...parts.settings };
  }

  /** The last snapshot; reloads a changed repository in the background. Rejects if none was ever read. */
  async read(): Promise<Snapshot> {
    const { done } = await this.#loadIfChanged();
    if (!this.#last) await done;
    if (!this.#last) throw this.#lastRead?.error;
    return this.#last;
  }

  /** The same, but waits up to 250 ms for a reload, so that a client sees what was just published. */
  async readCurrent(): Promise<Snapshot> {
    const { done } = await this.#loadIfChanged();
    if (this.#last && done) await Promise.race([done, wait(RELOAD_WAIT_MS, undefined, { ref: false })]);
    return this.read();
  }

  /** `done` is null if nothing is being loaded. */
  async #loadIfChanged(): Promise<{ readonly done: Promise<void> | null }> {
    const fingerprint = await fingerprintOf(this.#parts.folder);
    if (this.#lastRead?.fingerprint !== fingerprint) {
      this.#loading ??= this.#load().finally(() => {
        this.#loading = null;
      });
    }
    return { done: this.#loading };
  }

  /** Compares the fingerprint before and after reading, and reads again if a file was replaced in between. */
  async #load(): Promise<void> {
    const { folder } = this.#parts;
    let error: unknown = new InconsistentRepositoryError('the directory keeps changing while it is read');
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const fingerprint = await fingerprintOf(folder);
      const outcome = await readSnapshot(folder, this.#settings).catch((failure: unknown) => ({ failure }));
      if ((await fingerprintOf(folder)) !== fingerprint) continue;
      if (!('failure' in outcome)) return this.#accept(fingerprint, outcome);
      error = outcome.failure;
      const isRetried = !this.#last && error instanceof InconsistentRepositoryError && attempt < INCONSISTENT_RETRIES;
      if (!isRetried) return this.#reject(fingerprint, error);
      await wait(INCONSISTENT_WAIT_MS);
    }
    this.#reject('', error);
  }

  #accept(fingerprint: string, snapshot: Snapshot): void {
    this.#last = snapshot;
    this.#lastRead = { fingerprint, error: null };
    for (const item of snapshot.quarantined) this.#parts.onQuarantined?.(item);
    for (const warning of snapshot.warnings) this.#parts.onProblem?.(warning);
  }

  #reject(fingerprint: string, error: unknown): void {
    this.#lastRead = { fingerprint, error };
    this.#parts.onProblem?.(error instanceof Error ? error.message : String(error));
  }

  /** Null if there is no such file. The caller must release the result. */
  async openResources(): Promise<FileSource | null> {
    const opened = await this.#openServedResources();
    return opened && streamSource(opened, opened.sha256);
  }

  /** Opens the file of the served snapshot, so that a newer file is never served with its ETag. */
  async #openServedResources(): Promise<(Opened & { readonly sha256: string }) | null> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const { resources } = await this.read();
      const opened = resources && (await openFile(this.#parts.folder, RESOURCES));
      if (!opened) return null;
      if (opened.identity === resources.identity) return { ...opened, sha256: resources.sha256 };
      await opened.handle.close(); // replaced meanwhile; the new snapshot is being loaded
      await this.#loading;
    }
    throw new InconsistentRepositoryError(`${RESOURCES} does not belong to the repository being served`);
  }

  /** `file` is a plain name. Null if there is no such file. The caller must release the result. */
  async openArchive(file: string): Promise<FileSource | null> {
    const opened = await openFile(this.#parts.folder, join('archives', file));
    return opened && streamSource(opened, opened.identity);
  }

  /** By identifier. */
  async readIcons(): Promise<ReadonlyMap<string, FileSource>> {
    const snapshot = await this.read();
    if (!snapshot.resources) return NO_ICONS;
    const cached = this.#iconsBySnapshot.get(snapshot);
    if (cached) return cached;
    const icons = this.#loadIcons().catch((error: Error) => {
      this.#parts.onProblem?.(`cannot read ${RESOURCES}, so packages have no icons: ${error.message}`);
      return NO_ICONS;
    });
    this.#iconsBySnapshot.set(snapshot, icons);
    return icons;
  }

  async #loadIcons(): Promise<ReadonlyMap<string, FileSource>> {
    const opened = await this.#openServedResources();
    if (!opened) return NO_ICONS;
    await using handle = opened.handle;
    return await unzipIcons(handle.fd, this.#settings);
  }
}

type Opened = NonNullable<Awaited<ReturnType<typeof openFile>>>;

const streamSource = ({ handle, size }: Opened, tag: string): FileSource => ({
  tag,
  size,
  content: (start, end) => handle.createReadStream({ start, end: end - 1, autoClose: false }),
  release: () => void handle.close().catch(() => {}),
});

/** Only this path in resources.zip counts as an icon. */
const ICON = /^([a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9])\/icon\.png$/;

/** By identifier. Skips icons that are too large or not PNG, and stops once all icons together are too large. */
async function unzipIcons(fd: number, settings: StoreSettings): Promise<ReadonlyMap<string, FileSource>> {
  const icons = new Map<string, FileSource>();
  const zip = await yauzl.fromFdPromise(fd, { autoClose: false }); // fails if an entry inflates to more bytes than it declares
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const [, identifier] = ICON.exec(entry.fileName) ?? [];
    if (identifier === undefined || entry.uncompressedSize > settings.maxIconBytes || entry.isEncrypted()) continue;
    total += entry.uncompressedSize;
    if (total > settings.maxIconsBytes) break;
    const content = await buffer(await zip.openReadStreamPromise(entry));
    if (isPng(content)) icons.set(identifier, fileSource(content));
  }
  return icons;
}
