// Reads the generated documents.
import { readFile } from 'node:fs/promises';
import { AREA_NAMES, type AreaName, DOCUMENTS } from '../../generated/documents.ts';
import type { AsyncApi, OpenApi } from '../contract/generate/openapi.ts';

export interface AreaDocuments {
  readonly openapi?: OpenApi | undefined;
  readonly asyncapi?: AsyncApi | undefined;
}
/** By the name of the directory below generated/. */
export type Documents = ReadonlyMap<string, AreaDocuments>;

const GENERATED = new URL('../../generated/', import.meta.url);

export async function readDocuments(folder: URL = GENERATED): Promise<Documents> {
  const read = async <T>(area: AreaName, kind: string): Promise<T | undefined> =>
    (DOCUMENTS[area] as readonly string[]).includes(kind)
      ? (JSON.parse(await readFile(new URL(`${area}/${kind}.json`, folder), 'utf8')) as T)
      : undefined;
  const found = AREA_NAMES.map(async (name): Promise<[string, AreaDocuments]> => {
    const [openapi, asyncapi] = await Promise.all([read<OpenApi>(name, 'openapi'), read<AsyncApi>(name, 'asyncapi')]);
    return [name, { openapi, asyncapi }];
  });
  return new Map(await Promise.all(found));
}
