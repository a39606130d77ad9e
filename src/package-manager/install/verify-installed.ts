// Whether what lies in a root is what was installed there.
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256OfFile } from '../validate/hash.ts';
import type { RootLayout } from './layout.ts';
import type { InstalledPackage } from './records.ts';

export interface InstalledFinding {
  readonly identifier: string;
  /** Below the root. */
  readonly path: string;
  readonly fault: 'missing' | 'changed' | 'mode';
}

/** Files that keep_on_update names are the user's, and may be as they like. */
export async function verifyInstalled({ root }: RootLayout, record: InstalledPackage): Promise<InstalledFinding[]> {
  const { identifier } = record;
  const findings: InstalledFinding[] = [];
  for (const { path, size, sha256, mode, kept } of record.files) {
    if (kept) continue;
    const file = join(root, path);
    const stats = await lstat(file).catch(() => null);
    const same = stats?.isFile() && stats.size === size && (await sha256OfFile(file)) === sha256;
    if (!stats) findings.push({ identifier, path, fault: 'missing' });
    else if (!same) findings.push({ identifier, path, fault: 'changed' });
    else if (process.platform !== 'win32' && ((stats.mode & 0o100) !== 0) !== (mode === '0755')) {
      findings.push({ identifier, path, fault: 'mode' });
    }
  }
  return findings;
}
