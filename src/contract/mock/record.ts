// Records the latest requests with their bodies, including refused ones.
import type { IncomingMessage } from 'node:http';
import type Koa from 'koa';
import type { OperationState } from '../server/index.ts';
import type { MockCall } from './types.ts';

/** Bytes of all recorded requests; beyond it, the oldest are forgotten. */
const MAX_BYTES = 16 << 20;
const MAX_BODY_BYTES = 4 << 20;
/** What a request uses in addition to its body and headers. */
const BYTES_PER_CALL = 1_000;

export function recordCalls(calls: MockCall[]): Koa.Middleware {
  const sizes: number[] = [];
  let total = 0;
  return async (context, next) => {
    const chunks = copyBody(context.req);
    const { method, path, url, headers } = context;
    const query = { ...context.query } as MockCall['query'];
    await next();
    const { status } = context;
    const { operation } = context.state as OperationState;
    const bytes = Buffer.concat(chunks);
    const body = await readBody(bytes, context.get('content-type'));
    calls.push({ operationId: operation?.operationId ?? null, method, path, query, headers, body, status });
    const size = BYTES_PER_CALL + bytes.length + url.length + context.req.rawHeaders.join('').length;
    sizes.push(size);
    total += size;
    while (total > MAX_BYTES) {
      calls.shift();
      total -= sizes.shift() ?? 0;
    }
  };
}

/** Copies the chunks that the server reads, without reading any itself. Empty if the body is too large. */
function copyBody(request: IncomingMessage): Buffer[] {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const push = request.push.bind(request);
  request.push = (chunk, encoding) => {
    bytes += (chunk as Buffer | null)?.length ?? 0;
    if (bytes > MAX_BODY_BYTES) chunks.length = 0;
    else if (chunk !== null) chunks.push(Buffer.from(chunk as Buffer)); // a copy, because the server frees chunks of refused bodies
    return push(chunk, encoding);
  };
  return chunks;
}

async function readBody(bytes: Buffer, type: string): Promise<unknown> {
  if (bytes.length === 0) return undefined;
  try {
    if (type.startsWith('application/json')) return JSON.parse(bytes.toString());
    if (!type.startsWith('multipart/form-data')) return bytes;
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
    return Object.fromEntries(form);
  } catch {
    return bytes;
  }
}
