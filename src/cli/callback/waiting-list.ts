// What waits for an address, in a directory for each running wrapper of this user. `annex callback return` reads it.
import { accessSync, constants, renameSync, writeFileSync } from 'node:fs';
import { lstat, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processExists } from '../../base/files/process-identity.ts';
import { attempt } from './processes.ts';

export interface Waiting {
  readonly mailbox: string | null;
  readonly lines: readonly string[];
}

const PREFIX = 'annex-callback-';
const FILE = 'waiting.json';
/** Some programs split BROWSER at these characters. */
const isUsable = (folder: string): boolean =>
  /^\/[^\s:%]*$/.test(folder) && attempt(() => accessSync(folder, constants.W_OK) === undefined, false);

/** New wrappers use the first. Not every shell of a user has XDG_RUNTIME_DIR. */
function runtimeFolders(): string[] {
  const folders = [process.env['XDG_RUNTIME_DIR'] ?? '', tmpdir()].filter(isUsable);
  return folders.length > 0 ? folders : ['/tmp'];
}

export const wrapperFolder = (): string => join(runtimeFolders()[0] ?? '', `${PREFIX}${process.pid}-`);

/** The directories of this user's wrappers. Removes those of wrappers that were killed. */
export async function wrapperFolders(): Promise<string[]> {
  const running = new Set<string>();
  const list = async (parent: string) => (await readdir(parent).catch(() => [])).map((name) => join(parent, name));
  for (const folder of (await Promise.all(runtimeFolders().map(list))).flat()) {
    const [, pid] = new RegExp(`/${PREFIX}(\\d+)-[^/]*$`).exec(folder) ?? [];
    const stats = pid === undefined ? null : await lstat(folder).catch(() => null);
    if (!stats?.isDirectory() || stats.uid !== process.getuid?.()) continue;
    if (processExists(Number(pid))) running.add(folder);
    else await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
  return [...running];
}

export class WaitingList {
  readonly #file: string;
  readonly #list = new Set<Waiting>();

  constructor(folder: string) {
    this.#file = join(folder, FILE);
  }

  /** Returns what removes it. */
  add(waiting: Waiting): () => void {
    this.#list.add(waiting);
    this.#save();
    return () => {
      this.#list.delete(waiting);
      attempt(() => this.#save(), undefined); // the wrapper may have ended
    };
  }

  #save(): void {
    writeFileSync(`${this.#file}.part`, JSON.stringify([...this.#list]));
    renameSync(`${this.#file}.part`, this.#file);
  }
}

/** Of all wrappers. */
export async function readWaitingLists(folders: readonly string[]): Promise<Waiting[]> {
  const read = (folder: string) => readFile(join(folder, FILE), 'utf8').catch(() => '[]');
  return (await Promise.all(folders.map(read))).flatMap((text) => JSON.parse(text) as Waiting[]);
}
