// Installs and runs the generators. They have their own package.json and lock file, since only this check needs them.
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { npmCi } from '../npm-ci.ts';
import { run } from './run.ts';

/** The generators and their output. Clients find their packages in its node_modules, or in ours above it. */
export const FOLDER = resolve(import.meta.dirname, '../../.cache/foreign');
const FILES = ['package.json', 'package-lock.json'];

let installed: Promise<void> | undefined;

/** Runs a command of one of the generators; installs them first if needed. */
export async function runBinary(name: string, args: readonly string[], cwd: string): Promise<void> {
  installed ??= install();
  await installed;
  await run(join(FOLDER, 'node_modules/.bin', name), args, cwd);
}

/** Runs a module that calls a generator, in the output folder. */
export async function runGenerator(folder: string, source: string): Promise<void> {
  installed ??= install();
  await installed;
  const file = join(folder, 'generate.mjs');
  await writeFile(file, source);
  await run(process.execPath, [file], folder);
  await rm(file);
}

async function install(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const file of FILES) await cp(join(import.meta.dirname, file), join(FOLDER, file));
  await npmCi(FOLDER);
}
