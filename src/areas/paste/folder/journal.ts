// The journal of the screenshot directory: one JSON line per event, with the id, names and name sources of each
// screenshot. Stored next to the images, so that it moves with them. Several processes may append.
//
// Each process keeps the entries in memory and reads only the lines that were appended since its last read. A journal
// that was replaced meanwhile is read from the start. Lines that cannot be read are skipped.
//
// It says which files belong to which id. A process takes file names first and then writes its line, and writes its line
// first and then gives file names up. So the last screenshot that the journal gives a file to is the only one that has it.
//
// What happens on disk, in an order that survives a kill at any step (recover.ts finishes or undoes the rest):
//   save:    both files under temporary names; line `saving` (id, owner, hash); linked to their names; line `saved`.
//   rename:  linked to the new names; line `renamed`; the old names removed. Naming is a rename.
//   delete:  line `deleted`; files moved to the trash, by id; the recognized text erased from the journal.
//   restore: linked to free names; line `restored`; removed from the trash.
// Names are taken with link(2), which fails if the name exists: two processes never get the same one. All but saving, and
// recovery too, hold the directory's lock.
import { constants, type FileHandle, open } from 'node:fs/promises';
import { ifMissing } from '../../../base/files/if-missing.ts';
import { type Entry, filesOf, isSafeName, type NameSource } from '../screenshot.ts';

export const JOURNAL_FILE = '.journal.jsonl';

export type JournalLine =
  /** Written before the files get their names, so that the owner is known even if the process dies. */
  | ({ readonly event: 'saving' } & Pick<Entry, 'id' | 'owner' | 'sha256'>)
  /** `searches` is 1 if the screenshot is to be named automatically. */
  | ({ readonly event: 'saved' } & Omit<Entry, 'isUnnamed' | keyof typeof NEW>)
  | {
      readonly event: 'renamed';
      readonly id: string;
      readonly at: number;
      readonly from: string;
      readonly to: string;
      readonly source: NameSource;
      readonly sha256: string;
      /** Whether an earlier rename was undone. */
      readonly undo: boolean;
    }
  /**
   * searching: naming starts again; the `saved` event records the first attempt. stopped: naming was aborted, and the
   * attempt does not count. kept: no name was found, so the initial one stays. deleted: the files move to the
   * trash next, and the text is erased from the journal.
   */
  | { readonly event: (typeof PLAIN_EVENTS)[number]; readonly id: string; readonly at: number }
  | { readonly event: 'read'; readonly id: string; readonly at: number; readonly text: string; readonly whole: boolean }
  | { readonly event: 'restored'; readonly id: string; readonly at: number; readonly to: string };

