import { describe, expect, it } from 'vitest';
import { type Given, lint } from './redocly-lint.ts';

function check(rule: string, given: readonly Given[]): void {
  describe(rule, () => {
    let found: Promise<string[][]> | undefined;
    it.each(given.map((one, index) => ({ ...one, index })))('$name', async ({ index, want }) => {
      found ??= lint(rule, given);
      expect((await found)[index]).toEqual(want);
    });
  });
}

const openapi = (operation: object, components: object = {}) => ({
  openapi: '3.1.1',
  info: { title: 'Given', version: '1.0.0' },
  paths: { '/things': { post: { responses: { 204: { description: 'Done.' } }, ...operation } } },
  components,
});

const VERBS =
  'get, list, search, watch, download, resolve, validate, check, create, set, rename, undo, delete, restore, link, control, capture, paste, receive, end, start, stop, restart, open, close, update, split, move, resize, ask, answer, withdraw, test, call';
const misnamed = (id: string) => `operationId ${id} is not a verb and a noun in camelCase; the verbs are ${VERBS}.`;

check('annex/operation-id-form', [
  { name: 'accepts a verb and a noun', document: openapi({ operationId: 'createIntent' }), want: [] },
  { name: 'accepts several nouns', document: openapi({ operationId: 'getGatewayHealth' }), want: [] },
  { name: 'leaves an absent one to another rule', document: openapi({}), want: [] },
  { name: 'refuses a lone verb', document: openapi({ operationId: 'search' }), want: [misnamed('search')] },
  { name: 'refuses a lone noun', document: openapi({ operationId: 'login' }), want: [misnamed('login')] },
  {
    name: 'refuses a verb that is not on the list',
    document: openapi({ operationId: 'fetchIntent' }),
    want: [misnamed('fetchIntent')],
  },
  {
    name: 'refuses snake case',
    document: openapi({ operationId: 'create_intent' }),
    want: [misnamed('create_intent')],
  },
  {
    name: 'refuses a capital at the beginning',
    document: openapi({ operationId: 'CreateIntent' }),
    want: [misnamed('CreateIntent')],
  },
  { name: 'refuses capitals in a row', document: openapi({ operationId: 'getURL' }), want: [misnamed('getURL')] },
]);

const deprecated = (more: object) => openapi({ operationId: 'createThing', deprecated: true, ...more });

check('annex/dated-deprecations', [
  { name: 'ignores an operation that is not deprecated', document: openapi({}), want: [] },
  {
    name: 'accepts a deprecated operation with both dates',
    document: deprecated({ 'x-deprecated-at': '2026-06-01', 'x-sunset': '2027-01-01' }),
    want: [],
  },
  {
    name: 'refuses a deprecated operation without dates',
    document: deprecated({}),
    want: ['A deprecated operation needs x-deprecated-at.', 'A deprecated operation needs x-sunset.'],
  },
  {
    name: 'refuses an invalid date',
    document: deprecated({ 'x-deprecated-at': '2026-02-30', 'x-sunset': 'soon' }),
    want: [
      'x-deprecated-at must be a date like 2027-01-31, not 2026-02-30.',
      'x-sunset must be a date like 2027-01-31, not soon.',
    ],
  },
  {
    name: 'refuses a sunset before the deprecation',
    document: deprecated({ 'x-deprecated-at': '2026-06-01', 'x-sunset': '2026-05-31' }),
    want: ['x-sunset cannot be before x-deprecated-at, 2026-06-01.'],
  },
  {
    name: 'refuses a date on an operation that is not deprecated',
    document: openapi({ 'x-sunset': '2027-01-01' }),
    want: ['x-sunset is only allowed with `deprecated: true`.'],
  },
]);

const details = { type: '/problems/thing-lost', title: 'The thing is lost', status: 404 };
const answers = (responses: object, components?: object) =>
  openapi({ responses: { 204: { description: 'Done.' }, ...responses } }, components);
const problem = (examples?: object, media = 'application/problem+json') => ({
  description: 'Lost.',
  content: { [media]: { schema: { type: 'object' }, ...(examples ? { examples } : {}) } },
});

