// A second implementation: the same handlers behind openapi-backend on stock Koa. The backend does routing, security,
// parameters and bodies from the document; Koa negotiates and compares ETags; this file adds what neither has.

import { buffer } from 'node:stream/consumers';
import type { Options as AjvOptions } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import Koa, { type Context } from 'koa';
import { type Context as Call, type Document, OpenAPIBackend, type Request } from 'openapi-backend';
import { isProblem, Problem } from '../../src/base/problem.ts';
import {
  isBinary,
  type OpenApi,
  type Operation,
  readOperations,
  resolveRef,
} from '../../src/contract/conform/document.ts';
import type { ServerEvent, Subscribe } from '../../src/contract/handler.ts';
import { type HandlerResponse, reply } from '../../src/contract/server/reply.ts';
import type { AnyHandler, Pages } from '../../src/contract/server/route.ts';

export interface BackendOptions {
  readonly area: string;
  readonly document: OpenApi;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  readonly pages: Pages | null;
  /** The origin of the pages that may send cookies. */
  readonly origin: string;
}

export async function openapiBackendApp(options: BackendOptions): Promise<Koa> {
  const { document, handlers, origin } = options;
  const operations = new Map(readOperations(options.area, document).map((operation) => [operation.id, operation]));
  const backend = await createBackend(document);
  const operationOf = ({ operation }: Call): Operation => operations.get(operation.operationId ?? '') as Operation;
  const handle = async (call: Call, given: Given): Promise<void> => {
    const operation = operationOf(call);
    const request = await readRequest(operation, call, given);
    if (given.context.method === 'HEAD' && hasEffects(operation)) {
      given.context.status = 200;
      return;
    }
    const handler = handlers[operation.id] as AnyHandler;
    await writeAnswer(given.context, (await handler(request, reply)) as unknown as HandlerResponse);
  };
  backend.register({
    notFound: () => refuse('not-found'),
    methodNotAllowed: () => refuse('method-not-allowed'),
    unauthorizedHandler: () => refuse('unauthorized'),
    validationFail: handle,
    ...Object.fromEntries([...operations.keys()].map((id) => [id, handle])),
  });
  for (const [name, scheme] of Object.entries(document.components?.securitySchemes ?? {})) {
    const { type, in: place, name: field = '' } = resolveRef(document, scheme);
    backend.registerSecurityHandler(name, ({ request }: Call) => {
      const { headers, cookies = {} } = request;
      if (type === 'http') return /^bearer +\S+$/i.test(String(headers['authorization'] ?? ''));
      return Boolean(place === 'cookie' ? cookies[field] : headers[field.toLowerCase()]);
    });
  }
  backend.register('postSecurityHandler', (call: Call, { context }: Given) => {
    const [used] = operationOf(call).security.filter((name) => call.security?.[name]);
    const scheme = used && resolveRef(document, document.components?.securitySchemes?.[used] ?? { type: 'none' });
    const changes = !['GET', 'HEAD'].includes(context.method);
    if (scheme && scheme.in === 'cookie' && changes && context.get('origin') !== origin) refuse('cross-site-request');
  });
  return new Koa().use(async (context) => {
    const given = { context, bytes: await collect(context) };
    try {
      await backend.handleRequest(asked(context), given);
    } catch (error) {
      writeProblem(context, error, options, operations.get(matched(backend, context)));
    }
  });
}

interface Given {
  readonly context: Context;
  readonly bytes: Buffer;
}

const refuse = (...[name, detail, more]: ConstructorParameters<typeof Problem>): never => {
  throw new Problem(name, detail, more);
};
const invalid = (pointer: string): never => refuse('invalid-request', undefined, { errors: [{ pointer, detail: '' }] });

