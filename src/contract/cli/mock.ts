// annex-codegen mock: serves the examples of a document.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateDocument } from '../generate/index.ts';
import { write } from '../generate/output.ts';
import type { Listener, MockHttpOptions } from '../mock/types.ts';
import { CommandError, type Given, numberOf } from './command.ts';
import { areaNames, generateOptions, printNotes } from './generate.ts';

const PORT = 4010;

type StartMock = (options: MockHttpOptions) => Promise<Listener>;

export async function mockCommand(given: Given): Promise<void> {
  const port = numberOf(given, 'port', 65_535) ?? PORT;
  const [file = ''] = given.files;
  const mock = await (await loadMock(given, file))({ port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new CommandError(`port ${port} is already in use; stop the other process or choose another port with --port`);
  });
  const stop = () => void mock.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const choice = mock.url.startsWith('ws')
    ? 'add to the URL:\n  ?prefer=MESSAGE/EXAMPLE'
    : 'send the header:\n  Prefer: code=404, example=NAME';
  console.log(`A mock of ${file} is running at ${mock.url}

It replies with the examples of the document. To choose one, ${choice}
Press Ctrl-C to stop.`);
}

/** Loads the generated mock from a temporary directory. */
async function loadMock(given: Given, file: string): Promise<StartMock> {
  const mocks = import.meta.resolve('#contract/mock/index.ts');
  const [area = ''] = areaNames([file]);
  const { artefacts, notes } = await generateDocument(file, { ...generateOptions(given), area, mocks });
  printNotes(notes);
  const directory = await mkdtemp(join(tmpdir(), 'annex-codegen-'));
  try {
    await write(directory, new Map([...artefacts, ['package.json', '{"type":"module"}']]));
    const loaded = (await import(pathToFileURL(join(directory, 'mock.ts')).href)) as Record<string, unknown>;
    const [, start] = Object.entries(loaded).find(([name]) => name.startsWith('mock')) ?? [];
    return start as StartMock;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
