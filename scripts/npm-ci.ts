// Installs packages from a separate lock file, so that they are not installed with Annex.
import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Runs `npm ci` in the folder, unless its packages are installed and the lock file has not changed. */
export async function npmCi(folder: string): Promise<void> {
  const stamp = join(folder, 'node_modules/.installed');
  const lock = hash('sha256', await readFile(join(folder, 'package-lock.json')));
  if ((await readFile(stamp, 'utf8').catch(() => '')) === lock) return;
  console.log(`installing the packages of ${folder}`);
  // `--prefix` besides the working folder: npm must not use the checkout above as the project.
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  const npm = process.env['npm_execpath'];
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  await promisify(execFile)(command, [...first, ...args], { cwd: folder });
  await writeFile(stamp, lock);
}
