// Import cycles, transitive imports of entry points, unused exports, and the length of files and functions.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { modules, root } from './modules.ts';

const all = modules();
const graph = new Map(all.map(({ path, imports }) => [path, imports]));

/** Clients also run in pages: no files, processes or servers. */
const CLIENTS =
  /^(src\/(sdk\/(?!oauth|packages)|contract\/(client\/|form-fields|tables|messages|negotiate|node-fetch|parse-or|problem|refusal)|base\/(problem|short-code)\.ts)|generated\/)/;

/** Includes type imports: a type that causes a cycle belongs in another file. */
function findCycles(): string[] {
  const done = new Set<string>();
  const stack: string[] = [];
  const found = new Set<string>();
  const visit = (path: string): void => {
    const at = stack.indexOf(path);
    if (at >= 0) found.add([...stack.slice(at)].sort().join(' <-> '));
    if (at >= 0 || done.has(path)) return;
    stack.push(path);
    for (const { to } of graph.get(path) ?? []) visit(to);
    stack.pop();
    done.add(path);
  };
  for (const path of graph.keys()) visit(path);
  return [...found];
}

/**
 * Files and folders of one folder that import each other in a circle, so that none of them can be read first. Each is shown by
 * one import that closes the circle.
 */
function findFolderCycles(folder: string): string[] {
  const childOf = (path: string) => (path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : '');
  const children = new Map<string, Map<string, string>>();
  for (const { path, imports } of all) {
    for (const { to } of imports) {
      const [from = '', other = ''] = [childOf(path), childOf(to)];
      if (from === '' || other === '' || from === other) continue;
      const edges = children.get(from) ?? new Map<string, string>();
      children.set(from, edges.set(other, `${path} -> ${to}`));
    }
  }
  const reachable = (child: string): Set<string> => {
    const found = new Set(children.get(child)?.keys());
    for (const each of found) for (const next of children.get(each)?.keys() ?? []) found.add(next);
    return found;
  };
  return [...children].flatMap(([from, edges]) =>
    [...edges].filter(([to]) => reachable(to).has(from)).map(([, example]) => `${folder}: ${example}`),
  );
}

const FOLDERS = new Set(
  all.flatMap(({ path }) => {
    const parts = path.split('/').slice(0, -1);
    return parts[0] === 'src' ? parts.map((_, index) => parts.slice(0, index + 1).join('/')) : [];
  }),
);

/** Everything that a file loads at run time, including packages. */
function transitiveImports(entry: string): string[] {
  const found = new Set([entry]);
  for (const path of found) {
    for (const { to, isType } of graph.get(path) ?? []) if (!isType) found.add(to);
  }
  return [...found];
}

const MAX_FUNCTION_LINES = 120;