async function createBackend(document: OpenApi): Promise<OpenAPIBackend> {
  const shared = new Map<AjvOptions['coerceTypes'], Ajv2020>(); // the backend requests one per schema, and each costs 100 ms
  const withoutMappings = (key: string, value: { propertyName?: unknown } | null) =>
    key === 'discriminator' && typeof value?.propertyName === 'string' ? { propertyName: value.propertyName } : value;
  return new OpenAPIBackend({
    definition: JSON.parse(JSON.stringify(document), withoutMappings) as Document, // Ajv does not support them
    quick: true, // otherwise it validates a 3.1 document with the 3.0 meta-schema
    strict: true,
    coerceTypes: true,
    ignoreTrailingSlashes: false,
    customizeAjv: (_, options) => {
      const known = shared.get(options.coerceTypes) ?? createAjv(options);
      shared.set(options.coerceTypes, known);
      return known;
    },
  }).init();
}

function createAjv(options: AjvOptions): Ajv2020 {
  const ajv = new Ajv2020({ ...options, allErrors: true, discriminator: true, strict: false, strictNumbers: true });
  ajv.opts.useDefaults = true;
  formats.default(ajv);
  return ajv.addFormat('binary', true);
}

/** Hides the body from the backend, because it is validated after parameters and media types. */
const asked = ({ method, path, querystring, headers }: Context): Request => ({
  method: method === 'HEAD' ? 'GET' : method,
  path,
  query: `?${querystring}`, // the backend removes the question mark
  headers: headers as Record<string, string>,
});

const matched = (backend: OpenAPIBackend, context: Context): string => {
  try {
    return backend.matchOperation(asked(context))?.operationId ?? '';
  } catch {
    return '';
  }
};

async function collect(context: Context): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of context.req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

// ---- What a handler gets ---------------------------------------------------------------------------------------------

interface Failure {
  readonly keyword: string;
  readonly instancePath: string;
}

async function readRequest(operation: Operation, call: Call, given: Given): Promise<object> {
  const accept = negotiate(operation, given.context);
  const { errors, coerced, query } = validate(operation, call, given.context);
  const failed = errors.find(({ instancePath }) => /^\/(path|query|header)/.test(instancePath));
  if (failed) invalid(failed.instancePath);
  const places = { path: coerced.params ?? call.request.params, query: { ...query, ...coerced.query } };
  const body = await readBody(operation, call, given);
  return { ...namedParameters(operation, { ...places, header: call.request.headers }), body, accept, caller: null };
}

/** Removes undocumented query parameters, which are ignored like unknown fields. */
function validate(operation: Operation, call: Call, context: Context) {
  const query = call.api.router.parseRequestQuery(asked(context)) as Record<string, string | string[]>;
  const known = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const named = Object.fromEntries(Object.entries(query).filter(([name]) => known.includes(name)));
  const { errors, coerced } = call.api.validateRequest({ ...asked(context), query: named }, call.operation);
  return { errors: (errors ?? []) as Failure[], query, coerced: (coerced ?? {}) as Partial<Call['request']> };
}

function negotiate({ responses }: Operation, context: Context): string {
  const media = [...responses]
    .filter(([status]) => status < 400)
    .flatMap(([, { content = {} }]) => Object.keys(content));
  if (media.length === 0) return '';
  return context.accepts([...new Set(media)]) || refuse('not-acceptable');
}

function namedParameters({ parameters, reads, document }: Operation, given: Record<string, unknown>): object {
  const out: Record<string, Record<string, unknown>> = {};
  for (const { in: place, name, schema } of [...parameters, ...reads]) {
    if (place === 'cookie') continue;
    const values = (given[place] ?? {}) as Record<string, unknown>;
    const named = out[place] ?? {};
    out[place] = named;
    if (resolveRef(document, schema).type === 'object') {
      const known = new Set(parameters.map((parameter) => parameter.name));
      named[name] = Object.fromEntries(Object.entries(values).filter(([key]) => !known.has(key)));
    } else {
      const value = values[name] ?? values[name.toLowerCase()];
      const missing = resolveRef(document, schema).default;
      const isNumber = place === 'header' && value !== undefined && resolveRef(document, schema).type === 'integer';
      if (value !== undefined || missing !== undefined) named[name] = isNumber ? Number(value) : (value ?? missing); // the backend does not convert headers
    }
  }
  return out;
}

