// Material of benchmarks from packages of Debian, kept between runs; none of it is in the repository.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const KEPT = join(import.meta.dirname, '../../../.bench/debian');

/** The folder that the package was unpacked into. Fetched once. */
export function unpackDebian(name: string): string {
  const folder = join(KEPT, name);
  if (existsSync(join(folder, 'usr'))) return folder;
  mkdirSync(folder, { recursive: true });
  execFileSync('apt-get', ['-q', 'download', name], { cwd: folder, stdio: 'ignore' });
  const file = readdirSync(folder).find((entry) => entry.endsWith('.deb')) ?? '';
  execFileSync('dpkg-deb', ['-x', file, '.'], { cwd: folder });
  return folder;
}
