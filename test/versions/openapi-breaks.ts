// Pairs of documents whose difference is a breaking change.
import { asks, done, type Given, gives, problem, query, responds, takes } from './documents.ts';

export interface Row {
  readonly name: string;
  readonly before: Given;
  readonly after: Given;
  readonly want: string;
}

export const text = { type: 'string' };
export const answer = (content: object, headers: object = {}) => ({ 200: { description: 'Here.', headers, content } });
export const json = { 'application/json': { schema: text } };
export const csv = { 'text/csv': { schema: text } };
const events = (...names: readonly string[]) =>
  gives(
    { oneOf: names.map((name) => ({ type: 'object', required: ['event'], properties: { event: { const: name } } })) },
    'text/event-stream',
  );
export const at = (path: string, id = 'getThing', parameter = '') => ({
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

export const upload = (encoding: object) => ({
  operation: { requestBody: { content: { 'multipart/form-data': { schema: { type: 'object' }, encoding } } } },
});

export const DAYS = { 'x-deprecated-at': '2026-06-01', 'x-sunset': '2027-01-01' };

export const BREAKS: readonly Row[] = [
  { name: 'an operation is removed', before: at('/a'), after: at('/b'), want: 'getThing: GET /a was removed' },
  {
    name: 'an operation is renamed',
    before: at('/a'),
    after: at('/a', 'listThings'),
    want: 'getThing: was renamed to listThings',
  },
  {
    name: 'a path parameter is renamed',
    before: at('/a/{id}', 'getThing', 'id'),
    after: at('/a/{name}', 'getThing', 'name'),
    want: 'getThing path parameter id: was removed',
  },
  {
    name: 'a parameter is removed',
    before: asks(query('q', text)),
    after: asks(),
    want: 'createThing query parameter q: was removed',
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
    name: 'a parameter accepts fewer values',
    before: asks(query('q', { enum: ['a', 'b'] })),
    after: asks(query('q', { enum: ['a'] })),
    want: 'createThing query parameter q: can no longer be "b"',
  },
  {
    name: 'a list is serialized differently',
    before: asks(query('q', { type: 'array' })),
    after: asks(query('q', { type: 'array' }, { explode: false })),
    want: 'createThing query parameter q: is serialized differently',
  },
  {
    name: 'the value of a header is serialized differently',
    before: asks({ ...query('q', { type: 'object' }), in: 'header' }),
    after: asks({ ...query('q', { type: 'object' }, { explode: true }), in: 'header' }),
    want: 'createThing header parameter q: is serialized differently',
  },
  { name: 'a body is removed', before: takes(text), after: {}, want: 'createThing request body: was removed' },
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
    name: 'a media type of the body is removed',
    before: { operation: { requestBody: { content: { ...json, ...csv } } } },
    after: { operation: { requestBody: { content: json } } },
    want: 'createThing request body: text/csv was removed',
  },
  {
    name: 'a part of the body accepts fewer media types',
    before: upload({ image: { contentType: 'image/png, image/jpeg' } }),
    after: upload({ image: { contentType: 'image/png' } }),
    want: 'createThing request body multipart/form-data: image can no longer be image/jpeg',
  },
  {
    name: 'a part of the body is encoded differently',
    before: upload({ tags: { style: 'form' } }),
    after: upload({ tags: { style: 'pipeDelimited' } }),
    want: 'createThing request body multipart/form-data: tags is encoded differently',
  },
  {
    name: 'an answer is removed',
    before: responds({ ...answer(json), ...done }),
    after: responds(done),
    want: 'createThing 200: was removed',
  },
  {
    name: 'a new response is possible',
    before: responds(done),
    after: responds({ ...done, ...answer(json) }),
    want: 'createThing: can now return 200',
  },
  {
    name: 'a field of an answer is removed',
    before: gives({ type: 'object', properties: { a: text } }),
    after: gives({ type: 'object', properties: {} }),
    want: 'createThing 200: the field a was removed',
  },
  {
    name: 'a field of an answer can be absent',
    before: gives({ type: 'object', properties: { a: text }, required: ['a'] }),
    after: gives({ type: 'object', properties: { a: text } }),
    want: 'createThing 200: the field a can now be absent',
  },
  {
    name: 'a response can have more values',
    before: gives({ enum: ['a'] }),
    after: gives({ enum: ['a', 'b'] }),
    want: 'createThing 200: can now be "b"',
  },
  {
    name: 'a media type of an answer is removed',
    before: responds(answer({ ...json, ...csv })),
    after: responds(answer(json)),
    want: 'createThing 200: text/csv was removed',
  },
  {
    name: 'the default media type changes',
    before: responds(answer(json)),
    after: responds(answer({ ...csv, ...json })),
    want: 'createThing 200: the default media type changed from application/json to text/csv',
  },
  {
    name: 'a header is removed',
    before: responds(answer(json, { ETag: { schema: text } })),
    after: responds(answer(json)),
    want: 'createThing 200 header ETag: was removed',
  },
  {
    name: 'a header can be absent',
    before: responds(answer(json, { ETag: { required: true, schema: text } })),
    after: responds(answer(json, { ETag: { schema: text } })),
    want: 'createThing 200 header ETag: can now be absent',
  },
  {
    name: 'a problem is removed',
    before: responds({ ...done, ...problem(404, 'a', 'b') }),
    after: responds({ ...done, ...problem(404, 'a') }),
    want: 'createThing 404: the problem b was removed',
  },
  {
    name: 'a problem has another status',
    before: responds({ ...done, ...problem(404, 'a') }),
    after: responds({ ...done, ...problem(410, 'a') }),
    want: 'createThing 404: the problem a was removed',
  },
  {
    name: 'an event is removed',
    before: events('a', 'b'),
    after: events('a'),
    want: 'createThing 200: the event "b" was removed',
  },
  {
    name: 'an event is new',
    before: events('a'),
    after: events('a', 'b'),
    want: 'createThing 200: can now be event "b"',
  },
  {
    name: 'a credential becomes required',
    before: {},
    after: { operation: { security: [{ apiKey: [] }] } },
    want: 'createThing: now requires a credential',
  },
  {
    name: 'a credential is no longer accepted',
    before: { operation: { security: [{ apiKey: [] }, { session: [] }] } },
    after: { operation: { security: [{ session: [] }] } },
    want: 'createThing: apiKey is no longer accepted',
  },
  {
    name: 'a credential is sent differently',
    before: key('X-Api-Key'),
    after: key('X-Key'),
    want: 'createThing: apiKey is sent differently',
  },
  {
    name: 'another scope is required',
    before: { operation: { security: [{ apiKey: ['read'] }] } },
    after: { operation: { security: [{ apiKey: ['write', 'read'] }] } },
    want: 'createThing: apiKey now requires the scope write',
  },
  {
    name: 'cross-origin requests are no longer allowed',
    before: { operation: { 'x-cors': 'any' } },
    after: {},
    want: 'createThing: no longer allows cross-origin requests',
  },
];
