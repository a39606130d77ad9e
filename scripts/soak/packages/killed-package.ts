// A small package of two versions that differ in files and folders, built into a repository on this machine.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildRepository } from '../../../src/package-manager/publish/index.ts';

export const ID = 'example.killed';
/** The user's own file. */
export const KEPT = 'plugins/example_killed/settings.json';

/** The address of the repository. `files`: how many each version has. */
export async function buildKilled(folder: string, files = 2): Promise<string> {
  const source = join(folder, 'src/killed');
  for (const [number, last] of [
    ['1.0.0', 'resources'],
    ['2.0.0', 'symbols'],
  ] as const) {
    for (let at = 0; at < files; at += 1) {
      await write(join(source, number, `plugins/${at}.py`), `${number} ${at}\n`.repeat(99));
    }
    await write(join(source, number, `${last}/last.txt`), number);
  }
  const version = (number: string) => ({ version: number, status: 'stable', tool_version: '9.0' });
  const item = {
    name: 'Killed',
    description: 'Is changed by processes that die.',
    description_full: 'Is changed by processes that die.',
    identifier: ID,
    type: 'plugin',
    author: { name: 'Nobody', contact: {} },
    license: 'MIT',
    resources: {},
    keep_on_update: ['settings'],
    versions: [version('2.0.0'), version('1.0.0')],
  };
  await write(join(source, 'metadata.json'), JSON.stringify(item));
  const out = join(folder, 'out');
  const baseUrl = pathToFileURL(out).href;
  await buildRepository({ source: join(folder, 'src'), out, baseUrl, timestamp: 1_794_744_000 });
  return pathToFileURL(join(out, 'repository.json')).href;
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
