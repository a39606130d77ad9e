// Reads the form of an operation: the request, what is wrong with it, and the same call for samples.
import { isHeaderValue, writeRequest } from '../../../contract/client/request.ts';
import { convert } from '../../../contract/convert.ts';
import type { Call } from '../../../contract/generate/sample-code.ts';
import { type InvalidPlace, Problem } from '../../../contract/problem.ts';
import type { ParameterRow, SchemeRow } from '../../../contract/tables.ts';
import { findInvalid } from '../../../contract/validation-errors.ts';
import type { OperationData, PageValidators } from '../data.ts';
import type { BodyEditor } from './body-editor.ts';
import { byId, find, parseOr } from './dom.ts';

const JSON_MEDIA = 'application/json';
const FORM_MEDIA = 'application/x-www-form-urlencoded';

export type Draft = Awaited<ReturnType<typeof readDraft>>;

type Values = Record<string, Record<string, unknown>>;

export async function readDraft(
  { row, schemes }: OperationData,
  validators: PageValidators,
  editor: BodyEditor | null,
) {
  const { method } = row;
  const values = readValues(row.parameters);
  const media = editor?.choice.name ?? '';
  const errors = [
    ...((validators.parameters && findInvalid(validators.parameters, structuredClone(values), '')) ?? []),
    ...(editor?.check(validators.body[media], row.body?.required ?? false, row.body?.variants) ?? []),
  ];
  const expected = Object.values(row.answers).flat();
  const json = expected.includes(JSON_MEDIA);
  const common = new Headers({ Accept: json ? JSON_MEDIA : (expected[0] ?? '*/*') });
  const { url, headers } = write(row, values, common, errors);
  const body = editor && (await readBody(editor));
  if (body) headers.set('Content-Type', media);
  const scheme = schemes[find<HTMLSelectElement>('credential')?.value ?? 'none'];
  const displayHeaders = [...headers, ...(scheme ? credentialHeaders(scheme, method) : [])];
  if (scheme && scheme.in !== 'cookie') setSecret(scheme, headers, errors);
  const call: Call = { method, url, headers: displayHeaders, body: body?.sample ?? null, json };
  /** Whether it is sent with the login of this browser. */
  const withLogin = scheme?.in === 'cookie';
  return { url, init: { method, headers, body: body?.content ?? null }, withLogin, call, errors };
}

/** As the server reads them: places without parameters are left out. Browsers set those that have no input. */
function readValues(rows: OperationData['row']['parameters']): Values {
  const values: Values = {};
  for (const place of ['path', 'query', 'header'] as const) {
    if (rows[place].length === 0) continue;
    const read = rows[place].map((row) => {
      const input = find<HTMLInputElement>(`/${place}/${row.name}`);
      return [row.name, readValue(row, input?.value ?? '')];
    });
    values[place] = Object.fromEntries(read.filter(([, value]) => value !== undefined));
  }
  return values;
}

function readValue({ kind, list }: ParameterRow, text: string): unknown {
  if (kind === 'rest' || kind === 'deep') return parseOr(text || '{}', text);
  if (text === '') return undefined;
  return list ? text.split(',').map((item) => convert(kind, item.trim())) : convert(kind, text);
}

function setSecret({ in: place, name }: SchemeRow, headers: Headers, errors: InvalidPlace[]): void {
  const secret = byId('secret').querySelector('input')?.value.trim() ?? '';
  if (!isHeaderValue(secret))
    errors.push({ pointer: '/credential', detail: 'has characters that a header cannot have' });
  else if (secret !== '') headers.set(name, place === 'bearer' ? `Bearer ${secret}` : secret);
}

/** Samples have variables instead of secrets. */
function credentialHeaders({ in: place, name }: SchemeRow, method: string): Call['headers'] {
  if (place === 'bearer') return [[name, { prefix: 'Bearer ', variable: 'ANNEX_SESSION_TOKEN' }]];
  if (place !== 'cookie') return [[name, { prefix: '', variable: 'ANNEX_API_KEY' }]];
  const cookie = ['Cookie', { prefix: `${name}=`, variable: 'ANNEX_BROWSER_SESSION' }] as const;
  return method === 'GET' ? [cookie] : [cookie, ['Origin', location.origin]];
}

function write(row: OperationData['row'], values: Values, common: Headers, errors: InvalidPlace[]) {
  try {
    return writeRequest(location.origin, { ...row, body: null }, values, common);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (errors.length === 0) errors.push(...(error.errors ?? []));
    return { url: location.origin + row.path, headers: common };
  }
}

async function readBody(editor: BodyEditor): Promise<{ content: BodyInit; sample: Call['body'] } | null> {
  const { choice, text } = editor;
  if (choice.isFile) return { content: await editor.file(), sample: { kind: 'bytes' } };
  if (text === '') return null;
  const value = parseOr(text, {}) as Readonly<Record<string, unknown>>;
  if (choice.name !== FORM_MEDIA) return { content: text, sample: { kind: 'json', value } };
  const pairs = Object.entries(value).flatMap(([name, inner]) => [inner].flat().map((item) => [name, String(item)]));
  return { content: new URLSearchParams(pairs).toString(), sample: { kind: 'form', value } };
}
