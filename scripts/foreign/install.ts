// The generators have a package.json and a lock of their own: nobody who works on Annex needs them but this check.
import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';

const HERE = import.meta.dirname;
const STAMP = join(HERE, 'node_modules/.installed');

let installed: Promise<void> | undefined;

/** Installs the generators on first use and whenever their lock has changed. */
export function installGenerators(): Promise<void> {
  installed ??= install();
  return installed;
}

async function install(): Promise<void> {
  const lock = hash('sha256', await readFile(join(HERE, 'package-lock.json')));
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === lock) return;
  // `--prefix` besides the working folder: npm must not take the checkout above for the project.
  await run('npm', ['ci', '--prefix', HERE, '--ignore-scripts', '--no-audit', '--no-fund'], HERE);
  await writeFile(STAMP, lock);
}
