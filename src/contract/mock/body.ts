// A request body as openapi-backend should see it, and as a test wants to look at it.
import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';
import type { OperationObject } from './document.ts';

/** What the document says about a body, read before openapi-backend takes the files out of `required`. */
export interface BodyRule {
  readonly required: boolean;
  readonly media: readonly string[];
  readonly fields: readonly string[];
}
export interface MockBody {
  readonly content: unknown;
  /** For the validator: files as text of the same length, nothing where there is nothing to check. */
  readonly checked?: object;
  readonly problem?: Problem;
}

const MAX_BYTES = 64 << 20;
const NONE: MockBody = { content: undefined };

export const readRule = ({ requestBody }: OperationObject): BodyRule | null =>
  requestBody
    ? {
        required: requestBody.required ?? false,
        media: Object.keys(requestBody.content),
        fields: requestBody.content['multipart/form-data']?.schema?.required ?? [],
      }
    : null;

export async function readMockBody(request: IncomingMessage, rule: BodyRule | null): Promise<MockBody> {
  const bytes = await collect(request);
  if (bytes === null) return { ...NONE, problem: new Problem('body-too-large') };
  if (bytes.length === 0 || !rule) {
    return rule?.required ? { ...NONE, problem: invalid('/body', 'is required') } : NONE;
  }
  const type = request.headers['content-type'] ?? '';
  const media = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const read = { content: bytes };
  if (!rule.media.includes(media)) {
    return { ...read, problem: new Problem('unsupported-media-type', `Send ${rule.media.join(' or ')}.`) };
  }
  if (media === 'application/json') return readJson(bytes);
  return media === 'multipart/form-data' ? readForm(bytes, type, rule.fields) : read;
}

async function collect(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= MAX_BYTES) chunks.push(chunk as Buffer);
  }
  return size > MAX_BYTES ? null : Buffer.concat(chunks);
}

function readJson(bytes: Buffer): MockBody {
  try {
    const content: unknown = JSON.parse(bytes.toString());
    // openapi-backend parses what is not an object once more: a boxed value is one, and Ajv would not take it for null.
    if (typeof content === 'object' && content !== null) return { content, checked: content };
    return { content, problem: invalid('/body', 'must be an object') };
  } catch {
    return { content: bytes, problem: invalid('/body', 'is not valid JSON') };
  }
}

async function readForm(bytes: Buffer, type: string, required: readonly string[]): Promise<MockBody> {
  const fields: Record<string, unknown> = {};
  const checked: Record<string, string> = {};
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
    for (const [name, value] of form) {
      fields[name] = value;
      checked[name] = typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()).toString('latin1');
    }
  } catch {
    return { content: bytes, problem: invalid('/body', 'is not a complete multipart form') };
  }
  const missing = required.find((name) => !Object.hasOwn(checked, name));
  if (missing !== undefined) return { content: fields, problem: invalid(`/body/${missing}`, 'is required') };
  return { content: fields, checked };
}

const invalid = (pointer: string, detail: string): Problem =>
  new Problem('invalid-request', undefined, { errors: [{ pointer, detail }] });
