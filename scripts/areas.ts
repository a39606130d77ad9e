// The published documents and validators of every area, for tests and soaks.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { AREA_NAMES } from '../generated/documents.ts';
import { type OpenApi, type Operation, readOperations, type Schema } from '../src/contract/conform/document.ts';
import type { MessageValidators, OperationValidators, Validate } from '../src/contract/tables.ts';
import type { AsyncApi } from './messages.ts';

export interface Area {
  readonly name: string;
  readonly openapi: OpenApi | null;
  readonly asyncapi: AsyncApi | null;
  readonly resources: { readonly $defs: Readonly<Record<string, Schema>> } | null;
  readonly validators: Validators;
}
interface Validators {
  readonly validators?: Readonly<Record<string, OperationValidators | Validate>>;
  readonly messages?: MessageValidators;
  readonly resources?: Readonly<Record<string, Validate>>;
}

const ROOT = new URL('../', import.meta.url);

const readJson = async <T>(path: string): Promise<T | null> =>
  existsSync(new URL(path, ROOT)) ? (JSON.parse(await readFile(new URL(path, ROOT), 'utf8')) as T) : null;

async function readAreas(): Promise<Area[]> {
  return Promise.all(
    AREA_NAMES.map(async (name) => {
      const files = existsSync(new URL(`spec/${name}`, ROOT)) ? await readdir(new URL(`spec/${name}`, ROOT)) : [];
      const file = files.find((candidate) => candidate.endsWith('.schema.json'));
      return {
        name,
        openapi: await readJson<OpenApi>(`generated/${name}/openapi.json`),
        asyncapi: await readJson<AsyncApi>(`generated/${name}/asyncapi.json`),
        resources: file === undefined ? null : await readJson(`spec/${name}/${file}`),
        validators: (await import(new URL(`generated/${name}/validators.js`, ROOT).href)) as Validators,
      };
    }),
  );
}

export const areas: readonly Area[] = await readAreas();
export const operations: readonly Operation[] = areas.flatMap(({ name, openapi }) =>
  openapi ? readOperations(name, openapi) : [],
);
/** The published documents; a JSON pointer reaches each of their schemas. */
export const documents: readonly { readonly name: string; readonly document: object }[] = areas.flatMap((area) =>
  [area.openapi, area.asyncapi, area.resources].flatMap((document, index) =>
    document ? [{ name: `${area.name} ${['openapi', 'asyncapi', 'resources'][index]}`, document }] : [],
  ),
);
