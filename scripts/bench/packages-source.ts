// Writes a deterministic source folder of packages of any size, for benchmarks.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeArchive } from '../../src/package-manager/archive/write.ts';

export interface SourceSize {
  readonly packages: number;
  /** Versions per package. The newest is written as files, the others as archives. */
  readonly versions: number;
}

/** 1,500 packages with 15,000 versions. */
export const LARGE: SourceSize = { packages: 1_500, versions: 10 };

const TOPICS = ['via', 'copper', 'footprint', 'render', 'export', 'panel', 'length', 'teardrop', 'fanout', 'bom'];

export async function writeSource(folder: string, { packages, versions }: SourceSize): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'repository.json'), JSON.stringify({ name: 'Bench packages' }));
  for (let index = 0; index < packages; index += 1) await writePackage(folder, index, versions);
}

async function writePackage(folder: string, index: number, versions: number): Promise<void> {
  const topic = TOPICS[index % TOPICS.length] ?? '';
  const identifier = `example.${topic}.package-${index}`;
  const own = join(folder, identifier);
  const numbers = Array.from({ length: versions }, (_, at) => `1.${versions - 1 - at}.0`);
  const item = {
    name: `Package ${index}`,
    description: `Helps with the ${topic} of a board, number ${index}.`,
    description_full: `Helps with the ${topic} of a board. `.repeat(12),
    identifier,
    type: 'plugin',
    author: { name: `Author ${index % 300}`, contact: { web: `https://author-${index % 300}.example/` } },
    license: 'GPL-3.0',
    resources: { Homepage: `https://${topic}.example/package-${index}` },
    tags: [topic, 'bench'],
  };
  const version = (number: string) => ({ version: number, status: 'stable', tool_version: '8.0', runtime: 'swig' });
  mkdirSync(join(own, 'source/plugins'), { recursive: true });
  writeFileSync(join(own, 'metadata.json'), JSON.stringify({ ...item, versions: numbers.map(version) }, null, 2));
  for (const [path, content] of filesOf(index, versions - 1)) writeFileSync(join(own, 'source', path), content);
  for (const [at, number] of numbers.entries()) {
    if (at === 0) continue;
    const metadata = Buffer.from(JSON.stringify({ ...item, versions: [version(number)] }));
    const files = filesOf(index, versions - 1 - at).map(([path, content]) => ({ path, content }));
    writeFileSync(
      join(own, `${number}.zip`),
      await writeArchive([{ path: 'metadata.json', content: metadata }, ...files]),
    );
  }
}

/** Two files of a few kilobytes that differ in every version. */
const filesOf = (index: number, minor: number): [string, Buffer][] => [
  ['plugins/__init__.py', Buffer.from(`VERSION = "1.${minor}.0"\nPACKAGE = ${index}\n`)],
  [
    'plugins/action.py',
    Buffer.from(
      Array.from({ length: 120 }, (_, line) => `def step_${line}(x): return x * ${index + minor * line}\n`).join(''),
    ),
  ],
];
