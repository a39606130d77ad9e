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
    [
      'OpenAPI 3.2',
      document({}, { openapi: '3.2.0' }),
      ['api.yaml#/openapi OpenAPI 3.2.0 is not supported; use 3.0 or 3.1'],
    ],
    [
      'another dialect',
      document({}, { jsonSchemaDialect: 'http://json-schema.org/draft-07/schema#' }),
      ['api.yaml#/jsonSchemaDialect only JSON Schema 2020-12 is supported'],
    ],
  ],
  'operation-id': [
    [
      'none',
      document({ operationId: undefined }),
      at('', 'an operation must have an operationId, which is the name of its handler'),
    ],
    [
      'the same twice',
      document({}, { paths: { '/a': document().paths['/things'], '/b': document().paths['/things'] } }),
      ['api.yaml#/paths/~1b/post/operationId the operationId makeThing is already used'],
    ],
  ],
  methods: [
    [
      'an operation of OPTIONS',
      document({}, { paths: { '/things': { options: { responses: {} } } } }),
      ['api.yaml#/paths/~1things/options OPTIONS operations are not supported; remove it'],
    ],
  ],
  'path-template': [
    [
      'a parameter with a suffix',
      document({ parameters: [{ name: 'name', in: 'path', required: true, schema: text }] }, {}, '/files/{name}.json'),
      [
        'api.yaml#/paths/~1files~1{name}.json {name}.json mixes a parameter with text; make the parameter a whole segment',
      ],
    ],
    [
      'a parameter that nobody describes',
      document({}, {}, '/files/{name}'),
      ['api.yaml#/paths/~1files~1{name}/post the path parameter name is missing from parameters'],
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
      ['api.yaml#/servers the servers have different base paths (/v1, /v2); use one'],
    ],
    [
      'a variable in the base path',
      document({}, { servers: [{ url: 'https://a.example/{version}' }] }),
      ['api.yaml#/servers a base path cannot contain variables'],
    ],
    [
      'a server of one operation',
      document({ servers: [{ url: '/v1' }] }),
      at('/servers', 'an operation cannot have its own servers'),
    ],
  ],
  'parameter-style': [
    [
      'deepObject',
      parameter({ style: 'deepObject' }),
      at('/parameters/0/style', 'the style deepObject is not supported; use form'),
    ],
    [
      'pipeDelimited',
      parameter({ style: 'pipeDelimited' }),
      at('/parameters/0/style', 'the style pipeDelimited is not supported; use form'),
    ],
    [
      'content',
      parameter({ schema: undefined, content: json({}) }),
      at('/parameters/0/content', 'content is not supported in a parameter; use schema'),
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
      at('/parameters/0/schema', 'lists are supported only in the query, not in a header'),
    ],
    [
      'an object with numbers',
      parameter({ schema: { type: 'object', properties: { a: { type: 'integer' } } } }),
      at('/parameters/0/schema', 'an object collects all other query parameters, so its values must have type string'),
    ],
  ],
  cookies: [
    [
      'a required cookie',
      parameter({ in: 'cookie', required: true }),
      at('/parameters/0/required', 'the cookie p cannot be required, because only browsers can send it'),
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
      at('/requestBody/x-max-bytes', 'x-max-bytes must be a positive integer'),
    ],
    [
      'XML',
      body({ 'application/xml': { schema: { type: 'object' } } }),
      at(
        '/requestBody/content/application~1xml/schema',
        'application/xml is read as bytes, so its schema must have type string and format binary',
      ),
    ],
    [
      'a range',
      body({ 'image/*': {} }),
      at('/requestBody/content/image~1*', 'image/* must be a single media type without parameters'),
    ],
    [
      'text that is an object',
      body({ 'text/plain': { schema: { type: 'object' } } }),
      at('/requestBody/content/text~1plain/schema', 'a body of text/plain must have type string'),
    ],
    [
      'text that can be left out',
      document({ requestBody: { content: { 'text/plain': { schema: text } } } }),
      at('/requestBody', 'a body without application/json must be required'),
    ],
    [
      'bytes of two limits',
      body({
        'image/png': { schema: { type: 'string', format: 'binary', maxLength: 1 } },
        'image/gif': { schema: { type: 'string', format: 'binary', maxLength: 2 } },
      }),
      at('/requestBody/content/image~1gif/schema', 'all binary bodies of an operation must have the same x-max-bytes'),
    ],
  ],
  'form-fields': [
    [
      'a list',
      form({ tags: { type: 'array' } }),
      at(
        '/requestBody/content/multipart~1form-data/schema/properties/tags',
        'the field tags must have one of the types string, integer, number, boolean',
      ),
    ],
    [
      'a file in a plain form',
      form({ image: { type: 'string', format: 'binary' } }, 'application/x-www-form-urlencoded'),
      at(
        '/requestBody/content/application~1x-www-form-urlencoded/schema/properties/image',
        'the file image requires multipart/form-data',
      ),
    ],
    [
      'two limits',
      form({
        a: { type: 'string', format: 'binary', maxLength: 1 },
        b: { type: 'string', format: 'binary', maxLength: 2 },
      }),
      at('/requestBody/content/multipart~1form-data/schema', 'all files of a form must have the same x-max-bytes'),
    ],
  ],
  'response-status': [
    [
      'default',
      answer('default', { description: 'All else.' }),
      at('/responses/default', 'default is not supported; describe each status separately'),
    ],
    [
      '4XX',
      answer('4XX', { description: 'Wrong.' }),
      at('/responses/4XX', '4XX is not supported; describe each status separately'),
    ],
  ],
  'response-media': [
    [
      'XML',
      answer(200, { content: { 'application/xml': { schema: { type: 'object' } } } }),
      at(
        '/responses/200/content/application~1xml/schema',
        'application/xml is sent as text or bytes, so its schema must have type string',
      ),
    ],
    [
      'a range',
      answer(200, { content: { '*/*': {} } }),
      at('/responses/200/content/*~1*', '*/* must be a single media type without parameters'),
    ],
  ],
  'response-headers': [
    [
      'a list',
      answer(200, { headers: { Tags: { schema: { type: 'array' } } } }),
      at('/responses/200/headers/Tags', 'the header Tags must have one of the types string, integer, number'),
    ],
  ],
  'problem-media': [
    [
      'JSON',
      answer(404, { content: json({}) }),
      at('/responses/404/content', 'error responses must use application/problem+json'),
    ],
    [
      'a member that is not always there',
      answer(404, { content: { 'application/problem+json': { schema: { required: ['type', 'instance'] } } } }),
      at(
        '/responses/404/content/application~1problem+json/schema',
        'instance cannot be required: not every problem has it',
      ),
    ],
  ],
  security: [
    [
      'alternatives that differ in scopes',
      document(
        { security: [{ a: ['read'] }, { a: ['write'] }] },
        { components: { securitySchemes: { a: { type: 'oauth2', flows: {} } } } },
      ),
      at('/security/1/a', 'the scheme a has other scopes in another alternative'),
    ],
    [
      'an unknown type',
      document({}, { components: { securitySchemes: { a: { type: 'saml' } } } }),
      ['api.yaml#/components/securitySchemes/a the type saml of a security scheme is not supported'],
    ],
    [
      'a scheme that is not there',
      document({}, { security: [{ a: [] }] }),
      ['api.yaml#/security/0 the security scheme a does not exist'],
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
        '#/components/headers/A/schema is not supported; refer to #/components/schemas/...',
      ),
    ],
  ],
  callbacks: [
    [
      'a callback',
      document({ callbacks: { done: {} } }),
      at('/callbacks/done', 'callbacks are not supported; describe them in a separate document'),
    ],
  ],
  webhooks: [
    [
      'a webhook',
      document({}, { webhooks: { made: {} } }),
      ['api.yaml#/webhooks/made webhooks are not supported; describe them in a separate document'],
    ],
  ],
};
