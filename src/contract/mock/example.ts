// Which of the documented examples answers a request, and how it looks on the wire.

import { negotiate } from '../negotiate.ts';
import { Problem } from '../problem.ts';
import { formatEvent } from '../server/events.ts';
import type { ServerEvent } from '../types.ts';
import type { MediaObject, OperationObject, ResponseObject } from './document.ts';
import type { Preference } from './types.ts';

export interface Written {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

const PROBLEM_MEDIA = 'application/problem+json';
const PIXEL_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export function readPreference(header: string | undefined): Preference {
  const pairs = (header ?? '').split(/[,;]/).map((pair) => pair.trim().split(/\s*=\s*/));
  const find = (name: string) => pairs.find(([key]) => key?.toLowerCase() === name)?.[1]?.replaceAll('"', '');
  const code = find('code');
  return { code: code === undefined ? undefined : Number(code), example: find('example') };
}

export function writeExample(
  operation: OperationObject,
  preference: Preference,
  accept: string | undefined,
  fallback: (status: number, media: string) => unknown,
): Written {
  const [status, response] = chooseResponse(operation, preference);
  const headers = exampleHeaders(response);
  const content = response.content ?? {};
  if (Object.keys(content).length === 0) return { status, headers, body: '' };
  const media = chooseMedia(content, status, preference.example, accept);
  const chosen = content[media] as MediaObject;
  const { found, value } = findExample(chosen, preference.example);
  const body = encode(media, chosen, found ? value : isBinary(chosen) ? undefined : fallback(status, media));
  return { status, headers: { ...headers, 'Content-Type': media }, body };
}

function chooseResponse({ responses }: OperationObject, { code, example }: Preference): [number, ResponseObject] {
  const all = Object.entries(responses).map(([status, response]) => [Number(status), response] as const);
  const candidates = code === undefined ? all : all.filter(([status]) => status === code);
  const holds = ([, { content = {} }]: (typeof all)[number]) =>
    example === undefined || Object.values(content).some((media) => findExample(media, example).named);
  const chosen = candidates.find(holds);
  if (!chosen) {
    const detail = 'names a status or an example that the document does not have for this operation';
    throw new Problem('invalid-request', undefined, { errors: [{ pointer: '/header/prefer', detail }] });
  }
  return [...chosen];
}

function chooseMedia(
  content: Readonly<Record<string, MediaObject>>,
  status: number,
  example: string | undefined,
  accept: string | undefined,
): string {
  const all = Object.keys(content);
  const holding = all.filter((media) => findExample(content[media] as MediaObject, example).named);
  const offered = holding.length > 0 ? holding : all;
  const chosen = negotiate(offered, accept);
  if (chosen !== null) return chosen;
  if (status < 400) throw new Problem('not-acceptable', `This operation answers ${all.join(' or ')}.`);
  return offered.includes(PROBLEM_MEDIA) ? PROBLEM_MEDIA : (offered[0] as string);
}

/** The example of that name, else the first. */
function findExample(media: MediaObject, name: string | undefined): { found: boolean; named: boolean; value: unknown } {
  const examples = media.examples ?? {};
  if (name !== undefined && Object.hasOwn(examples, name)) {
    return { found: true, named: true, value: examples[name]?.value };
  }
  if (media.example !== undefined) return { found: true, named: false, value: media.example };
  const [first] = Object.values(examples);
  return { found: first !== undefined, named: false, value: first?.value };
}

function exampleHeaders({ headers = {} }: ResponseObject): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [name, { example }] of Object.entries(headers)) if (example !== undefined) out[name] = String(example);
  return out;
}

const isBinary = ({ schema }: MediaObject): boolean => schema?.format === 'binary';

function encode(media: string, chosen: MediaObject, value: unknown): string | Uint8Array {
  if (media === 'text/event-stream')
    return [value]
      .flat()
      .map((event) => formatEvent(event as ServerEvent))
      .join('');
  if (/[/+]json$/.test(media)) return JSON.stringify(value);
  if (typeof value === 'string') return value;
  return media === 'image/png' && isBinary(chosen) ? Buffer.from(PIXEL_PNG, 'base64') : '';
}
