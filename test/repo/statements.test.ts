// SQL statements in src.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './modules.ts';

const SELECT_ALL = /\bselect\s+(?:\w+\.)?\*/gi;

describe('statements', () => {
  it('name the columns they read, because a newer version may add some while this one runs', () => {
    const files = globSync('src/**/*.ts', { cwd: root });
    expect(files.some((path) => /\bselect [a-z_]+/.test(readFileSync(join(root, path), 'utf8')))).toBe(true);
    const found = files.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(SELECT_ALL)].map(([text]) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each(['select * from users', 'select  u.* from users u', 'SELECT\n*'])('would find %j', (text) => {
    expect(text).toMatch(SELECT_ALL);
  });
});
