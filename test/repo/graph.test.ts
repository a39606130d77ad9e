// The files of the repository as a graph: no circles, what stands behind each door, and how long files are.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { modules, root } from './modules.ts';

const graph = new Map(modules().map(({ path, imports }) => [path, imports]));

/** In use everywhere, and in pages: no file, no process, no server. */
const CLIENTS =
  /^(src\/(sdk\/(?!oauth|packages)|contract\/(client\/|node-fetch|problem|refusal)|base\/(problem|short-code)\.ts)|generated\/)/;

/** Types count too: a type that makes a circle stands in the wrong file. */
function circles(): string[] {
  const done = new Set<string>();
  const way: string[] = [];
  const found = new Set<string>();
  const visit = (path: string): void => {
    const at = way.indexOf(path);
    if (at >= 0) found.add([...way.slice(at)].sort().join(' <-> '));
    if (at >= 0 || done.has(path)) return;
    way.push(path);
    for (const { to } of graph.get(path) ?? []) visit(to);
    way.pop();
    done.add(path);
  };
  for (const path of graph.keys()) visit(path);
  return [...found];
}

/** Everything that is loaded with a file, packages among it. */
function behind(door: string): string[] {
  const found = new Set([door]);
  for (const path of found) {
    for (const { to, isType } of graph.get(path) ?? []) if (!isType) found.add(to);
  }
  return [...found];
}

describe('the files', () => {
  it('import one another without circles', () => {
    expect(circles()).toEqual([]);
  });

  it.each([
    ['src/contract/index.ts', /^(src\/contract\/(?!mock\/)|node:(buffer|net|stream|util|zlib)$)/, ['@fastify/busboy']],
    ['src/contract/client/index.ts', /^src\/contract\/(client\/|node-fetch|problem|refusal)/, []],
    [
      'src/contract/mock/index.ts',
      /^(src\/contract\/(?!client\/)|node:(buffer|net|stream|util|zlib)$)/,
      ['koa', '@fastify/busboy'],
    ],
    ['src/sdk/index.ts', CLIENTS, []],
    ['src/sdk/intents/index.ts', CLIENTS, []],
    ['src/sdk/workspace/index.ts', CLIENTS, []],
    [
      'src/sdk/oauth/index.ts',
      /^(src\/(sdk\/oauth|contract\/(client\/|node-fetch|problem|refusal)|base\/files|pages)|generated\/(gateway|pages|config)|node:)/,
      ['oauth4webapi'],
    ],
    [
      'src/sdk/packages/index.ts',
      /^(src\/(sdk|contract\/(client\/|node-fetch|problem|refusal)|package-manager)|generated\/)/,
      [],
    ],
    [
      'src/sdk/packages/node/index.ts',
      /^(src\/(sdk\/packages|package-manager|base\/(files|nearest-word)|contract\/node-fetch)|generated\/packages|node:)/,
      ['jsonc-parser', 'yauzl', 'yazl'],
    ],
    ['src/contract/conform/index.ts', /^(src\/contract\/conform|node:(crypto|https?)$)/, ['ajv']],
    [
      'src/areas/gateway/mock.ts',
      /^(src\/(areas\/gateway|contract|pages|base\/([a-z-]+\.ts$|async))|generated\/(gateway|pages|config|problems)|node:(?!fs|sqlite))/,
      ['koa', '@fastify/busboy'],
    ],
  ])('bring behind the door %s nothing that its callers do not need', (door, allowed, packages) => {
    const files = behind(door);
    expect(files.length).toBeGreaterThan(3);
    const known = [...packages, 'eventsource-parser', 'ws', 'undici'];
    expect(files.filter((path) => !allowed.test(path) && !known.some((name) => path.startsWith(name)))).toEqual([]);
  });

  it('are short', () => {
    const lengths = (pattern: string): [number, string][] =>
      globSync(pattern, { cwd: root, exclude: (name) => /node_modules|generated/.test(name) }).map((path) => [
        readFileSync(join(root, path), 'utf8').split('\n').length - 1,
        path,
      ]);
    const long = lengths('{src,scripts,test}/**/*.ts').filter(([lines]) => lines > 300);
    expect(long).toEqual([]);
    const sorted = lengths('src/**/*.ts')
      .map(([lines]) => lines)
      .sort((a, b) => a - b);
    expect(sorted[sorted.length >> 1]).toBeLessThan(70);
  });
});
