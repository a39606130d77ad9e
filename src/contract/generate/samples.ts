// Writes x-codeSamples: one call of every operation, in four languages, from the document's examples.

import { type CodeSample, type OpenApi, resolveRef } from '../document.ts';
import { clientSchemes, examplesOf, serverOf, shortestValue, writeCalls } from './client.ts';
import { FORM_MEDIA, JSON_MEDIA } from './media.ts';
import { isBinary, type OperationModel } from './model.ts';
import { operationsOf } from './places.ts';
import { type Call, curlSample, FILE, fetchSample, pythonSample } from './sample-code.ts';
import { camel, pascal, quote } from './text.ts';

/** Adds the samples to the published document. */
export function addSamples(
  area: string,
  published: OpenApi,
  document: OpenApi,
  operations: readonly OperationModel[],
): void {
  const samples = new Map(operations.map((operation) => [operation.id, samplesOf(area, document, operation)]));
  for (const { node } of operationsOf(published)) node['x-codeSamples'] = samples.get(node.operationId) ?? [];
}

function samplesOf(area: string, document: OpenApi, operation: OperationModel): CodeSample[] {
  const call = callOf(document, operation);
  return [
    { lang: 'Shell', label: 'curl', source: curlSample(call) },
    ...(isForBrowsers(document, operation)
      ? []
      : [{ lang: 'TypeScript', label: 'TypeScript SDK', source: sdkSample(area, document, operation) } as const]),
    { lang: 'JavaScript', label: 'fetch', source: fetchSample(call) },
    { lang: 'Python', label: 'Python', source: pythonSample(call) },
  ];
}

/** Only browsers can call operations that accept nothing but cookies. */
const isForBrowsers = (document: OpenApi, { security }: OperationModel): boolean =>
  security.length > 0 && !security.some((name) => name === 'none' || clientSchemes(document).includes(name));

function callOf(document: OpenApi, operation: OperationModel): Call {
  const { parameters, body } = operation;
  const inPath = examplesOf(document, parameters.path);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(inPath[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(examplesOf(document, parameters.query))) {
    if (value === null || typeof value !== 'object') query.append(name, String(value));
  }
  const headers: Call['headers'][number][] = [...credential(document, operation)];
  const required = parameters.header.filter((parameter) => parameter.required);
  for (const [name, value] of Object.entries(examplesOf(document, required))) headers.push([name, String(value)]);
  const media = Object.keys(body?.media ?? {});
  const [kind, name] = media.includes(JSON_MEDIA)
    ? (['json', JSON_MEDIA] as const)
    : media.includes(FORM_MEDIA)
      ? (['form', FORM_MEDIA] as const)
      : (['bytes', media.find((each) => isBinary(document, body?.media[each]?.schema))] as const);
  if (body && name && kind !== 'form') headers.push(['Content-Type', name]);
  const responseMedia = operation.answers.flatMap((response) => Object.keys(response.media));
  const [first] = responseMedia;
  if (first !== undefined && first !== JSON_MEDIA) {
    headers.unshift(['Accept', responseMedia.includes(JSON_MEDIA) ? JSON_MEDIA : first]);
  }
  const value = (name && body?.media[name] ? shortestValue(document, body.media[name]) : {}) as Record<string, unknown>;
  return {
    method: operation.method,
    url: serverOf(document) + path + (query.size > 0 ? `?${query}` : ''),
    headers,
    body: body ? (kind === 'bytes' ? { kind } : { kind, value }) : null,
    json: responseMedia.includes(JSON_MEDIA),
  };
}

/** The header of the operation's first security scheme; empty if no credential is required. */
function credential(document: OpenApi, { security, method }: OperationModel): Call['headers'] {
  const [name] = security;
  if (!name || security.includes('none')) return [];
  const scheme = resolveRef(document, document.components.securitySchemes?.[name] ?? { type: 'none' });
  if (scheme.type === 'http') return [['Authorization', { prefix: 'Bearer ', variable: 'ANNEX_SESSION_TOKEN' }]];
  if (scheme.in === 'header') return [[scheme.name ?? '', { prefix: '', variable: 'ANNEX_API_KEY' }]];
  const cookie = ['Cookie', { prefix: `${scheme.name}=`, variable: 'ANNEX_BROWSER_SESSION' }] as const;
  return method === 'GET' ? [cookie] : [cookie, ['Origin', new URL(serverOf(document)).origin]];
}

function sdkSample(area: string, document: OpenApi, operation: OperationModel): string {
  const scheme = operation.security.find((name) => clientSchemes(document).includes(name));
  const variable = scheme === 'apiKey' ? 'ANNEX_API_KEY' : 'ANNEX_SESSION_TOKEN';
  const needsCredential = scheme && !operation.security.includes('none');
  const options = `{ baseUrl: ${quote(serverOf(document))}${needsCredential ? `, ${scheme}: process.env['${variable}']` : ''} }`;
  const calls = writeCalls(area, document, operation);
  const reads = calls.some((line) => line.includes('content: bytes'));
  return [
    ...(reads ? ["import { readFile } from 'node:fs/promises';"] : []),
    `import { create${pascal(area)}Client } from 'annex-sdk/${area}';`,
    '',
    `const ${camel(area)} = create${pascal(area)}Client(${options});`,
    ...(reads ? [`const bytes = await readFile('${FILE}');`] : []),
    calls[0] ?? '',
  ].join('\n');
}
