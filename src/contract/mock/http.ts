// An HTTP server in this process that answers every valid request with an example of the document, and every other one
// as the real server would. For tests of whatever calls the API.
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { Options as AjvOptions } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { type Context, type Document, OpenAPIBackend } from 'openapi-backend';
import { Problem } from '../problem.ts';
import { findInvalid } from '../server/invalid.ts';
import type { InvalidPlace, Validate, ValidationError } from '../types.ts';
import { type BodyRule, type MockBody, readMockBody, readRule } from './body.ts';
import { type OperationObject, type SchemeObject, withoutMappings } from './document.ts';
import { readPreference, type Written, writeExample } from './example.ts';
import { listenOn } from './listener.ts';
import type { MockCall, MockHttp, MockHttpOptions, Preference } from './types.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export async function mockHttp(document: object, options: MockHttpOptions = {}): Promise<MockHttp> {
  const examples = new ExampleServer(await createBackend(document));
  const server = createServer((request, response) => {
    examples.serve(request).then(
      ({ status, headers, body }) => response.writeHead(status, { 'Cache-Control': 'no-store', ...headers }).end(body),
      () => response.destroy(), // the client has gone
    );
  });
  const listener = await listenOn(server, options.port);
  return Object.assign(listener, { calls: examples.calls, next: examples.next.bind(examples) });
}

async function createBackend(document: object): Promise<OpenAPIBackend> {
  const shared = new Map<AjvOptions['coerceTypes'], Ajv2020>(); // it asks for one per schema, and each costs 100 ms
  const backend = new OpenAPIBackend({
    definition: withoutMappings(document) as Document,
    quick: true, // it would check a 3.1 document against the meta-schema of 3.0
    strict: true,
    ignoreTrailingSlashes: false,
    customizeAjv: (_, options) => {
      const ajv = shared.get(options.coerceTypes) ?? createAjv(options);
      shared.set(options.coerceTypes, ajv);
      return ajv;
    },
  });
  return backend.init();
}

function createAjv(options: AjvOptions): Ajv2020 {
  const ajv = new Ajv2020({ ...options, allErrors: true, discriminator: true, strict: false, strictNumbers: true });
  formats.default(ajv);
  ajv.addFormat('binary', true);
  return ajv;
}

/** What the handlers get beside openapi-backend's context. */
interface Exchange {
  readonly headers: IncomingHttpHeaders;
  readonly body: MockBody;
}

class ExampleServer {
  readonly calls: MockCall[] = [];
  readonly #backend: OpenAPIBackend;
  readonly #bodies = new Map<string, BodyRule | null>();
  readonly #next = new Map<string, Preference[]>();

  constructor(backend: OpenAPIBackend) {
    this.#backend = backend;
    const operations = backend.getOperations() as unknown as OperationObject[];
    for (const operation of operations) this.#bodies.set(operation.operationId, readRule(operation));
    // It takes a body that is not JSON for an absent one: whether a required one is there is seen where it is read.
    for (const { requestBody } of operations) if (requestBody) requestBody.required = false;
    // A schema that Ajv cannot read is told now, not at the first call.
    for (const { operationId } of operations) backend.validator.getRequestValidatorsForOperation(operationId);
    const answer = (context: Context, exchange: Exchange) => this.#answer(context, exchange);
    backend.register({
      notFound: () => writeProblem(new Problem('not-found')),
      methodNotAllowed: ({ request }: Context) => this.#refuseMethod(request.path),
      unauthorizedHandler: ({ operation }: Context) => refuseCaller(operation as unknown as OperationObject),
      validationFail: answer,
      notImplemented: answer,
    });
    const schemes = backend.definition.components?.securitySchemes ?? {};
    for (const [name, scheme] of Object.entries(schemes)) {
      backend.registerSecurityHandler(name, ({ request }: Context) => hasCredential(request, scheme as SchemeObject));
    }
  }

