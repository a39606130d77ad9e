import { describe, expect, it } from 'vitest';
import { type GroupSchema, ROOT, SCHEMA_KEY, type SettingSchema } from '../../src/config/catalogue.ts';

const HEADER = `// What spec/config/settings.schema.json says, as a type; after a change there: npx vitest run test/config -u
`;

/** A setting with a default is always there; a group is, too. */
function typeOf(group: GroupSchema, indent: string): string {
  const lines = Object.entries(group.properties)
    .filter(([key]) => key !== SCHEMA_KEY)
    .map(([key, inner]) =>
      inner.type === 'object'
        ? `${indent}readonly ${key}: ${typeOf(inner, `${indent}  `)};`
        : `${indent}readonly ${key}${inner.default === undefined ? '?' : ''}: ${leafType(inner)};`,
    );
  return `{\n${lines.join('\n')}\n${indent.slice(2)}}`;
}

function leafType({ type, enum: words, items }: SettingSchema): string {
  if (words) return words.map((word) => `'${word}'`).join(' | ');
  if (type === 'array') return `readonly ${items?.type}[]`;
  return type === 'integer' ? 'number' : type;
}

describe('the type Settings', () => {
  it('is what the schema says', async () => {
    await expect(`${HEADER}export interface Settings ${typeOf(ROOT, '  ')}\n`).toMatchFileSnapshot(
      '../../src/config/settings.ts',
    );
  });
});
