// The generators have a package.json and a lock of their own: nobody who works on Annex needs them but this check.
import { hash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { run } from './run.ts';

/** Generators and what they write; clients find their runtimes in its node_modules, and above it ours. */
export const FOLDER = resolve(import.meta.dirname, '../../.cache/foreign');
const FILES = ['package.json', 'package-lock.json'];
const STAMP = join(FOLDER, 'node_modules/.installed');

let installed: Promise<void> | undefined;

/** A program that comes with one of the generators; installs them first, where they are not. */
export async function runBinary(name: string, args: readonly string[], cwd: string): Promise<void> {
  installed ??= install();
  await installed;
  await run(join(FOLDER, 'node_modules/.bin', name), args, cwd);
}

/** A module that calls a generator; its working folder is the output's. */
export async function runGenerator(folder: string, source: string): Promise<void> {
  installed ??= install();
  await installed;
  const file = join(folder, 'generate.mjs');
  await writeFile(file, source);
  await run(process.execPath, [file], folder);
  await rm(file);
}

async function install(): Promise<void> {
  const lock = hash('sha256', await readFile(join(import.meta.dirname, 'package-lock.json')));
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === lock) return;
  await mkdir(FOLDER, { recursive: true });
  for (const file of FILES) await cp(join(import.meta.dirname, file), join(FOLDER, file));
  // `--prefix` besides the working folder: npm must not take the checkout above for the project.
  await run('npm', ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'], FOLDER);
  await writeFile(STAMP, lock);
}
