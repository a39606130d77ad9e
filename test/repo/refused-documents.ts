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
      'OpenAPI 3.3',
      document({}, { openapi: '3.3.0' }),
      ['api.yaml#/openapi OpenAPI 3.3.0 is not supported; use 3.0, 3.1 or 3.2'],
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
      'adjacent parameters',
      document(
        { parameters: ['a', 'b'].map((name) => ({ name, in: 'path', required: true, schema: text })) },
        {},
        '/files/{a}{b}',
      ),
      ['api.yaml#/paths/~1files~1{a}{b} /files/{a}{b} is not supported as a path'],
    ],
    [
      'a path with a query',
      document({}, {}, '/files?all=true'),
      ['api.yaml#/paths/~1files?all=true /files?all=true is not supported as a path'],
    ],
    [
      'two paths that are the same',
      document(
        {},
        {
          paths: Object.fromEntries(
            ['a', 'b'].map((name) => {
              const parameters = [{ name, in: 'path', required: true, schema: text }];
              return [`/files/{${name}}`, { get: { operationId: name, parameters, responses: {} } }];
            }),
          ),
        },
      ),
      ['api.yaml#/paths/~1files~1{b}/get another operation has the same method and path'],
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
      ['api.yaml#/servers the servers have different base paths (/v1, /v2); the first is used'],
    ],
    [
      'a variable in the base path',
      document({}, { servers: [{ url: 'https://{host}/{version}', variables: { version: { default: 'v1' } } }] }),
      ['api.yaml#/servers/0/url the base path has variables; their default values are used'],
    ],
  ],
  'parameter-style': [
    [
      'matrix',
      parameter({ style: 'matrix' }),
      at('/parameters/0/style', 'the style matrix is not supported; use form'),
    ],
    [
      'pipeDelimited',
      parameter({ style: 'pipeDelimited' }),
      at('/parameters/0/style', 'the style pipeDelimited is not supported; use form'),
    ],
  ],
  'parameter-type': [
    [
      'a list of objects',
      parameter({ schema: { type: 'array', items: { type: 'object' } } }),
      at('/parameters/0/schema', 'the items of a list must be strings, numbers or booleans'),
    ],
    [
      'an object in a header',
      parameter({ in: 'header', schema: { type: 'object' } }),
      at('/parameters/0/schema', 'objects are supported only in the query, with explode: true'),
    ],
    [
      'an object with objects',
      parameter({ schema: { type: 'object', properties: { a: { type: 'object' } } } }),
      at('/parameters/0/schema', 'an object in the query can hold objects only with style: deepObject'),
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
      'a stream of JSON',
      document({ requestBody: { 'x-stream': true, 'x-max-bytes': 9, content: { 'application/json': {} } } }),
      at('/requestBody/x-stream', 'a streamed body must be bytes, and have x-max-bytes'),
    ],
    [
      'parameters of a media type',
      body({ 'text/csv;header=absent': {} }),
      at(
        '/requestBody/content/text~1csv;header=absent',
        'text/csv;header=absent must differ from the other media types without parameters',
      ),
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
      'a file in an object',
      form({ tags: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } }),
      at(
        '/requestBody/content/multipart~1form-data/schema/properties/tags',
        'the field tags must be a file, or contain none',
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
      'a range of other statuses',
      answer('1XX', { description: 'Wait.' }),
      at('/responses/1XX', '1XX is not a status from 200 to 599, a range such as 4XX, or default'),
    ],
  ],
  'response-media': [
    [
      'parameters of a media type',
      answer(200, { content: { 'text/csv;header=absent': {} } }),
      at(
        '/responses/200/content/text~1csv;header=absent',
        'text/csv;header=absent must differ from the other media types without parameters',
      ),
    ],
  ],
  security: [
    [
      'combinations that differ in scopes',
      document(
        { security: [{ a: ['read'] }, { a: ['write'], b: [] }] },
        {
          components: {
            securitySchemes: { a: { type: 'oauth2', flows: {} }, b: { type: 'http', scheme: 'bearer' } },
          },
        },
      ),
      at('/security/1/a', 'the scheme a has other scopes in another combination'),
    ],
    [
      'an unknown type',
      document({}, { components: { securitySchemes: { a: { type: 'saml' } } } }),
      [
        'api.yaml#/components/securitySchemes/a the type of a security scheme must be one of apiKey, http, oauth2, openIdConnect, mutualTLS',
      ],
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
  'schema-syntax': [
    [
      'an unknown type',
      body(json({ properties: { a: { type: 'text' } } })),
      at(
        '/requestBody/content/application~1json/schema/properties/a/type',
        'the schema is not valid: type must be equal to one of the allowed values',
      ),
    ],
    [
      'a pattern of another language',
      body(json({ type: 'string', pattern: '(?P<name>a)\\Z' })),
      at('/requestBody/content/application~1json/schema', 'the pattern (?P<name>a)\\Z is not a regular expression'),
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
