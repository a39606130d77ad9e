// The peers have a package.json and a lock of their own, so that nobody who installs Annex installs Express.
import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const PEERS = join(import.meta.dirname, 'peers');
const STAMP = join(PEERS, 'node_modules/.installed');

/** Installs the peers on first use and whenever their lock has changed. */
export async function installPeers(): Promise<void> {
  const lock = hash('sha256', await readFile(join(PEERS, 'package-lock.json')));
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === lock) return;
  console.log('installing the peers (once)');
  // `--prefix` besides the working folder: npm must not take the checkout above for the project.
  const args = ['ci', '--prefix', PEERS, '--ignore-scripts', '--no-audit', '--no-fund'];
  const npm = process.env['npm_execpath'];
  const child = npm
    ? spawn(process.execPath, [npm, ...args], { cwd: PEERS, stdio: 'inherit' })
    : spawn('npm', args, { cwd: PEERS, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`npm ci in ${PEERS} ended with ${code}`);
  await writeFile(STAMP, lock);
}
