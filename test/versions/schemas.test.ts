import { describe, expect, it } from 'vitest';
import { breaks, type Fields, NARROWED, SAME, text, thing } from './schema-cases.ts';

describe('a schema that takes less than before', () => {
  it.each(NARROWED)('breaks those who send: $name', ({ before, after, narrower = '' }) => {
    expect(breaks(before, after, 'request').join('\n')).toContain(narrower);
    expect(breaks(before, after, 'both').join('\n')).toContain(narrower);
  });
  it.each(NARROWED)('breaks nobody who reads: $name', ({ before, after }) => {
    expect(breaks(before, after, 'response')).toEqual([]);
  });
});

describe('a schema that takes more than before', () => {
  it.each(NARROWED)('breaks those who read: the opposite of $name', ({ before, after }) => {
    expect(breaks(after, before, 'response')).not.toEqual([]);
    expect(breaks(after, before, 'both')).not.toEqual([]);
  });
  it.each(NARROWED)('breaks nobody who sends: the opposite of $name', ({ before, after }) => {
    expect(breaks(after, before, 'request')).toEqual([]);
  });
});

describe('a schema that says the same', () => {
  it.each(SAME)('breaks nobody: $name', ({ before, after }) => {
    expect(breaks(before, after, 'both')).toEqual([]);
    expect(breaks(after, before, 'both')).toEqual([]);
  });
  it.each([...NARROWED, ...SAME])('breaks nobody when nothing has changed: $name', ({ before, after }) => {
    for (const schema of [before, after]) {
      for (const direction of ['request', 'response', 'both'] as const) {
        expect(breaks(schema, structuredClone(schema), direction)).toEqual([]);
      }
    }
  });
});

describe('a schema that differs', () => {
  it.each([
    ['a field is gone', thing(), { type: 'object', properties: { a: text() } }, 'x: the field b is gone'],
    ['another pattern', text({ pattern: 'a' }), text({ pattern: 'b' }), 'x: pattern is "b" and no longer "a"'],
    ['another format', text({ format: 'uri' }), text({ format: 'uuid' }), 'x: format is "uuid" and no longer "uri"'],
  ])('breaks both those who send and those who read: %s', (_, before, after, want) => {
    expect(breaks(before, after, 'request')).toEqual([want]);
    expect(breaks(before, after, 'response')).toEqual([want]);
  });

  it('in its default breaks those who send, who may leave the field out', () => {
    const [before, after] = [text({ default: 'a' }), text({ default: 'b' })];
    expect(breaks(before, after, 'request')).toEqual(['x: the default is "b" and no longer "a"']);
    expect(breaks(before, after, 'response')).toEqual([]);
  });

  it('by an optional field breaks nobody', () => {
    const after = { type: 'object', properties: { a: text(), b: text(), c: text() } };
    for (const direction of ['request', 'response', 'both'] as const) {
      expect(breaks(thing(), after, direction)).toEqual([]);
    }
  });

  it('by a field where there were to be no others breaks those who read', () => {
    const closed = { additionalProperties: false };
    const after = { type: 'object', properties: { a: text(), b: text(), c: text() }, ...closed };
    expect(breaks(thing(closed), after, 'response')).toEqual([
      'x: the field c is new where there were to be no others',
    ]);
    expect(breaks(thing(closed), after, 'request')).toEqual([]);
  });

  it('in its pattern of names is judged by what other fields may be', () => {
    const map = (pattern: string, more: Fields = {}) => ({
      type: 'object',
      patternProperties: { [pattern]: text() },
      ...more,
    });
    expect(breaks(map('^a'), map('^b', { patternProperties: { '^a': text(), '^b': text() } }), 'request')).toEqual([
      'x: fields that match ^b are new',
    ]);
    const closed = { additionalProperties: false };
    expect(breaks(map('^a', closed), { type: 'object', ...closed }, 'request')).toEqual([
      'x: fields that match ^a are gone',
    ]);
    expect(breaks({ type: 'object', ...closed }, map('^a', closed), 'request')).toEqual([]);
  });

  it('says where it does, down to the field', () => {
    const nested = (maximum: number) => ({
      type: 'object',
      properties: { list: { type: 'array', items: thing({ properties: { n: { type: 'integer', maximum } } }) } },
    });
    expect(breaks(nested(9), nested(8), 'request')).toEqual(['x/list/{item}/n: maximum is 8 and no longer 9']);
  });
});
