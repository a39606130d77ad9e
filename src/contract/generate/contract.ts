// Writes contract.ts: the area's operations as one interface, in the shape of src/contract/operation.ts.
import { defaultsOf, isBinary, type OperationModel } from './model.ts';
import { type Media, type OpenApi, resolveRef } from './openapi.ts';
import { HEADER, key, pascal, quote, union } from './text.ts';

export function writeContract(area: string, document: OpenApi, operations: readonly OperationModel[]): string {
  const body = operations.map((operation) => writeOperation(document, operation)).join('\n');
  return `${HEADER}import type { components, operations } from './api.d.ts';

export type Schemas = components['schemas'];

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
    problems: ${union(operation.problems.map((problem) => problem.name))};
    security: ${union(operation.security.length === 0 ? ['none'] : operation.security)};${operation.rule ? `\n    rule: ${quote(operation.rule)};` : ''}
  };`;
}

function writeRequest(document: OpenApi, operation: OperationModel): string {
  const parts: string[] = [];
  for (const place of ['path', 'query', 'header', 'cookie'] as const) {
    const parameters = operation.parameters[place];
    if (parameters.length === 0) continue;
    const optional = parameters.every((parameter) => !parameter.required);
    parts.push(`${place}${optional ? '?' : ''}: NonNullable<operations['${operation.id}']['parameters']['${place}']>`);
  }
  if (operation.body) {
    const type = writeBody(document, operation, operation.body.media);
    parts.push(`body${operation.body.required ? '' : '?'}: ${type}`);
  }
  return spaced(parts);
}

/** Names of headers that a browser or proxy sets, which clients therefore omit. */
function writeReads({ parameters }: OperationModel): string {
  const names = parameters.header.filter((parameter) => parameter['x-set-by']).map(({ name }) => name);
  return names.length > 0 ? `\n    reads: ${union(names)};` : '';
}

/** A JSON-only body is used directly; with several media types the caller passes `media` and `content`. */
function writeBody(document: OpenApi, operation: OperationModel, media: Readonly<Record<string, Media>>): string {
  const names = Object.keys(media);
  const at = (name: string): string => {
    const schema = media[name]?.schema;
    if (isBinary(document, schema)) return 'Uint8Array';
    return typeOf(media[name]) ?? `NonNullable<operations['${operation.id}']['requestBody']>['content']['${name}']`;
  };
  if (names.length === 1 && names[0] === 'application/json') return at(names[0]);
  return names.map((name) => `{ media: '${name}'; content: ${at(name)} }`).join(' | ');
}

const typeOf = (media: Media | undefined): string | undefined => {
  const name = media?.schema?.$ref?.replace('#/components/schemas/', '');
  return name && `Schemas['${name}']`;
};

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
    operation.answers.map(({ status, media }) => {
      const bodies = Object.entries(media).map(([name, value]) => {
        if (isBinary(document, value.schema)) return `'${name}': Uint8Array`;
        return `'${name}': ${typeOf(value) ?? `operations['${operation.id}']['responses'][${status}]['content']['${name}']`}`;
      });
      return `${status}: {${spaced(bodies)}}`;
    }),
  );
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
