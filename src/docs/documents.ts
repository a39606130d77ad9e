// Reads the generated documents.
import { readFile } from 'node:fs/promises';
import { AREA_NAMES, type AreaName, DOCUMENTS } from '../../generated/documents.ts';
import type { Arazzo, AsyncApi, OpenApi } from '../contract/document.ts';

export interface AreaDocuments {
  readonly openapi?: OpenApi | undefined;
  readonly asyncapi?: AsyncApi | undefined;
  readonly workflows?: Arazzo | undefined;
  /** A JSON Schema. */
  readonly resources?: { readonly title?: string } | undefined;
}
/** By the name of the directory below generated/. */
export type Documents = ReadonlyMap<string, AreaDocuments>;

const GENERATED = new URL('../../generated/', import.meta.url);

export async function readDocuments(names: readonly AreaName[] = AREA_NAMES): Promise<Documents> {
  const read = async (area: AreaName, kind: string): Promise<[string, object]> => [
    kind,
    JSON.parse(await readFile(new URL(`${area}/${kind}.json`, GENERATED), 'utf8')),
  ];
  const entries = names.map(async (name): Promise<[string, AreaDocuments]> => {
    return [name, Object.fromEntries(await Promise.all(DOCUMENTS[name].map((kind) => read(name, kind))))];
  });
  return new Map(await Promise.all(entries));
}
