import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RepositoryBook } from '../../src/sdk/packages/node/index.ts';
import { useScriptedServer } from './scripted-server.ts';

const server = useScriptedServer();
const book = () => new RepositoryBook(server.folder());
const one = (name: string) => ({ url: `https://${name}.example/repository.json`, name });

describe('RepositoryBook', () => {
  it('adds, renames, lists in order and removes by address or name', async () => {
    expect(await book().list()).toEqual([]);
    expect(await book().add(one('a'))).toBe(true);
    expect(await book().add(one('b'))).toBe(true);
    expect(await book().add({ ...one('a'), name: 'renamed' })).toBe(false);
    expect(await book().list()).toEqual([{ ...one('a'), name: 'renamed' }, one('b')]);
    expect(await book().remove('renamed')).toBe(true);
    expect(await book().remove(one('b').url)).toBe(true);
    expect(await book().remove('b')).toBe(false);
    expect(await book().list()).toEqual([]);
  });

  it('keeps every one of many that are added at once, and leaves nothing else behind', async () => {
    const names = Array.from({ length: 8 }, (_, at) => `r${at}`);
    await Promise.all(names.map((name) => book().add(one(name))));
    expect((await book().list()).map(({ name }) => name).sort()).toEqual(names);
    expect(await readdir(server.folder())).toEqual(['repositories.json']);
  });

  it('does not overwrite a file that it cannot read', async () => {
    await writeFile(join(server.folder(), 'repositories.json'), '{"repositories":');
    await expect(book().add(one('a'))).rejects.toThrow(SyntaxError);
  });
});
