import { chmod, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Journal } from '../../../src/areas/paste/folder/journal.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annex-journal-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

describe('the journal, which contains text from screenshots', () => {
  it('is readable by its owner only', async () => {
    const path = join(folder, '.journal.jsonl');
    await new Journal(path).append({ event: 'kept', id: 'a', at: 1 }, false);
    expect(await modeOf(path)).toBe('600');
  });

  it('of an earlier release becomes private when the next line is written', async () => {
    const path = join(folder, '.journal.jsonl');
    await writeFile(path, '');
    await chmod(path, 0o644);
    await new Journal(path).append({ event: 'kept', id: 'a', at: 1 }, false);
    expect(await modeOf(path)).toBe('600');
  });

  it('is never written through a link of a project from someone else', async () => {
    const [path, precious] = [join(folder, '.journal.jsonl'), join(folder, 'precious')];
    const one = { width: 1, height: 1 };
    const about = { owner: null, sha256: 'x', name: 'n', source: 'user', size: one, originalSize: one };
    const lines = [
      { event: 'saved', id: 'a', ...about, bytes: 1, receivedBytes: 1, createdAt: 1, searches: 0 },
      { event: 'read', id: 'a', at: 1, text: 'seen', whole: true },
      { event: 'deleted', id: 'a', at: 1 },
    ];
    const content = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    await writeFile(precious, content);
    await symlink(precious, path);
    const refused = 'must not be a symbolic link, open';
    await expect(new Journal(path).append({ event: 'kept', id: 'a', at: 1 }, false)).rejects.toThrow(refused);
    await expect(new Journal(path).eraseTexts()).rejects.toThrow(refused);
    expect(await readFile(precious, 'utf8')).toBe(content);
  });
});
