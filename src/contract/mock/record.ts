// Records every request with its body, including refused ones.
import type { IncomingMessage } from 'node:http';
import type Koa from 'koa';
import type { OperationState } from '../server/index.ts';
import type { MockCall } from './types.ts';

export const recordCalls =
  (calls: MockCall[]): Koa.Middleware =>
  async (context, next) => {
    const chunks = copyBody(context.req);
    await next();
    const { method, path, status, headers } = context;
    const { operation } = context.state as OperationState;
    const body = await readBody(Buffer.concat(chunks), context.get('content-type'));
    const query = { ...context.query } as MockCall['query'];
    calls.push({ operationId: operation?.operationId ?? null, method, path, query, headers, body, status });
  };

/** Copies the chunks that the server reads, without reading any itself. */
function copyBody(request: IncomingMessage): Buffer[] {
  const chunks: Buffer[] = [];
  const push = request.push.bind(request);
  request.push = (chunk, encoding) => {
    if (chunk !== null) chunks.push(Buffer.from(chunk as Buffer)); // a copy, because the server frees chunks of refused bodies
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
