// Documents in the style of other people's: errors of their own shape, `default` and ranges, few examples, event streams,
// pictures.

const json = (schema: object, more: object = {}) => ({ 'application/json': { schema, ...more } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const path = (name: string, schema: object = { type: 'string' }) => ({ name, in: 'path', required: true, schema });
const error = (description: string, more: object = {}) => ({ description, content: json(ref('Error'), more) });
const empty = (description: string) => ({ description });

/** Errors of their own shape, `default`, `4XX`, a base path, and examples on properties. */
export const library = {
  openapi: '3.1.0',
  info: { title: 'Library', version: '2.1.0' },
  servers: [{ url: 'https://{region}.library.example/v2', variables: { region: { default: 'eu' } } }],
  security: [{ key: [] }],
  paths: {
    '/books': {
      get: {
        operationId: 'listBooks',
        security: [],
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 50 }, example: 10 },
          { name: 'sort', in: 'query', schema: { type: 'string', enum: ['title', 'year'] }, example: 'year' },
        ],
        responses: {
          200: {
            description: 'A page of books.',
            headers: {
              'X-Total': { required: true, schema: { type: 'integer', minimum: 1 } },
              Link: { schema: { type: 'string' }, example: '<https://eu.library.example/v2/books?page=2>; rel="next"' },
              'Content-Length': { schema: { type: 'integer' }, example: 7 },
            },
            content: json({ type: 'array', items: ref('Book'), minItems: 2, uniqueItems: true }),
          },
          400: error('Invalid.', { example: { code: 'invalid', message: 'A parameter is invalid.' } }),
          default: error('Anything else.'),
        },
      },
      post: {
        operationId: 'addBook',
        requestBody: { required: true, content: json(ref('NewBook'), { example: { title: 'Sea', year: 1999 } }) },
        responses: {
          201: {
            description: 'Added.',
            headers: { Location: { schema: { type: 'string' }, example: 'https://eu.library.example/v2/books/7' } },
            content: json(ref('Book'), {
              examples: {
                first: { value: { id: 7, title: 'Sea', link: 'https://eu.library.example/v2/books/7' } },
                second: { value: { id: 8, title: 'Sky', link: 'https://eu.library.example/v2/books/8' } },
              },
            }),
          },
          401: error('No key.', { example: { code: 'key', message: 'A key is required.' } }),
          '4XX': error('Refused.'),
        },
      },
    },
    '/books/{id}': {
      parameters: [{ ...path('id', { type: 'integer', minimum: 1 }), example: 7 }],
      get: {
        operationId: 'getBook',
        responses: {
          200: { description: 'A book.', content: json(ref('Book'), { example: { id: 'seven', title: 'Wrong' } }) },
          404: error('Unknown.'),
          410: empty('Removed.'),
        },
      },
      delete: { operationId: 'removeBook', responses: { 204: empty('Removed.'), default: error('Not removed.') } },
    },
    '/books/{id}/cover': {
      parameters: [{ ...path('id', { type: 'integer' }), example: 7 }],
      get: {
        operationId: 'getCover',
        security: [],
        responses: {
          200: {
            description: 'A picture.',
            content: {
              'image/png': { schema: { type: 'string', format: 'binary' }, example: '(a picture)' },
              'image/jpeg': { example: '(another picture)' },
            },
          },
          406: error('Not in that format.'),
        },
      },
    },
    '/shelves': {
      get: {
        operationId: 'getShelf',
        security: [],
        responses: { 200: { description: 'A shelf.', content: json(ref('Shelf')) } },
      },
      put: {
        operationId: 'putMedium',
        security: [{ token: [] }, { key: [] }],
        requestBody: { content: json(ref('Medium'), { example: { kind: 'disc', sides: 2 } }) },
        responses: {
          200: { description: 'Kept.', content: { 'application/hal+json': { schema: ref('Medium') } } },
          422: error('Invalid.', { example: { code: 'invalid', message: 'The medium is invalid.' } }),
        },
      },
    },
    '/news': {
      get: {
        operationId: 'watchNews',
        security: [],
        responses: {
          200: {
            description: 'News.',
            content: {
              'text/event-stream': {
                schema: { type: 'object', properties: { event: { type: 'string' }, data: {} } },
                examples: {
                  opened: { value: { event: 'opened', data: { at: '09:00' } } },
                  closed: { value: { event: 'closed', data: { at: '18:00' } } },
                },
              },
            },
          },
        },
      },
    },
    '/pings': { post: { operationId: 'ping', security: [], responses: { default: error('Always.') } } },
    '/failures': { get: { operationId: 'fail', security: [], responses: { 503: error('Never works.') } } },
  },
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      token: { type: 'http', scheme: 'bearer' },
    },
    schemas: {
      Error: {
        type: 'object',
        required: ['code', 'message'],
        properties: { code: { type: 'string', pattern: '^[a-z-]{3,30}$' }, message: { type: 'string', minLength: 5 } },
      },
      NewBook: {
        type: 'object',
        required: ['title'],
        properties: {
          title: { type: 'string', minLength: 1, maxLength: 100, example: 'Sea' },
          year: { type: 'integer', minimum: 1450 },
        },
        additionalProperties: false,
        example: { title: 'Sea', year: 1999 },
      },
      Book: {
        type: 'object',
        required: ['id', 'title'],
        properties: {
          id: { type: 'integer', minimum: 1 },
          title: { type: 'string', example: 'Sea' },
          link: { type: 'string', format: 'uri' },
          secret: { type: 'string', writeOnly: true },
          similar: { type: 'array', items: ref('Book') },
        },
      },
      Shelf: {
        allOf: [
          { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } },
          {
            type: 'object',
            required: ['media', 'next'],
            properties: {
              media: { type: 'array', items: ref('Medium'), minItems: 1 },
              next: { oneOf: [ref('Shelf'), { type: 'null' }] },
            },
          },
        ],
      },
      Medium: {
        oneOf: [ref('Tape'), ref('Disc')],
        discriminator: {
          propertyName: 'kind',
          mapping: { tape: '#/components/schemas/Tape', disc: '#/components/schemas/Disc' },
        },
      },
      Tape: {
        type: 'object',
        required: ['kind', 'minutes'],
        properties: { kind: { const: 'tape' }, minutes: { type: 'integer', multipleOf: 30, exclusiveMinimum: 0 } },
      },
      Disc: {
        type: 'object',
        required: ['kind', 'sides'],
        properties: { kind: { const: 'disc' }, sides: { enum: [1, 2] } },
      },
    },
  },
};

