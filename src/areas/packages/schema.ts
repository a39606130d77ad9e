// The format's schema as it is published: one text for each brand, made when it is first asked for.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FileSource } from '../../contract/handler.ts';
import { brandSchemaText } from '../../package-manager/format/brand.ts';

const FILE = new URL('../../../generated/packages/resources.json', import.meta.url);
/** Anybody can ask for any brand. */
const MAX_KEPT = 16;

export function createSchemaSource(): (brand: string) => FileSource {
  const text = readFileSync(FILE, 'utf8');
  const kept = new Map<string, FileSource>();
  return (brand) => {
    const known = kept.get(brand);
    if (known) return known;
    const content = Buffer.from(brandSchemaText(text, brand));
    const tag = createHash('sha256').update(content).digest('hex');
    const source = { tag, size: content.byteLength, content };
    if (kept.size < MAX_KEPT) kept.set(brand, source);
    return source;
  };
}
