import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Creates directories for the tests of a file and deletes them afterwards. */
export const useFolders = (): (() => Promise<string>) => {
  const folders: string[] = [];
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), 'annex-state-'));
    folders.push(folder);
    return folder;
  };
};
