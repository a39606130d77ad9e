// Writes client.ts: the area's typed client with one documented method per operation, and its socket connection.

import { type Media, type OpenApi, type Parameter, resolveRef } from '../document.ts';
import { streamForms } from '../streams.ts';
import { FORM_MEDIA, JSON_MEDIA } from './media.ts';
import { bodyExamples, isBinary, type OperationModel } from './model.ts';
import { basePath, serverUrl } from './servers.ts';
import { camel, HEADER, indent, key, literal, pascal, quote, union, WIDTH } from './text.ts';

/** What the sockets add to the file. */
export interface SocketClients {
  readonly imports: string;
  readonly text: string;
}
export const SOCKET_IMPORTS = ['connectSocket', 'type SocketClient', 'type SocketOptions'];

export function writeClient(
  area: string,
  document: OpenApi,
  operations: readonly OperationModel[],
  sockets: SocketClients | undefined,
  contract: string,
): string {
  const name = pascal(area);
  const types = ['type Call', 'type ClientOptions', 'createClient', ...(sockets ? SOCKET_IMPORTS : [])];
  const names = clientSchemes(document);
  const schemes = names.length > 0 ? `<${union(names)}>` : '';
  const { summary = document.info.title } = document.info;
  return `${HEADER}import { ${types.toSorted(byName).join(', ')} } from ${quote(contract)};
import type { ${name} } from './contract.ts';
${sockets?.imports ?? ''}import { operations, security } from './operations.ts';

/** ${summary} */
export interface ${name}Client {
${operations.map((operation) => writeMethod(area, document, operation)).join('\n')}
}

${comment(summary, [`@example\nconst ${camel(area)} = create${name}Client({ baseUrl: '${serverOf(document)}' });`])}
export const create${name}Client = (options: ClientOptions${schemes}): ${name}Client =>
  createClient<${name}${names.length > 0 ? `, ${union(names)}` : ''}>({ operations, security }, options);
${sockets?.text ?? ''}`;
}

/** Security schemes whose credentials a client sends; cookies and certificates are left to the browser or `fetch`. */
export const clientSchemes = (document: OpenApi): string[] =>
  Object.entries(document.components.securitySchemes ?? {})
    .map(([name, scheme]) => [name, resolveRef(document, scheme)] as const)
    .filter(([, scheme]) => scheme.in !== 'cookie' && scheme.type !== 'mutualTLS')
    .map(([name]) => name);

const byName = (a: string, b: string): number => (bare(a) < bare(b) ? -1 : 1);
const bare = (name: string): string => name.replace('type ', '').toLowerCase();

/** Without the base path, which is part of the paths in the operation table. */
export const serverOf = (document: OpenApi): string =>
  serverUrl(document.servers?.[0] ?? { url: 'http://127.0.0.1' }).slice(0, -basePath(document).length || undefined) ||
  'http://127.0.0.1';

// ---- Methods --------------------------------------------------------------------------------------------------------

function writeMethod(area: string, document: OpenApi, operation: OperationModel): string {
  const { id, deprecation, problems, summary, description = '' } = operation;
  const tags = [
    `@throws Problem: ${problems.map(({ name, status }) => `\`${name}\` (${status})`).join(', ')}.`,
    `@example\n${writeCalls(area, document, operation).join('\n')}`,
  ];
  if (deprecation)
    tags.unshift(`@deprecated Since ${deprecation.since}; may be removed on or after ${deprecation.sunset}.`);
  const text = comment(`${sentence(summary)}\n\n${description.trim()}`.trim(), tags);
  return `${indent(text)}\n  readonly ${key(id)}: Call<${pascal(area)}[${quote(id)}]>;`;
}

/** Example calls: one for the result, and one for the stream if the operation has both. */
export function writeCalls(area: string, document: OpenApi, operation: OperationModel): string[] {
  const { id, answers } = operation;
  const request = exampleRequest(document, operation);
  const given = request === '{}' ? '' : request;
  const media = answers.flatMap((response) => Object.keys(response.media));
  const calls: string[] = [];
  const call = camel(area) + (key(id) === id ? `.${id}` : `[${quote(id)}]`);
  const streams = streamForms(document, answers).map(([name]) => name);
  if (media.some((name) => !streams.includes(name))) calls.push(`const result = await ${call}(${given});`);
  else if (media.length === 0) calls.push(`await ${call}(${given});`);
  if (streams.length > 0) {
    calls.push(`for await (const event of ${call}.stream(${given})) console.log(event);`);
  }
  return calls;
}

/** An example request: required path parameters and headers, and all scalar query parameters. */
function exampleRequest(document: OpenApi, { parameters, body }: OperationModel): string {
  const scalar = ({ schema }: Parameter) => !['array', 'object'].includes(String(resolveRef(document, schema).type));
  const parts = {
    path: examplesOf(document, parameters.path),
    query: examplesOf(document, parameters.query.filter(scalar)),
    header: examplesOf(
      document,
      parameters.header.filter(({ required }) => required),
    ),
  };
  const written = Object.entries(parts)
    .filter(([, values]) => Object.keys(values).length > 0)
    .map(([place, values]) => `${place}: ${literal(values)}`);
  if (body) written.push(`body: ${exampleBody(document, body.media)}`);
  const short = `{ ${written.join(', ')} }`;
  if (written.length === 0) return '{}';
  return short.length <= WIDTH ? short : `{\n${indent(`${written.join(',\n')},`)}\n}`;
}

export const examplesOf = (document: OpenApi, parameters: readonly Parameter[]): Record<string, unknown> =>
  Object.fromEntries(
    parameters
      .map((parameter) => [parameter.name, bodyExamples(document, parameter)[0]?.value] as const)
      .filter(([, value]) => value !== undefined),
  );

/** The shortest example that is not empty. */
export function shortestValue(document: OpenApi, media: Media): unknown {
  const values = bodyExamples(document, media).map(({ value }) => value);
  const nonEmpty = values.filter((value) => literal(value) !== '{}');
  return nonEmpty.toSorted((a, b) => literal(a).length - literal(b).length)[0] ?? {};
}

/** The shortest JSON or form example; binary data is a variable named `bytes`. */
function exampleBody(document: OpenApi, media: Readonly<Record<string, Media>>): string {
  const json = media[JSON_MEDIA];
  const value = json && literal(shortestValue(document, json));
  if (value) return Object.keys(media).length === 1 ? value : `{ media: '${JSON_MEDIA}', content: ${value} }`;
  const form = media[FORM_MEDIA];
  if (form) return `{ media: '${FORM_MEDIA}', content: ${literal(shortestValue(document, form))} }`;
  const [name] = Object.entries(media).find(([, { schema }]) => isBinary(document, schema)) ?? [];
  return `{ media: '${name}', content: bytes }`;
}

// ---- Comments -------------------------------------------------------------------------------------------------------

export function comment(text: string, tags: readonly string[]): string {
  const lines = [text, ...tags].join('\n\n').replaceAll('*/', '*\\/').split('\n');
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */`;
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export const firstSentence = (text: string): string =>
  (/^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim()).replace(/\s+/g, ' ');
