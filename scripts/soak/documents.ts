// Changes valid documents at random places: the generator must leave out what is wrong, or refuse the document with a place.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { transform } from 'esbuild';
import { parse } from 'yaml';
import { Random } from '../../src/contract/conform/random.ts';
import { DocumentError } from '../../src/contract/document.ts';
import { generateDocument } from '../../src/contract/generate/index.ts';
import { pointerStep } from '../../src/contract/json-pointer.ts';
import type { SoakOptions } from './options.ts';

const root = resolve(import.meta.dirname, '../..');

/** Ours, those of the tests, and those of others. Each has no other files. */
const DOCUMENTS = [
  'generated/gateway/asyncapi.json',
  'generated/gateway/openapi.json',
  'generated/watchdog/openapi.json',
  'test/examples/foreign/museum/openapi.yaml',
  'test/examples/foreign/train-travel/openapi.yaml',
  'test/repo/codegen/gallery.yaml',
  'test/repo/codegen/shop.yaml',
  'node_modules/@asyncapi/cli/openapi.yaml',
  'node_modules/@asyncapi/cli/assets/examples/kraken-websocket-request-reply-multiple-channels-asyncapi.yml',
  'node_modules/@asyncapi/cli/assets/examples/slack-rtm-asyncapi.yml',
  'node_modules/@asyncapi/cli/assets/examples/websocket-gemini-asyncapi.yml',
];

const CHANGES = 2_000;
const SEED = 1;
/** Of one document, on a busy machine. */
const MAX_MS = 60_000;
/** Messages of the language and of libraries, which say nothing about the document. */
const INTERNAL =
  /cannot (read|use|convert|destructure)|is not (a function|iterable|an object|defined)|undefined|call stack|\[object/i;

export async function documents({ rounds = CHANGES, seed = SEED }: SoakOptions): Promise<boolean> {
  const complaints = await changeDocuments(rounds, seed, (line) => console.log(line));
  for (const complaint of complaints) console.error(complaint);
  return complaints.length === 0;
}

/** Resolves with one message for each change that was answered with an unexpected error. */
export async function changeDocuments(changes: number, seed: number, log: (line: string) => void): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-documents-'));
  const rejections: unknown[] = [];
  const onRejection = (reason: unknown) => void rejections.push(reason);
  process.on('unhandledRejection', onRejection);
  const random = new Random(seed);
  const complaints: string[] = [];
  const counts = { generated: 0, refused: 0 };
  try {
    for (let number = 0; number < changes; number++) {
      const source = DOCUMENTS[number % DOCUMENTS.length] as string;
      const document = parse(await readFile(join(root, source), 'utf8')) as unknown;
      const change = changeOne(document, random);
      const file = join(folder, `${basename(source).replace(/\.\w+$/, '')}.json`);
      await writeFile(file, JSON.stringify(document, null, 1));
      const began = performance.now();
      const complaint = await generate(file, counts);
      const ms = performance.now() - began;
      const found = [
        complaint,
        rejections.length > 0 && `unhandled ${rejections.splice(0)}`,
        ms > MAX_MS && `${ms} ms`,
      ];
      for (const each of found.filter(Boolean)) complaints.push(`${source} ${change}: ${each}`);
    }
  } finally {
    process.off('unhandledRejection', onRejection);
    await rm(folder, { recursive: true });
  }
  log(`${changes} changes, seed ${seed}: ${counts.generated} generated, ${counts.refused} refused`);
  return complaints;
}

async function generate(file: string, counts: { generated: number; refused: number }): Promise<string | null> {
  try {
    const { artefacts, notes } = await generateDocument(file, { area: 'changed' });
    counts.generated++;
    for (const note of notes) {
      if (INTERNAL.test(note.reason)) return `the note '${note.reason}'`;
      if (!(note.locate().line > 0)) return `no line for the note '${note.reason}'`;
    }
    const errors = await Promise.all([...artefacts].map(([name, text]) => syntaxError(name, text)));
    return errors.find((each) => each !== null) ?? null;
  } catch (error) {
    counts.refused++;
    const { message, stack } = error as Error;
    if (!(error instanceof DocumentError) || INTERNAL.test(message)) return `${stack}`;
    return null;
  }
}

async function syntaxError(name: string, text: string): Promise<string | null> {
  if (name.endsWith('.json')) return null;
  const failure = await transform(text, { loader: 'ts', logLevel: 'silent' }).catch((error: Error) => error);
  return failure instanceof Error ? `${name} is not valid: ${failure.message}` : null;
}

/** Replaces one value, and returns what was changed. */
function changeOne(document: unknown, random: Random): string {
  const places = placesIn(document, '#');
  const { pointer, parent, key } = random.pick(places);
  const value = random.pick<unknown>([
    null,
    true,
    7,
    'text',
    {},
    [],
    [7],
    [null],
    { $ref: '#/components/schemas/Nowhere' },
    { $ref: './nowhere.yaml' },
    { $ref: random.pick(places).pointer },
    { $ref: '#' },
    { $ref: 7 },
  ]);
  (parent as Record<string, unknown>)[key] = value;
  return `${pointer} = ${JSON.stringify(value)}`;
}

interface ValuePlace {
  readonly pointer: string;
  readonly parent: object;
  readonly key: string;
}

function placesIn(node: unknown, at: string): ValuePlace[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) => {
    const pointer = `${at}/${pointerStep(key)}`;
    return [{ pointer, parent: node, key }, ...placesIn(inner, pointer)];
  });
}
