// A built repository folder, read again whenever it has changed, always as a whole.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { FileSource } from '../../contract/handler.ts';
import type { Quarantined } from '../../package-manager/format/package-list.ts';
import { type IconLimits, readIcons } from './icons.ts';
import { MixedFolderError, openFile, RESOURCES, readSnapshot, type Snapshot, stampOf } from './snapshot.ts';

export interface PackageStore {
  /** The repository as it was last read; a changed one is read meanwhile. Rejects when there has been none. */
  read(): Promise<Snapshot>;
  /** Waits for a changed one: whoever reads the entry point asks next for the files that it names. */
  readCurrent(): Promise<Snapshot>;
  /** Null where there is no such file. What is returned has to be released. */
  openResources(): Promise<FileSource | null>;
  /** `file` is a plain name. Null where there is no such file. What is returned has to be released. */
  openArchive(file: string): Promise<FileSource | null>;
  /** By identifier. */
  readIcons(): Promise<ReadonlyMap<string, FileSource>>;
}

export interface FolderOptions {
  readonly folder: string;
  readonly brand: string;
  readonly icons?: IconLimits | undefined;
  /** Whether the list is served without what breaks the format; true by default. */
  readonly leaveOutInvalid?: boolean | undefined;
  /** For each package that is set aside, once per reading. */
  readonly quarantined?: (item: Quarantined) => void;
  /** For a folder that cannot be read, or not all of it; once for each state of it. */
  readonly trouble?: (reason: string) => void;
}

/** Where nothing whole has been read yet, a folder that is being filled gets this long. */
const MIXED_RETRIES = 5;
const MIXED_WAIT_MS = 50;
/** A folder that changes faster than it can be read is left for the next request. */
const MAX_READINGS = 10;

const NO_ICONS: ReadonlyMap<string, FileSource> = new Map();

export class FolderPackageStore implements PackageStore {
  readonly #folder: string;
  readonly #brand: string;
  readonly #leaveOut: boolean;
  readonly #reports: Pick<FolderOptions, 'quarantined' | 'trouble'>;
  readonly #iconLimits: IconLimits;
  #last: Snapshot | null = null;
  /** The state of the folder that was looked at last, and what is wrong with it. */
  #seen: { readonly stamp: string; readonly error: unknown } | null = null;
  #reading: Promise<void> | null = null;
  readonly #icons = new WeakMap<Snapshot, Promise<ReadonlyMap<string, FileSource>>>();

  constructor({ folder, brand, icons = DEFAULTS.packages, leaveOutInvalid = true, ...reports }: FolderOptions) {
    this.#folder = folder;
    this.#brand = brand;
    this.#leaveOut = leaveOutInvalid;
    this.#reports = reports;
    this.#iconLimits = icons;
  }

  async read(): Promise<Snapshot> {
    const { done } = await this.#notice();
    if (!this.#last) await done;
    if (!this.#last) throw this.#seen?.error;
    return this.#last;
  }

  async readCurrent(): Promise<Snapshot> {
    await (await this.#notice()).done;
    return this.read();
  }

  /** Begins to read a changed folder; `done` is null where nothing is being read. */
  async #notice(): Promise<{ readonly done: Promise<void> | null }> {
    const stamp = await stampOf(this.#folder);
    if (this.#seen?.stamp !== stamp) {
      this.#reading ??= this.#load().finally(() => {
        this.#reading = null;
      });
    }
    return { done: this.#reading };
  }

  /** Looks at the folder before and after: a file that is replaced meanwhile makes it read once more. */
  async #load(): Promise<void> {
    let error: unknown = new MixedFolderError('the directory keeps changing while it is read');
    for (let reading = 0; reading < MAX_READINGS; reading += 1) {
      const stamp = await stampOf(this.#folder);
      const read = readSnapshot(this.#folder, this.#brand, this.#leaveOut);
      const outcome = await read.catch((failure: unknown) => ({ failure }));
      if ((await stampOf(this.#folder)) !== stamp) continue;
      if (!('failure' in outcome)) return this.#take(stamp, outcome);
      error = outcome.failure;
      const waits = !this.#last && error instanceof MixedFolderError && reading < MIXED_RETRIES;
      if (!waits) return this.#refuse(stamp, error);
      await wait(MIXED_WAIT_MS);
    }
    this.#refuse('', error);
  }

  #take(stamp: string, snapshot: Snapshot): void {
    this.#last = snapshot;
    this.#seen = { stamp, error: null };
    for (const item of snapshot.quarantined) this.#reports.quarantined?.(item);
    for (const complaint of snapshot.complaints) this.#reports.trouble?.(complaint);
  }

  #refuse(stamp: string, error: unknown): void {
    this.#seen = { stamp, error };
    this.#reports.trouble?.(error instanceof Error ? error.message : String(error));
  }

  async openResources(): Promise<FileSource | null> {
    const opened = await this.#openResources();
    return opened && streamed(opened, opened.sha256);
  }

  /** Opens the file of the served snapshot, never a newer one under its ETag. */
  async #openResources(): Promise<(Opened & { readonly sha256: string }) | null> {
    for (let reading = 0; reading < MAX_READINGS; reading += 1) {
      const { resources } = await this.read();
      const opened = resources && (await openFile(this.#folder, RESOURCES));
      if (!opened) return null;
      if (opened.identity === resources.identity) return { ...opened, sha256: resources.sha256 };
      await opened.handle.close(); // replaced since: the new one is being read
      await this.#reading;
    }
    throw new MixedFolderError(`${RESOURCES} does not belong to the repository being served`);
  }

  async openArchive(file: string): Promise<FileSource | null> {
    const opened = await openFile(this.#folder, join('archives', file));
    return opened && streamed(opened, opened.identity);
  }

  async readIcons(): Promise<ReadonlyMap<string, FileSource>> {
    const snapshot = await this.read();
    if (!snapshot.resources) return NO_ICONS;
    const known = this.#icons.get(snapshot);
    if (known) return known;
    const icons = this.#readIcons().catch((error: Error) => {
      this.#reports.trouble?.(`cannot read ${RESOURCES}, so packages have no icons: ${error.message}`);
      return NO_ICONS;
    });
    this.#icons.set(snapshot, icons);
    return icons;
  }

  async #readIcons(): Promise<ReadonlyMap<string, FileSource>> {
    const opened = await this.#openResources();
    if (!opened) return NO_ICONS;
    try {
      return await readIcons(opened.handle.fd, this.#iconLimits);
    } finally {
      await opened.handle.close();
    }
  }
}

type Opened = NonNullable<Awaited<ReturnType<typeof openFile>>>;

const streamed = ({ handle, size }: Opened, tag: string): FileSource => ({
  tag,
  size,
  content: (start, end) => handle.createReadStream({ start, end: end - 1, autoClose: false }),
  release: () => void handle.close().catch(() => {}),
});
