// Compares how two implementations read a request: the operation, whether the parameters are valid, and their values.
// Ours is called over HTTP with handlers that only record; the other is openapi-backend.
import type { Options as AjvOptions } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import Koa from 'koa';
import { type Operation as BackendOperation, type Document, OpenAPIBackend } from 'openapi-backend';
import { operations } from '../../scripts/areas.ts';
import type { Operation } from '../../src/contract/conform/document.ts';
import { send } from '../../src/contract/conform/send.ts';
import type { Wire } from '../../src/contract/conform/wire.ts';
import type { Handlers } from '../../src/contract/handler.ts';
import type { Operation as ContractOperation } from '../../src/contract/operation.ts';
import { implement, type Service, type Tables } from '../../src/contract/server/implement.ts';
import { answerProblems, listen, operations as middleware } from '../../src/contract/server/index.ts';
import type { AnyHandler } from '../../src/contract/server/route.ts';
import { credentials } from './placeholder-calls.ts';

export interface Opinion {
  /** An operationId, or the reason why there is none. */
  readonly route: string;
  readonly verdict: 'valid' | 'invalid' | null;
  /** All parameters by place and name, free-form ones included. Null unless valid. */
  readonly parameters: Readonly<Record<string, Readonly<Record<string, unknown>>>> | null;
}
export interface Opinions {
  ours(request: Wire): Promise<Opinion>;
  theirs(request: Wire): Opinion;
  close(): Promise<void>;
}

type Table = Record<string, ContractOperation>;

export async function openOpinions(): Promise<Opinions> {
  const areas = [...new Set(operations.map(({ area }) => area))];
  const backends = await Promise.all(areas.map(createBackend));
  const server = await startEchoes(areas);
  // A changed method may call an operation with other security schemes than the request's.
  const anybody = Object.assign({}, ...operations.map((operation) => credentials(operation, '')));
  const known = (request: Wire): Wire => ({ ...request, headers: { ...anybody, ...request.headers } });
  return {
    close: server.close,
    ours: (request) => server.ours(known(request)),
    theirs: (request) => askBackend(backends, known(request)),
  };
}

/** The operation's own parameters: free-form objects are spread, header names are in lower case. */
function sortOut({ parameters }: Operation, places: Record<string, unknown>): Opinion['parameters'] {
  const out: Record<string, Record<string, unknown>> = { path: {}, query: {}, header: {} };
  for (const { in: place, name, schema } of parameters) {
    const given = (places[place] ?? {}) as Record<string, unknown>;
    const value = given[name] ?? given[name.toLowerCase()];
    if (schema.type === 'object' && typeof value === 'object') Object.assign(out[place] ?? {}, value);
    else if (value !== undefined) Object.assign(out[place] ?? {}, { [name]: value });
  }
  return out;
}

// ---- Ours ------------------------------------------------------------------------------------------------------------

async function startEchoes(areas: readonly string[]): Promise<Pick<Opinions, 'ours' | 'close'>> {
  let seen: Record<string, unknown> | null = null;
  let matched: string | null = null;
  const echo: AnyHandler = (request, reply) => {
    const { path, query, header } = request as Record<string, unknown>;
    seen = { path, query, header };
    return reply.json(200, {});
  };
  const taken = new Set<string>();
  const services: Service[] = [];
  for (const area of areas) services.push(await implementEchoes(area, echo, taken));
  const app = new Koa();
  app.use(answerProblems());
  app.use(
    middleware({
      services,
      authenticate: (scheme) =>
        scheme === 'apiKey'
          ? { scheme, keyId: 'key', owner: 'demo' }
          : { scheme, sessionId: 'session', userId: 'user' },
      origin: () => '',
      violations: 'report', // an echo is not a documented response
      onRequest: ({ operation }) => {
        matched = operation;
      },
      onFault: () => {},
    }),
  );
  const listening = await listen(app.callback(), '127.0.0.1', 0);
  const base = `http://127.0.0.1:${listening.port}`;
  return {
    close: listening.close,
    ours: async (request) => {
      seen = matched = null;
      const { status, text } = await send(base, request);
      if (status === 404 || status === 405) return { route: `${status}`, verdict: null, parameters: null };
      const route = matched ?? `${status} ${text}`;
      const operation = operations.find(({ id }) => id === route);
      if (!operation || (status !== 200 && status !== 400))
        return { route: `${status} ${text}`, verdict: null, parameters: null };
      const parameters = seen && sortOut(operation, seen);
      return { route, verdict: status === 400 ? 'invalid' : 'valid', parameters };
    },
  };
}

