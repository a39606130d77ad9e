import { describe, expect, it } from 'vitest';
import { openapiBreaks } from '../../scripts/versions/openapi.ts';
import { asks, done, type Given, gives, openapi, problem, query, responds, takes } from './documents.ts';

interface Row {
  readonly name: string;
  readonly before: Given;
  readonly after: Given;
  readonly want: string;
}

const text = { type: 'string' };
const answer = (content: object, headers: object = {}) => ({ 200: { description: 'Here.', headers, content } });
const json = { 'application/json': { schema: text } };
const csv = { 'text/csv': { schema: text } };
const events = (...names: readonly string[]) =>
  gives(
    { oneOf: names.map((name) => ({ type: 'object', required: ['event'], properties: { event: { const: name } } })) },
    'text/event-stream',
  );
const at = (path: string, id = 'getThing', parameter = '') => ({
  paths: {
    [path]: {
      get: {
        operationId: id,
        parameters: parameter ? [{ name: parameter, in: 'path', required: true, schema: text }] : [],
        responses: done,
      },
    },
  },
});
const key = (name: string) => ({
  operation: { security: [{ apiKey: [] }] },
  components: { securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name } } },
});

const upload = (encoding: object) => ({
  operation: { requestBody: { content: { 'multipart/form-data': { schema: { type: 'object' }, encoding } } } },
});

const DAYS = { 'x-deprecated-at': '2026-06-01', 'x-sunset': '2027-01-01' };

/** After them, a program that was right before fails. */
const BREAKS: readonly Row[] = [
  { name: 'an operation is gone', before: at('/a'), after: at('/b'), want: 'getThing: GET /a is gone' },
  {
    name: 'an operation is renamed',
    before: at('/a'),
    after: at('/a', 'listThings'),
    want: 'getThing: is called listThings now',
  },
  {
    name: 'a path parameter is renamed',
    before: at('/a/{id}', 'getThing', 'id'),
    after: at('/a/{name}', 'getThing', 'name'),
    want: 'getThing path parameter id: is gone',
  },
  {
    name: 'a parameter is gone',
    before: asks(query('q', text)),
    after: asks(),
    want: 'createThing query parameter q: is gone',
  },
  {
    name: 'a required parameter is new',
    before: asks(),
    after: asks(query('q', text, { required: true })),
    want: 'createThing query parameter q: is now required',
  },
  {
    name: 'a parameter becomes required',
    before: asks(query('q', text)),
    after: asks(query('q', text, { required: true })),
    want: 'createThing query parameter q: is now required',
  },
  {
    name: 'a parameter takes less',
    before: asks(query('q', { enum: ['a', 'b'] })),
    after: asks(query('q', { enum: ['a'] })),
    want: 'createThing query parameter q: can no longer be "b"',
  },
  {
    name: 'a list is written in another way',
    before: asks(query('q', { type: 'array' })),
    after: asks(query('q', { type: 'array' }, { explode: false })),
    want: 'createThing query parameter q: is written in another way',
  },
  {
    name: 'the value of a header is written in another way',
    before: asks({ ...query('q', { type: 'object' }), in: 'header' }),
    after: asks({ ...query('q', { type: 'object' }, { explode: true }), in: 'header' }),
    want: 'createThing header parameter q: is written in another way',
  },
  { name: 'a body is gone', before: takes(text), after: {}, want: 'createThing request body: is gone' },
  { name: 'a required body is new', before: {}, after: takes(text), want: 'createThing request body: is now required' },
  {
    name: 'a body becomes required',
    before: takes(text, false),
    after: takes(text),
    want: 'createThing request body: is now required',
  },
  {
    name: 'a field of the body becomes required',
    before: takes({ type: 'object', properties: { a: text } }),
    after: takes({ type: 'object', properties: { a: text }, required: ['a'] }),
    want: 'createThing request body: the field a is now required',
  },
  {
    name: 'a media type of the body is gone',
    before: { operation: { requestBody: { content: { ...json, ...csv } } } },
    after: { operation: { requestBody: { content: json } } },
    want: 'createThing request body: text/csv is gone',
  },
  {
    name: 'a part of the body takes a media type less',
    before: upload({ image: { contentType: 'image/png, image/jpeg' } }),
    after: upload({ image: { contentType: 'image/png' } }),
    want: 'createThing request body multipart/form-data: image can no longer be image/jpeg',
  },
  {
    name: 'a part of the body is written in another way',
    before: upload({ tags: { style: 'form' } }),
    after: upload({ tags: { style: 'pipeDelimited' } }),
    want: 'createThing request body multipart/form-data: tags is encoded in another way',
  },
  {
    name: 'an answer is gone',
    before: responds({ ...answer(json), ...done }),
    after: responds(done),
    want: 'createThing 200: is gone',
  },
  {
    name: 'there can be another answer',
    before: responds(done),
    after: responds({ ...done, ...answer(json) }),
    want: 'createThing: can now answer 200',
  },
  {
    name: 'a field of an answer is gone',
    before: gives({ type: 'object', properties: { a: text } }),
    after: gives({ type: 'object', properties: {} }),
    want: 'createThing 200: the field a is gone',
  },
  {
    name: 'a field of an answer can be absent',
    before: gives({ type: 'object', properties: { a: text }, required: ['a'] }),
    after: gives({ type: 'object', properties: { a: text } }),
    want: 'createThing 200: the field a can now be absent',
  },
  {
    name: 'an answer can be more',
    before: gives({ enum: ['a'] }),
    after: gives({ enum: ['a', 'b'] }),
    want: 'createThing 200: can now be "b"',
  },
  {
    name: 'a media type of an answer is gone',
    before: responds(answer({ ...json, ...csv })),
    after: responds(answer(json)),
    want: 'createThing 200: text/csv is gone',
  },
  {
    name: 'who asks for nothing gets another media type',
    before: responds(answer(json)),
    after: responds(answer({ ...csv, ...json })),
    want: 'createThing 200: who asks for nothing gets text/csv and no longer application/json',
  },
  {
    name: 'a header is gone',
    before: responds(answer(json, { ETag: { schema: text } })),
    after: responds(answer(json)),
    want: 'createThing 200 header ETag: is gone',
  },
  {
    name: 'a header can be absent',
    before: responds(answer(json, { ETag: { required: true, schema: text } })),
    after: responds(answer(json, { ETag: { schema: text } })),
    want: 'createThing 200 header ETag: can now be absent',
  },
  {
    name: 'a problem is gone',
    before: responds({ ...done, ...problem(404, 'a', 'b') }),
    after: responds({ ...done, ...problem(404, 'a') }),
    want: 'createThing 404: the problem b is gone',
  },
  {
    name: 'a problem has another status',
    before: responds({ ...done, ...problem(404, 'a') }),
    after: responds({ ...done, ...problem(410, 'a') }),
    want: 'createThing 404: the problem a is gone',
  },
  {
    name: 'an event is gone',
    before: events('a', 'b'),
    after: events('a'),
    want: 'createThing 200: the event "b" is gone',
  },
  {
    name: 'an event is new',
    before: events('a'),
    after: events('a', 'b'),
    want: 'createThing 200: can now be event "b"',
  },
  {
    name: 'a credential is needed',
    before: {},
    after: { operation: { security: [{ apiKey: [] }] } },
    want: 'createThing: needs a credential now',
  },
  {
    name: 'a credential is no longer accepted',
    before: { operation: { security: [{ apiKey: [] }, { session: [] }] } },
    after: { operation: { security: [{ session: [] }] } },
    want: 'createThing: apiKey is no longer accepted',
  },
  {
    name: 'a credential is sent in another way',
    before: key('X-Api-Key'),
    after: key('X-Key'),
    want: 'createThing: apiKey is sent in another way',
  },
  {
    name: 'pages of other origins are shut out',
    before: { operation: { 'x-cors': 'any' } },
    after: {},
    want: 'createThing: pages of other origins can no longer call it',
  },
];

