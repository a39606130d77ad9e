// What is known about each file, one small file of JSON each, in the data directory.
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schemas } from '../../../../generated/paste/contract.ts';
import { replaceFile } from '../../../base/files/durable.ts';
import { ifMissing } from '../../../base/files/if-missing.ts';
import { parseOr } from '../../../contract/parse-or.ts';

export interface FileRecord {
  readonly id: string;
  readonly owner: string;
  readonly direction: Schemas['FileDirection'];
  readonly state: 'uploading' | 'ready' | 'saved';
  /** Clean names, of which the last one is the file's. */
  readonly steps: readonly string[];
  readonly size: number;
  readonly from?: string | undefined;
  readonly fingerprint?: string | undefined;
  /** Where the file is in the project, once it is complete. */
  readonly path?: string | undefined;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly expiresAt: number;
  /** When the upload ended; different for all files. 0 before. */
  readonly endedAt: number;
}

const RECORD = /^[0-9a-f-]{36}\.json$/;

export class FileRecords {
  readonly folder: string;
  readonly #records = new Map<string, FileRecord>();

  constructor(folder: string) {
    this.folder = folder;
  }

  async load(): Promise<void> {
    for (const name of await readdir(this.folder).catch(ifMissing([]))) {
      if (!RECORD.test(name)) continue;
      const record = parseOr(await readFile(join(this.folder, name), 'utf8'), null) as FileRecord | null;
      if (record) this.#records.set(record.id, record);
    }
  }

  get(id: string): FileRecord | undefined {
    return this.#records.get(id);
  }

  all(): readonly FileRecord[] {
    return [...this.#records.values()];
  }

  /** Resolves when it is on disk. */
  async save(record: FileRecord): Promise<void> {
    await replaceFile(this.#path(record), JSON.stringify(record));
    this.#records.set(record.id, record);
  }

  async remove(record: FileRecord): Promise<void> {
    await rm(this.#path(record), { force: true });
    this.#records.delete(record.id);
  }

  #path({ id }: FileRecord): string {
    return join(this.folder, `${id}.json`);
  }
}
