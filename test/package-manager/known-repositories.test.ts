import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RepositoryBook } from '../../src/sdk/packages/node/index.ts';
import { useScriptedServer } from './scripted-server.ts';

const server = useScriptedServer();
const book = () => new RepositoryBook(server.folder());
const repository = (name: string) => ({ url: `https://${name}.example/repository.json`, name });

describe('RepositoryBook', () => {
  it('adds, renames, lists in order and removes by URL or name', async () => {
    expect(await book().list()).toEqual([]);
    expect(await book().add(repository('a'))).toBe(true);
    expect(await book().add(repository('b'))).toBe(true);
    expect(await book().add({ ...repository('a'), name: 'renamed' })).toBe(false);
    expect(await book().list()).toEqual([{ ...repository('a'), name: 'renamed' }, repository('b')]);
    expect(await book().remove('renamed')).toBe(true);
    expect(await book().remove(repository('b').url)).toBe(true);
    expect(await book().remove('b')).toBe(false);
    expect(await book().list()).toEqual([]);
  });

  it('removes none of several repositories with the same name, and names their URLs', async () => {
    for (const name of ['a', 'b']) await book().add({ ...repository(name), name: 'same' });
    await expect(book().remove('same')).rejects.toThrow(
      `use the URL: ${repository('a').url} or ${repository('b').url}`,
    );
    expect(await book().list()).toHaveLength(2);
    expect(await book().remove(repository('a').url)).toBe(true);
    expect(await book().remove('same')).toBe(true);
  });

  it('keeps all repositories that are added at the same time, and leaves no other files', async () => {
    const names = Array.from({ length: 8 }, (_, at) => `r${at}`);
    await Promise.all(names.map((name) => book().add(repository(name))));
    expect((await book().list()).map(({ name }) => name).sort()).toEqual(names);
    expect(await readdir(server.folder())).toEqual(['repositories.json']);
  });

  it('does not overwrite a damaged file', async () => {
    await writeFile(join(server.folder(), 'repositories.json'), '{"repositories":');
    await expect(book().add(repository('a'))).rejects.toThrow(SyntaxError);
  });
});