/** After them, every program that was right before goes on. */
const FINE: readonly Omit<Row, 'want'>[] = [
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
    name: 'a parameter takes more',
    before: asks(query('q', { enum: ['a'] })),
    after: asks(query('q', { enum: ['a', 'b'] })),
  },
  {
    name: 'a query parameter says how it is written anyway',
    before: asks(query('q', { type: 'array' })),
    after: asks(query('q', { type: 'array' }, { style: 'form', explode: true })),
  },
  {
    name: 'a list is repeated, and still read with commas',
    before: asks(query('q', { type: 'array' }, { explode: false })),
    after: asks(query('q', { type: 'array' }, { explode: true, 'x-commas': 'accepted' })),
  },
  {
    name: 'an integer tells its width',
    before: asks(query('q', { type: 'integer' })),
    after: asks(query('q', { type: 'integer', format: 'int64' })),
  },
  {
    name: 'a header parameter says how it is written anyway',
    before: asks({ ...query('q', { type: 'array' }), in: 'header' }),
    after: asks({ ...query('q', { type: 'array' }, { style: 'simple', explode: false }), in: 'header' }),
  },
  {
    name: 'a body takes a media type more',
    before: { operation: { requestBody: { content: json } } },
    after: { operation: { requestBody: { content: { ...json, ...csv } } } },
  },
  {
    name: 'a part of the body takes a media type more',
    before: upload({ image: { contentType: 'image/png' } }),
    after: upload({ image: { contentType: 'image/avif,image/png' } }),
  },
  {
    name: 'a part of the body takes all media types of a kind',
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
  { name: 'an answer can be less', before: gives({ enum: ['a', 'b'] }), after: gives({ enum: ['a'] }) },
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
    name: 'there is an answer for those who ask conditionally',
    before: responds(answer(json)),
    after: responds({ ...answer(json), 304: { description: 'Unchanged.' } }),
  },
  {
    name: 'another credential is accepted',
    before: { operation: { security: [{ apiKey: [] }] } },
    after: { operation: { security: [{ apiKey: [] }, { session: [] }] } },
  },
  { name: 'no credential is needed', before: { operation: { security: [{ apiKey: [] }] } }, after: {} },
  { name: 'pages of other origins are let in', before: {}, after: { operation: { 'x-cors': 'any' } } },
  { name: 'prose', before: { operation: { summary: 'a' } }, after: { operation: { summary: 'b', description: 'c' } } },
  { name: 'an operation is deprecated', before: at('/a'), after: deprecated() },
];

function deprecated(): Given {
  const [item] = Object.values(at('/a').paths);
  return { paths: { '/a': { get: { ...item?.get, deprecated: true, ...DAYS } } } };
}

describe('an OpenAPI document', () => {
  it.each(BREAKS)('breaks its callers when $name [G-version-breaking-change]', ({ before, after, want }) => {
    expect(openapiBreaks(openapi(before), openapi(after))).toContain(want);
  });
  it.each(FINE)('does not break its callers when $name', ({ before, after }) => {
    expect(openapiBreaks(openapi(before), openapi(after))).toEqual([]);
  });
});