check('annex/named-problems', [
  {
    name: 'accepts a problem under its own name and status',
    document: answers({ 404: problem({ 'thing-lost': { value: details } }) }),
    want: [],
  },
  {
    name: 'follows references to the response and to its example',
    document: answers(
      { 404: { $ref: '#/components/responses/Lost' } },
      {
        responses: { Lost: problem({ 'thing-lost': { $ref: '#/components/examples/lost' } }) },
        examples: { lost: { value: details } },
      },
    ),
    want: [],
  },
  {
    name: 'ignores responses below 400',
    document: answers({ 200: problem(undefined, 'application/json') }),
    want: [],
  },
  {
    name: 'refuses a response without content',
    document: answers({ 404: { description: 'Lost.' } }),
    want: ['404 names no problem: add an example under application/problem+json.'],
  },
  {
    name: 'refuses a response with plain JSON',
    document: answers({ 500: problem({ lost: { value: details } }, 'application/json') }),
    want: ['500 names no problem: add an example under application/problem+json.'],
  },
  {
    name: 'refuses a response without an example',
    document: answers({ 503: problem() }),
    want: ['503 names no problem: add an example under application/problem+json.'],
  },
  {
    name: 'refuses an example with another name',
    document: answers({ 404: problem({ lost: { value: details } }) }),
    want: ['lost under 404 has the type /problems/thing-lost instead of /problems/lost.'],
  },
  {
    name: 'refuses an example with another status, also through a reference',
    document: answers(
      { 410: { $ref: '#/components/responses/Lost' } },
      { responses: { Lost: problem({ 'thing-lost': { value: details } }) } },
    ),
    want: ['thing-lost under 410 has the status 404.'],
  },
  {
    name: 'refuses an example without a title',
    document: answers({ 404: problem({ 'thing-lost': { value: { ...details, title: undefined } } }) }),
    want: ['thing-lost under 404 has no title.'],
  },
  {
    name: 'refuses responses for classes of statuses',
    document: answers({ '4XX': problem(), default: problem() }),
    want: ['Document each status separately instead of 4XX.', 'Document each status separately instead of default.'],
  },
]);

const unbounded = (keyword: string) => `Clients can send this value: add ${keyword}.`;
const body = (schema: object, components?: object) =>
  openapi({ requestBody: { content: { 'application/json': { schema } } } }, components);
const parameter = (schema: object) => openapi({ parameters: [{ name: 'q', in: 'query', schema }] });
const fields = (properties: object) => ({ type: 'object', properties });

check('annex/bounded-requests', [
  {
    name: 'accepts bounded values in a body',
    document: body(
      fields({
        text: { type: 'string', maxLength: 9 },
        choice: { type: 'string', enum: ['a'] },
        fixed: { type: 'string', const: 'a' },
        list: { type: 'array', maxItems: 9, items: { type: 'integer', minimum: 0, maximum: 9 } },
        open: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
        map: { type: 'object', maxProperties: 9, additionalProperties: { type: 'string', maxLength: 9 } },
        anything: { type: 'object' },
        flag: { type: 'boolean' },
      }),
    ),
    want: [],
  },
  { name: 'accepts a bounded parameter', document: parameter({ type: 'string', maxLength: 9 }), want: [] },
  {
    name: 'refuses a string without maxLength, even with a pattern',
    document: parameter({ type: 'string', pattern: '^a{1,9}$' }),
    want: [unbounded('maxLength')],
  },
  {
    name: 'refuses a nullable string without maxLength',
    document: body(fields({ text: { type: ['string', 'null'] } })),
    want: [unbounded('maxLength')],
  },
  {
    name: 'refuses binary content without a limit',
    document: body({ type: 'string', format: 'binary' }),
    want: [unbounded('x-max-bytes')],
  },
  {
    name: 'refuses an array without maxItems, and unbounded items',
    document: body({ type: 'array', items: { type: 'string' } }),
    want: [unbounded('maxItems'), unbounded('maxLength')],
  },
  {
    name: 'refuses a number with only one bound or none',
    document: body(fields({ one: { type: 'integer', minimum: 0 }, none: { type: 'number' } })),
    want: [unbounded('maximum'), unbounded('minimum'), unbounded('maximum')],
  },
  {
    name: 'refuses a map without maxProperties',
    document: body({ type: 'object', additionalProperties: { type: 'boolean' } }),
    want: [unbounded('maxProperties')],
  },
  {
    name: 'follows references and variants',
    document: body(
      { $ref: '#/components/schemas/Thing' },
      {
        schemas: {
          Thing: { oneOf: [{ $ref: '#/components/schemas/Name' }, fields({ size: { type: 'integer', maximum: 9 } })] },
          Name: { type: 'string' },
        },
      },
    ),
    want: [unbounded('maxLength'), unbounded('minimum')],
  },
  {
    name: 'ignores responses',
    document: answers({
      200: { description: 'It.', content: { 'application/json': { schema: fields({ text: { type: 'string' } }) } } },
    }),
    want: [],
  },
]);

const asyncapi = (payload: object) => ({
  asyncapi: '3.0.0',
  info: { title: 'Given', version: '1.0.0' },
  channels: { things: { address: '/', messages: { thing: { $ref: '#/components/messages/thing' } } } },
  operations: {
    receiveThing: {
      action: 'receive',
      channel: { $ref: '#/channels/things' },
      messages: [{ $ref: '#/channels/things/messages/thing' }],
    },
  },
  components: { messages: { thing: { name: 'thing', payload } }, schemas: { Name: { type: 'string' } } },
});

check('annex/bounded-messages', [
  {
    name: 'accepts a bounded payload',
    document: asyncapi(fields({ state: { type: 'string', maxLength: 9 } })),
    want: [],
  },
  {
    name: 'refuses an unbounded field, also through a reference',
    document: asyncapi(fields({ size: { type: 'integer', minimum: 0 }, name: { $ref: '#/components/schemas/Name' } })),
    want: [unbounded('maximum'), unbounded('maxLength')],
  },
]);