/** Events with no fields other than `id` and `at`. */
const PLAIN_EVENTS = ['searching', 'stopped', 'kept', 'deleted'] as const;
const READ_LINES = /^\{"event":"read","id":"([\w-]{1,64})".*$/gm;

/** The journal contains text from screenshots. */
const OWNER_ONLY = 0o600;
const CHUNK_BYTES = 64 * 1024;
/** Longer lines are skipped: the viewer never writes them. */
const MAX_LINE_BYTES = 16 * 1024;
/** Enough for the ids of the first and the last line. */
const SAMPLE_BYTES = 1024;

export class Journal {
  readonly #path: string;
  #entries = new Map<string, Entry>();
  /** By file name: the id that it was last given to. */
  readonly #holders = new Map<string, string>();
  readonly #unfinished = new Map<string, Pick<Entry, 'id' | 'owner' | 'sha256'>>();
  #offset = 0;
  /** Of the file at `#offset`. Another one means that the journal was replaced. */
  #sample = '';
  /** The incomplete last line. */
  #rest: Buffer = Buffer.alloc(0);
  #reading: Promise<void> = Promise.resolve();

  constructor(path: string) {
    this.#path = path;
  }

  /** All entries that any process has written so far. */
  async entries(): Promise<ReadonlyMap<string, Entry>> {
    this.#reading = this.#reading.catch(() => {}).then(() => this.#read());
    await this.#reading;
    return this.#entries;
  }

  /** The newest screenshot with this original that was never completely saved, as of the last call of `entries`. */
  findUnfinished(sha256: string): Pick<Entry, 'id' | 'owner'> | undefined {
    return [...this.#unfinished.values()].findLast((unfinished) => unfinished.sha256 === sha256);
  }

  /** Appends each line in one write, which is atomic. Readers skip a line that a power failure truncated. */
  async append(line: JournalLine, durable: boolean): Promise<void> {
    await using file = await this.#openOwn(constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT);
    if (((await file.stat()).mode & 0o077) !== 0) await file.chmod(OWNER_ONLY); // written by an earlier release
    await file.write(`\n${JSON.stringify(line)}\n`);
    if (durable) await file.sync();
  }

  /** Overwrites the text of deleted screenshots with spaces, in place: other processes may be appending. */
  async eraseTexts(): Promise<void> {
    const entries = await this.entries();
    if (![...entries.values()].some(({ isDeleted }) => isDeleted)) return;
    await using file = await this.#openOwn(constants.O_RDWR);
    for (const { 0: line, 1: id = '', index } of (await file.readFile('latin1')).matchAll(READ_LINES)) {
      if (entries.get(id)?.isDeleted) await file.write(' '.repeat(line.length), index);
    }
    await file.datasync();
  }

  /** A link in its place, which may be part of a project from someone else, leads to another file. */
  #openOwn(flags: number): Promise<FileHandle> {
    return open(this.#path, flags | (constants.O_NOFOLLOW ?? 0), OWNER_ONLY).catch((error: Error) => {
      error.message = error.message.replace('too many symbolic links encountered', 'must not be a symbolic link');
      throw error;
    });
  }

  async #read(): Promise<void> {
    await using file = await open(this.#path, 'r').catch(ifMissing(null));
    if (!file) return this.#reset();
    if (this.#sample !== (await this.#sampleOf(file))) this.#reset();
    const chunk = Buffer.alloc(CHUNK_BYTES);
    for (;;) {
      const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES, this.#offset);
      if (bytesRead === 0) break;
      this.#offset += bytesRead;
      this.#readLines(Buffer.concat([this.#rest, chunk.subarray(0, bytesRead)]));
    }
    this.#sample = await this.#sampleOf(file);
  }

  /** The inode, and the first and last bytes up to the offset: file systems reuse inodes. */
  async #sampleOf(file: FileHandle): Promise<string> {
    const bytes = Buffer.alloc(2 * SAMPLE_BYTES);
    const length = Math.min(SAMPLE_BYTES, this.#offset);
    await file.read(bytes, 0, length, 0);
    await file.read(bytes, SAMPLE_BYTES, length, this.#offset - length);
    const { dev, ino } = await file.stat();
    return `${dev} ${ino} ${bytes.toString('latin1')}`;
  }

  #reset(): void {
    this.#entries = new Map(); // callers may still use the old one
    this.#holders.clear();
    this.#unfinished.clear();
    this.#offset = 0;
    this.#rest = Buffer.alloc(0);
  }

  #readLines(bytes: Buffer): void {
    let from = 0;
    for (let end = bytes.indexOf(10, from); end >= 0; end = bytes.indexOf(10, from)) {
      if (end > from) this.#apply(bytes.subarray(from, end).toString());
      from = end + 1;
    }
    const rest = bytes.subarray(from);
    this.#rest = rest.length > MAX_LINE_BYTES ? Buffer.alloc(0) : Buffer.from(rest);
  }

  #apply(text: string): void {
    const line = parseLine(text);
    if (!line) return;
    if (line.event === 'saving') {
      this.#unfinished.set(line.id, line);
      return;
    }
    const entry = this.#entries.get(line.id);
    if (line.event === 'saved') {
      this.#unfinished.delete(line.id);
      const { event: _, ...about } = line;
      if (!entry) this.#claim({ ...about, isUnnamed: about.searches > 0, ...NEW });
      return;
    }
    const update = entry && updateOf(entry, line);
    if (!update) return;
    if (update.name === undefined) this.#entries.set(line.id, { ...entry, ...update });
    else this.#claim({ ...entry, ...update });
  }

  /** Gives the files to this screenshot. Whoever had them was deleted by a release without `deleted`, or by hand. */
  #claim(entry: Entry): void {
    this.#entries.set(entry.id, entry);
    for (const file of entry.isDeleted ? [] : filesOf(entry)) {
      const holder = this.#entries.get(this.#holders.get(file) ?? '');
      this.#holders.set(file, entry.id);
      const isTaken = holder && holder.id !== entry.id && filesOf(holder).includes(file);
      if (isTaken) this.#entries.set(holder.id, { ...holder, ...DELETED });
    }
  }
}

