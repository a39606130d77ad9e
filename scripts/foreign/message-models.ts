// Generates TypeScript models of the messages with @asyncapi/cli. Each must have a name that is no global, and compile with
// `strict`.
import { globSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { compileStrict } from './compile.ts';
import { FOLDER } from './install.ts';
import { run } from './run.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ASYNCAPI = join(ROOT, 'node_modules/@asyncapi/cli/bin/run_bin');

/** Returns the number of models per area; throws if one is invalid. */
export async function generateMessageModels(): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const file of globSync('generated/*/asyncapi.json', { cwd: ROOT })) {
    const area = basename(dirname(file));
    const folder = join(FOLDER, `models-${area}`);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const args = ['generate', 'models', 'typescript', join(ROOT, file), '-o', folder, '--no-interactive'];
    await run(process.execPath, [ASYNCAPI, ...args], folder);
    const names = globSync('*.ts', { cwd: folder }).map((name) => basename(name, '.ts'));
    const bad = names.filter((name) => name.startsWith('Anonymous') || name in globalThis);
    if (names.length === 0 || bad.length > 0)
      throw new Error(`${area}: invalid model names: ${bad.join(', ') || 'no models'}`);
    await compileStrict(folder);
    counts.set(area, names.length);
  }
  return counts;
}
