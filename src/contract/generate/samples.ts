// Writes x-codeSamples: one call of every operation, in four languages, from the document's examples.
import { clientSchemes, examplesOf, serverOf, shortestValue, writeCalls } from './client.ts';
import { FORM_MEDIA } from './media.ts';
import { isBinary, type OperationModel } from './model.ts';
import { type CodeSample, type OpenApi, resolveRef } from './openapi.ts';
import { camel, inline, pascal, quote } from './text.ts';

const JSON_MEDIA = 'application/json';
/** A placeholder for the reader's own file. */
const FILE = 'picture.png';

interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [
    name: string,
    value: string | { readonly prefix: string; readonly variable: string },
  ])[];
  readonly body:
    | { readonly kind: 'json' | 'form'; readonly value: Readonly<Record<string, unknown>> }
    | { readonly kind: 'bytes' }
    | null;
  /** Whether the response is JSON. */
  readonly json: boolean;
}

export function writeSamples(area: string, document: OpenApi, operation: OperationModel): CodeSample[] {
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
  const accept =
    first === undefined || first === JSON_MEDIA
      ? []
      : [['Accept', responseMedia.includes(JSON_MEDIA) ? JSON_MEDIA : first] as const];
  const value = (name && body?.media[name] ? shortestValue(document, body.media[name]) : {}) as Record<string, unknown>;
  return {
    method: operation.method,
    url: serverOf(document) + path + (query.size > 0 ? `?${query}` : ''),
    headers: [...accept, ...headers],
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

// ---- Languages ------------------------------------------------------------------------------------------------------

const shell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

function curlSample({ method, url, headers, body }: Call): string {
  const lines = [`curl${method === 'GET' ? '' : ` -X ${method}`} ${shell(url)}`];
  for (const [name, value] of headers) {
    lines.push(
      typeof value === 'string'
        ? `-H ${shell(`${name}: ${value}`)}`
        : `-H "${name}: ${value.prefix}$${value.variable}"`,
    );
  }
  if (body?.kind === 'bytes') lines.push(`--data-binary @${FILE}`);
  else if (body?.kind === 'json') lines.push(`-d ${shell(JSON.stringify(body.value))}`);
  else if (body) {
    for (const [name, value] of Object.entries(body.value)) lines.push(`--data-urlencode ${shell(`${name}=${value}`)}`);
  }
  return lines.join(' \\\n  ');
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

function fetchSample({ method, url, headers, body, json }: Call): string {
  const lines: string[] = [];
  if (method !== 'GET') lines.push(`method: ${quote(method)}`);
  if (headers.length > 0) {
    const named = headers.map(([name, value]) => {
      const text = typeof value === 'string' ? quote(value) : `\`${value.prefix}\${process.env.${value.variable}}\``;
      return `${/^\w+$/.test(name) ? name : quote(name)}: ${text}`;
    });
    lines.push(`headers: { ${named.join(', ')} }`);
  }
  if (body?.kind === 'json') lines.push(`body: JSON.stringify(${inline(body.value)})`);
  if (body?.kind === 'form') lines.push(`body: new URLSearchParams(${inline(body.value)})`);
  if (body?.kind === 'bytes') lines.push(`body: await readFile('${FILE}')`);
  const reads = lines.some((line) => line.includes('readFile'));
  const options = lines.map((line) => `  ${line.replaceAll('\n', '\n  ')},\n`).join('');
  return [
    ...(reads ? ["import { readFile } from 'node:fs/promises';", ''] : []),
    `const response = await fetch(${quote(url)}${lines.length > 0 ? `, {\n${options}}` : ''});`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a template in the sample
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    json ? 'console.log(await response.json());' : 'console.log(response.status);',
  ].join('\n');
}

/** With the standard library only. */
function pythonSample({ method, url, headers, body, json }: Call): string {
  const named = headers.map(([name, value]) => {
    const text =
      typeof value === 'string'
        ? JSON.stringify(value)
        : `${value.prefix === '' ? '' : `${JSON.stringify(value.prefix)} + `}os.environ["${value.variable}"]`;
    return `${JSON.stringify(name)}: ${text}`;
  });
  const given = [
    JSON.stringify(url),
    ...(method === 'GET' ? [] : [`method="${method}"`]),
    ...(named.length > 0 ? [`headers={${named.join(', ')}}`] : []),
    ...(body ? [`data=${pythonData(body)}`] : []),
  ];
  const modules = [
    ...(json || body?.kind === 'json' ? ['json'] : []),
    ...(headers.some(([, value]) => typeof value !== 'string') ? ['os'] : []),
    ...(body?.kind === 'form' ? ['urllib.parse'] : []),
    'urllib.request',
  ];
  return [
    ...modules.map((name) => `import ${name}`),
    '',
    `request = urllib.request.Request(\n${given.map((line) => `    ${line},\n`).join('')})`,
    'with urllib.request.urlopen(request, timeout=30) as response:',
    json ? '    print(json.load(response))' : '    print(response.status)',
  ].join('\n');
}

function pythonData(body: NonNullable<Call['body']>): string {
  if (body.kind === 'bytes') return `open("${FILE}", "rb").read()`;
  if (body.kind === 'json') return `json.dumps(${pythonLiteral(body.value)}).encode()`;
  return `urllib.parse.urlencode(${pythonLiteral(body.value)}).encode()`;
}

function pythonLiteral(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(pythonLiteral).join(', ')}]`;
  return `{${Object.entries(value)
    .map(([name, inner]) => `${JSON.stringify(name)}: ${pythonLiteral(inner)}`)
    .join(', ')}}`;
}
