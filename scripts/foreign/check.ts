// A client is good when it has a function for every operation of its bundle and compiles under strict.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { run } from './run.ts';

const TSC = resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

const STRICT = {
  compilerOptions: {
    strict: true,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
    skipLibCheck: false,
    noEmit: true,
  },
  include: ['*.ts'],
};

interface Bundle {
  readonly paths?: Readonly<Record<string, Readonly<Partial<Record<(typeof METHODS)[number], Operation>>>>>;
}

interface Operation {
  readonly operationId: string;
}

/** How a generator declares the function of an operation. */
export type Declaration = (operationId: string) => RegExp;

/** Compiles every client in the folder under strict; throws with the compiler's words. */
export async function compileUnderStrict(folder: string): Promise<void> {
  const config = join(folder, 'tsconfig.json');
  await writeFile(config, JSON.stringify(STRICT));
  await run(process.execPath, [TSC, '--project', config, '--pretty', 'false'], folder);
}

/** Throws unless the client has a function for every operation of the bundle. */
export async function findEveryOperation(client: string, bundle: string, declaration: Declaration): Promise<void> {
  const text = await readFile(client, 'utf8');
  const missing = operationIds(JSON.parse(await readFile(bundle, 'utf8'))).filter((id) => !declaration(id).test(text));
  if (missing.length > 0) throw new Error(`${client} has no function for ${missing.join(', ')}`);
}

/** A generator may switch the compiler off in its output, which would make any client compile. */
export async function switchCheckingOn(client: string): Promise<void> {
  const text = (await readFile(client, 'utf8')).replace(/^\/\/ @ts-nocheck$/m, '');
  const left = /@ts-(?:nocheck|ignore|expect-error)/.exec(text);
  if (left) throw new Error(`${client} keeps the compiler out with ${left[0]}`);
  await writeFile(client, text);
}

function operationIds({ paths = {} }: Bundle): string[] {
  return Object.values(paths).flatMap((path) => METHODS.flatMap((method) => path[method]?.operationId ?? []));
}
