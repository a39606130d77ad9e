// Checks whether installed files are unchanged.
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256OfFile } from '../validate/hash.ts';
import { findKept } from './keep-on-update.ts';
import type { RootLayout } from './layout.ts';
import type { InstalledPackage } from './records.ts';

export interface InstalledFinding {
  readonly identifier: string;
  /** Relative to the root. */
  readonly path: string;
  readonly fault: 'missing' | 'changed' | 'mode';
}

/** Skips files that keep_on_update matches, because users may change them. */
export async function verifyInstalled({ root }: RootLayout, record: InstalledPackage): Promise<InstalledFinding[]> {
  const { identifier } = record;
  const findings: InstalledFinding[] = [];
  const paths = record.files.map(({ path }) => path);
  const { paths: matching } = findKept(paths, record.keep_on_update);
  for (const { path, size, sha256, mode, kept } of record.files) {
    if (kept || matching.has(path)) continue;
    const file = join(root, path);
    const stats = await lstat(file).catch(() => null);
    const isSame = stats?.isFile() && stats.size === size && (await sha256OfFile(file)) === sha256;
    if (!stats) findings.push({ identifier, path, fault: 'missing' });
    else if (!isSame) findings.push({ identifier, path, fault: 'changed' });
    else if (process.platform !== 'win32' && ((stats.mode & 0o100) !== 0) !== (mode === '0755')) {
      findings.push({ identifier, path, fault: 'mode' });
    }
  }
  return findings;
}
