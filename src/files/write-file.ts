// Files that are the old ones or the new ones, whatever happens: written beside, made durable, then renamed.
import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  const handle = await open(beside, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await settle(handle, beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Makes a finished file durable and gives it its name. */
export async function settle(handle: FileHandle, from: string, to: string): Promise<void> {
  await handle.sync();
  await rename(from, to);
  const folder = await open(dirname(to)).catch(() => null); // Windows opens no folders
  await folder?.sync().catch(() => {});
  await folder?.close();
}