/** Several servers have a /health; both implementations use the first area's. */
async function implementEchoes(area: string, echo: AnyHandler, taken: Set<string>): Promise<Service> {
  const folder = new URL(`../../generated/${area}/`, import.meta.url);
  const rows = (await import(new URL('operations.ts', folder).href)) as Omit<Tables<Table>, 'validators'>;
  const { validators } = (await import(new URL('validators.js', folder).href)) as Pick<Tables<Table>, 'validators'>;
  const handlers = Object.fromEntries(Object.keys(rows.operations).map((id) => [id, echo]));
  const named = Object.values(rows.operations as Record<string, { rule?: string }>).flatMap(({ rule }) => rule ?? []);
  const rules = Object.fromEntries(named.map((rule) => [rule, () => {}])); // authorization is not compared
  const { routes } = implement<Table>({ ...rows, validators }, handlers as unknown as Handlers<Table>, { rules });
  const free = routes.filter(({ row }) => !taken.has(`${row.method} ${row.path}`));
  for (const { row } of free) taken.add(`${row.method} ${row.path}`);
  return { routes: free };
}

// ---- openapi-backend's ------------------------------------------------------------------------------------------------

async function createBackend(area: string): Promise<OpenAPIBackend> {
  const document = operations.find((operation) => operation.area === area)?.document;
  const shared = new Map<AjvOptions['coerceTypes'], Ajv2020>();
  const backend = new OpenAPIBackend({
    definition: structuredClone(document) as unknown as Document,
    quick: true, // otherwise it validates a 3.1 document with the 3.0 meta-schema
    strict: true,
    coerceTypes: true,
    ignoreTrailingSlashes: false, // with and without are different paths (RFC 3986, 6.2.3)
    customizeAjv: (_, options) => {
      const known = shared.get(options.coerceTypes) ?? createAjv(options);
      shared.set(options.coerceTypes, known);
      return known;
    },
  });
  const { router } = await backend.init();
  const known = router.getOperations();
  router.getOperations = () => known; // otherwise it collects them again for every request
  return backend;
}

function createAjv(options: AjvOptions): Ajv2020 {
  const ajv = new Ajv2020({ ...options, allErrors: true, strict: false, strictNumbers: true, useDefaults: true });
  formats.default(ajv);
  return ajv.addFormat('binary', true);
}

interface Failure {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly additionalProperty?: string };
}

function askBackend(backends: readonly OpenAPIBackend[], { method, path, headers }: Wire): Opinion {
  const question = path.indexOf('?');
  const query = question < 0 ? '' : path.slice(question); // with the question mark, which the backend removes
  const asked = { method, path: question < 0 ? path : path.slice(0, question), query, headers: { ...headers } };
  let refusal = '404';
  for (const backend of backends) {
    const found = matchRoute(backend, asked);
    if (typeof found !== 'string') return { route: found.operationId ?? '', ...validate(backend, asked, found) };
    if (found === '405') refusal = found;
  }
  return { route: refusal, verdict: null, parameters: null };
}

function matchRoute(
  backend: OpenAPIBackend,
  asked: { method: string; path: string; headers: object },
): BackendOperation | string {
  try {
    return backend.router.matchOperation(asked as Parameters<typeof backend.matchOperation>[0], true);
  } catch (error) {
    return String(error).includes('405-') ? '405' : '404';
  }
}

type Asked = Parameters<OpenAPIBackend['validateRequest']>[0];

function validate(
  backend: OpenAPIBackend,
  asked: Asked,
  found: BackendOperation,
): Pick<Opinion, 'verdict' | 'parameters'> {
  const invalid = { verdict: 'invalid', parameters: null } as const;
  const operation = operations.find(({ id }) => id === found.operationId) as Operation;
  try {
    const { errors, coerced } = backend.validateRequest(asked, found);
    const failures = ((errors ?? []) as Failure[]).filter(({ instancePath }) =>
      /^\/(path|query|header)/.test(instancePath),
    );
    const unknown = failures.filter(
      ({ keyword, instancePath }) => keyword === 'additionalProperties' && instancePath === '/query',
    );
    if (failures.length > unknown.length) return invalid;
    if (unknown.length > 0) return validate(backend, without(backend, asked, unknown), found);
    const { query = {}, params = {}, headers = {} } = (coerced ?? {}) as Record<string, Record<string, unknown>>;
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const named = sortOut(operation, { path: params, query, header: lower });
    const freeForm = operation.parameters.some(({ schema }) => schema.type === 'object');
    return { verdict: 'valid', parameters: freeForm ? { ...named, query } : named };
  } catch (error) {
    if (error instanceof URIError) return invalid;
    throw error;
  }
}

/** Undocumented query parameters are ignored, like unknown fields, because links often add some. */
function without(backend: OpenAPIBackend, asked: Asked, unknown: readonly Failure[]): Asked {
  const query = { ...(backend.router.parseRequestQuery(asked as never) as Record<string, string | string[]>) };
  for (const { params } of unknown) delete query[params.additionalProperty ?? ''];
  return { ...asked, query };
}
