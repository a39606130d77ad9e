// Finds breaking changes of a file format: a narrower schema breaks authors, a wider one breaks readers.
import type { Schema } from '../../src/contract/document.ts';
import { SchemaComparer } from './schemas.ts';

export interface Format extends Schema {
  $id: string;
  $defs?: Record<string, Schema>;
}

export function formatBreaks(before: Format, after: Format): string[] {
  const schemas = new SchemaComparer(before, after);
  const parts = Object.entries(before.$defs ?? {}).flatMap(([name, schema]) => {
    const partner = after.$defs?.[name];
    return partner ? schemas.breaks(schema, partner, 'both', name) : [`${name}: was removed`];
  });
  return [...new Set([...schemas.breaks(before, after, 'both', 'root'), ...parts])];
}
