// GET /callback of the mock gateway: what the provider's redirect must look like, and what the browser gets to see.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { validators } from '../../../generated/gateway/validators.js';
import { negotiate } from '../negotiate.ts';
import { Problem } from '../problem.ts';
import { findInvalid } from '../server/invalid.ts';
import type { InvalidPlace } from '../types.ts';
import { type Delivery, findSecret, type Registrations } from './registrations.ts';

export function writeCallback(request: IncomingMessage, response: ServerResponse, registrations: Registrations): void {
  const html = negotiate(['text/html', 'application/json'], request.headers.accept) === 'text/html';
  const write = (status: number, title: string, media: string, body: object, headers = {}) => {
    const type = html ? 'text/html; charset=utf-8' : media;
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', ...headers });
    response.end(html ? `<!doctype html><title>${title}</title><p>${title}.` : JSON.stringify(body));
  };
  try {
    const status = receive(request, registrations);
    const title = status === 'delivered' ? 'Authorization received' : 'Authorization denied';
    write(200, title, 'application/json', { status });
  } catch (error) {
    const problem = error instanceof Problem ? error : new Problem('internal-error', String(error));
    const details = problem.toJSON();
    write(problem.status, details.title, 'application/problem+json', details, problem.headers);
  }
}

function receive(request: IncomingMessage, registrations: Registrations): Delivery {
  const [path = '', search = ''] = (request.url ?? '').split(/\?(.*)/s, 2);
  if (path !== '/callback') throw new Problem('not-found');
  if (request.method === 'HEAD') return 'delivered'; // uses nothing up
  if (request.method !== 'GET') {
    throw new Problem('method-not-allowed', undefined, { headers: { Allow: 'GET, HEAD' } });
  }
  if (/prefetch/i.test(String(request.headers['sec-purpose'] ?? ''))) throw new Problem('prefetch-refused');
  return registrations.deliver(readQuery(new URLSearchParams(search)));
}

function readQuery(given: URLSearchParams): Record<string, string> {
  const query = Object.fromEntries(given);
  const secret = findSecret(query);
  if (secret) throw new Problem('secret-in-callback', `The callback carries ${secret}. Nothing was forwarded.`);
  const errors: InvalidPlace[] = findInvalid(validators.receiveCallback.parameters, { query: { ...query } }, '') ?? [];
  for (const name of new Set(given.keys())) {
    if (given.getAll(name).length > 1)
      errors.push({ pointer: `/query/${name}`, detail: 'must not be given more than once' });
  }
  if (!given.has('code') && !given.has('error')) errors.push({ pointer: '/query/code', detail: 'is required' });
  if (errors.length > 0) throw new Problem('invalid-request', undefined, { errors });
  return query;
}
