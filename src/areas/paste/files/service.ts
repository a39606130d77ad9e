// Files in both directions: uploads that can be resumed, to the project or to the person.
import { randomUUID } from 'node:crypto';
import { lstat, open, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Settings } from '../../../../generated/config/settings.ts';
import type { Schemas } from '../../../../generated/paste/contract.ts';
import { inOrder } from '../../../base/async/in-order.ts';
import { type Clock, DAY_MS } from '../../../base/clock.ts';
import { makeFolder } from '../../../base/files/durable.ts';
import { ifMissing } from '../../../base/files/if-missing.ts';
import { nearestPath } from '../../../base/files/nearest-path.ts';
import { Problem } from '../../../base/problem.ts';
import { IncomingFolder } from './incoming.ts';
import { cleanPath } from './names.ts';
import { appendTo, BodyTooLong } from './part-file.ts';
import { type FileRecord, FileRecords } from './records.ts';

export type FileSettings = Settings['files'];
type FileEntry = Schemas['FileEntry'];

export interface NewFile {
  readonly size: number;
  /** With the folders of a folder that is uploaded. */
  readonly path: string;
  readonly direction: FileRecord['direction'];
  readonly from?: string | undefined;
  readonly fingerprint?: string | undefined;
}

/** How long a file that was saved in the project is listed. */
const LISTED_MS = 7 * DAY_MS;
const SWEEP_MS = 600_000;
/** Files of one owner that wait for the person, and entries of files in the project, beyond which the oldest are forgotten. */
const [MAX_GIVEN, MAX_LISTED] = [64, 1_000];

interface Parts {
  readonly projectDir: string;
  readonly dataDir: string;
  readonly settings: FileSettings;
  readonly clock: Clock;
  /** The path as programs elsewhere see it. */
  readonly mapPath: (path: string) => string;
}

/** A request that appends to a file. */
interface Running {
  readonly stop: AbortController;
  readonly ended: Promise<unknown>;
}