function longFunctionsOf(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const long: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const first = lineAt(node.getStart());
      const lines = lineAt(node.end) - first + 1;
      if (lines > MAX_FUNCTION_LINES) long.push(`${path}:${first} ${node.name?.getText() ?? ''} has ${lines} lines`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return long;
}

describe('files', () => {
  it('have no import cycles', () => {
    expect(findCycles()).toEqual([]);
  });

  it('and folders import in one direction, in each folder of src', () => {
    expect(FOLDERS.size).toBeGreaterThan(80);
    expect([...FOLDERS].flatMap(findFolderCycles)).toEqual([]);
  });

  it.each([
    [
      'src/contract/index.ts',
      /^(src\/contract\/(?!mock\/)|node:(async_hooks|buffer|crypto|events|module|net|stream|util|zlib)$)/,
      ['@fastify/busboy'],
    ],
    [
      'src/contract/client/index.ts',
      /^src\/contract\/(client\/|form-fields|tables|messages|negotiate|node-fetch|parse-or|problem|refusal)/,
      [],
    ],
    [
      'src/contract/mock/index.ts',
      /^(src\/contract\/(?!client\/)|node:(async_hooks|buffer|crypto|events|module|net|stream|util|zlib)$)/,
      ['koa', '@fastify/busboy'],
    ],
    ['src/sdk/index.ts', CLIENTS, []],
    ['src/sdk/intents/index.ts', CLIENTS, []],
    ['src/sdk/workspace/index.ts', CLIENTS, []],
    [
      'src/sdk/oauth/index.ts',
      /^(src\/(sdk\/oauth|contract\/(client\/|form-fields|loopback|tables|messages|negotiate|node-fetch|parse-or|problem|refusal)|base\/(files|hosts)|pages)|generated\/(gateway|pages|config)|node:)/,
      ['oauth4webapi'],
    ],
    [
      'src/sdk/packages/index.ts',
      /^(src\/(sdk|contract\/(client\/|form-fields|tables|messages|negotiate|node-fetch|parse-or|problem|refusal)|package-manager)|generated\/)/,
      [],
    ],
    [
      'src/sdk/packages/node/index.ts',
      /^(src\/(sdk\/packages|package-manager|base\/(files|hosts)|contract\/(escape-controls|json-pointer|loopback|nearest-word|node-fetch|parse-or))|generated\/(packages|config\/defaults)|node:)/,
      ['jsonc-parser', 'yauzl', 'yazl'],
    ],
    [
      'src/contract/conform/index.ts',
      /^(src\/contract\/(conform|document|escape-controls|form-fields|json|negotiate|parse-or|streams)|node:(crypto|https?|querystring)$)/,
      ['ajv'],
    ],
    [
      'src/areas/gateway/mock.ts',
      /^(src\/(areas\/gateway|contract|pages|base\/([a-z-]+\.ts$|async))|generated\/(gateway|pages|config|problems)|node:(?!fs|sqlite))/,
      ['koa', '@fastify/busboy'],
    ],
  ])('do not load more than callers of the entry point %s need', (entry, allowed, packages) => {
    const files = transitiveImports(entry);
    expect(files.length).toBeGreaterThan(3);
    const known = [...packages, 'eventsource-parser', 'ws', 'undici'];
    expect(files.filter((path) => !allowed.test(path) && !known.some((name) => path.startsWith(name)))).toEqual([]);
  });

  it('of the program load only packages that it installs', () => {
    const { dependencies, optionalDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const installed = Object.keys({ ...dependencies, ...optionalDependencies });
    const packages = transitiveImports('src/cli/main.ts').filter((path) => !/^(src|spec|generated|node:)/.test(path));
    expect(packages.length).toBeGreaterThan(10);
    const isInstalled = (path: string) => installed.some((name) => path === name || path.startsWith(`${name}/`));
    expect(packages.filter((path) => !isInstalled(path))).toEqual([]);
  });

  it('have at most 500 lines', () => {
    const files = globSync('{src,scripts,test}/**/*.ts', {
      cwd: root,
      exclude: (name) => /node_modules|generated/.test(name),
    });
    const long = files.filter((path) => readFileSync(join(root, path), 'utf8').split('\n').length > 501);
    expect(long).toEqual([]);
  });

  it('have functions of at most 120 lines', () => {
    const files = globSync('src/**/*.{ts,js}', { cwd: root });
    expect(files.flatMap(longFunctionsOf)).toEqual([]);
  });
});

/** Entry points of packages and programs. */
const ENTRY_POINTS =
  /^src\/(sdk\/(.*\/)?index\.ts|contract\/(.*\/)?index\.ts|package-manager\/[a-z]+\/index\.ts|servers\/(conform|mock)\.ts)$/;
/** Loaded by path: by the linter, vitest, the compiler, generated validators and bundles for browsers. */
const LOADED_BY_PATH =
  /^(scripts\/lint\/index|src\/(areas\/paste\/page\/browser\/app\/(client|files|send)|contract\/(browser-fetch|undici\.d|generate\/ajv\/[a-z-]+))|test\/(chromium|vitest\.config|(types|examples\/foreign)\/refusals))\.ts$/;

describe('exports', () => {
  it('are imported by another file, unless they belong to an entry point', () => {
    const used = new Map<string, Set<string>>();
    const importedWhole = new Set<string>();
    for (const { to, names } of all.flatMap(({ imports }) => imports)) {
      if (names === null) importedWhole.add(to);
      else used.set(to, new Set([...(used.get(to) ?? []), ...names]));
    }
    const isChecked = (path: string): boolean =>
      /^(src|scripts|test)\/(?!.*\/generated\/)/.test(path) &&
      ![ENTRY_POINTS, LOADED_BY_PATH].some((pattern) => pattern.test(path));
    const unused = all
      .filter(({ path }) => isChecked(path) && !importedWhole.has(path))
      .flatMap(({ path, exports }) =>
        exports
          .filter(({ name, isUsedType }) => !isUsedType && !used.get(path)?.has(name))
          .map(({ name }) => `${path} ${name}`),
      );
    expect(unused).toEqual([]);
  });
});