const problem = (description: string, more: object = {}) => ({
  description,
  content: { 'application/problem+json': { schema: ref('Problem'), ...more } },
});

/** Problem details, some without examples and some with members of their own. */
export const tickets = {
  openapi: '3.1.0',
  info: { title: 'Tickets', version: '1.0.0' },
  servers: [{ url: 'https://tickets.example' }],
  paths: {
    '/tickets': {
      post: {
        operationId: 'buyTicket',
        security: [{ token: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['email', 'date'],
                properties: {
                  email: { type: 'string', format: 'email' },
                  date: { type: 'string', format: 'date' },
                  seats: { type: 'array', items: { type: 'string', pattern: '^[A-F][1-9]$' }, maxItems: 4 },
                },
              },
              example: { email: 'ada@example.com', date: '2030-02-01', seats: ['A1'] },
            },
          },
        },
        responses: {
          201: {
            description: 'Bought.',
            content: json({
              type: 'object',
              required: ['number', 'price'],
              properties: {
                number: { type: 'string', pattern: '^T-[0-9A-F]{8}$' },
                price: { type: 'number', minimum: 0.5, multipleOf: 0.5 },
                seats: {
                  type: 'array',
                  items: { type: 'string', enum: ['A1', 'A2', 'A3'] },
                  minItems: 3,
                  uniqueItems: true,
                },
              },
            }),
          },
          400: problem('Invalid.'),
          401: problem('No token.', {
            example: { type: 'about:blank', title: 'Unauthorized', status: 401, support: 'help@tickets.example' },
          }),
          409: problem('Sold out.', {
            examples: {
              'sold-out': {
                value: { type: 'https://tickets.example/errors/sold-out', title: 'Sold out', status: 409 },
              },
              closed: { value: { type: 'https://tickets.example/errors/closed', title: 'Closed', status: 409 } },
            },
          }),
        },
      },
    },
    '/tickets/{number}': {
      get: {
        operationId: 'getTicket',
        security: [{ token: [] }, {}],
        parameters: [{ ...path('number', { type: 'string', pattern: '^T-[0-9A-F]{8}$' }), example: 'T-0000000A' }],
        responses: {
          200: {
            description: 'A ticket.',
            content: {
              'application/json': { schema: { type: 'object', properties: { number: { type: 'string' } } } },
              'text/plain': { schema: { type: 'string' }, example: 'T-0000000A' },
              'application/pdf': { schema: { type: 'string', format: 'binary' } },
            },
          },
          202: { description: 'Not printed yet.', content: { 'text/plain': { schema: { type: 'string' } } } },
          404: problem('Unknown.'),
        },
      },
    },
  },
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Problem: {
        type: 'object',
        required: ['type', 'title', 'status'],
        properties: {
          type: { type: 'string', format: 'uri-reference' },
          title: { type: 'string' },
          status: { type: 'integer', minimum: 400, maximum: 599 },
        },
      },
    },
  },
};