async function readBody(operation: Operation, call: Call, { context, bytes }: Given): Promise<unknown> {
  const { body, document } = operation;
  if (!body) return undefined;
  if (bytes.length === 0) return body.required ? invalid('/body') : check(call, context, {});
  const media = context.is(...(Object.keys(body.content) as [string])) || refuse('unsupported-media-type');
  if (bytes.length > 1 << 20 && media === 'application/json') refuse('body-too-large');
  if (media === 'application/json') {
    const content = check(call, context, parse(bytes));
    return Object.keys(body.content).length === 1 ? content : { media, content };
  }
  if (isBinary(document, body.content[media]?.schema))
    return { media, content: body.isStream ? chunksOf(bytes) : bytes };
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': context.get('content-type') } })
    .formData()
    .catch(() => invalid('/body'));
  return { media, content: Object.fromEntries(form) };
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

function parse(bytes: Buffer): object {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    return invalid('/body');
  }
  // The backend parses values that are not objects again.
  return typeof value === 'object' && value !== null ? value : invalid('/body');
}

function check(call: Call, context: Context, body: object): object {
  const headers = { ...asked(context).headers, 'content-type': 'application/json' };
  const { errors } = call.api.validateRequest({ ...asked(context), headers, body }, call.operation);
  const wrong = ((errors ?? []) as Failure[]).find(({ instancePath }) => instancePath.startsWith('/requestBody'));
  return wrong ? invalid(wrong.instancePath.replace('/requestBody', '/body')) : body;
}

const hasEffects = ({ document, path, method }: Operation): boolean =>
  'x-effects' in ((document.paths[path]?.[method.toLowerCase()] ?? {}) as object);

// ---- What is written -------------------------------------------------------------------------------------------------

async function writeAnswer(context: Context, answer: HandlerResponse): Promise<void> {
  context.status = answer.status;
  for (const [name, value] of Object.entries(answer.headers ?? {}))
    if (value !== undefined) context.set(name, `${value}`);
  if (answer.kind === 'empty' && ![204, 304].includes(answer.status)) {
    context.body = null; // or Koa writes the name of the status
    context.status = answer.status;
  }
  if (answer.kind === 'json') context.body = answer.body;
  if (answer.kind === 'raw') write(context, answer.media, Buffer.from(answer.body));
  if (answer.kind === 'events') {
    const events: string[] = [];
    const subscribe = answer.source as Subscribe<ServerEvent>;
    subscribe(
      ({ event, data }) => events.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      () => {},
    );
    write(context, 'text/event-stream', Buffer.from(events.join('')));
  }
  if (answer.kind === 'file') {
    const { tag, size, content, release } = answer.source;
    const bytes = typeof content === 'function' ? await buffer(content(0, size)) : content;
    release?.();
    write(context, answer.media, Buffer.from(bytes));
    context.etag = tag;
    if (context.fresh) context.status = 304;
  }
}

function write(context: Context, media: string, body: Buffer): void {
  context.body = body;
  context.set('Content-Type', media);
}

function writeProblem(
  context: Context,
  error: unknown,
  { pages }: BackendOptions,
  operation: Operation | undefined,
): void {
  if (!isProblem(error) && !(error instanceof URIError)) throw error;
  const problem = isProblem(error) ? error : new Problem('invalid-request'); // invalid percent-encoding
  const { content = {} } = operation?.responses.get(problem.status) ?? {};
  const html = content['text/html'] !== undefined;
  const isPage = html && pages !== null && context.accepts('text/html', 'application/json') === 'text/html';
  context.status = problem.status;
  if (isPage) write(context, 'text/html', Buffer.from(pages.problem(problem)));
  else if (content['application/json'])
    context.body = { error: 'invalid_request' }; // as OAuth prescribes
  else write(context, 'application/problem+json', Buffer.from(JSON.stringify(problem)));
}