export class FileService {
  readonly #parts: Parts;
  readonly #records: FileRecords;
  readonly #incoming: IncomingFolder;
  /** How many bytes of an unfinished upload are safely on disk. */
  readonly #offsets = new Map<string, number>();
  readonly #running = new Map<string, Running>();
  readonly #inOrder = inOrder();
  #lastEnd = 0;
  #stopSweeping = () => {};

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#records = new FileRecords(join(parts.dataDir, 'files'));
    this.#incoming = new IncomingFolder(parts.projectDir);
  }

  /** Finishes the work of a process that was killed. */
  async start(): Promise<void> {
    await this.#records.load();
    for (const record of this.#records.all()) {
      this.#lastEnd = Math.max(this.#lastEnd, record.endedAt);
      if (record.state === 'uploading') await this.#measure(record);
      else if (record.direction === 'incoming') await rm(this.#partOf(record), { force: true });
    }
    await this.sweep();
  }

  close(): void {
    this.#stopSweeping();
    for (const { stop } of this.#running.values()) stop.abort(new Problem('unavailable'));
  }

  create(owner: string, file: NewFile): Promise<FileRecord> {
    return this.#inOrder(() => this.#create(owner, file));
  }

  async #create(owner: string, { size, path, direction, from, fingerprint }: NewFile): Promise<FileRecord> {
    const { settings, clock } = this.#parts;
    if (size > settings.maxBytes)
      throw new Problem('body-too-large', `Send a file of at most ${settings.maxBytes} bytes.`);
    const names = cleanPath(path);
    if (!names) throw invalid('Upload-Metadata', 'the name or its folders are too long');
    this.#checkQuota(owner, direction);
    const createdAt = clock.now();
    const steps = direction === 'given' ? [names.name] : [...names.folders, names.name];
    const fixed = { id: randomUUID(), owner, direction, state: 'uploading', steps, size, from, fingerprint } as const;
    const record: FileRecord = { ...fixed, createdAt, expiresAt: createdAt + DAY_MS, endedAt: 0 };
    await makeFolder(this.#records.folder);
    if (direction === 'incoming') await this.#incoming.prepare();
    await this.#checkSpace(this.#partOf(record), size);
    await this.#records.save(record); // first, so that a part without an entry is one to remove
    await (await open(this.#partOf(record), 'wx', direction === 'given' ? 0o600 : 0o666)).close();
    this.#offsets.set(record.id, 0);
    return size === 0 ? this.#finish(record) : record;
  }

  /** A small file for the person. */
  async give(owner: string, bytes: Uint8Array, about: Pick<NewFile, 'path' | 'from'>): Promise<FileEntry> {
    const { id } = await this.create(owner, { ...about, size: bytes.length, direction: 'given' });
    if (bytes.length > 0) await this.append(owner, id, 0, Readable.from([bytes]));
    return this.describe(await this.find(owner, id));
  }

  #checkQuota(owner: string, direction: FileRecord['direction']): void {
    const own = this.#records.all().filter((record) => record.owner === owner);
    const open = own.filter(({ state }) => state === 'uploading').length;
    if (open >= this.#parts.settings.maxOpenUploads)
      throw new Problem('too-many-files', `${open} uploads are unfinished. Finish or remove one.`);
    const given = own.filter((record) => record.direction === 'given').length;
    if (direction === 'given' && given >= MAX_GIVEN)
      throw new Problem('too-many-files', `${given} files wait for the person. Remove one.`);
  }

  /** Throws if less than the reserve would be free, were all unfinished uploads finished. */
  async #checkSpace(path: string, bytes: number): Promise<void> {
    const { bavail, bsize } = await statfs(nearestPath(path));
    const unfinished = this.#records.all().filter(({ state }) => state === 'uploading');
    const expected = unfinished.reduce((sum, { id, size }) => sum + size - (this.#offsets.get(id) ?? 0), bytes);
    const { reserveBytes } = this.#parts.settings;
    if (bavail * bsize - expected < reserveBytes) throw new Problem('disk-reserve');
  }

  /** Throws if there is no such file, or it belongs to another owner. */
  async find(owner: string, id: string): Promise<FileRecord> {
    const record = this.#records.get(id);
    if (!record || record.owner !== owner || record.expiresAt <= this.#parts.clock.now())
      throw new Problem('file-not-found');
    const isComplete = record.state === 'uploading' && this.offsetOf(record) === record.size;
    return isComplete && !this.#running.has(id) ? this.#inOrder(() => this.#finish(record)) : record;
  }

  offsetOf({ id, size, state }: FileRecord): number {
    return state === 'uploading' ? (this.#offsets.get(id) ?? 0) : size;
  }

  /** Resolves to the new offset. A body that ends early counts as far as it has arrived. */
  async append(owner: string, id: string, from: number, body: AsyncIterable<Uint8Array>): Promise<number> {
    for (;;) {
      const earlier = this.#running.get(id);
      if (!earlier) break;
      earlier.stop.abort(new Problem('upload-offset', 'Another request continues this upload.'));
      await earlier.ended;
    }
    const stop = new AbortController();
    const work = this.#append(owner, id, { from, body, stopped: stop.signal });
    this.#running.set(id, { stop, ended: work.catch(() => {}) });
    try {
      return await work;
    } finally {
      this.#running.delete(id);
    }
  }

  async #append(
    owner: string,
    id: string,
    { from, body, stopped }: { from: number; body: AsyncIterable<Uint8Array>; stopped: AbortSignal },
  ): Promise<number> {
    const record = await this.find(owner, id);
    const offset = this.offsetOf(record);
    if (offset !== from) throw new Problem('upload-offset', `The next byte is at ${offset}.`);
    if (record.state !== 'uploading') return offset;
    const part = this.#partOf(record);
    const check = () => this.#checkSpace(part, 0);
    await check();
    const { size } = record;
    const appended = await appendTo(part, body, { offset, size, check, stopped }).catch(ifMissing(null));
    if (!appended) {
      await this.#forget(record); // somebody has deleted the part
      throw new Problem('file-not-found');
    }
    this.#offsets.set(id, appended.offset);
    if (appended.error) throw problemOf(appended.error, size);
    if (appended.offset === size) await this.#inOrder(() => this.#finish(record));
    return appended.offset;
  }

  /** Gives a complete file its name. The part is removed last: until then, a crash loses nothing. */
  async #finish(unfinished: FileRecord): Promise<FileRecord> {
    const current = this.#records.get(unfinished.id);
    if (current?.state !== 'uploading') return current ?? unfinished;
    const { clock } = this.#parts;
    const part = this.#partOf(current);
    const isIncoming = current.direction === 'incoming';
    const path = isIncoming ? await this.#incoming.place(part, current.steps) : undefined;
    this.#lastEnd = Math.max(this.#lastEnd + 1, clock.now());
    const expiresAt = clock.now() + (isIncoming ? LISTED_MS : DAY_MS);
    const record: FileRecord = { ...current, state: 'ready', path, endedAt: this.#lastEnd, expiresAt };
    await this.#records.save({ ...record, fingerprint: undefined });
    this.#offsets.delete(record.id);
    if (isIncoming) await rm(part, { force: true });
    return record;
  }

  async remove(owner: string, id: string): Promise<void> {
    const record = this.#records.get(id);
    if (record?.owner !== owner) throw new Problem('file-not-found');
    const running = this.#running.get(id);
    running?.stop.abort(new Problem('file-not-found'));
    await running?.ended;
    await this.#inOrder(() => this.#forget(this.#records.get(id) ?? record));
  }

  /** Newest first; those whose upload ended after `after` oldest first. */
  list(owner: string, direction?: FileRecord['direction'], after?: string): Schemas['FileList'] {
    const now = this.#parts.clock.now();
    const own = this.#records.all().filter((record) => record.owner === owner && record.expiresAt > now);
    const wanted = own.filter((record) => direction === undefined || record.direction === direction);
    const latest = Math.max(0, ...wanted.map(({ endedAt }) => endedAt), after === undefined ? 0 : Number(after) || 0);
    const isAfter = ({ endedAt }: FileRecord) => endedAt > (Number(after) || 0);
    const files =
      after === undefined
        ? wanted.toSorted((one, other) => other.createdAt - one.createdAt || other.endedAt - one.endedAt)
        : wanted.filter(isAfter).toSorted((one, other) => one.endedAt - other.endedAt);
    return { files: files.map((record) => this.describe(record)), latest: latest === 0 ? 'none' : String(latest) };
  }

  describe(record: FileRecord): FileEntry {
    const { id, direction, state, steps, size, from, fingerprint, path, createdAt, expiresAt } = record;
    return {
      id,
      direction,
      state,
      name: steps.join('/'),
      ...(path === undefined ? {} : { path: this.#parts.mapPath(path) }),
      ...(from === undefined ? {} : { from }),
      ...(fingerprint === undefined ? {} : { fingerprint }),
      size,
      offset: this.offsetOf(record),
      created_at: new Date(createdAt).toISOString(),
      expires_at: new Date(expiresAt).toISOString(),
    };
  }

  /** The path of a given file whose bytes are all there. */
  contentOf(record: FileRecord): string {
    if (record.direction !== 'given' || record.state === 'uploading') throw new Problem('file-not-found');
    return this.#partOf(record);
  }

  markSaved({ id }: FileRecord): Promise<void> {
    return this.#inOrder(async () => {
      const record = this.#records.get(id);
      if (record?.state === 'ready') await this.#records.save({ ...record, state: 'saved' });
    });
  }

  /** Removes what has expired, and parts without an entry. */
  async sweep(): Promise<void> {
    const { clock } = this.#parts;
    this.#stopSweeping();
    this.#stopSweeping = clock.at(clock.now() + SWEEP_MS, () => void this.sweep().catch(() => {}));
    const records = this.#records.all();
    const placed = records.filter(({ direction, state }) => direction === 'incoming' && state !== 'uploading');
    const old = placed.toSorted((one, other) => other.endedAt - one.endedAt).slice(MAX_LISTED);
    const expired = records.filter(({ id, expiresAt }) => expiresAt <= clock.now() && !this.#running.has(id));
    for (const record of new Set([...old, ...expired])) await this.#inOrder(() => this.#forget(record));
    for (const folder of [this.#incoming.parts, this.#records.folder]) {
      for (const name of await readdir(folder).catch(ifMissing([]))) {
        const [, id] = /^([0-9a-f-]{36})\.part$/.exec(name) ?? [];
        if (id === undefined || this.#records.get(id)) continue;
        const { mtimeMs = 0 } = (await lstat(join(folder, name)).catch(() => null)) ?? {};
        if (clock.now() - mtimeMs > DAY_MS) await rm(join(folder, name), { force: true });
      }
    }
  }

  async #forget(record: FileRecord): Promise<void> {
    this.#offsets.delete(record.id);
    await rm(this.#partOf(record), { force: true });
    await this.#records.remove(record);
  }

  /** What a killed process has written counts once it is safely on disk. */
  async #measure(record: FileRecord): Promise<void> {
    const part = await open(this.#partOf(record), 'r+').catch(ifMissing(null));
    if (!part) return this.#forget(record);
    await part.datasync();
    this.#offsets.set(record.id, Math.min((await part.stat()).size, record.size));
    await part.close();
    if (this.#offsets.get(record.id) === record.size) await this.#finish(record);
  }

  /** In the file system of its target, so that it can get its name at once. */
  #partOf({ id, direction }: FileRecord): string {
    return join(direction === 'incoming' ? this.#incoming.parts : this.#records.folder, `${id}.part`);
  }

  /** For metrics. */
  get openUploads(): number {
    return this.#offsets.size;
  }
}

export const invalid = (header: string, detail: string): Problem =>
  new Problem('invalid-request', undefined, { errors: [{ pointer: `/header/${header}`, detail }] });

function problemOf(error: unknown, size: number): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (error instanceof BodyTooLong) return new Problem('body-too-large', `The file has ${size} bytes.`);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new Problem('disk-reserve', undefined, { cause: error });
  return error;
}
