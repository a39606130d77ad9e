// Pairs of documents: after the change, a program that was right before fails.
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
