// The contract server with handlers that return the document's examples. It refuses the same requests as a real server.
import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import type { Handlers } from '../handler.ts';
import type { Operation, Operations } from '../operation.ts';
import type { Problem, ProblemDetails } from '../problem.ts';
import { implement, type OperationState, type Pages } from '../server/index.ts';
import type { AnyReply } from '../server/reply.ts';
import { Router } from '../server/router.ts';
import type { OperationRow } from '../tables.ts';
import { readPreference, replyWithExample } from './example.ts';
import { listenMock } from './listener.ts';
import type { Example, Examples, MockCall, MockHttp, MockHttpOptions, MockTables, Preference } from './types.ts';

interface MockRequest {
  readonly accept: string;
  readonly header?: { readonly Prefer?: string };
  /** A stream, if the document says so. */
  readonly body?: { readonly content: AsyncIterable<Uint8Array> } | null;
}

/** Handlers that return examples; `prefer` selects the example for a call. */
export function exampleHandlers<Ops extends Operations<Ops>>(
  { operations, examples, servers }: Omit<MockTables<Ops>, 'validators' | 'security'>,
  prefer: (operationId: string, header: string | undefined) => Preference,
  origin: () => string,
  openStreams = false,
): Handlers<Ops> {
  const router = new Router(Object.entries<OperationRow>(operations).map(([id, row]) => ({ id, row })));
  const serves = (path: string) => router.find(path) !== null;
  const handlers = Object.entries<readonly Example[]>(examples).map(([id, rows]) => {
    const row = operations[id as keyof Ops] as OperationRow;
    const handler = async ({ accept, header, body }: MockRequest, reply: AnyReply) => {
      if (row.body?.stream && body) for await (const _ of body.content);
      const request = { row, examples: rows, accept, servers, origin: origin(), serves, openStreams };
      return replyWithExample(request, prefer(id, header?.Prefer), reply);
    };
    return [id, handler];
  });
  return Object.fromEntries(handlers) as Handlers<Ops>;
}

/** Moves preferences in the query, such as `__code=404`, to the header `Prefer`. */
const readPreferences: Middleware = (context, next) => {
  const { querystring, headers, req: request } = context;
  const inQuery = [...new URLSearchParams(querystring)].filter(([name]) => /^__(code|example|dynamic)$/.test(name));
  const inText = inQuery.map(([name, value]) => `${name.slice(2)}=${value}`).join();
  const prefer = headers['prefer'] ?? (inText || undefined);
  if (inText) context.querystring = querystring.replaceAll(/(^|&)__(code|example|dynamic)=[^&]*/g, '');
  // An error need not have a media type that the client accepts (RFC 9110, 15.5).
  const isError = /\bcode="?[45]/.test(String(prefer)) && headers.accept !== undefined;
  request.headers = { ...headers, prefer, ...(isError && { accept: `${headers.accept}, */*;q=0.001` }) };
  return next();
};

export async function mockHttp<Ops extends Operations<Ops>>(
  tables: MockTables<Ops>,
  options: MockHttpOptions = {},
): Promise<MockHttp<Ops>> {
  const calls: MockCall[] = [];
  const queued = new Map<string, Preference[]>();
  let origin = '';
  const handlers = exampleHandlers<Ops>(
    tables,
    (id, header) => (header === undefined ? queued.get(id)?.shift() : readPreference(header)) ?? {},
    () => origin,
    options.openStreams,
  );
  const operations = Object.entries<OperationRow>(tables.operations).map(([id, row]) => [id, toMockRow(row)]);
  const service = implement<AnyOperations>(
    { ...tables, operations: Object.fromEntries(operations) },
    handlers as unknown as Handlers<AnyOperations>,
    { pages: pagesOf(Object.values<readonly Example[]>(tables.examples).flat()) },
  );
  const listener = await listenMock([service], {
    port: options.port,
    origin: () => origin,
    problems: problemsOf(tables.examples),
    middleware: [recordCalls(calls), readPreferences],
    cors: options.cors,
  });
  origin = listener.url;
  return Object.assign(listener, {
    calls,
    next: (id: keyof Ops & string, ...preferences: readonly Preference[]) => {
      if (!Object.hasOwn(tables.operations, id)) throw new Error(`unknown operation '${id}'`);
      queued.set(id, [...(queued.get(id) ?? []), ...preferences]);
    },
  });
}

const PREFER = { name: 'Prefer', required: false, kind: 'string' } as const;

type AnyOperations = Record<string, Operation>;

/** Adds `Prefer` to the documented parameters, and removes the rule. */
const toMockRow = ({ rule: _, ...row }: OperationRow): OperationRow => ({
  ...row,
  parameters: {
    ...row.parameters,
    header: [...row.parameters.header.filter(({ name }) => name.toLowerCase() !== 'prefer'), PREFER],
  },
});

/** The problems in the examples, whose names are those of the problems. */
const problemsOf = <Ops>(examples: Examples<Ops>): { readonly [name: string]: ProblemDetails } =>
  Object.fromEntries(
    Object.values<readonly Example[]>(examples)
      .flat()
      .filter(({ media }) => media === 'application/problem+json')
      .map(({ name = '', value }) => [name, value as ProblemDetails]),
  );

/** Uses the document's HTML examples as error pages. */
function pagesOf(examples: readonly Example[]): Pages {
  const html = examples.filter(({ media, status }) => media === 'text/html' && status >= 400);
  const problem = ({ status }: Problem) =>
    String((html.find((example) => example.status === status) ?? html[0])?.value ?? '');
  return { problem, headers: [] };
}

/** Bytes of all recorded requests; beyond it, the oldest are forgotten. */
const MAX_BYTES = 16 << 20;
const MAX_BODY_BYTES = 4 << 20;
/** What a request uses in addition to its body and headers. */
const BYTES_PER_CALL = 1_000;

/** Records the latest requests with their bodies, including refused ones. */
function recordCalls(calls: MockCall[]): Middleware {
  const sizes: number[] = [];
  let total = 0;
  return async (context, next) => {
    const chunks = copyBody(context.req);
    const { method, path, url, headers } = context;
    const query = { ...context.query } as MockCall['query'];
    await next();
    const { status } = context;
    const { operation } = context.state as OperationState;
    const bytes = Buffer.concat(chunks);
    const body = await readBody(bytes, context.get('content-type'));
    calls.push({ operationId: operation?.operationId ?? null, method, path, query, headers, body, status });
    const size = BYTES_PER_CALL + bytes.length + url.length + context.req.rawHeaders.join('').length;
    sizes.push(size);
    total += size;
    while (total > MAX_BYTES) {
      calls.shift();
      total -= sizes.shift() ?? 0;
    }
  };
}

/** Copies the chunks that the server reads, without reading any itself. Empty if the body is too large. */
function copyBody(request: IncomingMessage): Buffer[] {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const push = request.push.bind(request);
  request.push = (chunk, encoding) => {
    bytes += (chunk as Buffer | null)?.length ?? 0;
    if (bytes > MAX_BODY_BYTES) chunks.length = 0;
    else if (chunk !== null) chunks.push(Buffer.from(chunk as Buffer)); // a copy, because the server frees chunks of refused bodies
    return push(chunk, encoding);
  };
  return chunks;
}

async function readBody(bytes: Buffer, type: string): Promise<unknown> {
  if (bytes.length === 0) return undefined;
  try {
    if (type.startsWith('application/json')) return JSON.parse(bytes.toString());
    if (!type.startsWith('multipart/form-data')) return bytes;
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
    return Object.fromEntries(form);
  } catch {
    return bytes;
  }
}
