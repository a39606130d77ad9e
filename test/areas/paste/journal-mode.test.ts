import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
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
});
