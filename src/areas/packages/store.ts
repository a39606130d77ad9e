// Serves a built repository directory and reloads it whenever it changes, always as a consistent whole.

import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import yauzl from 'yauzl';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { Settings } from '../../../generated/config/settings.ts';
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

type StoreSettings = SnapshotSettings & Pick<Settings['packages'], 'maxIconBytes' | 'maxIconsBytes'>;

/** Before the first snapshot, waits this long for a repository that is still being written. */
const INCONSISTENT_RETRIES = 5;
const INCONSISTENT_WAIT_MS = 50;
const RELOAD_WAIT_MS = 250;
/** Gives up until the next request if the repository changes faster than it can be read. */
const MAX_ATTEMPTS = 10;

const NO_ICONS: ReadonlyMap<string, FileSource> = new Map();

export class PackageStore {
  readonly #folder: string;
  readonly #settings: StoreSettings;
  readonly #callbacks: Pick<FolderOptions, 'onQuarantined' | 'onProblem'>;
  #last: Snapshot | null = null;
  /** The last state of the directory that was read, and the error if it could not be read. */
  #lastRead: { readonly fingerprint: string; readonly error: unknown } | null = null;
  #loading: Promise<void> | null = null;
  readonly #icons = new WeakMap<Snapshot, Promise<ReadonlyMap<string, FileSource>>>();

  constructor({ folder, settings, ...callbacks }: FolderOptions) {
    this.#folder = folder;
    this.#settings = { ...DEFAULTS.packages, ...settings };
    this.#callbacks = callbacks;
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
    const fingerprint = await fingerprintOf(this.#folder);
    if (this.#lastRead?.fingerprint !== fingerprint) {
      this.#loading ??= this.#load().finally(() => {
        this.#loading = null;
      });
    }
    return { done: this.#loading };
  }

  /** Compares the fingerprint before and after reading, and reads again if a file was replaced in between. */
  async #load(): Promise<void> {
    let error: unknown = new InconsistentRepositoryError('the directory keeps changing while it is read');
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const fingerprint = await fingerprintOf(this.#folder);
      const read = readSnapshot(this.#folder, this.#settings);
      const outcome = await read.catch((failure: unknown) => ({ failure }));
      if ((await fingerprintOf(this.#folder)) !== fingerprint) continue;
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
    for (const item of snapshot.quarantined) this.#callbacks.onQuarantined?.(item);
    for (const warning of snapshot.warnings) this.#callbacks.onProblem?.(warning);
  }

  #reject(fingerprint: string, error: unknown): void {
    this.#lastRead = { fingerprint, error };
    this.#callbacks.onProblem?.(error instanceof Error ? error.message : String(error));
  }

  /** Null if there is no such file. The caller must release the result. */
  async openResources(): Promise<FileSource | null> {
    const opened = await this.#openResources();
    return opened && streamSource(opened, opened.sha256);
  }

  /** Opens the file of the served snapshot, so that a newer file is never served with its ETag. */
  async #openResources(): Promise<(Opened & { readonly sha256: string }) | null> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const { resources } = await this.read();
      const opened = resources && (await openFile(this.#folder, RESOURCES));
      if (!opened) return null;
      if (opened.identity === resources.identity) return { ...opened, sha256: resources.sha256 };
      await opened.handle.close(); // replaced meanwhile; the new snapshot is being loaded
      await this.#loading;
    }
    throw new InconsistentRepositoryError(`${RESOURCES} does not belong to the repository being served`);
  }

  /** `file` is a plain name. Null if there is no such file. The caller must release the result. */
  async openArchive(file: string): Promise<FileSource | null> {
    const opened = await openFile(this.#folder, join('archives', file));
    return opened && streamSource(opened, opened.identity);
  }

  /** By identifier. */
  async readIcons(): Promise<ReadonlyMap<string, FileSource>> {
    const snapshot = await this.read();
    if (!snapshot.resources) return NO_ICONS;
    const cached = this.#icons.get(snapshot);
    if (cached) return cached;
    const icons = this.#readIcons().catch((error: Error) => {
      this.#callbacks.onProblem?.(`cannot read ${RESOURCES}, so packages have no icons: ${error.message}`);
      return NO_ICONS;
    });
    this.#icons.set(snapshot, icons);
    return icons;
  }

  async #readIcons(): Promise<ReadonlyMap<string, FileSource>> {
    const opened = await this.#openResources();
    if (!opened) return NO_ICONS;
    try {
      return await readIcons(opened.handle.fd, this.#settings);
    } finally {
      await opened.handle.close();
    }
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
async function readIcons(fd: number, settings: StoreSettings): Promise<ReadonlyMap<string, FileSource>> {
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
