// Downloads Debian packages with material for benchmarks. They are cached between runs and not part of the repository.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const CACHE = join(import.meta.dirname, '../../../.bench/debian');

/** Returns the folder of the unpacked package. */
export function unpackDebian(name: string): string {
  const folder = join(CACHE, name);
  if (existsSync(join(folder, 'usr'))) return folder;
  mkdirSync(folder, { recursive: true });
  execFileSync('apt-get', ['-q', 'download', name], { cwd: folder, stdio: 'ignore' });
  const file = readdirSync(folder).find((entry) => entry.endsWith('.deb')) ?? '';
  execFileSync('dpkg-deb', ['-x', file, '.'], { cwd: folder });
  return folder;
}
