// Writes mock.ts: the examples of every success and problem response, and a function that serves them.
import { Random } from '../conform/random.ts';
import { ValueSource } from '../conform/values.ts';
import { PROBLEM_MEDIA } from './media.ts';
import { isBinary, type OperationModel } from './model.ts';
import { type Header, type Media, type OpenApi, type OperationObject, resolveRef, type Schema } from './openapi.ts';
import { HEADER, key, pascal, quote } from './text.ts';

interface Row {
  readonly status: number;
  readonly media?: string;
  readonly name?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Absent if the body is binary or there is none. */
  readonly value?: unknown;
}

type Body = Pick<Row, 'name' | 'value'>;

export function writeMock(
  area: string,
  document: OpenApi,
  operations: readonly OperationModel[],
  library: string,
): string {
  const name = pascal(area);
  const table = operations
    .map((operation) => {
      const rows = readRows(document, operation).map((row) => `    ${compact(row)},\n`);
      return `  ${key(operation.id)}: [\n${rows.join('')}  ],\n`;
    })
    .join('');
  const servers = (document.servers ?? []).filter(({ url }) => URL.canParse(url)).map(({ url }) => new URL(url).origin);
  return `${HEADER}import { type Examples, type MockHttp, type MockHttpOptions, mockHttp } from '${library}';
import type { ${name} } from './contract.ts';
import { operations, security } from './operations.ts';
import { validators } from './validators.js';

/** Examples by operation. The mock returns the first one unless another is requested. */
export const examples: Examples<${name}> = {
${table}};

/** Server addresses in the examples, which the mock replaces with its own. */
const servers: readonly string[] = ${compact([...new Set(servers)])};

/** A mock of ${document.info.title}: validates requests and returns the document's examples. */
export const mock${name} = (options?: MockHttpOptions): Promise<MockHttp<${name}>> =>
  mockHttp<${name}>({ operations, security, validators, examples, servers }, options);
`;
}

function readRows(document: OpenApi, { path, method, problems }: OperationModel): Row[] {
  const operation = document.paths[path]?.[method.toLowerCase()] as OperationObject;
  return Object.entries(operation.responses).flatMap(([key, reference]) => {
    const response = resolveRef(document, reference);
    const status = Number(key);
    const headers = exampleHeaders(document, response.headers ?? {});
    const common = { status, ...(Object.keys(headers).length > 0 ? { headers } : {}) };
    const content = Object.entries(response.content ?? {});
    if (content.length === 0 && status < 400) return [common];
    const pages = content.filter(([media]) => status < 400 || media !== PROBLEM_MEDIA);
    const rows = pages.flatMap(([media, body]) =>
      bodiesOf(document, body).map((row) => ({ ...common, media, ...row })),
    );
    const examples = bodiesOf(document, response.content?.[PROBLEM_MEDIA] ?? {});
    const named = problems.filter((problem) => problem.status === status);
    return [...rows, ...named.map(({ name }) => ({ ...common, media: PROBLEM_MEDIA, ...problemOf(name, examples) }))];
  });
}

function bodiesOf(document: OpenApi, { schema, example, examples = {} }: Media): Body[] {
  const binary = isBinary(document, schema);
  const named = Object.entries(examples).map(([name, reference]) => ({
    name,
    ...(binary ? {} : { value: resolveRef(document, reference).value }),
  }));
  if (named.length > 0) return named;
  return [binary ? {} : { value: example ?? sampleOf(document, schema) }];
}

/** A value generated from the schema, always the same, for bodies without an example. */
const sampleOf = (document: OpenApi, schema: Schema | undefined): unknown =>
  schema === undefined ? null : new ValueSource(document, new Random(1)).value(schema);

/** Finds the example whose type ends with the problem's name (RFC 9457, 3.1.1). */
function problemOf(name: string, examples: readonly Body[]): Body {
  const typed = examples.find(({ value }) => `${(value as { type?: string } | null)?.type}`.endsWith(`/${name}`));
  return { name, value: typed?.value ?? {} };
}

function exampleHeaders(document: OpenApi, headers: Readonly<Record<string, Header>>): Record<string, string> {
  const found = Object.entries(headers).map(([name, reference]) => {
    const { example } = resolveRef(document, reference) as Header & { readonly example?: unknown };
    return [name, example] as const;
  });
  return Object.fromEntries(
    found.filter(([, value]) => value !== undefined).map(([name, value]) => [name, `${value}`]),
  );
}

/** Writes a value as a literal on one line. */
function compact(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map(compact).join(', ')}]`;
  const fields = Object.entries(value).map(([name, inner]) => `${key(name)}: ${compact(inner)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
