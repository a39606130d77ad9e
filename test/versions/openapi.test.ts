import { describe, expect, it } from 'vitest';
import { openapiBreaks } from '../../scripts/versions/openapi.ts';
import { asks, done, type Given, gives, openapi, problem, query, responds, takes } from './documents.ts';
import { answer, at, BREAKS, csv, DAYS, json, type Row, text, upload } from './openapi-breaks.ts';

/** Compatible changes. */
const COMPATIBLE: readonly Omit<Row, 'want'>[] = [
  {
    name: 'an operation is new',
    before: at('/a'),
    after: { paths: { ...at('/a').paths, ...at('/b', 'getOther').paths } },
  },
  { name: 'an optional parameter is new', before: asks(), after: asks(query('q', text)) },
  {
    name: 'a parameter becomes optional',
    before: asks(query('q', text, { required: true })),
    after: asks(query('q', text)),
  },
  {
    name: 'a parameter accepts more values',
    before: asks(query('q', { enum: ['a'] })),
    after: asks(query('q', { enum: ['a', 'b'] })),
  },
  {
    name: 'a query parameter states the default serialization',
    before: asks(query('q', { type: 'array' })),
    after: asks(query('q', { type: 'array' }, { style: 'form', explode: true })),
  },
  {
    name: 'a list becomes repeated but still accepts commas',
    before: asks(query('q', { type: 'array' }, { explode: false })),
    after: asks(query('q', { type: 'array' }, { explode: true, 'x-commas': 'accepted' })),
  },
  {
    name: 'an integer states its width',
    before: asks(query('q', { type: 'integer' })),
    after: asks(query('q', { type: 'integer', format: 'int64' })),
  },
  {
    name: 'a header parameter states the default serialization',
    before: asks({ ...query('q', { type: 'array' }), in: 'header' }),
    after: asks({ ...query('q', { type: 'array' }, { style: 'simple', explode: false }), in: 'header' }),
  },
  {
    name: 'a body accepts another media type',
    before: { operation: { requestBody: { content: json } } },
    after: { operation: { requestBody: { content: { ...json, ...csv } } } },
  },
  {
    name: 'a part of the body accepts another media type',
    before: upload({ image: { contentType: 'image/png' } }),
    after: upload({ image: { contentType: 'image/avif,image/png' } }),
  },
  {
    name: 'a part of the body accepts all media types of a kind',
    before: upload({ image: { contentType: 'image/png, image/jpeg' } }),
    after: upload({ image: { contentType: 'image/*' } }),
  },
  { name: 'an optional body is new', before: {}, after: takes(text, false) },
  { name: 'a body becomes optional', before: takes(text), after: takes(text, false) },
  {
    name: 'a field of an answer is new',
    before: gives({ type: 'object', properties: {} }),
    after: gives({ type: 'object', properties: { a: text }, required: ['a'] }),
  },
  { name: 'a response can have fewer values', before: gives({ enum: ['a', 'b'] }), after: gives({ enum: ['a'] }) },
  {
    name: 'a media type of an answer is new',
    before: responds(answer(json)),
    after: responds(answer({ ...json, ...csv })),
  },
  {
    name: 'a header is new',
    before: responds(answer(json)),
    after: responds(answer(json, { ETag: { schema: text } })),
  },
  { name: 'a problem is new', before: responds(done), after: responds({ ...done, ...problem(404, 'a') }) },
  {
    name: 'a response to conditional requests is new',
    before: responds(answer(json)),
    after: responds({ ...answer(json), 304: { description: 'Unchanged.' } }),
  },
  {
    name: 'another credential is accepted',
    before: { operation: { security: [{ apiKey: [] }] } },
    after: { operation: { security: [{ apiKey: [] }, { session: [] }] } },
  },
  { name: 'a credential is no longer required', before: { operation: { security: [{ apiKey: [] }] } }, after: {} },
  { name: 'cross-origin requests become allowed', before: {}, after: { operation: { 'x-cors': 'any' } } },
  { name: 'prose', before: { operation: { summary: 'a' } }, after: { operation: { summary: 'b', description: 'c' } } },
  { name: 'an operation is deprecated', before: at('/a'), after: deprecated() },
];

function deprecated(): Given {
  const [item] = Object.values(at('/a').paths);
  return { paths: { '/a': { get: { ...item?.get, deprecated: true, ...DAYS } } } };
}

describe('an OpenAPI document', () => {
  it.each(BREAKS)('breaks clients when $name [G-version-breaking-change]', ({ before, after, want }) => {
    expect(openapiBreaks(openapi(before), openapi(after))).toContain(want);
  });
  it.each(COMPATIBLE)('does not break clients when $name', ({ before, after }) => {
    expect(openapiBreaks(openapi(before), openapi(after))).toEqual([]);
  });
});
