// Bare node:http with hand-written routing, body reading and checks: the floor.
import { createServer } from 'node:http';
import { callerOf, listen, MAX_BODY_BYTES, refusal } from './contract.js';

const PREFIX = '/api/panels/webview/';

function fail(response, status, detail) {
  const body = JSON.stringify({ status, detail });
  response.writeHead(status, { 'content-type': 'application/problem+json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

listen(
  createServer((request, response) => {
    const [path] = request.url.split('?', 1);
    const [owner, repo, rest] = path.startsWith(PREFIX) ? path.slice(PREFIX.length).split('/') : [];
    if (repo === undefined || rest !== undefined) return fail(response, 404, 'no such path');
    if (request.method !== 'PATCH') return fail(response, 405, 'no such method');
    if (!callerOf(request.headers['x-api-key'])) return fail(response, 401, 'no valid key');
    const type = request.headers['content-type'] ?? '';
    if (!/^application\/json\s*(;|$)/i.test(type)) return fail(response, 415, 'not JSON');
    const chunks = [];
    let size = 0;
    request.on('data', (chunk) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
    });
    request.on('end', () => {
      if (size > MAX_BODY_BYTES) return fail(response, 413, 'body too large');
      const wrong = refusal(owner, repo, parse(Buffer.concat(chunks).toString()));
      if (wrong) return fail(response, 400, wrong);
      response.writeHead(204);
      response.end();
    });
  }),
);
