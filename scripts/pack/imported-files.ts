// Finds what compiled files import: the files that an entry point reaches, and the packages that files need.
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, normalize } from 'node:path';

const IMPORTS =
  /(?:^|[;\n])\s*(?:import|export)\b(?:[^'";]*?\bfrom)?\s*['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)|\bresolve\('(@?[\w-][^'"]*\.json)'\)|\bcreateRequire\(import\.meta\.url\)\('([^']+)'\)/g;
/** Files that the code reads instead of importing them. */
const READ_FILES = /new URL\('(\.[^']+\.\w+)', import\.meta\.url\)/g;

const matchesIn = (path: string, pattern: RegExp): string[] =>
  [...readFileSync(path, 'utf8').matchAll(pattern)].map((match) => match.slice(1).find((text) => text) ?? '');

/** All files, code and types, that are reachable from these entry points, which are given without extension. */
export function reachableFiles(entryPoints: readonly string[], folder: string): string[] {
  const found = new Set<string>();
  const open = entryPoints.flatMap((entry) => [`${entry}.js`, `${entry}.d.ts`]);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const path = join(folder, file);
    if (found.has(file) || !existsSync(path)) continue;
    found.add(file);
    if (!/\.(js|d\.ts)$/.test(file)) continue;
    const relative = [...matchesIn(path, IMPORTS), ...matchesIn(path, READ_FILES)].filter((to) => to.startsWith('.'));
    for (const to of relative.map((each) => normalize(join(file as string, '..', each)))) {
      open.push(to, to.replace(/\.js$/, '.d.ts'), to.replace(/(?<!\.d)\.ts$/, '.d.ts'));
    }
  }
  const missing = entryPoints.filter((entry) => !found.has(`${entry}.js`));
  if (missing.length > 0) throw new Error(`missing entry points: ${missing.join(', ')}`);
  return [...found].sort();
}

/** The packages that the code among these files imports. */
export function packagesOf(files: readonly string[], folder: string): string[] {
  const code = files.filter((file) => file.endsWith('.js') && !file.startsWith('generated/pages/'));
  const names = code
    .flatMap((file) => matchesIn(join(folder, file), IMPORTS))
    .filter((to) => !to.startsWith('.') && !to.startsWith('#') && !isBuiltin(to))
    .map((to) => to.split('/', to.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names)].sort();
}
