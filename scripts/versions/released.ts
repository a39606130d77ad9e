// Compares the released bundles in spec/released with the generated ones.
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkVersion, type Document, hasChanged, versionOf } from './version-check.ts';

const BUNDLES = '*/{openapi,asyncapi,resources}.json';

interface Pair {
  /** `<area>/<kind>.json` */
  readonly name: string;
  readonly released: Document | null;
  readonly current: Document | null;
}

async function pairs(root: string): Promise<Pair[]> {
  const [generated, released] = [join(root, 'generated'), join(root, 'spec/released')];
  const names = new Set([generated, released].flatMap((cwd) => globSync(BUNDLES, { cwd })));
  return Promise.all(
    [...names].sort().map(async (name) => ({
      name,
      released: await read(join(released, name)),
      current: await read(join(generated, name)),
    })),
  );
}

async function read(file: string): Promise<Document | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : JSON.parse(text);
}

/** One line for each change that needs a higher version. A document without a release may change freely. */
export async function check(root: string): Promise<string[]> {
  return (await pairs(root)).flatMap(({ name, released, current }) => {
    if (!released) return [];
    if (!current)
      return [`${name}: was removed, but ${versionOf(released).join('.')} was released (remove its release too)`];
    return checkVersion(name, released, current);
  });
}

/** Makes the generated bundles the last release, unless `check` reports errors. */
export async function release(root: string): Promise<{ released: string[]; refused: string[] }> {
  const refused = await check(root);
  if (refused.length > 0) return { released: [], refused };
  const done: string[] = [];
  for (const { name, released, current } of await pairs(root)) {
    if (!current) continue;
    const version = versionOf(current).join('.');
    const same = released !== null && versionOf(released).join('.') === version && !hasChanged(released, current);
    if (same) continue; // at most its prose has changed
    const file = join(root, 'spec/released', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(current)}\n`);
    done.push(`${name} ${version}`);
  }
  return { released: done, refused: [] };
}
