// One call as code in several languages, for documents and for the console in a browser.
import { literal, quote } from './text.ts';

/** A placeholder for the reader's own file. */
export const FILE = 'picture.png';

export interface Call {
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

const shell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export function curlSample({ method, url, headers, body }: Call): string {
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

export function fetchSample({ method, url, headers, body, json }: Call): string {
  const lines: string[] = [];
  if (method !== 'GET') lines.push(`method: ${quote(method)}`);
  if (headers.length > 0) {
    const named = headers.map(([name, value]) => {
      const text = typeof value === 'string' ? quote(value) : `\`${value.prefix}\${process.env.${value.variable}}\``;
      return `${/^\w+$/.test(name) ? name : quote(name)}: ${text}`;
    });
    lines.push(`headers: { ${named.join(', ')} }`);
  }
  if (body?.kind === 'json') lines.push(`body: JSON.stringify(${literal(body.value)})`);
  if (body?.kind === 'form') lines.push(`body: new URLSearchParams(${literal(body.value)})`);
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
export function pythonSample({ method, url, headers, body, json }: Call): string {
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