/** The parts of an entry that change after it is saved. */
export const NEW = { previousNames: [], text: '', hasAllText: false, isDeleted: false } as const;
const DELETED = { isDeleted: true, text: '', hasAllText: false } as const;

function updateOf(entry: Entry, line: Exclude<JournalLine, { event: 'saving' | 'saved' }>): Partial<Entry> {
  const { searches, isUnnamed, isDeleted } = entry;
  const names = [...entry.previousNames, { name: entry.name, source: entry.source }];
  switch (line.event) {
    case 'renamed': {
      const previousNames = line.undo ? entry.previousNames.slice(0, -1) : names;
      return { name: line.to, source: line.source, isUnnamed: false, searches: 0, previousNames };
    }
    case 'restored':
      return { name: line.to, isDeleted: false, previousNames: line.to === entry.name ? entry.previousNames : names };
    case 'read':
      return isDeleted ? {} : { text: line.text, hasAllText: line.whole };
    case 'kept':
      return { isUnnamed: false, searches: 0 };
    case 'deleted':
      return DELETED;
    default:
      return isUnnamed ? { searches: Math.max(0, searches + (line.event === 'searching' ? 1 : -1)) } : {};
  }
}

/** A journal can be part of a project from someone else: its names must not lead out of the directory. */
function parseLine(text: string): JournalLine | null {
  let line: JournalLine;
  try {
    line = JSON.parse(text) as JournalLine;
  } catch {
    return null;
  }
  if (typeof line !== 'object' || line === null || typeof line.id !== 'string' || !ID.test(line.id)) return null;
  if (PLAIN_EVENTS.some((event) => event === line.event)) return line;
  if (line.event === 'restored') return isName(line.to) ? line : null;
  if (line.event === 'read') return typeof line.text === 'string' ? { ...line, whole: line.whole === true } : null;
  if (line.event !== 'saving' && line.event !== 'saved' && line.event !== 'renamed') return null;
  if (typeof line.sha256 !== 'string') return null;
  if (line.event === 'saving') return { ...line, owner: ownerOf(line.owner) };
  if (!SOURCES.has(line.source)) return null;
  if (line.event === 'renamed') {
    return isName(line.from) && isName(line.to) ? { ...line, undo: line.undo === true } : null;
  }
  const counts = [line.size?.width, line.size?.height, line.originalSize?.width, line.originalSize?.height];
  const areCounts = [...counts, line.bytes, line.receivedBytes].every((count) => isCount(count) && count !== 0);
  const isDate = Number.isFinite(line.createdAt) && Math.abs(line.createdAt) < MAX_DATE_MS;
  if (!isName(line.name) || !areCounts || !isDate) return null;
  const searches = isCount(line.searches) ? line.searches : 0;
  return { ...line, owner: ownerOf(line.owner), searches };
}

const ownerOf = (owner: unknown): string | null => (typeof owner === 'string' ? owner : null);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const ID = /^[A-Za-z0-9_-]{1,64}$/;
const MAX_DATE_MS = 8.64e15;
const isName = (name: unknown): boolean => typeof name === 'string' && isSafeName(name);
const SOURCES = new Set<unknown>([
  'title',
  'file-name',
  'model',
  'agent',
  'ocr',
  'user',
  'initial',
  'unknown',
] satisfies NameSource[]);
