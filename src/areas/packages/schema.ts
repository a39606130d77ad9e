// The published schema of the package format, with the field names of a brand. Created on first request and cached.
import { readFileSync } from 'node:fs';
import type { FileSource } from '../../contract/handler.ts';
import { brandSchemaText } from '../../package-manager/format/brand.ts';
import { fileSource } from './file-source.ts';

const FILE = new URL('../../../generated/packages/resources.json', import.meta.url);
/** Limits the cache, because a request can name any brand. */
const MAX_CACHED = 16;

export function createSchemaSource(): (brand: string) => FileSource {
  const text = readFileSync(FILE, 'utf8');
  const cache = new Map<string, FileSource>();
  return (brand) => {
    const cached = cache.get(brand);
    if (cached) return cached;
    const source = fileSource(Buffer.from(brandSchemaText(text, brand)));
    if (cache.size < MAX_CACHED) cache.set(brand, source);
    return source;
  };
}
