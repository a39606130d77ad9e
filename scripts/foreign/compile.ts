import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { run } from './run.ts';

const TSC = resolve(import.meta.dirname, '../../node_modules/typescript7/bin/tsc');

const STRICT = {
  compilerOptions: {
    strict: true,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
    skipLibCheck: false,
    skipDefaultLibCheck: true, // the compiler's own libraries
    noEmit: true,
  },
  include: ['**/*.ts'],
};

/** Compiles all files in the folder with `strict`; throws with the compiler's output. */
export async function compileStrict(folder: string): Promise<void> {
  const config = join(folder, 'tsconfig.json');
  await writeFile(config, JSON.stringify(STRICT));
  await run(process.execPath, [TSC, '--project', config, '--pretty', 'false', '--singleThreaded'], folder);
}

/** Removes `@ts-nocheck`, with which any generated client would compile. */
export async function enableTypeChecks(folder: string): Promise<void> {
  for (const name of globSync('**/*.ts', { cwd: folder })) {
    const file = join(folder, name);
    const text = (await readFile(file, 'utf8')).replace(/^\/\/ @ts-nocheck$/m, '');
    const left = /@ts-(?:nocheck|ignore|expect-error)/.exec(text);
    if (left) throw new Error(`${file} disables type checks with ${left[0]}`);
    await writeFile(file, text);
  }
}
