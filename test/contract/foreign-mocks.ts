// Generates mocks of documents that are not in spec/.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpenApi } from '../../src/contract/document.ts';
import { writeArea } from '../../src/contract/generate/area.ts';
import { write } from '../../src/contract/generate/output.ts';
import type { MockHttp, MockHttpOptions } from '../../src/contract/mock/index.ts';

export interface GeneratedMock {
  /** Path of the document as JSON. */
  readonly file: string;
  readonly text: string;
  start(options?: MockHttpOptions): Promise<MockHttp>;
}

/** Generates a mock of the document in a temporary directory. */
export async function generateMock(area: string, document: object): Promise<GeneratedMock & Disposable> {
  const folder = mkdtempSync(join(tmpdir(), 'annex-mock-'));
  const mocks = new URL('../../src/contract/mock/index.ts', import.meta.url).href;
  const artefacts = await writeArea(area, { openapi: structuredClone(document) as OpenApi, mocks });
  await write(folder, artefacts);
  const file = join(folder, 'document.json');
  writeFileSync(file, JSON.stringify(document));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const name = `mock${area.replace(/^./, (letter) => letter.toUpperCase())}`;
  return {
    file,
    text: artefacts.get('mock.ts') ?? '',
    start: async (options) => (await import(pathToFileURL(join(folder, 'mock.ts')).href))[name](options),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}
