// Writes contract.ts: the area's operations as one interface, in the shape of src/contract/operation.ts.
import { STATUS_CODES } from 'node:http';
import { type Media, type OpenApi, resolveRef } from '../document.ts';
import { readStream } from '../streams.ts';
import { isBytes, isText } from './media.ts';
import { defaultsOf, isBinary, isHandedOn, type OperationModel } from './model.ts';
import { HEADER, key, pascal, quote, union } from './text.ts';

export function writeContract(area: string, document: OpenApi, operations: readonly OperationModel[]): string {
  const body = operations.map((operation) => writeOperation(document, operation)).join('\n');
  return `${HEADER}import type { components, operations } from './api.d.ts';

export type Schemas = components['schemas'];
${body.includes('ErrorStatus') ? ERROR_STATUSES : ''}
export interface ${pascal(area)} {
${body}
}
`;
}

function writeOperation(document: OpenApi, operation: OperationModel): string {
  const { deprecation } = operation;
  const note = deprecation
    ? `  /** @deprecated Since ${deprecation.since}; may be removed on or after ${deprecation.sunset}. */\n`
    : '';
  return `${note}  ${key(operation.id)}: {
    request: {${writeRequest(document, operation)}};${writeReads(operation)}
    defaults: {${writeDefaults(document, operation)}};
    answers: {${writeAnswers(document, operation)}};
    headers: {${writeHeaders(operation)}};
    problems: ${writeProblems(operation)};${writeErrors(document, operation)}
    security: ${union(operation.security.length === 0 ? ['none'] : operation.security)};${operation.rule ? `\n    rule: ${quote(operation.rule)};` : ''}
  };`;
}

function writeRequest(document: OpenApi, operation: OperationModel): string {
  const parts: string[] = [];
  for (const place of ['path', 'query', 'header', 'cookie'] as const) {
    const parameters = operation.parameters[place];
    if (parameters.length === 0) continue;
    const optional = parameters.every((parameter) => !parameter.required);
    parts.push(
      `${place}${optional ? '?' : ''}: NonNullable<operations[${quote(operation.id)}]['parameters']['${place}']>`,
    );
  }
  if (operation.body) {
    const type = writeBody(document, operation, operation.body);
    parts.push(`body${operation.body.required ? '' : '?'}: ${type}${operation.body.nullable ? ' | null' : ''}`);
  }
  return spaced(parts);
}

/** Names of headers that a browser or proxy sets, which clients therefore omit. */
function writeReads({ parameters }: OperationModel): string {
  const names = parameters.header.filter((parameter) => parameter['x-set-by']).map(({ name }) => name);
  return names.length > 0 ? `\n    reads: ${union(names)};` : '';
}

/** A JSON-only body is used directly; with several media types the caller passes `media` and `content`. */
function writeBody(
  document: OpenApi,
  operation: OperationModel,
  { media, stream }: NonNullable<OperationModel['body']>,
): string {
  const names = Object.keys(media);
  const place = `NonNullable<operations[${quote(operation.id)}]['requestBody']>`;
  const bytes = stream ? 'AsyncIterable<Uint8Array>' : 'Uint8Array';
  const at = (name: string) => (isBytes(name) ? bytes : bodyType(document, name, media[name] ?? {}, place));
  if (names.length === 1 && names[0] === 'application/json') return at(names[0]);
  return names.map((name) => `{ media: ${mediaType(name)}; content: ${at(name)} }`).join(' | ');
}

/** `place` is the request body or response in api.d.ts; null if the document has none. */
function bodyType(document: OpenApi, media: string, { schema, itemSchema }: Media, place: string | null): string {
  const stream = readStream(document, media, { ...(schema && { schema }), ...(itemSchema && { itemSchema }) });
  if (stream?.form === 'lines' || itemSchema) return stream ? `${place}['content'][${quote(media)}]` : 'Uint8Array';
  if (isBinary(document, schema)) return 'Uint8Array';
  if (isHandedOn(document, media, schema)) return isText(media) || media.endsWith('xml') ? 'string' : 'Uint8Array';
  const name = schema?.$ref?.replace('#/components/schemas/', '');
  if (name) return `Schemas[${quote(decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))}]`;
  return place === null ? 'unknown' : `${place}['content'][${quote(media)}]`;
}