  next(operationId: string, ...preferences: readonly Preference[]): void {
    if (!this.#bodies.has(operationId)) throw new Error(`There is no operation ${operationId}`);
    this.#next.set(operationId, [...(this.#next.get(operationId) ?? []), ...preferences]);
  }

  async serve(request: IncomingMessage): Promise<Written> {
    const { headers, url = '/', method = 'GET' } = request;
    const [path = '/', search = ''] = url.split(/\?(.*)/s, 2);
    const query = readQuery(search);
    const asked = {
      method: method === 'HEAD' ? 'GET' : method,
      path,
      query,
      headers: headers as Record<string, string>,
    };
    const operationId = this.#backend.matchOperation(asked)?.operationId ?? null;
    const body = await readMockBody(request, this.#bodies.get(operationId ?? '') ?? null);
    const exchange: Exchange = { headers, body };
    const written = await this.#backend
      .handleRequest({ ...asked, body: body.checked }, exchange)
      .catch((error) => writeProblem(error instanceof Problem ? error : faultOf(error)));
    this.calls.push({ operationId, method, path, query, headers, body: body.content, status: written.status });
    return written;
  }

  #answer({ operation, validation }: Context, { headers, body }: Exchange): Written {
    if (body.problem) throw body.problem;
    const errors = readErrors((validation.errors ?? []) as ValidationError[]);
    if (errors.length > 0) throw new Problem('invalid-request', undefined, { errors });
    const { operationId, ...rest } = operation as unknown as OperationObject;
    const { prefer, accept } = headers;
    const preference = prefer === undefined ? this.#next.get(operationId)?.shift() : readPreference(String(prefer));
    return writeExample({ operationId, ...rest }, preference ?? {}, accept, (code, mediaType) => {
      return this.#backend.mockResponseForOperation(operationId, { code, mediaType }).mock;
    });
  }

  #refuseMethod(path: string): Written {
    const known = METHODS.filter((method) => this.#backend.matchOperation({ method, path, headers: {} }));
    const allow = known.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    return writeProblem(new Problem('method-not-allowed', undefined, { headers: { Allow: allow } }));
  }
}

const writeProblem = (problem: Problem): Written => ({
  status: problem.status,
  headers: { 'Content-Type': 'application/problem+json', ...problem.headers },
  body: JSON.stringify(problem),
});

function refuseCaller(operation: OperationObject): Written {
  const problem = new Problem('unauthorized');
  if (!operation.responses['401']) return writeProblem(problem);
  return writeExample(operation, { code: 401 }, undefined, () => problem);
}

/** A path that is not percent-encoded UTF-8 throws in openapi-backend; anything else is a fault that a test must see. */
function faultOf(error: unknown): Problem {
  if (!(error instanceof URIError)) return new Problem('internal-error', String(error));
  const errors = [{ pointer: '/path', detail: 'is not percent-encoded UTF-8' }];
  return new Problem('invalid-request', undefined, { errors });
}

function readQuery(search: string): Record<string, string | string[]> {
  const query = Object.create(null) as Record<string, string | string[]>;
  const given = new URLSearchParams(search);
  for (const name of new Set(given.keys())) {
    const values = given.getAll(name);
    query[name] = values.length === 1 ? (values[0] as string) : values;
  }
  return query;
}

/** In the contract's words. Query parameters that the document does not have are ignored. */
function readErrors(errors: readonly ValidationError[]): InvalidPlace[] {
  const kept = errors
    .filter(({ keyword, instancePath }) => keyword !== 'additionalProperties' || instancePath !== '/query')
    .map((error) => ({ ...error, instancePath: error.instancePath.replace(/^\/requestBody/, '/body') }));
  const failed: Validate = Object.assign(() => false, { errors: kept });
  return findInvalid(failed, null, '') ?? [];
}

/** Any credential will do. */
function hasCredential({ headers, cookies }: Context['request'], scheme: SchemeObject): boolean {
  const { type, in: place, name = '' } = scheme;
  if (type === 'http') return /^bearer +\S+$/i.test(String(headers['authorization'] ?? ''));
  return Boolean(place === 'cookie' ? cookies?.[name] : headers[name.toLowerCase()]);
}
