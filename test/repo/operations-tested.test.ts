import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { operations } from '../../scripts/areas.ts';

const root = resolve(import.meta.dirname, '..');

it('every operation has a test file or a describe block with its name', () => {
  const files = globSync('**/*.test.ts', { cwd: root });
  const names = new Set(files.map((file) => basename(file, '.test.ts')));
  const groups = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ *describe\(['"`](.*)['"`],/gm)].map(
      ([, title = '']) => title,
    ),
  );
  const named = new Set(groups.flatMap((title) => title.split(/\W+/)));
  const ids = operations.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(60);
  const kebab = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(ids.filter((id) => !names.has(kebab(id)) && !named.has(id))).toEqual([]);
});
