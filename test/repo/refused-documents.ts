// The smallest documents that each rule refuses: file, JSON pointer, reason.

export const json = (schema: object) => ({ 'application/json': { schema } });
export const text = { type: 'string' };

/** A document of one operation at `path`; `root` is laid over it. */
export const document = (operation: object = {}, root: object = {}, path = '/things') => ({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0' },
  components: {},
  paths: { [path]: { post: { operationId: 'makeThing', responses: { 204: { description: 'Done.' } }, ...operation } } },
  ...root,
});
const parameter = (more: object) => document({ parameters: [{ name: 'p', in: 'query', schema: text, ...more }] });
const body = (content: object, components: object = {}) =>
  document({ requestBody: { required: true, content } }, { components });
const answer = (status: string | number, response: object) => document({ responses: { [status]: response } });
const form = (properties: object, media = 'multipart/form-data') =>
  body({ [media]: { schema: { type: 'object', properties } } });
const operation = '#/paths/~1things/post';
const at = (place: string, reason: string) => [`api.yaml${operation}${place} ${reason}`];

export const REFUSED_DOCUMENTS: Readonly<
  Record<string, readonly (readonly [given: string, document: object, want: readonly string[]])[]>
> = {
  'openapi-version': [
    ['OpenAPI 3.0', document({}, { openapi: '3.0.3' }), ['api.yaml#/openapi OpenAPI 3.0.3 is not read, 3.1 is']],
    [
      'another dialect',
      document({}, { jsonSchemaDialect: 'http://json-schema.org/draft-07/schema#' }),
      ['api.yaml#/jsonSchemaDialect schemas are read as JSON Schema 2020-12'],
    ],
  ],
  'operation-id': [
    [
      'none',
      document({ operationId: undefined }),
      at('', 'an operation needs an operationId, the name of its handler'),
    ],
    [
      'the same twice',
      document({}, { paths: { '/a': document().paths['/things'], '/b': document().paths['/things'] } }),
      ['api.yaml#/paths/~1b/post/operationId makeThing is the name of another operation too'],
    ],
  ],
  methods: [
    [
      'an operation of OPTIONS',
      document({}, { paths: { '/things': { options: { responses: {} } } } }),
      ['api.yaml#/paths/~1things/options OPTIONS cannot be an operation of its own'],
    ],
  ],
  'path-template': [
    [
      'a parameter with a suffix',
      document({ parameters: [{ name: 'name', in: 'path', required: true, schema: text }] }, {}, '/files/{name}.json'),
      ['api.yaml#/paths/~1files~1{name}.json {name}.json mixes a parameter with text; it has to be a whole segment'],
    ],
    [
      'a parameter that nobody describes',
      document({}, {}, '/files/{name}'),
      ['api.yaml#/paths/~1files~1{name}/post the path parameter name is not described'],
    ],
    [
      'one that the path lacks',
      parameter({ in: 'path', required: true }),
      at('/parameters/0', 'the path has no parameter p'),
    ],
  ],
  servers: [
    [
      'two base paths',
      document({}, { servers: [{ url: 'https://a.example/v1' }, { url: 'https://a.example/v2' }] }),
      ['api.yaml#/servers the base path is one of /v1, /v2; it has to be one'],
    ],
    [
      'a variable in the base path',
      document({}, { servers: [{ url: 'https://a.example/{version}' }] }),
      ['api.yaml#/servers a base path cannot hold variables'],
    ],
    [
      'a server of one operation',
      document({ servers: [{ url: '/v1' }] }),
      at('/servers', 'an operation cannot have servers of its own'),
    ],
  ],
  'parameter-style': [
    ['deepObject', parameter({ style: 'deepObject' }), at('/parameters/0/style', 'deepObject is not read; write form')],
    [
      'pipeDelimited',
      parameter({ style: 'pipeDelimited' }),
      at('/parameters/0/style', 'pipeDelimited is not read; write form'),
    ],
    [
      'content',
      parameter({ schema: undefined, content: json({}) }),
      at('/parameters/0/content', 'a parameter has a schema, not a media type'),
    ],
  ],
  'parameter-type': [
    [
      'no type',
      parameter({ schema: {} }),
      at('/parameters/0/schema', 'type undefined is not one of string, integer, number, boolean'),
    ],
    [
      'two types',
      parameter({ schema: { type: ['string', 'null'] } }),
      at('/parameters/0/schema', 'type ["string","null"] is not one of string, integer, number, boolean'),
    ],
    [
      'a list in a header',
      parameter({ in: 'header', schema: { type: 'array', items: text } }),
      at('/parameters/0/schema', 'a list is read from the query, not from a header'),
    ],
    [
      'an object with numbers',
      parameter({ schema: { type: 'object', properties: { a: { type: 'integer' } } } }),
      at('/parameters/0/schema', 'an object is the rest of the query: additionalProperties of type string'),
    ],
  ],
  cookies: [
    [
      'a required cookie',
      parameter({ in: 'cookie', required: true }),
      at('/parameters/0/required', 'the cookie p cannot be required, browsers decide'),
    ],
    [
      'a cookie with a default',
      parameter({ in: 'cookie', schema: { type: 'string', default: 'a' } }),
      at('/parameters/0/schema', 'the cookie p cannot have a default'),
    ],
  ],
  'body-media': [
    [
      'a size that is none',
      document({ requestBody: { 'x-max-bytes': '4 KiB', required: true, content: { 'application/json': {} } } }),
      at('/requestBody/x-max-bytes', 'x-max-bytes is a whole number of bytes'),
    ],
    [
      'XML',
      body({ 'application/xml': { schema: { type: 'object' } } }),
      at(
        '/requestBody/content/application~1xml/schema',
        'application/xml is read as bytes: type string, format binary',
      ),
    ],
    [
      'a range',
      body({ 'image/*': {} }),
      at('/requestBody/content/image~1*', 'image/* is not a media type without parameters'),
    ],
    [
      'text that is an object',
      body({ 'text/plain': { schema: { type: 'object' } } }),
      at('/requestBody/content/text~1plain/schema', 'a body of text/plain is of type string'),
    ],
    [
      'text that can be left out',
      document({ requestBody: { content: { 'text/plain': { schema: text } } } }),
      at('/requestBody', 'only a body that may be JSON can be left out'),
    ],
    [
      'bytes of two limits',
      body({
        'image/png': { schema: { type: 'string', format: 'binary', maxLength: 1 } },
        'image/gif': { schema: { type: 'string', format: 'binary', maxLength: 2 } },
      }),
      at('/requestBody/content/image~1gif/schema', 'the bytes of an operation have one x-max-bytes'),
    ],
  ],
  'form-fields': [
    [
      'a list',
      form({ tags: { type: 'array' } }),
      at(
        '/requestBody/content/multipart~1form-data/schema/properties/tags',
        'the field tags has to be of one type out of string, integer, number, boolean',
      ),
    ],
    [
      'a file in a plain form',
      form({ image: { type: 'string', format: 'binary' } }, 'application/x-www-form-urlencoded'),
      at(
        '/requestBody/content/application~1x-www-form-urlencoded/schema/properties/image',
        'the file image needs multipart/form-data',
      ),
    ],
    [
      'two limits',
      form({
        a: { type: 'string', format: 'binary', maxLength: 1 },
        b: { type: 'string', format: 'binary', maxLength: 2 },
      }),
      at('/requestBody/content/multipart~1form-data/schema', 'the files of a form have one x-max-bytes'),
    ],
  ],
  'answer-status': [
    [
      'default',
      answer('default', { description: 'All else.' }),
      at('/responses/default', 'give each status a response of its own, not default'),
    ],
    [
      '4XX',
      answer('4XX', { description: 'Wrong.' }),
      at('/responses/4XX', 'give each status a response of its own, not 4XX'),
    ],
  ],
  'answer-media': [
    [
      'XML',
      answer(200, { content: { 'application/xml': { schema: { type: 'object' } } } }),
      at(
        '/responses/200/content/application~1xml/schema',
        'application/xml is answered as text or bytes: of type string',
      ),
    ],
    [
      'a range',
      answer(200, { content: { '*/*': {} } }),
      at('/responses/200/content/*~1*', '*/* is not a media type without parameters'),
    ],
  ],
  'answer-headers': [
    [
      'a list',
      answer(200, { headers: { Tags: { schema: { type: 'array' } } } }),
      at('/responses/200/headers/Tags', 'the header Tags has to be of one type out of string, integer, number'),
    ],
  ],
  'problem-media': [
    [
      'JSON',
      answer(404, { content: json({}) }),
      at('/responses/404/content', 'errors are answered as application/problem+json'),
    ],
    [
      'a member that is not always there',
      answer(404, { content: { 'application/problem+json': { schema: { required: ['type', 'instance'] } } } }),
      at('/responses/404/content/application~1problem+json/schema', 'not every problem has instance'),
    ],
  ],
  security: [
    [
      'two schemes together',
      document(
        { security: [{ a: [], b: [] }] },
        {
          components: {
            securitySchemes: { a: { type: 'http', scheme: 'bearer' }, b: { type: 'apiKey', in: 'header', name: 'B' } },
          },
        },
      ),
      at('/security/0', 'security schemes can be alternatives, not combined'),
    ],
    [
      'a scheme that is not there',
      document({}, { security: [{ a: [] }] }),
      ['api.yaml#/security/0 there is no security scheme a'],
    ],
  ],
  'schema-references': [
    [
      'a schema of another place',
      body(json({ properties: { a: { $ref: '#/components/headers/A/schema' } } }), {
        headers: { A: { schema: text } },
      }),
      at(
        '/requestBody/content/application~1json/schema/properties/a/$ref',
        'a schema refers to #/components/schemas/..., not to #/components/headers/A/schema',
      ),
    ],
  ],
  callbacks: [['a callback', document({ callbacks: { done: {} } }), at('/callbacks/done', 'callbacks are not sent')]],
  webhooks: [
    ['a webhook', document({}, { webhooks: { made: {} } }), ['api.yaml#/webhooks/made webhooks are not sent']],
  ],
};
