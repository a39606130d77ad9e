import { describe, expect, it } from 'vitest';
import { breaks, type Fields, NARROWED, SAME, text, thing } from './schema-cases.ts';

describe('a narrower schema', () => {
  it.each(NARROWED)('breaks senders: $name', ({ before, after, narrower = '' }) => {
    expect(breaks(before, after, 'request').join('\n')).toContain(narrower);
    expect(breaks(before, after, 'both').join('\n')).toContain(narrower);
  });
  it.each(NARROWED)('does not break readers: $name', ({ before, after }) => {
    expect(breaks(before, after, 'response')).toEqual([]);
  });
});

describe('a wider schema', () => {
  it.each(NARROWED)('breaks readers: the opposite of $name', ({ before, after }) => {
    expect(breaks(after, before, 'response')).not.toEqual([]);
    expect(breaks(after, before, 'both')).not.toEqual([]);
  });
  it.each(NARROWED)('does not break senders: the opposite of $name', ({ before, after }) => {
    expect(breaks(after, before, 'request')).toEqual([]);
  });
});

describe('a schema with the same meaning', () => {
  it.each(SAME)('is compatible: $name', ({ before, after }) => {
    expect(breaks(before, after, 'both')).toEqual([]);
    expect(breaks(after, before, 'both')).toEqual([]);
  });
  it.each([...NARROWED, ...SAME])('is compatible when nothing has changed: $name', ({ before, after }) => {
    for (const schema of [before, after]) {
      for (const direction of ['request', 'response', 'both'] as const) {
        expect(breaks(schema, structuredClone(schema), direction)).toEqual([]);
      }
    }
  });
});

describe('a different schema', () => {
  it.each([
    ['a field is removed', thing(), { type: 'object', properties: { a: text() } }, 'x: the field b was removed'],
    ['another pattern', text({ pattern: 'a' }), text({ pattern: 'b' }), 'x: pattern changed from "a" to "b"'],
    ['another format', text({ format: 'uri' }), text({ format: 'uuid' }), 'x: format changed from "uri" to "uuid"'],
  ])('breaks both senders and readers: %s', (_, before, after, want) => {
    expect(breaks(before, after, 'request')).toEqual([want]);
    expect(breaks(before, after, 'response')).toEqual([want]);
  });

  it('with another default breaks senders, because they may omit the field', () => {
    const [before, after] = [text({ default: 'a' }), text({ default: 'b' })];
    expect(breaks(before, after, 'request')).toEqual(['x: the default changed from "a" to "b"']);
    expect(breaks(before, after, 'response')).toEqual([]);
  });

  it('with a new optional field is compatible', () => {
    const after = { type: 'object', properties: { a: text(), b: text(), c: text() } };
    for (const direction of ['request', 'response', 'both'] as const) {
      expect(breaks(thing(), after, direction)).toEqual([]);
    }
  });

  it('with a new field breaks readers when additional fields were not allowed', () => {
    const closed = { additionalProperties: false };
    const after = { type: 'object', properties: { a: text(), b: text(), c: text() }, ...closed };
    expect(breaks(thing(closed), after, 'response')).toEqual([
      'x: the field c was added although additional fields were not allowed',
    ]);
    expect(breaks(thing(closed), after, 'request')).toEqual([]);
  });

  it('with other patterns of field names is compared by what additional fields may be', () => {
    const map = (pattern: string, more: Fields = {}) => ({
      type: 'object',
      patternProperties: { [pattern]: text() },
      ...more,
    });
    expect(breaks(map('^a'), map('^b', { patternProperties: { '^a': text(), '^b': text() } }), 'request')).toEqual([
      'x: fields that match ^b were added',
    ]);
    const closed = { additionalProperties: false };
    expect(breaks(map('^a', closed), { type: 'object', ...closed }, 'request')).toEqual([
      'x: fields that match ^a were removed',
    ]);
    expect(breaks({ type: 'object', ...closed }, map('^a', closed), 'request')).toEqual([]);
  });

  it('is reported with the path of the field', () => {
    const nested = (maximum: number) => ({
      type: 'object',
      properties: { list: { type: 'array', items: thing({ properties: { n: { type: 'integer', maximum } } }) } },
    });
    expect(breaks(nested(9), nested(8), 'request')).toEqual(['x/list/{item}/n: maximum changed from 9 to 8']);
  });
});
