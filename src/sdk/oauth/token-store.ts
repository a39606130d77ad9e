// Token records, one file per provider and user in the home directory. Files are created with mode 0600 and directories
// with 0700. Files are replaced atomically under a lock that processes share.
import { writeFileSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { replaceFile } from '../../base/files/durable.ts';
import { ifMissing } from '../../base/files/if-missing.ts';
import { takeLock } from '../../base/files/lock.ts';
import { parseOr } from '../../contract/parse-or.ts';
import { TokenStoreError } from './errors.ts';
import type { TokenRecord } from './token-endpoint.ts';

/** The user of single-user programs. */
export const DEFAULT_USER = 'default';

export interface StoredConnection {
  readonly provider: string;
  readonly user: string;
  readonly expiresAt: number | null;
  /** Whether there is a refresh token. */
  readonly refreshable: boolean;
  /** Whether the record is unreadable. */
  readonly damaged: boolean;
}

/** Access to a record while its lock is held. */
export interface LockedRecord {
  read(): Promise<TokenRecord | null>;
  write(record: TokenRecord): Promise<void>;
  remove(): Promise<void>;
}

/** Longer than the slowest refresh in another process. */
const LOCK_WAIT_MS = 90_000;
const FOLDER_MODE = 0o700;
const SUFFIX = '.json';
/** The new record, until it has replaced the old one. */
const newFile = (path: string): string => `${path}.new`;

export class TokenStore {
  readonly folder: string;

  /** `~/.annex/tokens` by default. */
  constructor(folder: string = join(homedir(), '.annex', 'tokens')) {
    this.folder = folder;
  }

  pathOf(provider: string, user: string): string {
    return join(this.folder, encodeName(provider, 'provider'), `${encodeName(user, 'user')}${SUFFIX}`);
  }

  async read(provider: string, user: string): Promise<TokenRecord | null> {
    return readRecord(this.pathOf(provider, user));
  }

  async write(provider: string, user: string, record: TokenRecord): Promise<void> {
    await this.prepare(provider);
    const written = await this.exclusively(provider, user, async (locked) => {
      await locked.write(record);
      return true;
    });
    if (!written) throw new TokenStoreError('Cannot write the token record: its directory no longer exists');
  }

  /** Creates the directory, or restricts the permissions of an existing one, so that tokens can be stored later. */
  async prepare(provider: string): Promise<void> {
    const folder = join(this.folder, encodeName(provider, 'provider'));
    try {
      await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
      for (const path of [this.folder, folder]) await chmod(path, FOLDER_MODE);
    } catch (error) {
      failWith('Cannot create the token directory')(error);
    }
  }

  async remove(provider: string, user: string): Promise<void> {
    await this.exclusively(provider, user, (locked) => locked.remove());
  }

  /** Runs under the record's lock. Null if there is no record. */
  async exclusively<T>(provider: string, user: string, work: (locked: LockedRecord) => Promise<T>): Promise<T | null> {
    const path = this.pathOf(provider, user);
    const release = await takeLock(`${path}.lock`, LOCK_WAIT_MS)
      .catch(ifMissing(null))
      .catch(failWith('Cannot lock the token record'));
    if (!release) return null;
    try {
      return await work({
        read: () => readRecord(path),
        write: (record) => writeRecord(path, record),
        remove: () => rm(newFile(path), { force: true }).then(() => rm(path, { force: true })),
      });
    } finally {
      await release();
    }
  }

  /** Stored records without their tokens, sorted by provider and user. */
  async list(): Promise<StoredConnection[]> {
    const connections: StoredConnection[] = [];
    for (const folder of await namesIn(this.folder)) {
      const provider = decodeName(folder);
      if (provider === null) continue;
      for (const file of await namesIn(join(this.folder, folder))) {
        const user = file.endsWith(SUFFIX) ? decodeName(file.slice(0, -SUFFIX.length)) : null;
        const record = user === null ? null : await readRecord(join(this.folder, folder, file)).catch(() => 'damaged');
        if (user === null || record === null) continue;
        connections.push({ provider, user, ...summaryOf(record) });
      }
    }
    return connections;
  }
}

async function readRecord(path: string): Promise<TokenRecord | null> {
  const newer = parseRecord(await readFile(newFile(path), 'utf8').catch(() => '')); // its process died
  if (newer) return newer;
  const text = await readFile(path, 'utf8').catch(ifMissing(null)).catch(failWith('Cannot read the token record'));
  if (text === null) return null;
  const record = parseRecord(text);
  if (!record) throw new TokenStoreError(`The token record ${path} is damaged. Connect again.`);
  return record;
}

function parseRecord(text: string): TokenRecord | null {
  const record = parseOr(text, null) as Partial<Record<keyof TokenRecord, unknown>> | null;
  const { accessToken, refreshToken, expiresAt } = record ?? {};
  if (typeof accessToken !== 'string' || accessToken === '') return null;
  return {
    accessToken,
    refreshToken: typeof refreshToken === 'string' && refreshToken !== '' ? refreshToken : null,
    expiresAt: typeof expiresAt === 'number' && Number.isFinite(expiresAt) ? expiresAt : null,
  };
}

/** The old refresh token may be used up, so the new one is written at once, before the slow atomic write. */
async function writeRecord(path: string, { accessToken, refreshToken, expiresAt }: TokenRecord): Promise<void> {
  const text = `${JSON.stringify({ accessToken, refreshToken, expiresAt }, null, 2)}\n`;
  try {
    writeFileSync(newFile(path), text, { mode: 0o600 });
    await replaceFile(path, text);
    await rm(newFile(path));
  } catch (error) {
    failWith('Cannot write the token record')(error);
  }
}

const summaryOf = (record: TokenRecord | string): Omit<StoredConnection, 'provider' | 'user'> =>
  typeof record === 'string'
    ? { expiresAt: null, refreshable: false, damaged: true }
    : { expiresAt: record.expiresAt, refreshable: record.refreshToken !== null, damaged: false };

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' || error.code === 'ENOTDIR' ? [] : failWith('Cannot read the token directory')(error),
  );
  return names.sort();
}

/** For `catch`. */
const failWith =
  (message: string) =>
  (cause: unknown): never => {
    const { code = 'unknown reason' } = cause as NodeJS.ErrnoException;
    throw new TokenStoreError(`${message} (${code})`, { cause });
  };

// Encodes names of providers and users as file names: reversible, safe on case-insensitive file systems, and never a
// path, a hidden file or a device.

const MAX_ENCODED_LENGTH = 200;
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/;

function encodeName(name: string, kind: string): string {
  if (name === '' || name.includes('\0') || !name.isWellFormed()) {
    throw new TypeError(`The ${kind} name must be a non-empty string`);
  }
  const encoded = name
    .replace(/[^a-z0-9._@+-]/gsu, percent)
    .replace(/^\.|\.$/g, percent)
    .replace(DEVICES, (word) => percent(word.charAt(0)) + word.slice(1));
  if (encoded.length > MAX_ENCODED_LENGTH) throw new TypeError(`The ${kind} name is too long`);
  return encoded;
}

/** Null for a name that `encodeName` cannot produce. */
function decodeName(encoded: string): string | null {
  try {
    const name = decodeURIComponent(encoded);
    return encodeName(name, 'file') === encoded ? name : null;
  } catch {
    return null;
  }
}

const percent = (character: string): string =>
  [...new TextEncoder().encode(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
