// The journal of the screenshot directory: one JSON line per event, with the id, names and name sources of each
// screenshot. Stored next to the images, so that it moves with them. Several processes may append.
import { type FileHandle, open } from 'node:fs/promises';
import { isSafeName } from '../file-names.ts';
import type { Entry, NameSource } from '../screenshot-entry.ts';

export const JOURNAL_FILE = '.journal.jsonl';

export type JournalLine =
  /** Written before the files get their names, so that the owner is known even if the process dies. */
  | ({ readonly event: 'saving' } & Pick<Entry, 'id' | 'owner' | 'sha256'>)
  /** `searches` is 1 if the screenshot is to be named automatically. */
  | ({ readonly event: 'saved' } & Omit<Entry, 'previousNames' | 'isUnnamed' | 'text' | 'hasAllText'>)
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
  /** Naming starts again. The `saved` event records the first attempt. */
  | { readonly event: 'searching'; readonly id: string; readonly at: number }
  /** Naming was aborted. The attempt does not count. */
  | { readonly event: 'stopped'; readonly id: string; readonly at: number }
  | { readonly event: 'read'; readonly id: string; readonly at: number; readonly text: string; readonly whole: boolean }
  /** The search for a smaller file with the same pixels has finished. */
  | { readonly event: 'squeezed'; readonly id: string; readonly at: number }
  /** No name was found, so the initial one stays. */
  | { readonly event: 'kept'; readonly id: string; readonly at: number };

/** The journal contains text from screenshots. */
const OWNER_ONLY = 0o600;
const CHUNK_BYTES = 64 * 1024;
/** Longer lines are skipped: the viewer never writes them. */
const MAX_LINE_BYTES = 16 * 1024;

export class Journal {
  readonly #path: string;
  readonly #entries = new Map<string, Entry>();
  /** By SHA-256 of the original. */
  readonly #unfinished = new Map<string, Pick<Entry, 'id' | 'owner'>>();
  #offset = 0;
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

  /** The screenshot with this original that was never completely saved, as of the last call of `entries`. */
  findUnfinished(sha256: string): Pick<Entry, 'id' | 'owner'> | undefined {
    return this.#unfinished.get(sha256);
  }

  /** Appends each line in one write, which is atomic. Readers skip a line that a power failure truncated. */
  async append(line: JournalLine, durable: boolean): Promise<void> {
    const file = await open(this.#path, 'a', OWNER_ONLY);
    try {
      if (((await file.stat()).mode & 0o077) !== 0) await file.chmod(OWNER_ONLY); // written by an earlier release
      await file.write(`\n${JSON.stringify(line)}\n`);
      if (durable) await file.sync();
    } finally {
      await file.close();
    }
  }

  async #read(): Promise<void> {
    let file: FileHandle;
    try {
      file = await open(this.#path, 'r');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      this.#reset();
      return;
    }
    try {
      if ((await file.stat()).size < this.#offset) this.#reset(); // replaced by another journal
      const chunk = Buffer.alloc(CHUNK_BYTES);
      for (;;) {
        const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES, this.#offset);
        if (bytesRead === 0) return;
        this.#offset += bytesRead;
        this.#readLines(Buffer.concat([this.#rest, chunk.subarray(0, bytesRead)]));
      }
    } finally {
      await file.close();
    }
  }

  #reset(): void {
    this.#entries.clear();
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
      this.#unfinished.set(line.sha256, { id: line.id, owner: line.owner });
      return;
    }
    if (line.event === 'saved') {
      if (this.#unfinished.get(line.sha256)?.id === line.id) this.#unfinished.delete(line.sha256);
      const { event: _, ...entry } = line;
      this.#entries.set(entry.id, {
        ...entry,
        isUnnamed: entry.searches > 0,
        previousNames: [],
        text: '',
        hasAllText: false,
      });
      return;
    }
    const entry = this.#entries.get(line.id);
    if (!entry) return;
    if (line.event === 'read') {
      this.#entries.set(line.id, { ...entry, text: line.text, hasAllText: line.whole });
      return;
    }
    if (line.event === 'squeezed') {
      this.#entries.set(line.id, { ...entry, isSqueezed: true });
      return;
    }
    if (line.event !== 'renamed') {
      const searches = entry.searches + (line.event === 'searching' ? 1 : -1);
      if (line.event === 'kept') this.#entries.set(line.id, { ...entry, isUnnamed: false, searches: 0 });
      else if (entry.isUnnamed) this.#entries.set(line.id, { ...entry, searches: Math.max(0, searches) });
      return;
    }
    const previousNames = line.undo
      ? entry.previousNames.slice(0, -1)
      : [...entry.previousNames, { name: entry.name, source: entry.source }];
    const { to: name, source } = line;
    this.#entries.set(line.id, { ...entry, name, source, isUnnamed: false, searches: 0, previousNames });
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
  if (PLAIN_EVENTS.has(line.event)) return line;
  if (line.event === 'read') return typeof line.text === 'string' ? { ...line, whole: line.whole === true } : null;
  if (line.event !== 'saving' && line.event !== 'saved' && line.event !== 'renamed') return null;
  if (typeof line.sha256 !== 'string') return null;
  if (line.event === 'saving') return { ...line, owner: ownerOf(line.owner) };
  if (!SOURCES.has(line.source)) return null;
  if (line.event === 'renamed') {
    return isName(line.from) && isName(line.to) ? { ...line, undo: line.undo === true } : null;
  }
  const counts = [line.size?.width, line.size?.height, line.originalSize?.width, line.originalSize?.height];
  const valid =
    isName(line.name) &&
    [...counts, line.bytes, line.receivedBytes].every((count) => Number.isSafeInteger(count) && Number(count) > 0) &&
    Number.isFinite(line.createdAt) &&
    Math.abs(line.createdAt) < MAX_DATE_MS;
  if (!valid) return null;
  const searches = isCount(line.searches) ? line.searches : 0;
  return { ...line, owner: ownerOf(line.owner), searches, isSqueezed: line.isSqueezed !== false };
}

/** Events with no fields other than `id` and `at`. */
const PLAIN_EVENTS: ReadonlySet<string> = new Set<JournalLine['event']>(['searching', 'stopped', 'kept', 'squeezed']);

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