/** A range is a pattern: `image/${string}`. */
const mediaType = (name: string): string =>
  name.includes('*') ? `\`${name.replaceAll('*', '$' + '{string}')}\`` : quote(name);

function writeDefaults(document: OpenApi, operation: OperationModel): string {
  const inParameters = (place: 'query' | 'header'): string =>
    union(
      defaultsOf(document, Object.fromEntries(operation.parameters[place].map(({ name, schema }) => [name, schema]))),
    );
  const json = operation.body?.media['application/json']?.schema;
  const properties = json ? (resolveRef(document, json).properties ?? {}) : {};
  return ` query: ${inParameters('query')}; header: ${inParameters('header')}; body: ${union(defaultsOf(document, properties))} `;
}

function writeAnswers(document: OpenApi, operation: OperationModel): string {
  return spaced(
    operation.answers.map(({ status, key, media }) => {
      const place = key === null ? null : `operations[${quote(operation.id)}]['responses'][${responseKey(key)}]`;
      return `${status}: {${writeBodies(document, media, place)}}`;
    }),
  );
}

const responseKey = (key: string): string => (/^\d+$/.test(key) ? key : quote(key));

function writeBodies(document: OpenApi, media: Readonly<Record<string, Media>>, place: string | null): string {
  return spaced(
    Object.entries(media).map(([name, value]) => {
      const field = name.includes('*') ? `[media: ${mediaType(name)}]` : quote(name);
      return `${field}: ${bodyType(document, name, value, place)}`;
    }),
  );
}

const statusesOf = (hundreds: string): string =>
  Object.keys(STATUS_CODES)
    .filter((status) => status.startsWith(hundreds))
    .join(' | ');
/** The statuses that a range or `default` stands for. */
const ERROR_STATUSES = `
type ClientErrorStatus = ${statusesOf('4')};
type ServerErrorStatus = ${statusesOf('5')};
type ErrorStatus = ClientErrorStatus | ServerErrorStatus;
`;
const RANGES: Readonly<Record<string, string>> = {
  '4XX': 'ClientErrorStatus',
  '5XX': 'ServerErrorStatus',
  default: 'ErrorStatus',
};

/** A range or `default` without another body allows any problem. */
const writeProblems = ({ problems, errors }: OperationModel): string =>
  errors.some(({ key, media }) => key in RANGES && Object.keys(media).length === 0)
    ? 'string'
    : union(problems.map((problem) => problem.name));

function writeErrors(document: OpenApi, { id, errors }: OperationModel): string {
  const others = errors.filter(({ media }) => Object.keys(media).length > 0);
  if (others.length === 0) return '';
  const write = ({ key, media }: OperationModel['errors'][number]): string => {
    const body = writeBodies(document, media, `operations[${quote(id)}]['responses'][${responseKey(key)}]`);
    if (!(key in RANGES)) return `{ ${key}: {${body}} }`;
    const exact = errors
      .filter((other) => other.key !== key && other.key !== 'default')
      .map((other) => RANGES[other.key] ?? other.key);
    const excluded = exact.length > 0 ? `Exclude<${RANGES[key]}, ${exact.join(' | ')}>` : RANGES[key];
    return `{ [Status in ${excluded}]: {${body}} }`;
  };
  return `\n    errors: ${others.map(write).join(' & ')};`;
}

function writeHeaders(operation: OperationModel): string {
  return spaced(
    operation.answers
      .filter(({ headers }) => Object.keys(headers).length > 0)
      .map(({ status, headers }) => {
        const fields = Object.entries(headers).map(([name, header]) => {
          const text = name === 'Set-Cookie' ? 'string | readonly string[]' : 'string'; // one header line each (RFC 6265, 3)
          const type = header.schema?.type === 'integer' ? 'number' : text;
          return `${key(name)}${header.required ? '' : '?'}: ${type}`;
        });
        return `${status}: {${spaced(fields)}}`;
      }),
  );
}

const spaced = (parts: readonly string[]): string => (parts.length === 0 ? '' : ` ${parts.join('; ')} `);
